// The game in a browser, as players see it.
import assert from "node:assert/strict";
import { test } from "node:test";
import { COARSE } from "./browser.mjs";
import { playWithTheMouse } from "./mouse.mjs";
import { visit } from "./visit.mjs";

/** There is something to be seen: an empty picture takes hardly any bytes. */
async function isSeen(tab) {
  const picture = await tab.page.screenshot();
  assert.ok(picture.length > 30_000, `a picture of only ${picture.length} bytes`);
}

test("a game is played with the mouse from the title on, with a reload in the middle, in windows of two sizes", () =>
  visit({ visible: true, audible: true }, async ({ browser, tab }) => {
    await playWithTheMouse(browser, tab, { reload: 1, resize: 2, sizes: [[1280, 720]], answers: 3 });
    await isSeen(tab);
  }));

test("a shared link opens its game", () =>
  visit({ viewport: { width: 1000, height: 600 } }, async ({ browser, tab }) => {
    await tab.go(browser, "seats=human,novice,human&names=Ida,Otto,Mia&modules=AB&first=1&seed=7&speed=none");
    await tab.asked();
    assert.deepEqual([tab.report.choices_made, tab.report.seat], [0, 2], "the player to the right of the start player drafts first");
    await tab.answer(0);
    await tab.asked();
    assert.deepEqual(tab.faults, []);
  }));

test("the window can change its size", () =>
  visit({ visible: true, viewport: { width: 900, height: 600 } }, async ({ browser, tab }) => {
    await tab.go(browser, "speed=none");
    await tab.until("the title", () => tab.whole && tab.region("title/new-game"));
    const before = tab.region("title/new-game");
    await tab.page.setViewportSize({ width: 1280, height: 720 });
    await tab.until("the board in its new place", () => ![undefined, before[2]].includes(tab.region("title/new-game")?.[2]));
    const canvas = await tab.page.evaluate(() => [document.querySelector("canvas").width, document.querySelector("canvas").height]);
    assert.deepEqual(canvas, [1280 * COARSE, 720 * COARSE]);
    await isSeen(tab);
    assert.deepEqual(tab.faults, []);
  }));
