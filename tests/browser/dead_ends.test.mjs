// Whatever fails to load, breaks or is taken away: the page says so and offers a button, or does without it.
import assert from "node:assert/strict";
import { test } from "node:test";
import { open, Tab } from "./browser.mjs";

/** A first visit, over a connection that `line.before` can break: whatever it answers itself is not served. */
async function visit(options, play) {
  const line = { before: () => false, asked: [] };
  const browser = await open({
    ...options,
    before(request, response) {
      line.asked.push(request.url);
      return line.before(request, response);
    },
  });
  try {
    const tab = await Tab.open(browser, options);
    await play({ browser, tab, line });
  } finally {
    await browser.close();
  }
}

const cut = (response) => (response.destroy(), true);
const missing = (response) => (response.writeHead(404).end("Not found"), true);
const hang = () => true;

const title = (tab) => tab.until("the title", () => tab.screen === "Title" && tab.whole);

/** The message, with its button; the canvas lies below it in every corner. */
async function said(tab, words, picture) {
  await tab.page.getByRole("heading", { name: words }).waitFor();
  await tab.page.getByRole("button", { name: "Load again" }).waitFor();
  const seen = () => {
    const [right, bottom] = [innerWidth - 2, innerHeight - 2];
    return [[2, 2], [right, 2], [2, bottom], [right, bottom]].map(([x, y]) => document.elementFromPoint(x, y)?.closest("canvas, #cover")?.id);
  };
  await tab.page.waitForFunction((seen) => new Function(`return (${seen})()`)().every((id) => id === "cover"), String(seen));
  assert.equal(await tab.page.evaluate(() => document.activeElement.id), "message-button", "Enter loads again");
  if (picture) await tab.picture(picture);
}

async function loadAgain(tab) {
  tab.screen = null;
  await tab.page.getByRole("button", { name: "Load again" }).click();
  await title(tab);
}

const PARTS = {
  "a script of the page": /\/page\.js/,
  "what the page imports": /\/typing\.js/,
  "the glue": /\/first_class-\w+\.js/,
  "the program": /\.wasm/,
  "the type": /JosefinSans-Bold/,
  "the contents of the pictures": /atlas\.ron/,
  "a picture of the title": /panels\.png/,
};

for (const [name, address] of Object.entries(PARTS)) {
  test(`${name} fails to load, and loads the next time`, () =>
    visit({}, async ({ browser, tab, line }) => {
      line.before = (request, response) => address.test(request.url) && (name === "the program" ? cut(response) : missing(response));
      await tab.go(browser, "speed=none");
      await said(tab, /could not be loaded|cannot be loaded/, `missing-${name.replaceAll(" ", "-")}`);
      assert.ok(line.asked.filter((url) => address.test(url)).length >= 2, "it was requested twice");
      assert.doesNotMatch(await tab.page.locator("#message").innerText(), /unpack/i, "there is nothing to unpack in a browser");
      line.before = () => false;
      await loadAgain(tab);
    }));
}

test("every file fails once, and the player does not notice", () =>
  visit({}, async ({ browser, tab, line }) => {
    const failed = new Set();
    line.before = ({ url }, response) => {
      const path = url.replace(/\?.*/, "");
      if (path === "/" || failed.has(path)) return false;
      failed.add(path);
      return cut(response);
    };
    await tab.go(browser, "speed=none");
    await title(tab);
    assert.ok(failed.size > 25, [...failed].join());
    assert.equal(await tab.page.locator("#message").isVisible(), false);
  }));

test("a file that breaks off in the middle is fetched again", () =>
  visit({}, async ({ browser, tab, line }) => {
    const broken = new Set();
    line.before = ({ url }, response) => {
      if (!/\.wasm|title\.png/.test(url) || broken.has(url)) return false;
      broken.add(url);
      response.writeHead(200, { "content-length": 100_000, "content-type": "application/octet-stream" });
      response.write(Buffer.alloc(5000), () => response.destroy());
      return true;
    };
    await tab.go(browser, "speed=none");
    await title(tab);
    assert.equal(broken.size, 2);
  }));

test("a silent connection is noticed, and the page continues when it recovers", () =>
  visit({}, async ({ browser, tab, line }) => {
    line.before = ({ url }) => /\.wasm/.test(url) && hang();
    await tab.go(browser, "speed=none");
    await said(tab, "Nothing is arriving", "silent");
    line.before = () => false;
    await tab.page.locator("#message").waitFor({ state: "hidden" });
    await title(tab);
    assert.equal(line.asked.filter((url) => /\.wasm/.test(url)).length, 2);
  }));

