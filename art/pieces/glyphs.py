"""Icons: one symbol, one icon. Each is drawn on a 32 x 32 grid centred on 0, 0, live area 28, outline 1.3."""
from lib.draw import *

OL = 1.3                                    # outline on the 32 grid: one pixel at 24 px


def g_path(d, fill, sw=OL, extra=""):
    return path(d, fill, INK, sw, 'stroke-linejoin="round" ' + extra)


def g_wheels(y=10.6, xs=(-8.5, 8.5), r=3.4):
    return rect(-14, y - 3.4, 28, 2.6, INK) + "".join(circ(q, y, r, INK) + circ(q, y, 1.2, BRASS) for q in xs)


def g_fig(x, cy, s, size, fill, w=700):
    """Figure on an icon: always Josefin Sans bold; Limelight is too fine at 24 px."""
    return txt(x, cy + size * .36, s, size, fill, "middle", w)


def g_car(v, label=None, body=None, roof_=None, ink=None):
    b, r, i = CLASS[v] if v is not None else (body, roof_, ink)
    s = g_wheels() + g_path("M-14.4 -7V7.4H14.4V-7Z", b) + g_path("M-15.4 -6.4Q-14.4 -12.6 -9 -12.6H9Q14.4 -12.6 15.4 -6.4Z", r)
    return s + g_fig(0, .6, label if label is not None else v, 17, ink or i)


def g_upgrade(a, b):
    """The left half runs into the right half as an arrow: from class a to class b."""
    (ca, _, ia), (cb, rb, ib) = CLASS[a], CLASS[b]
    s = g_wheels() + rect(-15, -7, 30, 14.4, cb, 0, INK, OL) + g_path("M-15.4 -6.4Q-14.4 -12.6 -9 -12.6H9Q14.4 -12.6 15.4 -6.4Z", rb)
    m = -1.6 if b < 12 else -3
    s += g_path(f"M-15 -7H{m-1.6}L{m+3.4} .2L{m-1.6} 7.4H-15Z", ca) + path(f"M{m-1.6} -7L{m+3.4} .2L{m-1.6} 7.4", "none", PAPER, 1.5)
    return s + g_fig((m - 14.6) / 2 - .1, .6, a, 14.5, ia) + g_fig((m + 18) / 2 + .4, .6, b, 14.5 if b < 12 else 13.4, ib)


def g_choice():
    s = at(-3, 2.6, g_wheels(9, (-7, 7), 3.2).replace('x="-14"', 'x="-12"').replace('width="28"', 'width="24"') + g_path("M-12.4 -6V6H12.4V-6Z", STEAM) + g_path("M-13.2 -5.4Q-12.4 -10.6 -8 -10.6H8Q12.4 -10.6 13.2 -5.4Z", IRON2)
           + path(star_glyph(0, .4, 6, SIGNAL).split('d="')[1].split('"')[0], SIGNAL))
    return s + g_path("M8.2 5.6V-4.6H4.4L10.6 -14.4L16 -4.6H12.6V5.6Z", "#2E7A58")


def g_cap(cx, cy, k=1.0, coat="#2F3D60"):
    """Conductor's head and shoulders."""
    s = g_path("M-8 9Q-8 2.6 -3 1.6H3Q8 2.6 8 9Z", coat, OL / k) + path("M-2.4 2L0 6L2.4 2Z", PAPER)
    s += circ(0, -2.6, 5, "#EBC29C", INK, OL / k) + path("M0 -.6q1.8 -1.3 3.8 .6q-1.8 1 -3.8 .2q-2 .8 -3.8 -.2q2 -1.9 3.8 -.6Z", "#4a2f1a")
    return at(cx, cy, s + g_path("M-6 -4.6L-5.6 -10.4Q0 -13 5.6 -10.4L6 -4.6Z", coat, OL / k) + rect(-5.8, -7, 11.6, 2, LAMP) + path("M-6.4 -5.2H8.2L6 -2.8H-5.8Z", INK), k)


def g_steps(n, right=True, y=10.6):
    """Figure and chevrons in the lower third."""
    d = "".join(f"M{q} {y-3.3}l3.6 3.3l-3.6 3.3" if right else f"M{q+3.6} {y-3.3}l-3.6 3.3l3.6 3.3" for q in (.6, 6.4))
    return path(d, "none", SIGNAL, 2.6, 'stroke-linecap="butt"') + g_fig(-6.4, y + .3, n, 12.5, INK)


