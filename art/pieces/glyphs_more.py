"""Icons, second half: modules, evidence, Teatime, roles."""
import math

from lib.draw import *
from pieces.glyphs import OL, g_engine, g_path, g_wheels

def star(cx, cy, r, col=SIGNAL):
    return path(star_glyph(cx, cy, r, col).split('d="')[1].split('"')[0], col)


def g_celebrity():
    """Cloche hat in a lit brass arch."""
    s = g_path("M-13.4 15V-4Q-13.4 -15.4 0 -15.4T13.4 -4V15Z", "url(#lampwin)") + path("M-11.4 15V-3.8Q-11.4 -13.4 0 -13.4T11.4 -3.8V15", "none", "#B88F36", 1.6)
    s += g_path("M-10 14.4Q-9 7.6 -3 7H3Q9 7.6 10 14.4Z", "#245A55", 1.1) + rect(-2, 4, 4, 5, "#D9A983") + path("M-7 -3Q-7.6 5 -3.4 6H3.4Q7.6 5 7 -3Z", "#2B1A17") + path("M-5 -1Q-5 7 0 7T5 -1Z", "#F2CDA8")
    s += g_path("M-7.8 1.4Q-9.4 -9.6 0 -9.6T7.8 1.4Q3.6 -1.2 0 -.8Q-3.6 -1.2 -7.8 1.4Z", BURGUNDY, 1.1) + path("M-8 -.4Q-3.6 -3 0 -2.8T8 -.4", "none", LAMP, 1.7) + g_path("M4.8 -4.4Q11.6 -7 10.8 -12Q5.4 -9.6 4.8 -4.4Z", "#F4EEDD", .8)
    return s + path("M-1.4 4.6Q0 3.6 1.4 4.6Q0 5.8 -1.4 4.6Z", SIGNAL) + path("M-3.6 1.4h2.4M1.2 1.4h2.4", "none", "#2B1A17", 1.1)


def g_postcard():
    s = g_path("M-15 -11H15V11H-15Z", "#FFFBEF") + rect(-12.6, -8.6, 25.2, 17.2, "#7FB0B0") + circ(-5.4, -2.4, 3.8, LAMP) + path("M-12.6 8.6V3.4Q-7 -1.6 -1.6 3.6Q2.4 -.2 5 2.4V8.6Z", "#2C5A66")
    s += path("M5 8.6V0A3.8 3.8 0 0 1 12.6 0V8.6Z", "#274158") + rect(8.2, -6.6, 1.3, 4, "#274158")
    return s + g_path("M5 -14.4H15.6V-4H5Z", SIGNAL) + star(10.3, -9.2, 3.5, "#FFF6E2")


def g_passenger():
    """Bowler in profile."""
    s = g_path("M-13 15Q-13 5.6 -4 4.4H3Q10.6 5.6 10.6 15Z", "#7A5C2E") + g_path("M-6 -6.4Q-6.6 4.4 0 5.2Q5.8 6 7.4 2L7 -.8L9.6 -2L7.4 -6.4Z", "#F2CDA8", 1.1) + path("M-6.4 -6Q-7.6 2 -3.4 3L-1.4 -6Z", "#3B2A18")
    s += g_path("M-12 -5.6Q0 -3.4 13 -6Q12 -8.6 8.4 -8Q8.6 -16 0 -16T-8 -7.8Q-11.6 -8 -12 -5.6Z", "#3B2A18") + path("M-8 -9.4Q0 -7.8 8.4 -9.4", "none", BRASS, 2)
    return s + circ(4.6, -2.4, 1.2, INK) + path("M1 .2Q4 2.2 8.4 -.6", "none", "#3B2A18", 2.2)


def g_luggage():
    s = path("M-5 -8.6V-13.4Q-5 -14.4 -4 -14.4H4Q5 -14.4 5 -13.4V-8.6", "none", INK, 3.4) + path("M-5 -8.6V-13.4Q-5 -14.4 -4 -14.4H4Q5 -14.4 5 -13.4V-8.6", "none", "#B07F45", 1.2)
    s += g_path("M-14.6 -9H14.6V12.6H-14.6Z", "#A5552F") + rect(-14, -2.4, 28, 2, "#6B331C") + "".join(rect(q, -8.4, 3.4, 20.4, BRASS, 0, INK, .8) for q in (-10.4, 7))
    return s + rect(-3, -4.6, 6, 6, LAMP, 1, INK, 1) + circ(0, 6.8, 3.4, "#3F7F86", INK, .8) + path("M-1.6 6.8h3.2", "none", PAPER, 1.2)


