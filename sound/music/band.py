"""What the rhythm section plays when only chords are given. `chords` are the bars of a piece; `bars` says which of them."""

from lib import score as s
from lib.harmony import bass, chord_at, parse, voicing

# What a walking bass stands on, in semitones above the root: no ninths and thirteenths.
FIRM = (0, 3, 4, 5, 6, 7, 8, 10, 11)


def two_beat(part, chords, bars, low, loudness=76, held=0.85, fifths=True):
    """A bass on one and three: root and fifth."""
    for bar in bars:
        for beat in (0, 2):
            changed = any(at == beat for at, _ in chords[bar])
            key = bass(chord_at(chords, bar * 4 + beat), low, fifth=fifths and not changed)
            part.note(bar * 4 + beat, held, key, loudness + (4 if beat == 0 else -4))


def walking(part, chords, bars, low, loudness=72):
    """A walking bass: each bar goes from the root through chord tones to a step beside the next root."""
    last = None
    for bar in bars:
        for beat in range(4):
            symbol = chord_at(chords, bar * 4 + beat)
            root = bass(symbol, low)
            tonic, _, _, _ = parse(symbol)
            following = bass(chord_at(chords, bar * 4 + beat + 1), low)
            starts = any(at == beat for at, _ in chords[bar])
            if beat == 0 or starts:
                key = root
            elif beat == 3 or any(at == beat + 1 for at, _ in chords[bar]):
                # From above on the way down, from below on the way up; never the note that was just played.
                key = following + (1 if (last or root) > following else -1)
                key = key if key != last else 2 * following - key
            else:
                steps = [
                    each
                    for each in voicing(symbol, low) + voicing(symbol, low + 12)
                    if each != last and each <= low + 15 and (each - tonic) % 12 in FIRM
                ]
                upwards = bar % 2 == 0
                ahead = [each for each in steps if (each > (last or root)) == upwards] or steps
                key = min(ahead, key=lambda each: abs(each - (last or root)))
            part.note(bar * 4 + beat, 0.92, key, loudness + (3 if beat in (1, 3) else 0))
            last = key


def off_beats(part, chords, bars, low, loudness=56, held=0.35, beats=(1, 3)):
    """Chords on two and four."""
    for bar in bars:
        for beat in beats:
            part.chord(bar * 4 + beat, held, voicing(chord_at(chords, bar * 4 + beat), low), loudness)


def stride(part, chords, bars, low, middle, loudness=60, held=0.4):
    """The left hand of a pianist: deep on one and three, chords on two and four."""
    two_beat(part, chords, bars, low, loudness, held=0.55)
    off_beats(part, chords, bars, middle, loudness - 8, held)


def pompe(part, chords, bars, low, loudness=58):
    """A guitar that strums all four beats, two and four short and louder."""
    for bar in bars:
        for beat in range(4):
            keys = voicing(chord_at(chords, bar * 4 + beat), low)
            short = beat % 2 == 1
            part.chord(bar * 4 + beat, 0.3 if short else 0.55, keys, loudness + (5 if short else -4))


def pad(part, chords, bars, low, loudness=56, meter=4):
    """Long chords, the voices of which hardly move."""
    for bar in bars:
        places = [at for at, _ in chords[bar]] + [meter]
        for (at, symbol), until in zip(chords[bar], places[1:], strict=True):
            part.chord(bar * meter + at, (until - at) * 0.97, voicing(symbol, low), loudness)


def brushes(part, bars, loudness=38, fills=()):
    """Brushes: swirls all the time, taps on two and four, and a little more in the bars called fills."""
    for bar in bars:
        for beat in (0, 1, 1.5, 2, 3, 3.5):
            part.note(bar * 4 + beat, 0.2, s.SWIRL, loudness - (8 if beat % 1 else 0))
        for beat in (1, 3):
            part.note(bar * 4 + beat, 0.3, s.TAP, loudness + 8)
        for beat in (2.5, 3, 3.5) if bar in fills else ():
            part.note(bar * 4 + beat, 0.2, s.SLAP, loudness - 2)


def waltz(low_part, chord_part, chords, bars, low, middle, loudness=62):
    """Bass on one, chords on two and three."""
    for bar in bars:
        changed = len(chords[bar]) > 1
        symbol = chords[bar][0][1]
        same = bar > 0 and chords[bar - 1][-1][1] == symbol and bar % 2 == 1
        low_part.note(bar * 3, 1.3, bass(symbol, low, fifth=same), loudness + 12)
        if changed:
            low_part.note(bar * 3 + 2, 0.8, bass(chords[bar][-1][1], low), loudness)
        for beat in (1, 2):
            chord_part.chord(
                bar * 3 + beat, 0.4 if beat == 1 else 0.32, voicing(chord_at(chords, bar * 3 + beat, 3), middle), loudness - (0 if beat == 1 else 5)
            )


def off_beats_in_three(part, chords, bars, low, loudness=56):
    """Light chords on two and three of a waltz."""
    for bar in bars:
        for beat in (1, 2):
            part.chord(bar * 3 + beat, 0.3, voicing(chord_at(chords, bar * 3 + beat, 3), low), loudness - 4 * (beat == 2))
