#!/usr/bin/env bash
# Builds and starts the game; installs what the build needs. Any arguments are passed on to the game:
#   ./play.sh --help
set -euo pipefail
. "$(dirname "$0")/scripts/prepare.sh"
prepare build
if [ ! -e "${CARGO_TARGET_DIR:-target}/release/first_class" ]; then
  echo "Building the game. The first time this takes 10 to 20 minutes, because the Bevy engine has to be"
  echo "built too; from then on the game starts at once."
fi
exec cargo run --release -- "$@"
