// Stops the browser from acting on what the game uses: no scrolling, no menus, no lost focus. Everything else,
// including every key with Ctrl, Alt or Meta except undo, is left to the browser.

const KEYS = new Set([
  "Space", "Backspace", "Slash", "Quote", "F1",
  "ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", "PageUp", "PageDown", "Home", "End",
]);

/** Z by its letter; on a layout without Latin letters, by its usual place. */
const isUndo = ({ key, code }) => (/^[a-z]$/i.test(key) ? key.toLowerCase() === "z" : code === "KeyZ");

/** Returns an object in which the game says where Tab is: at either end it leads out to the browser. */
export function takeInput(canvas, switchFullScreen) {
  const ends = { first: false, last: false };
  const refuse = (event) => event.preventDefault();
  const active = { passive: false };

  addEventListener("contextmenu", (event) => event.target.localName === "input" || refuse(event));
  addEventListener("dragstart", refuse);
  canvas.addEventListener("wheel", refuse, active);
  // Two fingers enlarge the page; one finger belongs to the game.
  canvas.addEventListener("touchmove", (event) => event.touches.length < 2 && event.preventDefault(), active);
  // Without this a click beside the canvas would take the keys away from it.
  canvas.addEventListener("pointerdown", () => canvas.focus({ preventScroll: true }));

  // Before the game gets it.
  addEventListener("keydown", (event) => {
    if (event.altKey && event.code === "Enter") {
      refuse(event);
      switchFullScreen();
    } else if (event.target !== canvas) {
      return;
    } else if (event.ctrlKey || event.metaKey || event.altKey) {
      if (!event.altKey && isUndo(event)) refuse(event);
    } else if (event.code === "Tab") {
      if (event.shiftKey ? ends.first : ends.last) event.stopImmediatePropagation();
      else refuse(event);
    } else if (KEYS.has(event.code)) {
      refuse(event);
    }
  }, true);
  return ends;
}
