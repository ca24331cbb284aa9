// Over each text field of the game lies an input element: the on-screen keyboard, other scripts and the
// clipboard work with nothing else. It is invisible until it is typed in; then it shows the letters in the
// game's place or, on a touch screen, in a bar at the top, which the keyboard leaves free.

/** The weight and family of the game's typefaces. */
const FACES = { display: ["400", "Limelight, Georgia, serif"], bold: ["700", "Josefin, sans-serif"] };

/** Returns a function that lays out the fields the game reports. */
export function startTyping(canvas, hear) {
  /** By name: the elements, and the number of the last input reported. */
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
    // With the bar at the top, the field itself is left to the game.
    input.onfocus = () => hear({ typing: matchMedia("(hover: none)").matches ? null : id });
    input.onblur = () => {
      hear({ typing: null });
      // The keyboard's own Done button leaves nothing focused.
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
    // Input the game has not received yet is newer than what it reports.
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
