"""Panels that stretch (nine slices), glows and dashed frames. Outlines lie 1 px inside the sprite's rectangle."""
from lib.draw import *
from lib.sprite import Sprite


def frame(w, h, fill, edge, sw=1.4, n=5, inner=None, inner_sw=.6, gap=3.5, opacity=.6, extra=""):
    """Notched plate that fills w x h, with a second hairline inside."""
    s = path(notched(1, 1, w - 2, h - 2, n), fill, edge, sw, extra)
    return s + (path(notched(1 + gap, 1 + gap, w - 2 - 2 * gap, h - 2 - 2 * gap, n), "none", inner, inner_sw, f'opacity="{opacity}"') if inner else "")


def tile(name, w, h, *a, **k):
    return Sprite(f"panel/{name}", (0, 0, w, h), frame(w, h, *a, **k), page="panels")


def chip(name, fill, edge, sw):
    return Sprite(f"chip/{name}", (0, 0, 40, 30), rect(1, 1, 38, 28, fill, 4, edge, sw), page="panels")


def card_edge(w, h):
    return rect(-1, -1, w + 2, h + 2, "none", 7, LAMP, 3.4) + rect(1.5, 1.5, w - 3, h - 3, "none", 5, BRASS, 1)


def halo(x, y, w, h, r, o, filter_="glow"):
    return rect(x, y, w, h, LAMP, r, extra=f'opacity="{o}" filter="url(#{filter_})"')


def ghost(w, h, edge="#3A4F6E", sw=1, fan=True):
    s = path(notched(4, 4, w - 8, h - 8, 6), "#0B1525", edge, sw, 'fill-opacity=".55" stroke-dasharray="5 5"')
    return s + (at(w / 2, h / 2, ghost_fan()) if fan else "")


def strip(edge="#4f351b", sw=1, paper="#FFFBEF", glow_=False):
    """A contract as a strip, 60 x 30 (three slices: 12 left, 6 right)."""
    s = halo(10, 10, 60, 30, 6, .75, "soft") if glow_ else ""
    return s + path(notched(11, 11, 58, 28, 3), "#8A6238", edge, sw) + rect(18, 13.6, 49, 22.8, paper, 1) + rect(12.6, 18.4, 8, 13.2, BRASS, 1.6, "#5b4310", .9)


def frame_ticket():
    """A waiting frame: railway ticket with punched ends, stub of 40 on the left."""
    x, y, w, h = 1, 0, 98, 40
    s = path(f"M{x} {y+.8}H{x+w}V{y+h/2-6}A6 6 0 0 0 {x+w} {y+h/2+6}V{y+h-.8}H{x}V{y+h/2+6}A6 6 0 0 0 {x} {y+h/2-6}Z", PAPER, BRASS, 1.5)
    s += path(f"M{x+40} {y}V{y+h}", "none", "#9A7B35", 1.3, 'stroke-dasharray="3 2.6"') + path(f"M{x+40} {y+1.6}H{x+w-.8}V{y+h/2-7}A7 7 0 0 0 {x+w-.8} {y+h/2+7}V{y+h-1.6}H{x+40}Z", "#FBF4E2")
    return s + rect(x + 42.6, y + 4.2, w - 53, h - 8.4, "none", 2, "#C9B484", .9)


def todo(state):
    """One symbol of the running frame, 62 x 46: done, now, next."""
    s = halo(-4, -4, 70, 54, 8, .7, "soft") if state == "now" else ""
    return s + path(notched(0, 0, 62, 46, 4), "#FBF4E2" if state != "done" else "#7C8794", LAMP if state == "now" else "#9A7B35", 2 if state == "now" else 1.2)


