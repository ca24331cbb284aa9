"""The title picture in layers: sky, plume, track, beam, train, bank, lettering, departure board, frame.

All layers of the scene are drawn in stage px: put their nominal point at the stage's 0, 0. The wings
(title/…-left, title/…-right) lengthen them for windows wider than 16:9, to 320 px on either side.
"""
import math

from lib.draw import *
from lib.sprite import Sprite
from pieces.cars import BODY, underframe
from pieces.engines import engine
from screens.parts import constantinople, gilded, starred, trimmed
from screens.warp import warp

PAGE = "title"
WING = 320
DEFS_SKY = lin("tsky", "#0B1226", "#E58259", (".62", "#5A3560")) + lin("tsea", "#8A4B68", "#1A1734", (".4", "#3A2750"))
DEFS_BEAM = ('<linearGradient id="tbeam" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="#FFF0B8" stop-opacity=".6"/>'
             '<stop offset=".35" stop-color="#FBD98A" stop-opacity=".26"/><stop offset="1" stop-color="#F6D98A" stop-opacity="0"/></linearGradient>')
# left, top, right, bottom borders of the 9-slices, in stage px from the edge of the frame
SLICES = {"title/frame": (50, 50, 50, 80), "title/board": (40, 40, 40, 40), "title/line": (60, 20, 20, 20), "title/line-dark": (50, 10, 10, 10)}


# ---------------------------------------------------------------- sky, city, sea, shore


def twinkle(a, b, i):
    return path(f"M{a:.0f} {b-2.8:.1f}l.8 2l2 .8l-2 .8l-.8 2l-.8 -2l-2 -.8l2 -.8Z", "#F3E9D2", extra=f'opacity="{.3+.5*((i*7)%5)/5:.2f}"')


def sky():
    x, w = -WING, 1600 + 2 * WING
    s = rect(x, 0, w, 900, "#14122A") + rect(x, 0, w, 660, "url(#tsky)")
    sx, sy, n, r = 1378, 462, 44, 2000
    s += path("".join(f"M{sx} {sy}L{sx+r*math.sin(2*math.pi*i/n):.0f} {sy-r*math.cos(2*math.pi*i/n):.0f}L{sx+r*math.sin(2*math.pi*(i+.42)/n):.0f} {sy-r*math.cos(2*math.pi*(i+.42)/n):.0f}Z" for i in range(n)), "#F9D48C", extra='opacity=".085"')
    s += circ(sx, sy, 320, "#F9D48C", extra='opacity=".1"') + circ(sx, sy, 244, "#F9D48C", extra='opacity=".16"') + circ(sx, sy, 158, "#F9D48C")
    s += "".join(twinkle((i * 173.7 + 31) % 1600, (i * 61.3 + 17) % 300, i) for i in range(70))
    return s + "".join(twinkle(side + (i * 97.3 + 40) % WING, (i * 83.1 + 29) % 300, i) for i in range(14) for side in (-WING, 1600))


def houses(q0, q1, base, h, col, step=34):
    s, i, q = "", 0, q0
    while q < q1:
        w, hh = 18 + (i * 7) % 14, h * (.6 + .4 * ((i * 5) % 7) / 7)
        s += path(f"M{q:.1f} {base+12}V{base-hh:.1f}L{q+w/2:.1f} {base-hh-w*.3:.1f}L{q+w:.1f} {base-hh:.1f}V{base+12}Z", col) + rect(round(q + w * .25, 1), round(base - hh + 5, 1), 2.6, 4.4, LAMP) + (rect(round(q + w * .6, 1), round(base - hh + 5, 1), 2.6, 4.4, LAMP) if i % 2 else "")
        q += step * (.7 + .5 * ((i * 3) % 5) / 5)
        i += 1
    return s


