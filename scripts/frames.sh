#!/usr/bin/env bash
# Measures how long a frame takes, how many are drawn at rest, and how long it takes to the title: a release build on a
# virtual desktop, where drawing is done in software, and Chromium (run ./wasm-build.sh first). A game between bots is
# watched from beginning to end; in Chromium no pixels are filled for it, which would take all processors.
#   scripts/frames.sh [desktop|browser]
#
# FIRST_CLASS_PROGRAM=PROGRAM measures this program instead of building one.
set -euo pipefail
cd "$(dirname "$0")/.."
work=$(mktemp -d)
# shellcheck source=scripts/stage.sh
. scripts/stage.sh
clean() {
  if [ -n "${game:-}" ]; then kill "$game" 2>/dev/null || true; fi
  close_screen
  rm -rf "$work"
}
trap clean EXIT

# Processor time that the running game has used, in milliseconds.
used() { awk -v hertz="$(getconf CLK_TCK)" '{ print ($14 + $15) * 1000 / hertz }' "/proc/$game/stat"; }

desktop() {
  local began ms before
  find_program
  open_screen
  # The software that draws leaves the rest of the processor to the game.
  export LP_NUM_THREADS=1
  for attempt in first second third; do
    : >"$work/title"
    began=$(date +%s%N)
    "$program" --report --no-save --size 1280x720 >>"$work/title" 2>/dev/null & game=$!
    until grep -q '"Title"' "$work/title"; do sleep 0.02; done
    ms=$((($(date +%s%N) - began) / 1000000))
    echo "desktop: $ms ms to the title ($attempt start)"
    if [ $attempt = third ]; then
      sleep 20
      before=$(used)
      sleep 10
      echo "desktop: $(awk -v before="$before" -v after="$(used)" 'BEGIN { print after - before }') ms of the processor in 10 seconds at rest"
    fi
    kill $game
    wait $game 2>/dev/null || true
  done
  "$program" --report --no-save --size 1280x720 --seats novice,novice --modules AB --seed 7 --quit-at-end >"$work/game" 2>/dev/null
  echo "desktop: own systems $(python3 -c '
import json, sys
for line in sys.stdin:
    if "\"over\"" in line: print(json.dumps(json.loads(line[line.index("{"):])["own_systems"]))' <"$work/game")"
}

where=${1:-both}
if [ "$where" != browser ]; then desktop; fi
if [ "$where" != desktop ]; then
  (cd tests/browser && npm ci --silent --no-fund --no-audit)
  node scripts/frames.mjs
fi
