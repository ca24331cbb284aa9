// Keys in a browser: which are the game's, which the browser's, and how the keyboard gets out of the table again.
import assert from "node:assert/strict";
import { test } from "node:test";
import { visit } from "./visit.mjs";

/** The keys that were pressed, and whether the page withheld them from the browser. */
const listen = () => {
  globalThis.pressed = [];
  addEventListener("keydown", (event) => setTimeout(() => globalThis.pressed.push([event.key, event.defaultPrevented])));
};

const SMALL = { viewport: { width: 640, height: 360 }, script: listen };

const atTheTable = (query, play) =>
  visit(SMALL, async ({ browser, tab }) => {
    await tab.go(browser, `${query}&modules=AB&seed=3&first=1&speed=none`);
    await tab.asked();
    await play(tab);
    assert.deepEqual(tab.faults, []);
  });

const focused = (tab) => tab.page.evaluate(() => document.activeElement.id);

test("keys with Ctrl, Alt or Meta reach the browser and do nothing in the game", () =>
  atTheTable("seats=human,human", async (tab) => {
    const made = tab.report.choices_made;
    for (const chord of ["Control+1", "Alt+1", "Meta+1", "Control+s", "Control+h", "Alt+l", "F6"]) {
      const [key] = chord.split("+").slice(-1);
      await tab.page.evaluate(() => (globalThis.pressed = []));
      await tab.page.keyboard.press(chord);
      await tab.page.waitForFunction((key) => globalThis.pressed.some(([other]) => other === key), key);
      const prevented = await tab.page.evaluate((key) => globalThis.pressed.find(([other]) => other === key)[1], key);
      assert.equal(prevented, false, `${chord} is the browser's`);
    }
    // On its own it is the game's: only now is a card picked, and then kept.
    assert.equal(tab.region("prompt/keep-picked"), undefined);
    await tab.page.keyboard.press("1");
    await tab.until("the picked card", () => tab.region("prompt/keep-picked"));
    await tab.page.keyboard.press("1");
    await tab.until("the answer", () => tab.report.choices_made > made);
  }));

test("Ctrl and Z, however quick, take the last choice back", () =>
  atTheTable("seats=human,novice", async (tab) => {
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
  }));

test("Tab walks through the title, on to the same in words and the full-screen button, and out", () =>
  visit(SMALL, async ({ browser, tab }) => {
    await tab.go(browser, "speed=none");
    await tab.title();
    assert.equal(await focused(tab), "game");
    const outOfTheCanvas = async () => {
      let steps = 0;
      for (; (await focused(tab)) === "game"; steps += 1) {
        assert.ok(steps < 12, "Tab never leaves the canvas");
        await tab.page.keyboard.press("Tab");
        await tab.drawn();
      }
      return steps;
    };
    const steps = await outOfTheCanvas();
    assert.ok(steps >= 4, `three lines of the board, then on, but ${steps} steps`);
    const inWords = () => tab.page.evaluate(() => !!document.activeElement.closest("#told"));
    assert.ok(await inWords(), "what is on the canvas, as buttons of the page");
    await tab.page.keyboard.press("Shift+Tab");
    assert.equal(await focused(tab), "game", "and back again");
    await outOfTheCanvas();
    assert.ok(await inWords(), "and on once more");
    for (let buttons = 0; await inWords(); buttons += 1) {
      assert.ok(buttons < 30, "Tab never leaves the words");
      await tab.page.keyboard.press("Tab");
      await tab.drawn();
    }
    assert.equal(await focused(tab), "full-screen");
    await tab.page.keyboard.press("Enter");
    await tab.page.waitForFunction(() => document.fullscreenElement?.localName === "html");
    assert.equal(await focused(tab), "game", "the keys are the game's again");
    assert.deepEqual(tab.faults, []);
  }));

test("Tab gets out of the table, too", () =>
  atTheTable("seats=human,human", async (tab) => {
    for (let steps = 0; ; steps += 1) {
      assert.ok(steps < 120, "Tab never leaves the canvas");
      await tab.page.evaluate(() => (globalThis.pressed = []));
      await tab.page.keyboard.press("Tab");
      await tab.drawn();
      const withheld = await tab.page.evaluate(() => globalThis.pressed.some(([key, prevented]) => key === "Tab" && prevented));
      if (!withheld) break;
    }
  }));
