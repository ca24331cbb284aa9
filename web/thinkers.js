// The workers in which bots think (thinker.js): one at first, and as many more as are needed at once, up to one less than the
// machine has cores. The game's side is src/session/workers_page.rs. Where no worker can start, or one is lost, the game is
// told so and thinks by itself.

const MOST = Math.max((navigator.hardwareConcurrency || 2) - 1, 1);
/** After so many were lost there are no others. */
const TOO_MANY = 4;
/** Milliseconds in which a worker says that it is there. */
const SILENCE = 5_000;

export class Thinkers {
  #files;
  #program;
  #workers = [];
  #found = new Map();
  #tickets = 0;
  #lost = 0;
  /** How many jobs were done: for tests. */
  done = 0;

  /** `files`: the addresses of the program and its glue, if there is one. */
  constructor(files) {
    this.#files = files;
  }

  /** Starts the first worker before it is needed. */
  warm() {
    if (this.#workers.length === 0) this.#start();
  }

  /** Starts a worker; `undefined` where none can be started. */
  #start() {
    if (!this.#files || this.#lost >= TOO_MANY) return undefined;
    const one = { jobs: new Set(), bots: new Set(), waiting: [], ready: false, silent: 0 };
    try {
      one.worker = new Worker(new URL("thinker.js", import.meta.url), { type: "module", name: "thinker" });
    } catch (error) {
      this.#lost = TOO_MANY;
      console.info(`Bots think between the frames: ${error}`);
      return undefined;
    }
    one.worker.onmessage = ({ data }) => this.#hear(one, data);
    one.worker.onerror = (event) => {
      event.preventDefault();
      this.#lose(one, event.message);
    };
    this.#workers.push(one);
    this.#program ??= this.#load();
    const begin = (program) => one.worker.postMessage({ program, glue: new URL(this.#files.glue, import.meta.url).href });
    this.#program.then(begin).catch((error) => {
      this.#program = undefined;
      this.#lose(one, error);
    });
    return one;
  }

  async #load() {
    const response = await fetch(this.#files.wasm);
    if (!response.ok) throw new Error(`${this.#files.wasm}: ${response.status}`);
    return WebAssembly.compile(await response.arrayBuffer());
  }

  #hear(one, { ready, ticket, line, lost }) {
    clearTimeout(one.silent);
    one.silent = 0;
    if (lost) return this.#lose(one, lost);
    if (ready) {
      one.ready = true;
      one.waiting.forEach((job) => one.worker.postMessage(job));
    }
    // What was given up meanwhile is of no interest.
    if (!one.jobs.delete(ticket)) return;
    this.done += 1;
    this.#found.set(ticket, line);
  }

  #lose(one, why) {
    if (!this.#workers.includes(one)) return;
    console.info(`A worker is lost: ${why}`);
    clearTimeout(one.silent);
    one.worker.terminate();
    this.#workers = this.#workers.filter((other) => other !== one);
    this.#lost += 1;
    one.jobs.forEach((ticket) => this.#found.set(ticket, null));
  }

  /** Gives a job to a worker, those of one bot always to the same. Returns its ticket, or 0 if there is no worker. */
  give(bot, line) {
    const idle = ({ jobs }) => jobs.size === 0;
    const known = bot !== undefined && this.#workers.find(({ bots }) => bots.has(bot));
    const another = () => (this.#workers.length < MOST ? this.#start() : undefined);
    const least = () => [...this.#workers].sort((one, other) => one.jobs.size - other.jobs.size)[0];
    const one = known || this.#workers.find(idle) || another() || least();
    if (!one) return 0;
    const ticket = (this.#tickets += 1);
    one.jobs.add(ticket);
    if (bot !== undefined) one.bots.add(bot);
    if (one.ready) one.worker.postMessage({ ticket, line });
    else one.waiting.push({ ticket, line });
    return ticket;
  }

  /** What was found, once; `null` if it never will be, `undefined` as long as somebody thinks. */
  ask(ticket) {
    const found = this.#found.get(ticket);
    this.#found.delete(ticket);
    return found;
  }

  /** Nobody wants to know any longer. Whoever does not even hear this is lost. */
  giveUp(ticket) {
    this.#found.delete(ticket);
    const one = this.#workers.find(({ jobs }) => jobs.delete(ticket));
    if (!one) return;
    one.waiting = one.waiting.filter((job) => job.ticket !== ticket);
    if (!one.ready) return;
    one.worker.postMessage({ giveUp: ticket, are: true });
    one.silent ||= setTimeout(() => this.#lose(one, "it does not answer"), SILENCE);
  }
}
