// Keeps one whole version of the game and serves it without the network. A new version is fetched in the
// background and takes over when the game is opened the next time; the two are never mixed.

// Filled in by wasm-build.sh.
const VERSION = "dev";
const CORE = [];

const NAME = `first-class-${VERSION}`;
const SCOPE = new URL("./", self.location).href;

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(NAME).then((cache) => cache.addAll(CORE)));
});

self.addEventListener("activate", (event) => {
  const drop = (names) => names.filter((name) => name.startsWith("first-class-") && name !== NAME).map((name) => caches.delete(name));
  event.waitUntil(caches.keys().then((names) => Promise.all(drop(names))));
});

self.addEventListener("message", (event) => {
  if (event.data.take) self.skipWaiting();
  const keep = (event.data.keep ?? []).filter((address) => address.startsWith(SCOPE));
  event.waitUntil(
    caches.open(NAME).then((cache) => Promise.all(keep.map(async (address) => (await cache.match(address)) ?? cache.add(address).catch(() => {})))),
  );
});

async function answer(request) {
  const cache = await caches.open(NAME);
  const page = request.mode === "navigate";
  const kept = await cache.match(page ? "./" : request, { ignoreSearch: page });
  if (kept) return kept;
  const response = await fetch(request);
  if (response.ok && !page) cache.put(request, response.clone());
  return response;
}

self.addEventListener("fetch", (event) => {
  if (event.request.method === "GET" && event.request.url.startsWith(SCOPE)) event.respondWith(answer(event.request));
});
