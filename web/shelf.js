// The saved games of this browser and what belongs to them: texts by name, `games/…`, `reviews/…`. They lie in IndexedDB, which has room for as many as anybody plays, but answers only
// after a while: so all of them are read before the game starts, and what it writes is here at once and there soon. Where
// there is no IndexedDB (some private windows), they lie in localStorage as long as there is room. Its other side is
// src/persistence/browser.rs.

const DATABASE = "first-class";
const GAMES = "games";

/** What a request to the database comes to. */
const answer = (request) =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/** For how long the database may take to open: some browsers never answer. */
const PATIENCE = 3000;

async function openDatabase() {
  const request = indexedDB.open(DATABASE, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(GAMES);
  const late = new Promise((_, reject) => setTimeout(() => reject(new Error("IndexedDB does not answer")), PATIENCE));
  return Promise.race([answer(request), late]);
}

/** All games: those of an older version, which lay in localStorage, move to the others first. */
async function readAll(database, folder) {
  const all = () => database.transaction(GAMES).objectStore(GAMES);
  for (const name of ["game.ron", "game-before.ron"]) {
    const text = localStorage.getItem(`${folder}${name}`);
    if (text === null) continue;
    await answer(database.transaction(GAMES, "readwrite").objectStore(GAMES).put(text, `${GAMES}/${name}`));
    localStorage.removeItem(`${folder}${name}`);
  }
  const [names, texts] = await Promise.all([answer(all().getAllKeys()), answer(all().getAll())]);
  return new Map(names.map((name, place) => [name, texts[place]]));
}

/** The same in localStorage. */
function inLocalStorage(folder) {
  const start = `${folder}shelf/`;
  const names = () => Object.keys(localStorage).filter((key) => key.startsWith(start));
  return {
    list: () => names().map((key) => key.slice(start.length)),
    read: (name) => localStorage.getItem(start + name),
    write: (name, text) => localStorage.setItem(start + name, text),
    remove: (name) => localStorage.removeItem(start + name),
    failure: () => null,
    // Every browser has at least this much for a page.
    room: () => 5_000_000,
  };
}

/** The games with this folder's name, ready to be listed, read, written and removed at once. */
export async function openShelf(folder) {
  let database, games;
  try {
    database = await openDatabase();
    games = await readAll(database, folder);
  } catch {
    return inLocalStorage(folder);
  }
  let failure = null;
  let room = null;
  const measure = () =>
    navigator.storage?.estimate?.().then(({ quota, usage }) => (room = quota ? quota - usage + sizeOf(games) : null), () => {});
  measure();
  // Browsers delete what is not asked to be kept when a disk is full.
  navigator.storage?.persist?.().catch(() => {});
  // The other tabs see the same games.
  const others = globalThis.BroadcastChannel && new BroadcastChannel(`${folder}${GAMES}`);
  const note = (name, text) => (text === null ? games.delete(name) : games.set(name, text));
  if (others) others.onmessage = ({ data: [name, text] }) => note(name, text);

  function change(name, text) {
    note(name, text);
    others?.postMessage([name, text]);
    const fails = (error) => {
      failure = error;
      globalThis.firstClass.wake?.();
    };
    try {
      const store = database.transaction(GAMES, "readwrite", { durability: "strict" }).objectStore(GAMES);
      answer(text === null ? store.delete(name) : store.put(text, name)).then(measure, fails);
    } catch (error) {
      fails(error);
    }
  }

  return {
    list: () => [...games.keys()],
    read: (name) => games.get(name) ?? null,
    write: (name, text) => change(name, text),
    remove: (name) => change(name, null),
    /** Why something was not written, told once. */
    failure() {
      const told = failure;
      failure = null;
      return told;
    },
    room: () => room,
  };
}

const sizeOf = (games) => [...games.values()].reduce((all, text) => all + text.length, 0);
