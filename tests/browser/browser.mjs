// Chromium with software drawing, the game in it, and a pointer that clicks where the game says things are.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "playwright-core";
import { serve } from "../../scripts/serve.mjs";

/** The game as `wasm-build.sh` makes it. */
export const WEB = new URL("../../dist/web/", import.meta.url).pathname;

// How long anything may take on the slowest machine: drawing is done in software.
const PATIENCE = 180_000;

const FLAGS = [
  "--no-sandbox", "--disable-quic", "--no-first-run", "--disable-background-networking", "--disable-component-update", "--disable-sync",
  "--use-angle=swiftshader", "--enable-unsafe-swiftshader", "--ignore-gpu-blocklist", "--mute-audio",
];

const program = (flags) => ({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", args: [...FLAGS, ...flags] });

/** The browsers that are running, by their flags: nearly everything shares one. */
const running = new Map();

function launch(flags) {
  const key = flags.join(" ");
  if (!running.has(key)) running.set(key, chromium.launch(program(flags)));
  return running.get(key);
}

/** Ends every browser. */
export async function shut() {
  for (const browser of running.values()) await (await browser).close();
  running.clear();
}

/**
 * Opens the page as for somebody who has never been there, with a storage of its own that its tabs share. `folder`: what
 * is served; `before`: as for the server; `script`: runs in every tab before the page; `flags`: for Chromium, besides the
 * usual ones (it takes a browser of its own); `profile`: not as in a private window, whose cache has no room for large
 * files, but on the disk (a browser of its own, too); `options`: as for Playwright.
 */
export async function open({ folder = WEB, flags = [], before, script, profile = false, ...options } = {}) {
  const { server, address } = await serve(folder, 0, before);
  const place = profile && (await mkdtemp(join(tmpdir(), "first-class-")));
  const settings = { viewport: { width: 1280, height: 720 }, ...options };
  const context = place
    ? await chromium.launchPersistentContext(place, { ...program(flags), ...settings })
    : await (await launch(flags)).newContext(settings);
  context.setDefaultTimeout(PATIENCE);
  if (script) await context.addInitScript(script);
  return {
    address,
    context,
    async close() {
      await context.close();
      if (place) await rm(place, { recursive: true, force: true });
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

/** The game in a tab. Remembers what the game reports and what goes wrong in the page. */
export class Tab {
  /** Everything that went wrong. */
  faults = [];
  /** The game's last report of each kind. */
  screen = null;
  whole = false;
  report = null;
  end = null;
  mouse = null;
  #waiting = [];

  static async open(browser) {
    const tab = new Tab();
    tab.page = await browser.context.newPage();
    tab.page.on("console", (message) => message.type() === "error" && tab.faults.push(message.text()));
    tab.page.on("pageerror", (error) => tab.faults.push(String(error)));
    tab.page.on("requestfailed", (request) => tab.faults.push(`${request.url()}: ${request.failure()?.errorText}`));
    await tab.page.exposeFunction("told", (message) => tab.#hear(message));
    await tab.page.addInitScript(() => addEventListener("first-class", (event) => globalThis.told(event.detail)));
    return tab;
  }

  #hear(message) {
    if ("screen" in message) [this.screen, this.whole] = [message.screen, message.whole];
    if ("fault" in message) this.faults.push(message.fault);
    if ("over" in message) this.end = message;
    if ("regions" in message) this.report = message;
    if ("mouse" in message) this.mouse = message.mouse;
    this.#waiting = this.#waiting.filter((look) => !look());
  }

  /** Waits until a condition is met. */
  until(what, condition, patience = PATIENCE) {
    if (condition()) return Promise.resolve();
    return new Promise((done, failed) => {
      const late = setTimeout(() => {
        const there = this.report?.regions?.map(([name]) => name).join(" ");
        failed(new Error(`${what}: it never happened. Screen ${this.screen}, faults ${JSON.stringify(this.faults)}, there: ${there}`));
      }, patience);
      this.#waiting.push(() => {
        if (!condition()) return false;
        clearTimeout(late);
        done();
        return true;
      });
    });
  }

  /** Forgets what the game reported before another page was opened. */
  #forget() {
    [this.screen, this.whole, this.report, this.end, this.mouse] = [null, false, null, null, null];
  }

  /** Goes to an address of the game, with every report switched on. */
  async go(browser, query = "") {
    this.#forget();
    await this.page.goto(`${browser.address}?report${query && "&"}${query}`);
  }

  async reload() {
    this.#forget();
    await this.page.reload();
  }

  /** Resizes the window; forgets where things were before. */
  async resize(width, height) {
    this.report = null;
    await this.page.setViewportSize({ width, height });
  }

  region(name) {
    return this.report?.regions.findLast(([other]) => other === name)?.[1];
  }

  /** The middle of a named thing that is there. */
  middle(name) {
    const [left, top, right, bottom] = this.region(name);
    return [Math.round((left + right) / 2), Math.round((top + bottom) / 2)];
  }

  /** Waits until a named thing is there; on a phone it may be on another page of the answers. */
  async #bring(name) {
    const more = () => name.startsWith("prompt/") && name !== "prompt/more" && this.region("prompt/more");
    for (let pages = 0; pages < 8; pages += 1) {
      await this.until(name, () => this.region(name) || more());
      // It may be about to appear.
      if (!this.region(name)) await this.until(name, () => this.region(name), 1500).catch(() => {});
      if (this.region(name)) return;
      await this.click("prompt/more");
    }
    await this.until(name, () => this.region(name));
  }

  /** Clicks (or taps) the middle of a named thing as soon as it is there. */
  async click(name, { tap = false } = {}) {
    await this.#bring(name);
    if (tap) return this.page.touchscreen.tap(...this.middle(name));
    // A slow frame that takes in two clicks at once would lose one of them: each has to take effect
    // first. If the target moves meanwhile, the pointer follows it.
    const place = () => this.region(name) && String(this.middle(name));
    const pointed = () => this.mouse?.settled && String(this.mouse.at) === place();
    while (!pointed()) {
      await this.until(name, place);
      const aim = this.middle(name);
      await this.page.mouse.move(...aim);
      await this.until(`the mouse at ${name}`, () => pointed() || place() !== String(aim));
    }
    const { buttons } = this.mouse;
    await this.page.mouse.down();
    await this.page.mouse.up();
    await this.until(`the click on ${name}`, () => this.mouse.settled && this.mouse.buttons >= buttons + 2);
  }

  /** Waits for a question, and takes over the screen if it was another player's. */
  async asked() {
    await this.until("a question", () => this.report?.choices || this.end);
    if (this.end || this.report.choices.length > 0) return;
    await this.click("handover/take");
    await this.until("the player's question", () => this.report.choices?.length > 0);
  }

  /** Answers the current question with clicks, choosing a different answer each time. */
  async answer(number) {
    const { clicks, choices_made } = this.report;
    for (const name of clicks[(number * 7) % clicks.length]) await this.click(name);
    const answered = () => this.end || this.report.choices_made > choices_made;
    while (!answered()) {
      await this.until("the next question", () => answered() || this.report.waits);
      // Something has to be read first.
      if (!answered()) await this.click(this.report.waits);
    }
  }

  /** A saved text. */
  savedGame() {
    return this.page.evaluate(() => {
      const { shelf } = firstClass;
      const texts = shelf.list().filter((name) => name.startsWith("games/")).map((name) => shelf.read(name));
      const order = (text) => Number(/order: (\d+)/.exec(text)?.[1] ?? 0);
      return texts.sort((a, b) => order(b) - order(a))[0];
    });
  }

  /** Waits until the page has been drawn a few times: what was pressed has taken effect by then. */
  drawn(times = 4) {
    return this.page.evaluate(async (times) => {
      for (let time = 0; time < times; time += 1) await new Promise((done) => requestAnimationFrame(done));
    }, times);
  }

  /** Waits for the title with everything that belongs to it. */
  title() {
    return this.until("the title", () => this.screen === "Title" && this.whole);
  }
}
