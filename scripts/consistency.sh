#!/usr/bin/env bash
# Plays many games of every kind with all checks: every pair of modules, with 2, 3 and 4 players, with
# and without Teatime; then fewer games with the rules options and with the bots that think.
#
#   scripts/consistency.sh [GAMES] [SEED]     200 games of each of the 90 kinds, seeds 1, 2, 3 ...
#
# Overflows are checked as well. A game that fails a check is reported and saved in broken-games/;
# `arena --replay FILE` plays it again.
set -euo pipefail
cd "$(dirname "$0")/.."
games=${1:-200}
seed=${2:-1}

arena() {
  echo "== $*"
  cargo run --quiet -p arena -- --modules all --check --seed "$seed" "$@" || held=no
}

held=yes
for players in busy-random,random busy-random,busy-random,random busy-random,busy-random,busy-random,random; do
  arena --seats "$players" --games "$games"
  arena --seats "$players" --games "$games" --teatime
done
few=$(((games + 9) / 10))
arena --seats busy-random,busy-random --games "$few" --no-dummies
arena --seats busy-random,busy-random,busy-random,busy-random --games "$few" --teatime --wait
arena --seats reference,busy-random,reference --games "$few" --teatime
[ $held = yes ] || { echo "Some checks failed." >&2; exit 1; }
echo "All checks passed."
