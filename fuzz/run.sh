#!/usr/bin/env bash
# Fuzzes the rules, the card files and the saved games; installs cargo-fuzz if it is missing.
#
#   fuzz/run.sh [SECONDS] [TARGET...]     600 seconds each of choices, card_file and save
#
# What it finds lies in fuzz/artifacts; `cargo fuzz run TARGET FILE` shows it again. The corpus in the
# repository is small: what this run finds besides stays in fuzz/found, which git ignores. To take the
# best of it over:  fuzz/minimise.sh TARGET
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
  mkdir -p "fuzz/found/$target"
  cargo fuzz run "${folder[@]}" "$target" "fuzz/found/$target" "fuzz/corpus/$target" -- \
    -max_total_time="$seconds" -max_len=16384 -timeout=20 -rss_limit_mb=2048 -print_final_stats=1
done