def g_switch():
    s = path("M-15 -8H-6L6 8H15", "none", INK, 7.4) + path("M-15 -8H-6L6 8H15", "none", "#9AA7B5", 4.8) + path("M-15 -8H-6L6 8H15", "none", INK, 1.6)
    s += g_path("M-9.6 -16L-4.4 -10.4H-14.8Z", SIGNAL, 1) + g_path("M9.6 16L14.8 10.4H4.4Z", SIGNAL, 1)
    s += line(-2.6, 9.6, 6.6, -9, INK, 4.6) + line(-2.6, 9.6, 6.6, -9, BRASS, 2) + circ(7.4, -10.6, 4.6, SIGNAL, INK, OL) + g_path("M-8.4 14.6H3.4L.6 8.6H-5.6Z", IRON2)
    return s


def g_mechanic():
    """Spanner through a gear wheel."""
    s = gear(-2, 2, 12.6, 9, "#4F5D6C", "#F6EBCB")
    d = "M-2.8 -5V15A4 4 0 0 0 2.8 15V-5A7 7 0 0 0 5.8 -15L2.6 -10H-2.6L-5.8 -15A7 7 0 0 0 -2.8 -5Z"
    return s + f'<g transform="translate(2.4 -2.4) rotate(45)">{g_path(d, "#DCE3E6", 1.4)}</g>'


def crate(x, y, w, h, col="#B48A57"):
    return rect(x, y, w, h, col, 0, INK, OL) + path(f"M{x+1.6} {y+h-1.6}L{x+w-1.6} {y+1.6}", "none", "#6A4B2D", 2) + rect(x + 1.7, y + 1.7, w - 3.4, h - 3.4, "none", 0, "#7d5730", 1.3)


def g_storage():
    """Three crates: three cards drawn."""
    return crate(-15, .6, 15, 14) + crate(0, .6, 15, 14, "#A97C48") + crate(-7.5, -13.6, 15, 14, "#CBA26E")


def g_factory():
    s = g_path("M-11 2V-15.4H-4.6V2Z", "#7E2839") + path("M-11 -11.4H-4.6", "none", LAMP, 1.6) + g_path("M-15 14V-1H-3L5.6 -8.6V-1L14.6 -8.6V14Z", "#9C4A38")
    return s + path("M-3 -1L5.6 -8.6V-1ZM5.6 -1L14.6 -8.6V-1Z", "#C77B55") + "".join(rect(q, 3.4, 5, 5.4, LAMP, 0, INK, 1) for q in (-12, -4.6, 2.8)) + rect(9.6, 4, 3.8, 10, "#3b2415", 0, INK, .8)


def g_toolbox():
    s = path("M-6.4 -4V-9.6H6.4V-4", "none", INK, 4) + path("M-6.4 -4V-9.6H6.4V-4", "none", "#9AA7B5", 1.6) + g_path("M-15 13V1H15V13Z", SIGNAL) + g_path("M-15 1L-11 -5.4H11L15 1Z", "#8A2A20")
    return s + rect(-4, -2, 8, 6.6, LAMP, 1, INK, 1.1) + path("M-15 7.4H15", "none", "#8A2A20", 1.6)


def print_(cx, cy, k=1.0, col=BURGUNDY, bg="#F6EBCB"):
    """One fingerprint: an oval of ridges."""
    s = path("M0 -9.6C4.8 -9.6 7 -6 7 -1V2.4C7 7.2 4.6 10 0 10S-7 7.2 -7 2.4V-1C-7 -6 -4.8 -9.6 0 -9.6Z", bg, INK, 1.1 / k)
    s += path("M-4.6 5V-1.4Q-4.6 -6.6 0 -6.6T4.6 -1.4V4.6", "none", col, 1.8, 'stroke-linecap="round"') + path("M-1.8 7.4Q-1.2 2 -1.6 -.6Q-1.4 -3 0 -3T1.7 -.6V6.6", "none", col, 1.8, 'stroke-linecap="round"')
    return at(cx, cy, s, k)


def g_prints(n):
    return {1: print_(0, 0, 1.45), 2: print_(-7.6, 0, 1.04) + print_(7.6, 0, 1.04), 3: print_(0, -7.4, .82) + print_(-8, 7, .82) + print_(8, 7, .82)}[n]


def g_discard():
    """A fingerprint falls into the basket."""
    s = print_(0, -7.4, .84) + g_path("M-12 1H12L8.6 15H-8.6Z", "#8A97A6") + path("M-7 1.6L-5.4 14.4M0 1.6V14.4M7 1.6L5.4 14.4M-11 6.4H11M-9.8 10.8H9.8", "none", INK, 1.1)
    return s + rect(-13.4, -1, 26.8, 3.2, STEAM, 1, INK, OL)


