// How much memory the game takes in Chromium, from the title to the end of a game: see scripts/memory.sh.
import { open, shut, Tab } from "../tests/browser/browser.mjs";
import { count, megabytes } from "../tests/browser/memory.mjs";

async function measure(size) {
  const [, width, height, density = 1] = /^(\d+)x(\d+)(?:@([\d.]+))?$/.exec(size);
  const browser = await open({ visible: true, audible: true, scale: Number(density), viewport: { width: Number(width), height: Number(height) }, script: count });
  const tab = await Tab.open(browser);
  const note = async (where) => {
    // What is loaded after a screen is first drawn belongs to it as well.
    await tab.page.waitForTimeout(8000);
    const { heap, textures, most } = await megabytes(tab);
    console.log(`${size.padEnd(12)} ${where.padEnd(7)} heap ${heap} MB, textures ${textures} MB, at most ${most} MB`);
  };
  // Frames are drawn in software, and bots need time.
  const screen = async (name) => {
    while (tab.screen !== name) await tab.page.waitForTimeout(500);
    await note(name);
  };
  await tab.go(browser, "speed=none");
  await screen("Title");
  await tab.click("title/new-game");
  await screen("Setup");
  await tab.click("setup/seat/0/bot");
  await tab.click("setup/aboard");
  await screen("Table");
  await screen("Result");
  await tab.click("result/title");
  await screen("Title");
  for (const fault of tab.faults) console.log(`${size}: ${fault}`);
  await browser.close();
}

for (const size of process.argv.slice(2)) await measure(size);
await shut();
