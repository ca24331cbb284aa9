#!/usr/bin/env bash
# Checks formatting and lints, and the sources of drawings and sounds.
set -euo pipefail
cd "$(dirname "$0")"
cargo fmt --all --check
cargo clippy --workspace --exclude server --all-targets -- -D warnings
cargo clippy -p server --all-targets -- -D warnings
python3 art/check.py
if ! command -v ruff >/dev/null; then
  tools="${XDG_CACHE_HOME:-$HOME/.cache}/first-class/ruff"
  [ -x "$tools/bin/ruff" ] || python3 -m pip install --quiet --target "$tools" ruff || {
    echo "ruff is missing. Type:  pip install ruff"
    exit 1
  }
  PATH="$tools/bin:$PATH"
fi
ruff format --check art sound
ruff check art sound
