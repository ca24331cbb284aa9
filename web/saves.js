// Shows the other tabs of this browser which one has the saved games, so that two never save over each other.
// Its other side is src/persistence/presence_browser.rs. `folder` is where the games lie in the storage.

// Whether no other tab has the games: undefined until that is known.
let free;
const wake = () => globalThis.firstClass.wake?.();
const answer = (known) => {
  free = known;
  wake();
};

/** A lock lasts as long as its page, however that ends; the one of a page that is loaded again may end a moment late. */
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
    // Another tab has taken over, or has the games; where there can be no lock at all, nobody else is seen.
    if (free === undefined) answer(!patience.signal.aborted);
    else wake();
  });
}

/**
 * Without locks (a page that is not served safely, an old browser) a tab knocks, and the one that has the games
 * answers. It may be busy drawing; who knocks is busy loading meanwhile.
 */
const PATIENCE = 3000;
let knock = null;
let has = false;

function byKnocking(folder) {
  knock = String(Math.random());
  try {
    localStorage.setItem(`${folder}knock`, knock);
  } catch {
    return answer(true);
  }
  setTimeout(() => {
    if (free !== undefined) return;
    has = true;
    answer(true);
  }, PATIENCE);
}

let listens = false;

/** The browser tells a tab what the others write. */
function listen(folder) {
  if (listens) return;
  listens = true;
  addEventListener("storage", ({ key, newValue }) => {
    if (key === `${folder}knock` && has && newValue) localStorage.setItem(`${folder}here`, newValue);
    if (key === `${folder}here` && newValue === knock && free === undefined) answer(false);
    if (key === `${folder}owner`) {
      has = false;
      wake();
    }
  });
}

export const saves = {
  /** Has the games from now on, unless another tab has them. */
  ask(folder) {
    free = undefined;
    if (!folder) return answer(true);
    listen(folder);
    if (navigator.locks) byLocks(folder);
    else byKnocking(folder);
  },
  free: () => free,
  /** Has the games from now on; the tab that had them is told. */
  take(folder) {
    if (!folder) return;
    if (navigator.locks) byLocks(folder, { steal: true });
    else has = true;
  },
};
