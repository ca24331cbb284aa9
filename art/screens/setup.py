"""New game: the coach whose windows are the seats, the tickets of the modules, the switches and the golden button."""
import math

from lib.draw import *
from lib.sprite import Sprite
from pieces.cars import DARKWIN, bogie
from pieces.engines import engine
from screens.parts import starred

PAGE = "setup"
WX, WW, WG = 64, 350, 24                    # first window, width, gap
FIELD, DIM, DIMTXT = "#0D1829", "#44556E", "#8796A9"
SLICES = {"setup/plaque": (16, 12, 16, 12), "setup/segments": (12, 12, 12, 12), "setup/segment-lit": (8, 8, 8, 8)}


# ---------------------------------------------------------------- the coach


def night():
    """The dark behind the coach and its rail; repeats every 1600 px, for wider windows. Nominal: stage 0, 50."""
    step = 1600 / 6
    s = rect(0, 0, 1600, 440, "#0B1524") + "".join(path(f"M{q:.2f} 0L{q-230:.2f} 420H{q-150:.2f}L{q+80:.2f} 0Z", "#13233C", extra='opacity=".55"') for q in [160 + step * i for i in range(-1, 7)])
    s += rect(0, 402, 1600, 38, "#0A121F") + rect(0, 420, 1600, 6, "#0a1220") + "".join(rect(4 + 16 * i, 419, 9, 5, "#4A3A28") for i in range(100))
    return Sprite("setup/night", (0, 0, 1600, 440), s + rect(0, 416, 1600, 3.4, "#9AA7B5") + rect(0, 416, 1600, 1.2, "#DCE3E6"), page=PAGE)


def carriage():
    """One long sleeping car of the house colours, without panes and roof lamps; in stage px, nominal 0, 0."""
    s = rect(0, 430, 44, 8, IRON2, 2, INK, 1) + rect(1556, 430, 44, 8, IRON2, 2, INK, 1)
    s += "".join(at(q - 24.5 * 2.7, 466 - 77.4 * 2.7, bogie(24.5), 2.7) for q in (150, 500, 1100, 1450))
    s += "".join(rect(q, 438, w, 20, "#2b3038", 3, "#15181d", 1) + rect(q, 438, w, 2.4, "#4a505a") + "".join(line(q + w * f, 441, q + w * f, 458, "#15181d", 1.2) for f in (.33, .66)) for q, w in ((640, 130), (830, 130)))
    s += rect(40, 424, 1520, 15, IRON, 0, INK, 1) + rect(40, 425, 1520, 1.6, RIM)
    s += rect(30, 92, 1540, 336, CARRIAGE, 6, INK, 2) + rect(31, 318, 1538, 109, "#18304F", 5) + rect(30, 116, 1540, 2, BRASS) + rect(30, 421, 1540, 3, BRASS)
    s += "".join(rect(WX + n * (WW + WG) - 8, 318, 366, 1, "#28466E") for n in range(4)) + "".join(line(q, 122, q, 418, "#17304F", 1.2) for q in (426, 800, 1174))
    for x, d in ((36, 1), (1564, -1)):                       # the doors at either end: edge, hinges, grab rail
        s += line(x, 122, x, 420, "#132741", 2) + "".join(rect(x - 3.5, y, 7, 12, BRASS, 1, INK, .8) for y in (140, 262, 392)) + path(f"M{x+d*13} 196V236", "none", INK, 6, 'stroke-linecap="round"') + path(f"M{x+d*13} 196V236", "none", BRASS, 3.4, 'stroke-linecap="round"') + circ(x + d * 13, 300, 4.4, BRASS, INK, 1) + line(x + d * 13, 300, x + d * 13, 308, BRASS, 2.6)
    s += rect(30, 93, 1540, 22, "#14283F")
    s += path("M24 92Q30 76 62 76H1538Q1570 76 1576 92Z", "#132741", INK, 2) + path("M90 77Q96 58 118 58H1482Q1504 58 1510 77Z", "#182F4E", INK, 1.6) + path("M104 64Q108 61 118 61H700", "none", "#ffffff", 1.8, 'opacity=".25" stroke-linecap="round"') + path("M36 85Q42 79 60 79H86", "none", "#ffffff", 1.8, 'opacity=".25" stroke-linecap="round"')
    return Sprite("setup/carriage", (0, 50, 1600, 420), s, page=PAGE)


