// Names and seeds are typed in input elements of the page: by touch, in other scripts, with the clipboard.
import assert from "node:assert/strict";
import { test } from "node:test";
import { visit, visitStandIn } from "./visit.mjs";

const NAME = "setup/seat/0/name";
// The smallest window that has the desktop's set-up: a larger one only takes longer to draw.
const desk = { viewport: { width: 1000, height: 600 } };
const phone = (width, height) => ({ viewport: { width, height }, hasTouch: true, isMobile: true });

const atTheSetUp = (options, play) =>
  visit(options, async ({ browser, tab }) => {
    await tab.go(browser, "speed=none");
    await tab.title();
    await tab.click("title/new-game", { tap: options.hasTouch });
    await tab.until("the set-up", () => tab.report?.at === "Setup");
    await input(tab, NAME).waitFor({ state: "attached" });
    await tab.until("the lines", () => tab.region(NAME) && (options.hasTouch || tab.region("setup/seed")));
    await play(tab, browser);
    assert.deepEqual(tab.faults, []);
  });

/** The stand-in with its two text fields. */
const atTheFields = (options, play) =>
  visitStandIn(options, async ({ browser, tab }) => {
    await tab.go(browser);
    await tab.title();
    await tab.page.evaluate(() => show(["name", "number"]));
    await play(tab, browser);
    assert.deepEqual(tab.faults, []);
  });

const input = (tab, name) => tab.page.locator(`input[data-line="${name}"]`);
const focused = (tab) => tab.page.evaluate(() => document.activeElement.dataset.line ?? document.activeElement.id);

/** What the page has told the stand-in, of one kind. */
const heard = (tab, kind) => tab.page.evaluate((kind) => globalThis.heard.filter((message) => kind in message).map((message) => message[kind]), kind);

/** Checks that the game begins with what was typed. */
async function aboard(tab, names, seed, options) {
  await tab.click("setup/aboard", options);
  await tab.page.waitForFunction(([names, seed]) => location.search.includes(`names=${names}`) && location.search.includes(`seed=${seed}`), [names, seed]);
}

test("in the game, with a mouse: typed, selected, pasted and undone as in any text field", () =>
  atTheSetUp(desk, async (tab) => {
    await tab.page.mouse.click(...tab.middle(NAME));
    assert.equal(await focused(tab), NAME);
    await tab.page.keyboard.press("Control+a");
    await tab.page.keyboard.type("Ida of Vienna and Rome");
    await tab.page.waitForFunction((name) => document.querySelector(`[data-line="${name}"]`).value === "Ida of Vienna and Ro", NAME);
    await tab.page.keyboard.press("Control+a");
    await tab.page.keyboard.press("Control+x");
    await tab.page.keyboard.type("Ida");
    await tab.page.keyboard.press("Enter");
    assert.equal(await focused(tab), "game");
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
  atTheSetUp(desk, async (tab) => {
    const lines = [];
    for (let steps = 0; steps < 150; steps += 1) {
      await tab.page.keyboard.press("Tab");
      await tab.drawn();
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
    await tab.drawn();
    assert.equal(tab.report.at, "Setup", "Esc has left the field, not the set-up");
  }));

test("in the game, by touch: a name, and the seed at the other end of the page", () => {
  const [width, height] = [390, 844];
  return atTheSetUp(phone(width, height), async (tab, browser) => {
    await tab.page.touchscreen.tap(...tab.middle(NAME));
    assert.equal(await focused(tab), NAME, "the tap itself focuses the field: a phone shows its keyboard");
    await tab.page.keyboard.press("Control+a");
    const typing = await browser.context.newCDPSession(tab.page);
    await typing.send("Input.imeSetComposition", { text: "Zo", selectionStart: 2, selectionEnd: 2 });
    await tab.drawn();
    await typing.send("Input.imeSetComposition", { text: "Zoë", selectionStart: 3, selectionEnd: 3 });
    await typing.send("Input.insertText", { text: "Zoë" });
    assert.equal(await input(tab, NAME).inputValue(), "Zoë");
    await tab.page.keyboard.press("Enter");
    assert.equal(await focused(tab), "game");
    // On a phone the set-up is a page that is scrolled.
    for (let swipes = 0; swipes < 16 && !tab.region("setup/seed"); swipes += 1) {
      const points = [0.75, 0.6, 0.45, 0.3].map((part) => ({ x: width / 2, y: height * part }));
      await typing.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [points[0]] });
      for (const point of points.slice(1)) await typing.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: [point] });
      await typing.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
      await tab.drawn(30);
    }
    await tab.page.touchscreen.tap(...tab.middle("setup/seed"));
    assert.equal(await focused(tab), "setup/seed");
    assert.equal(await input(tab, "setup/seed").getAttribute("inputmode"), "numeric");
    await tab.page.keyboard.press("Control+a");
    await tab.page.keyboard.type("42");
    await aboard(tab, encodeURIComponent("Zoë"), 42, { tap: true });
  });
});

