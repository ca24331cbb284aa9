#!/bin/sh
# Renders all the sounds again: sets up what is missing (fluidsynth with FluidR3, oggenc, the Python packages of
# requirements.txt), runs sound/render.py with the same arguments, then measures the results.
# `--check` only measures.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
tools="${XDG_CACHE_HOME:-$HOME/.cache}/first-class/sound"
has_font() { ls /usr/share/sounds/sf2/FluidR3_GM.sf2 /usr/share/soundfonts/FluidR3_GM.sf2 2>/dev/null | grep -q .; }
has_programs() { command -v fluidsynth >/dev/null && command -v oggenc >/dev/null && has_font; }
if [ "${1:-}" != --check ] && ! has_programs; then
    if command -v apt-get >/dev/null; then
        sudo=$([ "$(id -u)" = 0 ] || echo sudo)
        $sudo apt-get update && $sudo apt-get install -y --no-install-recommends fluidsynth fluid-soundfont-gm vorbis-tools
    else
        echo "Please install fluidsynth, the soundfont FluidR3_GM and oggenc (vorbis-tools)." >&2
        exit 1
    fi
fi
if ! cmp -s "$here/requirements.txt" "$tools/installed.txt"; then
    rm -rf "$tools"
    python3 -m pip install --quiet --target "$tools" --requirement "$here/requirements.txt" || {
        echo "The packages of sound/requirements.txt could not be installed. They need Python 3.11 or newer with pip." >&2
        exit 1
    }
    cp "$here/requirements.txt" "$tools/installed.txt"
fi
export PYTHONPATH="$tools"
cd "$here"
[ "${1:-}" = --check ] || python3 render.py "$@"
python3 check.py
