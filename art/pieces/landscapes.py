"""Country between the cities: hills, peaks, trees, houses, bridges, boats; no sprites of its own."""
import math

from lib.draw import *
from lib.places import eiffel, fir, house, spire                # noqa: F401 (others take them from here)


def hills(x, w, base, amp, step, seed, col, foot=40):
    """A soft range from x to x + w; crests up to amp above base."""
    pts, i, q = [], 0, 0
    while q <= w + step:
        a = amp * (.45 + .55 * abs(math.sin(seed + i * 1.7)))
        pts.append((x + q, base - (a if i % 2 == 0 else a * .35)))
        q += step
        i += 1
    d = f"M{x:g} {base+foot:g}L{pts[0][0]:g} {pts[0][1]:.1f}"
    for (a, b), (c, e) in zip(pts, pts[1:]):
        d += f"C{(a+c)/2:.1f} {b:.1f} {(a+c)/2:.1f} {e:.1f} {c:.1f} {e:.1f}"
    return path(d + f"L{pts[-1][0]:g} {base+foot:g}Z", col)


def alps(x, base, w, h, col="#4C6385", col2="#3B4F6E", snow="#EFEDE4"):
    """One snow-capped peak, its foot from x to x + w."""
    return (path(f"M{x} {base}L{x+w*.5} {base-h}L{x+w} {base}Z", col)
            + path(f"M{x+w*.5} {base-h}L{x+w} {base}H{x+w*.62}L{x+w*.54} {base-h*.4}Z", col2)
            + path(f"M{x+w*.5} {base-h}L{x+w*.36} {base-h*.72}L{x+w*.44} {base-h*.64}L{x+w*.5} {base-h*.74}L{x+w*.57} {base-h*.6}L{x+w*.64} {base-h*.72}Z", snow))


def peaks(x, w, base, h, n, **cols):
    """A chain of n peaks over the width w, the highest h high."""
    step = w / n
    return "".join(alps(x + step * (i - .35), base, step * 1.5, h * (.66, .9, .74, 1)[i % 4], **cols) for i in range(n))


def cypress(x, base, h, col="#16352C"):
    """The flame-shaped tree of the south."""
    return path(f"M{x:g} {base-h:g}C{x+h*.16:.2f} {base-h*.6:.2f} {x+h*.18:.2f} {base-h*.25:.2f} {x+h*.06:.2f} {base-h*.08:.2f}V{base:g}H{x-h*.06:.2f}V{base-h*.08:.2f}C{x-h*.18:.2f} {base-h*.25:.2f} {x-h*.16:.2f} {base-h*.6:.2f} {x:g} {base-h:g}Z", col)


def tree(x, base, r, col="#16352C"):
    """A round crown on a short stem."""
    return rect(x - r * .12, base - r, r * .24, r, col) + circ(x, base - r * 1.5, r, col) + circ(x - r * .7, base - r * 1.1, r * .62, col) + circ(x + r * .7, base - r * 1.1, r * .62, col)


def gable(x, base, w, h, col, lit=LAMP):
    """Tall house, gable to the front, two lit windows."""
    return path(f"M{x:g} {base:g}V{base-h:g}L{x+w/2:g} {base-h-w*.62:.2f}L{x+w:g} {base-h:g}V{base:g}Z", col) + rect(x + w * .22, base - h * .6, w * .16, h * .22, lit) + rect(x + w * .6, base - h * .95, w * .16, h * .22, lit)


def lamps(pts, r=1.0, col=LAMP):
    """Lit windows."""
    return "".join(rect(a - r, b - r * 1.5, 2 * r, 3 * r, col) for a, b in pts)


def arched(pts, w=3.2, h=6, col=LAMP):
    """Round-headed windows or doors, standing on y."""
    return "".join(path(f"M{a-w/2:g} {b:g}V{b-h+w*.6:.2f}Q{a:g} {b-h-w*.3:.2f} {a+w/2:g} {b-h+w*.6:.2f}V{b:g}Z", col) for a, b in pts)


