#!/usr/bin/env python3
"""Measures the sound files of the game: length, peak, loudness, size; and checks that nothing clips."""

import subprocess
import sys
from pathlib import Path

AUDIO = Path(__file__).resolve().parent.parent / "assets" / "audio"
LIMIT = 1_500_000


def measure(file):
    """What sox measures: channels, length, peak and RMS in dB, and the DC offset."""
    info = lambda what: subprocess.run(["soxi", what, file], check=True, capture_output=True, text=True).stdout.strip()
    stats = subprocess.run(["sox", file, "-n", "stats"], check=True, capture_output=True, text=True).stderr
    values = {line[:10].strip(): line[10:].split() for line in stats.splitlines()}
    return int(info("-c")), float(info("-D")), float(values["Pk lev dB"][0]), float(values["RMS lev dB"][0]), abs(float(values["DC offset"][0]))


def main():
    faults, total = [], 0
    for file in sorted(AUDIO.rglob("*.ogg")):
        channels, length, peak, rms, offset = measure(file)
        total += file.stat().st_size
        print(f"{file.stem:16} {channels} ch {length:6.2f} s  peak {peak:6.1f} dB  RMS {rms:6.1f} dB  {file.stat().st_size / 1000:6.1f} kB")
        effect = file.parent.name == "effects"
        longest = {"game-over": 3.0, "locomotive-tile": 1.4}.get(file.stem, 1.3) if effect else 90
        faults += [f"{file.stem}: {fault}" for fault, wrong in {
            "too long": length > longest,
            "too short": length < (0.03 if effect else 60),
            "clips or is too loud": peak > -3,
            "is silent": rms < -50,
            "is off centre": offset > 0.002,
            "an effect in stereo": effect and channels != 1,
        }.items() if wrong]  # fmt: skip
    print(f"{total / 1e6:.2f} MB in all")
    if total > LIMIT:
        faults.append("more than 1.5 MB in all")
    for fault in faults:
        print("FAULT", fault)
    return bool(faults)


if __name__ == "__main__":
    sys.exit(main())
