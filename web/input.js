// Keeps the browser from acting on what the game uses: no scrolling, no menus, no lost focus.

const KEYS = new Set([
  "Tab", "Space", "Backspace", "Slash", "Quote", "F1", "F3", "F4", "F6", "F7",
  "ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", "PageUp", "PageDown", "Home", "End",
]);

export function keepInput(canvas) {
  const ours = (event) => event.target === canvas || event.target === document.body;
  const refuse = (event) => event.preventDefault();
  const active = { passive: false };

  addEventListener("contextmenu", refuse);
  addEventListener("dragstart", refuse);
  canvas.addEventListener("wheel", refuse, active);
  // Two fingers enlarge the page; one finger is the game's.
  canvas.addEventListener("touchmove", (event) => event.touches.length < 2 && event.preventDefault(), active);
  // Without this a click beside the canvas would take the keys away from it.
  canvas.addEventListener("pointerdown", () => canvas.focus({ preventScroll: true }));

  addEventListener("keydown", (event) => {
    if (event.altKey && event.code === "Enter") {
      event.preventDefault();
      if (document.fullscreenElement) document.exitFullscreen();
      else document.documentElement.requestFullscreen?.().catch(() => {});
    } else if (ours(event)) {
      const command = event.ctrlKey || event.metaKey;
      if (command ? event.code === "KeyZ" || event.code === "KeyY" : KEYS.has(event.code)) event.preventDefault();
    }
  });
}
