// Finishes the folder for the browser: versions the files, tells the page their sizes, compresses them
// and prints how large everything is.  node scripts/page.mjs FOLDER [--fast]
import { createHash } from "node:crypto";
import { readFileSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const [folder, ...flags] = process.argv.slice(2);
const fast = flags.includes("--fast");

const walk = (dir) =>
  readdirSync(dir, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? walk(join(dir, entry.name)) : [join(dir, entry.name)]));
const all = () => walk(folder).map((file) => relative(folder, file).split(sep).join("/")).sort();
const read = (file) => readFileSync(join(folder, file));
const hash = (...parts) => parts.reduce((sum, part) => sum.update(part), createHash("sha256")).digest("hex").slice(0, 12);

for (const file of all()) if (/\.(br|gz)$/.test(file)) rmSync(join(folder, file));

// The program and its glue code carry a hash in their names, so that browsers can cache them for ever.
const wasm = `first_class-${hash(read("first_class_bg.wasm"))}.wasm`;
renameSync(join(folder, "first_class_bg.wasm"), join(folder, wasm));
const glue = read("first_class.js").toString().replaceAll("first_class_bg.wasm", wasm);
const script = `first_class-${hash(glue)}.js`;
writeFileSync(join(folder, script), glue);
rmSync(join(folder, "first_class.js"));

const version = hash(...all().flatMap((file) => [file, read(file)]));
const sizes = Object.fromEntries(all().filter((file) => file.startsWith("assets/")).map((file) => [file.slice(7), statSync(join(folder, file)).size]));
sizes[wasm] = statSync(join(folder, wasm)).size;
const fill = (file, ...edits) => {
  let text = read(file).toString();
  for (const [from, to] of edits) {
    if (!from.test(text)) throw new Error(`${file} has no place for ${from}`);
    text = text.replace(from, () => to);
  }
  writeFileSync(join(folder, file), text);
};
fill("index.html", [/(?<=id="files" type="application\/json">).*(?=<\/script>)/, JSON.stringify({ version, wasm, script, sizes })]);
// What every player needs, whatever the window; pictures and sounds are cached as they are used.
const core = ["./", ...all().filter((file) => /^[^/]*\.(js|css|wasm|webmanifest)$|^icons\/|^assets\/fonts\/.*\.ttf$|^assets\/audio\/.*\.ogg$/.test(file) && file !== "sw.js")];
fill("sw.js", [/const VERSION = .*;/, `const VERSION = "${version}";`], [/const CORE = .*;/, `const CORE = ${JSON.stringify(core)};`]);

// What a web server can send as it is.
const packed = {};
for (const file of all()) {
  if (!/\.(html|js|css|wasm|json|webmanifest|svg|ron|ftl|ttf)$/.test(file)) continue;
  const bytes = read(file);
  const quality = fast ? 5 : 11;
  const small = brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_LGWIN]: 24, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } });
  packed[file] = small.length;
  writeFileSync(join(folder, `${file}.br`), small);
  writeFileSync(join(folder, `${file}.gz`), gzipSync(bytes, { level: fast ? 6 : 9 }));
}

const cost = (file) => packed[file] ?? statSync(join(folder, file)).size;
const sum = (files) => files.reduce((bytes, file) => bytes + cost(file), 0);
const line = (words, bytes) => console.log(`${words.padEnd(58)} ${(bytes / 1e6).toFixed(2).padStart(6)} MB`);
const every = all().filter((file) => !/\.(br|gz)$/.test(file));
const page = every.filter((file) => /^[^/]*\.(html|css|webmanifest)$/.test(file) || (/^[^/]*\.js$/.test(file) && file !== "sw.js") || file === "icons/icon.svg");
const fonts = every.filter((file) => /^assets\/fonts\/.*\.ttf$/.test(file));
console.log(`version ${version}, as it goes over the line (brotli):`);
line(`program (${(sizes[wasm] / 1e6).toFixed(1)} MB unpacked)`, cost(wasm));
line("page and glue", sum(page));
line("type", sum(fonts));
for (const tier of [...new Set(every.map((file) => /^assets\/textures\/(x\d+)\//.exec(file)?.[1]).filter(Boolean))]) {
  const pictures = every.filter((file) => file.startsWith(`assets/textures/${tier}/`));
  const first = pictures.filter((file) => /\/(atlas\.ron|(title|panels|icons)[^/]*\.png)$/.test(file));
  line(`first visit to the title, window of ${Math.round(Number(tier.slice(1)) * 16)} pixels`, cost(wasm) + sum([...page, ...fonts, ...first]));
  line("  the other pictures, while the title is looked at", sum(pictures) - sum(first));
}
line("music and effects, while the title is looked at", sum(every.filter((file) => /\.ogg$/.test(file))));
