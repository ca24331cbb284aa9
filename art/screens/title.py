"""The title picture in layers: sky, track, beam, train, bank, lettering, departure board, frame.

All layers of the scene are drawn in stage px: their nominal point goes to 0, 0 of the stage. The wings (title/…-left,
title/…-right) extend them by 320 px on either side, for windows wider than 16:9.

Borders of the nine slices (left, top, right, bottom): frame 50 50 50 80, board 40 each, line 60 20 20 20, line-dark
50 10 10 10.
"""

from lib.draw import deco, lin, notched, panel, path, rect
from lib.palette import BRASS, CARRIAGE, INK
from lib.sprite import Sprite
from screens.city_at_dusk import sky, skyline
from screens.parts import gilded, trimmed
from screens.title_train import beam, ground, steam_bank, track, train

PAGE = "title"
WING = 320
SKY = lin("tsky", "#0B1226", "#E58259", (".62", "#5A3560")) + lin("tsea", "#8A4B68", "#1A1734", (".4", "#3A2750"))
BEAM = (
    '<linearGradient id="tbeam" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="#FFF0B8" stop-opacity=".6"/>'
    '<stop offset=".35" stop-color="#FBD98A" stop-opacity=".26"/>'
    '<stop offset="1" stop-color="#F6D98A" stop-opacity="0"/></linearGradient>'
)


def lettering():
    """The name of the game, the only words that are part of a picture. Nominal top left: stage 66, 46."""
    y, size, name = 144, 172, "First Class"
    s = deco(7, y + 7, name, size, "#0B0D1C") + deco(3.4, y + 3.4, name, size, "#7A5A18")
    s += deco(0, y, name, size, "url(#tgold)")
    gold = lin("tgold", "#FFF3C9", "#D9B04E", (".55", "#F6D98A"))
    return Sprite("title/lettering", (0, 0, 930, 170), s, gold, PAGE)


def board():
    """An empty departure board; a nine-slice of 352 × 534. Head plate, chosen line and other lines are separate."""
    w, h = 350, 150
    s = path(notched(-6, -6, w + 12, h + 12, 12), "#0A0F1E", INK, 2) + panel(0, 0, w, h, "#101A2C", 10)
    yield Sprite("title/board", (-10, -10, 370, 170), s, page=PAGE)
    head = path("M0 0H320L308 36H12Z", CARRIAGE, BRASS, 1.2)
    head += "".join(path(f"M{160 + d * 94} 18l{d * 7} -6v12Z", BRASS) for d in (-1, 1))
    yield Sprite("title/board-head", (-5, -2, 330, 40), head, page=PAGE)
    yield Sprite("title/line", (-5, -3, 340, 60), gilded(0, 0, 330, 54), page=PAGE)
    dark = rect(0, 0, 320, 54, "#0B1422") + rect(0, 27, 320, 1, "#050A13") + rect(0, 0, 320, 1, "#22344F")
    yield Sprite("title/line-dark", (0, -3, 320, 60), dark, page=PAGE)


def frame():
    """Margin, double brass line with notched corners and the bar at the foot; a nine-slice around the whole window."""
    w, h, margin = 200, 200, "#0A1020"
    inside = notched(14, 14, w - 28, h - 28, 14)
    s = path(f"M0 0H{w}V{h}H0Z{inside}", margin, extra='fill-rule="evenodd"')
    s += path(f"M14 {h - 63}H{w - 14}V{h - 28}H{w - 28}V{h - 14}H28V{h - 28}H14Z", margin)
    s += rect(14, h - 63, w - 28, 1.8, BRASS) + rect(20, h - 59, w - 40, 0.7, BRASS, extra='opacity=".6"')
    s += path(inside, "none", BRASS, 2.4)
    s += path(notched(20, 20, w - 40, h - 40, 14), "none", BRASS, 0.8, 'opacity=".8"')
    return Sprite("title/frame", (0, 0, w, h), s, page=PAGE)


def sprites():
    # The wings overlap, so that no seam shows.
    wide = WING + 10
    scene, rails, steam = trimmed(sky(WING) + skyline(WING) + ground()), trimmed(track()), steam_bank(WING)
    yield Sprite("title/sky", (0, 0, 1600, 900), scene, SKY, PAGE)
    yield Sprite("title/sky-left", (-WING, 0, wide, 900), scene, SKY, PAGE)
    yield Sprite("title/sky-right", (1590, 0, wide, 900), scene, SKY, PAGE)
    yield Sprite("title/track", (360, 690, 1240, 210), rails, page=PAGE)
    yield Sprite("title/track-right", (1590, 690, wide, 210), rails, page=PAGE)
    yield Sprite("title/train", (380, 450, 900, 370), trimmed(train()), page=PAGE)
    yield Sprite("title/bank", (0, 260, 560, 640), steam, page=PAGE)
    yield Sprite("title/bank-left", (-WING, 260, wide, 640), steam, page=PAGE)
    yield Sprite("title/beam", (1240, 460, 360, 260), beam(), BEAM, PAGE)
    yield lettering()
    yield from board()
    yield frame()
    yield Sprite("title/diamond", (-5, -5, 10, 10), path("M0 -4L3.6 0L0 4L-3.6 0Z", BRASS), page="panels")
