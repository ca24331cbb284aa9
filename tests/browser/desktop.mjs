// The program for the desktop on a screen of its own (Xvfb), with a real mouse in it (xdotool).
import assert from "node:assert/strict";
import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { promisify } from "node:util";
import { Player } from "./player.mjs";

const run = promisify(execFile);

/** The smallest window that is laid out as on a desktop. */
const SIZE = "1000x600";

/** The game in a desktop. */
export class Desktop extends Player {
  /** Opens the program that FIRST_CLASS_PROGRAM names (browser-test.sh tells where), with these arguments. */
  static async open(...args) {
    const program = process.env.FIRST_CLASS_PROGRAM;
    assert.ok(program, "FIRST_CLASS_PROGRAM names no program: start the tests with ./browser-test.sh");
    const desktop = new Desktop();
    desktop.folder = await mkdtemp(join(tmpdir(), "first-class-desktop-"));
    desktop.display = spawn("Xvfb", ["-displayfd", "1", "-screen", "0", `${SIZE}x24`], { stdio: ["ignore", "pipe", "ignore"] });
    const [number] = await once(createInterface(desktop.display.stdout), "line");
    // Nobody looks at what is drawn: Mesa does everything but fill the pixels, which takes two thirds of the time.
    const unseen = { DISPLAY: `:${String(number).trim()}`, WAYLAND_DISPLAY: "", LP_NO_RAST: "1" };
    desktop.env = { ...process.env, ...unseen, BEVY_ASSET_ROOT: new URL("../..", import.meta.url).pathname };
    await desktop.answers();
    const usual = ["--report", "--language", "en", "--size", SIZE, "--data-dir", desktop.folder];
    desktop.program = spawn(program, [...usual, ...args], { env: desktop.env, stdio: ["ignore", "pipe", "pipe"] });
    createInterface(desktop.program.stdout).on("line", (line) => {
      if (line.startsWith("{")) desktop.hear(JSON.parse(line));
    });
    const said = [];
    createInterface(desktop.program.stderr).on("line", (line) => {
      said.push(line);
      if (/panicked|ERROR/.test(line)) desktop.faults.push(line);
    });
    desktop.program.on("exit", (code) => code === null || desktop.faults.push(`the program ended with ${code}: ${said.slice(-4).join(" / ")}`));
    return desktop;
  }

  /** Waits until the display lets programs in: it tells its number a moment earlier. */
  async answers() {
    for (const patience = Date.now() + 20_000; ; await new Promise((done) => setTimeout(done, 200))) {
      try {
        return await run("xdotool", ["getmouselocation"], { env: this.env });
      } catch (error) {
        if (Date.now() > patience) throw error;
      }
    }
  }

  hear(message) {
    super.hear("at" in message ? { ...message, screen: message.at, whole: true } : message);
  }

  point(x, y) {
    return run("xdotool", ["mousemove", String(x), String(y)], { env: this.env });
  }

  async press() {
    for (const part of ["mousedown", "mouseup"]) {
      const { buttons } = this.mouse;
      await run("xdotool", [part, "1"], { env: this.env });
      await this.until(part, () => this.mouse.buttons > buttons);
    }
  }

  async close() {
    this.program.kill();
    this.display.kill();
    await rm(this.folder, { recursive: true, force: true });
  }
}
