// Whole games: with the mouse, where every click waits for a frame that is drawn in software, and of bots.
import assert from "node:assert/strict";
import { test } from "node:test";
import { playWithTheMouse } from "./mouse.mjs";
import { replayed } from "./replayed.mjs";
import { visit } from "./visit.mjs";

test("a whole game with the mouse, from the title on, with a reload in the middle", () =>
  visit({ visible: true, audible: true }, async ({ browser, tab }) => {
    const answers = await playWithTheMouse(browser, tab, { reload: 12, resize: 16, sizes: [[1280, 720], [1024, 768], [1920, 1080]] });
    assert.ok(answers > 18, `a draft and 18 turns, but only ${answers} answers`);
    await tab.until("the result", () => tab.screen === "Result");
    assert.equal(tab.end.game, replayed(tab.end.record), "the same choices lead to the same end everywhere");
    assert.deepEqual(tab.faults, []);
  }));

test("bots play a game to its end, and the same choices lead to the same end elsewhere", () =>
  visit({ visible: true, audible: true, viewport: { width: 480, height: 270 } }, async ({ browser, tab }) => {
    await tab.go(browser, "seats=novice,novice,novice&modules=AB&seed=11&speed=none&autoplay");
    await tab.until("the end", () => tab.end);
    assert.equal(tab.end.game, replayed(tab.end.record));
    assert.deepEqual(tab.faults, []);
  }));

test("the result is there again when the page is reloaded", () =>
  visit({ visible: true, audible: true, viewport: { width: 640, height: 360 } }, async ({ browser, tab }) => {
    await tab.go(browser, "seats=novice,novice&modules=AB&seed=11&speed=none");
    await tab.until("the result", () => tab.screen === "Result");
    await tab.reload();
    await tab.until("the result again", () => tab.screen === "Result");
    assert.deepEqual(tab.faults, []);
  }));
