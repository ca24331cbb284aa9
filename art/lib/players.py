"""What represents a player: emblem, conductor, locomotive on the route."""

from lib.draw import at, circ, path, rect
from lib.figure import figure
from lib.palette import BRASS, COAT, COAT_SHADE, INK, IRON, PLAYER, RIM, SIGNAL

# The colours in the drawings: those of the blue player, and that of the locomotive's body.
BLUE, BLUE_SHADE, BODY = COAT["blue"], COAT_SHADE["blue"], "#22313F"


def emblem(p, cx, cy, r=10, sw=1.5):
    """A player's sign: blue diamond, yellow circle, green triangle, red square, each with a dark centre."""
    c = PLAYER[p]
    if p == "yellow":
        return circ(cx, cy, r, c, INK, sw) + circ(cx, cy, r * 0.42, INK)
    if p == "red":
        q, i = r * 0.92, r * 0.38
        return rect(cx - q, cy - q, 2 * q, 2 * q, c, 0, INK, sw) + rect(cx - i, cy - i, 2 * i, 2 * i, INK)
    outline = diamond if p == "blue" else triangle
    heart = diamond(cx, cy, r * 0.42) if p == "blue" else triangle(cx, cy, r * 0.4, r * 0.16)
    return path(outline(cx, cy, r), c, INK, sw) + path(heart, INK)


def diamond(cx, cy, k):
    return f"M{cx:g} {cy - k * 1.18:g}L{cx + k * 1.08:g} {cy:g}L{cx:g} {cy + k * 1.18:g}L{cx - k * 1.08:g} {cy:g}Z"


def triangle(cx, cy, k, oy=0):
    return f"M{cx:g} {cy - k * 1.15 + oy:g}L{cx + k * 1.15:g} {cy + k * 0.85 + oy:g}H{cx - k * 1.15:g}Z"


# A conductor's walk: how far his body is lowered, how far the lantern swings back (in degrees), in four phases.
STEPS = {1: (0.8, 24), 2: (-0.3, 4), 3: (0.8, -22), 4: (-0.3, 4)}


def conductor(cx, foot, h=42, who="ink", step=0):
    """Figure with cap, moustache and lantern, h high; a player's figure raises the emblem as a signal disc.

    A player's figure also walks to the right, in the steps 1 to 4.
    """
    if who == "ink":
        s = figure("conductor/ink") + figure("conductor/head", {BLUE: COAT[who]})
        return at(cx, foot, s, h / 40)
    coat = {BLUE: COAT[who], BLUE_SHADE: COAT_SHADE[who]}
    lantern, body = figure("conductor/lantern", {BLUE: COAT[who]}), figure("conductor/player", coat)
    s = emblem(who, -14, -43.2, 6.4, 1.1) + figure("conductor/head", {BLUE: COAT[who]})
    if not step:
        return at(cx, foot, figure("conductor/legs") + body + lantern + s, h / 40)
    down, back = STEPS[step]
    arm = f'<g transform="rotate({back} 6.4 -24.4)">{lantern}</g>'
    return at(cx, foot, figure(f"conductor/walk-{step}") + at(0, down, body + arm + s), h / 40)


def loco(w=64, col=BODY, flip=False, rod=True):
    """The route locomotive, 64 × 36 scaled to this width, running left (flip: right), with or without its rod."""
    k = w / 64
    turn = f"scale({-k if flip else k:g} {k:g}) translate({-64 if flip else 0} 0)"
    rods = figure("locomotives/rod") if rod else ""
    return f'<g transform="{turn}">{figure("locomotives/route", {BODY: col})}{rods}</g>'


def route_token(who, w=92):
    """A player's locomotive on the route, 92 × 36, running left: in their colour, with their emblem on the tender.

    Its coupling rod is another sprite, which moves.
    """
    s = rect(62, 24.6, 5, 2, INK) + path("M65 8H90V24H65Z", "#1B2433", PLAYER[who], 1.3)
    s += path("M66.5 8Q69 3.6 73 5T80 4.4T88.5 8Z", "#3a2c1c", INK, 0.6) + rect(64, 23, 27, 3, SIGNAL, 0, INK, 0.6)
    s += "".join(circ(q, 31, 4, IRON, RIM, 0.7) + circ(q, 31, 1.8, BRASS) for q in (71, 84))
    return at(0, 0, loco(64, COAT[who], rod=False) + s + emblem(who, 77.6, 15.6, 6.6, 1.2), w / 92)
