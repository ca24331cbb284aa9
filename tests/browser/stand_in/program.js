// Stands in for the program and its glue: does with the page what the game does, and nothing else. It loads what the
// title needs, then the rest; has a text field for a name and one for a number; and says what it has heard.

const page = globalThis.firstClass;
const files = Object.keys(JSON.parse(document.getElementById("files").textContent).sizes);
const tell = (message) => page.tell(JSON.stringify(message));

/** What the page has told it. */
globalThis.heard = [];

/** As in src/ui/page_fields.rs. */
const fields = [
  { id: "name", label: "Name", at: [100, 300, 200, 30], text: "Anna", digits: false },
  { id: "number", label: "Number", at: [100, 400, 200, 30], text: "7", digits: true },
].map((field) => ({ ...field, size: 20, face: "bold", colour: "#000000", heard: 0, wanted: false }));

/** Shows some of the fields; one of them may be wanted by the player, who has come to it with Tab. */
globalThis.show = (ids, wanted) => tell({ fields: fields.filter(({ id }) => ids.includes(id)).map((field) => ({ ...field, wanted: field.id === wanted })) });

function hear(message) {
  heard.push(message);
  if (!message.typed) return;
  const { id, text, number } = message.typed;
  const field = fields.find((field) => field.id === id);
  field.text = field.digits ? text.replace(/\D/g, "") : text.slice(0, 20);
  field.heard = number;
  show(fields.map(({ id }) => id));
}

/** The pictures that are fine enough for the window. */
function tier() {
  const all = [...new Set(files.map((file) => /textures\/x(\d+)\//.exec(file)?.[1]).filter(Boolean))].sort();
  const wanted = Math.min(innerWidth / 1600, innerHeight / 900) * devicePixelRatio - 0.05;
  return `x${all.find((tier) => tier / 100 >= wanted) ?? all.at(-1)}`;
}

const load = (files) => Promise.all(files.map((file) => fetch(file).then((response) => response.arrayBuffer())));

async function begin() {
  tell({ screen: "Loading", whole: false });
  const folder = tier();
  const pictures = files.filter((file) => file.includes(`/${folder}/`));
  const first = pictures.filter((file) => /\/(atlas\.ron|(title|panels|icons)\.png)$/.test(file));
  await load([...first, ...files.filter((file) => file.endsWith(".ttf"))]);
  tell({ screen: "Title", whole: false });
  await load(pictures.filter((file) => !first.includes(file)));
  tell({ screen: "Title", whole: true });
}

export default async function init({ module_or_path }) {
  await WebAssembly.instantiate(module_or_path, {});
  page.hear = (line) => hear(JSON.parse(line));
  begin().catch((error) => tell({ loading: ["Something cannot be loaded", "Load the page again.", error.message] }));
}
