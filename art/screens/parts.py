"""What several screens share: the skyline of the last station, the gold background, a star on an engine's plate."""

import re

from lib.draw import at, notched, path, star_points
from lib.figure import figure
from lib.palette import LAMP
from pieces.cities import LIGHT_SIDE, SILHOUETTE


def constantinople(x, base, h, silhouette, light_side):
    """Great dome, half domes, four minarets, crescent; h high on base, its middle at x."""
    paints = {SILHOUETTE: silhouette, LIGHT_SIDE: light_side}
    return at(x, base, figure("cities/constantinople", paints), h / 60)


def starred(engine_svg):
    """An engine whose plate shows a star instead of its number."""
    return re.sub(r"<text.*?</text>", "", engine_svg) + path(star_points(50, 40, 9.4, 9.4 * 0.42), LAMP)


def gilded(x, y, w, h, n=5, inset=4):
    """The background of the one gold thing on a screen."""
    s = path(notched(x, y, w, h, n), "url(#gold)", "#FFF1C4", 1.8)
    return s + path(notched(x + inset, y + inset, w - 2 * inset, h - 2 * inset, n), "none", "#6B4E14", 1)


def trimmed(svg):
    """Numbers cut to two decimals."""
    return re.sub(r"(\d+\.\d{2})\d{3,}", r"\1", svg)
