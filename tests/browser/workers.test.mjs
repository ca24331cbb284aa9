// The page's workers (web/thinkers.js, web/thinker.js) with a stand-in for the bots' program.
import assert from "node:assert/strict";
import { test } from "node:test";
import { visitStandIn } from "./visit.mjs";

/** Gives jobs one after the other or all at once, and waits for what becomes of each. */
const work = (tab, jobs) =>
  tab.page.evaluate(async (jobs) => {
    const { thinkers } = firstClass;
    const tickets = jobs.map(({ bot, line }) => thinkers.give(bot, line));
    const found = [];
    for (const ticket of tickets) {
      let line = ticket ? thinkers.ask(ticket) : "refused";
      for (let times = 0; line === undefined && times < 2000; times += 1) {
        await new Promise((done) => setTimeout(done, 5));
        line = thinkers.ask(ticket);
      }
      found.push(line);
    }
    return found;
  }, jobs);

async function title({ browser, tab }) {
  await tab.go(browser);
  await tab.title();
}

test("workers find things, also several at once", () =>
  visitStandIn({}, async (visit) => {
    await title(visit);
    assert.deepEqual(await work(visit.tab, [{ line: "one" }]), ["ONE"]);
    const jobs = ["a", "long one", "short", "another", "b"].map((line, bot) => ({ bot: bot % 2, line }));
    assert.deepEqual(await work(visit.tab, jobs), ["A", "LONG ONE", "SHORT", "ANOTHER", "B"]);
    assert.deepEqual(visit.tab.faults, []);
  }));

test("a worker that breaks is replaced a few times, and then there are none", () =>
  visitStandIn({}, async (visit) => {
    await title(visit);
    assert.deepEqual(await work(visit.tab, [{ line: "die" }]), [null]);
    assert.deepEqual(await work(visit.tab, [{ line: "again" }]), ["AGAIN"]);
    for (let times = 0; times < 3; times += 1) assert.deepEqual(await work(visit.tab, [{ line: "die" }]), [null]);
    assert.deepEqual(await work(visit.tab, [{ line: "once more" }]), ["refused"]);
    assert.deepEqual(visit.tab.faults, []);
  }));

test("a worker that no longer hears anything is lost once its job is given up", () =>
  visitStandIn({ script: "Object.defineProperty(navigator, 'hardwareConcurrency', { value: 2 })" }, async (visit) => {
    await title(visit);
    await visit.tab.page.evaluate(() => (globalThis.hanging = firstClass.thinkers.give(undefined, "hang")));
    await visit.tab.page.waitForTimeout(300);
    const other = work(visit.tab, [{ line: "other" }]);
    await visit.tab.page.evaluate(() => firstClass.thinkers.giveUp(hanging));
    assert.deepEqual(await other, [null]);
    assert.deepEqual(await work(visit.tab, [{ line: "next" }]), ["NEXT"]);
  }));

test("where no worker can start, none takes a job", () =>
  visitStandIn({ script: "delete globalThis.Worker" }, async (visit) => {
    await title(visit);
    assert.deepEqual(await work(visit.tab, [{ line: "one" }]), ["refused"]);
    assert.deepEqual(visit.tab.faults, []);
  }));

test("a worker whose program does not come is lost", () =>
  visitStandIn({}, async (visit) => {
    visit.line.before = (request, response) => /thinking-.*wasm/.test(request.url) && (response.writeHead(404).end(), true);
    await title(visit);
    assert.deepEqual(await work(visit.tab, [{ line: "one" }]), [null]);
  }));