def skyline():
    """Hills of the city far to near, domes and minarets on each; water with the sun's road."""
    far, nr, near, dark = "#8A4B68", "#5E3560", "#3A2450", "#2C1F45"
    s = path("M-320 660V622Q-160 622 0 606Q120 584 260 596T520 572T760 548T940 520T1120 500T1300 486T1600 470T1920 452V660Z", far)
    s += constantinople(1130, 512, 112, far, "#A45E70") + constantinople(862, 546, 66, far, "#A45E70") + houses(900, 1060, 536, 18, far, 40)
    s += path("M380 660V632Q520 606 660 604T900 574T1130 566T1600 540T1920 536V660Z", nr) + houses(720, 1180, 590, 26, nr) + constantinople(1836, 548, 130, nr, "#7A4A70")
    s += rect(988, 478, 18, 100, nr) + path("M983 478L997 432L1011 478Z", nr) + rect(981, 492, 32, 5, nr) + "".join(circ(q, 510, 2.4, LAMP) for q in (993, 1001)) + constantinople(700, 612, 52, nr, "#7A4A70")
    s += constantinople(1378, 590, 296, "#231A3C", "#4A3058")
    s += path("M1060 660V616Q1180 590 1300 588H1480Q1560 588 1600 578T1920 570V660Z", near) + houses(1120, 1240, 606, 24, dark) + houses(1524, 1600, 596, 30, dark) + houses(1622, 1920, 592, 28, dark, 38) + constantinople(1228, 608, 84, dark, "#4A3058") + constantinople(1716, 590, 74, dark, "#4A3058")
    s += rect(-WING, 640, 1600 + 2 * WING, 110, "url(#tsea)")
    for i in range(50):
        x = 1388 + ((i * 97) % 300 - 150) * (.5 + i / 40)
        s += rect(round(x - 14 - i * .5, 1), round(645 + i * 1.9, 1), 28 + i, 1.9, "#F9D48C", extra=f'opacity="{.8-.012*i:.2f}"')
    s += "".join(rect((i * 137) % 1600, 646 + (i * 29) % 60, 14 + (i * 7) % 22, 1.3, "#E58259", extra='opacity=".4"') for i in range(44))
    s += "".join(rect(1620 + (i * 137) % 300, 646 + (i * 29) % 60, 14 + (i * 7) % 22, 1.3, "#E58259", extra='opacity=".4"') for i in range(14))
    for q, y, k in ((1322, 668, .9), (1530, 690, 1.25), (1788, 676, 1)):
        s += at(q, y, path("M-26 0H26L18 9H-19Z", "#171A38") + path("M0 -2V-44L22 -4ZM-3 -3V-34L-20 -5Z", "#171A38"), k)
    return s


# ---------------------------------------------------------------- perspective: the train comes from far left, grows to the right
XF, VPX, VPY, RAIL, K, DEPTH = 1272, 30, 652, 806, 4.7, 320


def proj(u, v):
    """u: units behind the buffer beam of the engine, v: height above the rail."""
    f = 1 / (1 + u / DEPTH)
    return VPX + (XF - VPX) * f, VPY + (RAIL - v * K - VPY) * f


def local(u, v):
    return K / (1 + u / DEPTH)


def pt(u, v):
    return "%.1f %.1f" % proj(u, v)


def piece(svg, back):
    """A 98 x 78 sprite whose right edge is `back` units behind the front."""
    return warp(svg, lambda x, y: proj(back + 98 - x, 78 - y), lambda x, y: local(back + 98 - x, 78 - y) * .9)


def ground():
    """The shore: dark flats with long diagonals."""
    s = path("M-320 708Q-160 704 0 690Q300 676 620 700T1180 716T1600 724T1920 728V900H-320Z", "#241A3A") + path("M-320 724L0 720Q420 716 800 748T1600 770T1920 782V900H-320Z", "#17132B")
    return s + path(f"M{pt(-200,-2)}L{pt(6000,-2)}L0 900H1920V{proj(-200,-2)[1]:.0f}Z", "#0B0F1E")


def track():
    s = path(f"M{pt(-200,-3)}L{pt(6000,-3)}L{pt(6000,-16)}L{pt(-200,-16)}Z", "#191A30")
    s += "".join(path(f"M{pt(q,-2.4)}L{pt(q+5,-2.4)}L{pt(q+5.5,-6)}L{pt(q+.5,-6)}Z", "#5A4632") for q in range(-180, 900, 10))
    for i in range(15):
        b = 100 * i
        s += "".join(path(f"M{pt(b+x2,-5)}L{pt(b+x1,-5)}L{pt(b+x1-13,-27)}L{pt(b+x2-13,-27)}Z", "url(#pool)") for x1, x2 in ((8, 40), (58, 92)))
    return s + path(f"M{pt(-200,0)}L{pt(6000,0)}L{pt(6000,-2.4)}L{pt(-200,-2.4)}Z", "#9AA7B5") + path(f"M{pt(-200,0)}L{pt(6000,0)}L{pt(6000,-.9)}L{pt(-200,-.9)}Z", STEAM)


