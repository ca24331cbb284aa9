"""The effects: each is a function that returns a mono sound; PEAKS says how loud each may be (dBFS)."""

import numpy as np

from lib import score as s
from lib.synth import RATE, band, bell, decay, mix, modes, noise, seconds, swell, unit

PEAKS = {
    "button-click": -11, "card-deal": -13, "card-fall": -12, "card-take": -11, "punch": -9, "lamp-tick": -11,
    "points": -10, "coin": -13, "coin-spend": -10, "conductor-step": -11, "chuff": -9, "route-laid": -10,
    "car-couple": -8, "car-upgrade": -10, "turn-begins": -10, "curtain": -14, "whistle": -13, "mail-car": -9,
    "postcard": -9, "celebrity": -9, "contract": -7, "locomotive-tile": -8, "constantinople": -8,
    "round-begins": -8, "scoring-begins": -8, "game-over": -5,
}  # fmt: skip


def brass(chords, tempo=120, length=None, parts=((s.TRUMPET, 100), (s.HORN, 90), (s.TROMBONE, 95))):
    """Short brass chords: (beat, length, keys from the top, loudness)."""
    music = s.Score(tempo)
    for channel, (program, volume) in enumerate(parts):
        music.part(channel, program, volume)
    end = 0
    for beat, held, keys, loudness in chords:
        for place, key in enumerate(keys.split()):
            music.note(min(place, len(parts) - 1), beat, held, key, loudness)
        end = max(end, beat + held)
    sound = s.mono(music.render(end, gain=0.6))
    sound = sound[: int((length or end * 60 / tempo + 0.25) * RATE)]
    fade = min(int(0.12 * RATE), len(sound))
    sound[-fade:] *= np.cos(np.linspace(0, np.pi / 2, fade))
    return unit(sound)


def paper(length, low, high, seed, rise=0.3):
    """A sheet sliding over another."""
    grain = noise(length, seed) * (1 + 0.6 * band(noise(length, seed + 1), 40, 160) / 0.08).clip(0, 3)
    return unit(band(grain, low, high) * swell(length, length * rise, length * (1 - rise)))


def knock(hertz, seed, length=0.09, half=0.012):
    """A dry wooden knock."""
    wood = modes(length, [(hertz, 1, half), (hertz * 1.63, 0.5, half * 0.7), (hertz * 2.41, 0.3, half * 0.5)])
    return unit(wood + 0.5 * unit(band(noise(length, seed), hertz, hertz * 8)) * decay(length, 0.004))


def steam(length, low, high, seed, attack, half):
    """Steam let out."""
    return unit(band(noise(length, seed), low, high, 0.8)) * decay(length, half, attack)


def flick(seed, high=9000):
    """A card snapping down."""
    return unit(band(noise(0.06, seed), 1200, high)) * decay(0.06, 0.006)


def card_deal():
    return mix((0, paper(0.09, 1800, 9000, 11, 0.6), 0.55), (0.075, flick(12), 0.8), (0.075, knock(320, 13, 0.06, 0.008), 0.4))


def card_take():
    return mix((0, paper(0.16, 1400, 8000, 21, 0.45), 0.8), (0.13, flick(22, 6500), 0.7), (0.135, knock(260, 23), 0.6))


def card_fall():
    slides = [(at, paper(0.22, 700, 5200, 30 + number, 0.3), 0.7 - 0.12 * number) for number, at in enumerate((0, 0.09, 0.19))]
    return mix(*slides, (0.3, flick(36, 4000), 0.5), (0.3, knock(150, 37, 0.12, 0.02), 0.7))


def clank(hertz, seed, length=0.4, half=0.06):
    """Iron on iron: inharmonic partials."""
    ratios = (1, 1.43, 1.91, 2.57, 3.31, 4.13, 5.37, 6.71)
    iron = modes(length, [(hertz * ratio, 1 / (1 + 0.35 * place), half * (1 - 0.09 * place)) for place, ratio in enumerate(ratios)])
    strike = unit(band(noise(length, seed), 900, 9000)) * decay(length, 0.006)
    return unit(iron) + 0.7 * strike


def car_couple():
    thud = modes(0.3, [(74, 1, 0.045), (118, 0.6, 0.03), (41, 0.5, 0.05)])
    roll = unit(band(noise(0.24, 45), 120, 700)) * swell(0.24, 0.2, 0.04)
    return mix((0, roll, 0.22), (0.2, unit(thud), 0.9), (0.2, clank(430, 41), 0.5), (0.285, clank(610, 42, 0.35, 0.045), 0.32))


def car_upgrade():
    flip = mix((0, paper(0.12, 1500, 9000, 51, 0.7), 0.5), (0.11, flick(52), 0.8), (0.11, knock(380, 53), 0.5))
    return mix((0, flip, 0.55), (0.13, brass([(0, 0.18, "Bb4 F4 D4", 70), (0.22, 0.7, "C5 F4 A3", 84)], 120, 0.62), 0.75))


