"""Module D: passengers at the window and luggage on the roof; and the offer faces of modules C and D."""
from lib.draw import *
from lib.sprite import Sprite, boxed
from pieces.glyphs_more import g_destroy, g_suspect_all, g_suspect_self, g_toolbox

PAGE = "guests"
SKIN, SKIN2 = "#F2CDA8", "#D9A983"
GREY = "#8796A9"
PASSENGER_CLIP = '<clipPath id="pane"><rect x="61" y="23" width="29" height="28.4"/></clipPath>'
FRAME_CLIP = f'<clipPath id="frame"><path d="{notched(-51.5, -49, 103, 98, 5)}"/></clipPath>'


def traveller(col="#7A5C2E", hat="#3B2A18", k=1.0):
    """A passenger, plain on purpose: profile to the right, bowler, newspaper. Bottom centre at 0, 0; 40 x 44."""
    s = path("M-17 0Q-17 -15 -6 -17.4H4Q13 -15 13 0Z", col, INK, .8) + path("M-3 -22V-15L4 -14V-22Z", SKIN2)
    s += path("M-6.6 -34Q-7.4 -22 -2 -20.4Q4 -18.6 6.2 -22.4L6 -25.4L8.8 -26.4L6.6 -31V-35Z", SKIN) + path("M-7.4 -34Q-8.8 -24.6 -4.4 -23.4L-2.4 -34Z", hat)
    s += path("M-9.4 -33.6H9.8Q10.6 -35.6 7.2 -35.8Q7.2 -44.4 -.6 -44.4T-7.8 -35.8Q-10.6 -35.6 -9.4 -33.6Z", hat, INK, .7) + path("M-7.8 -37.4H7.2V-35.6H-7.8Z", BRASS)
    s += circ(3.8, -29.6, .9, INK) + path("M2.6 -24.6q2.4 .8 4.2 -.2", "none", "#8d4a36", 1) + path("M1.6 -26.6q2.6 -1.4 5.4 .2", "none", hat, 1.5)
    s += path("M4.6 -13L17.4 -16.6V0H5.6Z", "#FBF6E8", INK, .8) + path("M7 -10.4L15.6 -12.8M7 -7.4L15.6 -9.4M7 -4.4L15.6 -6", "none", "#8f8a7c", 1.1) + circ(6.2, -5, 2, SKIN, INK, .5)
    return f'<g transform="scale({k})">{s}</g>'


def trunks(k=1.0):
    """Luggage, bottom centre at 0, 0; 34 x 22: trunk, suitcase with labels, hat box."""
    s = rect(-17, -11, 20, 11, "#8E3B2C", 1, INK, .9) + rect(-17, -7.6, 20, 1.3, "#5E241A") + "".join(rect(q, -11, 2, 11, BRASS) for q in (-13.6, -2.6)) + rect(-8.6, -8.4, 3, 3, BRASS, .5, INK, .4)
    s += rect(4, -14, 13, 14, "#B07F45", 1, INK, .9) + path("M8 -14Q8 -17 10.5 -17T13 -14", "none", INK, 1.3) + path("M4.4 -3.2H16.6M4.4 -11H16.6", "none", "#7A5428", 1.1) + rect(6, -9.6, 4.6, 4, "#3F7F86", .4) + circ(13.4, -6.6, 1.9, SIGNAL)
    s += path("M-14 -11V-17.4H-2V-11Z", "#E5D3A4", INK, .9) + rect(-15, -19.6, 14, 2.8, "#D2B56E", .8, INK, .8) + path("M-8 -19.4V-11", "none", BURGUNDY, 1.6)
    return f'<g transform="scale({k})">{s}</g>'


def window(seated):
    """Over the window of car/<v>/seat, in the car's coordinates; waiting: a grey shape behind dark glass."""
    if seated:
        s = rect(60, 22, 31, 30, "url(#lampwin)", 1.5, PAPER, 2) + f'<g clip-path="url(#pane)">{at(74.4, 51.6, traveller(k=.66))}</g>'
        return s + rect(60, 22, 31, 30, "none", 1.5, PAPER, 2) + rect(58.4, 51.4, 34.2, 2.2, "#B9AB84", .6, INK, .5)
    s = rect(60, 22, 31, 30, "#1B2A40", 1.5, GREY, 1.4, 'stroke-dasharray="3.4 2.6"') + '<g clip-path="url(#pane)" opacity=".95">'
    s += path("M63 52Q63 42 70 40.4H77Q83 42 83 52ZM69 30h13M70 29.6Q70 23.4 75.4 23.4T80.6 29.6ZM70 30Q69.6 38 73 39.4T79 37.4V30Z", "#51637D", "#51637D", 1.2)
    return s + "</g>" + rect(58.4, 51.4, 34.2, 2.2, "#6d7681", .6, INK, .5)


