// Friends in two browsers and a real server between them: a room, an invitation by link, a game with a reload and a line
// that is lost, the same table on both sides. With FRIENDS_CHOICES=all they play to the end.
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
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

/** The program that `cargo test -p server` has built (browser-test.sh tells where), for pages from these addresses. */
async function withServer(origins, play) {
  const program = process.env.FIRST_CLASS_SERVER;
  assert.ok(program, "FIRST_CLASS_SERVER names no server: start the tests with ./browser-test.sh");
  const folder = await mkdtemp(join(tmpdir(), "first-class-rooms-"));
  const [port, metrics] = [await freePort(), await freePort()];
  const allowed = origins.flatMap((origin) => ["--origin", new URL(origin).origin]);
  const server = spawn(program, ["--listen", `127.0.0.1:${port}`, "--metrics", `127.0.0.1:${metrics}`, ...allowed], { cwd: folder, stdio: "ignore" });
  try {
    await play(`ws://127.0.0.1:${port}/play`);
  } finally {
    server.kill();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Two visitors, each with a storage of their own. */
const visitTwice = (play) =>
  visit({ permissions: ["clipboard-read", "clipboard-write"] }, (host) => visit({}, (guest) => play(host, guest)));

/** Waits until it is somebody's turn to choose; returns who it is, or nobody once the game is over. */
async function whoIsAsked(players) {
  const patience = Date.now() + 180_000;
  while (Date.now() < patience) {
    const asked = players.find(({ tab }) => tab.report?.choices?.length > 0);
    if (asked || players.every(({ tab }) => tab.end)) return asked;
    await new Promise((done) => setTimeout(done, 100));
  }
  assert.fail(`nobody is asked: ${players.map(({ tab }) => `${tab.screen} ${tab.report?.ask}`)}`);
}

test("two friends in two browsers play together, with a reload and a line that is lost", () =>
  visitTwice((host, guest) =>
    withServer([host.browser.address, guest.browser.address], async (server) => {
      const query = `speed=none&server=${encodeURIComponent(server)}`;
      await host.tab.go(host.browser, query);
      await host.tab.title();
      await host.tab.click("title/friends");
      await host.tab.click("lobby/door/open");
      await host.tab.click("lobby/copy-link");
      await host.tab.page.waitForFunction(async () => /#/.test(await navigator.clipboard.readText()));
      const link = await host.tab.page.evaluate(() => navigator.clipboard.readText());
      const code = /#([A-Z0-9]{6})$/.exec(link)?.[1];
      assert.ok(code, link);

      await guest.tab.go(guest.browser, `${query}#${code}`);
      await guest.tab.click("lobby/door/sit");
      await guest.tab.click("lobby/ready");
      await host.tab.click("lobby/ready");
      await host.tab.click("lobby/aboard");

      const players = [host, guest];
      let made = 0;
      for (; made < CHOICES; made += 1) {
        const player = await whoIsAsked(players);
        if (!player) break;
        const before = player.tab.report.choices_made;
        await player.tab.answer(made);
        const other = players.find((other) => other !== player);
        await other.tab.until("the same choice", () => other.tab.end || other.tab.report?.choices_made > before);
        if (made === RELOADED) {
          await host.tab.reload();
          await host.tab.title();
          await host.tab.click("title/friends-game");
          await host.tab.until("the table again", () => host.tab.report?.at === "Table");
        }
        if (made === CUT) {
          await guest.browser.context.setOffline(true);
          await guest.tab.drawn(20);
          await guest.browser.context.setOffline(false);
        }
      }
      if (CHOICES === Infinity) {
        await Promise.all(players.map(({ tab }) => tab.until("the result", () => tab.end)));
        assert.deepEqual(host.tab.end.over, guest.tab.end.over);
      } else {
        assert.equal(made, CHOICES);
      }
      assert.deepEqual([...host.tab.faults, ...guest.tab.faults].filter((fault) => !/WebSocket|ERR_INTERNET_DISCONNECTED/.test(fault)), []);
    }),
  ));
