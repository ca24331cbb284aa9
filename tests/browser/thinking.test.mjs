// A Master at the table of the page, with workers, without and with one that breaks: the same game.
import assert from "node:assert/strict";
import { test } from "node:test";
import { visit } from "./visit.mjs";

const GAME = "seats=skilled,master&modules=AB&seed=11&speed=none&autoplay&unhurried";
const CHOICES = 8;

/** Plays the first choices of a game. `when(tab, made)` is called after each. */
async function play({ script = "", when = () => {} }) {
  let played;
  // What the page's scripts told this test: the choices of the game, and how long thoughts held up a frame.
  const listen = `
    globalThis.seen = { made: 0, choices: [] };
    addEventListener("first-class", ({ detail }) => "made" in detail && (Object.assign(seen, detail).choices.push(...detail.chosen)));`;
  await visit({ viewport: { width: 480, height: 270 }, script: listen + script }, async ({ browser, tab }) => {
    await tab.go(browser, GAME);
    const state = () => tab.page.evaluate(() => ({ ...globalThis.seen, workers: firstClass.thinkers?.done }));
    for (played = await state(); played.made < CHOICES; played = await state()) {
      await when(tab, played.made);
      await tab.drawn(1);
    }
    assert.deepEqual(tab.faults, []);
  });
  return { ...played, choices: played.choices.slice(0, CHOICES) };
}

test("a Master makes the same choices in workers, in slices and where a worker breaks", { timeout: 600_000 }, async () => {
  const inWorkers = await play({});
  assert.ok(inWorkers.workers >= CHOICES, `${inWorkers.workers} thoughts in workers`);
  const inSlices = await play({ script: "delete globalThis.Worker;" });
  assert.equal(inSlices.workers, 0);
  assert.deepEqual(inSlices.choices, inWorkers.choices);
  for (const [where, { slice, turn }] of Object.entries({ workers: inWorkers, slices: inSlices })) {
    console.log(`in ${where} a bot held up a frame for at most ${slice.toFixed(1)} ms, its longest turn took ${turn.toFixed(0)} ms`);
  }
  let broken = false;
  // The workers, so that one can be broken.
  const script = "const Usual = Worker; const all = (globalThis.workers = []); globalThis.Worker = class extends Usual { constructor(...how) { super(...how); all.push(this); } };";
  const when = async (tab, made) => {
    if (broken || made < CHOICES / 2) return;
    broken = true;
    await tab.page.evaluate(() => workers.forEach((worker) => worker.postMessage({ ticket: 1, line: "nonsense" })));
  };
  const whereOneBreaks = await play({ script, when });
  assert.ok(broken && whereOneBreaks.made >= CHOICES, "the game goes on");
  const before = CHOICES / 2;
  assert.deepEqual(whereOneBreaks.choices.slice(0, before), inWorkers.choices.slice(0, before));
});

test("a Master whose time is limited takes no longer", { timeout: 600_000 }, () =>
  visit({ viewport: { width: 480, height: 270 } }, async ({ browser, tab }) => {
    const turns = [];
    await tab.page.exposeFunction("toldTurn", ({ made, turn }) => turns.push([made, turn]));
    await tab.page.addInitScript(() => addEventListener("first-class", ({ detail }) => "made" in detail && toldTurn(detail)));
    await tab.go(browser, GAME.replace("&unhurried", ""));
    await tab.until("some turns", () => turns.at(-1)?.[0] >= CHOICES);
    // What is measured is printed, not asserted: the machine may be busy.
    console.log(`with two seconds a turn the longest took ${turns.at(-1)[1].toFixed(0)} ms`);
    assert.deepEqual(tab.faults, []);
  }));
