#!/usr/bin/env bash
# Formatting and lints, with and without the window.
set -euo pipefail
cd "$(dirname "$0")"
cargo fmt --check
cargo clippy --no-default-features --all-targets -- -D warnings
cargo clippy --all-targets -- -D warnings
