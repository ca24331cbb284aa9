"""The symbols of the cards.

wide/… on card faces; flat/… in one row on signs, mail cars and small frames; large/… the same for cards with several
parts, where they are enlarged; type/… and cond/… for the conditions of Game End cards and contracts. Each is centred
in its nominal box.
"""

from lib.draw import at, line, path, rays, rect
from lib.figure import figure
from lib.marks import (
    arrow,
    blank_car,
    chevrons,
    coin,
    envelope,
    minicar,
    pill,
    seal,
    times,
    upgrade,
    upgrade_choice,
)
from lib.palette import BRASS, CLASS, INK, PAPER, SEPIA, SIGNAL
from lib.players import conductor, loco
from lib.sprite import Sprite, boxed
from pieces.cars import car
from pieces.engines import smoke

PAGE = "symbols"
SMOKE_PAPER = ("#F6EFDD", "#EDE9DD", "#E2E2DD", "#D8DDDF", "#CFD6DA")
STEPS = (1, 2, 3, 4)
# How much larger than flat/… large/… is; src/ui/symbols.rs has the same number.
LARGE = 1.6
# The frames of those that are low and wide, and of the points.
LOW, SQUARE = (-3, 0, 80, 40), (-4, -4, 50, 50)

# ---------------------------------------------------------------- wide: 100 × 92, around (0, 0) as in a card's frame


def wide_conductors(n, both):
    s = conductor(-21, 17, 58) + conductor(21, 17, 58) if both else conductor(-1, 17, 58)
    return s + rect(-46, 16, 92, 3, BRASS) + pill(0, 35, n, True, 76 if n > 2 else 66)


def wide_locomotive(n):
    s = smoke(-30, -27, 0.3, 1, 150, 26, SMOKE_PAPER) + at(-42, -27, loco(84)) + rect(-50, 19.5, 100, 2.6, "#6B7683")
    return s + pill(0, 37, n, False, 76 if n > 2 else 66)


def wide_coins(n):
    spots = {
        1: ((0, 0, 26),),
        2: ((-22, 0, 20), (22, 0, 20)),
        3: ((-20, 15, 19), (20, 15, 19), (0, -16, 19)),
        4: ((-19, -18, 17), (19, -18, 17), (-19, 18, 17), (19, 18, 17)),
        5: ((-31, -15, 15), (0, -15, 15), (31, -15, 15), (-16, 15, 15), (16, 15, 15)),
    }
    return "".join(coin(*spot) for spot in spots[n])


def wide_game_end_card():
    """A Game End card of any kind: an empty seal, a chequered foot; 56 × 74."""
    s = rect(-28, -37, 56, 74, PAPER, 4, INK, 1.3) + rect(-23.4, -32.4, 46.8, 64.8, "#FBF4E2", 0, "#9A7B35", 1.3)
    s += rays(0, -9, 23, "#EFE0B6", 20) + seal(0, -9, "", 19)
    s += path("M-6.6 -15.6L6.6 -2.4M6.6 -15.6L-6.6 -2.4", "none", "#FFF6E2", 4)
    for i in range(16):
        column, row = i % 8, i // 8
        s += rect(-22.4 + column * 5.6, 16 + row * 5.6, 5.6, 5.6, INK if (i + row) % 2 else "#FFFDF5")
    return s


# ---------------------------------------------------------------- flat: 46 × 26, around (0, 0)


def flat_both(n):
    wide = 8 * (n - 1)
    s = conductor(-13 - wide * 0.25, 11.6, 23) + conductor(-2.6 - wide * 0.25, 11.6, 23)
    return s + chevrons(15 - wide * 0.02, 0, n, True, SIGNAL, 0.6 if n < 3 else 0.5)


def flat_one(n):
    return conductor(-12 - (n > 2) * 2, 11.6, 24) + chevrons(9, 0, n, True, SIGNAL, 0.7 if n < 3 else 0.62)


def flat_locomotive(n):
    wide = 25 if n < 3 else 23
    size = {1: 0.66, 2: 0.66, 3: 0.54, 4: 0.48}[n]
    s = at(-9.6 - wide * 0.5, -7.6, loco(wide))
    return s + chevrons(12.6 if n < 4 else 12, 0, n, False, SIGNAL, size)


def flat_coins(n):
    step, r = {1: (0, 10), 2: (19, 9), 3: (15, 7.9), 4: (10.4, 7.4), 5: (8.1, 6.9)}[n]
    return "".join(coin((i - (n - 1) / 2) * step, 0, r) for i in range(n))


def flat_upgrade(a, b):
    s = minicar(-23, -9.6, a, 19, 19, size=14) + arrow(0.2, 0, 8)
    return s + minicar(4.6, -9.6, b, 18.6, 19, size=14)


def flat_car_or_upgrade():
    """The compensation of the Start Player tile: a 0-value car or the upgrade from 0 to 1."""
    s = minicar(-32, -9.6, 0, 19, 19, size=14) + line(-10, 10, -6.6, -10, SEPIA, 1.6)
    s += minicar(-4, -8.4, 0, 15, 17, size=12.4) + arrow(14.4, 0, 6.6)
    return s + minicar(18, -8.4, 1, 15, 17, size=12.4)


