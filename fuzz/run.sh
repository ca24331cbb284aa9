#!/usr/bin/env bash
# Fuzzes the rules, the card files and the saved games; installs cargo-fuzz if it is missing.
#
#   fuzz/run.sh [SECONDS] [TARGET...]     600 seconds each of choices, card_file and save
#
# A failing input is saved in fuzz/artifacts, and `cargo fuzz run --sanitizer none TARGET FILE` reproduces
# it. New finds stay in fuzz/found, which git ignores; at the end, the forty files that together reach most
# of the code are copied into fuzz/corpus. That needs python3.
set -euo pipefail
cd "$(dirname "$0")/.."
seconds=${1:-600}
shift || true
targets=("$@")
((${#targets[@]})) || targets=(choices card_file save)
command -v cargo-fuzz >/dev/null || cargo install cargo-fuzz --locked
# The fuzzer's own flags need a nightly compiler; there is no unsafe code to check.
export RUSTC_BOOTSTRAP=1
folder=(--fuzz-dir fuzz --sanitizer none)
for target in "${targets[@]}"; do
  found=fuzz/found/$target corpus=fuzz/corpus/$target
  mkdir -p "$found" "$corpus"
  if [ "$target" = card_file ]; then
    # Start from our own files, each preceded by the byte that names it.
    number=0
    for file in assets/cards/*.ron; do
      printf "\\x$(printf %02x $number)" | cat - "$file" >"$found/$(basename "$file")"
      number=$((number + 1))
    done
  fi
  cargo fuzz run "${folder[@]}" "$target" "$found" "$corpus" -- \
    -max_total_time="$seconds" -max_len=16384 -timeout=60 -rss_limit_mb=2048 -print_final_stats=1
  merged=$(mktemp -d)
  mkdir "$merged/files"
  cargo fuzz run "${folder[@]}" "$target" "$merged/files" "$corpus" "$found" -- \
    -set_cover_merge=1 -use_counters=0 -max_len=4096 -merge_control_file="$merged/control"
  fuzz/least.py "$merged/control" "$corpus" 40
  rm -r "$merged"
done