test("even the page's own script may hang", () =>
  visit({}, async ({ browser, tab, line }) => {
    line.before = ({ url }) => /page\.js/.test(url) && hang();
    await tab.page.goto(browser.address, { waitUntil: "commit" });
    await said(tab, "Nothing is arriving");
    line.before = () => false;
    await loadAgain(tab);
  }));

test("the pictures after the title fail: the title can be seen, the set-up says what is wrong", () =>
  visit({}, async ({ browser, tab, line }) => {
    line.before = ({ url }, response) => /setup\.png/.test(url) && missing(response);
    await tab.go(browser, "speed=none");
    await tab.until("the title", () => tab.screen === "Title");
    await tab.page.locator("#cover").waitFor({ state: "hidden" });
    await tab.page.keyboard.press("Enter");
    await said(tab, /cannot be loaded/, "missing-later");
    line.before = () => false;
    await loadAgain(tab);
  }));

test("a browser that forbids the service worker plays anyway", () =>
  visit(
    {
      before: () => Object.defineProperty(Navigator.prototype, "serviceWorker", { get() { throw new DOMException("It is sandboxed", "SecurityError"); } }),
    },
    async ({ browser, tab }) => {
      await tab.go(browser, "speed=none");
      await title(tab);
      assert.deepEqual(tab.faults, []);
    },
  ));

test("without the network a window of any size finds pictures", () =>
  visit({ viewport: { width: 1280, height: 720 } }, async ({ browser, tab, line }) => {
    await tab.go(browser, "speed=none");
    await title(tab);
    await saved(tab, /x080\/title/, /x080\/setup/);
    line.before = (_, response) => cut(response);
    // Larger, then reloaded; then larger while loading.
    for (const [width, height] of [[1600, 900], [2560, 1440]]) {
      await tab.page.setViewportSize({ width, height });
      await tab.reload();
      await title(tab);
      if (width === 1600) await tab.picture("offline-larger");
      assert.equal(await tab.page.locator("#message").isVisible(), false);
    }
    await tab.page.setViewportSize({ width: 900, height: 600 });
    await tab.reload();
    await title(tab);
    await tab.resize(1920, 1080);
    await tab.click("title/new-game");
    await tab.until("the set-up", () => tab.report?.at === "Setup");
    await tab.page.waitForTimeout(3000);
    await tab.picture("offline-larger-setup");
    assert.equal(await tab.page.locator("#message").isVisible(), false);
  }));

/** Waits until files are saved for offline play, and the worker has taken over. */
const saved = (tab, ...names) =>
  tab.page.evaluate(async (names) => {
    await navigator.serviceWorker.ready;
    const all = async () => {
      const cache = await caches.open((await caches.keys())[0]);
      const there = (await cache.keys()).map(({ url }) => url);
      return names.every((name) => there.some((url) => new RegExp(name).test(url)));
    };
    while (!(await all())) await new Promise((done) => setTimeout(done, 300));
  }, names.map(({ source }) => source));

for (const full of [false, true]) {
  test(`the graphics are taken away ${full ? "in full screen" : "in a window"}: the message covers everything`, () =>
    visit({}, async ({ browser, tab }) => {
      await tab.go(browser, "speed=none");
      await title(tab);
      if (full) {
        await tab.page.getByRole("button", { name: "Full screen" }).click();
        await tab.page.waitForFunction(() => document.fullscreenElement);
        assert.equal(await tab.page.evaluate(() => document.fullscreenElement.localName), "html");
      }
      await tab.page.evaluate(() => document.querySelector("canvas").getContext("webgl2").getExtension("WEBGL_lose_context").loseContext());
      await said(tab, "The picture is lost", `lost-${full ? "full-screen" : "window"}`);
    }));
}

test("the game's own full screen is the whole page, and its setting follows the page", () =>
  visit({}, async ({ browser, tab }) => {
    await tab.go(browser, "speed=none");
    await title(tab);
    await tab.click("title/settings");
    await tab.click("settings/full-screen");
    await tab.page.waitForFunction(() => document.fullscreenElement?.localName === "html");
    await tab.page.evaluate(() => document.exitFullscreen());
    await tab.page.waitForFunction(() => !document.fullscreenElement);
    await tab.page.waitForTimeout(1000);
    await tab.click("settings/full-screen");
    await tab.page.waitForFunction(() => document.fullscreenElement?.localName === "html");
  }));

test("a program that crashes silently is noticed", () =>
  visit({}, async ({ browser, tab }) => {
    await tab.go(browser, "speed=none");
    await title(tab);
    await tab.page.evaluate(() => void Promise.reject(new WebAssembly.RuntimeError("memory access out of bounds")));
    await said(tab, "The train has come to a halt", "broken");
  }));
