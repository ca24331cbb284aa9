"""Landscapes of any size: hills, peaks, trees, houses, bridges and boats, all computed."""

import math

from lib.draw import at, circ, line, path, rect
from lib.figure import figure
from lib.palette import INK, LAMP, PAPER, SIGNAL

FOREST = "#16352C"
# The hull in figures/boats/steamer.svg.
HULL = "#E9D9B4"

# ---------------------------------------------------------------- hills


def crests(x, w, base, amp, step, seed):
    """The high and low points of a range of hills, from x to beyond x + w."""
    pts, i, q = [], 0, 0
    while q <= w + step:
        a = amp * (0.45 + 0.55 * abs(math.sin(seed + i * 1.7)))
        pts.append((x + q, base - (a if i % 2 == 0 else a * 0.35)))
        q += step
        i += 1
    return pts


def soft(pts):
    """A soft line through points, as path data after its first point."""
    d = ""
    for (a, b), (c, e) in zip(pts, pts[1:], strict=False):
        d += f"C{(a + c) / 2:.1f} {b:.1f} {(a + c) / 2:.1f} {e:.1f} {c:.1f} {e:.1f}"
    return d


def hills(x, w, base, amp, step, seed, col, foot=40):
    """A range of gentle hills from x to x + w; crests up to amp above base."""
    pts = crests(x, w, base, amp, step, seed)
    start = f"M{x:g} {base + foot:g}L{pts[0][0]:g} {pts[0][1]:.1f}"
    return path(start + soft(pts) + f"L{pts[-1][0]:g} {base + foot:g}Z", col)


def low_hills(x, w, base, amp, step, seed, col):
    """The same, ending exactly at x + w."""
    pts = [(min(a, x + w), b) for a, b in crests(x, w, base, amp, step, seed)]
    return path(f"M{x} {base + 40}L{pts[0][0]} {pts[0][1]:.1f}" + soft(pts) + f"L{x + w} {base + 40}Z", col)


def alps(x, base, w, h, col="#4C6385", shade="#3B4F6E", snow="#EFEDE4"):
    """One snow-capped peak, its foot from x to x + w."""
    top = f"M{x + w * 0.5} {base - h}"
    cap = f"L{x + w * 0.36} {base - h * 0.72}L{x + w * 0.44} {base - h * 0.64}L{x + w * 0.5} {base - h * 0.74}"
    cap += f"L{x + w * 0.57} {base - h * 0.6}L{x + w * 0.64} {base - h * 0.72}Z"
    s = path(f"M{x} {base}L{x + w * 0.5} {base - h}L{x + w} {base}Z", col)
    s += path(f"{top}L{x + w} {base}H{x + w * 0.62}L{x + w * 0.54} {base - h * 0.4}Z", shade)
    return s + path(top + cap, snow)


def peaks(x, w, base, h, n, **cols):
    """A chain of n peaks over the width w, the highest h high."""
    step = w / n
    heights = (0.66, 0.9, 0.74, 1)
    return "".join(alps(x + step * (i - 0.35), base, step * 1.5, h * heights[i % 4], **cols) for i in range(n))


def vines(x, w, base, h, col, rows, n=7):
    """A vineyard hill: one long slope with terraces and rows of vines in long diagonals."""
    slope = f"M{x:g} {base:g}C{x + w * 0.2:.1f} {base - h * 0.2:.1f} {x + w * 0.3:.1f} {base - h:.1f} "
    slope += f"{x + w * 0.55:.1f} {base - h:.1f}S{x + w * 0.85:.1f} {base - h * 0.4:.1f} {x + w:g} {base:g}Z"
    s = path(slope, col)
    for i in range(n):
        # Rows run from the crest down both ways.
        a = 0.36 + 0.38 * i / (n - 1)
        top = base - h * (0.93 if 0.42 < a < 0.68 else 0.82)
        row = f"M{x + w * a:.1f} {top:.1f}L{x + w * (a + (a - 0.55)):.1f} {base:g}"
        s += path(row, "none", rows, 1.1, 'stroke-dasharray="2.2 1.2"')
    return s


# ---------------------------------------------------------------- trees, houses, towers


def fir(x, base, h, col=FOREST):
    d = f"M{x} {base - h}L{x + h * 0.26} {base - h * 0.5}H{x + h * 0.12}L{x + h * 0.32} {base}"
    return path(d + f"H{x - h * 0.32}L{x - h * 0.12} {base - h * 0.5}H{x - h * 0.26}Z", col)


def cypress(x, base, h, col=FOREST):
    """The flame-shaped tree of the south."""
    right = f"C{x + h * 0.16:.2f} {base - h * 0.6:.2f} {x + h * 0.18:.2f} {base - h * 0.25:.2f} "
    right += f"{x + h * 0.06:.2f} {base - h * 0.08:.2f}V{base:g}"
    left = f"H{x - h * 0.06:.2f}V{base - h * 0.08:.2f}C{x - h * 0.18:.2f} {base - h * 0.25:.2f} "
    left += f"{x - h * 0.16:.2f} {base - h * 0.6:.2f} {x:g} {base - h:g}Z"
    return path(f"M{x:g} {base - h:g}" + right + left, col)


def tree(x, base, h, col=FOREST):
    """A round crown on a short trunk."""
    r = h * 0.34
    s = rect(x - r * 0.12, base - r, r * 0.24, r, col)
    for dx, dy, size in ((0, 1.5, 1), (-0.7, 1.1, 0.62), (0.7, 1.1, 0.62)):
        s += circ(x + r * dx, base - r * dy, r * size, col)
    return s


