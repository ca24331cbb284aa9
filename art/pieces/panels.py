"""Panels that stretch (nine slices), glows and dashed frames. Outlines lie 1 px inside the sprite's rectangle."""

from lib.draw import at, glow, halo, notched, path, rect
from lib.marks import ghost_fan
from lib.palette import BRASS, CARRIAGE, DIM, FIELD, LACQUER, LAMP, NIGHT, PAPER, PLAYER
from lib.sprite import Sprite

PAGE = "panels"
# Backgrounds and edges: of buttons, of disabled things, of paper.
PRESSED, DULL, CREAM, OCHRE, PUNCHED = "#1A2D48", "#111D30", "#FBF4E2", "#9A7B35", "#5b4310"
# Background of the gold button under the pointer.
GOLD_LIT = (
    '<linearGradient id="goldlit" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#FFF3C8"/>'
    '<stop offset=".5" stop-color="#EBCB74"/><stop offset="1" stop-color="#D0A545"/></linearGradient>'
)


def plate(w, h, fill, edge, sw=1.4, n=5, inner=None, inner_sw=0.6, gap=3.5, opacity=0.6):
    """A notched plate that fills w × h, with a second hairline inside."""
    s = path(notched(1, 1, w - 2, h - 2, n), fill, edge, sw)
    if inner:
        d = notched(1 + gap, 1 + gap, w - 2 - 2 * gap, h - 2 - 2 * gap, n)
        s += path(d, "none", inner, inner_sw, f'opacity="{opacity}"')
    return s


def sprite(name, frame, svg, defs=""):
    return Sprite(name, frame, svg, defs, PAGE)


def panel(name, w, h, *drawing, defs="", **more):
    return sprite(f"panel/{name}", (0, 0, w, h), plate(w, h, *drawing, **more), defs)


def chip(name, fill, edge, sw):
    return sprite(f"chip/{name}", (0, 0, 40, 30), rect(1, 1, 38, 28, fill, 4, edge, sw))


def card_edge(w, h):
    return rect(-1, -1, w + 2, h + 2, "none", 7, LAMP, 3.4) + rect(1.5, 1.5, w - 3, h - 3, "none", 5, BRASS, 1)


def ghost(w, h, edge="#3A4F6E", fan=True):
    """The dashed place of a missing card."""
    dashed = 'fill-opacity=".55" stroke-dasharray="5 5"'
    s = path(notched(4, 4, w - 8, h - 8, 6), "#0B1525", edge, 1, dashed)
    return s + (at(w / 2, h / 2, ghost_fan()) if fan else "")


def contract_strip(edge="#4f351b", sw=1, light=False):
    """A contract as a strip, 60 × 30 at (10, 10): three slices, 12 left, 6 right."""
    s = halo(10, 10, 60, 30, 6, 0.75, "soft") if light else ""
    s += path(notched(11, 11, 58, 28, 3), "#8A6238", edge, sw) + rect(18, 13.6, 49, 22.8, "#FFFBEF", 1)
    return s + rect(12.6, 18.4, 8, 13.2, BRASS, 1.6, PUNCHED, 0.9)


def frame_ticket():
    """A waiting frame: railway ticket with punched ends, stub of 40 on the left."""
    outline = "M1 0.8H99V14A6 6 0 0 0 99 26V39.2H1V26A6 6 0 0 0 1 14Z"
    s = path(outline, PAPER, BRASS, 1.5) + path("M41 0V40", "none", OCHRE, 1.3, 'stroke-dasharray="3 2.6"')
    s += path("M41 1.6H98.2V13A7 7 0 0 0 98.2 27V38.4H41Z", CREAM)
    return s + rect(43.6, 4.2, 45, 31.6, "none", 2, "#C9B484", 0.9)


def todo(state):
    """One symbol of the running frame, 62 × 46: done, now, next."""
    s = halo(-4, -4, 70, 54, 8, 0.7, "soft") if state == "now" else ""
    fill, edge, sw = {
        "done": ("#7C8794", OCHRE, 1.2),
        "now": (CREAM, LAMP, 2),
        "next": (CREAM, OCHRE, 1.2),
    }[state]
    return s + path(notched(0, 0, 62, 46, 4), fill, edge, sw)


# ---------------------------------------------------------------- the sprites


