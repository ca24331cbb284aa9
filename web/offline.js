// After the first visit the game needs no network: the service worker serves the version that was played.

let asked = false;
// Saved before the game's own replaces it.
const { fetch } = globalThis;

/** The browser's service workers; some browsers throw as soon as they are asked for. */
function worker() {
  try {
    return navigator.serviceWorker;
  } catch {
    return undefined;
  }
}

/** Resolves when nothing more has been fetched for a second. */
async function allFetched() {
  const count = () => performance.getEntriesByType("resource").length;
  for (let before = -1; before !== count(); ) {
    before = count();
    await new Promise((done) => setTimeout(done, 1000));
  }
}

/** Saves what this page has fetched. The browser still has all of it: nothing is transferred again. */
async function saveFetched(version) {
  const cache = await caches.open(`first-class-${version}`);
  const here = new URL("./", location).href;
  const fetched = performance.getEntriesByType("resource").map(({ name }) => name.replace(/\?again$/, ""));
  const save = async (address, as = address) => {
    const response = await fetch(address, { cache: "force-cache" }).catch(() => undefined);
    if (response?.ok) await cache.put(as, response);
  };
  await save(performance.getEntriesByType("navigation")[0].name, "./");
  for (const address of new Set(fetched.filter((name) => name.startsWith(here)))) await save(address);
}

/** Saves this version: what every player needs, and the pictures that this one uses. */
export async function saveOffline(files) {
  if (asked || !worker() || !files.version) return;
  asked = true;
  try {
    // What a worker has served is already saved.
    const served = !!worker().controller;
    if (!served) {
      await allFetched();
      await saveFetched(files.version);
    }
    const registration = await worker().register("sw.js", { updateViaCache: "none" });
    if (served) registration.update().catch(() => {});
    const { active } = await worker().ready;
    active.postMessage({ save: performance.getEntriesByType("resource").map(({ name }) => name) });
  } catch (error) {
    console.info(`The game is not saved for offline play: ${error}`);
  }
}