def conductor_step():
    # Heel and toe on the running board, twice.
    step = mix((0, knock(185, 61, 0.1, 0.016), 1), (0.055, knock(270, 62, 0.08, 0.009), 0.45), (0, paper(0.05, 2000, 6000, 63), 0.1))
    return mix((0, step, 0.9), (0.2, step, 1.0))


def chuff():
    def puff(seed, loudness):
        body = unit(band(noise(0.26, seed), 70, 260)) * decay(0.26, 0.035, 0.012)
        return mix((0, steam(0.26, 350, 5200, seed + 5, 0.014, 0.045), loudness), (0, body, 0.55 * loudness))

    return mix((0, puff(71, 1.0), 1), (0.2, puff(72, 0.6), 1), (0.4, puff(73, 0.85), 1), (0.6, puff(74, 0.5), 1))


def whistle():
    # Three pipes of a chime whistle, blown up to pitch, with breath.
    length = 1.05
    t = seconds(length)
    bend = 1 - 0.045 * np.exp(-t / 0.05) - 0.02 * np.clip((t - 0.8) / 0.25, 0, 1)
    shape = swell(length, 0.06, 0.22) * (1 + 0.05 * np.sin(2 * np.pi * 5.5 * t))
    tone = np.zeros_like(t)
    for hertz, loudness in ((466.2, 1.0), (587.3, 0.8), (698.5, 0.75)):
        phase = 2 * np.pi * np.cumsum(hertz * bend) / RATE
        tone += loudness * (np.sin(phase) + 0.3 * np.sin(2 * phase) + 0.12 * np.sin(3 * phase))
    return unit(tone * shape) + 0.16 * unit(band(noise(length, 81), 900, 7000)) * shape


def ring(hertz, length=0.5, half=0.07):
    """A small coin."""
    return modes(length, [(hertz, 1, half), (hertz * 1.53, 0.7, half * 0.8), (hertz * 2.31, 0.5, half * 0.5), (hertz * 2.33, 0.3, half * 0.5)])


def coin():
    return mix((0, unit(ring(2950)), 0.7), (0.075, unit(ring(3520)), 1.0), (0, flick(91), 0.25), (0.075, flick(92), 0.25))


def coin_spend():
    # Pushed over the wood, then dropped into the till.
    return mix((0, paper(0.13, 2500, 9000, 95, 0.7), 0.35), (0.12, knock(420, 96), 0.6), (0.12, unit(ring(2480, 0.3, 0.03)), 0.7), (0.2, unit(ring(2090, 0.25, 0.022)), 0.5))


def points():
    # The wax seal: a soft pop that rises, and a small chime.
    t = seconds(0.09)
    pop = np.sin(2 * np.pi * np.cumsum(240 + 520 * (t / 0.09) ** 0.7) / RATE) * decay(0.09, 0.022, 0.004)
    return mix((0, unit(pop), 0.9), (0.045, unit(modes(0.4, [(1174.7, 1, 0.06), (2349, 0.4, 0.03), (3523, 0.15, 0.02)])), 0.4))


def stamp(seed):
    """A rubber stamp on a wooden desk."""
    return mix((0, unit(modes(0.22, [(92, 1, 0.03), (148, 0.7, 0.02), (231, 0.4, 0.015)])), 1), (0, unit(band(noise(0.1, seed), 300, 4200)) * decay(0.1, 0.008), 0.6))


def contract():
    return mix((0, stamp(101), 0.55), (0.16, stamp(102), 1.0), (0.24, brass([(0, 0.22, "F4 C4 A3", 76), (0.25, 0.7, "A4 F4 C4", 92)], 120, 0.7), 0.55))


def celebrity():
    # A run on the harp, and a chord on the vibraphone as applause from the salon.
    music = s.Score(120)
    music.part(0, s.HARP, 105)
    music.part(1, s.VIBES, 80)
    for place, key in enumerate(("F4", "A4", "C5", "E5", "G5", "A5", "C6")):
        music.note(0, 0.09 * place, 1.2, key, 62 + 5 * place)
    music.chord(1, 0.63, 1.2, ("E5", "A5", "C6"), 60)
    sound = s.mono(music.render(2, gain=0.8))[: int(1.15 * RATE)]
    return unit(sound) * np.concatenate([np.ones(int(0.75 * RATE)), np.cos(np.linspace(0, np.pi / 2, int(1.15 * RATE) - int(0.75 * RATE)))])


def postcard():
    # The card is laid down, and the pin is pushed in.
    pin = modes(0.12, [(1850, 1, 0.012), (2930, 0.5, 0.008), (640, 0.8, 0.01)])
    return mix((0, paper(0.2, 1200, 7500, 111, 0.5), 0.6), (0.19, flick(112, 5000), 0.5), (0.34, unit(pin), 0.7), (0.34, knock(240, 113), 0.7))