def roof_lamps():
    """Clerestory lights; five over each window. Nominal top left: stage 114 + 374 n + 55 i, 65."""
    d = "M0 9V4a4 4 0 0 1 4 -4h22a4 4 0 0 1 4 4V9Z"
    return [Sprite("setup/roof-lamp/lit", (-5, -5, 40, 20), path(d, "#F0BE5A", INK, .8), page=PAGE), Sprite("setup/roof-lamp/dark", (-5, -5, 40, 20), path(d, "#43536D", INK, .8), page=PAGE)]


def pane(who):
    """The compartment behind the glass, 350 x 182: panelled wall, buttoned seat, table with lamp; empty: blind half down."""
    w, h = WW, 182
    s = '<g clip-path="url(#pane)">'
    if who:
        s += rect(0, 0, w, h, "url(#lampwin)") + rect(0, 128, w, 60, "#6A4423") + "".join(line(q, 0, q, 130, "#E3AE4C", 1.2) for q in range(20, w, 31))
        s += path(f"M8 {h}V70Q8 52 30 52H196Q218 52 218 70V{h}Z", BURGUNDY, "#4A1520", 1.6) + "".join(circ(32 + c * 27 + (r % 2) * 13.5, 72 + r * 25, 2.4, "#C98A4E") for r in range(4) for c in range(7 - r % 2))
        lx = 278
        s += path(f"M{lx-62} {h-18}H{lx+76}V{h}H{lx-62}Z", "#8A6238", INK, 1) + path(f"M{lx-66} {h-28}H{lx+80}V{h-16}L{lx+60} {h-4}L{lx+40} {h-16}L{lx+20} {h-4}L{lx} {h-16}L{lx-20} {h-4}L{lx-40} {h-16}L{lx-60} {h-6}Z", "#FFF8E6", "#CDBE96", 1)
        s += circ(lx + 26, 86, 66, "#FFF6D0", extra='opacity=".55"') + rect(lx + 23, 96, 6, h - 126, BRASS, 0, INK, .8) + path(f"M{lx+8} {h-26}q2 -8 18 -8t18 8Z", BRASS, INK, .8)
        s += path(f"M{lx+2} 104L{lx+14} 66H{lx+38}L{lx+50} 104Z", SIGNAL, INK, 1.1) + path(f"M{lx+2} 104l6 7l6 -7l6 7l6 -7l6 7l6 -7l6 7l6 -7Z", "#D9594A", INK, .8)
        c1, c2 = "#E9C878", "#C98A4E"                        # transom of leaded glass
        s += rect(0, 0, w, 26, c1) + "".join(path(f"M{q} 26A29.2 29.2 0 0 1 {q+58.4} 26Z", c2) + "".join(path(f"M{q+29.2} 26L{q+29.2+30*math.sin(a):.1f} {26-30*math.cos(a):.1f}", "none", c1, 1.4) for a in (-1, -.5, 0, .5, 1)) for q in (0, 58.4, 116.7, 175, 233.4, 291.7)) + rect(0, 25, w, 3, "#7A5A18")
    else:
        s += rect(0, 0, w, h, DARKWIN) + path(f"M20 {h}L190 0H236L66 {h}ZM92 {h}L262 0H276L106 {h}Z", "#2B405F") + circ(268, 97, 15, "#F6E3AE") + circ(275, 93, 13, DARKWIN) + "".join(star_glyph(a, b, r, STEAM).replace(f'stroke="{INK}"', "") for a, b, r in ((60, 92, 3), (118, 104, 2), (312, 150, 2.6), (38, 150, 2.2)))
        s += path(f"M0 0H{w}V66H0Z", "#3A3763") + "".join(line(0, q, w, q, "#2A2750", 1.2) for q in (15, 30, 45)) + rect(0, 62, w, 7, BRASS, 0, INK, .8) + circ(w / 2, 78, 6, "none", BRASS, 2.4)
    s += "</g>" + path(notched(0, 0, w, h, 10), "none", INK, 7) + path(notched(0, 0, w, h, 10), "none", PLAYER.get(who, BRASS), 3) + path(notched(-5, -5, w + 10, h + 10, 11), "none", BRASS, 1.2)
    return Sprite(f"setup/pane/{who or 'empty'}", (-10, -10, 370, 200), s, f'<clipPath id="pane"><path d="{notched(0, 0, w, h, 10)}"/></clipPath>', PAGE)