def sprites():
    p = "panels"
    out = [tile("lacquer", 60, 60, LACQUER, BRASS, 1.5, 5, BRASS, .7, 4, .55), tile("prompt", 60, 60, "#15263F", BRASS, 1.5, 10, BRASS, .7, 4, .55),
           tile("plate", 40, 40, LACQUER, BRASS, 1.2, 4), tile("dark", 40, 40, FIELD, BRASS, 1.2, 4), tile("dim", 40, 40, "#111D30", DIM, 1.2, 4),
           tile("score", 40, 40, "#1A2D48", BRASS, 1.4, 5), tile("plaque", 40, 40, "#22344F", BRASS, 1.1, 4), tile("name", 40, 40, CARRIAGE, BRASS, 1, 4),
           tile("player", 40, 40, LACQUER, "#5E6F86", 1, 5), tile("player-active", 40, 40, "#1D3457", LAMP, 1.8, 5), tile("menu", 40, 40, LACQUER, BRASS, 1.4, 5),
           tile("button", 60, 40, FIELD, BRASS, 1.6, 5, BRASS), tile("button-hover", 60, 40, "#1A2D48", LAMP, 1.8, 5, LAMP), tile("button-dim", 60, 40, "#111D30", DIM, 1.6, 5, DIM),
           tile("gold", 120, 40, "url(#gold)", "#FFF1C4", 1.6, 5, "#6B4E14", 1, 3.5, 1), tile("gold-hover", 120, 40, "url(#goldlit)", "#FFFFFF", 2, 5, "#6B4E14", 1, 3.5, 1),
           tile("paper", 40, 40, "#FBF4E2", "#9A7B35", 1.2, 4), tile("paper-dashed", 40, 40, "#EFE2BF", "#9A7B35", 1.2, 3, extra='stroke-dasharray="3 2"'),
           *(tile(f"board/{who}", 60, 60, "#101D31", c, 2, 10, BRASS, .8, 4, .6) for who, c in PLAYER.items()),
           *(tile(f"small/{who}", 40, 40, LACQUER, c, 1.4, 6) for who, c in PLAYER.items())]
    out[15].defs = '<linearGradient id="goldlit" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#FFF3C8"/><stop offset=".5" stop-color="#EBCB74"/><stop offset="1" stop-color="#D0A545"/></linearGradient>'
    out += [Sprite("panel/banner", (0, 0, 80, 40), path("M1 3H79L69 37H11Z", CARRIAGE, BRASS, 1.2), page=p),
            Sprite("chip", (0, 0, 40, 30), rect(1, 2, 38, 26, NIGHT, 13, LAMP, 1.6), page=p),
            chip("action", "#1B3151", BRASS, 1.2), chip("ready", "#1B3151", LAMP, 1.8), chip("dim", "#111D30", DIM, 1.2),
            Sprite("glow/card", (-17, -16, 150, 170), halo(-5, -5, 126, 148, 11, .85), page=p), Sprite("edge/card", (-7, -6, 130, 150), card_edge(116, 138), page=p),
            Sprite("glow/market", (-17, -14, 150, 120), halo(-5, -5, 126, 102, 11, .85), page=p), Sprite("edge/market", (-7, -9, 130, 110), card_edge(116, 92), page=p),
            Sprite("glow/car", (-16, -18, 130, 120), halo(-3, -3, 104, 87, 9, .75), page=p), Sprite("glow/round", (-40, -40, 80, 80), glow(0, 0, 40, 1), page=p),
            Sprite("glow/panel", (0, 0, 80, 80), halo(14, 14, 52, 52, 9, .8), page=p), Sprite("glow/sign", (-20, -20, 40, 40), halo(-10, -10, 20, 20, 6, .8, "soft"), page=p),
            Sprite("dash/car", (-1, 0, 100, 90), rect(0, 3, 98, 77, "none", 7, LAMP, 2.4, 'stroke-dasharray="7 5"'), page=p),
            Sprite("dash/card", (-2, -1, 120, 140), ghost(116, 138, LAMP, 1.6, False), page=p), Sprite("dash/market", (-2, -4, 120, 100), ghost(116, 92, LAMP, 1.6, False), page=p),
            Sprite("ghost/card", (-2, -1, 120, 140), ghost(116, 138), page=p), Sprite("ghost/market", (-2, -4, 120, 100), ghost(116, 92), page=p),
            Sprite("ghost/tile", (-5, -2, 100, 90), ghost(90, 86, fan=False), page=p), Sprite("ghost/pile", (-3, -4, 80, 100), ghost(74, 92, "#4b6a5c", fan=False), page=p),
            Sprite("fan", (-40, -25, 80, 50), ghost_fan("#4A5F7F"), page=p), Sprite("fan/dim", (-40, -25, 80, 50), ghost_fan(), page=p),
            Sprite("frame/ticket", (0, 0, 100, 40), frame_ticket(), page=p), *(Sprite(f"todo/{s}", (-14, -12, 90, 70), todo(s), page=p) for s in ("done", "now", "next")),
            Sprite("contract/strip", (0, 0, 60, 30), at(-10, -10, strip()), page=p), Sprite("contract/strip-ready", (0, 0, 80, 50), strip(LAMP, 1.8, glow_=True), page=p),
            Sprite("contract/strip-spent", (0, 0, 60, 30), at(-10, -10, strip(paper="#DDD7C6")), page=p)]
    return out
