"""Silhouettes along the ladder: landmarks of its regions, mountains and firs."""

from lib.country import fir
from lib.draw import at, path
from lib.figure import figure
from lib.sprite import Sprite
from pieces.cities import LIGHT_SIDE, SILHOUETTE

PAGE = "daily"
# The landmarks, each with the colour of its shape and of its windows.
LANDMARKS = {
    "paris": ("#0E1830", "#1A274A"),
    "strasbourg": ("#131C3C", "#E9B95A"),
    "munich": ("#131C3C", "#4E8C6A"),
    "salzburg": ("#1C2348", "#3A4478"),
    "vienna": ("#231C42", "#E9B95A"),
    "budapest": ("#231C42", "#A8434E"),
    "belgrade": ("#2A1C40", "#5A3A5E"),
    "galata": ("#2C1838", "#E9B95A"),
    "constantinople": ("#2C1838", "#C9963E"),
}


def mountain():
    """A peak with snow on it, 120 wide."""
    slope = path("M0 60L44 6L58 22L76 -2L120 60Z", "#4A4A84")
    return slope + path("M44 6L30 23L38 20L44 27L52 18L58 22ZM76 -2L62 17L70 14L78 24L86 14L94 22Z", "#E8ECF4")


def sprites():
    for name, (shape, light) in LANDMARKS.items():
        drawn = figure(f"cities/{name}", {SILHOUETTE: shape, LIGHT_SIDE: light})
        yield Sprite(f"ladder/{name}", (-40, -62, 80, 64), drawn, page=PAGE)
    yield Sprite("ladder/mountain", (0, -6, 120, 68), mountain(), page=PAGE)
    yield Sprite("ladder/fir", (-12, -34, 24, 36), at(0, 0, fir(0, 0, 32, "#0E1830")), page=PAGE)
