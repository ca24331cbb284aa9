// Shows the other tabs of this browser which one has the saved games, so that two never overwrite each other's.
// Its other side is src/persistence/presence_browser.rs. `folder` is where the games are in the storage; under
// `owner` is the token of the tab that has them.

// Whether no other tab has the games; undefined until that is known.
let free;
// Whether this one has them.
let has = false;

const wake = () => globalThis.firstClass.wake?.();
function answer(known) {
  free = known;
  has ||= known;
  wake();
}

/** How long to wait for a lock, which lasts as long as its page, however that ends. */
const MOMENT = 1500;

function byLocks(folder, options = {}) {
  const patience = new AbortController();
  const late = setTimeout(() => patience.abort(), MOMENT);
  const held = () => {
    clearTimeout(late);
    answer(true);
    return new Promise(() => {});
  };
  navigator.locks.request(`${folder}open`, options.steal ? options : { signal: patience.signal }, held).catch(() => {
    // Another tab has taken over, or has the games; if locks do not work at all, no other tab can be seen.
    if (free === undefined) answer(!patience.signal.aborted);
    else wake();
  });
}

/**
 * Without locks (a page not served over HTTPS, an old browser) a tab knocks, and the one that has the games
 * answers. It may be busy drawing, so the tab that knocks waits this long; it is loading meanwhile anyway.
 */
const PATIENCE = 3000;
let knock = null;

function byKnocking(folder) {
  knock = String(Math.random());
  localStorage.setItem(`${folder}knock`, knock);
  setTimeout(() => free === undefined && answer(true), PATIENCE);
}

/** Whether the tab that had the games was left, and said so: a reloaded tab need not wait for itself. */
const isLeft = (folder) => {
  const owner = localStorage.getItem(`${folder}owner`);
  return !owner || owner === localStorage.getItem(`${folder}left`);
};

let listens = false;

function listen(folder) {
  if (listens) return;
  listens = true;
  // The browser tells each tab what the others write.
  addEventListener("storage", ({ key, newValue }) => {
    if (key === `${folder}knock` && has && newValue) localStorage.setItem(`${folder}here`, newValue);
    if (key === `${folder}here` && newValue === knock && free === undefined) answer(false);
    if (key === `${folder}owner`) {
      has = false;
      wake();
    }
  });
  addEventListener("pagehide", () => has && localStorage.setItem(`${folder}left`, localStorage.getItem(`${folder}owner`)));
  // Some browsers bring a page back just as it was.
  addEventListener("pageshow", ({ persisted }) => persisted && has && localStorage.removeItem(`${folder}left`));
}

export const saves = {
  /** Takes the games, unless another tab has them. */
  ask(folder) {
    free = undefined;
    try {
      if (!folder || isLeft(folder)) this.take(folder);
      else if (navigator.locks) byLocks(folder);
      else byKnocking(folder);
      if (folder) listen(folder);
    } catch {
      // Without storage there is nothing to take.
      answer(true);
    }
  },
  free: () => free,
  /** Takes the games; the tab that had them is told. */
  take(folder) {
    if (folder && navigator.locks) byLocks(folder, { steal: true });
    answer(true);
  },
};
