"""Glyphs of one colour: head/KIND in the heads of cards, ui/NAME on buttons and in menus."""

from lib.draw import at, circ, line, notched, path, rect, txt
from lib.palette import LAMP
from lib.sprite import Sprite

PAGE = "icons"
GROUND = "#0D1829"
# Solid shapes, drawn around 0, 0.
HEAD = {
    "railroad-car": "M-8 3V-3Q-7 -5 -4 -5H4Q7 -5 8 -3V3ZM-6.5 3.6h4v3h-4ZM2.5 3.6h4v3h-4Z",
    "conductor": "M-5 -2L-4.5 -7Q0 -9 4.5 -7L5 -2H7V0H-6V-2ZM-6 7Q-5 1 0 1T6 7Z",
    "locomotive": "M-8 3V-2H0V-6H8V3ZM-6 -6h3v4h-3ZM-6.5 3.6h4v3h-4ZM2.5 3.6h4v3h-4Z",
    "route": "M-8 6L-2 -6L1 0L4 -4L8 6Z",
    "contract": "M-5 -6H-2.5V-8H2.5V-6H5V8H-5Z",
    "celebrity": "M0 -8L2.2 -2.4L8 -2L3.6 1.8L5 7.6L0 4.4L-5 7.6L-3.6 1.8L-8 -2L-2.2 -2.4Z",
    "postcard": "M-8 -5H8V6H-8ZM3 -3V0H6V-3Z",
    "coins": "M-7 0A7 7 0 1 1 7 0A7 7 0 1 1 -7 0Z",
    "game-end": "M-6 -8H6V8H-6ZM-4 -6V0H4V-6ZM-4 2V4H-2V2ZM-2 4V6H0V4ZM0 2V4H2V2ZM2 4V6H4V4Z",
}
# Lines.
HEAD_LINES = {
    "switch": "M-8 -4H-2L2 4H8M-8 4H-4M4 -4H8",
    "mechanic": "M-6.6 7L1.6 -1.2M1 -7.4Q-1.6 -3.6 1.4 -1T7.4 -1M1 -7.4L4.2 -4.2L7.4 -1",
    "factory": "M-8 7V-1L-3 -4V-1L2 -4V-1H8V7ZM4.6 -1.4V-8",
    "passenger": "M-8 -3H8V7H-8ZM-3 -3V-6H3V-3",
    "suspect": "M-5 5V0Q-5 -6 0 -6T5 0V5M-1.6 6V0Q0 -2.6 1.6 0V6",
    "destroy-evidence": (
        "M0 7.4Q-6 6.4 -5.6 1.2Q-5 -2.4 -1.6 -3.6Q-2.6 -6.4 -0.6 -8.4Q0 -4.6 3.4 -2.6Q6.2 -0.4 5.4 3Q4.4 7 0 7.4Z"
    ),
    "storage": "M-6 -6H6V6H-6ZM-6 6L6 -6",
}


def stroke(d, sw=2.4):
    return path(d, "none", LAMP, sw, 'stroke-linecap="square" stroke-linejoin="miter"')


def lock():
    s = path("M-5 -1V-5Q-5 -9.6 0 -9.6T5 -5V-1", "none", LAMP, 2.2) + path(notched(-8, -1.6, 16, 11, 1.6), LAMP)
    return s + circ(0, 3, 1.9, GROUND) + rect(-0.8, 3, 1.6, 4, GROUND)


def page_of_lines():
    s = path("M-8 -10H5L8 -7V10H-8Z", "none", LAMP, 2)
    return s + path("M-4.6 -4.6H4.6M-4.6 -.4H4.6M-4.6 3.8H2", "none", LAMP, 1.8)


def speedometer():
    s = path("M-9.4 6A10 10 0 1 1 9.4 6", "none", LAMP, 2.2)
    return s + path("M-1.8 3.4L6 -5.4L1.8 5Z", LAMP) + circ(0, 4, 2.4, LAMP)


def warning():
    s = path("M0 -9.6L10.4 8.6H-10.4Z", "none", LAMP, 2.2)
    return s + rect(-1.3, -3.6, 2.6, 6.6, LAMP) + rect(-1.3, 4.2, 2.6, 2.6, LAMP)


def book():
    """An open book, its pages rising to both sides."""
    s = path("M0 -5.6Q-4.4 -9 -10.6 -7.4V6.8Q-4.4 5.2 0 8.8Q4.4 5.2 10.6 6.8V-7.4Q4.4 -9 0 -5.6Z", "none", LAMP, 2)
    return s + line(0, -5.6, 0, 8.6, LAMP, 1.8)


def gear():
    teeth = "".join(
        f'<rect x="-2" y="-10.4" width="4" height="5" fill="{LAMP}" transform="rotate({a})"/>'
        for a in range(0, 360, 45)
    )
    return teeth + circ(0, 0, 5, "none", LAMP, 4.6)


def door():
    """A doorway and the way out of it."""
    s = path("M1.6 -4.6V-9.4H-8.6V9.4H1.6V4.6", "none", LAMP, 2.2)
    return s + path("M-4 0H9M5 -4.6L9.6 0L5 4.6", "none", LAMP, 2.4)


