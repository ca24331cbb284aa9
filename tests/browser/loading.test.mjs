// How the game is loaded: what the bar says about it, and that nothing is transferred twice.
import assert from "node:assert/strict";
import { readFileSync, statSync } from "node:fs";
import { test } from "node:test";
import { open, Tab } from "./browser.mjs";

const WEB = new URL("../../dist/web/", import.meta.url).pathname;

/** What the bar says. */
const bar = (tab) =>
  tab.page.evaluate(() => ({ done: Number(document.querySelector(".rail").style.getPropertyValue("--done")), words: document.getElementById("status").textContent }));

test("the bar counts the bytes as they are transferred, from the first one on", async () => {
  const wasm = JSON.parse(/id="files" type="application\/json">(.*?)<\/script>/.exec(readFileSync(`${WEB}index.html`))[1]).wasm;
  const packed = readFileSync(`${WEB}${wasm}.br`);
  let goOn;
  const gate = new Promise((done) => (goOn = done));
  const sent = new Map();
  const browser = await open({
    before({ url }, response) {
      if (url.endsWith(".wasm")) {
        response.writeHead(200, { "content-type": "application/wasm", "content-encoding": "br", "content-length": packed.length });
        const half = packed.length >> 1;
        response.write(packed.subarray(0, half));
        gate.then(() => response.end(packed.subarray(half)));
        return true;
      }
      const file = `${WEB}${url.slice(1)}`;
      if (/^\/assets\/(fonts|textures\/x080\/(atlas\.ron|(title|panels|icons)[^/]*\.png))/.test(url)) {
        sent.set(url.replace(/\?.*/, ""), statSync(file.endsWith(".png") ? file : `${file}.br`).size);
      }
      return false;
    },
  });
  try {
    const tab = await Tab.open(browser);
    await tab.page.goto(`${browser.address}?report&data-dir=test&speed=none`);
    // Half of the program and all of the first pictures: the bar is in between, and the words give the numbers.
    await tab.page.waitForFunction(() => Number(document.querySelector(".rail").style.getPropertyValue("--done")) > 0.4);
    await tab.page.waitForTimeout(1000);
    const { done, words } = await bar(tab);
    assert.ok(done > 0.4 && done < 0.7, `half of it, not ${done}`);
    const [, now, all] = /^Loading the program and the pictures: ([\d.]+) of ([\d.]+) MB$/.exec(words);
    await tab.picture("loading-half");
    await tab.page.setViewportSize({ width: 390, height: 844 });
    await tab.picture("loading-half-phone");
    await tab.page.setViewportSize({ width: 1280, height: 720 });
    assert.ok(Math.abs(now / all - done) < 0.03, words);
    goOn();
    await tab.until("the title", () => tab.screen === "Title");
    // Fonts come once for the page's own letters and once for the game's; the bar counts the game's.
    const line = (packed.length + [...sent.values()].reduce((all, bytes) => all + bytes, 0)) / 1e6;
    assert.ok(Math.abs(all - line) < 0.1, `${all} MB were announced, ${line.toFixed(2)} came`);
  } finally {
    await browser.close();
  }
});

test("nothing is transferred twice, not even for the service worker", async () => {
  const came = new Map();
  const browser = await open({
    before({ url, headers }, response) {
      response.once("finish", () => {
        const path = url.replace(/\?.*/, "");
        came.set(path, [...(came.get(path) ?? []), response.statusCode]);
      });
      return false;
    },
  });
  try {
    const tab = await Tab.open(browser);
    await tab.go(browser, "speed=none");
    await tab.until("the title", () => tab.screen === "Title" && tab.whole);
    await tab.page.evaluate(async () => {
      const { active } = await navigator.serviceWorker.ready;
      while (active.state !== "activated") await new Promise((done) => setTimeout(done, 100));
    });
    await tab.page.waitForTimeout(2000);
    const requests = [...came.values()].flat().length;
    const twice = [...came].filter(([path, codes]) => path !== "/" && codes.filter((code) => code === 200).length > 1);
    console.log(`${requests} requests for ${came.size} files; asked about again: ${[...came].filter(([, codes]) => codes.length > 1).map(([path, codes]) => `${path} ${codes}`).join(", ")}`);
    assert.deepEqual(twice, []);
    assert.ok(requests <= came.size + 12, `${requests} requests for ${came.size} files`);
    assert.deepEqual(tab.faults, []);
  } finally {
    await browser.close();
  }
});

test("a new version is fetched in the background and used when the game is opened the next time", async () => {
  let next = false;
  const browser = await open({
    before({ url }, response) {
      const path = new URL(url, "http://localhost").pathname;
      if (!next || !["/", "/sw.js"].includes(path)) return false;
      const text = readFileSync(`${WEB}${path === "/" ? "index.html" : "sw.js"}`, "utf8").replace(/(?<="version":"|VERSION = ")\w+/, "next");
      response.writeHead(200, { "content-type": path === "/" ? "text/html" : "text/javascript", "cache-control": "no-cache" }).end(text);
      return true;
    },
  });
  const started = async () => {
    const tab = await Tab.open(browser, { folder: "versions" });
    await tab.go(browser, "speed=none");
    await tab.until("the title", () => tab.screen === "Title" && tab.whole);
    await tab.page.waitForFunction(async () => (await navigator.serviceWorker.ready).active.state === "activated");
    return tab;
  };
  const version = (tab) => tab.page.evaluate(() => JSON.parse(document.getElementById("files").textContent).version);
  try {
    const first = await started();
    const old = await version(first);
    next = true;
    await first.reload();
    await first.until("the title", () => first.screen === "Title" && first.whole);
    // Browsers look for a newer version at every start; this only makes sure that it is found now.
    await first.page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      await registration.update();
      while (!registration.waiting) await new Promise((done) => setTimeout(done, 100));
    });
    assert.equal(await version(first), old, "the old one stays in use");
    assert.deepEqual(first.faults, []);
    await first.page.close();
    // The browser takes a moment to put the new one in charge.
    await new Promise((done) => setTimeout(done, 3000));
    const second = await started();
    assert.equal(await version(second), "next");
    assert.deepEqual(await second.page.evaluate(() => caches.keys()), ["first-class-next"]);
    assert.deepEqual(second.faults, []);
  } finally {
    await browser.close();
  }
});
