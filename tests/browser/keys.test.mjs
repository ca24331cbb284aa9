// Keys in a browser: which are the game's, which the browser's, and how the keyboard gets out of the table again.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { open, Tab } from "./browser.mjs";

let browser;
before(async () => (browser = await open()));
after(() => browser.close());

/** The keys that were pressed, and whether the page withheld them from the browser. */
const listen = () => {
  globalThis.pressed = [];
  addEventListener("keydown", (event) => setTimeout(() => globalThis.pressed.push([event.key, event.defaultPrevented])));
};

async function atTheTable(query = "seats=human,human&modules=AB&seed=3&first=1&speed=none") {
  const tab = await Tab.open(browser, { before: listen });
  await tab.page.setViewportSize({ width: 640, height: 360 });
  await tab.go(browser, query);
  await tab.asked();
  return tab;
}

const focused = (tab) => tab.page.evaluate(() => document.activeElement.id);

test("keys with Ctrl, Alt or Meta reach the browser and do nothing in the game", async () => {
  const tab = await atTheTable();
  const made = tab.report.choices_made;
  for (const chord of ["Control+1", "Alt+1", "Meta+1", "Control+s", "Control+h", "Alt+l", "F6"]) {
    const [key] = chord.split("+").slice(-1);
    await tab.page.evaluate(() => (globalThis.pressed = []));
    await tab.page.keyboard.press(chord);
    await tab.page.waitForFunction((key) => globalThis.pressed.some(([other]) => other === key), key);
    const prevented = await tab.page.evaluate((key) => globalThis.pressed.find(([other]) => other === key)[1], key);
    assert.equal(prevented, false, `${chord} is the browser's`);
  }
  // On its own it is the game's: only now is an answer given.
  await tab.page.keyboard.press("1");
  await tab.until("the answer", () => tab.report.choices_made > made);
  assert.deepEqual(tab.faults, []);
  await tab.page.close();
});

test("Ctrl and Z, however quick, take the last choice back", async () => {
  const tab = await atTheTable("seats=human,novice&modules=AB&seed=3&first=1&speed=none");
  while (tab.report.ask === "Draft") {
    await tab.answer(0);
    await tab.asked();
  }
  const made = tab.report.choices_made;
  await tab.answer(0);
  await tab.until("the next question", () => tab.report.choices?.length);
  // All four events before a frame is drawn.
  await tab.page.evaluate(() => {
    const send = (kind, key, code, ctrlKey) => document.querySelector("canvas").dispatchEvent(new KeyboardEvent(kind, { key, code, ctrlKey, bubbles: true }));
    send("keydown", "Control", "ControlLeft", true);
    send("keydown", "z", "KeyW", true);
    send("keyup", "z", "KeyW", true);
    send("keyup", "Control", "ControlLeft", false);
  });
  await tab.until("the choice before", () => tab.report.choices_made === made);
  assert.deepEqual(tab.faults, []);
  await tab.page.close();
});

test("Tab walks through the title, on to the full-screen button, and out", async () => {
  const tab = await Tab.open(browser, { before: listen });
  await tab.go(browser, "speed=none");
  await tab.until("the title", () => tab.screen === "Title" && tab.whole);
  assert.equal(await focused(tab), "game");
  let steps = 0;
  for (; (await focused(tab)) === "game"; steps += 1) {
    assert.ok(steps < 12, "Tab never leaves the canvas");
    await tab.page.keyboard.press("Tab");
    await tab.page.waitForTimeout(700);
    if (steps === 1) await tab.picture("tab-in-the-title");
  }
  assert.ok(steps >= 4, `three lines of the board, then on, but ${steps} steps`);
  assert.equal(await focused(tab), "full-screen");
  await tab.picture("tab-full-screen");
  await tab.page.keyboard.press("Shift+Tab");
  assert.equal(await focused(tab), "game", "and back again");
  await tab.page.keyboard.press("Tab");
  await tab.page.keyboard.press("Enter");
  await tab.page.waitForFunction(() => document.fullscreenElement?.localName === "html");
  assert.equal(await focused(tab), "game", "the keys are the game's again");
  assert.deepEqual(tab.faults, []);
  await tab.page.close();
});

test("Tab gets out of the table, too", async () => {
  const tab = await atTheTable();
  for (let steps = 0; ; steps += 1) {
    assert.ok(steps < 120, "Tab never leaves the canvas");
    await tab.page.evaluate(() => (globalThis.pressed = []));
    await tab.page.keyboard.press("Tab");
    await tab.page.waitForTimeout(300);
    const withheld = await tab.page.evaluate(() => globalThis.pressed.some(([key, prevented]) => key === "Tab" && prevented));
    if (!withheld) break;
  }
  assert.deepEqual(tab.faults, []);
  await tab.page.close();
});