def suitcase():
    """A travelling case with its handle and two straps."""
    s = path("M-10 -4.6H10V8.4H-10ZM-3.6 -4.6V-8.4H3.6V-4.6", "none", LAMP, 2.2)
    return s + line(-5.4, -4.6, -5.4, 8.4, LAMP, 2) + line(5.4, -4.6, 5.4, 8.4, LAMP, 2)


def calendar():
    """A page of a calendar on its rings."""
    s = path("M-9 -7H9V9H-9ZM-9 -2.4H9M-4.6 -10V-5M4.6 -10V-5", "none", LAMP, 2.2)
    return s + rect(-5.6, 1, 4, 4, LAMP) + rect(1.6, 1, 4, 4, LAMP)


def share():
    """One thing that goes to two others."""
    s = line(-6, 0, 6.4, -6.4, LAMP, 2.2) + line(-6, 0, 6.4, 6.4, LAMP, 2.2)
    return s + circ(-6.4, 0, 3.4, LAMP) + circ(6.8, -6.8, 3.4, LAMP) + circ(6.8, 6.8, 3.4, LAMP)


def bin_with_lid():
    """What is thrown away goes here."""
    s = path("M-6.6 -4.6H6.6L5.4 9.4H-5.4ZM-9 -4.8H9M-3 -4.8V-8.6H3V-4.8", "none", LAMP, 2.2)
    return s + line(-2, -1, -2, 6, LAMP, 1.8) + line(2, -1, 2, 6, LAMP, 1.8)


def tray(arrow):
    """A tray that something is put into, or taken out of."""
    return stroke("M-9 2.6V9H9V2.6", 2.4) + stroke(arrow, 2.6)


def curve():
    """A curve between its axes."""
    return stroke("M-9 -9V9H9", 2.2) + stroke("M-5.4 4.4L-1.4 -1.4L2.4 1.6L8.4 -7", 2.4)


SPEAKER = path("M-10 -3.6H-5.6L.6 -8.6V8.6L-5.6 3.6H-10Z", LAMP)
UI = {
    "undo": path("M-9 -4H3Q10 -4 10 2T3 8H-4M-4 -10L-10 -4L-4 2", "none", LAMP, 2.6),
    "back": stroke("M9 0H-8M-1 -8L-9 0L-1 8", 2.8),
    "arrow-left": path("M9 -2.4H-1V-7.4L-10 0L-1 7.4V2.4H9Z", LAMP),
    "arrow-right": path("M-9 -2.4H1V-7.4L10 0L1 7.4V2.4H-9Z", LAMP),
    "play": path("M-6 -9L9 0L-6 9Z", LAMP),
    "skip": path("M-9 -8L0 0L-9 8ZM0 -8L9 0L0 8Z", LAMP) + rect(8, -8, 2.6, 16, LAMP),
    "help": circ(0, 0, 9.6, "none", LAMP, 2) + txt(0, 5.6, "?", 16, LAMP, "middle", 700),
    "log": page_of_lines(),
    "speed": speedometer(),
    "zoom": circ(-2, -2, 6.8, "none", LAMP, 2.2) + line(3.2, 3.2, 9.6, 9.6, LAMP, 3.2),
    "close": stroke("M-7 -7L7 7M7 -7L-7 7", 2.8),
    "warning": warning(),
    "eye": path("M-10 0Q0 -10.4 10 0Q0 10.4 -10 0Z", "none", LAMP, 2) + circ(0, 0, 3.2, LAMP),
    "lock": lock(),
    "sound": SPEAKER + path("M4 -4.4Q7 0 4 4.4M7 -7.6Q12 0 7 7.6", "none", LAMP, 2),
    "sound-off": SPEAKER + stroke("M4.4 -3.4L10 3.4M10 -3.4L4.4 3.4", 2),
    "full-screen": stroke("M-9 -4V-9H-4M4 -9H9V-4M9 4V9H4M-4 9H-9V4", 2.6),
    "plus": stroke("M0 -8V8M-8 0H8", 2.8),
    "book": book(),
    "gear": gear(),
    "door": door(),
    "suitcase": suitcase(),
    "calendar": calendar(),
    "share": share(),
    "bin": bin_with_lid(),
    "pencil": path("M-9 9L-7.4 3L4.6 -9L9 -4.6L-3 7.4ZM1.6 -6L6 -1.6", "none", LAMP, 2.2),
    "import": tray("M0 -9.6V3.4M-4.6 -1L0 3.6L4.6 -1"),
    "export": tray("M0 3.6V-9M-4.6 -4.6L0 -9.2L4.6 -4.6"),
    "curve": curve(),
}


def sprites():
    for kind, d in HEAD.items():
        solid = path(d, LAMP, extra='fill-rule="evenodd"')
        yield Sprite(f"head/{kind}", (0, 0, 20, 20), at(10, 10, solid), page=PAGE)
    for kind, d in HEAD_LINES.items():
        yield Sprite(f"head/{kind}", (0, 0, 20, 20), at(10, 10, path(d, "none", LAMP, 2.2)), page=PAGE)
    for name, glyph in UI.items():
        yield Sprite(f"ui/{name}", (-3, -3, 30, 30), at(12, 12, glyph), page=PAGE)
