// Whatever fails to load, breaks or is taken away: the page says so and offers a button, or does without it.
import assert from "node:assert/strict";
import { test } from "node:test";
import { visit, visitStandIn } from "./visit.mjs";

const cut = (response) => (response.destroy(), true);
const missing = (response) => (response.writeHead(404).end("Not found"), true);
const hang = () => true;

/** A page that does not wait for a second before it requests something once more. */
const hurried = {
  script: () => {
    const usual = setTimeout;
    globalThis.setTimeout = (act, wait, ...more) => usual(act, wait === 1000 ? 20 : wait, ...more);
  },
};

/** The message, with its button; the canvas lies below it in every corner. */
async function said(tab, words) {
  await tab.page.getByRole("heading", { name: words }).waitFor();
  await tab.page.getByRole("button", { name: "Load again" }).waitFor();
  await tab.page.waitForFunction(() => {
    const [right, bottom] = [innerWidth - 2, innerHeight - 2];
    const corners = [[2, 2], [right, 2], [2, bottom], [right, bottom]];
    return corners.every(([x, y]) => document.elementFromPoint(x, y)?.closest("canvas, #cover")?.id === "cover");
  });
  assert.equal(await tab.page.evaluate(() => document.activeElement.id), "message-button", "Enter loads again");
}

async function loadAgain(tab) {
  tab.screen = null;
  await tab.page.getByRole("button", { name: "Load again" }).click();
}

const count = (line, address) => line.asked.filter((url) => address.test(url)).length;

for (const [name, address, fail] of [
  ["a script of the page", /\/page\.js/, missing],
  ["what the page imports", /\/typing\.js/, missing],
  ["the glue", /\/first_class-\w+\.js/, missing],
  ["the program", /first_class-.*\.wasm/, cut],
  ["a file that the program asks for", /JosefinSans-Bold/, missing],
  ["the contents of the pictures", /atlas\.ron/, missing],
  ["a picture of the title", /panels\.png/, missing],
]) {
  test(`${name} fails to load, and loads the next time`, () =>
    visitStandIn(hurried, async ({ browser, tab, line }) => {
      line.before = (request, response) => address.test(request.url) && fail(response);
      await tab.go(browser);
      await said(tab, /could not be loaded|cannot be loaded/);
      assert.ok(count(line, address) >= 2, "it was requested twice");
      line.before = () => false;
      await loadAgain(tab);
      await tab.title();
    }));
}

test("the game says which of its files cannot be loaded, before the title and after it", () =>
  visit({ ...hurried, viewport: { width: 640, height: 360 } }, async ({ browser, tab, line }) => {
    const failing = (address) => (line.before = ({ url }, response) => address.test(url) && missing(response));
    const parts = [/atlas\.ron/, /panels\.png/];
    for (const [place, address] of parts.entries()) {
      failing(address);
      line.asked = [];
      await (place === 0 ? tab.go(browser, "speed=none") : loadAgain(tab));
      // The message of the page before is gone with it.
      await tab.until("the loading screen", () => tab.screen === "Loading");
      await said(tab, /cannot be loaded/);
      assert.ok(count(line, address) >= 2, "it was requested twice");
      assert.doesNotMatch(await tab.page.locator("#message").innerText(), /unpack/i, "there is nothing to unpack in a browser");
    }
    // The title can be seen; the set-up says what is wrong.
    failing(/setup\.png/);
    await loadAgain(tab);
    await tab.until("the title", () => tab.screen === "Title");
    await tab.page.locator("#cover").waitFor({ state: "hidden" });
    await tab.page.keyboard.press("Enter");
    await said(tab, /cannot be loaded/);
    line.before = () => false;
    await loadAgain(tab);
    await tab.title();
  }));

test("every file fails once, and the player does not notice", () =>
  visit(hurried, async ({ browser, tab, line }) => {
    const failed = new Set();
    line.before = ({ url }, response) => {
      const path = url.replace(/\?.*/, "");
      if (path === "/" || failed.has(path)) return false;
      failed.add(path);
      return cut(response);
    };
    await tab.go(browser, "speed=none");
    await tab.title();
    assert.ok(failed.size > 25, [...failed].join());
    assert.equal(await tab.page.locator("#message").isVisible(), false);
  }));

test("a file that breaks off in the middle is fetched again", () =>
  visitStandIn(hurried, async ({ browser, tab, line }) => {
    const broken = new Set();
    line.before = ({ url }, response) => {
      if (!/first_class-.*\.wasm|title\.png/.test(url) || broken.has(url)) return false;
      broken.add(url);
      response.writeHead(200, { "content-length": 100_000, "content-type": "application/octet-stream" });
      response.write(Buffer.alloc(5000), () => response.destroy());
      return true;
    };
    await tab.go(browser);
    await tab.title();
    assert.equal(broken.size, 2);
  }));

