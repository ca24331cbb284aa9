// Where a line can be typed in the game lies an input element: the on-screen keyboard, other scripts and the
// clipboard know nothing else. It is not to be seen until somebody types in it; then it shows the letters in the
// game's place, or, under a finger, in a bar at the top, which the keyboard leaves free.

/** Weight and family of the game's faces. */
const FACES = { display: ["400", "Limelight, Georgia, serif"], bold: ["700", "Josefin, sans-serif"] };

/** Returns what lays the lines that the game tells of. */
export function keepTyping(canvas, hear) {
  /** By name: the elements, and the number of the last that was told. */
  const lines = new Map();
  let number = 0;

  function leave() {
    canvas.focus({ preventScroll: true });
  }

  function add({ id }) {
    const frame = document.createElement("label");
    const words = document.createElement("span");
    const input = document.createElement("input");
    const line = { frame, words, input, told: 0 };
    frame.className = "line";
    Object.assign(input, { type: "text", autocomplete: "off", spellcheck: false, tabIndex: -1, enterKeyHint: "done" });
    input.setAttribute("autocorrect", "off");
    input.dataset.line = id;
    // The bar at the top leaves the line itself to the game.
    input.onfocus = () => hear({ typing: matchMedia("(hover: none)").matches ? null : id });
    input.onblur = () => {
      hear({ typing: null });
      // The keyboard's own button to finish leaves the keys to nobody.
      setTimeout(() => document.activeElement === document.body && leave());
    };
    input.oninput = () => {
      line.told = number += 1;
      hear({ typed: { id, text: input.value, number } });
    };
    input.onkeydown = (event) => {
      if (event.isComposing) return;
      if (event.key === "Enter" || event.key === "Escape") leave();
      if (event.key !== "Tab") return;
      event.preventDefault();
      leave();
      const { key, code, shiftKey } = event;
      for (const kind of ["keydown", "keyup"]) canvas.dispatchEvent(new KeyboardEvent(kind, { key, code, shiftKey }));
    };
    frame.append(words, input);
    canvas.after(frame);
    lines.set(id, line);
    return line;
  }

  function lay(field) {
    const line = lines.get(field.id) ?? add(field);
    const { frame, words, input } = line;
    const [left, top, width, height] = field.at;
    Object.assign(frame.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
    frame.style.setProperty("--size", `${field.size}px`);
    const [weight, face] = FACES[field.face];
    frame.style.setProperty("--weight", weight);
    frame.style.setProperty("--face", face);
    frame.style.setProperty("--colour", field.colour);
    words.textContent = field.label;
    input.inputMode = field.digits ? "numeric" : "text";
    input.autocapitalize = field.digits ? "off" : "words";
    // What the game has not heard of yet is newer than what it tells.
    if (field.heard >= line.told && input.value !== field.text) {
      const { selectionStart, selectionEnd } = input;
      input.value = field.text;
      if (document.activeElement === input) input.setSelectionRange(selectionStart, selectionEnd);
    }
    if (field.wanted && document.activeElement !== input) {
      input.focus({ preventScroll: true });
      input.select();
    }
  }

  return (fields) => {
    for (const [id, { frame, input }] of lines) {
      if (fields.some((field) => field.id === id)) continue;
      if (document.activeElement === input) leave();
      frame.remove();
      lines.delete(id);
    }
    fields.forEach(lay);
  };
}
