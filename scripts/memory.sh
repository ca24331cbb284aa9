#!/usr/bin/env bash
# Measures how much memory the game takes from the title to the end of a game between bots: on a virtual desktop, where
# drawing is done in software, so that textures lie in main memory too, and in Chromium (run ./wasm-build.sh first).
#   scripts/memory.sh [desktop|browser] [WIDTHxHEIGHT[@DENSITY] …]
set -euo pipefail
cd "$(dirname "$0")/.."
where=both
case "${1:-}" in desktop | browser) where=$1; shift ;; esac

# Prints what the program has in memory every four seconds.
desktop() {
  local size=$1 folder server game after=0
  folder=$(mktemp -d)
  Xvfb -displayfd 1 -screen 0 "${size}x24" >"$folder/display" 2>/dev/null & server=$!
  until [ -s "$folder/display" ]; do sleep 0.2; done
  printf '%s\n' "wait 8" "click title/new-game" "wait 8" "click setup/seat/0/bot" "click setup/aboard" \
    "click result/title" "wait 12" >"$folder/path"
  DISPLAY=:$(cat "$folder/display") BEVY_ASSET_ROOT=$PWD "${CARGO_TARGET_DIR:-target}/debug/first_class" \
    --script "$folder/path" --speed none --size "$size" >/dev/null 2>&1 & game=$!
  while sleep 4 && [ $((after += 4)) -lt 90 ] && kill -0 $game 2>/dev/null; do
    awk -v line="$size after $after s" '/^(VmHWM|VmRSS|RssAnon|RssFile)/ { line = line "  " $1 " " int($2 / 1000) " MB" } END { print line }' \
      "/proc/$game/status"
  done
  kill $game $server 2>/dev/null || true
  rm -rf "$folder"
}

if [ $where != browser ]; then
  cargo test --quiet --no-run --test screen
  for size in "${@:-1280x720}"; do desktop "${size%@*}"; done
fi
if [ $where != desktop ]; then
  (cd tests/browser && npm ci --silent --no-fund --no-audit)
  [ $# -gt 0 ] || set -- 1440x900 844x390@3 390x844@3 3840x2160
  node scripts/memory.mjs "$@"
fi
