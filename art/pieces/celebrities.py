"""Celebrities: for each a poster for the card, and a bust for the brass arch of a car."""

from lib.draw import at, clip_path, clipped, notched, rect
from lib.figure import figure
from lib.palette import BRASS, NIGHT
from lib.sprite import Sprite
from pieces.cars import ARCH, arch_curtains, arch_frame

PAGE = "people"
# The scale of each bust on the poster and at the window of a car.
CELEBRITIES = {
    "singer": (1.22, 0.58),
    "chess": (1.2, 0.53),
    "explorer": (1.16, 0.55),
    "aviator": (1.22, 0.58),
    "actress": (1.2, 0.55),
    "tango": (1.16, 0.55),
    "conjuror": (1.08, 0.5),
    "opera": (1.1, 0.5),
    "poet": (1.16, 0.55),
}
POSTER_CLIP = clip_path("frame", f'<path d="{notched(-51.5, -49, 103, 98, 5)}"/>')
ARCH_CLIP = clip_path("arch", f'<path d="{ARCH}"/>')


def poster(key, k):
    """103 × 98 in the card's frame of 105 × 100; the band at the foot is blank for the name; the game adds the seal."""
    s = figure(f"posters/{key}") + at(0, 35, figure(f"celebrities/{key}"), k)
    s += rect(-53, 32, 106, 18, NIGHT) + rect(-53, 32, 106, 1.4, BRASS)
    return at(52.5, 50, clipped("frame", s))


def window(key, k):
    """In the coordinates of a car, over the arch of car/v/guest; complete, so that it can also be used alone."""
    return arch_curtains() + clipped("arch", at(75, 54.4, figure(f"celebrities/{key}"), k)) + arch_frame()


def sprites():
    for key, (on_poster, at_window) in CELEBRITIES.items():
        name = f"celebrity/{key}"
        yield Sprite(f"{name}/poster", (0, 0, 105, 100), poster(key, on_poster), POSTER_CLIP, PAGE)
        yield Sprite(f"{name}/window", (55, 17, 40, 40), window(key, at_window), ARCH_CLIP, PAGE)
