// How long a frame takes in Chromium, how many calls draw it, and how many are drawn at rest: see scripts/frames.sh.
import { open, shut, Tab } from "../tests/browser/browser.mjs";

/** Runs in the page, before anything of the game. */
function count() {
  const frames = (globalThis.frames = []);
  let drawn = 0;
  const gl = WebGL2RenderingContext.prototype;
  for (const name of ["drawArrays", "drawElements", "drawArraysInstanced", "drawElementsInstanced"]) {
    const usual = gl[name];
    gl[name] = function (...options) {
      drawn += 1;
      return usual.apply(this, options);
    };
  }
  const usual = globalThis.requestAnimationFrame;
  globalThis.requestAnimationFrame = (callback) =>
    usual.call(globalThis, (now) => {
      drawn = 0;
      const began = performance.now();
      callback(now);
      frames.push([performance.now() - began, drawn]);
    });
}

/** Only the end is told to this script: what else a game reports would take a good part of the time of its own systems. */
function hush() {
  const usual = globalThis.told;
  globalThis.told = (message) => "over" in message && usual(message);
}

const mean = (numbers) => numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
const below = (numbers, part) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length * part)];

// A visit for each, so that none finds the game of another one.
let browser, tab;
const go = async (query, { script, visible = true } = {}) => {
  await browser?.close();
  browser = await open({ visible, script: count, scale: 1, viewport: { width: 1280, height: 720 } });
  tab = await Tab.open(browser);
  if (script) await tab.page.addInitScript(script);
  await tab.go(browser, query);
};
const framesOf = async (seconds) => {
  await tab.page.evaluate(() => (frames.length = 0));
  await tab.page.waitForTimeout(seconds * 1000);
  return tab.page.evaluate(() => frames.length);
};

await go();
await tab.until("the title", () => tab.screen === "Title" && tab.whole);
console.log(`browser: ${Math.round(await tab.page.evaluate(() => performance.now()))} ms to the title`);
await tab.page.waitForTimeout(20_000);
console.log(`browser: ${await framesOf(10)} frames in 10 seconds of the title at rest`);

await go("seats=human,novice&modules=AB&first=1&seed=7&speed=none");
await tab.asked();
await tab.page.waitForTimeout(20_000);
console.log(`browser: ${await framesOf(10)} frames in 10 seconds of the table at rest`);

// No pixels are filled: in software that takes all processors, which a computer with a graphics card has for the game.
await go("seats=novice,novice&modules=AB&seed=7&speed=fast", { script: hush, visible: false });
await tab.until("the end", () => tab.end, 1_800_000);
const drawn = (await tab.page.evaluate(() => frames)).filter(([, calls]) => calls > 0);
const [times, calls] = [0, 1].map((place) => drawn.map((frame) => frame[place]));
const ms = (number) => `${number.toFixed(1)} ms`;
console.log(`browser: ${drawn.length} frames drawn; the page's part ${ms(mean(times))}, 95 of 100 below ${ms(below(times, 0.95))}`);
console.log(`browser: ${mean(calls).toFixed(1)} draw calls a frame, at most ${Math.max(...calls)}`);
console.log(`browser: own systems ${JSON.stringify(tab.end.own_systems)}`);
for (const fault of tab.faults) console.log(`browser: ${fault}`);
await browser.close();
await shut();
