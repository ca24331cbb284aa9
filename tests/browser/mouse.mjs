// A game against a bot, played with the mouse.
import assert from "node:assert/strict";

// Drawing in software takes half a second at the full size; smaller windows are laid out as phones.
const SMALL = [1000, 600];

/** Nothing that can be clicked lies outside the window. */
async function inSizes(tab, sizes) {
  for (const [width, height] of [...sizes, SMALL]) {
    await tab.resize(width, height);
    const inside = ([, [left, top, right, bottom]]) => left >= -1 && top >= -1 && right <= width + 1 && bottom <= height + 1;
    await tab.until(`everything inside ${width} by ${height}`, () => tab.report?.choices && tab.report.regions.every(inside));
  }
}

/**
 * Sets a game up from the title and plays it to its end, or until so many answers have been given. Before one answer the
 * page is loaded anew, before another one the window has these sizes, and its old one again. Returns how many answers
 * were given.
 */
export async function playWithTheMouse(browser, tab, { reload, resize, sizes, answers = Infinity }) {
  await tab.go(browser, "speed=none");
  await tab.title();
  await tab.resize(...SMALL);
  await tab.click("title/new-game");
  await tab.until("the set-up", () => tab.report?.at === "Setup");
  await tab.click("setup/suggest/1");
  await tab.click("setup/aboard");
  await tab.asked();
  assert.match(tab.page.url(), /seats=human,novice&names=.*&modules=..&seed=\d+/, "the address leads to the game");
  let given = 0;
  for (; !tab.end && given < answers; given += 1) {
    if (given === reload) {
      const made = tab.report.choices_made;
      await tab.reload();
      await tab.asked();
      assert.equal(tab.report.choices_made, made, "the game continues where it was");
    }
    if (given === resize) await inSizes(tab, sizes);
    // In the draft the hand lies on the table as well, but is not part of what the game says.
    if (tab.report.ask !== "Draft") assert.deepEqual(tab.report.table, tab.report.game, "the table shows the game");
    await tab.answer(given);
    if (!tab.end) await tab.asked();
  }
  assert.deepEqual(tab.faults, []);
  return given;
}
