// What the game has in memory. (scripts/memory.sh measures it at every size.)
import assert from "node:assert/strict";
import { test } from "node:test";
import { count, megabytes } from "./memory.mjs";
import { visit } from "./visit.mjs";

test("a screen takes no more memory than it needs", () =>
  visit({ visible: true, audible: true, scale: 1, viewport: { width: 1440, height: 900 }, script: count }, async ({ browser, tab }) => {
    await tab.go(browser, "speed=none");
    await tab.title();
    await tab.click("title/new-game");
    await tab.until("the set-up", () => tab.report?.at === "Setup");
    await tab.click("setup/aboard");
    await tab.asked();
    // What is loaded after the table is first drawn belongs to it as well.
    await tab.page.waitForTimeout(3000);
    const { heap, most } = await megabytes(tab);
    assert.ok(heap < 120, `the heap is ${heap} MB`);
    assert.ok(most < 100, `the textures were ${most} MB`);
    assert.deepEqual(tab.faults, []);
  }));
