// Stands in for the bots' program and its glue: finds the job itself, in capitals, after as many slices as it has letters.
// The job "die" breaks it, and "hang" keeps it busy for ever.

const jobs = [];

export default async function init({ module_or_path }) {
  await WebAssembly.instantiate(module_or_path, {});
  globalThis.thinker = {
    take: (ticket, line) => jobs.push({ ticket, line, slices: line.length }),
    giveUp(ticket) {
      const place = jobs.findIndex((job) => job.ticket === ticket);
      if (place >= 0) jobs.splice(place, 1);
    },
    think() {
      const job = jobs.at(-1);
      if (!job) return false;
      if (job.line === "die") throw new Error("it is broken");
      while (job.line === "hang");
      job.slices -= 1;
      if (job.slices > 0) return true;
      jobs.pop();
      return [job.ticket, job.line.toUpperCase()];
    },
  };
}