def middle_windows(v):
    """What stands where the value plate is: more windows, so that it is a coach and not a playing piece."""
    s = ""
    if v == 7:
        for x, h in ((34, 6), (44.2, 10), (54.4, 8)):
            s += rect(x, 23.4, 9.4, 18, "url(#lampwin)", 4.7, "#0c1420", 1.2) + path(f"M{x+.7} {23.4+h}V28Q{x+.7} 24 {x+4.7} 24T{x+8.7} 28V{23.4+h}Z", "#B3A8DC")
        return s + rect(44, 47, 10, 9, "none", 1, BRASS, 1)
    if v == 4:
        s = rect(37.5, 23, 23, 18, "url(#lampwin)", 1.5, "#0c1420", 1.2) + path("M38.3 40.4V32q3 -.6 3.4 2.6l.5 5.8ZM59.7 40.4V32q-3 -.6 -3.4 2.6l-.5 5.8Z", "#6E1F2E") + rect(48.3, 33.4, 1.4, 7, INK) + path("M44.4 33.6L46.7 28H51.3L53.6 33.6Z", SIGNAL)
        return s + path("M44 53.6A5 5 0 0 1 54 53.6Z", LAMP) + rect(42.6, 54, 12.8, 1.1, LAMP)
    if v == 12:
        for x in (32.6, 43.8, 55):
            s += path(f"M{x} 42.4V29Q{x+5.2} 19 {x+10.4} 29V42.4Z", "url(#lampwin)", BURGUNDY, 1.4) + path(f"M{x+5.2} 24.4V42.4M{x+.6} 31.4H{x+9.8}", "none", BURGUNDY, .8)
        return s + path("M49 46.6l4 4.6l-4 4.6l-4 -4.6Z", BURGUNDY)
    for x in (34, 44, 54):
        s += rect(x, 24, 9.4, 17, "url(#lampwin)", 1.5, "#0c1420", 1.2) + path(f"M{x+.6} 24.6H{x+8.8}V26.4Q{x+4.7} 28.6 {x+.6} 26.4ZM{x+.6} 25Q{x+2.6} 31 {x+.6} 35.6ZM{x+8.8} 25Q{x+6.8} 31 {x+8.8} 35.6Z", SIGNAL)
    return s + rect(39, 48.6, 20, 5.8, "none", 1.5, BRASS, .7)


def train():
    cars = (7, 4, 2, 12, 7, 4, 7, 2, 4)                      # the rest is behind the steam
    s = "".join(piece(underframe(cars[i - 1]) + BODY[cars[i - 1]](True) + middle_windows(cars[i - 1]) + rect(97, 58, 6, 4, BRASS), 100 * i) for i in range(len(cars), 0, -1))
    return s + piece(starred(engine(13)), 0)


# ---------------------------------------------------------------- steam, light
TONES = ("#2A2550", "#4A3F6E", "#8A7F9E", "#C9C4CC", "#F1EDE6")


def plume():
    """Steam: one scalloped plume from the chimney along the long diagonal, five opaque tones."""
    x0, y0 = proj(16, 78)
    s, n = "", 54
    for i in range(n, -1, -1):
        t = i / n
        r = 14 + 128 * t ** .85 + (16 if i % 3 == 0 else 0) * (.3 + t)
        s += circ(round(x0 - 1250 * t, 1), round(y0 - 10 - 92 * t ** .8 + 14 * math.sin(i * 1.3) * t, 1), round(r, 1), TONES[min(4, int((1 - t) * 5.2))])
    return s


def bank():
    """The steam the train comes out of: scalloped walls at the left, light towards the train, dark under the board."""
    s = ""
    for tone, x0, lean, r0, ph in (("#B9B0C0", 458, 44, 36, 0), ("#8A7F9E", 428, 56, 42, 1.1), ("#564A7A", 392, 74, 48, 2.3), ("#2E2754", 366, 96, 58, 3.2)):
        pts = []
        for i in range(13):
            y = 430 + i * 38
            pts.append((x0 + 26 * math.sin(i * 1.7 + ph) - lean * ((y - 560) / 300) ** 2, y, r0 + (i * 7 + int(ph * 10)) % 16))
        top = lambda q: 478 - 30 * math.sin(q / 60 + ph) - (x0 - max(q, -40)) * .16
        s += path("M0 470L" + "L".join(f"{x:.1f} {y}" for x, y, _ in pts) + "V900H0Z", tone) + "".join(circ(round(x, 1), y, r, tone) for x, y, r in pts) + "".join(circ(round(q, 1), round(top(q), 1), r0 * .9, tone) for q in range(-364, int(x0), 52)) + rect(0, 480, 120, 420, tone) + rect(-WING, 470 if tone != "#2E2754" else 400, WING + 60, 500, tone)
    return s + path("M-320 620H-150L-66 740V900H-320Z", "#272048") + "".join(circ(q, y, r, "#272048") for q, y, r in ((-300, 606, 62), (-222, 622, 54), (-150, 650, 48), (-104, 706, 52), (-76, 776, 50), (-60, 850, 48)))


