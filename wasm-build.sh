#!/usr/bin/env bash
# Builds the game for the browser into dist/web, a folder any web server can serve, and
# dist/first-class-web.zip for itch.io and the like. Installs what it can of what is missing.
#   ./wasm-build.sh            the full build, as small as it gets
#   ./wasm-build.sh --fast     a quick build, not a small one: for trying things out and for tests
#   ./wasm-build.sh --serve    serves dist/web at http://127.0.0.1:8080/ (after a build, with --fast or alone)
set -euo pipefail
cd "$(dirname "$0")"
fast="" serve="" build=yes profile=web bots_profile=web-thinker
for flag in "$@"; do
  case "$flag" in
    --fast) fast=--fast profile=web-fast bots_profile=web-fast ;;
    --serve) serve=yes ;;
    *) sed -n '2,6s/^# \{0,1\}//p' "$0"; exit 2 ;;
  esac
done
[ "$*" = --serve ] && [ -e dist/web/index.html ] && build=""

need() { command -v "$1" >/dev/null || { echo "$1 is missing. $2"; exit 1; }; }
need cargo "Install Rust from https://rustup.rs."
need python3 "It makes the zip."
need node "Install Node.js 18 or newer, for example: apt-get install nodejs npm"

if [ -n "$build" ]; then
  . scripts/toolchain.sh
  toolchain wasm32-unknown-unknown
  target_dir=${CARGO_TARGET_DIR:-target}
  tools=${XDG_CACHE_HOME:-$HOME/.cache}/first-class/tools

  # The glue code and the program have to come from the same version of wasm-bindgen.
  bindgen=$(sed -n '/^name = "wasm-bindgen"$/{n;s/version = "\(.*\)"/\1/p}' Cargo.lock)
  if [ "$("$tools/bin/wasm-bindgen" --version 2>/dev/null)" != "wasm-bindgen $bindgen" ]; then
    echo "== wasm-bindgen $bindgen"
    # Optimised a little it is built in two thirds of the time, and works as fast.
    CARGO_TARGET_DIR="$target_dir/tools" cargo install --quiet wasm-bindgen-cli --version "$bindgen" --root "$tools" --force \
      --config profile.release.opt-level=1 --config 'profile.release.lto="off"'
  fi

  echo "== the program"
  # No path from the build machine stays in the program. (Those of this folder are relative.)
  remap="--remap-path-prefix=${CARGO_HOME:-$HOME/.cargo}/registry/src=crates"
  export CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS="$remap --remap-path-prefix=$cross_sources=rust"
  "${cross_cargo[@]}" build --bin first_class --profile "$profile" "${cross_flags[@]}"

  echo "== the bots in their workers"
  "${cross_cargo[@]}" build -p thinker --features worker --bin thinker --profile "$bots_profile" "${cross_flags[@]}"

  # Where nothing has changed since, the page is made already.
  program=$target_dir/wasm32-unknown-unknown/$profile/first_class.wasm
  bots=$target_dir/wasm32-unknown-unknown/$bots_profile/thinker.wasm
  sources="web assets scripts/page.mjs scripts/binaryen.version wasm-build.sh"
  made="$profile $bindgen $({ cat "$program" "$bots" | cksum; find $sources -type f | LC_ALL=C sort | xargs cksum; } | cksum)"
  if [ -e dist/web/index.html ] && [ -e dist/first-class-web.zip ] && [ "$(cat dist/web.made-of 2>/dev/null)" = "$made" ]; then
    echo "dist/web and dist/first-class-web.zip are up to date."
    build=""
  fi
fi

if [ -n "$build" ]; then
  echo "== the page"
  rm -rf dist/web dist/web.made-of
  mkdir -p dist/web
  bind() {
    "$tools/bin/wasm-bindgen" --target web --no-typescript --remove-name-section --remove-producers-section \
      --out-dir dist/web --out-name "$1" "$2"
  }
  bind first_class "$program"
  bind thinking "$bots"
  if grep -aqF -e "$PWD" -e "${CARGO_HOME:-$HOME/.cargo}" dist/web/*_bg.wasm; then
    echo "The programs contain paths from this machine: see the --remap-path-prefix flags in wasm-build.sh."
    exit 1
  fi
  if [ -z "$fast" ]; then
    need npm "It comes with Node.js: apt-get install npm"
    [ -x "$tools/node_modules/.bin/wasm-opt" ] || npm install --silent --no-fund --no-audit --prefix "$tools" "binaryen@$(cat scripts/binaryen.version)"
    # Not -Oz: it cuts a fifth off the program, but the rest compresses so much worse that the download
    # grows by a tenth, and it takes a quarter of an hour. These passes make both smaller.
    "$tools/node_modules/.bin/wasm-opt" --duplicate-function-elimination --optimize-instructions \
      --remove-unused-brs --remove-unused-names --merge-blocks --vacuum --duplicate-function-elimination \
      --rse --vacuum --dce --remove-unused-module-elements dist/web/first_class_bg.wasm -o dist/web/first_class_bg.wasm
    # The bots are to be fast.
    "$tools/node_modules/.bin/wasm-opt" -O3 dist/web/thinking_bg.wasm -o dist/web/thinking_bg.wasm
  fi
  cp -R web/. dist/web/
  # The cards and the English texts are part of the program; scripts/page.mjs adds the other languages.
  mkdir dist/web/assets
  cp -R assets/audio assets/fonts assets/textures dist/web/assets/
  node scripts/page.mjs dist/web $fast

  rm -f dist/first-class-web.zip
  python3 - <<'PYTHON'
import zipfile
from pathlib import Path
page = Path("dist/web")
with zipfile.ZipFile("dist/first-class-web.zip", "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
    for file in sorted(page.rglob("*")):
        if file.is_file() and file.suffix not in (".br", ".gz"):
            archive.write(file, file.relative_to(page))
PYTHON
  echo "$made" >dist/web.made-of
  echo "dist/web and dist/first-class-web.zip are ready."
fi
[ -z "$serve" ] || exec node scripts/serve.mjs dist/web 8080
