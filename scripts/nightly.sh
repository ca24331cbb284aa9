#!/usr/bin/env bash
# What takes too long for every change: how strong the bots are, whole games in windows of every shape, long walks,
# games of every kind with all checks, fuzzing, memory, and the longer tests of the browser. Every night has a seed of
# its own, the date. Says at the end what each part did and how long it took; fails if any part fails.
#
#   scripts/nightly.sh [PART...]      all parts: bots window consistency online machines fuzz browser friends memory
#
#   NIGHT=20260131    another night's seed          GAMES=200        games of each of the 90 kinds
#   STEPS=25000       steps of the walk             FUZZ=600         seconds for each target of the fuzzer
#   ONLINE=1000       games online, in foul weather and again with the server lost
set -uo pipefail
cd "$(dirname "$0")/.."
parts=("$@")
((${#parts[@]})) || parts=(bots window consistency online machines fuzz browser friends memory)
night=${NIGHT:-$(date -u +%Y%m%d)} games=${GAMES:-200} steps=${STEPS:-25000} fuzz=${FUZZ:-600}
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
. scripts/prepare.sh
prepare test || exit 1
export CHROMIUM=${CHROMIUM:-$(command -v chromium || command -v chromium-browser || command -v google-chrome)}

# Tests that only the night runs: fails as well if there are none.
ignored() { cargo test "$@" -- --ignored --nocapture --test-threads 2; }

bots() { ignored -p rules -p bots -p arena --tests; }
# Optimised a little, as by test.sh.
window() { FIRST_CLASS_KILLS=1000 cargo test -p first_class --lib --config profile.test.package.first_class.opt-level=1 -- --nocapture killed_while_it_saves &&
  FIRST_CLASS_WALK=$steps:$night ignored -p first_class --lib --config profile.test.package.first_class.opt-level=1; }
consistency() { scripts/consistency.sh "$games" "$night"; }
online() { FIRST_CLASS_ONLINE_GAMES=${ONLINE:-1000} cargo test -p server --test rooms chaos -- --nocapture --test-threads 1; }
machines() { scripts/machines.sh; }
fuzz() { fuzz/run.sh "$fuzz"; }
browser() { ./wasm-build.sh --fast && (cd tests/browser && npm ci --silent --no-fund --no-audit && npm run nightly); }
# A whole game between two browsers and a desktop.
friends() { FRIENDS_CHOICES=all ./browser-test.sh friends; }
memory() { { [ -e dist/web/index.html ] || ./wasm-build.sh --fast; } && scripts/memory.sh; }

# What a part has done, from what it has printed.
deeds() {
  case $1 in
    bots | window | online | machines)
      sed -n 's/^.*nightly: //p' "$2" | sort -u | paste -sd ';' | sed 's/;/; /g'
      awk '/^test result:/ { passed += $4; failed += $6 } END { printf "%d tests passed, %d failed\n", passed, failed; exit failed > 0 || passed == 0 }' "$2"
      ;;
    consistency) awk '/^[0-9]+ games checked/ { n += $1 } END { printf "%d games with all checks, from seed '"$night"'\n", n; exit n == 0 }' "$2" ;;
    fuzz) awk '/^stat::number_of_executed_units/ { n += $2 } END { printf "%d inputs\n", n; exit n == 0 }' "$2" ;;
    browser | friends) awk '/^# pass / { p += $3 } /^# fail / { f += $3 } END { printf "%d tests passed, %d failed\n", p, f; exit f > 0 || p == 0 }' "$2" ;;
    memory) awk '/MB/ { n++ } END { printf "%d measurements\n", n; exit n == 0 }' "$2" ;;
  esac
}

bad=0
for part in "${parts[@]}"; do
  [[ " bots window consistency online machines fuzz browser friends memory " == *" $part "* ]] || { echo "There is no part $part."; exit 2; }
  echo "== $part"
  since=$SECONDS outcome=held
  "$part" 2>&1 | tee "$folder/log" || outcome=FAILED
  did=$(deeds "$part" "$folder/log") || outcome=FAILED
  [ $outcome = held ] || bad=1
  printf '%-12s %-6s %6d s  %s\n' "$part" $outcome $((SECONDS - since)) "$(paste -sd ' ' <<<"$did")" >>"$folder/summary"
done
echo
echo "The night of $night:"
cat "$folder/summary"
exit $bad
