// The page around the game: fetches it with a bar that shows the bytes, says what is wrong if something is,
// and keeps the browser from acting on what the game uses. Its other side is src/page.rs.
import { fetchEarly, start } from "./fetch.js";
import { keepInput } from "./input.js";
import { keepSound } from "./sound.js";
import { keepOffline, takeNewest } from "./offline.js";
import { saves } from "./saves.js";

const element = (id) => document.getElementById(id);
const cover = element("cover");
const files = JSON.parse(element("files").textContent);

/** Says over everything why the game does not go on; the button loads the page again. */
function say(head, words, reason = "") {
  element("message-head").textContent = head;
  element("message-words").textContent = words;
  element("message-reason").textContent = reason;
  element("message-button").onclick = () => location.reload();
  element("message").hidden = false;
  element("message-button").focus();
}

const handlers = {
  screen(screen, { whole }) {
    document.body.dataset.screen = screen;
    element("full-screen").hidden = screen !== "Title" || !document.fullscreenEnabled || !!document.fullscreenElement;
    if (screen !== "Loading" && !cover.classList.contains("gone")) {
      cover.classList.add("gone");
      setTimeout(() => (cover.hidden = true), 400);
      element("game").focus();
    }
    if (whole) keepOffline(files);
  },
  fault(reason) {
    say("The train has come to a halt", "Something broke. Your game is kept up to the last choice: load the page again to go on.", reason);
  },
};

// What the game tells: lines of JSON. Whoever listens (a test) gets them as events.
globalThis.firstClass = {
  saves,
  tell(line) {
    const message = JSON.parse(line);
    for (const [kind, handler] of Object.entries(handlers)) if (kind in message) handler(message[kind], message);
    dispatchEvent(new CustomEvent("first-class", { detail: message }));
  },
};

function show(done, words) {
  const rail = cover.querySelector(".rail");
  rail.style.setProperty("--done", done);
  rail.setAttribute("aria-valuenow", Math.round(done * 100));
  element("status").textContent = words;
}

function whatIsMissing() {
  if (typeof WebAssembly !== "object") return ["This browser is too old", "The game needs WebAssembly. Every browser since 2018 has it."];
  if (!document.createElement("canvas").getContext("webgl2")) {
    return [
      "There is no WebGL 2",
      "The table is drawn with WebGL 2. Switch on hardware acceleration in the browser's settings, update the graphics driver, or try another browser.",
    ];
  }
  return null;
}

async function run() {
  await takeNewest();
  const missing = whatIsMissing();
  if (missing) return say(...missing);
  keepSound();
  keepInput(element("game"));
  element("full-screen").onclick = () => {
    document.documentElement.requestFullscreen?.({ navigationUI: "hide" }).catch(() => {});
    element("game").focus();
  };
  document.onfullscreenchange = () => {
    element("full-screen").hidden = document.body.dataset.screen !== "Title" || !!document.fullscreenElement;
  };
  element("game").addEventListener("webglcontextlost", () => {
    say("The picture is lost", "The browser took the graphics away from the page. Your game is kept: load the page again to go on.");
  });
  const megabytes = (bytes) => (bytes / 1e6).toFixed(1);
  try {
    const early = fetchEarly(files, (bytes, all) => {
      const words = bytes < all ? `The train is being made up: ${megabytes(bytes)} of ${megabytes(all)} MB` : "All aboard …";
      show(Math.min(bytes / all, 1), words);
    });
    await start(files, early);
  } catch (error) {
    say("The game did not arrive", "Look at the connection to the network and load the page again.", String(error));
  }
}

run();
