#!/usr/bin/env python3
"""Measures the sound files of the game: length, loudness, true peak, seam, size; and fails if anything is out of its limits."""

import sys
from pathlib import Path

import numpy as np
import pyloudnorm
import soundfile
from scipy import signal

from lib.studio import OVERLAP, seam

AUDIO = Path(__file__).resolve().parent.parent / "assets" / "audio"
TOTAL = 12_000_000
LAYERED = ("afternoon", "night", "dawn")
# Effects that may be longer than others, in seconds.
LONGEST, LONG = 1.3, {"game-over": 3.0, "locomotive-tile": 1.4, "horn": 2.0, "brake": 1.2, "roll": 1.2, "sparks": 1.0}


class Sound:
    """A file and what is measured in it."""

    def __init__(self, file):
        self.file, self.name, self.kind = file, file.stem, file.parent.name
        frames, self.rate = soundfile.read(file, always_2d=True)
        self.frames, self.channels = frames, frames.shape[1]
        self.seconds, self.size = len(frames) / self.rate, file.stat().st_size
        self.repeat = self.seconds - OVERLAP if self.kind != "effects" else self.seconds
        self.peak = true_peak(frames)
        self.loudness = loudness(frames, self.rate)
        self.offset = abs(frames.mean())

    def once(self):
        """What is heard in one repeat."""
        begin = round(OVERLAP / 2 * self.rate)
        return self.frames[begin : begin + round(self.repeat * self.rate)]

    def jump(self):
        """The bend of the curve where the end of the repeat meets its beginning (in the file, and where the game goes back),
        against the sharpest bends near it, as a factor."""
        once, near, where = self.once(), round(0.1 * self.rate), round(self.repeat * self.rate)
        joints = (np.concatenate([once[-near:], once[:near]]), self.frames[where - near : where + near])
        factors = []
        for around in joints:
            bends = np.abs(np.diff(around, 2, axis=0)).max(axis=1)
            factors.append(bends[near - 3 : near + 2].max() / max(np.delete(bends, range(near - 3, near + 2)).max(), 1e-9))
        return max(factors)


def decibels(factor):
    """A factor as a level."""
    return 20 * np.log10(max(factor, 1e-9))


def true_peak(frames):
    """The largest value between the samples, too, in dBFS."""
    return decibels(np.abs(signal.resample_poly(frames, 4, 1, axis=0)).max())


def loudness(frames, rate):
    """Integrated loudness in LUFS (ITU-R BS.1770-4). What is shorter than a block of the measurement is followed by silence."""
    short = round(0.41 * rate) - len(frames)
    if short > 0:
        frames = np.concatenate([frames, np.zeros((short, frames.shape[1]))])
    return pyloudnorm.Meter(rate).integrated_loudness(frames)


def faults_of(sound):
    """What is wrong with one file."""
    effect, music, loop = sound.kind == "effects", sound.kind == "music", sound.kind != "effects"
    base, layer = music and sound.name in LAYERED, sound.name.endswith("-layer")
    longest = LONG.get(sound.name.rpartition("-")[0], LONGEST)
    lowest, highest = (-19, -15) if base else (-30, -18) if layer else (-17, -15) if music else (-32, -28)
    limits = {
        "is too loud at its peak": sound.peak > (-3 if effect else -1),
        "is silent": not np.isfinite(sound.loudness) or sound.loudness < -50,
        "is off centre": sound.offset > 0.002,
        "is in stereo": effect and sound.channels != 1,
        "has the wrong rate": sound.rate != (44_100 if effect else 32_000),
        "is too long": effect and sound.seconds > longest,
        "is too short": effect and sound.seconds < 0.03,
        "is not as long as it should be": loop and not (120 <= sound.repeat <= 180 if music else 30 <= sound.repeat <= 45),
        "is not as loud as it should be": loop and not lowest <= sound.loudness <= highest,
        "is too large": loop and sound.size > (900_000 if music else 200_000),
        "does not go on after its repeat as it began": loop and seam(sound.frames, sound.rate) > -12,
        "clicks at its seam": loop and sound.jump() > 1.2,
    }
    return [f"{sound.kind}/{sound.name} {fault}" for fault, wrong in limits.items() if wrong]


def faults_of_layers(sounds):
    """What is wrong with bases and layers together."""
    faults = []
    for name in LAYERED:
        base, layer = sounds[f"music/{name}"], sounds[f"music/{name}-layer"]
        if len(base.frames) != len(layer.frames):
            faults.append(f"{name} and its layer are not equally long")
            continue
        both = base.frames + layer.frames
        level, peak = loudness(both, base.rate), true_peak(both)
        print(f"{name + ' with layer':22} 2 ch {base.repeat:8.3f} s {level:6.1f} LUFS  peak {peak:6.1f} dB")
        if not -17 <= level <= -15 or peak > -1:
            faults.append(f"{name} with its layer: {level:.1f} LUFS, peak {peak:.1f} dB")
    return faults


def main():
    sounds = {f"{file.parent.name}/{file.stem}": Sound(file) for file in sorted(AUDIO.rglob("*.ogg"))}
    faults, effects = [], {}
    for key, sound in sounds.items():
        joint = f"  seam {seam(sound.frames, sound.rate):6.1f} dB {sound.jump():4.2f}" if sound.kind != "effects" else ""
        print(
            f"{key.partition('/')[2]:22} {sound.channels} ch {sound.repeat:8.3f} s {sound.loudness:6.1f} LUFS  peak {sound.peak:6.1f} dB  {sound.size / 1000:6.1f} kB{joint}"
        )
        faults += faults_of(sound)
        if sound.kind == "effects":
            effects.setdefault(sound.name.rpartition("-")[0], []).append(sound)
    faults += faults_of_layers(sounds)
    for name, variants in effects.items():
        if len(variants) < 3:
            faults.append(f"{name} has fewer than three variants")
        if len({variant.file.read_bytes() for variant in variants}) < len(variants):
            faults.append(f"{name} has variants that are the same")
    total = sum(sound.size for sound in sounds.values())
    print(f"{len(sounds)} files, {total / 1e6:.2f} MB in all")
    if total > TOTAL:
        faults.append(f"more than {TOTAL / 1e6:.0f} MB in all")
    for fault in faults:
        print("FAULT", fault)
    return bool(faults)


if __name__ == "__main__":
    sys.exit(main())
