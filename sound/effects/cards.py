"""Cards and paper."""

from lib.synth import band, decay, mix, modes, noise, swell, unit

from .material import flick, knock, paper, ring, thud
from .variant import effect


@effect(-13)
def card_deal(v):
    slide, snap = v.near(0.09), v.near(0.075)
    return mix(
        (0, paper(slide, 1800, v.tuned(9000), v.seed(11), 0.6), 0.55),
        (snap, flick(v.seed(12)), v.near(0.8)),
        (snap, knock(v.tuned(320), v.seed(13), 0.06, 0.008), 0.4),
    )


@effect(-11)
def card_take(v):
    at = v.near(0.13)
    return mix(
        (0, paper(at + 0.03, 1400, v.tuned(8000), v.seed(21), v.pick(0.45, 0.6, 0.35)), 0.8),
        (at, flick(v.seed(22), 6500), 0.7),
        (at + 0.005, knock(v.tuned(260), v.seed(23)), 0.6),
    )


@effect(-12)
def card_fall(v):
    starts = v.pick((0, 0.09, 0.19), (0, 0.12, 0.2), (0, 0.07, 0.16))
    slides = [(at, paper(0.22, 700, v.tuned(5200), v.seed(30 + number), 0.3), 0.7 - 0.12 * number) for number, at in enumerate(starts)]
    end = starts[-1] + 0.11
    return mix(*slides, (end, flick(v.seed(36), 4000), 0.5), (end, knock(v.tuned(150), v.seed(37), 0.12, 0.02), 0.7))


@effect(-11)
def card_flip(v):
    # Bent up at a corner, over, and flat on the felt.
    over = v.near(0.15)
    return mix(
        (0, flick(v.seed(201), v.tuned(7000)), 0.35),
        (0.02, paper(over, 900, v.tuned(6500), v.seed(202), 0.8), 0.7),
        (over, flick(v.seed(203), 5500), 0.9),
        (over + 0.004, knock(v.tuned(210), v.seed(204), 0.09, 0.012), v.near(0.6)),
    )


@effect(-9)
def postcard(v):
    # The card is laid down, and the pin is pushed in.
    pin = unit(modes(0.12, [(v.tuned(1850), 1, 0.012), (v.tuned(2930), 0.5, 0.008), (v.tuned(640), 0.8, 0.01)]))
    down, push = v.near(0.19), v.near(0.34, 0.08)
    return mix(
        (0, paper(0.2, 1200, 7500, v.seed(111), 0.5), 0.6),
        (down, flick(v.seed(112), 5000), 0.5),
        (push, pin, 0.7),
        (push, knock(v.tuned(240), v.seed(113)), 0.7),
    )


@effect(-12)
def evidence(v):
    # A sheet of paper slid across felt, in one push or two.
    def push(length, seed):
        felt = unit(band(noise(length, seed + 5), 150, v.tuned(1400))) * swell(length, length * 0.4, length * 0.6)
        return mix((0, paper(length, 500, v.tuned(4200), seed, 0.45), 0.8), (0, felt, 0.45))

    if v.number == 1:
        return mix((0, push(0.22, v.seed(211)), 0.8), (0.2, push(0.3, v.seed(212)), 1))
    length = v.pick(0.42, 0, 0.5)
    return mix((0, push(length, v.seed(211)), 1), (length - 0.06, flick(v.seed(214), 3500), 0.2))


@effect(-8)
def stamp(v):
    # The stamp is inked on its pad, then comes down on the desk.
    pad = unit(band(noise(0.08, v.seed(221)), 200, 1500)) * decay(0.08, 0.014, 0.004)
    down = v.pick(0.2, 0.24, 0.18)
    return mix(
        (0, pad, 0.3),
        (0, thud(0.12, v.tuned(140), 0.012), 0.25),
        (down, stamped(v, 222), 1),
        (down + 0.13, paper(0.09, 1500, 6000, v.seed(225)), 0.08),
    )


def stamped(v, seed):
    """A rubber stamp on a wooden desk."""
    return mix((0, thud(0.22, v.tuned(92), 0.03), 1), (0, unit(band(noise(0.1, v.seed(seed)), 300, v.tuned(4200))) * decay(0.1, 0.008), 0.6))


@effect(-9)
def punch(v):
    # The conductor's ticket punch: the jaws close, then it bites.
    bite = unit(modes(0.1, [(v.tuned(1450), 1, 0.01), (v.tuned(2380), 0.8, 0.008), (v.tuned(3900), 0.5, 0.005), (v.tuned(310), 0.8, 0.01)]))
    at = v.near(0.05)
    return mix(
        (0, knock(v.tuned(620), v.seed(141), 0.05, 0.006), 0.3), (at, bite, 0.8), (at, flick(v.seed(142)), 0.6),
        (at + 0.055, ring(v.tuned(4100), 0.08, 0.008), 0.15),
    )  # fmt: skip


@effect(-11)
def button_click(v):
    return mix(
        (0, knock(v.tuned(900), v.seed(131), 0.05, 0.005), 0.8), (v.near(0.028), knock(v.tuned(1300), v.seed(132), 0.04, 0.004), v.near(0.4, 0.3))
    )


@effect(-14)
def curtain(v):
    # Heavy cloth on brass rings.
    step = v.pick(0.055, 0.048, 0.062)
    rings = [
        (
            0.05 + step * number + 0.006 * v.chance.uniform(-1, 1),
            ring(v.tuned(2300 + 170 * (number * v.pick(3, 2, 4) % 5), 0.5), 0.12, 0.012),
            0.09 + 0.02 * (number % 3),
        )
        for number in range(v.pick(9, 10, 8))
    ]
    cloth = unit(band(noise(0.75, v.seed(181)), 250, v.tuned(3200), 0.9)) * swell(0.75, v.pick(0.35, 0.25, 0.42), 0.33)
    return mix((0, cloth, 0.7), *rings)
