// Saved games: in two tabs at once, and where nothing can be saved.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Tab } from "./browser.mjs";
import { visit, visitStandIn } from "./visit.mjs";

const SMALL = { viewport: { width: 640, height: 360 } };
const GAME = "seats=human,novice&modules=AB&seed=7&first=1&speed=none";

/** Another tab of the same browser, at an address of the game. */
async function tabOf(browser, query) {
  const tab = await Tab.open(browser);
  await tab.go(browser, query);
  return tab;
}

async function answer(tab, times) {
  for (let time = 0; time < times; time += 1) {
    await tab.asked();
    await tab.answer(time);
  }
  await tab.asked();
}

const there = (tab, name) => tab.until(name, () => tab.region(name));
const gone = (tab, name) => tab.until(`${name} gone`, () => tab.report && !tab.region(name));
const choices = (text) => text.slice(text.indexOf("choices:"));

test("two tabs never save over each other, and each can have the game from the other", () =>
  visit(SMALL, async ({ browser, tab: first }) => {
    await first.go(browser, GAME);
    await answer(first, 1);
    const saved = await first.savedGame();

    const second = await tabOf(browser, "speed=none");
    await second.click("notice/play-unsaved");
    await second.click("title/new-game");
    await second.click("setup/aboard");
    await answer(second, 1);
    assert.equal(await first.savedGame(), saved, "the second tab has saved something");
    assert.equal(first.region("notice/take-over"), undefined, "the first tab continues undisturbed");
    await first.front();
    await answer(first, 1);
    assert.notEqual(await first.savedGame(), saved, "the first tab has stopped saving");
    await second.page.close();

    const third = await tabOf(browser, "speed=none");
    await third.click("notice/take-over");
    await third.asked();
    assert.equal(third.report.choices_made, first.report.choices_made, "it continues with the newest choice");
    // The first tab says so of its own accord.
    await there(first, "notice/take-over");
    await answer(third, 1);
    const newest = third.report.choices_made;
    await first.front();
    await first.click("notice/take-over");
    await first.until("the newest choice", () => first.report.choices_made === newest);
    await there(third, "notice/leave-there");
    await answer(first, 1);
    await third.front();
    await third.click("notice/leave-there");
    await third.until("the title", () => third.screen === "Title");

    // Once both tabs are closed, nobody else has the game.
    const made = first.report.choices_made;
    await third.page.close();
    await first.page.close();
    const fourth = await tabOf(browser, "speed=none");
    await fourth.click("title/continue");
    await fourth.asked();
    assert.equal(fourth.report.choices_made, made);
    for (const tab of [first, second, third, fourth]) assert.deepEqual(tab.faults, []);
  }));

for (const locks of [true, false]) {
  const script = () => Object.defineProperty(Navigator.prototype, "locks", { value: undefined });
  test(`a page knows whether another tab has the games ${locks ? "by its locks" : "by knocking"}`, () =>
    visitStandIn(locks ? {} : { script }, async ({ browser, tab: first }) => {
      // As src/persistence does: whoever has the games leaves a token.
      const take = (tab, token) => tab.page.evaluate((token) => (firstClass.saves.take("games/"), localStorage.setItem("games/owner", token)), token);
      const ask = async (tab) => {
        await tab.page.evaluate(() => firstClass.saves.ask("games/"));
        return (await tab.page.waitForFunction(() => [firstClass.saves.free()].find((free) => free !== undefined)?.toString())).jsonValue();
      };
      const open = async (tab) => {
        await tab.go(browser);
        await tab.title();
        await tab.page.evaluate(() => (firstClass.wake = () => (globalThis.woken = true)));
      };
      await open(first);
      assert.equal(await ask(first), "true", "nobody has them");
      await take(first, "one");
      const second = await Tab.open(browser);
      await open(second);
      assert.equal(await ask(second), "false", "the first tab has them");
      await first.page.evaluate(() => (globalThis.woken = false));
      await take(second, "two");
      await first.page.waitForFunction(() => globalThis.woken);
      // Which of the two has them now, a third one asks.
      await first.page.close();
      const third = await Tab.open(browser);
      await open(third);
      assert.equal(await ask(third), "false", "the second tab has them");
      await second.page.close({ runBeforeUnload: false });
      const fourth = await Tab.open(browser);
      await open(fourth);
      assert.equal(await ask(fourth), "true", "nobody has them any more");
      for (const tab of [first, second, third, fourth]) assert.deepEqual(tab.faults, []);
    }));
}

test("a duplicated tab asks before it continues the same game", () =>
  visit(SMALL, async ({ browser, tab: first }) => {
    await first.go(browser, GAME);
    await answer(first, 1);
    const copy = await Tab.open(browser);
    await copy.page.goto(first.page.url());
    await copy.click("notice/take-over");
    await copy.asked();
    assert.equal(copy.report.choices_made, first.report.choices_made);
    assert.equal(copy.page.url(), first.page.url());
    await there(first, "notice/take-over");
  }));

test("what two tabs set is all saved", () =>
  visit(SMALL, async ({ browser, tab: first }) => {
    await first.go(browser);
    await first.click("title/settings");
    const second = await tabOf(browser, "");
    await second.click("notice/play-unsaved");
    await second.click("title/settings");
    for (const [tab, name] of [
      [first, "settings/page/sound"], [second, "settings/page/sound"], [first, "settings/music/1"], [second, "settings/effects/2"],
      [first, "settings/page/screen"],
    ]) {
      await tab.front();
      await tab.click(name);
    }
    await first.click("settings/speed/slow");
    await first.page.waitForFunction(() => {
      const text = localStorage.getItem("first-class/settings.ron") ?? "";
      return ["speed: Slow", "music: 0.2", "effects: 0.4"].every((said) => text.includes(said));
    });
  }));

test("without storage the game runs, and says that it is not saved", () => {
  const script = () => Object.defineProperty(globalThis, "localStorage", { get() { throw new DOMException("Access is denied", "SecurityError"); } });
  return visit({ ...SMALL, script }, async ({ browser, tab }) => {
    await tab.go(browser, "seats=human,human&modules=AB&seed=3&speed=none");
    await there(tab, "notice/read");
    await tab.click("notice/read");
    await gone(tab, "notice/read");
    await answer(tab, 2);
    assert.equal(tab.region("notice/read"), undefined, "it is said once");
    assert.deepEqual(tab.faults, []);
  });
});

test("a full storage is noticed, and used again once there is room", () => {
  const script = () => {
    const usual = IDBObjectStore.prototype.put;
    IDBObjectStore.prototype.put = function (text, name) {
      if (globalThis.full) throw new DOMException("It is full", "QuotaExceededError");
      return usual.call(this, text, name);
    };
  };
  return visit({ ...SMALL, script }, async ({ browser, tab }) => {
    await tab.go(browser, GAME);
    await answer(tab, 1);
    await tab.page.evaluate(() => (globalThis.full = true));
    await tab.answer(0);
    await there(tab, "notice/read");
    await tab.click("notice/read");
    const before = choices(await tab.savedGame());
    await tab.page.evaluate(() => (globalThis.full = false));
    await answer(tab, 1);
    assert.notEqual(choices(await tab.savedGame()), before);
    assert.equal(tab.region("notice/read"), undefined);
  });
});
