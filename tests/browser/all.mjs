// Every test in one process, so that they share a browser: see visit.mjs. With names, only the files that begin so.
import { readdirSync } from "node:fs";

const names = process.argv.slice(2);
for (const file of readdirSync(new URL("./", import.meta.url)).sort()) {
  const wanted = names.length === 0 || names.some((name) => file.startsWith(name));
  if (file.endsWith(".test.mjs") && wanted) await import(`./${file}`);
}
