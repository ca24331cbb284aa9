"""Icons, 32 × 32 each: icon/NAME for paper, icon/NAME/night with a keyline. Their drawings are in figures/icons.

Each symbol is centred on 0, 0; its live area is 28, its outline 1.3, which is one pixel at 24 px.
"""

import math

from lib.draw import at, circ, on_night, path, rect, txt
from lib.figure import figure
from lib.marks import blank_car, coin
from lib.palette import BRASS, CLASS, INK, SIGNAL
from lib.sprite import Sprite

OUTLINE = 1.3
# On which background the game shows an icon.
PAPER, NIGHT, BOTH = ("paper",), ("night",), ("paper", "night")
ICONS = {
    "bonus-station": PAPER,
    "cake": BOTH,
    "car-any": BOTH,
    "celebrity": BOTH,
    "champagne": BOTH,
    "coffee": BOTH,
    "coin": BOTH,
    "contract": BOTH,
    "destroy": BOTH,
    "discard": BOTH,
    "factory": PAPER,
    "fingerprint-1": BOTH,
    "fingerprint-2": BOTH,
    "fingerprint-3": NIGHT,
    "game-end-card": BOTH,
    "greeting-bravo": BOTH,
    "greeting-good-game": BOTH,
    "greeting-luck": BOTH,
    "greeting-oops": BOTH,
    "greeting-thanks": BOTH,
    "greeting-time": BOTH,
    "innocent": PAPER,
    "locomotive": BOTH,
    "locomotive-tile": PAPER,
    "luggage": BOTH,
    "mail-car": PAPER,
    "mechanic": PAPER,
    "murderer": PAPER,
    "one-conductor": BOTH,
    "passenger": BOTH,
    "points": BOTH,
    "points-station": PAPER,
    "postcard": PAPER,
    "start-player": BOTH,
    "storage": PAPER,
    "suspect-others": PAPER,
    "suspect-self": PAPER,
    "switch": BOTH,
    "toolbox": BOTH,
    "upgrade-choice": PAPER,
}


def outlined(d, fill):
    return path(d, fill, INK, OUTLINE, 'stroke-linejoin="round" ')


def car(v):
    """A car of class v with its value."""
    body, roof, ink = CLASS[v]
    s = rect(-14, 7.2, 28, 2.6, INK) + "".join(circ(q, 10.6, 3.4, INK) + circ(q, 10.6, 1.2, BRASS) for q in (-8.5, 8.5))
    s += outlined("M-14.4 -7V7.4H14.4V-7Z", body)
    s += outlined("M-15.4 -6.4Q-14.4 -12.6 -9 -12.6H9Q14.4 -12.6 15.4 -6.4Z", roof)
    # Numbers on icons are always in Josefin Sans bold; Limelight is too fine at 24 px.
    return s + txt(0, 0.6 + 17 * 0.36, v, 17, ink, "middle", 700)


def points():
    """The seal of points; the game adds the number."""
    r, pts = 14, []
    for i in range(28):
        q = r if i % 2 == 0 else r * 0.88
        pts.append(f"{q * math.sin(i * math.pi / 14):.2f} {-q * math.cos(i * math.pi / 14):.2f}")
    return outlined("M" + "L".join(pts) + "Z", SIGNAL) + circ(0, 0, r * 0.76, "none", "#F0B9A0", 0.9)


def icon(name):
    if name == "car-any":
        return at(-15.2, -14.276, blank_car(0, 0, 30.4, 31.218))
    if name == "coin":
        return coin(0, 0, 13.6)
    return points() if name == "points" else figure(f"icons/{name}")


def sprites():
    def placed(name, svg):
        return Sprite(f"icon/{name}", (-4, -4, 40, 40), at(16, 16, svg), page="icons")

    for name, grounds in ICONS.items():
        if "paper" in grounds:
            yield placed(name, icon(name))
        if "night" in grounds:
            yield placed(f"{name}/night", on_night(icon(name)))
    for v in CLASS:
        yield placed(f"car/{v}/night", on_night(car(v)))
