#!/usr/bin/env bash
# Plays the browser version in Chromium with real clicks. It is built first, which is quick where nothing has changed:
# in full if it was built so the last time (./wasm-build.sh), otherwise with --fast.
# One of the players sits at a desktop. `./browser-test.sh friends` runs only tests/browser/friends*.
# Needs Node.js; on Debian and Ubuntu it installs Chromium.
set -euo pipefail
cd "$(dirname "$0")"
. scripts/prepare.sh
prepare test
command -v npm >/dev/null || { echo "npm is missing: install Node.js 20 or newer."; exit 1; }
if [ -z "${CHROMIUM:-}" ]; then
  CHROMIUM=$(command -v chromium || command -v chromium-browser || command -v google-chrome || true)
  if [ -z "$CHROMIUM" ]; then
    command -v apt-get >/dev/null || { echo "Chromium is missing: install it, or set CHROMIUM to the path of its program."; exit 1; }
    sudo=$([ "$(id -u)" = 0 ] || echo sudo)
    $sudo apt-get update -qq
    DEBIAN_FRONTEND=noninteractive $sudo apt-get install -y -qq --no-install-recommends chromium >/dev/null
    CHROMIUM=$(command -v chromium)
  fi
  export CHROMIUM
fi
case "$(cat dist/web.made-of 2>/dev/null)" in
  "web "*) ./wasm-build.sh ;;
  *) ./wasm-build.sh --fast ;;
esac
# The server on which friends meet, as its own tests have built it.
cargo test -p server --no-run --quiet
# The program for the desktop, as the tests with a real window have built it, and bots to compare a worker's with.
game=(--workspace --exclude server)
cargo test "${game[@]}" --test screen --no-run --quiet
cargo build "${game[@]}" --example dialogue --quiet
built=${CARGO_TARGET_DIR:-$PWD/target}/debug
export FIRST_CLASS_SERVER=$built/server FIRST_CLASS_PROGRAM=$built/first_class FIRST_CLASS_DIALOGUE=$built/examples/dialogue
cd tests/browser
npm ci --silent --no-fund --no-audit
npm test --silent -- "$@"