for (const [width, height] of [[844, 390], [390, 844]]) {
  test(`by touch, ${width} by ${height}: a bar at the top`, () =>
    atTheFields(phone(width, height), async (tab, browser) => {
      await input(tab, "name").tap();
      assert.equal(await focused(tab), "name", "the tap itself focuses the field: a phone shows its keyboard");
      assert.deepEqual(await heard(tab, "typing"), [null], "the field itself is left to the game");
      await tab.page.keyboard.press("Control+a");
      const typing = await browser.context.newCDPSession(tab.page);
      // A script with composition: nothing is sent back meanwhile.
      await typing.send("Input.imeSetComposition", { text: "Zo", selectionStart: 2, selectionEnd: 2 });
      await typing.send("Input.imeSetComposition", { text: "Zoë", selectionStart: 3, selectionEnd: 3 });
      await typing.send("Input.insertText", { text: "Zoë" });
      assert.equal(await input(tab, "name").inputValue(), "Zoë");
      assert.equal((await heard(tab, "typed")).at(-1).text, "Zoë");
      const bar = await tab.page.locator(".line:focus-within").boundingBox();
      assert.ok(bar.y < 20 && bar.x >= 0 && bar.x + bar.width <= width && bar.height < 110, JSON.stringify(bar));
      await tab.page.keyboard.press("Enter");
      assert.equal(await focused(tab), "game");
      await input(tab, "number").tap();
      assert.equal(await input(tab, "number").getAttribute("inputmode"), "numeric");
      await tab.page.keyboard.press("Control+a");
      await tab.page.keyboard.type("42");
      assert.deepEqual((await heard(tab, "typed")).at(-1), { id: "number", text: "42", number: (await heard(tab, "typed")).length });
    }));
}

test("a field shows what the game makes of it, and lies where the game says", () =>
  atTheFields({}, async (tab) => {
    const at = await tab.page.locator(".line", { has: input(tab, "number") }).evaluate(({ style }) => [style.left, style.top, style.width, style.height]);
    assert.deepEqual(at, ["100px", "400px", "200px", "30px"]);
    await input(tab, "name").click();
    assert.deepEqual(await heard(tab, "typing"), ["name"]);
    await tab.page.keyboard.press("Control+a");
    await tab.page.keyboard.type("Ida of Vienna and Rome");
    assert.equal(await input(tab, "name").inputValue(), "Ida of Vienna and Ro");
    await tab.page.keyboard.press("Control+a");
    await tab.page.keyboard.press("Control+x");
    assert.equal(await input(tab, "name").inputValue(), "");
    await tab.page.keyboard.press("Control+v");
    assert.equal(await input(tab, "name").inputValue(), "Ida of Vienna and Ro");
    await tab.page.keyboard.press("Escape");
    assert.equal(await focused(tab), "game");
    await input(tab, "number").click();
    await tab.page.keyboard.press("Control+a");
    await tab.page.keyboard.type("4x2");
    assert.equal(await input(tab, "number").inputValue(), "42");
  }));

test("Tab leads from a field to the game, and the game may want a field", () =>
  atTheFields({}, async (tab) => {
    await tab.page.evaluate(() => show(["name", "number"], "name"));
    assert.equal(await focused(tab), "name");
    await tab.page.keyboard.type("Mia");
    assert.equal(await input(tab, "name").inputValue(), "Mia", "what was there was selected");
    await tab.page.evaluate(() => {
      globalThis.keys = [];
      for (const kind of ["keydown", "keyup"]) document.querySelector("canvas").addEventListener(kind, ({ key, shiftKey }) => keys.push([kind, key, shiftKey]));
    });
    await tab.page.keyboard.press("Tab");
    assert.equal(await focused(tab), "game");
    const keys = await tab.page.evaluate(() => keys);
    assert.deepEqual(keys.slice(0, 2), [["keydown", "Tab", false], ["keyup", "Tab", false]], "the game moves on from the field");
  }));

test("a field that the game no longer shows is gone, and the keys are the game's", () =>
  atTheFields({}, async (tab) => {
    await input(tab, "name").click();
    await tab.page.evaluate(() => show([]));
    assert.equal(await tab.page.locator("input").count(), 0);
    assert.equal(await focused(tab), "game");
  }));

test("a window over the set-up covers its fields", () =>
  atTheSetUp(desk, async (tab) => {
    await tab.click("setup/suggest/random");
    await tab.click("setup/aboard");
    await tab.until("the window", () => tab.region("setup/drawn"));
    await input(tab, NAME).waitFor({ state: "detached" });
    await tab.click("setup/drawn");
    await tab.asked();
    assert.equal(await tab.page.locator("input").count(), 0, "the table has no text fields");
  }));
