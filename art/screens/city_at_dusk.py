"""The background of the title picture: the sky over Constantinople, its hills, domes and minarets, the sea in front."""

import math

from lib.draw import at, circ, path, rect
from lib.palette import LAMP, PAPER
from screens.parts import constantinople

SUN, EMBER = "#F9D48C", "#E58259"
# The layers of the city, far to near.
FAR, MIDDLE, NEAR, DARK = "#8A4B68", "#5E3560", "#3A2450", "#2C1F45"


def twinkle(x, y, i):
    d = f"M{x:.0f} {y - 2.8:.1f}l.8 2l2 .8l-2 .8l-.8 2l-.8 -2l-2 -.8l2 -.8Z"
    return path(d, PAPER, extra=f'opacity="{0.3 + 0.5 * ((i * 7) % 5) / 5:.2f}"')


def sky(wing):
    left, w = -wing, 1600 + 2 * wing
    s = rect(left, 0, w, 900, "#14122A") + rect(left, 0, w, 660, "url(#tsky)")
    x, y, n, r, d = 1378, 462, 44, 2000, ""
    for i in range(n):
        a, b = 2 * math.pi * i / n, 2 * math.pi * (i + 0.42) / n
        d += f"M{x} {y}L{x + r * math.sin(a):.0f} {y - r * math.cos(a):.0f}"
        d += f"L{x + r * math.sin(b):.0f} {y - r * math.cos(b):.0f}Z"
    s += path(d, SUN, extra='opacity=".085"')
    s += circ(x, y, 320, SUN, extra='opacity=".1"') + circ(x, y, 244, SUN, extra='opacity=".16"') + circ(x, y, 158, SUN)
    s += "".join(twinkle((i * 173.7 + 31) % 1600, (i * 61.3 + 17) % 300, i) for i in range(70))
    for i in range(14):
        for side in (-wing, 1600):
            s += twinkle(side + (i * 97.3 + 40) % wing, (i * 83.1 + 29) % 300, i)
    return s


def houses(start, end, base, h, col, step=34):
    """A street of gables from start to end, with lit windows."""
    s, i, x = "", 0, start
    while x < end:
        w, high = 18 + (i * 7) % 14, h * (0.6 + 0.4 * ((i * 5) % 7) / 7)
        gable = f"M{x:.1f} {base + 12}V{base - high:.1f}L{x + w / 2:.1f} {base - high - w * 0.3:.1f}"
        s += path(gable + f"L{x + w:.1f} {base - high:.1f}V{base + 12}Z", col)
        sill = round(base - high + 5, 1)
        s += rect(round(x + w * 0.25, 1), sill, 2.6, 4.4, LAMP)
        if i % 2:
            s += rect(round(x + w * 0.6, 1), sill, 2.6, 4.4, LAMP)
        x += step * (0.7 + 0.5 * ((i * 3) % 5) / 5)
        i += 1
    return s


def skyline(wing):
    """The hills of the city, far to near, with domes and minarets; the water with the reflection of the sun."""
    return hills() + sea(wing) + sails()


def hills():
    far = "M-320 660V622Q-160 622 0 606Q120 584 260 596"
    far += "T520 572T760 548T940 520T1120 500T1300 486T1600 470T1920 452V660Z"
    s = path(far, FAR)
    s += constantinople(1130, 512, 112, FAR, "#A45E70") + constantinople(862, 546, 66, FAR, "#A45E70")
    s += houses(900, 1060, 536, 18, FAR, 40)
    middle = "M380 660V632Q520 606 660 604T900 574T1130 566T1600 540T1920 536V660Z"
    s += path(middle, MIDDLE) + houses(720, 1180, 590, 26, MIDDLE)
    s += constantinople(1836, 548, 130, MIDDLE, "#7A4A70") + galata()
    s += constantinople(700, 612, 52, MIDDLE, "#7A4A70") + constantinople(1378, 590, 296, "#231A3C", "#4A3058")
    s += path("M1060 660V616Q1180 590 1300 588H1480Q1560 588 1600 578T1920 570V660Z", NEAR)
    s += houses(1120, 1240, 606, 24, DARK) + houses(1524, 1600, 596, 30, DARK) + houses(1622, 1920, 592, 28, DARK, 38)
    return s + constantinople(1228, 608, 84, DARK, "#4A3058") + constantinople(1716, 590, 74, DARK, "#4A3058")


def galata():
    """The round tower on its hill."""
    s = rect(988, 478, 18, 100, MIDDLE) + path("M983 478L997 432L1011 478Z", MIDDLE) + rect(981, 492, 32, 5, MIDDLE)
    return s + "".join(circ(q, 510, 2.4, LAMP) for q in (993, 1001))


def sea(wing):
    """The water with the reflection of the sun."""
    s = rect(-wing, 640, 1600 + 2 * wing, 110, "url(#tsea)")
    for i in range(50):
        x = 1388 + ((i * 97) % 300 - 150) * (0.5 + i / 40)
        left, top = round(x - 14 - i * 0.5, 1), round(645 + i * 1.9, 1)
        s += rect(left, top, 28 + i, 1.9, SUN, extra=f'opacity="{0.8 - 0.012 * i:.2f}"')
    for first, w, count in ((0, 1600, 44), (1620, 300, 14)):
        for i in range(count):
            left, top = first + (i * 137) % w, 646 + (i * 29) % 60
            s += rect(left, top, 14 + (i * 7) % 22, 1.3, EMBER, extra='opacity=".4"')
    return s


def sails():
    boat = path("M-26 0H26L18 9H-19Z", "#171A38") + path("M0 -2V-44L22 -4ZM-3 -3V-34L-20 -5Z", "#171A38")
    return "".join(at(x, y, boat, k) for x, y, k in ((1322, 668, 0.9), (1530, 690, 1.25), (1788, 676, 1)))
