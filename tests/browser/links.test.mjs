// Links to games: what they ask for, what they must not do, and what the game says if they ask for nonsense.
import assert from "node:assert/strict";
import { test } from "node:test";
import { visit } from "./visit.mjs";

const viewport = { width: 640, height: 360 };
const IDA = "seats=human,novice&names=Ida,Jiří&modules=AB&first=1&seed=7&speed=none";
const MIA = "seats=human,novice&names=Mia,Otto&modules=CD&first=1&seed=8&speed=none";

const there = (tab, name) => tab.until(name, () => tab.region(name));

async function answer(tab, times) {
  for (let time = 0; time < times; time += 1) {
    await tab.asked();
    await tab.answer(time);
  }
  await tab.asked();
}

test("a link begins its game, and every other one stays where it was", () =>
  visit({ viewport }, async ({ browser, tab }) => {
    await tab.go(browser, IDA);
    await answer(tab, 1);
    const idas = tab.report.choices_made;
    // A reloaded page continues without a question.
    await tab.reload();
    await tab.asked();
    assert.equal(tab.report.choices_made, idas);

    await tab.go(browser, MIA);
    await tab.asked();
    assert.equal(tab.report.ask, "Draft");
    assert.match(tab.page.url(), /names=Mia,Otto/);
    await answer(tab, 1);
    const mias = tab.report.choices_made;
    await tab.reload();
    await tab.asked();
    assert.equal(tab.report.choices_made, mias, "the new game is the running one");

    // The link to the first one leads to where it was left.
    await tab.go(browser, IDA);
    await tab.asked();
    assert.equal(tab.report.choices_made, idas, "the first game continues");
    assert.match(decodeURIComponent(tab.page.url()), /names=Ida,Jiří/);
    await tab.go(browser);
    await tab.click("title/continue");
    await tab.asked();
    assert.equal(tab.report.choices_made, idas, "it is the one played last");
    assert.deepEqual(tab.faults, []);
  }));

test("a wrong speed is said once, and the game is played", () =>
  visit({ viewport }, async ({ browser, tab }) => {
    await tab.go(browser, "seats=human,novice&modules=AB&first=1&seed=7&speed=warp");
    await tab.asked();
    await there(tab, "notice/read");
    await tab.click("notice/read");
    assert.doesNotMatch(tab.page.url(), /speed/);
    await answer(tab, 1);
    const made = tab.report.choices_made;
    await tab.reload();
    await tab.asked();
    assert.equal(tab.report.choices_made, made);
    assert.equal(tab.region("notice/read"), undefined);
  }));

test("a link that cannot be used leads to the title and says why, once", () =>
  visit({ viewport }, async ({ browser, tab }) => {
    for (const query of ["modules=AA", "seats=human,novice&seats=human,novice,novice&seed=3", "seats=human,novice&names=🚂,Otto&modules=AB"]) {
      await tab.go(browser, `${query}&speed=none`);
      await there(tab, "notice/read");
      assert.equal(tab.screen, "Title");
      await tab.click("notice/read");
      await tab.until("the board alone", () => tab.report && !tab.region("notice/read"));
      await tab.reload();
      await there(tab, "title/new-game");
      assert.equal(tab.region("notice/read"), undefined, "it is said once");
    }
    assert.deepEqual(tab.faults, []);
  }));

test("a name in letters that cannot be shown is not accepted in the set-up", () =>
  visit({ viewport: { width: 1000, height: 600 } }, async ({ browser, tab }) => {
    await tab.go(browser, "speed=none");
    await tab.click("title/new-game");
    await there(tab, "setup/seat/0/name");
    await tab.page.mouse.click(...tab.middle("setup/seat/0/name"));
    await tab.page.keyboard.press("End");
    for (const [letter, name] of [["Ж", "Anna"], ["🚂", "Anna"], ["ł", "Annał"], ["ễ", "Annałễ"]]) {
      await tab.page.keyboard.insertText(letter);
      // The game gives back what it accepts.
      await tab.page.waitForFunction((name) => document.activeElement.value === name, name);
    }
    await tab.click("setup/aboard");
    await tab.asked();
    assert.match(decodeURIComponent(tab.page.url()), /names=Annałễ,/);
  }));
