// One visit for each test: a storage of its own, in the browser that all tests share.
import { after } from "node:test";
import { open, shut, Tab } from "./browser.mjs";
import { standIn } from "./stand_in/folder.mjs";

after(shut);

/**
 * Plays a first visit. `line.before` can break the connection: what it answers itself is not served; `line.asked` are the
 * addresses that were requested. `options` as for `open`.
 */
export async function visit(options, play) {
  const line = { before: () => false, asked: [] };
  const browser = await open({
    ...options,
    before(request, response) {
      line.asked.push(request.url);
      return line.before(request, response);
    },
  });
  try {
    await play({ browser, line, tab: await Tab.open(browser) });
  } finally {
    await browser.close();
  }
}

/** The same with the page's scripts around a small program that only does what they expect of one. */
export const visitStandIn = async (options, play) => visit({ ...options, folder: await standIn() }, play);
