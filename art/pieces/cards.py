"""Card blanks, backs and tiles: offer cards 116 × 138, market cards 116 × 92. The game adds numbers and words."""

import math

from lib.draw import at, circ, clip_path, clipped, deco, halo, line, mid, notched, path, rays, rect
from lib.figure import figure
from lib.marks import seal, start_flag
from lib.palette import (
    BRASS,
    BURGUNDY,
    GREY,
    INK,
    IRON,
    IRON2,
    LAMP,
    NIGHT,
    PAPER,
    PILE,
    PILE_LIGHT,
    PINE,
    SIGNAL,
)
from lib.players import loco
from lib.sprite import Sprite, boxed

CW, CH, MH = 116, 138, 92
PAGE = "cards"
CLIPS = (
    clip_path("cardframe", f'<path d="{notched(6.5, 33.5, 103, 98, 5)}"/>')
    + clip_path("geclip", '<rect x="4" y="4" width="108" height="84" rx="3"/>')
    + clip_path("backclip", f'<rect x="4.5" y="4.5" width="{CW - 9}" height="{CH - 9}" rx="3"/>')
)
EDGE_OF_BACK, EDGE_OF_FACE, HAIRLINE = "#0a0f18", "#8d7a4e", "#9A7B35"

# ---------------------------------------------------------------- offer cards


def blank(pile, sun=True):
    """Offer card: header in the colour of the pile, notched frame of 105 × 100 at (5.5, 32.5), sun rays in it."""
    s = rect(0, 0, CW, CH, PAPER, 6, EDGE_OF_FACE, 1)
    s += path(f"M0 26V6Q0 0 6 0H{CW - 6}Q{CW} 0 {CW} 6V26Z", PILE[pile]) + rect(0, 26, CW, 1.6, BRASS)
    s += path(notched(5.5, 32.5, CW - 11, CH - 38, 5), "#FBF4E2", HAIRLINE, 1.3)
    return s + (clipped("cardframe", rays(58, 92, 90, "#F6EBCB")) if sun else "")


def shadow(w, h):
    return rect(1, 3, w, h, "#000", 7, extra='opacity=".45" filter="url(#soft)"')


def back(n):
    """Card back: an engine comes head-on out of a burst of rays; with the colour and number of the pile."""
    s = rect(0, 0, CW, CH, PILE[n], 6, EDGE_OF_BACK, 1)
    s += clipped("backclip", rays(58, 76, 130, PILE_LIGHT[n], 26) + track_ahead()) + engine_head_on()
    s += deco(58, 66 + 9.4, n, 27, LAMP, "middle")
    s += path("M58 6L53 12H63ZM58 132L53 126H63Z", BRASS)
    s += path(notched(5, 5, CW - 10, CH - 10, 6), "none", BRASS, 1.5)
    s += path(notched(8, 8, CW - 16, CH - 16, 6), "none", BRASS, 0.7, 'opacity=".7"')
    return s + deco(58, 22.4, "First Class", 11, LAMP, "middle")


def track_ahead():
    """Two rails and three sleepers running towards the eye."""
    s = path("M50 76L-6 146H12L54 76ZM66 76L122 146H104L62 76Z", "#9AA7B5")
    for y, w, thick in ((108, 34, 2.6), (116, 41, 3.2), (125, 49, 4)):
        s += path(f"M{58 - w} {y}H{58 + w}v{thick}H{58 - w}Z", "#3b2c1c")
    return s + path("M50 76L-6 146H3L52 76ZM66 76L122 146H113L64 76Z", "#DCE3E6")


def engine_head_on():
    """The front of the engine; the number of the pile goes onto its smokebox door."""
    s = path("M38 98H78L84 112H32Z", SIGNAL, INK, 1)
    s += "".join(line(58 + q * 0.8, 98.6, 58 + q, 111.4, INK, 1) for q in (-18, -12, -6, 0, 6, 12, 18))
    s += rect(34, 90, 48, 8, INK, 1)
    s += "".join(circ(q, 94, 4.4, IRON2, INK, 0.8) + circ(q, 94, 1.8, BRASS) for q in (39, 77))
    s += path("M36 62H80V92H36Z", IRON, INK, 1) + "".join(rect(q, 56, 9, 8, LAMP, 1, INK, 0.9) for q in (36, 71))
    s += path("M52 44L50 30H66L64 44Z", IRON2, INK, 1) + rect(46.6, 26, 22.8, 4.6, BRASS, 1, INK, 0.9)
    s += circ(58, 66, 24.6, INK) + circ(58, 66, 23.4, IRON2) + circ(58, 66, 23.4, "none", BRASS, 1.6)
    s += circ(58, 66, 18.4, NIGHT, BRASS, 1.4)
    for i in range(16):
        a = i * math.pi / 8
        s += circ(58 + 21 * math.sin(a), 66 - 21 * math.cos(a), 0.9, BRASS)
    return s