def battlements(x1, x2, y, col, foot=0, step=5, tooth=2.4):
    """Crenellated wall from x1 to x2, its top at y, standing on foot."""
    n = max(1, round((x2 - x1) / step))
    p = (x2 - x1) / n
    d = "".join(f"H{x1+i*p+p/2:.2f}v{tooth}H{x1+(i+1)*p:.2f}v{-tooth}" if i < n - 1 else f"H{x2:g}" for i in range(n))
    return path(f"M{x1:g} {foot:g}V{y:g}{d}V{foot:g}Z", col)


def cupola(q, y, r, col, dark, tip=BRASS, ratio=1.35):
    """A dome of radius r on y with its dark side and a knob."""
    return (path(f"M{q-r:g} {y:g}Q{q-r:g} {y-r*(ratio-.1):.2f} {q:g} {y-r*ratio:.2f}Q{q+r:g} {y-r*(ratio-.1):.2f} {q+r:g} {y:g}Z", col)
            + path(f"M{q+r*.3:.2f} {y:g}Q{q+r*.5:.2f} {y-r:.2f} {q:g} {y-r*ratio:.2f}Q{q+r:g} {y-r*(ratio-.1):.2f} {q+r:g} {y:g}Z", dark) + rect(q - .45, y - r * ratio - 3.4, .9, 3.8, tip))


def wheel(cx, cy, r, c, c2=SIGNAL, foot=None):
    """Giant wheel with red cabins."""
    s = circ(cx, cy, r, "none", c, r * .09) + circ(cx, cy, r * .86, "none", c, r * .04) + "".join(line(cx, cy, round(cx + r * math.cos(i * math.pi / 6), 2), round(cy + r * math.sin(i * math.pi / 6), 2), c, r * .045) for i in range(12))
    s += "".join(rect(cx + r * math.cos(i * math.pi / 6) - r * .11, cy + r * math.sin(i * math.pi / 6) - r * .08, r * .22, r * .18, c2) for i in range(12))
    return s + path(f"M{cx} {cy}L{cx-r*.5} {foot}M{cx} {cy}L{cx+r*.5} {foot}", "none", c, r * .1) + circ(cx, cy, r * .1, c)


def bridge(x, base, w, col):
    """Chain bridge with two portals."""
    t1, t2 = x + w * .27, x + w * .73
    s = rect(x, base - 8, w, 3, col) + rect(t1 - 3, base - 26, 6, 26, col) + rect(t2 - 3, base - 26, 6, 26, col)
    s += "".join(path(f"M{t-2} {base-9}V{base-15}q2 -2.6 4 0V{base-9}Z", LAMP) for t in (t1, t2))
    s += "".join(line(round(x + w * q, 1), base - 8, round(x + w * q, 1), round(base - 8 - d, 1), col, .7) for q, d in ((.33, 8), (.39, 4.4), (.45, 2), (.55, 2), (.61, 4.4), (.67, 8), (.2, 6), (.13, 3), (.8, 6), (.87, 3)))
    return s + path(f"M{x} {base-8}Q{t1-w*.1} {base-12} {t1} {base-24}Q{x+w*.5} {base+6} {t2} {base-24}Q{t2+w*.1} {base-12} {x+w} {base-8}", "none", col, 1.6)


def stone_bridge(x, base, w, h, n, col, c2, hump=3.0):
    """Bridge of n pointed arches, rising to the middle; the water shows through."""
    p = w / n
    d = f"M{x:g} {base:g}V{base-h:g}Q{x+w/2:g} {base-h-2*hump:g} {x+w:g} {base-h:g}V{base:g}"
    for i in reversed(range(n)):
        a, b = x + i * p + p * .14, x + (i + 1) * p - p * .14
        top = base - h * .72 - hump * (1 - abs(2 * (i + .5) / n - 1))
        d += f"H{b:.2f}Q{b:.2f} {(top*.75+base*.25):.2f} {(a+b)/2:.2f} {top:.2f}Q{a:.2f} {(top*.75+base*.25):.2f} {a:.2f} {base:g}"
    s = path(d + "Z", col)
    return s + path(f"M{x:g} {base-h:g}Q{x+w/2:g} {base-h-2*hump:g} {x+w:g} {base-h:g}", "none", c2, 1.1)


