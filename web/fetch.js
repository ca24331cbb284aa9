// Fetches what the game needs: the program, the typefaces, the texts and the pictures of the title side by side, counting the bytes
// as they arrive, and everything else when the game asks for it. Whatever fails, or does not arrive, is requested
// once more.

// As in src/ui/atlas/needs.rs: what the title is drawn with; then the pictures of each resolution.
const FIRST = /^assets\/textures\/(x\d+)\/(atlas\.ron|(title|panels|icons)[^/]*\.png)$/;
const PICTURE = /^assets\/textures\/(x\d+)\/(.+)$/;
/** Milliseconds without a byte after which a request is given up. */
const SILENCE = 20_000;
/** Milliseconds in which the bar moves once at most while files arrive. */
const PAUSE = 50;

const usual = globalThis.fetch.bind(globalThis);

/** The requests under way, and when the last byte of any of them came: they share one connection. */
const pending = new Set();
let heard = 0;
setInterval(() => {
  if (Date.now() - heard < SILENCE) return;
  heard = Date.now();
  for (const request of pending) request.abort(new Error(`nothing has arrived for ${SILENCE / 1000} seconds`));
  pending.clear();
}, 1000);

/** Requests a file. `came(bytes, response)` is called for every part of it. */
async function open(address, cache, came) {
  const request = new AbortController();
  heard = Date.now();
  pending.add(request);
  try {
    const response = await usual(address, { cache, signal: request.signal });
    if (!response.ok) throw new Error(`${response.status} ${response.statusText}`);
    const counter = new TransformStream(
      {
        transform(bytes, out) {
          heard = Date.now();
          came(bytes.length, response);
          out.enqueue(bytes);
        },
        flush: () => void pending.delete(request),
      },
      undefined,
      // It is received whether or not it is being read yet.
      new CountQueuingStrategy({ highWaterMark: Infinity }),
    );
    const type = address.endsWith(".wasm") ? "application/wasm" : (response.headers.get("content-type") ?? "");
    return new Response(response.body.pipeThrough(counter), { headers: { "content-type": type } });
  } catch (error) {
    pending.delete(request);
    throw error;
  }
}

/** Requests a file and uses it; if either fails, tries once more from the beginning. */
async function twice(address, progress, use) {
  try {
    return await use(await open(address, "default", progress));
  } catch {
    await new Promise((done) => setTimeout(done, 1000));
    progress(0);
    return use(await open(address, "reload", progress));
  }
}

const whole = async (response) => new Response(await response.blob(), { headers: response.headers });

/** Counts the bytes of some files as they arrive: `progress(bytes, all)`. */
class Bytes {
  constructor(sizes, addresses, progress) {
    const file = (address) => {
      const [plain, br] = sizes[address] ?? [0];
      return [address, { came: 0, line: br ?? plain }];
    };
    this.files = new Map(addresses.map(file));
    this.sizes = sizes;
    this.progress = progress;
  }

  tell() {
    clearTimeout(this.due);
    this.due = undefined;
    const all = [...this.files].map(([address, { came, line }]) => [Math.min(came / (this.sizes[address]?.[0] || 1), 1) * line, line]);
    this.progress(...[0, 1].map((place) => all.reduce((sum, file) => sum + file[place], 0)));
  }

  /** Not for every part of a file: that would take longer than to receive it. */
  tellSoon() {
    this.due ??= setTimeout(() => this.tell(), PAUSE);
  }

  /** The function to call for every part of a file; with 0 when it begins again. */
  of(address) {
    const file = this.files.get(address);
    return (bytes, response) => {
      if (!file) return;
      const [plain, br, gzip] = this.sizes[address] ?? [0];
      if (response) file.line = { br, gzip }[response.headers.get("content-encoding")] ?? plain;
      file.came = bytes ? file.came + bytes : 0;
      this.tellSoon();
    };
  }

  /** It has arrived, whatever its size. */
  done(address) {
    const file = this.files.get(address);
    if (file) file.came = Infinity;
    this.tell();
  }
}

/** The tiers of pictures, the coarsest first. */
const tiers = (files) => [...new Set(Object.keys(files.sizes).map((file) => PICTURE.exec(file)?.[1]).filter(Boolean))].sort();

/**
 * The coarsest tier that is fine enough for the window (src/ui/viewport.rs); a phone gets none finer than it can hold
 * (src/ui/atlas/tiers.rs).
 */
function tier(files) {
  const fit = (width, height) => Math.min(innerWidth / width, innerHeight / height);
  const stage = innerWidth / innerHeight < 1.5 ? fit(1280, 960) : fit(1600, 900);
  const phone = Math.min(innerWidth, innerHeight) < 600 || stage < 0.62;
  const onPhone = 0.75 * Math.max(innerWidth < innerHeight ? fit(430, 720) : fit(720, 430), 1);
  const most = Math.min(innerWidth, innerHeight) <= 600 ? 1.5 : Infinity;
  const wanted = Math.min((phone ? onPhone : stage) * devicePixelRatio - 0.05, most);
  return tiers(files).find((folder) => Number(folder.slice(1)) / 100 >= wanted) ?? tiers(files).at(-1);
}

