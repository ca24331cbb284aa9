#!/usr/bin/env bash
# Sourced by wasm-build.sh and release.sh: finds a Rust that can build for another kind of machine and
# stores how to call it in `cross_cargo` (a command), `cross_flags` and `cross_sources` (where the sources
# of its standard library are). With rustup, that means adding a target. Where rustup cannot fetch one,
# Debian's Rust does the job, with the standard library built from its sources.
#   toolchain wasm32-unknown-unknown|x86_64-pc-windows-gnu

toolchain() {
  local target=$1
  cross_cargo=(cargo)
  cross_flags=(--target "$target")
  cross_sources=$(rustc --print sysroot)/lib/rustlib/src/rust
  [ "$target" = x86_64-pc-windows-gnu ] && { debian_packages gcc-mingw-w64-x86-64 binutils-mingw-w64-x86-64 || return 1; }
  [ -d "$(rustc --print sysroot)/lib/rustlib/$target/lib" ] && return
  if command -v rustup >/dev/null && timeout 120 rustup target add "$target" 2>/dev/null; then return; fi

  echo "rustup cannot fetch $target: using Debian's Rust instead."
  if ! command -v apt-get >/dev/null; then
    echo "It is not installed. Type:  rustup target add $target"
    return 1
  fi
  debian_packages rustc-web cargo-web rust-web-src || return 1
  # The linker for the browser has to understand the compiler's object files.
  local llvm
  llvm=$(/usr/bin/rustc -vV | sed -n 's/^LLVM version: \([0-9]*\).*/\1/p')
  debian_packages "lld-$llvm" || return 1
  cross_sources=/usr/lib/rustlib/src/rust
  # The sources of the standard library need features that only an unstable compiler offers.
  cross_cargo=(env RUSTC=/usr/bin/rustc RUSTC_BOOTSTRAP=1 CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER="wasm-ld-$llvm" /usr/bin/cargo)
  cross_flags+=(-Zbuild-std=std,panic_abort)
}

# Installs what is missing, or says what to type.
debian_packages() {
  local missing=() package sudo=""
  command -v apt-get >/dev/null || return 0
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
