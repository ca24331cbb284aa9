// What a game in the browser comes to elsewhere.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";

/** How the same choices end on this machine without a browser. */
export function replayed(record) {
  const cargo = ["run", "--quiet", "-p", "rules", "--example", "replay"];
  const { stdout, stderr, status } = spawnSync("cargo", cargo, { input: record, encoding: "utf8", maxBuffer: 1 << 26 });
  assert.equal(status, 0, stderr);
  return stdout.trimEnd();
}