def g_destroy():
    """A fingerprint in the flames."""
    s = g_path("M0 -16Q2.4 -10.6 7 -8Q9.4 -9.6 8.8 -13Q14 -7.6 14 1.4Q14 15.4 0 15.4T-14 1.4Q-14 -4.6 -9.6 -9Q-9 -5.6 -6.6 -5Q-4.4 -9.6 0 -16Z", SIGNAL)
    return s + path("M1 -8.6Q4 -3.6 9 -2.4Q11 7 6 12.6H-6.4Q-11.6 6.6 -8.6 -1Q-3 -2 1 -8.6Z", LAMP) + print_(0, 5.2, .82)


def g_bust(cx, cy, k, col):
    return at(cx, cy, g_path("M-7 8Q-7 .6 -2.4 0H2.4Q7 .6 7 8Z", col, OL / k) + circ(0, -4, 4.6, col, INK, OL / k), k)


def lens(cx, cy, r, a=45, fill="#E9F1F2", op=1):
    x, y = cx + math.cos(math.radians(a)) * r, cy + math.sin(math.radians(a)) * r
    ex, ey = 15, 15
    return line(x, y, ex, ey, INK, 5.6) + line(x, y, ex - .8, ey - .8, "#8A6238", 3) + circ(cx, cy, r, fill, INK, OL + .2, f'fill-opacity="{op}"') + circ(cx, cy, r - 1.8, "none", BRASS, 2)


def g_suspect_self():
    """One person in the lens."""
    return lens(-2.6, -2.6, 12.4) + '<g clip-path="url(#lensclip)">' + g_bust(-2.6, 1.6, 1.12, SIGNAL) + "</g>"


def g_suspect_all():
    """The lens goes over the others, three abreast."""
    return g_bust(-9, -5.4, .92, "#33547E") + g_bust(9, -5.4, .92, "#33547E") + g_bust(0, -7, 1.06, "#33547E") + lens(3.4, 3.4, 7.4, 45, "#E9F1F2", .55)


def g_coffee():
    s = path("M8 -2.4Q14.6 -2.4 13.6 2.4T6.4 7", "none", INK, 4.4) + path("M8 -2.4Q14.6 -2.4 13.6 2.4T6.4 7", "none", PAPER, 1.8) + g_path("M-11.4 -5H8.6Q9 4 5 9.4H-7.6Q-11.8 4 -11.4 -5Z", PAPER) + path("M-9.6 -3.4H6.8L6.4 -.6H-9.2Z", "#5A3520")
    return s + g_path("M-14 10.6H11.4L8.4 14H-11Z", BRASS) + path("M-6 -7.6q-2.4 -2.4 0 -4.2t0 -3.8M2.6 -7.6q-2.4 -2.4 0 -4.2t0 -3.8", "none", INK, 3) + path("M-6 -7.6q-2.4 -2.4 0 -4.2t0 -3.8M2.6 -7.6q-2.4 -2.4 0 -4.2t0 -3.8", "none", STEAM, 1.5)


def g_cake():
    s = g_path("M-13.4 -1.4L9.6 -9.4Q14 -6.6 14 -1.4V9.6H-13.4Z", "#E7B98A") + g_path("M-13.4 -1.4L9.6 -9.4Q14 -6.6 14 -1.4Z", "#F6E3CC") + path("M-12.8 3.6H13.4V6.4H-12.8Z", "#B5384A") + path("M-13 .2Q-10 3.4 -7 .2Q-4 3.4 -1 .2Q2 3.4 5 .2Q8 3.4 11 .2L13.4 .4V-1.2H-13Z", "#FFF9EE")
    return s + circ(5.6, -10.6, 3.7, SIGNAL, INK, OL) + path("M5.6 -14.2Q7.6 -16.4 10.4 -15.6", "none", PINE, 1.6) + g_path("M-15.4 10.6H15.4L12.4 13.8H-12.4Z", BRASS)


def g_champagne():
    s = rect(-1.3, .6, 2.6, 11, "#DCE9EA", 0, INK, 1.1) + g_path("M-8.6 14.6Q-7.6 11.6 0 11.4Q7.6 11.6 8.6 14.6Z", "#DCE9EA") + g_path("M-12.6 -10.4H12.6Q12 1.4 0 1.8Q-12 1.4 -12.6 -10.4Z", "#EAF3F3")
    return s + path("M-11.4 -6.6H11.4Q9.6 .4 0 .6T-11.4 -6.6Z", "#F0C04E") + "".join(circ(a, b, r, "#FFF9DC") for a, b, r in ((-3.6, -3.4, 1.2), (2.6, -4.6, 1.4), (.2, -1.4, 1))) + "".join(star(a, b, r, LAMP).replace("/>", f' stroke="{INK}" stroke-width=".6"/>') for a, b, r in ((-7.6, -13, 2.6), (6.6, -13.4, 2.2)))


