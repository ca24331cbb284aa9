#!/bin/sh
# Fetches the two typefaces (SIL Open Font License) from npm, unpacks them to TTF into assets/fonts and
# makes them known to fontconfig, so that rsvg-convert draws with them. Safe to run again.
# Needs: npm, python3 with venv. The files are only unpacked (WOFF2 to TTF), not changed.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
out="$here/../assets/fonts"
mkdir -p "$out" "$HOME/.fonts"
if [ ! -f "$out/Limelight-Regular.ttf" ] || [ ! -f "$out/JosefinSans-SemiBold.ttf" ] || [ ! -f "$out/JosefinSans-Bold.ttf" ]; then
    tmp=$(mktemp -d)
    trap 'rm -rf "$tmp"' EXIT
    python3 -m venv "$tmp/venv"
    "$tmp/venv/bin/pip" -q install fonttools brotli
    cd "$tmp"
    npm pack --silent @fontsource/limelight@5 @fontsource/josefin-sans@5 >/dev/null
    for f in *.tgz; do mkdir "${f%%-[0-9]*}" && tar xzf "$f" -C "${f%%-[0-9]*}"; done
    unpack() { # package, file, target
        "$tmp/venv/bin/python" - "$tmp/fontsource-$1/package/files/$2.woff2" "$out/$3.ttf" <<'P'
import sys
from fontTools.ttLib import TTFont
font = TTFont(sys.argv[1], recalcTimestamp=False)
font.flavor = None
font.save(sys.argv[2])
P
    }
    unpack limelight limelight-latin-400-normal Limelight-Regular
    unpack josefin-sans josefin-sans-latin-600-normal JosefinSans-SemiBold
    unpack josefin-sans josefin-sans-latin-700-normal JosefinSans-Bold
    cp fontsource-limelight/package/LICENSE "$out/Limelight-OFL.txt"
    cp fontsource-josefin-sans/package/LICENSE "$out/JosefinSans-OFL.txt"
fi
cp "$out"/*.ttf "$HOME/.fonts/"
# The npm files name their family "Josefin Sans Thin"; the drawings ask for "Josefin Sans".
conf="${XDG_CONFIG_HOME:-$HOME/.config}/fontconfig/conf.d"
mkdir -p "$conf"
cat >"$conf/60-first-class.conf" <<'C'
<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <alias binding="same"><family>Josefin Sans</family><prefer><family>Josefin Sans Thin</family></prefer></alias>
</fontconfig>
C
fc-cache -f "$HOME/.fonts"
