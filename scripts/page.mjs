// Finishes the folder for the browser: versions the files, tells the page their sizes, compresses them
// and prints how large everything is.  node scripts/page.mjs FOLDER [--fast]
import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const [folder, ...flags] = process.argv.slice(2);
const fast = flags.includes("--fast");

const walk = (dir) =>
  readdirSync(dir, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? walk(join(dir, entry.name)) : [join(dir, entry.name)]));
const all = () => walk(folder).map((file) => relative(folder, file).split(sep).join("/")).sort();
const read = (file) => readFileSync(join(folder, file));
const hash = (...parts) => parts.reduce((sum, part) => sum.update(part), createHash("sha256")).digest("hex").slice(0, 12);

for (const file of all()) if (/\.(br|gz)$/.test(file)) rmSync(join(folder, file));

// The programs and their glue code have a hash in their names, so that browsers can cache them forever.
function named(program) {
  const wasm = `${program}-${hash(read(`${program}_bg.wasm`))}.wasm`;
  renameSync(join(folder, `${program}_bg.wasm`), join(folder, wasm));
  const glue = read(`${program}.js`).toString().replaceAll(`${program}_bg.wasm`, wasm);
  const script = `${program}-${hash(glue)}.js`;
  writeFileSync(join(folder, script), glue);
  rmSync(join(folder, `${program}.js`));
  return { wasm, script };
}
const { wasm, script } = named("first_class");
const bots = named("thinking");
const thinker = { wasm: bots.wasm, glue: bots.script };

// The texts of each language in one file. English is part of the program, in which what one lacks is said.
const languages = {};
const texts = {};
const sources = join(dirname(fileURLToPath(import.meta.url)), "../assets/text");
for (const language of readdirSync(sources).sort()) {
  const files = readdirSync(join(sources, language)).filter((file) => file.endsWith(".ftl")).sort();
  texts[language] = files.map((file) => readFileSync(join(sources, language, file), "utf8")).join("\n");
  if (language === "en") continue;
  languages[language] = /^language-name = (.+)$/m.exec(texts[language])?.[1] ?? language;
  mkdirSync(join(folder, "assets/text"), { recursive: true });
  writeFileSync(join(folder, "assets/text", `${language}.ftl`), texts[language]);
}

const version = hash(...all().flatMap((file) => [file, read(file)]));

