// Bots choose in a browser as they do elsewhere. It needs none: Node.js runs the same WebAssembly.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { test } from "node:test";

test("bots of every level choose alike on this machine and as WebAssembly", () => {
  const { status, stdout, stderr } = spawnSync("../../scripts/sameness.sh", { encoding: "utf8" });
  assert.equal(status, 0, stdout + stderr);
  console.log(stdout.trimEnd());
});
