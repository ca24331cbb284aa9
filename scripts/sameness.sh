#!/usr/bin/env bash
# Bots of every level choose alike on this machine and as WebAssembly, which Node.js runs here: compares what
# crates/bots/examples/sameness.rs prints, byte by byte. After ./wasm-build.sh, which installs what it needs.
set -euo pipefail
cd "$(dirname "$0")/.."
. scripts/toolchain.sh
toolchain wasm32-unknown-unknown
folder=${CARGO_TARGET_DIR:-target}
tools=${XDG_CACHE_HOME:-$HOME/.cache}/first-class/tools
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

cargo build --quiet -p bots --example sameness
"${cross_cargo[@]}" build --quiet -p bots --example sameness --profile web-fast "${cross_flags[@]}"
"$tools/bin/wasm-bindgen" --target nodejs --no-typescript --out-dir "$work" \
  "$folder/wasm32-unknown-unknown/web-fast/examples/sameness.wasm"
"$folder/debug/examples/sameness" >"$work/here"
node "$work/sameness.js" >"$work/wasm"
[ -s "$work/here" ]
cmp "$work/here" "$work/wasm" || { diff "$work/here" "$work/wasm" | head -20; exit 1; }
echo "Bots choose alike here and as WebAssembly: $(wc -l <"$work/here") choices."
