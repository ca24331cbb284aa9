"""Postcards: the stamp-edged picture for the card, the small one pinned on a route. Pictures: figures/postcards."""

from lib.draw import at, circ, clip_path, clipped, path
from lib.figure import figure
from lib.marks import seal_double
from lib.palette import SIGNAL
from lib.sprite import Sprite

PAGE = "people"
POSTCARDS = ("alps", "geneva", "vienna", "canal", "gates", "bosphorus")
CARD_CLIP = clip_path("pic", '<rect x="-45" y="-41" width="90" height="60"/>')
STAMP_CLIP = clip_path("pic", '<rect x="-17.4" y="-13.4" width="34.8" height="26.8"/>')


def perforated(w, h, pitch, r):
    """The outline of a stamp, w × h around 0, 0."""
    across, down = round(w / pitch), round(h / pitch)
    gap_x, gap_y = (w - across * 2 * r) / (across + 1), (h - down * 2 * r) / (down + 1)

    def side(n, gap, dx, dy):
        flat = f"l{dx * gap:.3f} {dy * gap:.3f}"
        return (flat + f"a{r} {r} 0 0 0 {dx * 2 * r:g} {dy * 2 * r:g}") * n + flat

    d = f"M{-w / 2} {-h / 2}" + side(across, gap_x, 1, 0) + side(down, gap_y, 0, 1)
    return d + side(across, gap_x, -1, 0) + side(down, gap_y, 0, -1) + "Z"


def card(picture):
    """For the frame of the card, 105 × 100: the picture, with a blank strip for the title below it."""
    return at(52.5, 50, path(perforated(99, 91, 5, 1.4), "#FFFBEF", "#b9a878", 0.8) + clipped("pic", picture))


def stamp(picture):
    """40 × 32, pinned on a route: the same picture, ×2."""
    s = path(perforated(40, 32, 3.3, 0.9), "#FFFBEF", "#8d7a4e", 0.6) + clipped("pic", at(0, 5, picture, 0.45))
    s += circ(0, -15, 2.2, SIGNAL, "#6d1c15", 0.6) + circ(-0.6, -15.7, 0.7, "#F0B9A0")
    return at(20, 16, s + at(15, 11, seal_double(0, 0, 13.4), 0.6))


def sprites():
    for key in POSTCARDS:
        picture = figure(f"postcards/{key}")
        yield Sprite(f"postcard/{key}/card", (0, 0, 105, 100), card(picture), CARD_CLIP, PAGE)
        yield Sprite(f"postcard/{key}/stamp", (-2, -3, 48, 40), stamp(picture), STAMP_CLIP, PAGE)
