// The strongest bot in a browser: it thinks for minutes where drawing takes the processor as well.
import assert from "node:assert/strict";
import { test } from "node:test";
import { replayed } from "./replayed.mjs";
import { visit } from "./visit.mjs";

test("a Master thinks in slices", { timeout: 600_000 }, () =>
  visit({ visible: true, audible: true, viewport: { width: 480, height: 270 } }, async ({ browser, tab }) => {
    await tab.go(browser, "seats=skilled,master&modules=AB&seed=11&speed=none&autoplay");
    await tab.until("the end", () => tab.end, 500_000);
    assert.equal(tab.end.game, replayed(tab.end.record));
    console.log(`longest slice ${tab.end.longest_thought_ms} ms, longest turn ${tab.end.longest_turn_ms} ms`);
    assert.deepEqual(tab.faults, []);
  }));