# ---------------------------------------------------------------- tickets
MODULES = {"A": PINE, "B": BURGUNDY, "C": "#3B3F63", "D": "#7A4A1E", "E": "#1F5560", "F": "#5A2F5E"}
COMING = "CDEF"                              # these have a grey form, for a module that is not there yet
TW, TH = 250, 168


def ticket_path(x, y, holes=""):
    """Edmondson ticket: bitten corners and a half-round bite where the stub tears off."""
    r, b, w, h = 9, x + 54, TW, TH
    return (f"M{x+r} {y}H{b-7}A7 7 0 0 0 {b+7} {y}H{x+w-r}A{r} {r} 0 0 0 {x+w} {y+r}V{y+h-r}A{r} {r} 0 0 0 {x+w-r} {y+h}H{b+7}A7 7 0 0 0 {b-7} {y+h}"
            f"H{x+r}A{r} {r} 0 0 0 {x} {y+h-r}V{y+r}A{r} {r} 0 0 0 {x+r} {y}Z{holes}")


def punch(cx, cy, r=11):
    """The conductor's punch: a notched star."""
    return "".join(f"{'M' if i == 0 else 'L'}{cx+(r if i % 2 == 0 else r*.52)*math.sin(i*math.pi/5):.2f} {cy-(r if i % 2 == 0 else r*.52)*math.cos(i*math.pi/5):.2f}" for i in range(10)) + "Z"


def dulled(c, to="#3A4453", k=.68):
    """A colour drawn towards grey."""
    a, b = ([int(v[i:i + 2], 16) for i in (1, 3, 5)] for v in (c, to))
    return "#" + "".join(f"{round(p * (1 - k) + q * k):02X}" for p, q in zip(a, b))


def ticket(letter, form=""):
    """250 x 168; its letter stands at 27, 60 (size 48), the icon at 95, 50 (48 px), names from x = 126, text at 152, 119."""
    on, off = form == "punched", form == "coming"
    c = dulled(MODULES[letter]) if off else MODULES[letter]
    hole = punch(27, 132, 15)
    body = ticket_path(0, 0, hole if on else "")
    paper, edge, rule = ("#8F9199", "#5C6470", "#6C7079") if off else (PAPER if on else "#D6CBB1", LAMP if on else "#8d7a4e", "#9A7B35")
    s = path(ticket_path(2, 5), "#000", extra='opacity=".45"') + path(body, paper, edge, 3.4 if on else 1, 'fill-rule="evenodd"')
    s += '<g clip-path="url(#ticket)">' + rect(0, 0, 54, TH, c) + "</g>" + line(54, 12, 54, TH - 12, "#FFF6E2" if on else paper, 2, 'stroke-dasharray="4 5"')
    s += path(hole, "none", INK if on else "#FFF6E2", 1.2, f'opacity="{1 if on else .22 if off else .45}"' + ("" if on else ' stroke-dasharray="3 3"'))
    s += path(notched(63, 9, TW - 72, TH - 18, 5), "none", rule, 1.1) + path(f"M75 90H{TW-22}", "none", rule, 1) + path("M152 85.6l4.4 4.4l-4.4 4.4l-4.4 -4.4Z", rule)
    if off:                                                  # a paper strap across: still on its way
        s += '<g clip-path="url(#ticket)">' + "".join(path(f"M{q} {TH}L{q+60} 0H{q+72}L{q+12} {TH}Z", "#20232A", extra='opacity=".07"') for q in range(54, 260, 34)) + "</g>"
    return Sprite(f"setup/ticket/{letter}{'/' + form if form else ''}", (-5, -5, 260, 180), s, f'<clipPath id="ticket"><path clip-rule="evenodd" d="{body}"/></clipPath>', PAGE)


def star():
    """What the punch takes out: a star of the stub, tinted white, to fall from 27, 132."""
    return Sprite("setup/punched-star", (-20, -20, 40, 40), path(punch(0, 0, 15), "#FFF6E2", INK, 1), page=PAGE)


# ---------------------------------------------------------------- small things


