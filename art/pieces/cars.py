"""Railroad cars from the side. Every piece fills a 98 × 78 box and stands on y = 78."""

from lib.draw import mid, notched, path, rect, txt
from lib.palette import BRASS, BURGUNDY, INK, LAMP, NIGHT, PAPER
from lib.sprite import Sprite
from pieces.car_bodies import BODY, DARK_WINDOW, underframe

# Every piece of rolling stock has this frame, so that one can take another's place.
FRAME = (-1, -11, 100, 90)
# The guest's window.
ARCH = "M59 54V30Q75 12 91 30V54Z"


def floorlight(x1=5, x2=93, y=81):
    """Lamplight from the windows on the ballast: flat, slanting, one patch per half of the car."""
    c = (x1 + x2) / 2
    left = f"M{x1} {y}H{c - 17}L{c - 4} {y + 20}H{x1 + 13}Z"
    right = f"M{c + 17} {y}H{x2}L{x2 + 13} {y + 20}H{c + 30}Z"
    return path(left + right, "url(#pool)")


def plate(v, px=32, pw=34):
    """The plate with the value."""
    if v == 12 and pw == 34:
        px, pw = px - 1.5, 37
    s = path(notched(px, 22, pw, 35, 3), NIGHT, BRASS if v else "#D8BE8E", 1.7)
    if v >= 2:
        s += path(notched(px + 2.6, 24.6, pw - 5.2, 29.8, 2.4), "none", BRASS, 0.6, 'opacity=".75"')
    if v == 0:
        # The 0 of Limelight looks like a disc.
        return s + txt(px + pw / 2, 50.4, 0, 31, PAPER, "middle", 700)
    return s + mid(px + pw / 2, 39.6, v, 30 if v < 10 else 25, LAMP if v else PAPER)


def car(v, lit=True, guest=""):
    """Railroad car of class v; lit: the conductor has reached it; guest: what stands in the right-hand window."""
    s = underframe(v) + BODY[v](lit)
    if guest:
        return s + guest + plate(v, 19.5 if v == 12 else 20)
    return s + plate(v)


def arch_curtains():
    """The brass arch of a guest with drawn curtains."""
    curtains = "M60 54V31L64 27Q68 40 60 52ZM90 54V31L86 27Q82 40 90 52Z"
    return path(ARCH, "url(#lampwin)", BRASS, 2.2) + path(curtains, BURGUNDY)


def arch_frame():
    """The brass of the arch, over what is in it, and its sill."""
    return path(ARCH, "none", BRASS, 2.2) + rect(57.6, 53.4, 34.8, 2.6, BRASS, 0.6, "#5b4310", 0.5)


def seat_window(lit=True):
    """The plain window for a passenger, empty."""
    s = rect(60, 22, 31, 30, "url(#lampwin)" if lit else DARK_WINDOW, 1.5, PAPER, 2)
    return s + rect(58.4, 51.4, 34.2, 2.2, "#B9AB84", 0.6, INK, 0.5)


def sprites():
    # The celebrity at the arch is another sprite, laid over it.
    arch = arch_curtains() + arch_frame()
    for v in BODY:
        yield Sprite(f"car/{v}", FRAME, car(v))
        yield Sprite(f"car/{v}/dark", FRAME, car(v, False))
        yield Sprite(f"car/{v}/guest", FRAME, car(v, True, arch))
        yield Sprite(f"car/{v}/guest-dark", FRAME, car(v, False, arch))
        yield Sprite(f"car/{v}/seat", FRAME, car(v, True, seat_window()))
        yield Sprite(f"car/{v}/seat-dark", FRAME, car(v, False, seat_window(False)))
    yield Sprite("coupling", (-5, 57, 10, 10), rect(-3, 60, 6, 4, BRASS, 1))
    yield Sprite("floor-light", (0, 80, 110, 22), floorlight())
