// The page without the canvas: what screen readers get of it, and the game played by that alone.
import assert from "node:assert/strict";
import { test } from "node:test";
import { visit, visitStandIn } from "./visit.mjs";

const SMALL = { viewport: { width: 640, height: 360 } };

/** What the browser tells screen readers of the page: everything that has a role and a name. */
async function told(tab) {
  const line = await tab.page.context().newCDPSession(tab.page);
  const { nodes } = await line.send("Accessibility.getFullAXTree");
  await line.detach();
  return nodes
    .filter((node) => !node.ignored && node.name?.value)
    .map((node) => ({
      role: node.role.value,
      name: node.name.value,
      about: node.description?.value ?? "",
      ...Object.fromEntries((node.properties ?? []).map(({ name, value }) => [name, value.value])),
    }));
}

const button = (tab, name) => tab.page.locator("#told").getByRole("button", { name, exact: typeof name === "string" });
const focused = (tab) => tab.page.evaluate(() => document.activeElement.dataset.id ?? document.activeElement.textContent);
const heard = (tab, kind) => tab.page.evaluate((kind) => globalThis.heard.filter((message) => kind in message).map((message) => message[kind]), kind);

const item = (id, name, more = {}) => ({ id, role: id ? "button" : "words", name, about: "", chosen: false, value: "", enabled: !!id, ...more });
const area = (heading, ...items) => ({ heading, items });

/** The stand-in, which tells this tree. */
const withTree = (play) =>
  visitStandIn(SMALL, async ({ browser, tab }) => {
    await tab.go(browser);
    await tab.title();
    const show = (title, ...areas) => tab.page.evaluate((tree) => firstClass.tell(JSON.stringify({ tree })), { title, areas });
    await play(tab, show);
    assert.deepEqual(tab.faults, []);
  });

test("the tree is headings, lists and buttons, with their states", () =>
  withTree(async (tab, show) => {
    await show(
      "The table",
      area("Offer", item("offer/0/0", "Coins, row 1, card 1", { about: "Two coins." }), item("offer/0/1", "Picked", { role: "toggle", chosen: true })),
      area("Prompt", item(null, "Take a card."), item("prompt/undo", "Undo", { about: "Nothing to undo", enabled: false })),
    );
    const all = await told(tab);
    const find = (name) => all.find((node) => node.name === name && node.role !== "StaticText");
    assert.equal(find("The table").role, "heading");
    assert.deepEqual(["Offer", "Prompt"].map((name) => find(name).level), [2, 2]);
    assert.equal(find("Coins, row 1, card 1").role, "button");
    assert.equal(find("Coins, row 1, card 1").about, "Two coins.");
    assert.equal(find("Picked").pressed, "true");
    assert.equal(find("Undo").disabled, true);
    assert.equal(find("Undo").about, "Nothing to undo");
    assert.ok(all.some((node) => node.name === "Take a card."));
  }));

test("a button that is pressed or has the focus is told to the game, one that is dim is not pressed", () =>
  withTree(async (tab, show) => {
    await show("The table", area("Offer", item("offer/0/0", "First"), item("offer/0/1", "Dim", { enabled: false })));
    await button(tab, "First").focus();
    await tab.page.keyboard.press("Enter");
    await button(tab, "Dim").focus();
    await tab.page.keyboard.press("Enter");
    await tab.page.locator("#game").focus();
    assert.deepEqual(await heard(tab, "press"), ["offer/0/0"]);
    assert.deepEqual(await heard(tab, "focus"), ["offer/0/0", "offer/0/1", null]);
  }));

test("the focus stays on its button while the tree changes, and goes to the heading when that is gone", () =>
  withTree(async (tab, show) => {
    await show("The table", area("Offer", item("a", "A"), item("b", "B")), area("Prompt", item("c", "C")));
    await button(tab, "B").focus();
    await show("The table", area("Offer", item("x", "X"), item("b", "B again")), area("Prompt", item("c", "C")));
    assert.equal(await focused(tab), "b");
    await show("The table", area("Offer", item("x", "X")), area("Prompt", item("c", "C")));
    assert.equal(await focused(tab), "Offer");
    await show("Log", area("Log", item("close", "Close")));
    assert.equal(await focused(tab), "Log");
  }));

test("what is said goes into the live regions that were there from the start", () =>
  withTree(async (tab) => {
    const live = () => tab.page.evaluate(() => [...document.querySelectorAll("#said, #asked")].map((part) => [part.ariaLive, part.textContent]));
    assert.deepEqual(await live(), [["polite", ""], ["assertive", ""]]);
    await tab.page.evaluate(() => firstClass.tell(JSON.stringify({ said: [["Anna takes a card.", false], ["Your turn.", true]] })));
    await tab.page.evaluate(() => firstClass.tell(JSON.stringify({ said: [["Ben takes a card.", false]] })));
    assert.deepEqual(await live(), [["polite", "Anna takes a card.Ben takes a card."], ["assertive", "Your turn."]]);
  }));

test("a game is begun and played by the names on the page alone, and a setting is changed", () =>
  visit({}, async ({ browser, tab }) => {
    await tab.go(browser, "seats=human,human&modules=AB&seed=3&speed=none");
    await tab.asked();
    // While something moves, the game tells what there is every 150 ms; what has only just come cannot be pressed yet.
    const settled = () =>
      tab.page.evaluate(async () => {
        const tree = () => document.getElementById("told").innerHTML;
        for (let last; last !== tree(); await new Promise((done) => setTimeout(done, 200))) last = tree();
        return tree();
      });
    const press = async (name, before) => {
      await button(tab, name).first().focus();
      await tab.page.keyboard.press("Enter");
      await tab.page.waitForFunction((before) => document.getElementById("told").innerHTML !== before, before);
    };
    const ways = ["I am", "Here", "Keep the Game End", "Take and carry out", "End turn", "Stop here", "Upgrade", "Add a", "Move the"];
    while (tab.report.choices_made < 8) {
      const tree = await settled();
      // Every button that can be pressed.
      const names = (await told(tab)).filter((node) => node.role === "button" && !node.disabled).map((node) => node.name);
      const way = ways.map((way) => names.find((name) => name.includes(way))).find(Boolean);
      const name = way ?? names.find((name) => /row \d, card \d/.test(name));
      assert.ok(name, `nothing to go on with: ${names.join(" | ")}`);
      await press(name, tree);
    }
    for (const name of [/^Menu/, /^Settings/, /^Access/, /contrast/i]) await press(name, await settled());
    await tab.page.waitForFunction(() => /contrast: Some\(true\)/.test(localStorage.getItem("first-class/settings.ron") ?? ""));
    assert.deepEqual(tab.faults, []);
  }));
