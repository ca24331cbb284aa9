// A pad in a browser: the page asks the browser for it, as `navigator.getGamepads` answers. (There is no pad here; the
// page is given the answer that a standard one would give.)
import assert from "node:assert/strict";
import { test } from "node:test";
import { visit } from "./visit.mjs";

/** A standard pad, with its buttons in the order of the W3C's "Gamepad" specification. */
const plugIn = () => {
  const buttons = Array.from({ length: 17 }, () => ({ pressed: false, touched: false, value: 0 }));
  const pad = { id: "Standard pad", index: 0, connected: true, mapping: "standard", timestamp: 0, axes: [0, 0, 0, 0], buttons };
  navigator.getGamepads = () => [pad];
  globalThis.padButton = (button, pressed) => Object.assign(buttons[button], { pressed, value: Number(pressed) });
};
const [A, RIGHT] = [0, 15];

/** Presses a button for as long as a finger does. */
async function press(tab, button) {
  await tab.page.evaluate((button) => globalThis.padButton(button, true), button);
  await tab.drawn(6);
  await tab.page.evaluate((button) => globalThis.padButton(button, false), button);
  await tab.drawn(6);
}

test("a pad in a browser chooses", () =>
  visit({ viewport: { width: 640, height: 360 }, script: plugIn }, async ({ browser, tab }) => {
    await tab.go(browser, "seats=human,novice&modules=AB&seed=3&first=1&speed=none");
    await tab.asked();
    const { choices_made } = tab.report;
    const chosen = () => tab.report.choices_made > choices_made;
    for (let tries = 0; tries < 8 && !chosen(); tries += 1) {
      await press(tab, RIGHT);
      // A card of the draft is picked first, and then kept.
      await press(tab, A);
      await press(tab, A);
    }
    await tab.until("a choice", chosen, 20_000);
    assert.deepEqual(tab.faults, []);
  }));
