// Friends in two browsers and a window of the desktop, and a real server between them: a room, invitations by link and by
// code, a game in which a page is reloaded, a line is lost and the server dies. With FRIENDS_CHOICES=all they play to the end.
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { connect, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { Desktop } from "./desktop.mjs";
import { visit } from "./visit.mjs";

/** How many choices they make, and after which the host's page is reloaded, the guest's line is cut and the server is killed. */
const CHOICES = process.env.FRIENDS_CHOICES === "all" ? Infinity : 6;
const [RELOADED, CUT, KILLED] = [0, 2, 4];

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
  const start = () => spawn(program, ["--listen", `127.0.0.1:${port}`, "--metrics", `127.0.0.1:${metrics}`, ...allowed], { cwd: folder, stdio: "ignore" });
  const server = {
    process: start(),
    /** The address of the server for a program, as if it were at another port. */
    at: (port) => `ws://127.0.0.1:${port}/play`,
    port,
    line: await lineTo(port),
    /** Kills it at once, and starts it anew with what it has written, once another page has found nobody. */
    async dies(knocks) {
      const before = knocks();
      this.process.kill("SIGKILL");
      await once(this.process, "exit");
      const patience = Date.now() + 30_000;
      while (knocks() === before) {
        assert.ok(Date.now() < patience, "nobody misses the server");
        await new Promise((done) => setTimeout(done, 50));
      }
      this.process = start();
    },
  };
  try {
    await play(server);
  } finally {
    server.line.close();
    server.process.kill();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Two visitors, each with a storage of their own. */
const visitTwice = (play) => visit({ permissions: ["clipboard-read", "clipboard-write"] }, (host) => visit({}, (guest) => play(host, guest)));

/** What the browser itself says of a line that is lost, and of a server that is not there. */
const isLost = (fault) => /WebSocket connection to/.test(fault);
const isRefused = (fault) => isLost(fault) && /ERR_CONNECTION_REFUSED/.test(fault);

/** After how many choices the game is, as far as anybody was asked. */
const made = (players) => Math.max(0, ...players.map(({ report }) => report?.choices_made ?? 0));

/** Whether what a player reports is from after its window was made smaller. */
const isLaidOut = ({ report, width = Infinity }) => report.regions.every(([, [, , right]]) => right <= width);

/** So many milliseconds after somebody who is asked the same again has clicked, they click again: the line was lost. */
const CLICKS_AGAIN = 5000;

/**
 * Waits for a question after more choices than these; returns who is asked, or nobody once the game is over. (Everybody
 * reports their own questions only.) `again` answers the last one once more.
 */
async function whoIsAsked(players, than, again) {
  const patience = Date.now() + 180_000;
  let clicked = Date.now();
  while (Date.now() < patience) {
    const isAsked = ({ report }) => report?.choices_made === made(players) && report.choices?.length > 0;
    const asked = players.find((player) => isAsked(player) && isLaidOut(player));
    if (again && asked && made(players) === than && Date.now() > clicked + CLICKS_AGAIN) {
      await again();
      clicked = Date.now();
    }
    if (players.every(({ end }) => end)) return undefined;
    if (asked && made(players) > than) return asked;
    // Something has to be read first.
    const reader = players.find(({ report }) => report?.waits);
    if (reader) await reader.click(reader.report.waits);
    await new Promise((done) => setTimeout(done, 100));
  }
  assert.fail(`nobody is asked: ${players.map(({ screen, report }) => `${screen} ${report?.ask}`)}`);
}

/** A window on the desktop for a guest who has a code. */
async function withDesktop(server, code, play) {
  const desktop = await Desktop.open("--speed", "none", "--server", server.at(server.port), "--join", code);
  try {
    await play(desktop);
  } finally {
    await desktop.close();
  }
}

test("three friends in two browsers and on a desktop play together, with a reload, a lost line and a server that dies", () =>
  visitTwice((host, guest) =>
    withServer([host.browser.address, guest.browser.address], async (server) => {
      const address = (port) => encodeURIComponent(server.at(port));
      await host.tab.go(host.browser, `speed=none&server=${address(server.port)}`);
      await host.tab.title();
      await host.tab.click("title/friends");
      await host.tab.click("lobby/door/open");
      await host.tab.click("lobby/seat/2/friend");
      // However long a page takes to come back, nobody plays in its stead.
      await host.tab.click("lobby/bot-after/0");
      await host.tab.click("lobby/copy-link");
      await host.tab.page.waitForFunction(async () => /#/.test(await navigator.clipboard.readText()));
      const link = await host.tab.page.evaluate(() => navigator.clipboard.readText());
      const code = /#([A-Z0-9]{6})$/.exec(link)?.[1];
      assert.ok(code, link);

      await guest.tab.go(guest.browser, `speed=none&server=${address(server.line.port)}#${code}`);
      await guest.tab.click("lobby/door/sit");
      await guest.tab.click("lobby/ready");
      await withDesktop(server, code, async (desktop) => {
        await desktop.click("lobby/door/sit");
        await desktop.click("lobby/ready");
        await host.tab.click("lobby/ready");
        await host.tab.click("lobby/aboard");
        // Frames of a small phone take a fraction of the time.
        for (const { tab } of [host, guest]) await tab.resize(568, 320);

        const players = [host.tab, guest.tab, desktop];
        const played = new Set();
        let [answers, than, answer] = [0, -1, undefined];
        for (; answers < CHOICES; answers += 1) {
          const player = await whoIsAsked(players, than, answer);
          if (!player) break;
          played.add(player);
          than = made(players);
          const { clicks } = player.report;
          // A whole game takes long enough: whatever may be left undone is.
          const ends = CHOICES === Infinity && clicks.find((path) => /^prompt\/(go-on|end-turn|end-frame|finish)$/.test(path.at(-1)));
          const path = ends || clicks[(answers * 7) % clicks.length];
          answer = async () => {
            for (const name of path) await player.click(name);
          };
          await answer();
          if (answers === RELOADED) {
            await host.tab.reload();
            await host.tab.title();
            await host.tab.click("title/friends-game");
            await host.tab.until("the table again", () => host.tab.screen === "Table");
          }
          if (answers === CUT) server.line.cut();
          if (answers === KILLED) await server.dies(() => [host.tab, guest.tab].flatMap(({ faults }) => faults).filter(isRefused).length);
        }
        assert.equal(played.size, players.length, "everybody was asked");
        if (CHOICES === Infinity) {
          await Promise.all(players.map((player) => player.until("the result", () => player.end)));
          for (const { end } of players) assert.deepEqual(end.over, host.tab.end.over);
        } else {
          assert.equal(answers, CHOICES);
          assert.ok(await whoIsAsked(players, than, answer), "the last choice has been taken");
        }
        const faults = players.flatMap(({ faults }) => faults);
        assert.deepEqual(faults.filter((fault) => !isLost(fault)), []);
      });
    }),
  ));
