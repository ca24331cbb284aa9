// Saves one whole version of the game and serves it without the network. A new version is fetched in the
// background and takes over when the game is opened the next time; the two are never mixed.

// Filled in by scripts/page.mjs: what every player needs, and all pictures.
const VERSION = "dev";
const CORE = [];
const PICTURES = [];

const NAME = `first-class-${VERSION}`;
const SCOPE = new URL("./", self.location).href;
const TIER = /assets\/textures\/(x\d+)\//;

const open = () => caches.open(NAME);
const match = (cache, request) => cache.match(request, { ignoreSearch: true });

/** Saves what is not saved yet. */
async function save(addresses) {
  const cache = await open();
  const missing = async (address) => {
    if (await match(cache, address)) return;
    const response = await fetch(address, { cache: "no-cache" });
    if (!response.ok) throw new Error(`${address}: ${response.status}`);
    await cache.put(address, response);
  };
  await Promise.all(addresses.map(missing));
}

self.addEventListener("install", (event) => event.waitUntil(save(CORE)));

self.addEventListener("activate", (event) => {
  const drop = (names) => names.filter((name) => name.startsWith("first-class-") && name !== NAME).map((name) => caches.delete(name));
  event.waitUntil(caches.keys().then((names) => Promise.all(drop(names))));
});

self.addEventListener("message", (event) => {
  // Any tier whose pictures are used is saved as a whole.
  const pictures = (event.data.save ?? []).filter((address) => address.endsWith(".png"));
  const used = new Set(pictures.map((address) => TIER.exec(address)?.[1]));
  event.waitUntil(save(PICTURES.filter((address) => used.has(TIER.exec(address)[1]))).catch(() => {}));
});

/** Whether a tier of pictures, once begun, can be served completely. */
async function lasts(cache, address) {
  const tier = TIER.exec(address)?.[1];
  if (!tier || !address.endsWith("/atlas.ron")) return true;
  const pictures = PICTURES.filter((picture) => TIER.exec(picture)[1] === tier);
  return (await Promise.all(pictures.map((picture) => match(cache, picture)))).every(Boolean);
}

/** What is saved. If the storage fails, the game is still served from the network. */
async function find(request) {
  const cache = await open();
  const saved = await match(cache, request.mode === "navigate" ? "./" : request);
  return saved && (await lasts(cache, request.url)) ? saved : undefined;
}

async function answer(event) {
  const { request } = event;
  const saved = await find(request).catch(() => undefined);
  if (saved) return saved;
  const response = await fetch(request);
  if (response.ok && request.mode !== "navigate") {
    const copy = response.clone();
    event.waitUntil(open().then((cache) => cache.put(request.url.replace(/\?again$/, ""), copy)).catch(() => {}));
  }
  return response;
}

self.addEventListener("fetch", (event) => {
  if (event.request.method === "GET" && event.request.url.startsWith(SCOPE)) event.respondWith(answer(event));
});