def beam():
    x, y = proj(2, 50)
    return path(f"M{x:.0f} {y-12:.0f}L1600 {y-96:.0f}V{y+130:.0f}L{x:.0f} {y+14:.0f}Z", "url(#tbeam)") + path(f"M{x:.0f} {y-7:.0f}L1600 {y-34:.0f}V{y+60:.0f}L{x:.0f} {y+9:.0f}Z", "url(#tbeam)")


# ---------------------------------------------------------------- lettering, board, frame


def lettering():
    """The name of the game, the only words in a picture. Nominal top left: stage 66, 46."""
    y, q, name = 144, 172, "First Class"
    s = deco(7, y + 7, name, q, "#0B0D1C") + deco(3.4, y + 3.4, name, q, "#7A5A18") + deco(0, y, name, q, "url(#tgold)")
    return Sprite("title/lettering", (0, 0, 930, 170), s, lin("tgold", "#FFF3C9", "#D9B04E", (".55", "#F6D98A")), page=PAGE)


def board():
    """A departure board, empty; a 9-slice around 352 x 534. The head plate, the chosen line and the others are apart."""
    w, h = 350, 150
    s = path(notched(-6, -6, w + 12, h + 12, 12), "#0A0F1E", INK, 2) + panel(0, 0, w, h, "#101A2C", 10)
    head = path("M0 0H320L308 36H12Z", CARRIAGE, BRASS, 1.2) + "".join(path(f"M{160+d*94} 18l{d*7} -6v12Z", BRASS) for d in (-1, 1))
    line_ = gilded(0, 0, 330, 54) + path("M22 17l14 10l-14 10Z", "#1A1406")
    dark = rect(0, 0, 320, 54, "#0B1422") + rect(0, 27, 320, 1, "#050A13") + rect(0, 0, 320, 1, "#22344F") + circ(26, 27, 5, "none", BRASS, 1.8)
    return [Sprite("title/board", (-10, -10, 370, 170), s, page=PAGE), Sprite("title/board-head", (-5, -2, 330, 40), head, page=PAGE),
            Sprite("title/line", (-5, -3, 340, 60), line_, page=PAGE), Sprite("title/line-dark", (0, -3, 320, 60), dark, page=PAGE)]


def frame():
    """Margin, double brass line with notched corners and the bar at the foot; a 9-slice around the whole window."""
    w, h = 200, 200
    s = path(f"M0 0H{w}V{h}H0Z{notched(14, 14, w-28, h-28, 14)}", "#0A1020", extra='fill-rule="evenodd"') + path(f"M14 {h-63}H{w-14}V{h-28}H{w-28}V{h-14}H28V{h-28}H14Z", "#0A1020") + rect(14, h - 63, w - 28, 1.8, BRASS) + rect(20, h - 59, w - 40, .7, BRASS, extra='opacity=".6"')
    return Sprite("title/frame", (0, 0, w, h), s + path(notched(14, 14, w - 28, h - 28, 14), "none", BRASS, 2.4) + path(notched(20, 20, w - 40, h - 40, 14), "none", BRASS, .8, 'opacity=".8"'), page=PAGE)


def sprites():
    scene, rails_, steam_ = trimmed(sky() + skyline() + ground()), trimmed(track()), bank()
    over = 10                                                # wings overlap, so that no seam shows
    out = [Sprite("title/sky", (0, 0, 1600, 900), scene, DEFS_SKY, PAGE),
           Sprite("title/sky-left", (-WING, 0, WING + over, 900), scene, DEFS_SKY, PAGE), Sprite("title/sky-right", (1600 - over, 0, WING + over, 900), scene, DEFS_SKY, PAGE),
           Sprite("title/track", (360, 690, 1240, 210), rails_, page=PAGE), Sprite("title/track-right", (1600 - over, 690, WING + over, 210), rails_, page=PAGE),
           Sprite("title/train", (380, 450, 900, 370), trimmed(train()), page=PAGE), Sprite("title/plume", (-200, 180, 1440, 330), plume(), page=PAGE),
           Sprite("title/bank", (0, 260, 560, 640), steam_, page=PAGE), Sprite("title/bank-left", (-WING, 260, WING + over, 640), steam_, page=PAGE),
           Sprite("title/beam", (1240, 460, 360, 260), beam(), DEFS_BEAM, PAGE), lettering(), *board(), frame()]
    return out + [Sprite("title/diamond", (-5, -5, 10, 10), path("M0 -4L3.6 0L0 4L-3.6 0Z", BRASS), page=PAGE)]
