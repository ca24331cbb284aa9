// Makes a folder like dist/web with the stand-in (program.js) in place of the game.
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const ROOT = new URL("../../../", import.meta.url).pathname;

/** About as large as the game as it is transferred, so that the bar has something to count. */
const SIZE = 3_000_000;

/** A WebAssembly module with nothing in it but bytes that cannot be compressed. */
function emptyProgram() {
  const blocks = Array.from({ length: SIZE / 32 }, (_, number) => createHash("sha256").update(String(number)).digest());
  const contents = Buffer.concat([Buffer.from([1, "x".charCodeAt(0)]), ...blocks]);
  const length = [0, 7, 14, 21].map((shift, place) => ((contents.length >> shift) & 0x7f) | (place < 3 ? 0x80 : 0));
  return Buffer.concat([Buffer.from([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0, 0, ...length]), contents]);
}

function make() {
  const folder = mkdtempSync(join(tmpdir(), "first-class-stand-in-"));
  process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
  cpSync(join(ROOT, "web"), folder, { recursive: true });
  for (const part of ["fonts", "textures"]) cpSync(join(ROOT, "assets", part), join(folder, "assets", part), { recursive: true });
  cpSync(new URL("program.js", import.meta.url), join(folder, "first_class.js"));
  writeFileSync(join(folder, "first_class_bg.wasm"), emptyProgram());
  cpSync(new URL("thinking.js", import.meta.url), join(folder, "thinking.js"));
  writeFileSync(join(folder, "thinking_bg.wasm"), Buffer.from([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]));
  execFileSync("node", [join(ROOT, "scripts/page.mjs"), folder, "--fast"]);
  return folder;
}

let made;

/** The folder; it is made once. */
export const standIn = () => (made ??= make());
