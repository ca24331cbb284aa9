// The first journey in a browser: a branch line is boarded, a step read, left, and resumed there on a page loaded anew.
import assert from "node:assert/strict";
import { test } from "node:test";
import { visit } from "./visit.mjs";

const board = async (tab, browser) => {
  await tab.go(browser, "speed=none");
  await tab.title();
  await tab.click("title/journey");
  await tab.until("the stations", () => tab.report?.at === "Journey" && tab.region("journey/board/teatime"));
  await tab.click("journey/board/teatime");
  await tab.until("the lesson", () => tab.region("lesson/leave"));
};

test("a lesson is left, and resumed at its step", () =>
  visit({ viewport: { width: 1000, height: 600 } }, async ({ browser, tab }) => {
    await board(tab, browser);
    await tab.until("what is said", () => tab.region("prompt/continue"));
    const second = () => tab.region("lesson/leave") && !tab.region("prompt/continue");
    await tab.click("prompt/continue");
    // Right after a step has come on the table, a click is the second half of a double click, and does nothing.
    await tab.until("the second step", second, 1500).catch(() => tab.click("prompt/continue"));
    await tab.until("the second step", second);
    await tab.click("lesson/leave");
    await tab.until("the stations again", () => tab.report?.at === "Journey");
    await board(tab, browser);
    await tab.until("the second step again", second);
    assert.deepEqual(tab.faults, []);
  }));
