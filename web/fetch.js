// Fetches the program and the pictures of the title side by side, counting the bytes, and hands the
// pictures to the game when it asks for them.

// As in src/ui/atlas/needs.rs: what the title is drawn with.
const FIRST = /^textures\/(x\d+)\/(atlas\.ron|(title|panels|icons)[^/]*\.png)$/;
const TYPE = /^fonts\/.*\.ttf$/;

/** The folder of the coarsest pictures that are fine enough for the window; a telephone gets no finer ones than it can hold (src/ui/atlas/tiers.rs). */
function tier(sizes) {
  const [width, height] = innerWidth / innerHeight < 1.5 ? [1280, 960] : [1600, 900];
  const most = Math.min(innerWidth, innerHeight) <= 600 ? 1.5 : Infinity;
  const wanted = Math.min(Math.min(innerWidth / width, innerHeight / height) * devicePixelRatio - 0.05, most);
  const folders = [...new Set(Object.keys(sizes).map((file) => FIRST.exec(file)?.[1]).filter(Boolean))].sort();
  return folders.find((folder) => Number(folder.slice(1)) / 100 >= wanted) ?? folders.at(-1);
}

/** Begins to fetch. `progress(bytes, all)` is called as the bytes come in. */
export function fetchEarly(files, progress) {
  const folder = tier(files.sizes);
  const assets = Object.keys(files.sizes).filter((file) => TYPE.test(file) || FIRST.exec(file)?.[1] === folder);
  const all = [files.wasm, ...assets].reduce((sum, file) => sum + (files.sizes[file] ?? 0), 0);
  let bytes = 0;
  const counted = async (address) => {
    const response = await fetch(address);
    if (!response.ok) throw new Error(`${address}: ${response.status} ${response.statusText}`);
    const counter = new TransformStream({
      transform(part, out) {
        bytes += part.length;
        progress(bytes, all);
        out.enqueue(part);
      },
    });
    const { status, headers } = response;
    return new Response(response.body.pipeThrough(counter), { status, headers: { "content-type": headers.get("content-type") ?? "" } });
  };
  const wasm = counted(files.wasm);
  const early = new Map(assets.map((file) => [new URL(`assets/${file}`, location).href, counted(`assets/${file}`)]));
  // What fails here is asked for again by the game, which then says so.
  for (const response of early.values()) response.catch(() => {});
  return { wasm, early };
}

/** Starts the game. */
export async function start(files, { wasm, early }) {
  const usual = globalThis.fetch;
  globalThis.fetch = (what, ...options) => {
    const address = new URL(what instanceof Request ? what.url : what, location).href;
    const response = early.get(address);
    early.delete(address);
    return response?.catch(() => usual(what, ...options)) ?? usual(what, ...options);
  };
  const [{ default: init }, response] = await Promise.all([import(`./${files.script}`), wasm]);
  await init({ module_or_path: response });
}
