"""Module C: evidence tokens and Whodunit cards. The game adds words and points."""

from lib.draw import at, circ
from lib.figure import figure
from lib.marks import seal
from lib.palette import BRASS, BURGUNDY, INK
from lib.sprite import boxed

PAGE = "modules"
R = 25


def token(inside, ground="#2A2030", field="#F6EBCB"):
    """Evidence token, 50 × 50: round and dark, with a brass rim."""
    s = circ(1, 2.4, R, "#000", extra='opacity=".45" filter="url(#soft)"') + circ(0, 0, R, ground, INK, 1)
    s += circ(0, 0, R - 1.4, "none", BRASS, 1.8) + circ(0, 0, R - 4.4, field, BRASS, 0.7)
    return at(25, 25, s + inside)


def sprites():
    tokens = {
        "back": token(figure("evidence/back"), BURGUNDY, "#5A1826"),
        "fingerprint-1": token(figure("evidence/fingerprint-1")),
        "fingerprint-2": token(figure("evidence/fingerprint-2")),
        "fingerprint-3": token(figure("evidence/fingerprint-3")),
        "points": token(seal(0, 0, "", 15, 19)),
        "discard": token(figure("evidence/discard")),
    }
    for name, svg in tokens.items():
        yield boxed(f"evidence/{name}", 50, 50, svg, 5, page=PAGE)
    for kind in ("back", "murderer", "innocent"):
        yield boxed(f"whodunit/{kind}", 116, 138, figure(f"whodunit/{kind}"), 2, page=PAGE)
