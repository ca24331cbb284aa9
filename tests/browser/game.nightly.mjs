// A whole game with the mouse: every click waits for a frame that is drawn in software.
import assert from "node:assert/strict";
import { test } from "node:test";
import { playWithTheMouse } from "./mouse.mjs";
import { replayed } from "./replayed.mjs";
import { visit } from "./visit.mjs";

test("a whole game with the mouse, from the title on, with a reload in the middle", () =>
  visit({}, async ({ browser, tab }) => {
    const answers = await playWithTheMouse(browser, tab, { reload: 12, resize: 16 });
    assert.ok(answers > 18, `a draft and 18 turns, but only ${answers} answers`);
    await tab.until("the result", () => tab.screen === "Result");
    assert.equal(tab.end.game, replayed(tab.end.record), "the same choices lead to the same end everywhere");
    assert.deepEqual(tab.faults, []);
  }));
