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

/** How long the newest version may take to take over; it waits until the one before it has answered everything. */
const TAKEOVER = 30_000;

/** Lets a newer version that has been fetched in the meantime take over before anything of the old one is used. */
export async function takeNewest() {
  const registration = await worker()?.getRegistration().catch(() => undefined);
  if (!registration?.waiting) return;
  const taken = new Promise((done) => worker().addEventListener("controllerchange", () => done(true), { once: true }));
  registration.waiting.postMessage({ take: true });
  // A page that is loaded again before that asks the old version, which then never answers.
  if (!(await Promise.race([taken, new Promise((done) => setTimeout(done, TAKEOVER))]))) return;
  location.reload();
  await new Promise(() => {});
}

/** Resolves when nothing more has been fetched for a second. */
async function allFetched() {
  const count = () => performance.getEntriesByType("resource").length;
  for (let before = -1; before !== count(); ) {
    before = count();
    await new Promise((done) => setTimeout(done, 1000));
  }
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
