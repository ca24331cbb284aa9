#!/usr/bin/env bash
# Builds the packages to distribute, in dist:
#   ./release.sh linux     first-class-VERSION-linux-ARCH.tar.gz
#   ./release.sh windows   first-class-VERSION-windows-x86_64.zip, built here or on Windows
#   ./release.sh macos     first-class-VERSION-macos.zip with the app (on a Mac; elsewhere the layout without the program)
#   ./release.sh web       first-class-VERSION-web.zip (./wasm-build.sh)
set -euo pipefail
cd "$(dirname "$0")"
version=$(sed -n '0,/^version = /s/^version = "\(.*\)"/\1/p' Cargo.toml)
target_dir=${CARGO_TARGET_DIR:-target}
# No path from the build machine stays in the program. (Those of this folder are relative.)
remap="--remap-path-prefix=${CARGO_HOME:-$HOME/.cargo}/registry/src=crates"

# A fresh folder in dist with what every desktop package contains.
lay_out() {
  folder=dist/$1
  rm -rf "$folder"
  mkdir -p "$folder"
  cp README.md LICENSE "$folder/"
}

zip_up() {
  python3 - "$1" "$2" <<'PYTHON'
import os, sys, zipfile
folder, archive = sys.argv[1:]
with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as out:
    for place, folders, names in os.walk(folder):
        folders.sort()
        for name in sorted(names):
            path = os.path.join(place, name)
            out.write(path, os.path.relpath(path, os.path.dirname(folder)))
PYTHON
  echo "$2: $(du -h "$2" | cut -f1)"
}

linux() {
  . scripts/prepare.sh
  prepare build
  RUSTFLAGS="$remap" cargo build --release --bin first_class
  local name=first-class-$version-linux-$(uname -m)
  lay_out "$name"
  cp "$target_dir/release/first_class" "$folder/"
  strip "$folder/first_class"
  cp -R assets "$folder/"
  cp packaging/first-class.desktop packaging/first-class.png packaging/install.sh "$folder/"
  tar -C dist --owner=0 --group=0 --numeric-owner -czf "dist/$name.tar.gz" "$name"
  echo "dist/$name.tar.gz: $(du -h "dist/$name.tar.gz" | cut -f1)"
}

windows() {
  local target=x86_64-pc-windows-gnu name=first-class-$version-windows-x86_64
  . scripts/toolchain.sh
  toolchain "$target"
  local resource=$PWD/$target_dir/first-class-icon.o numbers=${version//./,},0
  [[ $target_dir == /* ]] && resource=$target_dir/first-class-icon.o
  mkdir -p "$target_dir"
  x86_64-w64-mingw32-windres --include-dir packaging -D "VERSION_NUMBERS=$numbers" -D "VERSION_TEXT=\\\"$version\\\"" \
    packaging/first-class.rc -O coff -o "$resource"
  export CARGO_TARGET_X86_64_PC_WINDOWS_GNU_LINKER=x86_64-w64-mingw32-gcc
  export CARGO_TARGET_X86_64_PC_WINDOWS_GNU_RUSTFLAGS="$remap --remap-path-prefix=$cross_sources=rust"
  "${cross_cargo[@]}" rustc --release --bin first_class "${cross_flags[@]}" -- -C "link-arg=$resource"
  lay_out "$name"
  cp "$target_dir/$target/release/first_class.exe" "$folder/First Class.exe"
  x86_64-w64-mingw32-strip "$folder/First Class.exe"
  cp -R assets "$folder/"
  zip_up "$folder" "dist/$name.zip"
}

macos() {
  local name=first-class-$version-macos
  lay_out "$name"
  local contents="$folder/First Class.app/Contents"
  mkdir -p "$contents/MacOS" "$contents/Resources"
  sed "s/VERSION/$version/" packaging/Info.plist >"$contents/Info.plist"
  cp packaging/first-class.icns "$contents/Resources/"
  cp -R assets "$contents/Resources/"
  if [ "$(uname -s)" = Darwin ]; then
    local target built=()
    for target in aarch64-apple-darwin x86_64-apple-darwin; do
      rustup target add "$target"
      RUSTFLAGS="$remap" cargo build --release --bin first_class --target "$target"
      built+=("$target_dir/$target/release/first_class")
    done
    lipo -create -output "$contents/MacOS/first_class" "${built[@]}"
    strip -x "$contents/MacOS/first_class"
    codesign --force --deep --sign - "$folder/First Class.app"
    ditto -c -k --keepParent "$folder" "dist/$name.zip"
    echo "dist/$name.zip: $(du -h "dist/$name.zip" | cut -f1)"
  else
    echo "This is not a Mac: $folder has everything except the program, Contents/MacOS/first_class."
  fi
}

web() {
  ./wasm-build.sh
  cp dist/first-class-web.zip "dist/first-class-$version-web.zip"
}

case "${1:-}" in
  linux | windows | macos | web) "$1" ;;
  *) sed -n '2,6s/^# \{0,1\}//p' "$0"; exit 2 ;;
esac
