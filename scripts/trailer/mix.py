#!/usr/bin/env python3
"""Mixes the trailer's sound with ffmpeg: the effects of every shot over one continuous piece of music.

    mix.py SHOTS.csv ASSETS RESULT.wav

Each line of SHOTS.csv is a part of a film: its folder, from when on, how many seconds, and the music that begins with it, if
any. The film's folder has a file sounds.csv: when each effect begins, its file in ASSETS, its gain in dB, its place from
-1 (left) to 1, and how fast it is played."""

import csv
import json
import math
import subprocess
import sys
from pathlib import Path

RATE = 48000
LOUDNESS = -16
"""Of the whole, in LUFS."""
PEAK = -1.5
"""In dB."""
MUSIC = -5
"""How much quieter the music is than in its file, in dB."""
CROSSFADE = 1.6
"""In seconds."""
FADE_OUT = 1.5
"""The music ends with the trailer."""
SKIPPED = 0.25
"""What the files of the music have before they repeat."""


def ffmpeg(*arguments):
    command = ["ffmpeg", "-hide_banner", "-nostats", "-y", *map(str, arguments)]
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode:
        raise SystemExit("\n".join(done.stderr.splitlines()[-8:]))
    return done.stderr


def channels(file, known={}):
    if file not in known:
        asked = ["ffprobe", "-v", "error", "-show_entries", "stream=channels", "-of", "csv=p=0", file]
        known[file] = int(subprocess.run(asked, check=True, capture_output=True, text=True).stdout.split()[0])
    return known[file]


class Mix:
    """Inputs of ffmpeg, and what is done with each before they are added up."""

    def __init__(self):
        self.inputs, self.filters = [], []

    def add(self, file, filters, *options):
        number = len(self.filters)
        self.inputs += [*options, "-i", file]
        self.filters.append(f"[{number}:a]{','.join(filters)}[a{number}]")

    def write(self, result, seconds):
        added = "".join(f"[a{number}]" for number in range(len(self.filters)))
        graph = [*self.filters, f"{added}amix=inputs={len(self.filters)}:normalize=0:duration=longest,apad,atrim=0:{seconds}"]
        script = result.with_suffix(".graph")
        script.write_text(";\n".join(graph))
        ffmpeg(*self.inputs, "-filter_complex_script", script, "-ar", RATE, "-ac", 2, "-c:a", "pcm_f32le", result)


def add_music(mix, assets, begins, total):
    """Each piece fades into the next; a layer is played together with the piece before it."""
    pieces = [(at, name) for at, name in begins if not name.endswith("-layer")]
    for at, name in begins:
        file = assets / "music" / f"{name}.ogg"
        if not file.exists():
            print(f"{file} is missing.", file=sys.stderr)
            continue
        base = max((begin for begin, piece in pieces if begin <= at), default=at)
        end = min((begin for begin, _ in pieces if begin > base), default=None)
        starts = max(at - CROSSFADE / 2, 0) if at else 0
        stops, fades = (total, FADE_OUT) if end is None else (end + CROSSFADE / 2, CROSSFADE)
        # A layer has to be in step with its piece.
        skipped = SKIPPED + starts - (max(base - CROSSFADE / 2, 0) if base else 0)
        rises = [f"afade=in:d={CROSSFADE}:curve=qsin"] if at else []
        falls = f"afade=out:st={stops - starts - fades:.3f}:d={fades}:curve=qsin"
        filters = [f"aresample={RATE}", "aformat=channel_layouts=stereo", f"volume={MUSIC}dB", *rises, falls]
        mix.add(file, [*filters, f"adelay={starts * 1000:.0f}:all=1"], "-ss", f"{skipped:.3f}", "-t", f"{stops - starts:.3f}")


def add_effects(mix, assets, shots):
    count = 0
    began = 0.0
    for folder, start, seconds, _ in shots:
        listed = Path(folder) / "sounds.csv"
        rows = csv.reader(listed.open()) if listed.exists() else []
        for row in rows:
            if len(row) < 5 or not row[0][:1].isdigit():
                continue
            at, gain, pan, rate = float(row[0]), float(row[2]), float(row[3]), float(row[4])
            file = assets / row[1]
            if not start <= at < start + seconds or not file.exists():
                continue
            angle = (1 + max(-1.0, min(pan, 1.0))) * math.pi / 4
            left, right = math.sqrt(2) * math.cos(angle), math.sqrt(2) * math.sin(angle)
            other = channels(file) - 1 if channels(file) < 3 else 1
            filters = [f"aresample={RATE}", f"asetrate={RATE * rate:.0f}", f"aresample={RATE}"] if rate != 1 else [f"aresample={RATE}"]
            filters += [f"pan=stereo|c0={left:.4f}*c0|c1={right:.4f}*c{other}", f"volume={gain}dB"]
            mix.add(file, [*filters, f"adelay={(began + at - start) * 1000:.0f}:all=1"])
            count += 1
        began += seconds
    return count


def main():
    listed, assets, result = map(Path, sys.argv[1:])
    with listed.open() as file:
        shots = [(folder, float(start), float(seconds), music) for folder, start, seconds, music in csv.reader(file)]
    total = sum(seconds for _, _, seconds, _ in shots)
    begins, at = [], 0.0
    for _, _, seconds, music in shots:
        if music:
            begins.append((at, music))
        at += seconds
    mix = Mix()
    add_music(mix, assets / "audio", begins, total)
    count = add_effects(mix, assets, shots)
    if not mix.filters:
        raise SystemExit(f"There is neither music nor an effect in {assets}.")
    print(f"{len(mix.filters) - count} pieces of music, {count} effects" if count else "only music")
    raw = result.with_suffix(".raw.wav")
    mix.write(raw, total)
    said = ffmpeg("-i", raw, "-af", "loudnorm=print_format=json", "-f", "null", "-")
    loud = float(json.loads(said[said.rindex("{") :].split("}")[0] + "}")["input_i"])
    limit = 10 ** (PEAK / 20)
    ffmpeg("-i", raw, "-af", f"volume={LOUDNESS - loud:.2f}dB,alimiter=limit={limit:.3f}:level=0", "-c:a", "pcm_s16le", result)
    raw.unlink()
    print(f"{loud:.1f} LUFS before, {LOUDNESS} after")


main()
