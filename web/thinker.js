// A Web Worker in which bots think: the page's scripts (thinkers.js) give it the program (crates/thinker), then jobs, each
// with a ticket. It answers { ready }, { ticket, line } for what was found and { lost } when it is of no more use; between
// two slices it listens, so that it notices what has been given up.

let busy = false;
// The next turn of the event loop, without the delay of timers.
const turn = new MessageChannel();

const lost = (error) => postMessage({ lost: String(error) });

turn.port1.onmessage = () => {
  try {
    const found = thinker.think();
    busy = found !== false;
    if (found.length) postMessage({ ticket: found[0], line: found[1] });
    if (busy) turn.port2.postMessage(0);
  } catch (error) {
    lost(error);
  }
};

async function hear({ program, glue, ticket, line, giveUp, are }) {
  if (program) {
    const { default: init } = await import(glue);
    await init({ module_or_path: program });
    postMessage({ ready: true });
  }
  if (giveUp) thinker.giveUp(giveUp);
  if (are) postMessage({ here: true });
  if (!line) return;
  thinker.take(ticket, line);
  if (!busy) turn.port2.postMessage(0);
  busy = true;
}

onmessage = ({ data }) => void hear(data).catch(lost);
