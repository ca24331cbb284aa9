// Bots choose in a browser's worker as they do elsewhere. It needs no browser: Node.js runs the same program.
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { test } from "node:test";
import { WEB } from "./browser.mjs";

/** The bots' program, as a worker has it. */
async function thinker() {
  const file = (ending) => readFileSync(join(WEB, readdirSync(WEB).find((name) => name.startsWith("thinking-") && name.endsWith(ending))));
  const folder = mkdtempSync(join(tmpdir(), "first-class-"));
  writeFileSync(join(folder, "thinking.mjs"), file(".js"));
  const { default: init } = await import(join(folder, "thinking.mjs"));
  rmSync(folder, { recursive: true });
  await init({ module_or_path: await WebAssembly.compile(file(".wasm")) });
  return globalThis.thinker;
}

test("bots of every level and the adviser find in a worker's program what they find on this machine", async (context) => {
  const program = process.env.FIRST_CLASS_DIALOGUE;
  assert.ok(program, "FIRST_CLASS_DIALOGUE names no program: start the tests with ./browser-test.sh");
  // Both think at the same time.
  const here = spawn(program, { stdio: ["ignore", "pipe", "inherit"] });
  const ended = once(here, "exit");
  // It would wait for ever for somebody to read on.
  context.after(() => here.kill());
  const worker = await thinker();
  let [number, longest] = [0, 0];
  for await (const line of createInterface(here.stdout)) {
    const [job, expected] = line.split("\t");
    worker.take(number, job);
    let found;
    do found = worker.think();
    while (found === true);
    assert.equal(found[0], number);
    const { finding, took } = JSON.parse(found[1]);
    assert.deepEqual(finding, JSON.parse(expected), job);
    longest = Math.max(longest, took.secs * 1000 + took.nanos / 1e6);
    number += 1;
  }
  assert.deepEqual(await ended, [0, null]);
  assert.ok(number > 2000, `only ${number} thoughts`);
  console.log(`Bots find the same here and as WebAssembly: ${number} thoughts, the longest took ${longest.toFixed(0)} ms`);
});

test("a line that is no job is refused", async () => {
  const worker = globalThis.thinker ?? (await thinker());
  assert.throws(() => worker.take(1, "nonsense"), /this cannot be read/);
  assert.equal(worker.think(), false);
});
