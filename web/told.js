// The game as a part of the page for those who do not see the canvas: headings, lists and a button for each thing that can be
// pressed, from the tree that the game tells (src/access/tree.rs). It is there for everybody, hidden from eyes alone.

const make = (name, props = {}, ...children) => {
  const element = Object.assign(document.createElement(name), props);
  element.append(...children);
  return element;
};

/** Sets what differs, so that nothing is read anew that has stayed as it is. */
function set(element, attributes) {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null || value === "") element.removeAttribute(name);
    else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
  }
}

/** Puts these children into an element, in this order, and moves nothing that is in its place: it would lose the focus. */
function fill(parent, children) {
  const wanted = new Set(children);
  for (const child of [...parent.children]) if (!wanted.has(child)) child.remove();
  children.forEach((child, nth) => {
    if (parent.children[nth] !== child) parent.insertBefore(child, parent.children[nth] ?? null);
  });
}

/** How many lines of what has happened stay on the page. */
const LINES = 200;

/** Returns the functions that show the tree and say something. */
export function startTelling(hear) {
  const [part, polite, pressing] = ["told", "said", "asked"].map((id) => document.getElementById(id));
  const title = make("h1", { tabIndex: -1 });
  const kept = new Map();
  part.append(title);

  /** What has this name, made once. */
  const keep = (key, create) => {
    if (!kept.has(key)) kept.set(key, create());
    return kept.get(key);
  };

  part.addEventListener("click", ({ target }) => {
    const button = target.closest("button");
    if (button?.dataset.id && button.getAttribute("aria-disabled") !== "true") hear({ press: button.dataset.id });
  });
  // The ring on the canvas is where the focus is.
  part.addEventListener("focusin", ({ target }) => target.dataset.id && hear({ focus: target.dataset.id }));
  part.addEventListener("focusout", ({ relatedTarget }) => part.contains(relatedTarget) || hear({ focus: null }));

  function item({ id, role, name, about, chosen, value, enabled }, key) {
    const words = value ? `${name}: ${value}` : name;
    if (!id || role === "words") {
      const line = keep(`words ${key}`, () => make("li"));
      const all = about ? `${words}. ${about}` : words;
      if (line.textContent !== all) line.textContent = all;
      return [`words ${key}`, line];
    }
    const line = keep(`item ${id}`, () => make("li", {}, make("button", { type: "button" })));
    const button = line.firstElementChild;
    if (button.textContent !== words) button.textContent = words;
    set(button, {
      "data-id": id,
      "aria-description": about,
      "aria-pressed": role === "toggle" ? String(chosen) : null,
      "aria-disabled": enabled ? null : "true",
    });
    return [`item ${id}`, line];
  }

  /** Shows the tree. The focus stays where it is, or goes to the heading of what took its place. */
  function show({ title: words, areas }) {
    const focused = part.contains(document.activeElement) ? document.activeElement : null;
    const heading = focused?.closest("section")?.querySelector("h2");
    if (title.textContent !== words) title.textContent = words;
    const used = new Set();
    const sections = areas.map((area, nth) => {
      const key = `area ${area.heading}`;
      const section = keep(key, () => make("section", {}, make("h2", { tabIndex: -1 }), make("ul")));
      const [head, list] = section.children;
      // Where there is one part only, the title is its heading.
      head.hidden = areas.length === 1;
      if (head.textContent !== area.heading) head.textContent = area.heading;
      const items = area.items.map((one, place) => item(one, `${nth} ${place}`));
      [key, ...items.map(([name]) => name)].forEach((name) => used.add(name));
      fill(list, items.map(([, line]) => line));
      return section;
    });
    fill(part, [title, ...sections]);
    for (const key of kept.keys()) if (!used.has(key)) kept.delete(key);
    if (!focused || document.activeElement === focused) return;
    if (focused.isConnected) focused.focus({ preventScroll: true });
    else (heading?.isConnected && !heading.hidden ? heading : title).focus({ preventScroll: true });
  }

  /** Speaks it as well, if a language is given: what asks for an answer interrupts what is only told. */
  function speak([words, atOnce], language) {
    const voice = globalThis.speechSynthesis;
    if (!voice) return;
    if (atOnce) voice.cancel();
    voice.speak(Object.assign(new SpeechSynthesisUtterance(words), { lang: language }));
  }

  function say(lines, language) {
    for (const [words, atOnce] of lines) {
      if (language) speak([words, atOnce], language);
      if (atOnce) {
        // The same words twice are news as well.
        pressing.replaceChildren(make("p", { textContent: words }));
      } else {
        polite.append(make("p", { textContent: words }));
        while (polite.children.length > LINES) polite.firstElementChild.remove();
      }
    }
  }

  return { show, say };
}
