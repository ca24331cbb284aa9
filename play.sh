#!/usr/bin/env bash
# Builds and starts the game; installs what the build needs. Everything behind it goes to the game:
#   ./play.sh --help
set -euo pipefail
. "$(dirname "$0")/scripts/prepare.sh"
prepare build
exec cargo run --release --quiet -- "$@"