def plates():
    s = path(notched(0, 0, 100, 36, 5), NIGHT, BRASS, 1.8) + path(notched(3.5, 3.5, 93, 29, 4), "none", BRASS, .6, 'opacity=".7"')
    out = [Sprite("setup/plaque", (-5, -2, 110, 40), s, page=PAGE), Sprite("setup/segments", (-5, -2, 70, 40), path(notched(0, 0, 60, 36, 4), FIELD, BRASS, 1.2), page=PAGE),
           Sprite("setup/segment-lit", (0, 0, 60, 30), path(notched(0, 0, 60, 30, 3), LAMP), page=PAGE), Sprite("setup/berth", (-4, -4, 40, 40), path(notched(0, 0, 32, 32, 4), NIGHT, BRASS, 1.4), page=PAGE)]
    pencil = path("M-9 8l2.4 -7.4L5 -11l5 5L-1.6 5.6Z", BRASS, INK, 1) + path("M-9 8l2.4 -7.4l5 5Z", PAPER, INK, .8) + path("M2 -8l5 5", "none", INK, 1.2)
    lot = '<g transform="rotate(-10)">' + rect(-10, -10, 20, 20, PAPER, 3.5, INK, 1.2) + "".join(circ(a, b, 2.1, INK) for a, b in ((-5, -5), (5, 5), (0, 0), (5, -5), (-5, 5))) + "</g>"
    return out + [Sprite("setup/pencil", (-15, -15, 30, 30), pencil, page=PAGE), Sprite("setup/dice", (-15, -15, 30, 30), lot, page=PAGE)]


def lever(on):
    """Toggle in the manner of a point lever, 74 x 36."""
    cx = 54 if on else 20
    s = path(notched(0, 0, 74, 36, 6), "#23513F" if on else FIELD, LAMP if on else DIM, 1.6) + line(20, 18, 54, 18, "#0B1422", 5) + line(20, 18, 54, 18, BRASS if on else DIM, 2)
    return Sprite(f"setup/lever-{'on' if on else 'off'}", (-3, -2, 80, 40), s + circ(cx, 18, 14, INK) + circ(cx, 18, 12.6, LAMP if on else IRON2, INK, 1) + circ(cx, 18, 5, PINE if on else IRON), page=PAGE)


def checkbox(on, dim=False):
    s = path(notched(0, 0, 22, 22, 3), FIELD, DIM if dim else BRASS, 1.4) + (path("M5 11l4.6 5L17.5 5", "none", DIMTXT if dim else LAMP, 2.8) if on else "")
    return Sprite(f"setup/checkbox-{'on' if on else 'off'}{'-dim' if dim else ''}", (-4, -4, 30, 30), s, page=PAGE)


def aboard(dim=False):
    """The golden button 468 x 138 with its engine; words stand around x = 296. Dim: seats or holes are missing."""
    w, h = 468, 138
    fill, edge, rule, ray = ("#3A4453", DIM, "#222B38", "#455064") if dim else ("url(#gold)", "#FFF1C4", "#6B4E14", "#E7C468")
    s = path(notched(0, 0, w, h, 12), fill, edge, 2.4) + path(notched(6, 6, w - 12, h - 12, 11), "none", rule, 1.4) + path(notched(10, 10, w - 20, h - 20, 11), "none", rule, .7)
    s += '<g clip-path="url(#aboard)">' + rays(96, 118, 480, ray, 30).replace("/>", ' opacity=".6"/>') + rect(0, 112, w, 3, rule) + "".join(rect(q * 15, 115, 8, 4, rule) for q in range(32)) + at(16, 30, starred(engine(13)), 1.05, 'opacity=".55"' if dim else "") + "</g>"
    return Sprite("setup/aboard-dim" if dim else "setup/aboard", (-6, -6, 480, 150), s, f'<clipPath id="aboard"><path d="{notched(10, 10, w-20, h-20, 11)}"/></clipPath>', PAGE)


def sprites():
    out = [night(), carriage(), *roof_lamps(), *(pane(p) for p in (*PLAYER, None))]
    out += [ticket(m, f) for m in MODULES for f in ("", "punched") + (("coming",) if m in COMING else ())] + [star()]
    return out + plates() + [lever(True), lever(False), checkbox(True), checkbox(False), checkbox(True, True), checkbox(False, True), aboard(), aboard(True)]