def g_contract():
    s = g_path("M-11.4 -12.6H11.4V15H-11.4Z", "#8A6238") + rect(-8.8, -9.4, 17.6, 21.8, "#FFFBEF", 0, INK, .8) + rect(-5.6, -15.4, 11.2, 6, BRASS, 1.4, INK, OL)
    return s + path("M-6 -4.4H6M-6 -.8H3", "none", INK, 1.9) + path("M-8 3.2H8", "none", "#9A7B35", 1.2, 'stroke-dasharray="2.4 1.6"') + star(0, 8, 3.9)


def g_mail():
    s = g_wheels() + g_path("M-14.4 -7V7.4H14.4V-7Z", "#B23A2E") + g_path("M-15.4 -6.4Q-14.4 -12.6 -9 -12.6H9Q14.4 -12.6 15.4 -6.4Z", "#4A1B16")
    return s + rect(-8.6, -4.8, 17.2, 10.6, "#FFF8E6", 0, INK, OL) + path("M-8.6 -4.8L0 1.6L8.6 -4.8", "none", INK, OL)


def g_tile():
    return g_path("M-15 -15H15V15H-15Z", PAPER) + rect(-13, -13, 26, 26, "none", 0, BRASS, 1.2) + g_engine(True, -1.4, .74) + rect(-13, 7, 26, 6, "#EFE2BF") + g_path("M-4 12.4V9.8H-7L0 6L7 9.8H4V12.4Z", "#2E7A58", .7)


def g_start():
    return g_path("M-2 2H2V15.4H-2Z", BRASS, 1.1) + circ(0, -4.2, 11.4, SIGNAL, INK, OL) + circ(0, -4.2, 8.4, "none", PAPER, 2.4) + circ(0, -4.2, 3, PAPER)


def g_murderer():
    s = g_path("M-2.9 -3.4L0 15.8L2.9 -3.4Z", "#DCE3E6", 1.2) + path("M0 -3.4V15L2.4 -3.4Z", "#9AA7B5") + rect(-2, -13.6, 4, 9, BURGUNDY, 0, INK, OL) + path("M-2 -11.4H2M-2 -8.8H2", "none", LAMP, 1)
    s += g_path("M-8.6 -6.2Q0 -3.8 8.6 -6.2V-3Q0 -.8 -8.6 -3Z", BRASS, 1.1) + circ(0, -14, 2.5, BRASS, INK, 1.1)
    return f'<g transform="rotate(35) scale(1.05)">{s}</g>'


def g_innocent():
    return g_path("M0 14.4C-8.6 7.4 -14.4 2 -14.4 -4.6C-14.4 -9.6 -10.8 -12.6 -7 -12.6C-4 -12.6 -1.4 -11 0 -8.2C1.4 -11 4 -12.6 7 -12.6C10.8 -12.6 14.4 -9.6 14.4 -4.6C14.4 2 8.6 7.4 0 14.4Z", "#D9596B") + path("M-10.4 -4.6Q-10.4 -8.6 -6.8 -9", "none", "#F9D3D6", 2.2, 'stroke-linecap="round"')


def gear(cx, cy, r, n=10, col=IRON2, hole="#FBF4E2"):
    d = ""
    for i in range(n * 4):
        a = 2 * math.pi * (i + .5) / (n * 4)
        q = r if i % 4 < 2 else r * .78
        d += f"{'M' if i == 0 else 'L'}{cx+q*math.sin(a):.2f} {cy-q*math.cos(a):.2f}"
    return path(d + "Z", col, INK, 1) + circ(cx, cy, r * .34, hole, INK, 1)


def spanner(cx, cy, k=1.0, rot=45, col="#9AA7B5"):
    d = "M-2.6 -8V14.6A4.6 4.6 0 0 0 2.6 14.6V-8A8 8 0 0 0 6.6 -19.4L2.6 -13.4H-2.6L-6.6 -19.4A8 8 0 0 0 -2.6 -8Z"
    return f'<g transform="translate({cx:g} {cy:g}) rotate({rot}) scale({k:g})">{path(d, col, INK, 1.4)}</g>'