// Compressed copies that a web server can send as they are.
const packed = {};
function pack(file) {
  const bytes = read(file);
  const params = { [constants.BROTLI_PARAM_QUALITY]: fast ? 5 : 11, [constants.BROTLI_PARAM_LGWIN]: 24, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  const [br, gz] = [brotliCompressSync(bytes, { params }), gzipSync(bytes, { level: fast ? 6 : 9 })];
  writeFileSync(join(folder, `${file}.br`), br);
  writeFileSync(join(folder, `${file}.gz`), gz);
  packed[file] = [br.length, gz.length];
}
const packs = (file) => /\.(html|js|css|wasm|json|webmanifest|svg|ron|ftl|ttf)$/.test(file);
const fetched = (file) => file === wasm || file.startsWith("assets/");
all().filter((file) => packs(file) && fetched(file)).forEach(pack);

// What the page fetches: the size of each file, and its compressed sizes, if any.
const size = (file) => statSync(join(folder, file)).size;
const every = all().filter((file) => !/\.(br|gz)$/.test(file));
const sizes = Object.fromEntries(every.filter(fetched).map((file) => [file, [size(file), ...(packed[file] ?? [])]]));
const fill = (file, ...edits) => {
  let text = read(file).toString();
  for (const [from, to] of edits) {
    if (!from.test(text)) throw new Error(`${file} has no place for ${from}`);
    text = text.replace(from, () => to);
  }
  writeFileSync(join(folder, file), text);
};
// The words of the page are inlined in every language: they have to be there whatever fails to load.
const words = {};
for (const [language, all] of Object.entries(texts)) {
  words[language] = Object.fromEntries([...all.matchAll(/^(page-[a-z-]+) = (.+)$/gm)].map(([, key, text]) => [key, text]));
}
const written = (text) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
const noScript = Object.entries(words).map(([language, { "page-no-script": text }]) => text && `<p lang="${language}">${written(text)}</p>`);
// The style sheet is inlined: if it failed to load, nothing could be seen.
fill(
  "index.html",
  [/<link rel="stylesheet" href="style.css" \/>/, `<style>\n${read("style.css")}</style>`],
  [/(?<=id="words" type="application\/json">).*(?=<\/script>)/, JSON.stringify(words).replaceAll("<", "\\u003c")],
  [/(?<=<noscript>)(?=<\/noscript>)/, noScript.filter(Boolean).join("")],
  [/(?<=id="files" type="application\/json">).*(?=<\/script>)/, JSON.stringify({ version, wasm, script, thinker, languages, sizes })],
);
rmSync(join(folder, "style.css"));
// What every player needs, whatever the window, and the coarsest pictures as a fallback; finer ones, music and
// effects are saved as they are used.
const files = all().filter((file) => !/\.(br|gz)$/.test(file));
const pictures = files.filter((file) => /^assets\/textures\/x\d+\//.test(file));
const coarsest = pictures[0].split("/").slice(0, 3).join("/");
const isCore = (file) => /^[^/]*\.(js|wasm|webmanifest)$|^icons\/|^assets\/fonts\/.*\.ttf$|^assets\/text\//.test(file) || file.startsWith(`${coarsest}/`);
const core = ["./", ...files.filter((file) => isCore(file) && file !== "sw.js")];
const list = (name, addresses) => [new RegExp(`const ${name} = .*;`), `const ${name} = ${JSON.stringify(addresses)};`];
fill("sw.js", list("VERSION", version), list("CORE", core), list("PICTURES", pictures));
files.filter((file) => packs(file) && !fetched(file)).forEach(pack);

const cost = (file) => packed[file]?.[0] ?? size(file);
const sum = (files) => files.reduce((bytes, file) => bytes + cost(file), 0);
const line = (words, bytes) => console.log(`${words.padEnd(58)} ${(bytes / 1e6).toFixed(2).padStart(6)} MB`);
const page = files.filter((file) => /^[^/]*\.(html|webmanifest)$/.test(file) || (/^[^/]*\.js$/.test(file) && !["sw.js", "thinker.js", bots.script].includes(file)) || file === "icons/icon.svg");
const fonts = files.filter((file) => /^assets\/fonts\/.*\.ttf$/.test(file));
console.log(`version ${version}, as transferred (brotli):`);
line(`program (${(size(wasm) / 1e6).toFixed(1)} MB unpacked)`, cost(wasm));
line("page and glue", sum(page));
line("type", sum(fonts));
Object.entries(languages).forEach(([language, name]) => line(`texts in ${name}, where it is spoken`, cost(`assets/text/${language}.ftl`)));
line(`bots in workers (${(size(bots.wasm) / 1e6).toFixed(2)} MB unpacked), once the title is there`, cost(bots.wasm));
for (const tier of [...new Set(pictures.map((file) => file.split("/")[2]))]) {
  const those = pictures.filter((file) => file.split("/")[2] === tier);
  const first = those.filter((file) => /\/(atlas\.ron|(title|panels|icons)[^/]*\.png)$/.test(file));
  line(`first visit to the title, window of ${Math.round(Number(tier.slice(1)) * 16)} pixels`, cost(wasm) + sum([...page, ...fonts, ...first]));
  line("  the other pictures, while the title is looked at", sum(those) - sum(first));
}
const sounds = (name) => sum(files.filter((file) => file.startsWith("assets/audio/") && name.test(file)));
line("  music and the click of a button, while the title is looked at", sounds(/\/(title|button-click-\d)\.ogg$/));
line("effects, with the set-up or a saved game", sounds(/\/effects\//));
line("music and ambience, piece by piece as they are first played", sounds(/\/(music|ambience)\//));
