"""The signs of the game that several drawings show: coins, seals, arrows, small cars, rails."""

import math

from lib.draw import at, circ, mid, path, rect, star_points, txt
from lib.palette import (
    BRASS,
    CLASS,
    INK,
    IRON2,
    LAMP,
    NIGHT,
    PAPER,
    PINE,
    SEPIA,
    SIGNAL,
    STEAM,
)

# ---------------------------------------------------------------- numbers


def times(cx, cy, r=4, col=INK):
    """A multiplication sign, drawn because that of the font is too small."""
    d = f"M{cx - r} {cy - r}L{cx + r} {cy + r}M{cx + r} {cy - r}L{cx - r} {cy + r}"
    return path(d, "none", col, max(1.8, r * 0.52))


def coin(cx, cy, r=10):
    s = circ(0, 1, 10, "#6B4E14") + circ(0, 0, 9.6, "url(#gold)", "#7A5A18", 0.8)
    s += circ(0, 0, 7.4, "none", "#8A6820", 0.8) + path(star_points(0, 0, 5.6, 2.3), "#8A6820")
    return at(cx, cy, s, r / 10)


def seal(cx, cy, n, r=16, size=None, fill=SIGNAL):
    """Points: a red scalloped seal with the number."""
    pts = []
    for i in range(32):
        a, q = i * math.pi / 16, r * (1.0 if i % 2 == 0 else 0.9)
        pts.append(f"{cx + q * math.sin(a):.2f} {cy - q * math.cos(a):.2f}")
    s = path("M" + "L".join(pts) + "Z", fill, "#6d1c15", 1) + circ(cx, cy, r * 0.8, "none", "#F0B9A0", 0.8)
    return s + mid(cx, cy, n, size or r * 1.15, "#FFF6E2")


def seal_double(cx, cy, r=14):
    """The sign ×2."""
    s = circ(cx, cy, r, NIGHT, BRASS, 2) + times(cx - 5, cy + 0.5, 3.1, LAMP)
    return s + mid(cx + 5, cy, 2, 17, LAMP)


def tick(cx, cy, r=8):
    d = f"M{cx - r * 0.45} {cy}l{r * 0.32} {r * 0.36}l{r * 0.6} {-r * 0.72}"
    return circ(cx, cy, r, PINE, PAPER, 1.4) + path(d, "none", PAPER, 2.2)


# ---------------------------------------------------------------- arrows


def chevrons(cx, cy, n, right=True, col=INK, s=1.0):
    """n chevrons in a row: conductors' steps point right, the locomotive's left."""
    w, sp = 7 * s, 9 * s
    x0 = cx - (sp * (n - 1) + w) / 2
    d = ""
    for i in range(n):
        x = x0 + i * sp
        if right:
            d += f"M{x:.1f} {cy - 7 * s:.1f}l{w:.1f} {7 * s:.1f}l{-w:.1f} {7 * s:.1f}"
        else:
            d += f"M{x + w:.1f} {cy - 7 * s:.1f}l{-w:.1f} {7 * s:.1f}l{w:.1f} {7 * s:.1f}"
    return path(d, "none", col, 3.2 * s, 'stroke-linecap="square" stroke-linejoin="miter"')


def arrow(cx, cy, w=14, col=INK):
    h = w * 0.62
    d = f"M{-w / 2} {-h * 0.22}H{w * 0.02}V{-h * 0.62}L{w / 2} 0L{w * 0.02} {h * 0.62}V{h * 0.22}H{-w / 2}Z"
    return at(cx, cy, path(d, col))


def pill(cx, cy, n, right=True, w=66):
    """A number of steps as a number with chevrons."""
    s = rect(cx - w / 2, cy - 12, w, 24, "#E2D2AC", 12, SEPIA, 1) + mid(cx - w / 2 + 15, cy, n, 19, INK)
    return s + chevrons(cx + 13, cy, n, right, SIGNAL, 0.86)


# ---------------------------------------------------------------- small cars