def mail_car():
    # The mail bag lands, and the bell of the mail car rings.
    bag = unit(band(noise(0.25, 121), 80, 900)) * decay(0.25, 0.03, 0.004)
    return mix((0, bag, 0.9), (0.02, unit(modes(0.2, [(88, 1, 0.03)])), 0.6), (0.24, clank(520, 122, 0.3, 0.035), 0.22), (0.3, bell(0.7, 1568, half=0.09), 0.16), (0.42, bell(0.7, 1568, half=0.11), 0.2))


def locomotive_tile():
    return mix(
        (0, car_couple(), 0.35),
        (0.3, brass([(0, 0.2, "F4 C4 A3 F3", 88), (0.25, 0.2, "F4 C4 A3 F3", 84), (0.5, 0.2, "A4 F4 C4 F3", 94), (0.75, 1.0, "C5 A4 F4 F3", 106)], 120, 1.05), 0.9),
    )  # fmt: skip


def constantinople():
    # Bells over the Bosporus, from near and far.
    notes = ((0, 587.3, 1.0), (0.17, 698.5, 0.8), (0.34, 880.0, 0.85), (0.55, 1174.7, 0.7))
    return mix(*[(at, bell(1.25 - at, hertz, half=0.17), 0.3 * loudness) for at, hertz, loudness in notes])


def turn_begins():
    return mix((0, bell(0.9, 1046.5, half=0.14), 0.5), (0, unit(modes(0.1, [(2093, 1, 0.01)])), 0.12))


def button_click():
    return mix((0, knock(900, 131, 0.05, 0.005), 0.8), (0.028, knock(1300, 132, 0.04, 0.004), 0.4))


def punch():
    # The conductor's ticket punch: the jaws close, then it bites.
    bite = modes(0.1, [(1450, 1, 0.01), (2380, 0.8, 0.008), (3900, 0.5, 0.005), (310, 0.8, 0.01)])
    return mix((0, knock(620, 141, 0.05, 0.006), 0.3), (0.05, unit(bite), 0.8), (0.05, flick(142), 0.6), (0.105, unit(ring(4100, 0.08, 0.008)), 0.15))


def round_begins():
    # The station bell, struck three times before departure.
    one = bell(0.9, 784, half=0.16)
    return mix((0, one, 0.4), (0.19, one, 0.42), (0.38, one[: int(0.82 * RATE)], 0.5))


def scoring_begins():
    # The dining-car gong.
    partials = [(196, 1, 0.3), (261, 0.5, 0.25), (293, 0.6, 0.28), (418, 0.5, 0.2), (523, 0.35, 0.18), (687, 0.3, 0.14), (911, 0.2, 0.1)]
    gong = unit(modes(1.2, partials, 0.006))
    return mix((0, gong, 0.9), (0, unit(band(noise(0.3, 151), 100, 900)) * decay(0.3, 0.02, 0.003), 0.25))


def lamp_tick():
    return mix((0, knock(1100, 161, 0.05, 0.006), 0.5), (0.004, unit(modes(0.35, [(1568, 1, 0.045), (3136, 0.35, 0.025), (4704, 0.1, 0.015)])), 0.55))


def route_laid():
    # A rail falls onto the sleepers, and the first wheels roll over the joint.
    rail = clank(340, 171, 0.45, 0.07)
    joint = mix((0, unit(modes(0.12, [(210, 1, 0.014), (330, 0.6, 0.01)])), 1), (0, clank(900, 172, 0.12, 0.012), 0.4))
    return mix((0, unit(modes(0.2, [(105, 1, 0.025), (160, 0.6, 0.02)])), 0.7), (0.01, rail, 0.32), (0.34, joint, 0.5), (0.44, joint, 0.6))


def game_over():
    chords = [
        (0, 0.3, "F4 C4 A3 F3", 92), (0.33, 0.3, "F4 C4 A3 F3", 88), (0.67, 0.3, "F4 C4 A3 F3", 92),
        (1, 0.9, "A4 F4 C4 F3", 104), (2, 0.45, "Bb4 F4 D4 Bb3", 100), (2.5, 0.45, "D5 Bb4 F4 G3", 102),
        (3, 0.9, "C5 Bb4 E4 C3", 108), (4, 2.0, "F5 C5 A4 F3", 112),
    ]  # fmt: skip
    fanfare = brass(chords, 150, 2.7, ((s.TRUMPET, 105), (s.TRUMPET, 90), (s.TROMBONE, 95), (s.TUBA, 105)))
    return mix((0, fanfare, 0.9), (1.6, bell(1.1, 1396.9, half=0.2), 0.07))


def curtain():
    # Heavy cloth on brass rings.
    rings = [(0.05 + 0.055 * number, unit(ring(2300 + 170 * (number * 3 % 5), 0.12, 0.012)), 0.09 + 0.02 * (number % 3)) for number in range(9)]
    cloth = unit(band(noise(0.75, 181), 250, 3200, 0.9)) * swell(0.75, 0.35, 0.35)
    return mix((0, cloth, 0.7), *rings)


EFFECTS = {name: globals()[name.replace("-", "_")] for name in PEAKS}
