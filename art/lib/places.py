"""Places: hills, peaks, towers, houses; for landscapes of any size."""
import math

from lib.draw import *


def hills(x, w, base, amp, step, seed, col, sharp=False):
    pts, i, q = [], 0, 0
    while q <= w + step:
        a = amp * (.45 + .55 * abs(math.sin(seed + i * 1.7)))
        pts.append((x + min(q, w), base - (a if i % 2 == 0 else a * .35)))
        q += step
        i += 1
    d = f"M{x} {base+40}L" + "L".join(f"{a:.1f} {b:.1f}" for a, b in pts) if sharp else f"M{x} {base+40}L{pts[0][0]} {pts[0][1]:.1f}"
    if not sharp:
        for (a, b), (c, e) in zip(pts, pts[1:]):
            d += f"C{(a+c)/2:.1f} {b:.1f} {(a+c)/2:.1f} {e:.1f} {c:.1f} {e:.1f}"
    return path(d + f"L{x+w} {base+40}Z", col)


def alps(x, base, w, h):
    """One snow-capped peak."""
    return (path(f"M{x} {base}L{x+w*.5} {base-h}L{x+w} {base}Z", "#4C6385")
            + path(f"M{x+w*.5} {base-h}L{x+w} {base}H{x+w*.62}L{x+w*.54} {base-h*.4}Z", "#3B4F6E")
            + path(f"M{x+w*.5} {base-h}L{x+w*.36} {base-h*.72}L{x+w*.44} {base-h*.64}L{x+w*.5} {base-h*.74}L{x+w*.57} {base-h*.6}L{x+w*.64} {base-h*.72}Z", "#EFEDE4"))


def fir(x, base, h, col="#16352C"):
    return path(f"M{x} {base-h}L{x+h*.26} {base-h*.5}H{x+h*.12}L{x+h*.32} {base}H{x-h*.32}L{x-h*.12} {base-h*.5}H{x-h*.26}Z", col)


def eiffel(x, base, h, col):
    w = h * .42
    return (path(f"M{x-w/2} {base}Q{x-h*.06} {base-h*.4} {x-1.2} {base-h}H{x+1.2}Q{x+h*.06} {base-h*.4} {x+w/2} {base}H{x+w*.3}Q{x} {base-h*.3} {x-w*.3} {base}Z", col)
            + rect(x - w * .36, base - h * .24, w * .72, h * .045, col) + rect(x - w * .22, base - h * .5, w * .44, h * .035, col) + rect(x - .6, base - h - 5, 1.2, 6, col))


def dome(x, base, w, h, col):
    return (rect(x - w / 2, base - h * .45, w, h * .45, col) + path(f"M{x-w*.38} {base-h*.45}Q{x-w*.38} {base-h*.85} {x} {base-h*.88}Q{x+w*.38} {base-h*.85} {x+w*.38} {base-h*.45}Z", col)
            + rect(x - 1, base - h * 1.08, 2, h * .22, col) + rect(x - w * .5, base - h * .5, w, 2.5, col))


def spire(x, base, h, col):
    return rect(x - h * .09, base - h * .5, h * .18, h * .5, col) + path(f"M{x-h*.12} {base-h*.5}L{x} {base-h}L{x+h*.12} {base-h*.5}Z", col)


def bridge(x, base, w, col):
    t1, t2 = x + w * .27, x + w * .73
    s = rect(x, base - 8, w, 3, col) + rect(t1 - 3, base - 26, 6, 26, col) + rect(t2 - 3, base - 26, 6, 26, col)
    s += path(f"M{x} {base-8}Q{t1-w*.1} {base-12} {t1} {base-24}Q{x+w*.5} {base+6} {t2} {base-24}Q{t2+w*.1} {base-12} {x+w} {base-8}", "none", col, 1.6)
    return s


def house(x, base, w, h, col, lit=True):
    s = rect(x, base - h, w, h + 2, col) + path(f"M{x-1.5} {base-h}L{x+w*.22} {base-h-w*.42}H{x+w*.78}L{x+w+1.5} {base-h}Z", col)
    return s + ("".join(rect(x + w * q, base - h * .93, w * .14, h * .2, LAMP) for q in (.2, .6)) if lit else "")


def pole(x, base, h, col="#0A1220"):
    """Telegraph pole."""
    return rect(x - 1.4, base - h, 2.8, h, col) + "".join(rect(x - 11, base - h + q, 22, 2.2, col) + "".join(rect(x + d - 1, base - h + q - 3.4, 2, 3.4, "#8796A9") for d in (-9.4, -5, 5, 9.4)) for q in (6, 14))


def night_panorama(w, h, seed=0):
    """The country by night behind a train: moon in rings, long diagonals, hills in three flats, a village with lamps."""
    s = rect(0, 0, w, h, "url(#sky_night)")
    mx, my = w * (.16 if not seed else .9), h * .22
    s += "".join(circ(mx, my, r, "#F6D98A", extra=f'opacity="{o}"') for r, o in ((h * .52, .05), (h * .36, .07), (h * .22, .1))) + circ(mx, my, h * .105, "#F6E3AE") + path(
        f"M{mx+h*.03} {my-h*.1}A{h*.105} {h*.105} 0 0 1 {mx+h*.03} {my+h*.1}A{h*.15} {h*.15} 0 0 0 {mx+h*.03} {my-h*.1}Z", "#E9CC84")
    for i in range(int(w / 26)):
        a, b = (i * 173.7 + 31) % w, (i * 61.3 + 17) % (h * .5)
        s += path(f"M{a:.0f} {b-2.6:.0f}l.8 1.8l1.8 .8l-1.8 .8l-.8 1.8l-.8 -1.8l-1.8 -.8l1.8 -.8Z", STEAM, extra=f'opacity="{.35+.5*((i*7)%5)/5:.2f}"')
    z = .56 if not seed else .8                                     # horizon
    s += hills(0, w, h * (z - .02), h * .2, w / 9, .4 + seed, "#263C66") + hills(0, w, h * (z + .02), h * .13, w / 7, 2.1 + seed, "#1D3054") + hills(0, w, h * (z + .08), h * .09, w / 11, 3.3 + seed, "#152541")
    s += rect(0, h * (z + .06), w, h, "#152541") + rect(0, h * .87, w, h * .14, "#0C1626")
    if not seed:
        b = h * .54
        for q, ww, hh in ((.33, 24, 16), (.35, 32, 24), (.378, 22, 18), (.402, 30, 24), (.428, 20, 15), (.446, 26, 20), (.47, 20, 14)):
            s += house(w * q, b, ww, hh + 7, "#0F1B31")
        s += spire(w * .395, b, 70, "#0F1B31") + rect(w * .395 - 2, b - 28, 4, 7, LAMP)
        s += "".join(fir(w * q, h * .56, hh, "#0F1B31") for q, hh in ((.008, 56), (.026, 72), (.24, 40), (.255, 54), (.27, 38), (.5, 44), (.515, 58), (.72, 40), (.735, 56), (.75, 44), (.955, 50), (.975, 68), (.99, 52)))
    return s


