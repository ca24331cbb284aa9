// After the first visit the game needs no network: the service worker keeps the version that was played.

let asked = false;

/** Lets a newer version that has been fetched meanwhile take over before anything of the old one is used. */
export async function takeNewest() {
  const registration = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
  if (!registration?.waiting) return;
  const taken = new Promise((done) => navigator.serviceWorker.addEventListener("controllerchange", done, { once: true }));
  registration.waiting.postMessage({ take: true });
  await Promise.race([taken, new Promise((done) => setTimeout(done, 2000))]);
  location.reload();
  await new Promise(() => {});
}

/** Keeps this version: what every player needs, and whatever this page has fetched. */
export async function keepOffline(files) {
  if (asked || !("serviceWorker" in navigator) || !files.version) return;
  asked = true;
  try {
    const registration = await navigator.serviceWorker.register("sw.js", { updateViaCache: "none" });
    const { active } = await navigator.serviceWorker.ready;
    const fetched = performance.getEntriesByType("resource").map((entry) => entry.name);
    active.postMessage({ keep: fetched });
    registration.update().catch(() => {});
  } catch (error) {
    console.info(`The game is not kept for offline play: ${error}`);
  }
}
