"""The set-up: the tickets of the modules, which are punched when they are chosen."""

from lib.draw import clip_path, clipped, line, notched, path, rect, star_points
from lib.palette import BURGUNDY, INK, LAMP, PAPER, PINE
from lib.sprite import Sprite

PAGE = "setup"
MODULES = {"A": PINE, "B": BURGUNDY, "C": "#3B3F63", "D": "#7A4A1E", "E": "#1F5560", "F": "#5A2F5E"}
W, H, STUB = 250, 168, 54
RULE, CREAM = "#9A7B35", "#FFF6E2"
# The conductor's punch: a notched star.
HOLE = star_points(27, 132, 15, 15 * 0.52)


def outline(x, y):
    """Edmondson ticket: notched corners and a semicircular notch where the stub tears off."""
    r, b = 9, x + STUB
    corner = f"A{r} {r} 0 0 0"
    d = f"M{x + r} {y}H{b - 7}A7 7 0 0 0 {b + 7} {y}H{x + W - r}{corner} {x + W} {y + r}V{y + H - r}"
    d += f"{corner} {x + W - r} {y + H}H{b + 7}A7 7 0 0 0 {b - 7} {y + H}"
    return d + f"H{x + r}{corner} {x} {y + H - r}V{y + r}{corner} {x + r} {y}Z"


def ticket(letter, punched):
    """250 × 168; letter at 27, 60 (size 48), icon at 95, 50 (48 px), names from x = 126, text at 152, 119."""
    body = outline(0, 0) + (HOLE if punched else "")
    paper, edge = (PAPER, LAMP) if punched else ("#D6CBB1", "#8d7a4e")
    s = path(outline(2, 5), "#000", extra='opacity=".45"')
    s += path(body, paper, edge, 3.4 if punched else 1, 'fill-rule="evenodd"')
    s += clipped("ticket", rect(0, 0, STUB, H, MODULES[letter]))
    s += line(STUB, 12, STUB, H - 12, CREAM if punched else paper, 2, 'stroke-dasharray="4 5"')
    if punched:
        s += path(HOLE, "none", INK, 1.2)
    else:
        s += path(HOLE, "none", CREAM, 1.2, 'opacity="0.45" stroke-dasharray="3 3"')
    s += path(notched(63, 9, W - 72, H - 18, 5), "none", RULE, 1.1) + path(f"M75 90H{W - 22}", "none", RULE, 1)
    s += path("M152 85.6l4.4 4.4l-4.4 4.4l-4.4 -4.4Z", RULE)
    name = f"setup/ticket/{letter}" + ("/punched" if punched else "")
    defs = clip_path("ticket", f'<path clip-rule="evenodd" d="{body}"/>')
    return Sprite(name, (-5, -5, 260, 180), s, defs, PAGE)


def sprites():
    for letter in MODULES:
        yield ticket(letter, punched=False)
        yield ticket(letter, punched=True)
