// The game under a finger, on a tablet with fine pixels.
import assert from "node:assert/strict";
import { test } from "node:test";
import { visit } from "./visit.mjs";

/** The smallest that is no phone. */
const TABLET = { viewport: { width: 800, height: 600 }, hasTouch: true, isMobile: true };

test("a tap is a click, a long press shows the card", () =>
  visit({ ...TABLET, scale: 1.25 }, async ({ browser, tab }) => {
    await tab.go(browser, "speed=none");
    await tab.title();
    const canvas = await tab.page.evaluate(() => document.querySelector("canvas").width);
    assert.equal(canvas, 1000, "one canvas pixel is one pixel of the screen");
    await tab.click("title/new-game", { tap: true });
    await tab.until("the set-up", () => tab.report?.at === "Setup");
    await tab.click("setup/aboard", { tap: true });
    await tab.asked();
    const { choices_made, clicks } = tab.report;
    for (const name of clicks[0]) await tab.click(name, { tap: true });
    await tab.until("the choice", () => tab.report.choices_made > choices_made);

    // (A card of the offer that can be taken is shown in the prompt as soon as it is touched.)
    await tab.until("the market", () => tab.region("market/0"));
    const made = tab.report.choices_made;
    const [left, top, right, bottom] = tab.region("market/0");
    const finger = await browser.context.newCDPSession(tab.page);
    const point = { x: (left + right) / 2, y: (top + bottom) / 2 };
    await finger.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [point] });
    await tab.until("the card, enlarged and explained", () => tab.region("explanation"));
    await finger.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
    // It stays; the next touch puts it away and does nothing else.
    await tab.page.touchscreen.tap(...tab.middle("market/1"));
    await tab.until("the table alone", () => !tab.region("explanation"));
    assert.equal(tab.report.choices_made, made, "looking at a card takes nothing");
    assert.equal(await tab.page.evaluate(() => scrollY + scrollX), 0);
    assert.deepEqual(tab.faults, []);
  }));

test("a tap right after a pinch counts, and a pinch clicks nothing", () =>
  visit(TABLET, async ({ browser, tab }) => {
    await tab.go(browser, "seats=human,novice&modules=AB&seed=3&first=1&speed=none");
    await tab.asked();
    for (const name of tab.report.clicks[0]) await tab.click(name, { tap: true });
    await tab.until("the offer", () => tab.report.ask === "TakeCard" && tab.region("offer/0/0"));
    const finger = await browser.context.newCDPSession(tab.page);
    const touch = (type, ...points) => finger.send("Input.dispatchTouchEvent", { type, touchPoints: points.map(([x, y], id) => ({ x, y, id })) });
    const [x, y] = tab.middle("offer/0/0");
    const made = tab.report.choices_made;
    for (let round = 0; round < 2; round += 1) {
      const before = JSON.stringify(tab.report.clicks);
      await touch("touchStart", [x, y]);
      await touch("touchStart", [x, y], [x + 100, y]);
      // Larger, and back again.
      for (const gap of [120, 140, 160, 140, 120, 100, 80, 60]) await touch("touchMove", [x, y], [x + gap, y]);
      await touch("touchEnd");
      await tab.page.waitForFunction(() => visualViewport.scale < 1.01);
      assert.equal(JSON.stringify(tab.report.clicks), before, "a pinch picks no card");
      await tab.page.touchscreen.tap(x, y);
      await tab.until("the card in hand", () => tab.region("prompt/carry-out"));
      await tab.page.keyboard.press("Escape");
      await tab.until("the card put back", () => !tab.region("prompt/carry-out"));
    }
    assert.equal(tab.report.choices_made, made);
    assert.deepEqual(tab.faults, []);
  }));
