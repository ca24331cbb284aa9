// Browsers allow sound only after the first click, touch or key, and a hidden page should be silent.

export function allowSound() {
  const contexts = [];
  // The game is silent where no sound device can be opened, but crashes where it cannot even try (cpal's default_host).
  if (!globalThis.AudioContext && !globalThis.webkitAudioContext) {
    globalThis.AudioContext = class {
      constructor() {
        throw new Error("this browser plays no sounds");
      }
    };
  }
  for (const name of ["AudioContext", "webkitAudioContext"]) {
    const Usual = globalThis[name];
    if (!Usual) continue;
    globalThis[name] = class extends Usual {
      constructor(...options) {
        super(...options);
        contexts.push(this);
      }
    };
  }
  let allowed = false;
  const wake = () => contexts.forEach((context) => context.state === "suspended" && context.resume().catch(() => {}));
  for (const kind of ["pointerdown", "pointerup", "keydown"]) {
    addEventListener(kind, () => ((allowed = true), wake()), { capture: true });
  }
  document.addEventListener("visibilitychange", () => {
    if (document.hidden) contexts.forEach((context) => context.state === "running" && context.suspend());
    else if (allowed) wake();
  });
}
