"""The final scoring: large Game End cards, taken cards as they fly, and the end of the line behind the finish.

The open card is a Game End card at `OPEN` times its size on the table; a taken card shows its type and no figures.
"""

from lib.country import glints
from lib.draw import at, circ, clip_path, clipped, lin, notched, on_night, path, rays, rect
from lib.figure import figure
from lib.marks import blank_car, seal
from lib.palette import BRASS, BURGUNDY, INK, LAMP, PAPER, PILE
from lib.players import conductor, loco
from lib.sprite import Sprite
from pieces.cards import CLIPS, CW, MH, market
from pieces.lines import HEAD
from screens.parts import constantinople, trimmed

PAGE = "final"
OPEN = 2.17
KINDS = ("railroad-car", "conductor", "locomotive")
# The field at the end of the race.
FINISH_W, FINISH_H = 214, 286


def of_type(kind):
    """The picture of a type in a box of 44 × 44, its middle at 0, 0."""
    return {
        "railroad-car": blank_car(-21, -18, 42, 36),
        "conductor": conductor(0, 21.6, 44),
        "locomotive": at(-20.5, -12, loco(41)),
    }[kind]


def shadow(w, h, r):
    return rect(1, 3, w, h, "#000", r, extra='opacity=".45" filter="url(#soft)"')


def open_card():
    """A Game End card without seal, type and action: 252 × 200."""
    return at(0, 0, shadow(CW, MH, 6) + market(), OPEN)


def taken(kind, pile):
    """A taken card, 70 × 88: heading in the colour of its pile and the picture of its type."""
    w, h = 70, 88
    s = shadow(w, h, 5) + rect(0, 0, w, h, PAPER, 5, "#8D7A4E", 1)
    s += path(f"M0 22V5Q0 0 5 0H{w - 5}Q{w} 0 {w} 5V22Z", PILE[pile]) + rect(0, 22, w, 1.6, BRASS)
    s += at(w / 2, 11.6, path(HEAD[kind], LAMP, extra='fill-rule="evenodd"'), 1.1)
    s += path(notched(4, 28, w - 8, h - 32, 4), "#FBF4E2", "#9A7B35", 1.2)
    return s + at(w / 2, 56, of_type(kind), 1.2)


def back(w, h):
    """The back of a Game End card: chequered corners, the flag's seal."""
    k = w / 116
    s = shadow(w, h, 6) + rect(0, 0, w, h, BURGUNDY, 5 * k + 1, BRASS, 1.3)
    s += rect(5 * k, 5 * k, w - 10 * k, h - 10 * k, "none", 3, BRASS, 1)
    mark = on_night(figure("icons/game-end-card"))
    if w <= 60:
        return s + at(w / 2, h / 2, mark, 0.84)
    s += rays(w / 2, h / 2, h * 0.42, "#923046", 22)
    for x, y in ((9, 9), (w / k - 24, 9), (9, h / k - 19), (w / k - 24, h / k - 19)):
        for i in range(6):
            if (i % 3 + i // 3) % 2 == 0:
                s += rect((x + i % 3 * 5) * k, (y + i // 3 * 5) * k, 5 * k, 5 * k, LAMP)
    return s + at(w / 2, h / 2, mark, 2.5)


def small_face():
    """A Game End card that is or has been counted, small: 38 × 48."""
    mark = figure("icons/game-end-card")
    return shadow(38, 48, 4) + rect(0, 0, 38, 48, PAPER, 4, BRASS, 1.3) + at(19, 24, mark, 0.9)


def finish():
    """Constantinople at dusk behind the chequered line, which is 14 wide; 214 × 286 with the line at the left."""
    w, h, x = FINISH_W, FINISH_H, 128
    s = rect(0, 0, w, h, "url(#dusk)")
    sun_x, sun_y, sun = x - 42, h * 0.44, "#F9D48C"
    s += rays(sun_x, sun_y, 300, sun, 30).replace("/>", ' opacity=".13"/>')
    s += circ(sun_x, sun_y, h * 0.19, sun, extra='opacity=".25"') + circ(sun_x, sun_y, h * 0.125, sun)
    s += path(f"M0 206Q60 180 120 198T{w} 184V{h}H0Z", "#5E3560")
    s += constantinople(x, 232, 152, "#2C1F45", "#5A3A5E")
    s += rect(0, 230, w, h - 230, "#241A3C") + glints(12, w - 20, 236, "#F9D48C", 4)
    for row in range(41):
        for column in (0, 1):
            s += rect(column * 7, row * 7, 7, 7, PAPER if (row + column) % 2 else INK)
    defs = lin("dusk", "#2A2450", "#D98A5E", (".55", "#7A4560")) + clip_path(
        "finish", f'<rect width="{w}" height="{h}"/>'
    )
    return Sprite("final/finish", (0, 0, 220, 290), clipped("finish", trimmed(s)), defs, PAGE)


def sprites():
    yield Sprite("final/card", (-6, -6, 270, 220), open_card(), CLIPS, PAGE)
    yield Sprite("final/seal", (-45, -45, 90, 90), seal(0, 0, "", 16 * 1.19 * OPEN), page=PAGE)
    yield Sprite("final/back", (-6, -6, 170, 140), back(152, 121), page=PAGE)
    yield Sprite("final/back/small", (-3, -3, 50, 60), back(38, 48), page=PAGE)
    yield Sprite("final/face/small", (-3, -3, 50, 60), small_face(), page=PAGE)
    for kind in KINDS:
        large = at(0, 0, of_type(kind), OPEN)
        yield Sprite(f"final/type/{kind}", (-55, -55, 110, 110), large, page=PAGE)
        for pile in PILE:
            yield Sprite(f"final/taken/{kind}/{pile}", (-3, -3, 80, 100), taken(kind, pile), page=PAGE)
    yield finish()
