// How texts leave the page and come into it: the clipboard, downloads, files that are chosen or dropped, and the part of
// the address after "#". Its other side is src/platform/passing_page.rs.

/** A file larger than this is not a game. */
const LARGEST = 4_000_000;

/** Tells the game what came of something: `hear({ came: text })`, `hear("copied")`, `hear({ failed: reason })`. */
export function startPassing(game, hear) {
  const failed = (error) => hear({ failed: String(error?.message ?? error) });
  const take = async (file) => {
    if (!file) return;
    if (file.size > LARGEST) return failed("the file is too large");
    hear({ came: await file.text() });
  };

  addEventListener("dragover", (event) => event.preventDefault());
  addEventListener("drop", (event) => {
    event.preventDefault();
    const text = event.dataTransfer.getData("text/plain");
    if (event.dataTransfer.files.length > 0) take(event.dataTransfer.files[0]).catch(failed);
    else if (text) hear({ came: text });
  });
  document.addEventListener("paste", (event) => {
    // Whoever types in a field pastes there.
    if (event.target.localName === "input") return;
    const text = event.clipboardData?.getData("text/plain");
    if (text) hear({ came: text });
  });

  return {
    copy: (text) => navigator.clipboard.writeText(text).then(() => hear("copied")).catch(failed),
    /** A link to this page with a text after "#". */
    link: (text) => `${location.origin}${location.pathname}#${text}`,
    download(name, base64) {
      const link = document.createElement("a");
      link.href = URL.createObjectURL(new Blob([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))]));
      link.download = name;
      link.click();
      setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
    },
    choose() {
      const input = document.createElement("input");
      input.type = "file";
      input.accept = ".ron,.txt,text/plain";
      input.onchange = () => take(input.files[0]).catch(failed);
      input.click();
    },
    /** What the address brought with it, once. The code of a room with friends, six signs, is left to the game. */
    arrived() {
      const text = decodeURIComponent(location.hash.slice(1));
      if (/^[0-9A-Za-z]{6}$/.test(text)) return "";
      if (text) history.replaceState(null, "", location.pathname + location.search);
      return text;
    },
  };
}
