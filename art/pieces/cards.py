"""Card blanks, backs and tiles: offer cards 116 x 138, market cards 116 x 92. Figures and words are set by the game."""
import math

from lib.draw import *
from lib.places import dome
from lib.sprite import Sprite, boxed
from pieces.panels import halo

CW, CH, MH = 116, 138, 92
PAGE = "cards"
CLIPS = (f'<clipPath id="cardframe"><path d="{notched(6.5, 33.5, 103, 98, 5)}"/></clipPath><clipPath id="geclip"><rect x="4" y="4" width="108" height="84" rx="3"/></clipPath>'
         f'<clipPath id="backclip"><rect x="4.5" y="4.5" width="{CW-9}" height="{CH-9}" rx="3"/></clipPath><clipPath id="ist"><rect width="116" height="92" rx="5"/></clipPath>')


def blank(pile, sun=True):
    """Offer card: header in the colour of the pile, notched frame of 105 x 100 at (5.5, 32.5), sun rays in it."""
    s = rect(0, 0, CW, CH, PAPER, 6, "#8d7a4e", 1) + path(f"M0 26V6Q0 0 6 0H{CW-6}Q{CW} 0 {CW} 6V26Z", PILE[pile]) + rect(0, 26, CW, 1.6, BRASS)
    s += path(notched(5.5, 32.5, CW - 11, CH - 38, 5), "#FBF4E2", "#9A7B35", 1.3)
    return s + (f'<g clip-path="url(#cardframe)">{rays(58, 92, 90, "#F6EBCB")}</g>' if sun else "")


def shadow(w, h):
    return rect(1, 3, w, h, "#000", 7, extra='opacity=".45" filter="url(#soft)"')


def back(n):
    """Card back: the engine comes head-on out of its own rays; pile colour, pile figure."""
    hi = {1: "#34705A", 2: "#31588C", 3: "#923046"}[n]
    s = rect(0, 0, CW, CH, PILE[n], 6, "#0a0f18", 1) + '<g clip-path="url(#backclip)">' + rays(58, 76, 130, hi, 26)
    s += path("M50 76L-6 146H12L54 76ZM66 76L122 146H104L62 76Z", "#9AA7B5") + "".join(path(f"M{58-w} {y}H{58+w}v{t}H{58-w}Z", "#3b2c1c") for y, w, t in ((108, 34, 2.6), (116, 41, 3.2), (125, 49, 4))) + path("M50 76L-6 146H3L52 76ZM66 76L122 146H113L64 76Z", "#DCE3E6") + "</g>"
    s += path("M38 98H78L84 112H32Z", SIGNAL, INK, 1) + "".join(line(58 + q * .8, 98.6, 58 + q, 111.4, INK, 1) for q in (-18, -12, -6, 0, 6, 12, 18)) + rect(34, 90, 48, 8, INK, 1) + "".join(circ(q, 94, 4.4, IRON2, INK, .8) + circ(q, 94, 1.8, BRASS) for q in (39, 77))
    s += path("M36 62H80V92H36Z", IRON, INK, 1) + "".join(rect(q, 56, 9, 8, LAMP, 1, INK, .9) for q in (36, 71)) + path("M52 44L50 30H66L64 44Z", IRON2, INK, 1) + rect(46.6, 26, 22.8, 4.6, BRASS, 1, INK, .9)
    s += circ(58, 66, 24.6, INK) + circ(58, 66, 23.4, IRON2) + circ(58, 66, 23.4, "none", BRASS, 1.6) + circ(58, 66, 18.4, NIGHT, BRASS, 1.4) + "".join(circ(58 + 21 * math.sin(i * math.pi / 8), 66 - 21 * math.cos(i * math.pi / 8), .9, BRASS) for i in range(16))
    s += deco(58, 66 + 9.4, n, 27, LAMP, "middle")
    s += path("M58 6L53 12H63ZM58 132L53 126H63Z", BRASS) + path(notched(5, 5, CW - 10, CH - 10, 6), "none", BRASS, 1.5) + path(notched(8, 8, CW - 16, CH - 16, 6), "none", BRASS, .7, 'opacity=".7"')
    return s + deco(58, 22.4, "First Class", 11, LAMP, "middle")


def pile_back(n, layers=0):
    """The pile in the market, 74 x 92: its back with a plate for the count; layers: how thick it lies."""
    s = "".join(rect(i * 1.6, 6.4 - i * 1.6, 68, 86, PILE[n], 5, "#0a0f18", .8) for i in range(layers))
    o = layers * 1.6
    q = rect(0, 0, 68, 86, PILE[n], 5, BRASS, 1.2) + rect(4, 4, 60, 78, "none", 3, BRASS, .9) + f'<g opacity=".8">{rays(34, 30, 26, {1: "#34705A", 2: "#31588C", 3: "#923046"}[n], 20)}</g>'
    return s + at(o, 6.4 - o, q + mid(34, 28, n, 32, LAMP) + rect(11, 52, 46, 25, NIGHT, 3, BRASS, 1.2))


# ---------------------------------------------------------------- market


def chequers():
    return "".join(rect(8.8 + i * 3, 56.8 + (i % 2) * 3, 3, 3, INK) + rect(98.4 + i * 3, 56.8 + (i % 2) * 3, 3, 3, INK) for i in range(3))


