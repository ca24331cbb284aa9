"""The travellers: eight fictional people as busts (pane, podium) and as medallions; none is on a celebrity card.

Their drawings are in figures/people: bottom centre at 0, 0, about 54 × 66. The same as small faces, with
what a face does for a moment as overlays: lids that close, a mouth that smiles.
"""

from lib.draw import at, circ, clip_path, clipped, line, path, rect
from lib.figure import figure
from lib.palette import INK, IRON2, PLAYER
from lib.players import emblem
from lib.sprite import Sprite

PAGE = "people-screens"
PEOPLE = ("anna", "brandt", "duval", "whitlock", "rosa", "idris", "mei", "okoro")
# The frame of a medallion: 64 × 64, its middle at 32, 32.
MEDAL = (-3, -3, 70, 70)
DISC = clip_path("disc", '<circle cx="32" cy="32" r="29.5"/>')

# A face: 32 × 32, so close that it can be told apart at 28 px. How far up the middle of the face is in the figure.
FACE, FACE_DISC, CLOSE, MIDDLE = (-2, -2, 36, 36), clip_path("disc", '<circle cx="16" cy="16" r="15.4"/>'), 0.74, 39.5
# What moves in it.
MOVED = (6, 11, 20, 20)
# Skin, the middles of the eyes, and where the corners of a smile are (x, y) in the figure.
LOOKS = {
    "anna": ("#F2CDA8", ((-5, -34.6), (5, -34.6)), (4.8, -27.4)),
    "brandt": ("#EFC29E", ((-5.4, -39.6), (5.6, -39.8)), (4.4, -26.4)),
    "duval": ("#F0C9A6", ((-5, -34.2), (5, -34.2)), (4.6, -26.2)),
    "whitlock": ("#EBC09A", ((-5.4, -36.2), (5.4, -36.2)), (4.8, -26.6)),
    "rosa": ("#DCA777", ((-5, -34.6), (5, -34.6)), (5, -27.8)),
    "idris": ("#C68C5C", ((-5.2, -36.2), (5.2, -36.2)), (4.6, -25)),
    "mei": ("#F4D6B2", ((-5, -34), (5, -34)), (4.6, -27)),
    "okoro": ("#7A4A2C", ((-5.4, -36.6), (5.4, -36.6)), (4.6, -24.2)),
}


def portrait(name):
    """A bust in the coordinates of a pane of 350 × 182."""
    return at(113, 186, figure(f"people/{name}"), 2.42)


def medallion(name):
    """A bust on a lit disc; the ring lies over it."""
    bust = clipped("disc", at(32, 62.6, figure(f"people/{name}"), 30 / 34))
    return circ(32, 32, 30, "url(#lampwin)") + bust + circ(32, 32, 30, "none", INK, 2)


def ring(who):
    s = circ(32, 32, 30, "none", INK, 5) + circ(32, 32, 30, "none", PLAYER[who], 3)
    return s + emblem(who, 53.6, 53, 9, 1.4)


def in_face(svg):
    """Something in the coordinates of a figure, in those of a face."""
    return at(16, 16 + MIDDLE * CLOSE, svg, CLOSE)


def face(name):
    """Head and shoulders on a lit disc."""
    bust = clipped("disc", in_face(figure(f"people/{name}")))
    return circ(16, 16, 15.6, "url(#lampwin)") + bust


def blink(name):
    """Closed lids over the eyes."""
    skin, eyes, _ = LOOKS[name]
    lids = ""
    for x, y in eyes:
        lids += circ(x, y, 2.7, skin) + path(
            f"M{x - 2.6:g} {y:g}Q{x:g} {y + 2.2:g} {x + 2.6:g} {y:g}", "none", INK, 1.4
        )
    return in_face(lids)


def smile(name):
    """A broad smile, and cheeks that lift."""
    skin, eyes, (wide, y) = LOOKS[name]
    mouth = f"M{-wide:g} {y:g}Q0 {y + 1.2:g} {wide:g} {y:g}Q{wide * 0.7:g} {y + 5:g} 0 {y + 5.2:g}T{-wide:g} {y:g}Z"
    teeth = (
        f"M{-wide * 0.72:g} {y + 0.9:g}Q0 {y + 1.7:g} {wide * 0.72:g} {y + 0.9:g}"
        f"L{wide * 0.5:g} {y + 2.5:g}H{-wide * 0.5:g}Z"
    )
    lifted = ""
    for x, eye in eyes:
        lifted += circ(x, eye, 2.7, skin) + path(
            f"M{x - 2.6:g} {eye + 1:g}Q{x:g} {eye - 2.4:g} {x + 2.6:g} {eye + 1:g}", "none", INK, 1.5
        )
    cheeks = circ(-7.4, y - 2.6, 2, "#E0604F", extra='opacity=".4"') + circ(
        7.4, y - 2.6, 2, "#E0604F", extra='opacity=".4"'
    )
    return in_face(cheeks + lifted + path(mouth, "#8E1F24", INK, 0.7) + path(teeth, "#FFF8E6"))


def bars():
    """Module C: the arrested behind bars, over a medallion and under its ring."""
    s = circ(32, 32, 30, "#0B1422", extra='opacity=".42"')
    for q in (12, 25.3, 38.7, 52):
        s += line(q, 0, q, 64, "#10141B", 5.4) + line(q, 0, q, 64, IRON2, 3.6) + line(q - 1, 0, q - 1, 64, "#8B97A3", 1)
    s += rect(0, 40, 64, 6, "#10141B") + rect(0, 41, 64, 4, IRON2) + rect(0, 41, 64, 1, "#8B97A3")
    return clipped("disc", s)


def sprites():
    for name in PEOPLE:
        yield Sprite(f"portrait/{name}", (35, 15, 160, 180), portrait(name), page=PAGE)
        yield Sprite(f"medallion/{name}", MEDAL, medallion(name), DISC, PAGE)
        yield Sprite(f"traveller/{name}", FACE, face(name), FACE_DISC, PAGE)
        yield Sprite(f"traveller/{name}/blink", MOVED, blink(name), page=PAGE)
        yield Sprite(f"traveller/{name}/smile", MOVED, smile(name), page=PAGE)
    for who in PLAYER:
        yield Sprite(f"medallion/ring/{who}", MEDAL, ring(who), page=PAGE)
    yield Sprite("medallion/bars", MEDAL, bars(), DISC, PAGE)
