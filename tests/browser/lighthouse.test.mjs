// What Lighthouse finds about the page for everybody: names, contrast, language, and what browsers advise against.
import assert from "node:assert/strict";
import { createServer } from "node:net";
import { test } from "node:test";
import lighthouse from "lighthouse";
import { visit } from "./visit.mjs";

/** A port that nobody uses. */
const freePort = () =>
  new Promise((found) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const { port } = server.address();
      server.close(() => found(port));
    });
  });

test("Lighthouse has nothing to find fault with", async () => {
  const port = await freePort();
  await visit({ visible: true, audible: true, flags: [`--remote-debugging-port=${port}`] }, async ({ browser, tab }) => {
    await tab.page.close();
    const { lhr } = await lighthouse(browser.address, { port, logLevel: "error", onlyCategories: ["accessibility", "best-practices", "seo"] });
    for (const { title, score, auditRefs } of Object.values(lhr.categories)) {
      const faults = auditRefs.map(({ id }) => lhr.audits[id]).filter((audit) => audit.score !== null && audit.score < 1);
      assert.equal(score, 1, `${title}: ${faults.map((audit) => audit.title).join("; ")}`);
    }
  });
});
