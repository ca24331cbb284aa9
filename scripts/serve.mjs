// Serves a folder to this machine only, with the headers a web server should send.
//   node scripts/serve.mjs FOLDER [PORT]
import { createReadStream, existsSync, statSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join, normalize, resolve } from "node:path";

const TYPES = {
  ".html": "text/html; charset=utf-8", ".js": "text/javascript; charset=utf-8", ".css": "text/css; charset=utf-8",
  ".wasm": "application/wasm", ".json": "application/json", ".webmanifest": "application/manifest+json", ".svg": "image/svg+xml",
  ".png": "image/png", ".jpg": "image/jpeg", ".ogg": "audio/ogg", ".ttf": "font/ttf", ".ron": "text/plain; charset=utf-8", ".ftl": "text/plain; charset=utf-8",
  ".md": "text/plain; charset=utf-8", ".txt": "text/plain; charset=utf-8",
};
// A file with a hash in its name never changes.
const forEver = (file) => /-[0-9a-f]{12}\.(js|wasm)$/.test(file);

/** `before(request, response)` returns true if it deals with the request itself: tests break the connection with it. */
export function serve(folder, port = 0, before = () => false) {
  const root = resolve(folder);
  const server = createServer(async (request, response) => {
    if (await before(request, response)) return;
    const path = normalize(decodeURIComponent(new URL(request.url, "http://localhost").pathname));
    let file = join(root, path);
    if (!file.startsWith(root) || !existsSync(file)) return response.writeHead(404).end("Not found");
    if (statSync(file).isDirectory()) file = join(file, "index.html");
    if (!existsSync(file)) return response.writeHead(404).end("Not found");
    const headers = {
      "content-type": TYPES[extname(file)] ?? "application/octet-stream",
      "cache-control": forEver(file) ? "public, max-age=31536000, immutable" : "no-cache",
      "x-content-type-options": "nosniff",
      vary: "accept-encoding",
    };
    const accepted = request.headers["accept-encoding"] ?? "";
    const packed = [["br", ".br"], ["gzip", ".gz"]].find(([name, end]) => accepted.includes(name) && existsSync(file + end));
    if (packed) {
      headers["content-encoding"] = packed[0];
      file += packed[1];
    }
    const { size, mtimeMs } = statSync(file);
    headers.etag = `"${size.toString(36)}-${Math.floor(mtimeMs).toString(36)}"`;
    if (request.headers["if-none-match"] === headers.etag) return response.writeHead(304, headers).end();
    headers["content-length"] = size;
    response.writeHead(200, headers);
    if (request.method === "HEAD") response.end();
    else createReadStream(file).pipe(response);
  });
  return new Promise((done, failed) => {
    server.once("error", failed);
    server.listen(port, "127.0.0.1", () => done({ server, address: `http://127.0.0.1:${server.address().port}/` }));
  });
}

if (import.meta.url === `file://${resolve(process.argv[1])}`) {
  const { address } = await serve(process.argv[2] ?? "dist/web", Number(process.argv[3] ?? 8080));
  console.log(`The game is at ${address} (Ctrl+C ends it).`);
}