def house(x, base, w, h, col, lit=True):
    roof = f"M{x - 1.5} {base - h}L{x + w * 0.22} {base - h - w * 0.42}H{x + w * 0.78}L{x + w + 1.5} {base - h}Z"
    s = rect(x, base - h, w, h + 2, col) + path(roof, col)
    if lit:
        s += "".join(rect(x + w * q, base - h * 0.93, w * 0.14, h * 0.2, LAMP) for q in (0.2, 0.6))
    return s


def spire(x, base, h, col):
    s = rect(x - h * 0.09, base - h * 0.5, h * 0.18, h * 0.5, col)
    return s + path(f"M{x - h * 0.12} {base - h * 0.5}L{x} {base - h}L{x + h * 0.12} {base - h * 0.5}Z", col)


def dome(x, base, w, h, col):
    curve = f"M{x - w * 0.38} {base - h * 0.45}Q{x - w * 0.38} {base - h * 0.85} {x} {base - h * 0.88}"
    curve += f"Q{x + w * 0.38} {base - h * 0.85} {x + w * 0.38} {base - h * 0.45}Z"
    s = rect(x - w / 2, base - h * 0.45, w, h * 0.45, col) + path(curve, col)
    return s + rect(x - 1, base - h * 1.08, 2, h * 0.22, col) + rect(x - w * 0.5, base - h * 0.5, w, 2.5, col)


def eiffel(x, base, h, col):
    w = h * 0.42
    legs = f"M{x - w / 2} {base}Q{x - h * 0.06} {base - h * 0.4} {x - 1.2} {base - h}H{x + 1.2}"
    legs += f"Q{x + h * 0.06} {base - h * 0.4} {x + w / 2} {base}H{x + w * 0.3}"
    legs += f"Q{x} {base - h * 0.3} {x - w * 0.3} {base}Z"
    s = path(legs, col) + rect(x - w * 0.36, base - h * 0.24, w * 0.72, h * 0.045, col)
    return s + rect(x - w * 0.22, base - h * 0.5, w * 0.44, h * 0.035, col) + rect(x - 0.6, base - h - 5, 1.2, 6, col)


# ---------------------------------------------------------------- water


def bridge(x, base, w, col):
    """Chain bridge with two portals."""
    t1, t2 = x + w * 0.27, x + w * 0.73
    s = rect(x, base - 8, w, 3, col) + rect(t1 - 3, base - 26, 6, 26, col) + rect(t2 - 3, base - 26, 6, 26, col)
    s += "".join(path(f"M{t - 2} {base - 9}V{base - 15}q2 -2.6 4 0V{base - 9}Z", LAMP) for t in (t1, t2))
    hangers = ((0.33, 8), (0.39, 4.4), (0.45, 2), (0.55, 2), (0.61, 4.4), (0.67, 8), (0.2, 6), (0.13, 3), (0.8, 6))
    for q, d in (*hangers, (0.87, 3)):
        a = round(x + w * q, 1)
        s += line(a, base - 8, a, round(base - 8 - d, 1), col, 0.7)
    chain = f"M{x} {base - 8}Q{t1 - w * 0.1} {base - 12} {t1} {base - 24}Q{x + w * 0.5} {base + 6} {t2} {base - 24}"
    return s + path(chain + f"Q{t2 + w * 0.1} {base - 12} {x + w} {base - 8}", "none", col, 1.6)


def stone_bridge(x, base, w, h, n, col, edge, hump=3.0):
    """Bridge of n pointed arches, rising towards the middle; the water shows through."""
    p = w / n
    hump_line = f"Q{x + w / 2:g} {base - h - 2 * hump:g} {x + w:g} {base - h:g}"
    d = f"M{x:g} {base:g}V{base - h:g}{hump_line}V{base:g}"
    for i in reversed(range(n)):
        a, b = x + i * p + p * 0.14, x + (i + 1) * p - p * 0.14
        top = base - h * 0.72 - hump * (1 - abs(2 * (i + 0.5) / n - 1))
        shoulder = top * 0.75 + base * 0.25
        d += f"H{b:.2f}Q{b:.2f} {shoulder:.2f} {(a + b) / 2:.2f} {top:.2f}Q{a:.2f} {shoulder:.2f} {a:.2f} {base:g}"
    return path(d + "Z", col) + path(f"M{x:g} {base - h:g}{hump_line}", "none", edge, 1.1)


def glints(x, w, y, col, rows=3):
    """Light reflected on water."""
    s = ""
    for i in range(int(w / 14)):
        left = round(x + w * ((i * 0.377 + 0.06) % 1), 1)
        s += rect(left, y + (i % rows) * 2, 9 + 5 * (i % 3), 0.9, col, extra='opacity=".7"')
    return s


def sailboat(x, base, h, col, sail=None):
    """Boat with two sails, its hull from x to x + h."""
    foot = f"{base - h * 0.08:.2f}"
    s = path(f"M{x:g} {base:g}h{h:g}l{-h * 0.18:.2f} {h * 0.22:.2f}h{-h * 0.68:.2f}Z", col)
    s += path(f"M{x + h * 0.42:.2f} {foot}V{base - h:g}L{x + h * 0.95:.2f} {foot}Z", sail or col)
    return s + path(f"M{x + h * 0.34:.2f} {foot}V{base - h * 0.75:.2f}L{x + h * 0.02:.2f} {foot}Z", sail or col)


def steamer(x, base, w, hull=PAPER, funnel=SIGNAL, ink=INK):
    """Lake or Bosphorus steamer, w wide, sailing left."""
    return at(x, base, figure("boats/steamer", {HULL: hull, SIGNAL: funnel, INK: ink}), w / 42)


def gondola(x, base, w, man=True):
    """Gondola with the iron at the bow (left) and the man at the stern."""
    return at(x, base, figure("boats/gondola") + (figure("boats/gondolier") if man else ""), w / 40)
