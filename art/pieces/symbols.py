"""The symbols of the cards in their wide forms: wide/… on card faces, flat/… in one row on signs, mail cars and
small frames, type/… and cond/… for the conditions of Game End cards and contracts. Each is centred in its nominal box."""
from lib.draw import *
from lib.sprite import boxed
from pieces.cars import car
from pieces.engines import smoke
from pieces.glyphs import g_cap, g_engine, g_gameend
from pieces.glyphs_more import g_celebrity, g_contract, g_mail, g_postcard, g_tile
from pieces.icons import UPGRADES

SMOKE_PAPER = ("#F6EFDD", "#EDE9DD", "#E2E2DD", "#D8DDDF", "#CFD6DA")


# ---------------------------------------------------------------- wide: 100 x 92, drawn around (0, 0) as in a card's frame


def conductors(n, both=True):
    s = (conductor(-21, 17, 58) + conductor(21, 17, 58)) if both else conductor(-1, 17, 58)
    return s + rect(-46, 16, 92, 3, BRASS) + pill(0, 35, n, True, 76 if n > 2 else 66)


def locomotive(n):
    return (smoke(-30, -27, .3, 1, 150, 26, SMOKE_PAPER) + at(-42, -27, loco(84)) + rect(-50, 19.5, 100, 2.6, "#6B7683")
            + pill(0, 37, n, False, 76 if n > 2 else 66))


def coins(n):
    spots = {1: ((0, 0, 26),), 2: ((-22, 0, 20), (22, 0, 20)), 3: ((-20, 15, 19), (20, 15, 19), (0, -16, 19)),
             4: ((-19, -18, 17), (19, -18, 17), (-19, 18, 17), (19, 18, 17)), 5: ((-31, -15, 15), (0, -15, 15), (31, -15, 15), (-16, 15, 15), (16, 15, 15))}[n]
    return "".join(coin(*q) for q in spots)


