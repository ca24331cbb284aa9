#!/usr/bin/env bash
# Sourced by wasm-build.sh: finds a Rust that can build for the browser and puts how to call it into
# `wasm_cargo` (a command), `wasm_flags` and `wasm_sources` (where its standard library's sources lie).
# With rustup that is its wasm32 target. Where rustup can fetch nothing, Debian's Rust for the browser
# does it, with the standard library built from its sources.

wasm_toolchain() {
  local target=wasm32-unknown-unknown
  wasm_cargo=(cargo)
  wasm_flags=(--target "$target")
  wasm_sources=$(rustc --print sysroot)/lib/rustlib/src/rust
  [ -d "$(rustc --print sysroot)/lib/rustlib/$target/lib" ] && return
  if command -v rustup >/dev/null && timeout 120 rustup target add "$target" 2>/dev/null; then return; fi

  echo "rustup cannot fetch $target: taking Debian's Rust for the browser."
  if ! command -v apt-get >/dev/null; then
    echo "There is none here. Type:  rustup target add $target"
    return 1
  fi
  debian_packages rustc-web cargo-web rust-web-src || return 1
  # The linker has to know the compiler's objects.
  local llvm
  llvm=$(/usr/bin/rustc -vV | sed -n 's/^LLVM version: \([0-9]*\).*/\1/p')
  debian_packages "lld-$llvm" || return 1
  wasm_sources=/usr/lib/rustlib/src/rust
  # The source of the standard library asks for features that only an unstable compiler has.
  wasm_cargo=(env RUSTC=/usr/bin/rustc RUSTC_BOOTSTRAP=1 CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER="wasm-ld-$llvm" /usr/bin/cargo)
  wasm_flags+=(-Zbuild-std=std,panic_abort)
}

debian_packages() {
  local missing=() package sudo=""
  for package; do
    dpkg-query -W -f='${Status}' "$package" 2>/dev/null | grep -q "ok installed" || missing+=("$package")
  done
  ((${#missing[@]})) || return 0
  [ "$(id -u)" = 0 ] || sudo=sudo
  $sudo apt-get update -qq
  DEBIAN_FRONTEND=noninteractive $sudo apt-get install -y -qq --no-install-recommends "${missing[@]}" >/dev/null || {
    echo "Type, as an administrator:  apt-get install ${missing[*]}"
    return 1
  }
}
