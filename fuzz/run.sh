#!/usr/bin/env bash
# Fuzzes the rules, the card files and the saved games; installs cargo-fuzz if it is missing.
#
#   fuzz/run.sh [SECONDS] [TARGET...]     600 seconds each of choices, card_file and save
#
# A fault lies in fuzz/artifacts, and `cargo fuzz run --sanitizer none TARGET FILE` shows it again. What is
# found new stays in fuzz/found, which git ignores; at the end the least that reaches the same code is
# taken over into fuzz/corpus.
set -euo pipefail
cd "$(dirname "$0")/.."
seconds=${1:-600}
shift || true
targets=("$@")
((${#targets[@]})) || targets=(choices card_file save)
command -v cargo-fuzz >/dev/null || cargo install cargo-fuzz --locked
# The fuzzer's own flags are those of a nightly compiler; there is no unsafe code to look for.
export RUSTC_BOOTSTRAP=1
folder=(--fuzz-dir fuzz --sanitizer none)
for target in "${targets[@]}"; do
  found=fuzz/found/$target corpus=fuzz/corpus/$target
  mkdir -p "$found" "$corpus"
  if [ "$target" = card_file ]; then
    # Our own files to begin with, each after the byte that names it.
    number=0
    for file in assets/cards/*.ron; do
      printf "\\x$(printf %02x $number)" | cat - "$file" >"$found/$(basename "$file")"
      number=$((number + 1))
    done
  fi
  cargo fuzz run "${folder[@]}" "$target" "$found" "$corpus" -- \
    -max_total_time="$seconds" -max_len=16384 -timeout=60 -rss_limit_mb=2048 -print_final_stats=1
  cargo fuzz run "${folder[@]}" "$target" "$corpus" "$found" -- -merge=1 -max_len=4096
done