def pile_back(n, layers):
    """A pile on the table, 74 × 92: its back with a plate for the count; layers: how thick it is."""
    s = "".join(rect(i * 1.6, 6.4 - i * 1.6, 68, 86, PILE[n], 5, EDGE_OF_BACK, 0.8) for i in range(layers))
    top = rect(0, 0, 68, 86, PILE[n], 5, BRASS, 1.2) + rect(4, 4, 60, 78, "none", 3, BRASS, 0.9)
    top += f'<g opacity=".8">{rays(34, 30, 26, PILE_LIGHT[n], 20)}</g>'
    top += mid(34, 28, n, 32, LAMP) + rect(11, 52, 46, 25, NIGHT, 3, BRASS, 1.2)
    off = layers * 1.6
    return s + at(off, 6.4 - off, top)


# ---------------------------------------------------------------- market


def chequers():
    s = ""
    for i in range(3):
        y = 56.8 + (i % 2) * 3
        s += rect(8.8 + i * 3, y, 3, 3, INK) + rect(98.4 + i * 3, y, 3, 3, INK)
    return s


def market():
    """Game End card: seal × type on rays at the top, below a chequered frame of 100 × 30 at (8, 56) for its action."""
    s = rect(0, 0, CW, MH, PAPER, 5, EDGE_OF_FACE, 1) + rect(4, 4, CW - 8, MH - 8, "none", 3, HAIRLINE, 1)
    s += clipped("geclip", rays(58, 54, 80, "#E9D8AA", 22))
    return s + path(notched(8, 56, CW - 16, 30, 4), "#FBF4E2", HAIRLINE, 1.2) + chequers()


def market_back():
    s = rect(0, 0, CW, MH, NIGHT, 5, EDGE_OF_BACK, 1) + clipped("geclip", rays(58, 54, 90, "#1C2F4E", 26))
    for y in (8, 74):
        for i in range(20):
            colour = PAPER if i % 2 == 0 else GREY
            s += rect(8 + i * 5, y + (i % 2) * 5, 5, 5, colour, extra='opacity=".85"')
    s += path(notched(4, 4, CW - 8, MH - 8, 5), "none", BRASS, 1.4) + seal(58, 46, "", 21)
    return s + path("M51 39L65 53M65 39L51 53", "none", "#FFF6E2", 4)


def tile_back():
    s = rect(0, 0, CW, MH, PINE, 5, EDGE_OF_BACK, 1) + clipped("geclip", rays(58, 46, 90, "#34705A", 26))
    s += path(notched(4, 4, CW - 8, MH - 8, 5), "none", BRASS, 1.4)
    return s + circ(58, 46, 27, NIGHT, BRASS, 1.6) + at(36, 33, loco(44, "#2C5547", flip=True))


def start_tile():
    """Start Player tile, 90 × 86: signal disc; coins go to (52, 24) and (69, 24), the words below them."""
    s = rect(0, 0, 90, 86, BURGUNDY, 6, BRASS, 2) + rect(4.5, 4.5, 81, 77, "none", 3, BRASS, 0.8)
    return s + start_flag(22, 38, 1.05)


# ---------------------------------------------------------------- contracts


def clipboard():
    """Clipboard around (0, 0): condition above the dashes at y -17, reward below at y 24; 88 × 98 from (-44, -51)."""
    s = path(notched(-44, -45, 88, 92, 3), "#8A6238", "#4f351b", 1.2)
    s += rect(-39, -38, 78, 80, "#FFFBEF", 1, "#b9a878", 0.8)
    s += rect(-15, -48, 30, 10, BRASS, 3, "#5b4310", 1) + rect(-8, -51, 16, 5, BRASS, 2, "#5b4310", 1)
    s += path("M-39 2H-7M7 2H39", "none", HAIRLINE, 1.4, 'stroke-dasharray="4 3"')
    return s + path("M-5 -.5H5L0 6Z", SIGNAL)


def sprites():
    def card(name, w, h, body, margin=2):
        return boxed(name, w, h, body, margin, defs=CLIPS, page=PAGE)

    for n in PILE:
        yield card(f"card/{n}", CW, CH, blank(n))
        yield card(f"card/{n}/plain", CW, CH, blank(n, False))
        yield card(f"card/back/{n}", CW, CH, back(n))
        yield card(f"pile/{n}", 74, 92, pile_back(n, 1), 3)
        yield card(f"pile/{n}/thick", 74, 92, pile_back(n, 3), 3)
    yield card("card/shadow", CW, CH, shadow(CW, CH), (7, 6, 7, 16))
    yield card("card/market/shadow", CW, MH, shadow(CW, MH), (7, 6, 7, 12))
    yield card("card/market", CW, MH, market())
    yield card("card/market/back", CW, MH, market_back())
    yield card("tile/constantinople", CW, MH, figure("tiles/constantinople"))
    yield card("tile/locomotive/back", CW, MH, tile_back())
    yield card("tile/start-player", 90, 86, start_tile(), 5)
    yield card("card/board", 105, 100, at(52.5, 49.5, clipboard()), (2, 2, 3, 0))
    yield Sprite("contract/board", (-6, -1, 100, 110), at(44, 52, clipboard(), 1.04), page=PAGE)
    light = halo(-47, -54, 94, 104, 8, 0.8, "soft")
    yield Sprite("contract/ready", (-16, -16, 120, 130), at(44, 52, light, 1.04), page=PAGE)
