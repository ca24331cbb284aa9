"""What several screens share: the skyline of the last station, the gold button ground; no sprites of its own."""
import re

from lib.draw import *


def constantinople(x, base, h, c, c2):
    """Great dome, half domes, four minarets, crescent; h high on base, its middle at x."""
    s = "".join(rect(q - 1.3, -46, 2.6, 46, c) + rect(q - 2.4, -31, 4.8, 1.6, c) + rect(q - 2.2, -42, 4.4, 1.4, c) + path(f"M{q-1.9} -46L{q} -57L{q+1.9} -46Z", c) for q in (-36, -25, 25, 36))
    s += path("M-30 0V-12H30V0Z", c) + path("M-26 -12Q-26 -23 -14 -23H14Q26 -23 26 -12Z", c) + path("M-19 -22Q-19 -41 0 -43Q19 -41 19 -22Z", c) + path("M-12 -24Q-11 -38 0 -41.4Q-6 -36 -6.6 -24Z", c2) + rect(-19.6, -24, 39.2, 2.2, c2)
    s += path("M-33 -12A7 7 0 0 1 -19 -12ZM33 -12A7 7 0 0 0 19 -12Z", c) + rect(-.5, -48, 1, 6, BRASS) + path("M1.6 -53.4A3 3 0 1 0 1.6 -48.2A2.5 2.5 0 1 1 1.6 -53.4Z", BRASS)
    s += "".join(rect(q - .8, -19.8, 1.6, 2.4, LAMP) for q in range(-20, 22, 5)) + "".join(path(f"M{q-1.6} -2V-6q1.6 -2.4 3.2 0v4Z", LAMP) for q in range(-26, 28, 6))
    return at(x, base, s, h / 60)


def starred(engine_svg):
    """An engine whose plate shows a star instead of its number."""
    star = star_glyph(50, 40, 9.4, LAMP).split('d="')[1].split('"')[0]
    return re.sub(r"<text.*?</text>", "", engine_svg) + path(star, LAMP)


def gilded(x, y, w, h, n=5, inset=4):
    """Ground of the one golden thing on a screen."""
    return path(notched(x, y, w, h, n), "url(#gold)", "#FFF1C4", 1.8) + path(notched(x + inset, y + inset, w - 2 * inset, h - 2 * inset, n), "none", "#6B4E14", 1)


def trimmed(svg):
    """Numbers cut to two decimals."""
    return re.sub(r"(\d+\.\d{2})\d{3,}", r"\1", svg)
