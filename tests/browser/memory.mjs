// How much memory the game takes in a browser, from the title to the end of a game: the program's heap, which
// never shrinks, and the textures on the graphics card, now and at most.
//   node tests/browser/memory.mjs [WIDTHxHEIGHT[@DENSITY] …]      (after ./wasm-build.sh)
import { open, Tab } from "./browser.mjs";

const sizes = process.argv.slice(2);
const SIZES = sizes.length ? sizes : ["1440x900", "844x390@3", "390x844@3", "3840x2160"];

/** Keeps count in the page, before anything of the game runs. */
function count() {
  const memory = (globalThis.memory = { heap: 0, textures: 0, most: 0 });
  for (const name of ["instantiate", "instantiateStreaming"]) {
    const usual = WebAssembly[name];
    WebAssembly[name] = async (...options) => {
      const made = await usual.apply(WebAssembly, options);
      const { memory: heap } = (made.instance ?? made).exports;
      Object.defineProperty(memory, "heap", { get: () => heap.buffer.byteLength });
      return made;
    };
  }
  const sizes = new Map();
  const gl = WebGL2RenderingContext.prototype;
  const { texStorage2D, deleteTexture } = gl;
  const change = (texture, bytes) => {
    memory.textures += bytes - (sizes.get(texture) ?? 0);
    memory.most = Math.max(memory.most, memory.textures);
    sizes.set(texture, bytes);
  };
  gl.texStorage2D = function (target, levels, format, width, height) {
    change(this.getParameter(this.TEXTURE_BINDING_2D), width * height * 4);
    return texStorage2D.call(this, target, levels, format, width, height);
  };
  gl.deleteTexture = function (texture) {
    change(texture, 0);
    return deleteTexture.call(this, texture);
  };
}

let V=process.env.VERBOSE;
async function measure(size) {
  const [, width, height, density = 1] = /^(\d+)x(\d+)(?:@([\d.]+))?$/.exec(size);
  const viewport = { width: Number(width), height: Number(height) };
  // Chromium tells pages how many pixels a box has on the screen as its own flag has it, whatever Playwright emulates.
  const browser = await open({ flags: [`--force-device-scale-factor=${density}`], viewport, deviceScaleFactor: Number(density) });
  const tab = await Tab.open(browser, { before: count });
  const note = async (where) => {
    // What comes after the first picture of a screen belongs to it as well.
    await tab.page.waitForTimeout(4000);
    const { heap, textures, most } = await tab.page.evaluate(() => ({ ...globalThis.memory, heap: globalThis.memory.heap }));
    const megabytes = (bytes) => `${(bytes / 1e6).toFixed(0)} MB`.padStart(8);
    console.log(`${size.padEnd(12)} ${where.padEnd(8)} heap ${megabytes(heap)}   textures ${megabytes(textures)}, at most ${megabytes(most)}`);
  };
  if (V) tab.page.on("console", (m) => console.log(m.text()));
  await tab.go(browser, "speed=none");
  await tab.until("the title", () => tab.screen === "Title" && tab.whole);
  await note("title");
  await tab.click("title/new-game");
  await tab.until("the set-up", () => tab.report?.at === "Setup");
  await note("set-up");
  await tab.click("setup/seat/0/bot");
  await tab.click("setup/aboard");
  await tab.until("the table", () => tab.screen === "Table");
  await note("table");
  await tab.until("the result", () => tab.screen === "Result");
  await note("result");
  await tab.click("result/title");
  await tab.until("the title", () => tab.screen === "Title");
  await note("title");
  for (const fault of tab.faults) console.log(`${size}: ${fault}`);
  await browser.close();
}

for (const size of SIZES) await measure(size);
