// The game in a browser, as players see it.
import assert from "node:assert/strict";
import { test } from "node:test";
import { playWithTheMouse } from "./mouse.mjs";
import { replayed } from "./replayed.mjs";
import { visit } from "./visit.mjs";

test("a game is played with the mouse from the title on, with a reload in the middle, in windows of every size", () =>
  visit({}, ({ browser, tab }) => playWithTheMouse(browser, tab, { reload: 2, resize: 3, answers: 5 })));

test("bots play a game to its end, and the same choices lead to the same end elsewhere", () =>
  visit({ viewport: { width: 480, height: 270 } }, async ({ browser, tab }) => {
    await tab.go(browser, "seats=novice,novice,novice&modules=AB&seed=11&speed=none&autoplay");
    await tab.until("the end", () => tab.end);
    assert.equal(tab.end.game, replayed(tab.end.record));
    assert.deepEqual(tab.faults, []);
  }));

test("a shared link opens its game", () =>
  visit({}, async ({ browser, tab }) => {
    await tab.go(browser, "seats=human,novice,human&names=Ida,Otto,Mia&modules=AB&first=1&seed=7&speed=none");
    await tab.asked();
    assert.deepEqual([tab.report.choices_made, tab.report.seat], [0, 2], "the player to the right of the start player drafts first");
    await tab.answer(0);
    await tab.asked();
    assert.deepEqual(tab.faults, []);
  }));

test("the window can change its size", () =>
  visit({ viewport: { width: 900, height: 600 } }, async ({ browser, tab }) => {
    await tab.go(browser, "speed=none");
    await tab.until("the title", () => tab.whole && tab.region("title/new-game"));
    const before = tab.region("title/new-game");
    await tab.page.setViewportSize({ width: 1280, height: 720 });
    await tab.until("the board in its new place", () => ![undefined, before[2]].includes(tab.region("title/new-game")?.[2]));
    const canvas = await tab.page.evaluate(() => [document.querySelector("canvas").width, document.querySelector("canvas").height]);
    assert.deepEqual(canvas, [1280, 720]);
    assert.deepEqual(tab.faults, []);
  }));
