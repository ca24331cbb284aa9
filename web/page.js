// The page around the game: fetches it with a bar that shows the bytes, says what is wrong if anything is,
// and stops the browser from acting on what the game uses. Its other side is src/platform/page.rs and web.rs;
// what has to work even if this file does not arrive is in index.html.

const page = globalThis.firstClass;
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
  element("status").textContent = words;
}

function progress(bytes, all) {
  page.alive();
  const megabytes = (bytes) => (bytes / 1e6).toFixed(1);
  if (bytes < all) return show(bytes / all, `Loading the program and the pictures: ${megabytes(bytes)} of ${megabytes(all)} MB`);
  show(1, "Starting the game …");
  page.patience = [60, "The game is slow to start", "Starting the game takes long on this device. Keep waiting, or load the page again."];
}

function whatIsMissing() {
  if (typeof WebAssembly !== "object") return ["This browser is too old", "The game needs WebAssembly. Every browser since 2018 has it."];
  if (!document.createElement("canvas").getContext("webgl2")) {
    return [
      "WebGL 2 is missing",
      "The table is drawn with WebGL 2. Switch on hardware acceleration in the browser's settings, update the graphics driver, or try another browser.",
    ];
  }
  return null;
}

async function run() {
  const missing = whatIsMissing();
  if (missing) return page.say(...missing);
  const parts = ["fetch", "input", "sound", "typing", "offline", "saves", "shelf", "passing"].map((name) => part(`${name}.js`));
  const [{ fetchEarly, start }, { takeInput }, { allowSound }, { startTyping }, { saveOffline }, { saves }, { openShelf }, { startPassing }] = await Promise.all(parts);
  page.saves = saves;
  page.shelf = await openShelf("first-class/");
  const passing = startPassing(game, hear);
  // The game can do without.
  const { Thinkers } = await part("thinkers.js").catch(() => ({}));
  page.thinkers = Thinkers && new Thinkers(files.thinker);
  allowSound();
  const tabEnds = takeInput(game, () => fillScreen(!document.fullscreenElement));
  const lay = startTyping(game, hear);
  element("full-screen").onclick = () => {
    fillScreen(true);
    game.focus();
  };
  document.onfullscreenchange = () => {
    offerFullScreen();
    hear({ "full-screen": !!document.fullscreenElement });
  };
  game.addEventListener("webglcontextlost", () => {
    page.say("The picture is lost", "The browser has taken the graphics away from the page. Load the page again: a saved game continues from where it was last saved.");
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
    fields: lay,
    tab: (ends) => Object.assign(tabEnds, ends),
    "full-screen": fillScreen,
    copy: passing.copy,
    "copy-link": (text) => passing.copy(passing.link(text)),
    download: ({ name, base64 }) => passing.download(name, base64),
    choose: passing.choose,
  };
  // What the game reports: lines of JSON. Anything that listens (a test) gets them as events.
  page.tell = (line) => {
    const message = JSON.parse(line);
    for (const [kind, handler] of Object.entries(handlers)) if (kind in message) handler(message[kind], message);
    dispatchEvent(new CustomEvent("first-class", { detail: message }));
  };

  const early = fetchEarly(files, progress);
  await start(await part(files.script), early);
}

run().catch((error) => page.say("The game could not be loaded", "Check your internet connection, then load the page again.", String(error)));
