// A running game as its reports tell of it, and a pointer that clicks where they say things are.

/** How long anything may take on the slowest machine, in milliseconds: drawing is done in software. */
export const PATIENCE = 180_000;

/** Whoever plays. How the pointer is moved and pressed (`point`, `press`) is up to the kind of program. */
export class Player {
  /** Everything that went wrong. */
  faults = [];
  /** The game's last report of each kind. */
  screen = null;
  whole = false;
  report = null;
  end = null;
  mouse = null;
  #waiting = [];

  hear(message) {
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
        failed(new Error(`${this.constructor.name}, ${what}: it never happened. Screen ${this.screen}, faults ${JSON.stringify(this.faults)}, there: ${there}`));
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
  forget() {
    [this.screen, this.whole, this.report, this.end, this.mouse] = [null, false, null, null, null];
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
  async bring(name) {
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

  /** Clicks the middle of a named thing as soon as it is there. */
  async click(name) {
    await this.bring(name);
    // A slow frame that takes in two clicks at once would lose one of them: each has to take effect
    // first. If the target moves meanwhile, the pointer follows it.
    const place = () => this.region(name) && String(this.middle(name));
    const pointed = () => this.mouse?.settled && String(this.mouse.at) === place();
    while (!pointed()) {
      await this.until(name, place);
      const aim = this.middle(name);
      await this.point(...aim);
      await this.until(`the mouse at ${name}`, () => pointed() || place() !== String(aim));
    }
    const { buttons } = this.mouse;
    await this.press();
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
}
