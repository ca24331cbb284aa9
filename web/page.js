// The page around the game: fetches it with a bar that shows the bytes, says what is wrong if anything is,
// and stops the browser from acting on what the game uses. Its other side is src/platform/page.rs and web.rs;
// what has to work even if this file does not arrive is in index.html.

const page = globalThis.firstClass;
// A pad wakes nobody: the game looks at those it knows of.
addEventListener("gamepadconnected", () => page.wake?.());
const element = (id) => document.getElementById(id);
const game = element("game");
const files = JSON.parse(element("files").textContent);

/** A part of the page, requested once more if it does not come. */
const part = (file) => import(`./${file}`).catch(() => import(`./${file}?again`));

/** Tells the game something. */
const hear = (message) => page.hear?.(JSON.stringify(message));

/** The whole page fills the screen, never only the game: messages have to be seen too. */
function fillScreen(full) {
  if (full === !!document.fullscreenElement) return;
  const done = full ? document.documentElement.requestFullscreen?.({ navigationUI: "hide" }) : document.exitFullscreen();
  const refused = () => hear({ "full-screen": !!document.fullscreenElement });
  done ? done.catch(refused) : refused();
}

function offerFullScreen() {
  element("full-screen").hidden = document.body.dataset.screen !== "Title" || !document.fullscreenEnabled || !!document.fullscreenElement;
}

function show(done, words) {
  const rail = element("cover").querySelector(".rail");
  rail.style.setProperty("--done", done);
  rail.setAttribute("aria-valuenow", Math.round(done * 100));
  rail.classList.toggle("moves", done > 0);
  const status = element("status");
  delete status.dataset.words;
  status.textContent = words;
}

/** How many bytes had come the last time. */
let come = 0;

function progress(bytes, all) {
  // A file that is requested once more begins at nothing: that is no sign of life.
  if (bytes > come) page.alive();
  come = bytes;
  const figures = new Intl.NumberFormat(page.language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const megabytes = (bytes) => figures.format(bytes / 1e6);
  if (bytes < all) return show(bytes / all, page.words("page-loaded", { done: megabytes(bytes), all: megabytes(all) }));
  show(1, page.words("page-starting"));
  page.patience = [60, "page-slow", "page-slow-about"];
}

function whatIsMissing() {
  if (typeof WebAssembly !== "object") return ["page-too-old", "page-no-wasm-about"];
  if (!document.createElement("canvas").getContext("webgl2")) {
    return ["page-no-webgl", "page-no-webgl-about"];
  }
  return null;
}

async function run() {
  const missing = whatIsMissing();
  if (missing) return page.say(...missing.map((key) => page.words(key)));
  const parts = ["fetch", "input", "sound", "typing", "offline", "saves", "shelf", "passing", "told"].map((name) => part(`${name}.js`));
  const [{ fetchEarly, fetchTexts, start }, { takeInput }, { allowSound }, { startTyping }, { saveOffline }, { saves }, { openShelf }, { startPassing }, { startTelling }] = await Promise.all(parts);
  page.saves = saves;
  page.shelf = await openShelf("first-class/");
  const passing = startPassing(game, hear);
  // The game can do without.
  const { Thinkers } = await part("thinkers.js").catch(() => ({}));
  page.thinkers = Thinkers && new Thinkers(files.thinker);
  allowSound();
  const tabEnds = takeInput(game, () => fillScreen(!document.fullscreenElement));
  const lay = startTyping(game, hear);
  const told = startTelling(hear);
  element("full-screen").onclick = () => {
    fillScreen(true);
    game.focus();
  };
  document.onfullscreenchange = () => {
    offerFullScreen();
    hear({ "full-screen": !!document.fullscreenElement });
  };
  game.addEventListener("webglcontextlost", () => {
    page.say(page.words("page-picture-lost"), page.words("page-picture-lost-about"));
  });

  const handlers = {
    screen(screen, { whole }) {
      document.body.dataset.screen = screen;
      offerFullScreen();
      page.alive();
      if (screen !== "Loading" && !page.started) {
        page.uncover();
        const text = passing.arrived();
        if (text) hear({ came: text });
        hear({ touch: matchMedia("(hover: none)").matches });
      }
      if (whole) {
        page.thinkers?.warm();
        saveOffline(files);
      }
    },
    loading(fault) {
      if (fault) page.sayForNow("game", ...fault);
      else page.takeBack("game");
    },
    fault: page.fault,
    language: page.speak,
    fields: lay,
    tree: told.show,
    said: (lines, { aloud }) => told.say(lines, aloud && page.language),
    tab: (ends) => Object.assign(tabEnds, ends),
    "full-screen": fillScreen,
    copy: passing.copy,
    "copy-link": (text) => passing.copy(passing.link(text)),
    download: ({ name, base64 }) => passing.download(name, base64),
    choose: passing.choose,
    texts: (language) => fetchTexts(language).then((texts) => hear({ texts: [language, texts] }), () => hear({ texts: [language, null] })),
  };
  // What the game reports: lines of JSON. Anything that listens (a test) gets them as events.
  page.tell = (line) => {
    const message = JSON.parse(line);
    for (const [kind, handler] of Object.entries(handlers)) if (kind in message) handler(message[kind], message);
    dispatchEvent(new CustomEvent("first-class", { detail: message }));
  };

  const early = fetchEarly(files, page.language, progress);
  await start(await part(files.script), early);
}

run().catch((error) => page.say(page.words("page-not-loaded"), page.words("page-reload"), String(error)));