def vines(x, w, base, h, col, rows="#00000000", n=7):
    """A vineyard hill: one long slope with terraces and rows of vines in long diagonals."""
    s = path(f"M{x:g} {base:g}C{x+w*.2:.1f} {base-h*.2:.1f} {x+w*.3:.1f} {base-h:.1f} {x+w*.55:.1f} {base-h:.1f}S{x+w*.85:.1f} {base-h*.4:.1f} {x+w:g} {base:g}Z", col)
    for i in range(n):                                       # rows run from the crest down both ways
        a = .36 + .38 * i / (n - 1)
        s += path(f"M{x+w*a:.1f} {base-h*(.93 if .42 < a < .68 else .82):.1f}L{x+w*(a+(a-.55)*1.0):.1f} {base:g}", "none", rows, 1.1, 'stroke-dasharray="2.2 1.2"')
    return s


def glints(x, w, y, col, rows=3):
    """Light lying on water."""
    return "".join(rect(round(x + w * ((i * .377 + .06) % 1), 1), y + (i % rows) * 2, 9 + 5 * (i % 3), .9, col, extra='opacity=".7"') for i in range(int(w / 14)))


def sailboat(x, base, h, col, sail=None):
    """Boat with two sails, its hull from x to x + h."""
    s = sail or col
    return (path(f"M{x:g} {base:g}h{h:g}l{-h*.18:.2f} {h*.22:.2f}h{-h*.68:.2f}Z", col) + path(f"M{x+h*.42:.2f} {base-h*.08:.2f}V{base-h:g}L{x+h*.95:.2f} {base-h*.08:.2f}Z", s)
            + path(f"M{x+h*.34:.2f} {base-h*.08:.2f}V{base-h*.75:.2f}L{x+h*.02:.2f} {base-h*.08:.2f}Z", s))


def steamer(x, base, w, hull=PAPER, funnel=SIGNAL, ink=INK):
    """Lake or Bosphorus steamer, w wide, sailing left."""
    s = path("M-21 0H21L15 7H-15Z", hull, ink, .8) + path("M-21 0H21L19.6 1.8H-19.4Z", funnel) + rect(-11, -5, 22, 5, PAPER, 0, ink, .7) + path("M-3 -5V-15H3V-5Z", funnel, ink, .7) + path("M-3 -15H3V-12.6H-3Z", ink)
    return at(x, base, s + "".join(circ(q, -2.6, 1, LAMP, ink, .4) for q in (-7, -2, 3, 8)) + path("M-17 0V-9M14 0V-10", "none", ink, .8), w / 42)


def gondola(x, base, w, col=INK, man=True):
    """Gondola with the iron at the bow (left) and the man at the stern."""
    s = path("M-20 -7.6Q-17.6 -7 -17 -3.4Q-8 0 0 0Q12 -.4 17 -6L19.6 -7.4Q18 -1 12 2.4Q0 4.6 -10 2.4Q-17.6 .4 -18.4 -5.6L-20.4 -5.4Z", col) + path("M-3 -.2Q2 -5.4 7 -.8Z", BURGUNDY)
    if man:
        s += path("M11.4 -3L12 -9.4Q13.6 -11 15.2 -9.4L15.4 -4Z", col) + circ(13.8, -12.2, 1.7, col) + path("M10.8 -13H16.8L16.2 -14H11.4Z", LAMP) + path("M16 -9L4 5.4", "none", col, .9)
    return at(x, base, s, w / 40)


def sprites():
    """Only parts: the cities and postcards use them."""
    return []