test("a silent connection is noticed, and the page continues when it recovers", () =>
  visitStandIn({}, async ({ browser, tab, line }) => {
    let recover, again;
    const recovered = new Promise((done) => (recover = done));
    const begunAgain = new Promise((done) => (again = done));
    let requests = 0;
    line.before = async ({ url }) => {
      if (!/first_class-.*\.wasm/.test(url)) return false;
      requests += 1;
      if (requests === 1) return hang();
      again();
      await recovered;
      return false;
    };
    await tab.page.clock.install();
    const others = ["atlas.ron", "title.png", "panels.png", "icons.png"];
    const come = Promise.all(others.map((name) => tab.page.waitForEvent("requestfinished", (request) => request.url().endsWith(name))));
    await tab.go(browser);
    // Everything else has come.
    await come;
    await tab.page.clock.fastForward(15_000);
    assert.equal(await tab.page.locator("#message").isVisible(), false, "fifteen seconds are not too long");
    await tab.page.clock.fastForward(7_000);
    await said(tab, "Nothing is arriving");
    // It is requested once more meanwhile, which brings nothing either.
    await tab.page.clock.fastForward(2_000);
    await begunAgain;
    assert.equal(await tab.page.locator("#message").isVisible(), true, "it still is silent");
    recover();
    await tab.page.locator("#message").waitFor({ state: "hidden" });
    await tab.title();
    assert.equal(requests, 2);
  }));

test("even the page's own script may hang", () =>
  visitStandIn({}, async ({ browser, tab, line }) => {
    line.before = ({ url }) => /page\.js/.test(url) && hang();
    await tab.page.clock.install();
    await tab.page.goto(browser.address, { waitUntil: "commit" });
    await tab.page.locator("#status").waitFor({ state: "attached" });
    await tab.page.clock.fastForward(22_000);
    await said(tab, "Nothing is arriving");
    line.before = () => false;
    await loadAgain(tab);
    await tab.title();
  }));

test("a browser that forbids the service worker plays anyway", () =>
  visitStandIn(
    { script: () => Object.defineProperty(Navigator.prototype, "serviceWorker", { get() { throw new DOMException("It is sandboxed", "SecurityError"); } }) },
    async ({ browser, tab }) => {
      await tab.go(browser);
      await tab.title();
      assert.deepEqual(tab.faults, []);
    },
  ));

test("without Web Audio the game is silent", () =>
  visit({ audible: false }, async ({ browser, tab }) => {
    await tab.go(browser, "speed=none");
    await tab.title();
    assert.ok(await tab.page.evaluate(() => !globalThis.webkitAudioContext && !globalThis.BaseAudioContext?.isPrototypeOf(AudioContext)));
    await tab.click("title/new-game");
    await tab.until("the set-up", () => tab.report?.at === "Setup");
    assert.deepEqual(tab.faults, []);
  }));

test("without WebGL 2 the page says what to do", () => {
  const script = () => {
    const usual = HTMLCanvasElement.prototype.getContext;
    HTMLCanvasElement.prototype.getContext = function (kind, ...rest) {
      return kind === "webgl2" ? null : usual.call(this, kind, ...rest);
    };
  };
  return visitStandIn({ script }, async ({ browser, tab }) => {
    await tab.go(browser);
    await said(tab, "WebGL 2 is missing");
  });
});

for (const full of [false, true]) {
  test(`the graphics are taken away ${full ? "in full screen" : "in a window"}: the message covers everything`, () =>
    visitStandIn({}, async ({ browser, tab }) => {
      await tab.go(browser);
      await tab.title();
      if (full) {
        await tab.page.getByRole("button", { name: "Full screen" }).click();
        await tab.page.waitForFunction(() => document.fullscreenElement?.localName === "html");
      }
      await tab.page.evaluate(() => document.querySelector("canvas").getContext("webgl2").getExtension("WEBGL_lose_context").loseContext());
      await said(tab, "The picture is lost");
    }));
}

test("the game's own full screen is the whole page, and its setting follows the page", () =>
  visit({ viewport: { width: 1000, height: 600 } }, async ({ browser, tab }) => {
    await tab.go(browser, "speed=none");
    await tab.title();
    await tab.click("title/settings");
    await tab.click("settings/full-screen");
    await tab.page.waitForFunction(() => document.fullscreenElement?.localName === "html");
    await tab.page.evaluate(() => document.exitFullscreen());
    await tab.page.waitForFunction(() => !document.fullscreenElement);
    await tab.drawn();
    await tab.click("settings/full-screen");
    await tab.page.waitForFunction(() => document.fullscreenElement?.localName === "html");
  }));

test("a program that crashes silently is noticed", () =>
  visitStandIn({}, async ({ browser, tab }) => {
    await tab.go(browser);
    await tab.title();
    await tab.page.evaluate(() => void Promise.reject(new WebAssembly.RuntimeError("memory access out of bounds")));
    await said(tab, "The game has crashed");
  }));