def game_end_card():
    """A Game End card of whatever kind: seal that waits, chequered foot; 56 x 74."""
    s = rect(-28, -37, 56, 74, PAPER, 4, INK, 1.3) + rect(-23.4, -32.4, 46.8, 64.8, "#FBF4E2", 0, "#9A7B35", 1.3) + rays(0, -9, 23, "#EFE0B6", 20)
    s += seal(0, -9, "", 19) + path("M-6.6 -15.6L6.6 -2.4M6.6 -15.6L-6.6 -2.4", "none", "#FFF6E2", 4)
    return s + "".join(rect(-22.4 + (i % 8) * 5.6, 17 + (i // 8) * 5.6 - 1, 5.6, 5.6, INK if (i + i // 8) % 2 else "#FFFDF5") for i in range(16))


# ---------------------------------------------------------------- flat: 46 x 26, drawn around (0, 0)


def flat_both(n):
    w = 8 * (n - 1)
    return conductor(-13 - w * .32, 11.6, 23) + conductor(-2.6 - w * .32, 11.6, 23) + chevrons(15 + w * .05, 0, n, True, SIGNAL, .6 if n < 3 else .5)


def flat_one(n):
    return conductor(-12 - (n > 2) * 2, 11.6, 24) + chevrons(9, 0, n, True, SIGNAL, .7 if n < 3 else .62)


def flat_loco(n):
    w = 25 if n < 3 else 23
    return at(-9.6 - w * .5, -7.6, loco(w)) + chevrons(12.6 if n < 4 else 12, 0, n, False, SIGNAL, .66 if n < 3 else .54 if n < 4 else .48)


def flat_coins(n):
    step, r = {1: (0, 10), 2: (19, 9), 3: (15, 7.9), 4: (10.4, 7.4), 5: (8.1, 6.9)}[n]
    return "".join(coin((i - (n - 1) / 2) * step, 0, r) for i in range(n))


def flat_upgrade(a, b):
    return minicar(-23, -9.6, a, 19, 19, size=14) + arrow(.2, 0, 8) + minicar(4.6, -9.6, b, 18.6, 19, size=14 if b < 12 else 12)


def car_or_upgrade():
    """Start Player's compensation: a 0-value car or the upgrade 0 to 1."""
    return minicar(-32, -9.6, 0, 19, 19, size=14) + line(-10, 10, -6.6, -10, SEPIA, 1.6) + minicar(-4, -8.4, 0, 15, 17, size=12.4) + arrow(14.4, 0, 6.6) + minicar(18, -8.4, 1, 15, 17, size=12.4)


# ---------------------------------------------------------------- conditions


def mail_reached():
    """A mail car that the conductor has reached: lamps burn below it, his cap above."""
    return at(-5, 2, g_mail()) + rect(-20, 15, 30, 2.4, "#E0A93A", 1) + g_cap(14.6, -4, .82)


def both_trains():
    """In each train: two rails with a car on each."""
    s = ""
    for y, x in ((-3, -9), (14, 5)):
        s += at(x - 9, y - 14, rect(.6, 2.6, 17, 8, "#3B5878", 1, INK, 1) + path("M0 3.2Q1 .6 3.4 .6H14.8Q17.2 .6 18.2 3.2Z", INK) + circ(4.4, 11.6, 2, INK) + circ(13.8, 11.6, 2, INK))
        s += rect(-19, y - .8, 38, 1.8, "#6B7683") + "".join(rect(-17.6 + q * 6.6, y + 1, 3.6, 1.6, "#7A5835") for q in range(6))
    return s


def per_tile():
    """For each Locomotive tile a Game End card."""
    return at(-18, 0, g_tile(), .94) + arrow(1, 0, 10) + at(20, 0, g_gameend(), .94)


def sprites():
    page, out = "symbols", []

    def add(name, w, h, body, m=1):
        out.append(boxed(name, w, h, at(w / 2, h / 2, body), m, page=page))

    add("wide/car", 88, 48, at(-49 * .66, -27.4, car(0), .66))
    for a, b in UPGRADES:
        add(f"wide/upgrade/{a}", 100, 40, upgrade(0, 0, a, b, 41, 38))
        add(f"flat/upgrade/{a}", 46, 26, flat_upgrade(a, b))
    add("wide/upgrade-choice", 80, 40, upgrade_choice(0, 0, 1.16))
    for n in (1, 2, 3, 4):
        for name, wide, flat in (("both-conductors", conductors(n), flat_both(n)), ("one-conductor", conductors(n, False), flat_one(n)), ("locomotive", locomotive(n), flat_loco(n))):
            out.append(boxed(f"wide/{name}/{n}", 100, 92, at(50, 42, wide), (0, 2, 0, 0), page=page))
            add(f"flat/{name}/{n}", 46, 26, flat, 2)
    for n in (1, 2, 3, 4, 5):
        add(f"wide/coins/{n}", 96, 72, coins(n), 2)
        add(f"flat/coins/{n}", 46, 26, flat_coins(n), 2)
    add("wide/game-end-card", 60, 80, game_end_card())
    add("flat/car", 46, 26, minicar(-16, -12.4, 0, 32, 25, size=17), 2)
    add("flat/upgrade-choice", 46, 26, upgrade_choice(0, 0, .78), 2)
    add("flat/points", 26, 26, seal(0, 0, "", 12.4), 2)
    add("flat/game-end-card", 46, 26, at(0, 0, g_gameend(), .84), 2)
    add("flat/car-or-upgrade", 66, 26, car_or_upgrade(), 2)
    add("flat/game-end-per-tile", 46, 26, at(-13, 0, g_gameend(), .7) + times(0, 0, 2.4) + at(13, 0, g_tile(), .64), 2)
    add("type/railroad-car", 44, 44, blank_car(-21, -18, 42, 36), 3)
    add("type/conductor", 44, 44, conductor(0, 21.6, 44), 3)
    add("type/locomotive", 44, 44, at(-20.5, -12, loco(41)), 3)
    for v in CLASS:
        add(f"cond/car/{v}", 40, 34, minicar(-20, -17, v, 40, 34, f"{v}+", 20 if v < 12 else 17.6), 3)
        add(f"cond/exact/{v}", 40, 34, minicar(-20, -17, v, 40, 34, v, 21), 3)
    add("cond/mail", 40, 34, envelope(0, 0), 3)
    add("cond/mail-reached", 44, 34, mail_reached(), 3)
    add("cond/engine", 40, 34, g_engine(True, 0, 1.1), 3)
    add("cond/tile", 34, 34, g_tile(), 3)
    add("cond/celebrity", 34, 34, g_celebrity(), 3)
    add("cond/celebrity-or-postcard", 74, 34, at(-20, 0, g_celebrity()) + line(-3, 12, 2, -12, SEPIA, 1.8) + at(20.4, 0, g_postcard()), 3)
    add("cond/contract", 34, 34, g_contract(), 3)
    add("cond/game-end-per-tile", 74, 34, per_tile(), 3)
    add("cond/both-trains", 40, 34, both_trains(), 3)
    return out