def rack(loaded):
    """On the roof, whose height is y 0; x as in the car. Waiting: an empty dashed place."""
    c, b = BRASS if loaded else GREY, -1
    s = path(f"M51 3V-5.4H83V3" + "".join(f"M{51 + i * 5.33:.1f} 3V-5.4" for i in range(1, 6)), "none", c, 1.3) + rect(49.6, b, 34.8, 1.6, c)
    if loaded:
        return at(67, b, trunks(.95)) + s
    return path(f"M52 {b}V{b - 10}H54.6V{b - 18}H66.6V{b - 10}H70.6V{b}ZM72 {b}V{b - 13}H82.6V{b}Z", "#24344E", GREY, 1.2, 'stroke-dasharray="3 2.4"') + s


# ---------------------------------------------------------------- offer faces, around (0, 0) in the frame of 105 x 100


def ballast(y):
    """The rail between the upper and the lower train."""
    s = rect(-52, y - 3.4, 104, 8.6, "#20262F") + "".join(rect(-50 + q * 9, y - .4, 5, 5, "#6A4B2D") for q in range(12))
    return s + rect(-52, y - 3.4, 104, 3.4, "#9AA7B5") + rect(-52, y - 3.4, 104, 1.2, STEAM)


def box(y, h=36):
    return path(notched(-2, y, 50, h, 3), "#FFFBEF", "#9A7B35", 1)


def f_passenger_luggage():
    """Passenger above the rail, luggage below it; what they bring is set by the game into the boxes at (23, -27) and (23, 27.4)."""
    s = rect(-52, -50, 104, 48, "#F4E3B4") + rect(-52, 3, 104, 48, "#D5DDE0") + at(-28, -3, traveller(k=.9)) + at(-27, 43, trunks(1.35)) + ballast(0)
    return f'<g clip-path="url(#frame)">{s}</g>' + box(-45) + box(9.4)


def f_passenger():
    """Only a passenger: the box at (23, -8)."""
    s = rect(-52, -50, 104, 84, "#F4E3B4") + rect(-52, 34, 104, 18, "#C9B484") + at(-26, 32, traveller(k=1.3)) + ballast(35)
    return f'<g clip-path="url(#frame)">{s}</g>' + box(-26)


def f_luggage():
    """Only luggage: the box at (23, -8)."""
    s = rect(-52, -50, 104, 84, "#D5DDE0") + rect(-52, 34, 104, 18, "#A9B6C0") + at(-26, 31, trunks(1.42)) + ballast(35)
    return f'<g clip-path="url(#frame)">{s}</g>' + box(-26)


def f_suspect(glyph):
    """The lens above; what the taker gets goes below the line, around y 31."""
    return at(0, -18, glyph(), 1.75) + path("M-46 16H46", "none", "#C9B484", 1)


def f_destroy():
    """The flames; below, how many cards burn how many tokens: the figures go to x -21 12 44, y 37."""
    s = at(0, -14, g_destroy(), 2)
    for n, x in ((1, -34), (2, -2), (3, 30)):
        s += path(notched(x - 15, 28, 31, 18, 2.4), "#FFFBEF", "#9A7B35", 1)
        s += "".join(rect(x - 10.4 + i * 2.4, 32.6 - i * 1.2, 7, 9.6, BURGUNDY, 1, INK, .7) for i in range(n))
    return s


def f_toolbox():
    """The Storage's toolbox, laid beside the cards drawn: one upgrade of choice."""
    return at(0, -18, g_toolbox(), 1.9) + path("M-46 16H46", "none", "#C9B484", 1) + upgrade_choice(0, 33, .62)


def sprites():
    out = [Sprite(f"passenger/{n}", (56, 19, 39, 37), window(on), PASSENGER_CLIP, PAGE) for n, on in (("seated", True), ("waiting", False))]
    out += [Sprite(f"luggage/{n}", (46, -23, 42, 28), rack(on), page=PAGE) for n, on in (("loaded", True), ("waiting", False))]
    faces = (("passenger-luggage", f_passenger_luggage()), ("passenger", f_passenger()), ("luggage", f_luggage()),
             ("suspect-self", f_suspect(g_suspect_self)), ("suspect-others", f_suspect(g_suspect_all)), ("destroy", f_destroy()), ("toolbox", f_toolbox()))
    return out + [boxed(f"face/{n}", 105, 100, at(52.5, 49.5, s), defs=FRAME_CLIP, page=PAGE) for n, s in faces]
