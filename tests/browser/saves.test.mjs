// Saved games: in two tabs at once, and where nothing can be saved.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { open, Tab } from "./browser.mjs";

let browser;
before(async () => (browser = await open()));
after(() => browser.close());

const SMALL = { width: 640, height: 360 };
const GAME = "seats=human,novice&modules=AB&seed=7&first=1&speed=none";

/** A tab that saves in a folder, at a question of the game or on the title. */
async function tabOf(folder, query = GAME, how = {}) {
  const tab = await Tab.open(browser, { folder, ...how });
  await tab.page.setViewportSize(how.size ?? SMALL);
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

/** Two tabs with one saved game: only one of them saves, and each can have the game from the other. */
async function twoTabs(folder, how = {}) {
  const first = await tabOf(folder, GAME, how);
  await answer(first, 3);
  const saved = await first.saved("game.ron");

  const second = await tabOf(folder, "speed=none", { ...how, size: { width: 1280, height: 720 } });
  await there(second, "notice/play-unsaved");
  await second.page.waitForTimeout(1500);
  await second.picture(`${folder}-open`);
  await second.page.setViewportSize(SMALL);
  await second.click("notice/play-unsaved");
  await second.click("title/new-game");
  await second.click("setup/aboard");
  await answer(second, 2);
  assert.equal(await first.saved("game.ron"), saved, "the second tab has saved something");
  assert.equal(first.region("notice/take-over"), undefined, "the first tab continues undisturbed");
  await answer(first, 1);
  assert.notEqual(await first.saved("game.ron"), saved, "the first tab has stopped saving");
  await second.page.close();

  const third = await tabOf(folder, "speed=none", how);
  await third.click("notice/take-over");
  await third.asked();
  assert.equal(third.report.choices_made, first.report.choices_made, "it continues with the newest choice");
  // The first tab says so of its own accord.
  await there(first, "notice/take-over");
  await first.resize(1280, 720);
  await there(first, "notice/take-over");
  await first.page.waitForTimeout(2500);
  await first.picture(`${folder}-moved`);
  await first.resize(SMALL.width, SMALL.height);
  await answer(third, 2);
  const newest = third.report.choices_made;
  await first.click("notice/take-over");
  await first.until("the newest choice", () => first.report.choices_made === newest);
  await there(third, "notice/leave-there");
  await answer(first, 1);
  await third.click("notice/leave-there");
  await third.until("the title", () => third.screen === "Title");
  await third.page.waitForTimeout(1000);

  // Once both tabs are closed, nobody else has the game.
  const made = first.report.choices_made;
  await third.page.close();
  await first.page.close();
  const fourth = await tabOf(folder, "speed=none", how);
  await fourth.click("title/continue");
  await fourth.asked();
  assert.equal(fourth.report.choices_made, made);
  for (const tab of [first, second, third, fourth]) assert.deepEqual(tab.faults, []);
  await fourth.page.close();
}

test("two tabs never save over each other", () => twoTabs("two-tabs"));

test("nor do they in a browser without locks", () =>
  twoTabs("two-knocking-tabs", { before: () => Object.defineProperty(Navigator.prototype, "locks", { value: undefined }) }));

test("a duplicated tab asks before it continues the same game", async () => {
  const first = await tabOf("copied");
  await answer(first, 3);
  const copy = await Tab.open(browser, { folder: "copied" });
  await copy.page.setViewportSize(SMALL);
  await copy.page.goto(first.page.url());
  await copy.click("notice/take-over");
  await copy.asked();
  assert.equal(copy.report.choices_made, first.report.choices_made);
  assert.equal(copy.page.url(), first.page.url());
  await there(first, "notice/take-over");
  await first.page.close();
  await copy.page.close();
});

test("what two tabs set is all saved", async () => {
  const first = await tabOf("settings", "");
  await first.click("title/settings");
  const second = await tabOf("settings", "");
  await second.click("notice/play-unsaved");
  await second.click("title/settings");
  await first.click("settings/music/1");
  await second.click("settings/effects/2");
  await first.click("settings/speed/slow");
  await first.page.waitForTimeout(500);
  const text = await first.saved("settings.ron");
  for (const said of ["speed: Slow", "music: 0.2", "effects: 0.4"]) assert.ok(text.includes(said), `${said} in ${text}`);
  await first.page.close();
  await second.page.close();
});

test("without storage the game runs, and says that it is not saved", async () => {
  const tab = await Tab.open(browser, {
    before: () => Object.defineProperty(globalThis, "localStorage", { get() { throw new DOMException("Access is denied", "SecurityError"); } }),
  });
  await tab.go(browser, "seats=human,human&modules=AB&seed=3&speed=none");
  await there(tab, "notice/read");
  await tab.page.waitForTimeout(2500);
  await tab.picture("no-storage");
  await tab.click("notice/read");
  await gone(tab, "notice/read");
  await answer(tab, 2);
  assert.equal(tab.region("notice/read"), undefined, "it is said once");
  assert.deepEqual(tab.faults, []);
  await tab.page.close();
});

test("a full storage is noticed, and used again once there is room", async () => {
  const tab = await tabOf("full", GAME, {
    before: () => {
      const usual = Storage.prototype.setItem;
      Storage.prototype.setItem = function (name, text) {
        if (globalThis.full && name.endsWith("game.ron")) throw new DOMException("It is full", "QuotaExceededError");
        return usual.call(this, name, text);
      };
    },
  });
  await answer(tab, 1);
  await tab.page.evaluate(() => (globalThis.full = true));
  await tab.answer(0);
  await there(tab, "notice/read");
  await tab.resize(1280, 720);
  await there(tab, "notice/read");
  await tab.page.waitForTimeout(2500);
  await tab.picture("full-storage");
  await tab.resize(SMALL.width, SMALL.height);
  await tab.click("notice/read");
  const before = choices(await tab.saved("game.ron"));
  await tab.page.evaluate(() => (globalThis.full = false));
  await answer(tab, 1);
  assert.notEqual(choices(await tab.saved("game.ron")), before);
  assert.equal(tab.region("notice/read"), undefined);
  await tab.page.close();
});

test("the result is there again when the page is reloaded", async () => {
  const tab = await tabOf("result", "seats=novice,novice&modules=AB&seed=11&speed=none");
  await tab.until("the result", () => tab.screen === "Result");
  await tab.reload();
  await tab.until("the result again", () => tab.screen === "Result");
  assert.deepEqual(tab.faults, []);
  await tab.page.close();
});
