// Chromium with software drawing, the game in it, and a pointer that clicks where the game says things are.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "playwright-core";
import { serve } from "../../scripts/serve.mjs";
import { PATIENCE, Player } from "./player.mjs";

/** The game as `wasm-build.sh` makes it. */
export const WEB = new URL("../../dist/web/", import.meta.url).pathname;

/** Drawing in software is slow: with a quarter of the pixels a game takes two thirds of the time. */
export const COARSE = 0.5;

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

/** Runs in the page: everything that is drawn is checked as usual, but no pixels are filled. */
function fillNoPixels() {
  const usual = HTMLCanvasElement.prototype.getContext;
  HTMLCanvasElement.prototype.getContext = function (kind, ...options) {
    const context = usual.call(this, kind, ...options);
    if (kind === "webgl2") context?.enable(context.RASTERIZER_DISCARD);
    return context;
  };
}

/** Runs in the page: it is a browser without Web Audio, in which the game is silent (web/sound.js). */
function beSilent() {
  for (const name of ["AudioContext", "webkitAudioContext"]) delete globalThis[name];
}

/**
 * Opens the page as for somebody who has never been there, with a storage of its own that its tabs share. `folder`: what
 * is served; `before`: as for the server; `script`: runs in every tab before the page; `visible`: whether the game can be
 * seen, which takes up to half of the time where drawing is done in software; `audible`: whether it can be heard, which
 * takes a fifth of the time, as all sounds are decoded; `scale`: how many pixels of the screen are one of the page; `flags`:
 * for Chromium, besides the usual ones (they take a browser of its own, as another scale does); `profile`: not as in a
 * private window, whose cache has no room for large files, but on the disk (a browser of its own, too); `options`: as for
 * Playwright.
 */
export async function open({ folder = WEB, visible = false, audible = false, scale = COARSE, flags = [], before, script, profile = false, ...options } = {}) {
  const { server, address } = await serve(folder, 0, before);
  const place = profile && (await mkdtemp(join(tmpdir(), "first-class-")));
  // Chromium reports a box's pixels on the screen according to its own flag, whatever Playwright emulates.
  const own = [`--force-device-scale-factor=${scale}`, ...flags];
  // The smallest window that is laid out as on a desktop.
  const settings = { viewport: { width: 1000, height: 600 }, deviceScaleFactor: scale, ...options };
  const context = place
    ? await chromium.launchPersistentContext(place, { ...program(own), ...settings })
    : await (await launch(own)).newContext(settings);
  context.setDefaultTimeout(PATIENCE);
  if (!visible) await context.addInitScript(fillNoPixels);
  if (!audible) await context.addInitScript(beSilent);
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
export class Tab extends Player {
  static async open(browser) {
    const tab = new Tab();
    tab.page = await browser.context.newPage();
    tab.page.on("console", (message) => message.type() === "error" && tab.faults.push(message.text()));
    tab.page.on("pageerror", (error) => tab.faults.push(String(error)));
    tab.page.on("requestfailed", (request) => tab.faults.push(`${request.url()}: ${request.failure()?.errorText}`));
    await tab.page.exposeFunction("told", (message) => tab.hear(message));
    await tab.page.addInitScript(() => addEventListener("first-class", (event) => globalThis.told(event.detail)));
    return tab;
  }

  /** Goes to an address of the game, with every report switched on. */
  async go(browser, query = "") {
    this.forget();
    await this.page.goto(`${browser.address}?report${query && "&"}${query}`);
  }

  async reload() {
    if (this.report?.choices_made) await this.saved();
    this.forget();
    await this.page.reload();
  }

  /** Resizes the window, unless it has that size; forgets where things were before. */
  async resize(width, height) {
    const now = this.page.viewportSize();
    if (now.width === width && now.height === height) return;
    this.report = null;
    this.width = width;
    await this.page.setViewportSize({ width, height });
  }

  /** Brings the tab to the front: in any other one, a page is hardly ever drawn. */
  front() {
    return this.page.bringToFront();
  }

  point(x, y) {
    return this.page.mouse.move(x, y);
  }

  async press() {
    await this.page.mouse.down();
    await this.page.mouse.up();
  }

  /** Clicks the middle of a named thing as soon as it is there, or taps it. */
  async click(name, { tap = false } = {}) {
    if (!tap) return super.click(name);
    await this.bring(name);
    await this.page.touchscreen.tap(...this.middle(name));
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

  /** Waits until what was chosen is saved: the game does so a frame later, and the database when it has time. */
  async saved() {
    await this.drawn();
    await this.page.evaluate(async () => {
      const opened = (resolve, reject) => {
        const request = indexedDB.open("first-class");
        // A page without the database of the game has another place for it.
        request.onupgradeneeded = () => request.transaction.abort();
        [request.onsuccess, request.onerror] = [() => resolve(request.result), reject];
      };
      const database = await new Promise(opened).catch(() => null);
      // What reads waits for everything that was written before.
      if (database) await new Promise((done) => (database.transaction("games").oncomplete = done));
      database?.close();
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