/** The tier nearest to the wanted one among those that are saved as a whole. */
async function savedTier(files, wanted) {
  const all = tiers(files);
  const nearest = [...all.filter((folder) => folder > wanted), ...all.filter((folder) => folder < wanted).reverse()];
  try {
    const cache = await caches.open(`first-class-${files.version}`);
    for (const folder of nearest) {
      const pictures = Object.keys(files.sizes).filter((file) => PICTURE.exec(file)?.[1] === folder);
      if ((await Promise.all(pictures.map((file) => cache.match(file)))).every(Boolean)) return folder;
    }
  } catch {
    // There is no cache.
  }
}

/** What the game gets when it asks for a file. Pictures that cannot be fetched come from a tier that is saved. */
class Assets {
  /** For each tier, the one that is served in its place, with its table of contents. */
  served = new Map();

  constructor(files) {
    this.files = files;
  }

  async bring(address, bytes) {
    const [, wanted, file] = PICTURE.exec(address) ?? [];
    if (!wanted) return twice(address, bytes, whole);
    const { folder, contents } = await this.serve(wanted);
    return file === "atlas.ron" ? contents.clone() : twice(`assets/textures/${folder}/${file}`, bytes, whole);
  }

  /** A tier is served as a whole or not at all: in another one its pictures are in other places. */
  serve(wanted) {
    if (!this.served.has(wanted)) {
      const choice = this.choose(wanted);
      this.served.set(wanted, choice);
      choice.catch(() => this.served.delete(wanted));
    }
    return this.served.get(wanted);
  }

  async choose(wanted) {
    const contents = (folder) => twice(`assets/textures/${folder}/atlas.ron`, () => {}, whole);
    try {
      return { folder: wanted, contents: await contents(wanted) };
    } catch (error) {
      const folder = await savedTier(this.files, wanted);
      if (!folder) throw error;
      console.info(`Pictures of ${folder} instead of ${wanted}: ${error}`);
      return { folder, contents: await contents(folder) };
    }
  }
}

/** All texts of a language in one file; English is part of the program. */
const textsOf = (language) => `assets/text/${language}.ftl`;

/** Fetches the texts of a language. */
export const fetchTexts = (language, progress = () => {}) => twice(textsOf(language), progress, (response) => response.text());

/** Begins to fetch. `progress(bytes, all)` is called as the bytes arrive. */
export function fetchEarly(files, language, progress) {
  const folder = tier(files);
  const first = Object.keys(files.sizes).filter((file) => FIRST.exec(file)?.[1] === folder);
  const type = Object.keys(files.sizes).filter((file) => file.endsWith(".ttf"));
  const spoken = Object.keys(files.languages).filter((other) => other === language);
  const bytes = new Bytes(files.sizes, [files.wasm, ...spoken.map(textsOf), ...type, ...first], progress);
  const assets = new Assets(files);
  const program = twice(files.wasm, bytes.of(files.wasm), (response) => WebAssembly.compileStreaming(response));
  // The page is set in them too: they come once and are used twice.
  const typefaces = Promise.all(type.map((file) => twice(file, bytes.of(file), async (response) => [file, new Uint8Array(await response.arrayBuffer())])));
  // Without them the game begins in English, and asks for them once more.
  const texts = Promise.all(spoken.map(async (id) => [id, await fetchTexts(id, bytes.of(textsOf(id)))])).catch(() => []);
  const early = new Map();
  for (const address of first) {
    const file = assets.bring(address, bytes.of(address));
    file.then(() => bytes.done(address), () => {});
    early.set(address, file);
  }
  program.then(() => bytes.done(files.wasm), () => {});
  typefaces.then(() => type.forEach((file) => bytes.done(file)), () => {});
  texts.then(() => spoken.forEach((id) => bytes.done(textsOf(id))));
  return { program, typefaces, texts: texts.then((here) => ({ names: files.languages, here: Object.fromEntries(here) })), early, assets };
}

/** Starts the game and serves what it asks for. */
export async function start({ default: init }, { program, typefaces, texts, early, assets }) {
  const here = new URL("./", location).href;
  globalThis.fetch = async (what, ...options) => {
    const { href } = new URL(what instanceof Request ? what.url : what, location);
    const address = href.startsWith(here) ? href.slice(here.length) : "";
    if (!address.startsWith("assets/")) return usual(what, ...options);
    const fetched = early.get(address);
    early.delete(address);
    return (fetched ?? assets.bring(address, () => {})).catch((error) => {
      // The reason must survive when the error is written as JSON.
      throw Object.assign(new Error(`${address}: ${error.message}`), { toJSON: () => `${address}: ${error.message}` });
    });
  };
  globalThis.firstClass.typefaces = Object.fromEntries(await typefaces);
  globalThis.firstClass.texts = await texts;
  await init({ module_or_path: await program });
}
