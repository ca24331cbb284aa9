#!/usr/bin/env bash
# Bots of every level choose alike on this machine and as WebAssembly, which Node.js runs here: compares what
# crates/bots/examples/sameness.rs prints, byte by byte.
set -euo pipefail
cd "$(dirname "$0")/.."
target=wasm32-wasip1
[ -d "$(rustc --print sysroot)/lib/rustlib/$target/lib" ] || rustup target add $target
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

cargo build --quiet -p bots --example sameness
cargo build --quiet -p bots --example sameness --target $target
folder=${CARGO_TARGET_DIR:-target}
"$folder/debug/examples/sameness" >"$work/here"
node --no-warnings scripts/wasi.mjs "$folder/$target/debug/examples/sameness.wasm" >"$work/wasm"
cmp "$work/here" "$work/wasm" || { diff "$work/here" "$work/wasm" | head -20; exit 1; }
[ -s "$work/here" ]
echo "Bots choose alike here and as WebAssembly: $(wc -l <"$work/here") choices."
