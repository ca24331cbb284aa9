#!/bin/sh
# Draws all the textures again: sets up what is missing (rsvg-convert, zopflipng, fonts), then runs art/render.py with the same arguments.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
if ! command -v rsvg-convert >/dev/null || ! command -v zopflipng >/dev/null; then
    if command -v apt-get >/dev/null; then
        sudo=$([ "$(id -u)" = 0 ] || echo sudo)
        $sudo apt-get update && $sudo apt-get install -y librsvg2-bin fontconfig zopfli
    else
        echo "Please install rsvg-convert (librsvg), zopflipng (zopfli) and fontconfig." >&2
        exit 1
    fi
fi
if ! fc-list | grep -q "Limelight" || ! fc-list | grep -q "Josefin Sans"; then "$here/fonts.sh"; fi
exec python3 "$here/render.py" "$@"
