#!/bin/sh
# Adds First Class to this user's applications menu, or removes it again: ./install.sh [--remove]
set -eu
here=$(cd "$(dirname "$0")" && pwd)
data=${XDG_DATA_HOME:-$HOME/.local/share}
entry=$data/applications/first-class.desktop
icon=$data/icons/hicolor/256x256/apps/first-class.png
if [ "${1:-}" = --remove ]; then
    rm -f "$entry" "$icon"
    echo "First Class has been removed from the menu; you can delete this folder."
    exit
fi
mkdir -p "$(dirname "$entry")" "$(dirname "$icon")"
sed "s|^Exec=.*|Exec=\"$here/first_class\"|" "$here/first-class.desktop" >"$entry"
cp "$here/first-class.png" "$icon"
echo "First Class has been added to the menu. Leave the game in $here."
