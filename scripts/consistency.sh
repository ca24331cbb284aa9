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
  cargo run --quiet --profile test --config 'profile.test.package.first_class.opt-level=3' \
    --no-default-features --bin arena -- --modules all --check --seed "$seed" "$@" || held=no
}

held=yes
for players in lively,random lively,lively,random lively,lively,lively,random; do
  arena --seats "$players" --games "$games"
  arena --seats "$players" --games "$games" --teatime
done
few=$(((games + 9) / 10))
arena --seats lively,lively --games "$few" --no-dummies
arena --seats lively,lively,lively,lively --games "$few" --teatime --wait
arena --seats reference,lively,reference --games "$few" --teatime
[ $held = yes ] || { echo "Some checks failed." >&2; exit 1; }
echo "All checks passed."