# ---------------------------------------------------------------- conditions


def celebrity_or_postcard():
    s = at(-20, 0, figure("icons/celebrity")) + line(-3, 12, 2, -12, SEPIA, 1.8)
    return s + at(20.4, 0, figure("icons/postcard"))


def game_end_per_tile():
    """A Game End card for each Locomotive tile."""
    s = at(-18, 0, figure("icons/locomotive-tile"), 0.94) + arrow(1, 0, 10)
    return s + at(20, 0, figure("icons/game-end-card"), 0.94)


def flat_game_end_per_tile():
    s = at(-13, 0, figure("icons/game-end-card"), 0.7) + times(0, 0, 2.4)
    return s + at(13, 0, figure("icons/locomotive-tile"), 0.64)


def engine():
    return f'<g transform="translate(0 0) scale(-1.1 1.1)">{figure("icons/engine")}</g>'


def sprites():
    def symbol(name, w, h, body, margin=1):
        return boxed(name, w, h, at(w / 2, h / 2, body), margin, page=PAGE)

    def large(name, w, flat, frame):
        return Sprite(f"large/{name}", frame, at(w * LARGE / 2, 13 * LARGE, flat, LARGE), page=PAGE)

    yield symbol("wide/car", 88, 48, at(-49 * 0.66, -27.4, car(0), 0.66))
    yield symbol("wide/upgrade-choice", 80, 40, upgrade_choice(0, 0, 1.16))
    yield symbol("wide/game-end-card", 60, 80, wide_game_end_card())
    classes = list(CLASS)
    for a, b in zip(classes, classes[1:], strict=False):
        yield symbol(f"wide/upgrade/{a}", 100, 40, upgrade(0, 0, a, b, 41, 38))
        yield symbol(f"flat/upgrade/{a}", 46, 26, flat_upgrade(a, b))
    for n in STEPS:
        both = ("both-conductors", wide_conductors(n, True), flat_both(n))
        one = ("one-conductor", wide_conductors(n, False), flat_one(n))
        for name, wide, flat in (both, one, ("locomotive", wide_locomotive(n), flat_locomotive(n))):
            yield boxed(f"wide/{name}/{n}", 100, 92, at(50, 42, wide), (0, 2, 0, 0), page=PAGE)
            yield symbol(f"flat/{name}/{n}", 46, 26, flat, 2)
            yield large(f"{name}/{n}", 46, flat, LOW)
    for n in (*STEPS, 5):
        yield symbol(f"wide/coins/{n}", 96, 72, wide_coins(n), 2)
        yield symbol(f"flat/coins/{n}", 46, 26, flat_coins(n), 2)
        yield large(f"coins/{n}", 46, flat_coins(n), LOW)
    yield symbol("flat/car", 46, 26, minicar(-16, -12.4, 0, 32, 25, size=17), 2)
    yield symbol("flat/upgrade-choice", 46, 26, upgrade_choice(0, 0, 0.78), 2)
    points, game_end_card = seal(0, 0, "", 12.4), at(0, 0, figure("icons/game-end-card"), 0.84)
    yield symbol("flat/points", 26, 26, points, 2)
    yield large("points", 26, points, SQUARE)
    yield symbol("flat/game-end-card", 46, 26, game_end_card, 2)
    yield large("game-end-card", 46, game_end_card, (12, -4, 50, 50))
    yield symbol("flat/car-or-upgrade", 66, 26, flat_car_or_upgrade(), 2)
    yield symbol("flat/game-end-per-tile", 46, 26, flat_game_end_per_tile(), 2)
    yield symbol("type/railroad-car", 44, 44, blank_car(-21, -18, 42, 36), 3)
    yield symbol("type/conductor", 44, 44, conductor(0, 21.6, 44), 3)
    yield symbol("type/locomotive", 44, 44, at(-20.5, -12, loco(41)), 3)
    for v in CLASS:
        at_least = minicar(-20, -17, v, 40, 34, f"{v}+", 20 if v < 12 else 19)
        yield symbol(f"cond/car/{v}", 40, 34, at_least, 3)
        yield symbol(f"cond/exact/{v}", 40, 34, minicar(-20, -17, v, 40, 34, v, 21), 3)
    yield symbol("cond/mail", 40, 34, envelope(0, 0), 3)
    yield symbol("cond/mail-reached", 44, 34, figure("conditions/mail-reached"), 3)
    yield symbol("cond/engine", 40, 34, engine(), 3)
    yield symbol("cond/celebrity-or-postcard", 74, 34, celebrity_or_postcard(), 3)
    yield symbol("cond/contract", 34, 34, figure("icons/contract"), 3)
    yield symbol("cond/game-end-per-tile", 74, 34, game_end_per_tile(), 3)
    yield symbol("cond/both-trains", 40, 34, figure("conditions/both-trains"), 3)
