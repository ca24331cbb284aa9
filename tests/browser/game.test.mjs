// The game in a browser, as players see it.
import assert from "node:assert/strict";
import { test } from "node:test";
import { replayed } from "./replayed.mjs";
import { visit } from "./visit.mjs";

// Drawing in software takes half a second at the full size; smaller windows are laid out as phones.
const SMALL = [1000, 600];

/** Nothing that can be clicked lies outside the window. */
async function inEverySize(tab) {
  for (const [width, height] of [[1280, 720], [1024, 768], [1920, 1080], SMALL]) {
    await tab.resize(width, height);
    const inside = ([, [left, top, right, bottom]]) => left >= -1 && top >= -1 && right <= width + 1 && bottom <= height + 1;
    await tab.until(`everything inside ${width} by ${height}`, () => tab.report?.choices && tab.report.regions.every(inside));
  }
}

test("a whole game with the mouse, from the title on, with a reload in the middle", () =>
  visit({}, async ({ browser, tab }) => {
    await tab.go(browser, "speed=none");
    await tab.title();
    await tab.resize(...SMALL);
    await tab.click("title/new-game");
    await tab.until("the set-up", () => tab.report?.at === "Setup");
    await tab.click("setup/suggest/1");
    await tab.click("setup/aboard");
    await tab.asked();
    assert.match(tab.page.url(), /seats=human,novice&names=.*&modules=..&seed=\d+/, "the address leads to the game");
    let answers = 0;
    for (; !tab.end; answers += 1) {
      if (answers === 12) {
        const made = tab.report.choices_made;
        await tab.reload();
        await tab.asked();
        assert.equal(tab.report.choices_made, made, "the game continues where it was");
      }
      if (answers === 16) await inEverySize(tab);
      // In the draft the hand lies on the table as well, but is not part of what the game says.
      if (tab.report.ask !== "Draft") assert.deepEqual(tab.report.table, tab.report.game, "the table shows the game");
      await tab.answer(answers);
    }
    assert.ok(answers > 18, `a draft and 18 turns, but only ${answers} answers`);
    await tab.until("the result", () => tab.screen === "Result");
    assert.equal(tab.end.game, replayed(tab.end.record), "the same choices lead to the same end everywhere");
    assert.deepEqual(tab.faults, []);
  }));

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