def g_strip(s):
    return rect(-14.4, 5.2, 28.8, 10.8, "#F6EBCB", 5.4, INK, OL) + s


def g_both(n):
    return g_cap(-7.2, -4.6, .84) + g_cap(7.2, -4.6, .84) + g_strip(g_steps(n))


def g_one(n):
    return g_cap(0, -3.6, .94) + g_strip(g_steps(n))


def g_engine(right=False, y=0, k=1.0, col="#2C4A6E"):
    s = g_path("M-13 4.6V-3.4Q-13 -5.4 -11 -5.4H4V4.6Z", col) + g_path("M4 4.6V-10.6H13V4.6Z", col) + g_path("M2 -10.4Q3 -13.4 6 -13.4H14Q14.8 -12 15 -10.4Z", IRON2) + rect(6.4, -7.8, 4.4, 4.6, LAMP, .6, INK, .8)
    s += g_path("M-10.6 -5.4L-12 -11.4H-5.4L-6.8 -5.4Z", IRON2) + rect(-12.8, -13.2, 8.2, 2.6, BRASS, .6, INK, .8) + g_path("M-3.4 -5.4Q-3.4 -9.6 -.6 -9.6T2.2 -5.4Z", BRASS, 1)
    s += g_path("M-16 9.6L-14 4.2H14.4V7H-12Z", SIGNAL, 1)
    s += "".join(circ(q, 8.6 if r < 3.6 else 8.2, r, INK) + circ(q, 8.6 if r < 3.6 else 8.2, 1.2, BRASS) for q, r in ((-7.4, 3), (1, 4), (10, 4)))
    return f'<g transform="translate(0 {y:g}) scale({-k if right else k:g} {k:g})">{s}</g>'


def g_loco(n):
    return g_engine(False, -4.6, .92) + g_strip(g_steps(n, False))


def g_coin():
    return coin(0, 0, 13.6)


def g_seal(n, r=14, cy=0):
    pts = [f"{q*math.sin(i*math.pi/14):.2f} {cy-q*math.cos(i*math.pi/14):.2f}" for i in range(28) for q in [r if i % 2 == 0 else r * .88]]
    return g_path("M" + "L".join(pts) + "Z", SIGNAL) + circ(0, cy, r * .76, "none", "#F0B9A0", .9) + g_fig(0, cy + .6, n, r * 1.25, "#FFF6E2")


def g_rail():
    return rect(-15, 11.4, 30, 2.8, "#9AA7B5", 0, INK, .8) + "".join(rect(q, 14.4, 4.4, 2, "#7A5835") for q in (-13.4, -5.4, 2.4, 10))


def g_pstation():
    return rect(-1.6, 2, 3.2, 10, "#4A3A28") + g_rail() + g_seal(3, 11, -5) + circ(0, 12.6, 3, PAPER, INK, OL)


def g_bstation():
    s = rect(-1.6, 2, 3.2, 10, "#4A3A28") + g_rail() + g_path("M-14 -14.6H14V3.4H-14Z", PAPER) + rect(-11.8, -12.4, 23.6, 13.6, "none", 0, BRASS, 1.5)
    return s + path(star_glyph(0, -5.2, 6, SIGNAL).split('d="')[1].split('"')[0], SIGNAL) + circ(0, 12.6, 3, LAMP, INK, OL)


def g_gameend():
    """A card whose seal waits for the end: flag at half, chequered foot."""
    s = g_path("M-11.4 -15H11.4V15H-11.4Z", PAPER) + rect(-9, -12.6, 18, 25.2, "none", 0, BRASS, 1.2) + at(0, -3.8, g_seal("", 8.4)) + path("M-3 -6.8L3 -.8M3 -6.8L-3 -.8", "none", "#FFF6E2", 2)
    return s + "".join(rect(-8.4 + (i % 6) * 2.8, 7.2 + (i // 6) * 2.8, 2.8, 2.8, INK if (i + i // 6) % 2 else "#FFFDF5") for i in range(12))
