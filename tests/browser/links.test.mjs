// Links to games: what they ask for, what they must not do, and what the game says if they ask for nonsense.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { open, Tab } from "./browser.mjs";

let browser;
before(async () => (browser = await open()));
after(() => browser.close());

const SMALL = [640, 360];
const IDA = "seats=human,novice&names=Ida,Jiří&modules=AB&first=1&seed=7&speed=none";
const MIA = "seats=human,novice&names=Mia,Otto&modules=CD&first=1&seed=8&speed=none";

async function tabAt(query, how = {}) {
  const tab = await Tab.open(browser, how);
  await tab.page.setViewportSize({ width: SMALL[0], height: SMALL[1] });
  await tab.go(browser, query);
  return tab;
}

const there = (tab, name) => tab.until(name, () => tab.region(name));

/** A picture at the full size. */
async function picture(tab, name, region) {
  await tab.resize(1280, 720);
  await there(tab, region);
  await tab.page.waitForTimeout(2500);
  await tab.picture(name);
  await tab.resize(...SMALL);
}

async function answer(tab, times) {
  for (let time = 0; time < times; time += 1) {
    await tab.asked();
    await tab.answer(time);
  }
  await tab.asked();
}

test("a link replaces no game without asking, and neither of the two is lost", async () => {
  const tab = await tabAt(IDA);
  await answer(tab, 3);
  const idas = tab.report.choices_made;
  // A reloaded page continues without a question.
  await tab.reload();
  await tab.asked();
  assert.equal(tab.report.choices_made, idas);

  await tab.go(browser, MIA);
  await picture(tab, "link-asks", "notice/continue-saved");
  await tab.click("notice/continue-saved");
  await tab.asked();
  assert.equal(tab.report.choices_made, idas, "the saved game continues");
  assert.match(decodeURIComponent(tab.page.url()), /names=Ida,Jiří/);

  await tab.go(browser, MIA);
  await tab.click("notice/start-linked");
  await tab.asked();
  assert.equal(tab.report.ask, "Draft");
  assert.match(tab.page.url(), /names=Mia,Otto/);
  await answer(tab, 1);
  const mias = tab.report.choices_made;
  await tab.reload();
  await tab.asked();
  assert.equal(tab.report.choices_made, mias, "the new game is the running one");

  await tab.go(browser);
  await there(tab, "title/earlier");
  await picture(tab, "earlier-game", "title/earlier");
  await tab.click("title/earlier");
  await tab.asked();
  assert.equal(tab.report.choices_made, idas, "the earlier game continues");
  await answer(tab, 1);
  await tab.reload();
  await tab.asked();
  assert.ok(tab.report.choices_made > idas);
  await tab.go(browser);
  await tab.click("title/earlier");
  await tab.asked();
  assert.equal(tab.report.choices_made, mias, "and the other one has taken its place");
  assert.deepEqual(tab.faults, []);
  await tab.page.close();
});

test("a link that is opened again before its question is answered asks again", async () => {
  const tab = await tabAt(IDA);
  await answer(tab, 1);
  await tab.go(browser, MIA);
  await there(tab, "notice/start-linked");
  await tab.reload();
  await there(tab, "notice/start-linked");
  await tab.click("notice/start-linked");
  await tab.asked();
  assert.match(tab.page.url(), /names=Mia,Otto/);
  await tab.page.close();
});

test("a wrong speed is said once, and the game is played", async () => {
  const tab = await tabAt("seats=human,novice&modules=AB&first=1&seed=7&speed=warp");
  await tab.asked();
  await picture(tab, "link-wrong-speed", "notice/read");
  await tab.click("notice/read");
  assert.doesNotMatch(tab.page.url(), /speed/);
  await answer(tab, 1);
  const made = tab.report.choices_made;
  await tab.reload();
  await tab.asked();
  assert.equal(tab.report.choices_made, made);
  assert.equal(tab.region("notice/read"), undefined);
  await tab.page.close();
});

for (const [what, query] of [
  ["nonsense", "modules=AA"],
  ["twice", "seats=human,novice&seats=human,novice,novice&seed=3"],
  ["emoji", "seats=human,novice&names=🚂,Otto&modules=AB"],
]) {
  test(`a link that cannot be used leads to the title and says why (${what})`, async () => {
    const tab = await tabAt(`${query}&speed=none`);
    await there(tab, "notice/read");
    assert.equal(tab.screen, "Title");
    await picture(tab, `link-${what}`, "notice/read");
    await tab.click("notice/read");
    await tab.until("the board alone", () => tab.report && !tab.region("notice/read"));
    await tab.reload();
    await there(tab, "title/new-game");
    assert.equal(tab.region("notice/read"), undefined, "it is said once");
    assert.deepEqual(tab.faults, []);
    await tab.page.close();
  });
}

test("a name in letters that cannot be shown is not accepted in the set-up", async () => {
  const tab = await tabAt("speed=none");
  await tab.click("title/new-game");
  await tab.resize(1280, 720);
  // What a phone shows is laid out anew.
  await tab.page.waitForTimeout(2500);
  await there(tab, "setup/seat/0/name");
  await tab.page.mouse.click(...tab.middle("setup/seat/0/name"));
  await tab.page.keyboard.press("End");
  for (const letter of ["Ж", "🚂", "ł", "ễ"]) {
    await tab.page.keyboard.insertText(letter);
    await tab.page.waitForTimeout(700);
  }
  await tab.picture("setup-unreadable");
  await tab.click("setup/aboard");
  await tab.asked();
  assert.match(decodeURIComponent(tab.page.url()), /names=Annałễ,/);
  await tab.page.close();
});
