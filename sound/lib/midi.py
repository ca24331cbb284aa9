"""A part as a MIDI file. A tick is a millisecond, which is how exactly fluidsynth plays."""

import struct

import numpy as np

DRUM_CHANNEL = 9
# How often vibrato and swells move, in seconds.
STEP = 0.02


def file(played, part, length, passes):
    """The bytes of a MIDI file that plays the notes `passes` times, each pass `length` seconds after the one before."""
    channel = DRUM_CHANNEL if part.drums else 0
    setup = [(0, 0, bytes([0xB0 | channel, 7, 100])), (0, 1, bytes([0xC0 | channel, part.program]))]
    events = []
    # Notes just before the beginning belong to the end of the pass before; a further pass provides those of the last one.
    for again in range(passes + (passes > 1)):
        for number, (start, end, key, velocity) in enumerate(played):
            if passes > 1 and start + again * length >= passes * length:
                continue
            note = [(start, 3, bytes([0x90 | channel, key, velocity])), (end, 2, bytes([0x80 | channel, key, 0]))]
            if part.wind and (number == 0 or start - played[number - 1][0] > 0.02):
                note += breath(start, end, part.vibrato, channel)
            events += [(max(at + again * length, 0), order, data) for at, order, data in note]
    # fluidsynth goes on until the last note has ended, so that each needs its end.
    last = max(passes * length, *(at for at, _, _ in events))
    events = [*setup, *events, (last + 1, 4, bytes([0xFF, 0x2F, 0]))]
    track, now = b"\x00\xff\x51\x03" + (1_000_000).to_bytes(3, "big"), 0
    for at, _, data in sorted((round(at * 1000), order, data) for at, order, data in events):
        track += variable(at - now) + data
        now = at
    return b"MThd" + struct.pack(">IHHH", 6, 0, 1, 1000) + b"MTrk" + struct.pack(">I", len(track)) + track


def breath(start, end, vibrato, channel):
    """The swell of a note, and its vibrato, which begins late and grows."""
    events = []
    for at in np.arange(start, end, STEP):
        done, since = (at - start) / (end - start), at - start
        swell = 112
        if end - start > 0.3:
            swell = 104 + 20 * np.sin(np.pi * min(done / 0.8, 1) ** 0.8) - 8 * max(done - 0.8, 0) / 0.2
        events.append((at, 1, bytes([0xB0 | channel, 11, int(swell)])))
        if vibrato:
            depth = vibrato * np.clip((since - 0.25) / 0.4, 0, 1)
            bend = 8192 + int(depth / 200 * 8192 * np.sin(2 * np.pi * 5.2 * since))
            events.append((at, 1, bytes([0xE0 | channel, bend & 0x7F, bend >> 7])))
    return events


def variable(number):
    """A number in MIDI's variable-length format, which it uses for times."""
    data = [number & 0x7F]
    while number := number >> 7:
        data.append(number & 0x7F | 0x80)
    return bytes(reversed(data))