def minicar(x, y, v, w=40, h=32, label=None, size=None):
    """The icon for 'a car of this value': a silhouette filled by the number. Top left at x, y."""
    body, roof, ink = CLASS[v]
    k = h / 32
    s = rect(1, 5 * k, w - 2, 20 * k, body, 2 if v else 1, INK, 1)
    d = f"M0 {6.5 * k}Q{w * 0.06} {1 * k} {w * 0.2} {1 * k}H{w * 0.8}Q{w * 0.94} {1 * k} {w} {6.5 * k}Z"
    s += path(d, roof, INK, 0.8) + rect(2, 25 * k, w - 4, 2.4 * k, INK)
    for cx in (w * 0.22, w * 0.78):
        s += circ(cx, 28 * k, 3.6 * k, INK) + circ(cx, 28 * k, 1.3 * k, BRASS)
    q = size or 21 * k
    s += txt(w / 2, 15.4 * k + q * 0.36, label if label is not None else v, q, ink, "middle", 700)
    return at(x, y, s)


def wheels(xs=(9, 31)):
    """The two wheels of a car on the 40 × 32 grid."""
    return "".join(circ(x, 28, 3.6, INK) + circ(x, 28, 1.3, BRASS) for x in xs)


def blank_car(x, y, w=38, h=33):
    """'Railroad car' as a type, of any value."""
    s = rect(1, 5, 38, 20, "#3B5878", 2, INK, 1) + path("M0 6.5Q2 1 8 1H32Q38 1 40 6.5Z", INK)
    s += "".join(rect(6 + i * 10, 9, 6.5, 8, LAMP, 1) for i in range(3)) + rect(2, 25, 36, 2.4, INK) + wheels()
    return f'<g transform="translate({x:g} {y:g}) scale({w / 40:g} {h / 32:g})">{s}</g>'


def upgrade(cx, cy, a, b, w=40, h=32):
    """From class a to class b: two cars and an arrow between."""
    left, right = minicar(cx - 8.5 - w, cy - h / 2, a, w, h), minicar(cx + 8.5, cy - h / 2, b, w, h)
    return left + arrow(cx, cy, 13) + right


def upgrade_choice(cx, cy, s=1.0):
    """Upgrade of choice: any car (a star instead of the number) with an upward arrow."""
    q = rect(1, 5, 38, 20, STEAM, 2, INK, 1) + path("M0 6.5Q2 1 8 1H32Q38 1 40 6.5Z", IRON2, INK, 0.8)
    q += rect(2, 25, 36, 2.4, INK) + wheels()
    q += at(20, 15.6, path(star_points(0, 0, 8.4, 3.5), SIGNAL, INK, 0.6))
    q += path("M47 27V13H42.6L50 2L57.4 13H53V27Z", PINE, INK, 1)
    return at(cx - 29 * s, cy - 16 * s, q, s)


# ---------------------------------------------------------------- other things


def envelope(cx, cy, w=34, h=22):
    s = rect(cx - w / 2, cy - h / 2, w, h, "#FFF8E6", 1.5, INK, 1.4)
    flap = f"M{cx - w / 2} {cy - h / 2}L{cx} {cy + h * 0.12}L{cx + w / 2} {cy - h / 2}"
    return s + path(flap, "none", INK, 1.4) + (circ(cx, cy + h * 0.14, 3.6, SIGNAL) if w > 20 else "")


def rails(x1, x2, y):
    """The rail from x1 to x2 with its sleepers; y is its top."""
    s = rect(x1, y + 4, x2 - x1, 6, "#0a1220")
    s += "".join(rect(q, y + 3, 9, 5, "#4A3A28") for q in range(int(x1) + 4, int(x2) - 8, 17))
    return s + rect(x1, y, x2 - x1, 3.4, "#9AA7B5") + rect(x1, y, x2 - x1, 1.2, "#DCE3E6")


def start_flag(cx, cy, k=1.0):
    """The start player figure: station master's signal disc."""
    s = rect(-2, -4, 4, 28, BRASS, 1, "#5b4310", 0.8) + circ(0, -10, 13, SIGNAL, PAPER, 2.6) + circ(0, -10, 4.5, PAPER)
    return at(cx, cy, s, k)


def ghost_fan(col="#2C415F"):
    """The fan of lines that marks an empty place."""
    angles = [(-60 + i * 20) * math.pi / 180 for i in range(7)]
    s = "".join(path(f"M0 22L{34 * math.sin(a):.1f} {22 - 34 * math.cos(a):.1f}", "none", col, 1.4) for a in angles)
    return s + path("M-30 5A34 34 0 0 1 30 5", "none", col, 1.4)
