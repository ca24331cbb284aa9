// Friends in two browsers and a real server between them: a room, an invitation by link, a game with a reload and a line
// that is lost, the same table on both sides. With FRIENDS_CHOICES=all they play to the end.
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { visit } from "./visit.mjs";

/** How many choices the two make, and after which of them the host's page is reloaded and the guest's line is cut. */
const CHOICES = process.env.FRIENDS_CHOICES === "all" ? Infinity : 7;
const RELOADED = 3;
const CUT = 5;

/** A port that nobody listens on. */
const freePort = () =>
  new Promise((done) => {
    const listener = createServer().listen(0, "127.0.0.1", () => {
      const { port } = listener.address();
      listener.close(() => done(port));
    });
  });

/** A line to a port that can be cut: whoever was connected has to come back. */
async function lineTo(port) {
  const ends = new Set();
  const listener = createServer((near) => {
    const far = connect(port, "127.0.0.1");
    for (const [one, other] of [[near, far], [far, near]]) {
      ends.add(one);
      one.pipe(other);
      one.on("error", () => other.destroy());
      one.on("close", () => ends.delete(one) && other.destroy());
    }
  });
  await new Promise((done) => listener.listen(0, "127.0.0.1", done));
  return {
    port: listener.address().port,
    cut: () => ends.forEach((end) => end.destroy()),
    close() {
      this.cut();
      listener.close();
    },
  };
}

/** The program that `cargo test -p server` has built (browser-test.sh tells where), for pages from these addresses. */
async function withServer(origins, play) {
  const program = process.env.FIRST_CLASS_SERVER;
  assert.ok(program, "FIRST_CLASS_SERVER names no server: start the tests with ./browser-test.sh");
  const folder = await mkdtemp(join(tmpdir(), "first-class-rooms-"));
  const [port, metrics] = [await freePort(), await freePort()];
  const allowed = origins.flatMap((origin) => ["--origin", new URL(origin).origin]);
  const server = spawn(program, ["--listen", `127.0.0.1:${port}`, "--metrics", `127.0.0.1:${metrics}`, ...allowed], { cwd: folder, stdio: "ignore" });
  const line = await lineTo(port);
  try {
    await play((port) => encodeURIComponent(`ws://127.0.0.1:${port}/play`), port, line);
  } finally {
    line.close();
    server.kill();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Two visitors, each with a storage of their own. */
const visitTwice = (play) =>
  visit({ permissions: ["clipboard-read", "clipboard-write"] }, (host) => visit({}, (guest) => play(host, guest)));

/** After how many choices the game is, as far as anybody was asked. */
const made = (players) => Math.max(0, ...players.map(({ tab }) => tab.report?.choices_made ?? 0));

/** Waits for a question after more choices than these; returns who is asked, or nobody once the game is over. (A page reports its own questions only.) */
async function whoIsAsked(players, than) {
  const patience = Date.now() + 180_000;
  while (Date.now() < patience) {
    const asked = players.find(({ tab }) => tab.report?.choices_made === made(players) && tab.report.choices?.length > 0);
    if (players.every(({ tab }) => tab.end)) return undefined;
    if (asked && made(players) > than) return asked;
    // Something has to be read first.
    const reader = players.find(({ tab }) => tab.report?.waits);
    if (reader) await reader.tab.click(reader.tab.report.waits);
    await new Promise((done) => setTimeout(done, 100));
  }
  assert.fail(`nobody is asked: ${players.map(({ tab }) => `${tab.screen} ${tab.report?.ask}`)}`);
}

test("two friends in two browsers play together, with a reload and a line that is lost", () =>
  visitTwice((host, guest) =>
    withServer([host.browser.address, guest.browser.address], async (address, port, line) => {
      await host.tab.go(host.browser, `speed=none&server=${address(port)}`);
      await host.tab.title();
      await host.tab.click("title/friends");
      await host.tab.click("lobby/door/open");
      await host.tab.click("lobby/copy-link");
      await host.tab.page.waitForFunction(async () => /#/.test(await navigator.clipboard.readText()));
      const link = await host.tab.page.evaluate(() => navigator.clipboard.readText());
      const code = /#([A-Z0-9]{6})$/.exec(link)?.[1];
      assert.ok(code, link);

      await guest.tab.go(guest.browser, `speed=none&server=${address(line.port)}#${code}`);
      await guest.tab.click("lobby/door/sit");
      await guest.tab.click("lobby/ready");
      await host.tab.click("lobby/ready");
      await host.tab.click("lobby/aboard");

      const players = [host, guest];
      let [answers, than] = [0, -1];
      for (; answers < CHOICES; answers += 1) {
        const player = await whoIsAsked(players, than);
        if (!player) break;
        than = made(players);
        const { clicks } = player.tab.report;
        for (const name of clicks[(answers * 7) % clicks.length]) await player.tab.click(name);
        if (answers === RELOADED) {
          await host.tab.reload();
          await host.tab.title();
          await host.tab.click("title/friends-game");
          await host.tab.until("the table again", () => host.tab.screen === "Table");
        }
        if (answers === CUT) line.cut();
      }
      if (CHOICES === Infinity) {
        await Promise.all(players.map(({ tab }) => tab.until("the result", () => tab.end)));
        assert.deepEqual(host.tab.end.over, guest.tab.end.over);
      } else {
        assert.equal(answers, CHOICES);
        assert.ok(await whoIsAsked(players, than), "the last choice has been taken");
      }
      assert.deepEqual([...host.tab.faults, ...guest.tab.faults].filter((fault) => !/WebSocket/.test(fault)), []);
    }),
  ));
