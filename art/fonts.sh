#!/bin/sh
# Fetches the two typefaces (SIL Open Font License) from npm into assets/fonts and makes them known to
# fontconfig, so that rsvg-convert draws with them. They have the letters of every language that is written
# in Latin ones. Safe to run again. Needs: npm.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
out="$here/../assets/fonts"
mkdir -p "$out" "$HOME/.fonts"
if [ ! -f "$out/Limelight-Regular.ttf" ] || [ ! -f "$out/JosefinSans-SemiBold.ttf" ] || [ ! -f "$out/JosefinSans-Bold.ttf" ]; then
    tmp=$(mktemp -d)
    trap 'rm -rf "$tmp"' EXIT
    cd "$tmp"
    unpack() { # package, version
        mkdir "$1"
        tar xzf "$(npm pack --silent "@expo-google-fonts/$1@$2")" -C "$1" --strip-components=1
    }
    unpack limelight 0.4.1
    unpack josefin-sans 0.4.2
    cp limelight/400Regular/Limelight_400Regular.ttf "$out/Limelight-Regular.ttf"
    cp josefin-sans/600SemiBold/JosefinSans_600SemiBold.ttf "$out/JosefinSans-SemiBold.ttf"
    cp josefin-sans/700Bold/JosefinSans_700Bold.ttf "$out/JosefinSans-Bold.ttf"
    cp limelight/LICENSE_FONT "$out/Limelight-OFL.txt"
    cp josefin-sans/LICENSE_FONT "$out/JosefinSans-OFL.txt"
fi
cp "$out"/*.ttf "$HOME/.fonts/"
fc-cache -f "$HOME/.fonts"