def market():
    """Game End card: above seal × type on rays, below a chequered frame of 100 x 30 at (8, 56) for its action."""
    s = rect(0, 0, CW, MH, PAPER, 5, "#8d7a4e", 1) + rect(4, 4, CW - 8, MH - 8, "none", 3, "#9A7B35", 1) + '<g clip-path="url(#geclip)">' + rays(58, 54, 80, "#E9D8AA", 22) + "</g>"
    return s + path(notched(8, 56, CW - 16, 30, 4), "#FBF4E2", "#9A7B35", 1.2) + chequers()


def market_back():
    s = rect(0, 0, CW, MH, NIGHT, 5, "#0a0f18", 1) + '<g clip-path="url(#geclip)">' + rays(58, 54, 90, "#1C2F4E", 26) + "</g>"
    s += "".join(rect(8 + i * 5, y + (i % 2) * 5, 5, 5, PAPER if i % 2 == 0 else "#8796A9", extra='opacity=".85"') for y in (8, 74) for i in range(20))
    return s + path(notched(4, 4, CW - 8, MH - 8, 5), "none", BRASS, 1.4) + seal(58, 46, "", 21) + path("M51 39L65 53M65 39L51 53", "none", "#FFF6E2", 4)


def constantinople():
    """The end of the line, 116 x 92, without its three seals (they sit at y 71, x 22, 58, 94)."""
    c = "#2A1F3D"
    s = '<g clip-path="url(#ist)">' + rect(0, 0, CW, MH, "url(#sky_ist)") + circ(88, 26, 9, LAMP, extra='opacity=".9"') + f'<g opacity=".16">{rays(88, 26, 120, LAMP, 22)}</g>'
    s += dome(58, 57, 46, 40, c) + dome(34, 57, 20, 22, c) + dome(82, 57, 20, 22, c) + "".join(rect(q - 1.6, 16, 3.2, 42, c) + path(f"M{q-2.4} 16L{q} 7L{q+2.4} 16Z", c) + rect(q - 2.8, 28, 5.6, 2, c) for q in (14, 26, 90, 102))
    s += "".join(rect(q, 47, 2.4, 4.4, LAMP) for q in (43, 50, 57, 64, 71, 31, 83)) + rect(0, 56, CW, 40, "#171A38") + "".join(rect(x, y, w, 1, "#E58259", extra='opacity=".7"') for x, y, w in ((80, 59, 18), (86, 62, 10), (10, 60, 14), (48, 61, 12)))
    return s + "</g>" + rect(0, 0, CW, MH, "none", 5, BRASS, 1.6)


def tile_back():
    s = rect(0, 0, CW, MH, PINE, 5, "#0a0f18", 1) + '<g clip-path="url(#geclip)">' + rays(58, 46, 90, "#34705A", 26) + "</g>" + path(notched(4, 4, CW - 8, MH - 8, 5), "none", BRASS, 1.4)
    return s + circ(58, 46, 27, NIGHT, BRASS, 1.6) + at(36, 33, loco(44, "#2C5547", flip=True))


def start_tile():
    """Start Player tile, 90 x 86: signal disc; coins go to (52, 24) and (69, 24), the words below them."""
    return rect(0, 0, 90, 86, BURGUNDY, 6, BRASS, 2) + rect(4.5, 4.5, 81, 77, "none", 3, BRASS, .8) + start_flag(22, 38, 1.05)


# ---------------------------------------------------------------- contracts


def clipboard_big():
    """Clipboard around (0, 0): condition above the dashes at y -17, reward below at y 24; 88 x 98 from (-44, -51)."""
    s = path(notched(-44, -45, 88, 92, 3), "#8A6238", "#4f351b", 1.2) + rect(-39, -38, 78, 80, "#FFFBEF", 1, "#b9a878", .8) + rect(-15, -48, 30, 10, BRASS, 3, "#5b4310", 1) + rect(-8, -51, 16, 5, BRASS, 2, "#5b4310", 1)
    return s + path("M-39 2H-7M7 2H39", "none", "#9A7B35", 1.4, 'stroke-dasharray="4 3"') + path("M-5 -.5H5L0 6Z", SIGNAL)


def sprites():
    out = []

    def add(name, w, h, body, m=2):
        out.append(boxed(name, w, h, body, m, defs=CLIPS, page=PAGE))

    for n in (1, 2, 3):
        add(f"card/{n}", CW, CH, blank(n))
        add(f"card/{n}/plain", CW, CH, blank(n, False))
        add(f"card/back/{n}", CW, CH, back(n))
        add(f"pile/{n}", 74, 92, pile_back(n, 1), 3)
        add(f"pile/{n}/thick", 74, 92, pile_back(n, 3), 3)
    add("card/shadow", CW, CH, shadow(CW, CH), (7, 6, 7, 16))
    add("card/market/shadow", CW, MH, shadow(CW, MH), (7, 6, 7, 12))
    add("card/market", CW, MH, market())
    add("card/market/back", CW, MH, market_back())
    add("tile/constantinople", CW, MH, constantinople())
    add("tile/locomotive/back", CW, MH, tile_back())
    add("tile/start-player", 90, 86, start_tile(), 5)
    add("card/board", 105, 100, at(52.5, 49.5, clipboard_big()), (2, 2, 3, 0))
    out.append(Sprite("contract/board", (-6, -1, 100, 110), at(44, 52, clipboard_big(), 1.04), page=PAGE))
    out.append(Sprite("contract/ready", (-16, -16, 120, 130), at(44, 52, halo(-47, -54, 94, 104, 8, .8, "soft"), 1.04), page=PAGE))
    return out
