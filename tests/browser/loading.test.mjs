// How the game is loaded: what the bar says about it, that nothing is transferred twice, and that it plays without the
// network afterwards.
import assert from "node:assert/strict";
import { readFileSync, statSync } from "node:fs";
import { test } from "node:test";
import { Tab } from "./browser.mjs";
import { standIn } from "./stand_in/folder.mjs";
import { visit, visitStandIn } from "./visit.mjs";

/** What the page knows about the files of the game. */
const known = (tab) => tab.page.evaluate(() => JSON.parse(document.getElementById("files").textContent));

/** Waits until all files that a pattern names are saved for offline play, and the worker has taken over. */
const saved = (tab, pattern) =>
  tab.page.evaluate(async (pattern) => {
    const { active } = await navigator.serviceWorker.ready;
    if (active.state !== "activated") await new Promise((done) => active.addEventListener("statechange", () => active.state === "activated" && done()));
    const { sizes, version } = JSON.parse(document.getElementById("files").textContent);
    const wanted = Object.keys(sizes).filter((file) => new RegExp(pattern).test(file));
    const cache = await caches.open(`first-class-${version}`);
    while (!(await Promise.all(wanted.map((file) => cache.match(file)))).every(Boolean)) await new Promise(requestAnimationFrame);
  }, pattern.source);

test("the bar counts the bytes as they are transferred, from the first one on", async () => {
  const folder = await standIn();
  const wasm = JSON.parse(/id="files" type="application\/json">(.*?)<\/script>/.exec(readFileSync(`${folder}/index.html`))[1]).wasm;
  const packed = readFileSync(`${folder}/${wasm}.br`);
  const half = packed.length >> 1;
  await visitStandIn({}, async ({ browser, tab, line }) => {
    let goOn;
    const gate = new Promise((done) => (goOn = done));
    const sent = new Map();
    line.before = ({ url }, response) => {
      if (/first_class-.*\.wasm$/.test(url)) {
        response.writeHead(200, { "content-type": "application/wasm", "content-encoding": "br", "content-length": packed.length });
        response.write(packed.subarray(0, half));
        gate.then(() => response.end(packed.subarray(half)));
        return true;
      }
      if (/^\/assets\/(textures\/x080\/(atlas\.ron|(title|panels|icons)[^/]*\.png)|fonts\/[^/]*\.ttf)/.test(url)) {
        sent.set(url, statSync(`${folder}${url}${url.endsWith(".png") ? "" : ".br"}`).size);
      }
      return false;
    };
    await tab.page.goto(browser.address);
    // Half of the program, all of the first pictures and the type: the bar is in between, and the words give the numbers.
    const bar = () =>
      tab.page.evaluate(() => ({ done: Number(document.querySelector(".rail").style.getPropertyValue("--done")), words: document.getElementById("status").textContent }));
    const others = () => [...sent.values()].reduce((all, bytes) => all + bytes, 0);
    const expected = () => (half + others()) / (packed.length + others());
    let now = await bar();
    for (const late = Date.now() + 30_000; (sent.size < 7 || Math.abs(now.done - expected()) > 0.02) && Date.now() < late; ) now = await bar();
    assert.ok(Math.abs(now.done - expected()) <= 0.02, `${expected()} of it, not ${now.done}`);
    const [, came, all] = /^Loading the program and the pictures: ([\d.]+) of ([\d.]+) MB$/.exec(now.words);
    assert.ok(Math.abs(came / all - now.done) < 0.03, now.words);
    const transferred = (packed.length + others()) / 1e6;
    assert.ok(Math.abs(all - transferred) < 0.1, `${all} MB were announced, ${transferred.toFixed(2)} came`);
    goOn();
    await tab.until("the title", () => tab.screen === "Title");
  });
});

test("nothing is transferred twice, not even for the service worker", () =>
  visit({ profile: true, audible: true }, async ({ browser, tab, line }) => {
    const came = new Map();
    line.before = ({ url }, response) => {
      response.once("finish", () => {
        const path = url.replace(/\?.*/, "");
        came.set(path, [...(came.get(path) ?? []), response.statusCode]);
      });
      return false;
    };
    await tab.go(browser, "speed=none");
    await tab.title();
    await saved(tab, /x080|\.wasm$/);
    const requests = [...came.values()].flat().length;
    const twice = [...came].filter(([path, codes]) => path !== "/" && codes.filter((code) => code === 200).length > 1);
    assert.deepEqual(twice, []);
    assert.ok(requests <= came.size + 12, `${requests} requests for ${came.size} files`);
    assert.deepEqual(tab.faults, []);
  }));

// Finer pictures are wanted from a width of 1360 pixels on, and still finer ones from 1680 on.
test("after the first visit it plays without the network, in a window of any size", () =>
  visit({ audible: true, viewport: { width: 1000, height: 600 } }, async ({ browser, tab, line }) => {
    await tab.go(browser, "speed=none");
    await tab.title();
    await saved(tab, /x080/);
    assert.deepEqual(tab.faults, []);
    line.before = (_, response) => (response.destroy(), true);
    await browser.context.setOffline(true);
    // As it was, then larger; then larger while loading.
    for (const [width, height] of [[1000, 600], [1400, 800], [1700, 960]]) {
      await tab.page.setViewportSize({ width, height });
      await tab.reload();
      await tab.title();
      assert.equal(await tab.page.locator("#message").isVisible(), false);
    }
    await tab.page.setViewportSize({ width: 1000, height: 600 });
    await tab.reload();
    await tab.title();
    await tab.resize(1700, 960);
    await tab.click("title/new-game");
    await tab.until("the set-up, with all its pictures", () => tab.report?.at === "Setup" && tab.whole);
    assert.equal(await tab.page.locator("#message").isVisible(), false);
  }));

test("a new version is fetched in the background and used when the game is opened the next time", async () => {
  const folder = await standIn();
  await visitStandIn({}, async ({ browser, tab: first, line }) => {
    await first.go(browser);
    await first.title();
    await saved(first, /x080/);
    const { version: old } = await known(first);
    line.before = ({ url }, response) => {
      const path = new URL(url, "http://localhost").pathname;
      if (!["/", "/sw.js"].includes(path)) return false;
      const text = readFileSync(`${folder}/${path === "/" ? "index.html" : "sw.js"}`, "utf8").replace(/(?<="version":"|VERSION = ")\w+/, "next");
      response.writeHead(200, { "content-type": path === "/" ? "text/html" : "text/javascript", "cache-control": "no-cache" }).end(text);
      return true;
    };
    await first.reload();
    await first.title();
    // Browsers look for a newer version at every start; this only makes sure that it is found now.
    await first.page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      await registration.update();
      while (!registration.waiting) await new Promise((done) => setTimeout(done, 100));
    });
    assert.equal((await known(first)).version, old, "the old one stays in use");
    assert.deepEqual(first.faults, []);
    // The browser takes a moment to put the new one in charge.
    const [worker] = browser.context.serviceWorkers();
    const replaced = worker && new Promise((done) => worker.once("close", done));
    await first.page.close();
    await replaced;
    const second = await Tab.open(browser);
    await second.go(browser);
    await second.title();
    await saved(second, /x080/);
    assert.equal((await known(second)).version, "next");
    assert.deepEqual(await second.page.evaluate(() => caches.keys()), ["first-class-next"]);
    assert.deepEqual(second.faults, []);
  });
});
