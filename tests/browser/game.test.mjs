// The game in a browser, as players see it.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { after, before, test } from "node:test";
import { open, Tab } from "./browser.mjs";

let browser;
before(async () => (browser = await open()));
after(() => browser.close());

// Drawing in software takes half a second at the full size; smaller windows are laid out as phones.
const SMALL = [1000, 600];

/** How the same choices end on this machine without a browser. */
function replayed(record) {
  const cargo = ["run", "--quiet", "-p", "rules", "--example", "replay"];
  const { stdout, stderr, status } = spawnSync("cargo", cargo, { input: record, encoding: "utf8", maxBuffer: 1 << 26 });
  assert.equal(status, 0, stderr);
  return stdout.trimEnd();
}

/** Pictures of the table in three sizes; nothing that can be clicked lies outside the window. */
async function inEverySize(tab) {
  for (const [width, height] of [[1280, 720], [1024, 768], [1920, 1080], SMALL]) {
    await tab.resize(width, height);
    const inside = ([, [left, top, right, bottom]]) => left >= -1 && top >= -1 && right <= width + 1 && bottom <= height + 1;
    await tab.until(`everything inside ${width} by ${height}`, () => tab.report?.choices && tab.report.regions.every(inside));
    await tab.page.waitForTimeout(3000);
    if (width > SMALL[0]) await tab.picture(`table-${width}x${height}`);
  }
}

test("a whole game with the mouse, from the title on, with a reload in the middle", async () => {
  const tab = await Tab.open(browser);
  await tab.go(browser, "speed=none");
  await tab.until("the title", () => tab.screen === "Title" && tab.whole);
  await tab.picture("title");
  await tab.resize(...SMALL);
  await tab.click("title/new-game");
  await tab.until("the set-up", () => tab.report?.at === "Setup");
  await tab.click("setup/suggest/1");
  await tab.click("setup/aboard");
  await tab.asked();
  assert.match(tab.page.url(), /seats=human,novice&names=.*&modules=..&seed=\d+/, "the address leads to the game");
  let answers = 0;
  for (; !tab.end; answers += 1) {
    if (answers === 12) {
      const made = tab.report.choices_made;
      await tab.reload();
      await tab.asked();
      assert.equal(tab.report.choices_made, made, "the game continues where it was");
    }
    if (answers === 16) await inEverySize(tab);
    // In the draft the hand lies on the table as well, but is not part of what the game says.
    if (tab.report.ask !== "Draft") assert.deepEqual(tab.report.table, tab.report.game, "the table shows the game");
    await tab.answer(answers);
  }
  assert.ok(answers > 18, `a draft and 18 turns, but only ${answers} answers`);
  await tab.until("the result", () => tab.screen === "Result");
  await tab.resize(1280, 720);
  await tab.page.waitForTimeout(3000);
  await tab.picture("result");
  assert.equal(tab.end.game, replayed(tab.end.record), "the same choices lead to the same end everywhere");
  assert.deepEqual(tab.faults, []);
  await tab.page.close();
});

/** Bots play a game to its end: it has to end as it does outside the browser. */
async function botsPlay(seats) {
  const tab = await Tab.open(browser);
  await tab.page.setViewportSize({ width: 480, height: 270 });
  await tab.go(browser, `seats=${seats}&modules=AB&seed=11&speed=none&autoplay`);
  await tab.until("the end", () => tab.end, 500_000);
  assert.equal(tab.end.game, replayed(tab.end.record));
  console.log(`${seats}: longest slice ${tab.end.longest_thought_ms} ms, longest turn ${tab.end.longest_turn_ms} ms`);
  assert.deepEqual(tab.faults, []);
  await tab.page.close();
}

test("bots play alike here and there", () => botsPlay("novice,novice,novice"));

// A Master thinks for minutes where drawing takes the processor as well.
test("a Master thinks in slices", { timeout: 600_000 }, () => botsPlay("skilled,master"));

test("a shared link opens its game", async () => {
  const tab = await Tab.open(browser);
  await tab.go(browser, "seats=human,novice,human&names=Ida,Otto,Mia&modules=AB&first=1&seed=7&speed=none");
  await tab.asked();
  assert.deepEqual([tab.report.choices_made, tab.report.seat], [0, 2], "the player to the right of the start player drafts first");
  await tab.answer(0);
  await tab.asked();
  await tab.page.waitForTimeout(1500);
  await tab.picture("shared-link");
  assert.deepEqual(tab.faults, []);
  await tab.page.close();
});

test("the window can change its size", async () => {
  const tab = await Tab.open(browser);
  await tab.page.setViewportSize({ width: 900, height: 600 });
  await tab.go(browser, "speed=none");
  await tab.until("the title", () => tab.whole && tab.region("title/new-game"));
  const before = tab.region("title/new-game");
  await tab.page.setViewportSize({ width: 1280, height: 720 });
  await tab.until("the board in its new place", () => ![undefined, before[2]].includes(tab.region("title/new-game")?.[2]));
  const canvas = await tab.page.evaluate(() => [document.querySelector("canvas").width, document.querySelector("canvas").height]);
  assert.deepEqual(canvas, [1280, 720]);
  assert.deepEqual(tab.faults, []);
  await tab.page.close();
});

test("a link that asks for nonsense leads to the title and says so", async () => {
  const tab = await Tab.open(browser);
  await tab.go(browser, "modules=AA");
  await tab.click("notice/read");
  await tab.until("the board alone", () => !tab.region("notice/read"));
  assert.equal(tab.screen, "Title");
  assert.deepEqual(tab.faults, []);
  await tab.page.close();
});

test("without WebGL 2 the page says what to do", async () => {
  const tab = await Tab.open(browser, {
    before: () => {
      const usual = HTMLCanvasElement.prototype.getContext;
      HTMLCanvasElement.prototype.getContext = function (kind, ...rest) {
        return kind === "webgl2" ? null : usual.call(this, kind, ...rest);
      };
    },
  });
  await tab.go(browser);
  await tab.page.getByText("WebGL 2 is missing").waitFor();
  await tab.picture("no-webgl");
  await tab.page.close();
});

test("after the first visit it plays without the network", async () => {
  const tab = await Tab.open(browser);
  await tab.go(browser, "speed=none");
  await tab.until("the title", () => tab.screen === "Title" && tab.whole);
  await tab.page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    const saved = async () => {
      const cache = await caches.open((await caches.keys())[0]);
      const names = (await cache.keys()).map(({ url }) => url);
      return names.some((name) => name.endsWith("/title.png")) && names.some((name) => name.endsWith("/setup.png"));
    };
    while (!(await saved())) await new Promise((done) => setTimeout(done, 300));
  });
  assert.deepEqual(tab.faults, []);
  await browser.context.setOffline(true);
  try {
    await tab.reload();
    await tab.until("the title", () => tab.screen === "Title" && tab.whole);
  } finally {
    await browser.context.setOffline(false);
  }
  await tab.page.close();
});
