// The languages in the browser: English is part of the program, the texts of any other one are fetched.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { visit } from "./visit.mjs";

/** What the button for a new game says in a language. */
function newGame(language) {
  const texts = readFileSync(new URL(`../../assets/text/${language}/screens.ftl`, import.meta.url), "utf8");
  return /^title-new-game = (.+)$/m.exec(texts)[1];
}

/** Waits until the title speaks a language. */
const speaks = (tab, language) =>
  tab.page.waitForFunction((words) => document.querySelector('#told button[data-id="title/new-game"]')?.textContent === words, newGame(language));

test("a language comes with the game or when it is chosen; if it cannot, the game stays in its own", () =>
  visit({}, async ({ browser, tab, line }) => {
    const before = [];
    let isBroken = true;
    line.before = ({ url }, response) => {
      if (!tab.screen && url.endsWith(".ftl")) before.push(url);
      return isBroken && url.endsWith("/nl.ftl") && !!response.writeHead(503).end();
    };
    await tab.go(browser, "lang=de&speed=none");
    await tab.title();
    await speaks(tab, "de");
    assert.deepEqual(before, ["/assets/text/de.ftl"], "only what is spoken is fetched before the title");
    await tab.click("title/language/it");
    await speaks(tab, "it");

    await tab.click("title/language/nl");
    await tab.click("notice/read");
    await speaks(tab, "it");
    isBroken = false;
    await tab.click("title/language/nl");
    await speaks(tab, "nl");
    assert.deepEqual(tab.faults.filter((fault) => !/nl\.ftl|503/.test(fault)), []);
  }));
