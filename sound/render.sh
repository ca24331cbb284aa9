#!/bin/sh
# Renders all the sounds again: sets up what is missing (numpy, fluidsynth with FluidR3, oggenc, sox), runs
# sound/render.py with the same arguments, then measures the results.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
python=python3
has_numpy() { "$1" -c 'import numpy' 2>/dev/null; }
has_all() { for tool in fluidsynth oggenc sox; do command -v $tool >/dev/null || return 1; done; ls /usr/share/sound*/*/FluidR3_GM.sf2 /usr/share/soundfonts/FluidR3_GM.sf2 2>/dev/null | grep -q .; }
if ! has_all || { ! has_numpy python3 && ! has_numpy /usr/bin/python3; }; then
    if command -v apt-get >/dev/null; then
        sudo=$([ "$(id -u)" = 0 ] || echo sudo)
        $sudo apt-get update && $sudo apt-get install -y --no-install-recommends fluidsynth fluid-soundfont-gm vorbis-tools sox libsox-fmt-base python3-numpy
    else
        echo "Please install python3 with numpy, fluidsynth, the soundfont FluidR3_GM, oggenc (vorbis-tools) and sox." >&2
        exit 1
    fi
fi
has_numpy python3 || python=/usr/bin/python3
cd "$here"
"$python" render.py "$@"
"$python" check.py
