// Every test in one process, so that they share a browser: see visit.mjs.
import { readdirSync } from "node:fs";

for (const file of readdirSync(new URL("./", import.meta.url)).sort()) {
  if (file.endsWith(".test.mjs")) await import(`./${file}`);
}
