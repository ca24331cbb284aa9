// The saved games of a browser: where an older version left them, passed on by a link, and without a database.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { Tab } from "./browser.mjs";
import { visit } from "./visit.mjs";

const SMALL = { viewport: { width: 1000, height: 600 } };
const GAME = "seats=human,novice&modules=AB&seed=7&first=1&speed=none";
const OVER = readFileSync(new URL("../saves/format-1.ron", import.meta.url), "utf8");

const screen = (tab, name) => tab.until(`the screen ${name}`, () => tab.screen === name);
const there = (tab, name) => tab.until(name, () => tab.region(name));

test("the game of an older version moves to the shelf, and a link brings it to somebody else", () =>
  visit(SMALL, async ({ browser, tab }) => {
    // What an older version has left.
    await tab.go(browser, "speed=none");
    await tab.title();
    await tab.page.evaluate((text) => localStorage.setItem("first-class/game.ron", text), OVER);
    await tab.reload();
    await tab.title();
    await tab.page.waitForFunction(() => localStorage.getItem("first-class/game.ron") === null);
    await tab.click("title/saved-games");
    await screen(tab, "SavedGames");
    await there(tab, "saved-games/share");
    await tab.page.evaluate(() => (navigator.clipboard.writeText = async (text) => void (globalThis.copied = text)));
    await tab.click("saved-games/share");
    await tab.click("share/text");
    await tab.page.waitForFunction(() => globalThis.copied);
    const link = await tab.page.evaluate(() => globalThis.copied);
    assert.match(link, /#FC1\.[\w-]+$/);
    assert.ok(link.length < 2100, `${link.length} letters`);
    const text = await tab.savedGame();
    assert.deepEqual(tab.faults, []);
    await tab.page.close();

    await visit(SMALL, async ({ browser: elsewhere, tab: other }) => {
      await other.page.goto(`${elsewhere.address}?report${link.slice(link.indexOf("#"))}`);
      await screen(other, "SavedGames");
      const choices = (saved) => saved.slice(saved.indexOf("choices:")).replaceAll(/\s/g, "").replaceAll(",)", ")").replaceAll(",]", "]");
      assert.equal(choices(await other.savedGame()), choices(text));
      assert.ok(!other.page.url().includes("#"), "a page that is loaded again brings it no second time");
      assert.deepEqual(other.faults, []);
    });
  }));

test("a game is there again after the page was loaded again, with a database and without one", async () => {
  const none = () => Object.defineProperty(globalThis, "indexedDB", { get() { throw new DOMException("Access is denied", "SecurityError"); } });
  for (const script of [undefined, none]) {
    await visit({ ...SMALL, script }, async ({ browser, tab }) => {
      await tab.go(browser, GAME);
      for (let time = 0; time < 3; time += 1) {
        await tab.asked();
        await tab.answer(time);
      }
      await tab.asked();
      const made = tab.report.choices_made;
      await tab.saved();
      const again = await Tab.open(browser);
      await tab.page.close();
      await again.go(browser, "speed=none");
      await again.click("title/continue");
      await again.asked();
      assert.equal(again.report.choices_made, made);
      assert.deepEqual(again.faults, []);
    });
  }
});