def panels():
    yield panel("lacquer", 60, 60, LACQUER, BRASS, 1.5, 5, BRASS, 0.7, 4, 0.55)
    yield panel("prompt", 60, 60, "#15263F", BRASS, 1.5, 10, BRASS, 0.7, 4, 0.55)
    yield panel("plate", 40, 40, LACQUER, BRASS, 1.2, 4)
    yield panel("dim", 40, 40, DULL, DIM, 1.2, 4)
    yield panel("score", 40, 40, PRESSED, BRASS, 1.4, 5)
    yield panel("plaque", 40, 40, "#22344F", BRASS, 1.1, 4)
    yield panel("name", 40, 40, CARRIAGE, BRASS, 1, 4)
    yield panel("player", 40, 40, LACQUER, "#5E6F86", 1, 5)
    yield panel("player-active", 40, 40, "#1D3457", LAMP, 1.8, 5)
    yield panel("menu", 40, 40, LACQUER, BRASS, 1.4, 5)
    yield panel("button", 60, 40, FIELD, BRASS, 1.6, 5, BRASS)
    yield panel("button-hover", 60, 40, PRESSED, LAMP, 1.8, 5, LAMP)
    yield panel("button-dim", 60, 40, DULL, DIM, 1.6, 5, DIM)
    yield panel("gold", 120, 40, "url(#gold)", "#FFF1C4", 1.6, 5, "#6B4E14", 1, 3.5, 1)
    yield panel("gold-hover", 120, 40, "url(#goldlit)", "#FFFFFF", 2, 5, "#6B4E14", 1, 3.5, 1, defs=GOLD_LIT)
    yield panel("paper", 40, 40, CREAM, OCHRE, 1.2, 4)
    for who, colour in PLAYER.items():
        yield panel(f"board/{who}", 60, 60, "#101D31", colour, 2, 10, BRASS, 0.8, 4, 0.6)
        yield panel(f"small/{who}", 40, 40, LACQUER, colour, 1.4, 6)
    yield sprite("panel/banner", (0, 0, 80, 40), path("M1 3H79L69 37H11Z", CARRIAGE, BRASS, 1.2))


def glows():
    yield sprite("glow/card", (-17, -16, 150, 170), halo(-5, -5, 126, 148, 11, 0.85))
    yield sprite("glow/market", (-17, -14, 150, 120), halo(-5, -5, 126, 102, 11, 0.85))
    yield sprite("glow/car", (-16, -18, 130, 120), halo(-3, -3, 104, 87, 9, 0.75))
    yield sprite("glow/round", (-40, -40, 80, 80), glow(0, 0, 40, 1))
    yield sprite("glow/panel", (0, 0, 80, 80), halo(14, 14, 52, 52, 9, 0.8))
    yield sprite("glow/sign", (-20, -20, 40, 40), halo(-10, -10, 20, 20, 6, 0.8, "soft"))


def edges():
    yield sprite("edge/card", (-7, -6, 130, 150), card_edge(116, 138))
    yield sprite("edge/market", (-7, -9, 130, 110), card_edge(116, 92))
    dashed = rect(0, 3, 98, 77, "none", 7, LAMP, 2.4, 'stroke-dasharray="7 5"')
    yield sprite("dash/car", (-1, 0, 100, 90), dashed)
    yield sprite("ghost/card", (-2, -1, 120, 140), ghost(116, 138))
    yield sprite("ghost/market", (-2, -4, 120, 100), ghost(116, 92))
    yield sprite("ghost/tile", (-5, -2, 100, 90), ghost(90, 86, fan=False))
    yield sprite("ghost/pile", (-3, -4, 80, 100), ghost(74, 92, "#4b6a5c", fan=False))
    yield sprite("fan", (-40, -25, 80, 50), ghost_fan("#4A5F7F"))


def sprites():
    yield from panels()
    yield sprite("chip", (0, 0, 40, 30), rect(1, 2, 38, 26, NIGHT, 13, LAMP, 1.6))
    yield chip("action", "#1B3151", BRASS, 1.2)
    yield chip("ready", "#1B3151", LAMP, 1.8)
    yield chip("dim", DULL, DIM, 1.2)
    yield from glows()
    yield from edges()
    yield sprite("frame/ticket", (0, 0, 100, 40), frame_ticket())
    for state in ("done", "now", "next"):
        yield sprite(f"todo/{state}", (-14, -12, 90, 70), todo(state))
    yield sprite("contract/strip", (0, 0, 60, 30), at(-10, -10, contract_strip()))
    yield sprite("contract/strip-ready", (0, 0, 80, 50), contract_strip(LAMP, 1.8, light=True))
