// What the game has in memory. (scripts/memory.sh measures it at every size.)
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { open } from "./browser.mjs";
import { megabytes, openCounted } from "./memory.mjs";

let browser;
before(async () => (browser = await open({ viewport: { width: 1440, height: 900 } })));
after(() => browser.close());

test("a screen takes no more memory than it needs", async () => {
  const tab = await openCounted(browser);
  await tab.go(browser, "speed=none");
  await tab.until("the title", () => tab.screen === "Title" && tab.whole);
  await tab.click("title/new-game");
  await tab.until("the set-up", () => tab.report?.at === "Setup");
  await tab.click("setup/aboard");
  await tab.asked();
  await tab.page.waitForTimeout(3000);
  const { heap, most } = await megabytes(tab);
  assert.ok(heap < 120, `the heap is ${heap} MB`);
  assert.ok(most < 100, `the textures were ${most} MB`);
  assert.deepEqual(tab.faults, []);
  await tab.page.close();
});
