#!/usr/bin/env bash
# Runs all the tests; installs what they need. `./test.sh rules` runs only those for the rules and the
# bots, which build in a minute; for more random games: FIRST_CLASS_GAMES=5000 ./test.sh rules
# What takes too long for every change is for the night: scripts/nightly.sh
set -euo pipefail
. "$(dirname "$0")/scripts/prepare.sh"
prepare test
if [ "${1:-}" = rules ]; then
  cargo test -p rules -p bots -p journeys -p arena --tests
  exit
fi
[ -e "${CARGO_TARGET_DIR:-target}/debug/first_class" ] || echo "The first build takes 10 to 20 minutes, because the Bevy engine has to be built too."

# The server is built by itself: what it needs of crates that the game has too would make the game's be built anew.
game=(--workspace --exclude server)
# The tests outside the crates run while those inside them are compiled: a program in a real window often waits.
outside=("${game[@]}" --bins --test '*')
cargo test "${outside[@]}" --no-run
log=$(mktemp)
cargo test "${outside[@]}" --no-fail-fast >"$log" 2>&1 &
other=$!
trap 'kill $other 2>/dev/null || true; rm -f "$log"' EXIT
until grep -q "^ *Running" "$log" || ! kill -0 $other 2>/dev/null; do sleep 0.2; done
# Whole games are played in a fraction of the time if the game's own code is optimised a little, which pays for
# compiling it so, without the tables for backtraces. Nothing else is compiled anew for it.
# Without a sound card ALSA says so several times for each of them.
bad=0
of_tests=profile.test.package.first_class
cargo test "${game[@]}" --lib --config $of_tests.opt-level=1 --config $of_tests.debug=false 2> >(grep -v "^ALSA lib" >&2) || bad=1
wait $other || bad=1
cat "$log"
cargo test -p server || bad=1
# docs/RULES.md is a copy; its original is not in the repository.
if [ -e ../shared/rules/RULES.md ]; then
  cargo test "${game[@]}" --test architecture -- --ignored the_rules_are_those_that_are_shared || bad=1
else
  echo "docs/RULES.md was not compared with its original: there is no ../shared."
fi
exit $bad
