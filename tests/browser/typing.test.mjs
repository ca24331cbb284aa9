// Names and seeds are typed in input elements of the page: by touch, in other scripts, with the clipboard.
import assert from "node:assert/strict";
import { test } from "node:test";
import { open, Tab } from "./browser.mjs";

const NAME = "setup/seat/0/name";
const MOUSE = { viewport: { width: 1280, height: 720 } };
const phone = (width, height) => ({ viewport: { width, height }, hasTouch: true, isMobile: true, deviceScaleFactor: 2, flags: ["--force-device-scale-factor=2"] });

async function atTheSetUp(options, play) {
  const browser = await open(options);
  try {
    const tab = await Tab.open(browser);
    await tab.go(browser, "speed=none");
    await tab.until("the title", () => tab.screen === "Title" && tab.whole);
    await tab.click("title/new-game", { tap: options.hasTouch });
    await tab.until("the set-up", () => tab.report?.at === "Setup");
    await tab.page.locator(`input[data-line="${NAME}"]`).waitFor({ state: "attached" });
    await tab.until("the lines", () => tab.region(NAME) && (options.hasTouch || tab.region("setup/seed")));
    await play(tab, browser);
    assert.deepEqual(tab.faults, []);
  } finally {
    await browser.close();
  }
}

const input = (tab, name) => tab.page.locator(`input[data-line="${name}"]`);
const focused = (tab) => tab.page.evaluate(() => document.activeElement.dataset.line ?? document.activeElement.id);

/** Checks that the game begins with what was typed. */
async function aboard(tab, names, seed, options) {
  await tab.click("setup/aboard", options);
  await tab.page.waitForFunction(([names, seed]) => location.search.includes(`names=${names}`) && location.search.includes(`seed=${seed}`), [names, seed]);
}

test("with a mouse: typed, selected, pasted and undone as in any text field", () =>
  atTheSetUp(MOUSE, async (tab) => {
    await tab.page.mouse.click(...tab.middle(NAME));
    assert.equal(await focused(tab), NAME);
    await tab.picture("typing-before");
    await tab.page.keyboard.press("Control+a");
    await tab.page.keyboard.type("Ida of Vienna and Rome");
    await tab.page.waitForFunction((name) => document.querySelector(`[data-line="${name}"]`).value === "Ida of Vienna and Ro", NAME);
    await tab.page.waitForTimeout(1000);
    await tab.picture("typing-name");
    await tab.page.keyboard.press("Control+a");
    await tab.page.keyboard.press("Control+x");
    await tab.page.keyboard.type("Ida");
    await tab.page.keyboard.press("Enter");
    assert.equal(await focused(tab), "game");
    await tab.page.waitForTimeout(1000);
    await tab.picture("typing-after");
    await tab.page.mouse.click(...tab.middle("setup/seed"));
    await tab.page.keyboard.press("Control+a");
    await tab.page.keyboard.type("4x2");
    await tab.page.waitForFunction(() => document.querySelector(`[data-line="setup/seed"]`).value === "42");
    // The dice draw another one, and the field follows.
    await tab.click("setup/dice");
    await tab.page.waitForFunction(() => document.querySelector(`[data-line="setup/seed"]`).value !== "42");
    await input(tab, "setup/seed").fill("77");
    await aboard(tab, "Ida", 77);
  }));

test("with the keyboard alone: Tab stops at the fields and continues from them", () =>
  atTheSetUp(MOUSE, async (tab) => {
    const lines = [];
    for (let steps = 0; steps < 150; steps += 1) {
      await tab.page.keyboard.press("Tab");
      await tab.page.waitForTimeout(400);
      const here = await focused(tab);
      if (here.startsWith("setup/")) {
        lines.push(here);
        if (here === NAME) await tab.page.keyboard.type("Mia");
      }
      if (here === "setup/seed") break;
    }
    assert.deepEqual(lines, [NAME, "setup/seat/1/name", "setup/seed"]);
    await tab.page.keyboard.press("Escape");
    assert.equal(await focused(tab), "game");
    assert.equal(await input(tab, NAME).inputValue(), "Mia", "what was there was selected");
    await tab.page.waitForTimeout(500);
    assert.equal(tab.report.at, "Setup", "Esc has left the field, not the set-up");
  }));

for (const [width, height] of [[844, 390], [390, 844]]) {
  test(`by touch, ${width} by ${height}: a bar at the top`, () =>
    atTheSetUp(phone(width, height), async (tab, browser) => {
      await tab.page.touchscreen.tap(...tab.middle(NAME));
      assert.equal(await focused(tab), NAME, "the tap itself focuses the field: a phone shows its keyboard");
      await tab.page.keyboard.press("Control+a");
      const typing = await browser.context.newCDPSession(tab.page);
      // A script with composition: nothing is sent back meanwhile.
      await typing.send("Input.imeSetComposition", { text: "Zo", selectionStart: 2, selectionEnd: 2 });
      await tab.page.waitForTimeout(500);
      await typing.send("Input.imeSetComposition", { text: "Zoë", selectionStart: 3, selectionEnd: 3 });
      await typing.send("Input.insertText", { text: "Zoë" });
      assert.equal(await input(tab, NAME).inputValue(), "Zoë");
      await tab.page.waitForTimeout(1000);
      await tab.picture(`typing-finger-${width}x${height}`);
      const bar = await tab.page.locator(".line:focus-within").boundingBox();
      assert.ok(bar.y < 20 && bar.x >= 0 && bar.x + bar.width <= width && bar.height < 110, JSON.stringify(bar));
      await tab.page.keyboard.press("Enter");
      assert.equal(await focused(tab), "game");
      // On a phone the set-up is a page that is scrolled.
      for (let swipes = 0; swipes < 16 && !tab.region("setup/seed"); swipes += 1) {
        const points = [0.75, 0.6, 0.45, 0.3].map((part) => ({ x: width / 2, y: height * part }));
        await typing.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [points[0]] });
        for (const point of points.slice(1)) await typing.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: [point] });
        await typing.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
        await tab.page.waitForTimeout(600);
      }
      await tab.page.touchscreen.tap(...tab.middle("setup/seed"));
      assert.equal(await focused(tab), "setup/seed");
      assert.equal(await input(tab, "setup/seed").getAttribute("inputmode"), "numeric");
      await tab.page.keyboard.press("Control+a");
      await tab.page.keyboard.type("42");
      await tab.picture(`typing-seed-${width}x${height}`);
      await aboard(tab, encodeURIComponent("Zoë"), 42, { tap: true });
    }));
}

test("a window over the set-up covers its fields", () =>
  atTheSetUp(MOUSE, async (tab) => {
    await tab.click("setup/suggest/random");
    await tab.click("setup/aboard");
    await tab.until("the window", () => tab.region("setup/drawn"));
    await input(tab, NAME).waitFor({ state: "detached" });
    await tab.click("setup/drawn");
    await tab.asked();
    assert.equal(await tab.page.locator("input").count(), 0, "the table has no text fields");
  }));
