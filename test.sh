#!/usr/bin/env bash
# Runs all the tests; installs what they need. `./test.sh rules` runs only those for the rules and the
# bots, which build in a minute; for more random games: FIRST_CLASS_GAMES=5000 ./test.sh rules
# What takes too long for every change is for the night: scripts/nightly.sh
set -euo pipefail
. "$(dirname "$0")/scripts/prepare.sh"
prepare test
if [ "${1:-}" = rules ]; then
  cargo test -p rules -p bots -p arena --tests
  exit
fi
[ -e "${CARGO_TARGET_DIR:-target}/debug/first_class" ] || echo "The first build takes 10 to 20 minutes, because the Bevy engine has to be built too."
cargo test --workspace --tests
# docs/RULES.md is a copy; its original is not in the repository.
if [ -e ../shared/rules/RULES.md ]; then
  cargo test --workspace --test architecture -- --ignored the_rules_are_those_that_are_shared
else
  echo "docs/RULES.md was not compared with its original: there is no ../shared."
fi
