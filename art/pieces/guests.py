"""Module D: passengers at the window and luggage on the roof; and the offer faces of modules C and D."""

from lib.draw import at, clip_path, clipped, notched, path, rect
from lib.figure import figure
from lib.marks import upgrade_choice
from lib.palette import BRASS, BURGUNDY, GREY, INK, PAPER, STEAM
from lib.sprite import Sprite, boxed

PAGE = "guests"
PASSENGER_CLIP = clip_path("pane", '<rect x="61" y="23" width="29" height="28.4"/>')
FRAME_CLIP = clip_path("frame", f'<path d="{notched(-51.5, -49, 103, 98, 5)}"/>')


def seated():
    """A passenger behind the window of car/v/seat, in the car's coordinates."""
    s = rect(60, 22, 31, 30, "url(#lampwin)", 1.5, PAPER, 2)
    s += clipped("pane", at(74.4, 51.6, figure("guests/traveller"), 0.66))
    return s + rect(60, 22, 31, 30, "none", 1.5, PAPER, 2) + rect(58.4, 51.4, 34.2, 2.2, "#B9AB84", 0.6, INK, 0.5)


def waiting():
    """A grey shape behind dark glass."""
    s = rect(60, 22, 31, 30, "#1B2A40", 1.5, GREY, 1.4, 'stroke-dasharray="3.4 2.6"')
    s += f'<g clip-path="url(#pane)" opacity=".95">{figure("guests/waiting")}</g>'
    return s + rect(58.4, 51.4, 34.2, 2.2, "#6d7681", 0.6, INK, 0.5)


def rack(loaded):
    """Luggage on the roof, which is at y 0; x as in the car. Waiting: an empty dashed place."""
    colour = BRASS if loaded else GREY
    rods = "M51 3V-5.4H83V3" + "".join(f"M{51 + i * 5.33:.1f} 3V-5.4" for i in range(1, 6))
    s = path(rods, "none", colour, 1.3) + rect(49.6, -1, 34.8, 1.6, colour)
    if loaded:
        return at(67, -1, figure("guests/trunks"), 0.95) + s
    place = "M52 -1V-11H54.6V-19H66.6V-11H70.6V-1ZM72 -1V-14H82.6V-1Z"
    return path(place, "#24344E", GREY, 1.2, 'stroke-dasharray="3 2.4"') + s


# ---------------------------------------------------------------- offer faces, around (0, 0) in the frame of 105 × 100


def ballast(y):
    """The rail between the upper and the lower train."""
    s = rect(-52, y - 3.4, 104, 8.6, "#20262F")
    s += "".join(rect(-50 + q * 9, y - 0.4, 5, 5, "#6A4B2D") for q in range(12))
    return s + rect(-52, y - 3.4, 104, 3.4, "#9AA7B5") + rect(-52, y - 3.4, 104, 1.2, STEAM)


def box(y):
    """The box for what a guest brings, which the game adds."""
    return path(notched(-2, y, 50, 36, 3), "#FFFBEF", "#9A7B35", 1)


def passenger_and_luggage():
    """A passenger above the rail, luggage below it; what they bring goes to (23, -27) and (23, 27.4)."""
    s = rect(-52, -50, 104, 48, "#F4E3B4") + rect(-52, 3, 104, 48, "#D5DDE0")
    s += at(-28, -3, figure("guests/traveller"), 0.9) + at(-27, 43, figure("guests/trunks"), 1.35) + ballast(0)
    return clipped("frame", s) + box(-45) + box(9.4)


def passenger():
    """Only a passenger: the box at (23, -8)."""
    s = rect(-52, -50, 104, 84, "#F4E3B4") + rect(-52, 34, 104, 18, "#C9B484")
    s += at(-26, 32, figure("guests/traveller"), 1.3) + ballast(35)
    return clipped("frame", s) + box(-26)


def luggage():
    """Only luggage: the box at (23, -8)."""
    s = rect(-52, -50, 104, 84, "#D5DDE0") + rect(-52, 34, 104, 18, "#A9B6C0")
    s += at(-26, 31, figure("guests/trunks"), 1.42) + ballast(35)
    return clipped("frame", s) + box(-26)


def suspect(icon):
    """The lens at the top; what the player who takes it gets goes below the line, around y 31."""
    return at(0, -18, figure(f"icons/{icon}"), 1.75) + path("M-46 16H46", "none", "#C9B484", 1)


def destroy():
    """The flames; below, how many cards destroy how many tokens: the numbers go to x -21 12 44, y 37."""
    s = at(0, -14, figure("icons/destroy"), 2)
    for n, x in ((1, -34), (2, -2), (3, 30)):
        s += path(notched(x - 15, 28, 31, 18, 2.4), "#FFFBEF", "#9A7B35", 1)
        s += "".join(rect(x - 10.4 + i * 2.4, 32.6 - i * 1.2, 7, 9.6, BURGUNDY, 1, INK, 0.7) for i in range(n))
    return s


def toolbox():
    """The Storage's toolbox, which lies beside the cards drawn: one upgrade of choice."""
    s = at(0, -18, figure("icons/toolbox"), 1.9) + path("M-46 16H46", "none", "#C9B484", 1)
    return s + upgrade_choice(0, 33, 0.62)


def sprites():
    yield Sprite("passenger/seated", (56, 19, 39, 37), seated(), PASSENGER_CLIP, PAGE)
    yield Sprite("passenger/waiting", (56, 19, 39, 37), waiting(), PASSENGER_CLIP, PAGE)
    yield Sprite("luggage/loaded", (46, -23, 42, 28), rack(True), page=PAGE)
    yield Sprite("luggage/waiting", (46, -23, 42, 28), rack(False), page=PAGE)
    faces = {
        "passenger-luggage": passenger_and_luggage(),
        "passenger": passenger(),
        "luggage": luggage(),
        "suspect-self": suspect("suspect-self"),
        "suspect-others": suspect("suspect-others"),
        "destroy": destroy(),
        "toolbox": toolbox(),
    }
    for name, face in faces.items():
        yield boxed(f"face/{name}", 105, 100, at(52.5, 49.5, face), defs=FRAME_CLIP, page=PAGE)
