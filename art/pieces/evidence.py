"""Module C: evidence tokens and Whodunit cards. Words and points are set by the game."""
from lib.draw import *
from lib.sprite import boxed
from pieces.cards import CH, CLIPS, CW
from pieces.glyphs_more import g_discard, print_

PAGE = "modules"
SKIN, SKIN2 = "#F2CDA8", "#D9A983"


def token(kind, n=1, r=25):
    """Evidence token: round, night, brass rim; back with the lens."""
    s = circ(1, 2.4, r, "#000", extra='opacity=".45" filter="url(#soft)"') + circ(0, 0, r, "#2A2030" if kind != "back" else BURGUNDY, INK, 1) + circ(0, 0, r - 1.4, "none", BRASS, 1.8) + circ(0, 0, r - 4.4, "#F6EBCB" if kind != "back" else "#5A1826", BRASS, .7)
    if kind == "print":
        k = {1: ((0, 0, 1.35),), 2: ((-8, 0, .98), (8, 0, .98)), 3: ((0, -7.6, .78), (-8, 6.8, .78), (8, 6.8, .78))}[n]
        return s + "".join(print_(a, b, q) for a, b, q in k)
    if kind == "points":
        return s + seal(0, 0, n, 15, 19)
    if kind == "discard":
        return s + at(0, 0, g_discard(), .95)
    return s + rays(0, 0, r - 5, "#7E2839", 16) + at(0, 0, path("M3 3L12 12", "none", INK, 7) + path("M3.4 3.4L11.4 11.4", "none", BRASS, 4) + circ(-3, -3, 9.4, "#5A1826", LAMP, 2.6) + print_(-3, -3, .58))


def whodunit(kind):
    """Night corridor of the train; what stands in the door tells who one is. The word goes to y 125 (back: 112)."""
    s = rect(0, 0, CW, CH, NIGHT, 6, "#0a0f18", 1)
    if kind == "back":
        s += rect(0, 0, CW, CH, "#3A1420", 6) + '<g clip-path="url(#backclip)">' + rays(58, 66, 130, "#55202F", 22) + "</g>" + circ(58, 60, 17, NIGHT, BRASS, 1.6) + path("M58 49.6A7.4 7.4 0 0 1 61.6 63.4L65 76H51L54.4 63.4A7.4 7.4 0 0 1 58 49.6Z", LAMP)
    else:
        bad = kind == "murderer"
        wall, dark = ("#5A1826", "#3A1019") if bad else ("#2B5A4A", "#1B3E33")
        s += '<g clip-path="url(#backclip)">' + rect(0, 0, CW, CH, wall) + path("M0 0H116V20H0Z", dark) + "".join(rect(q, 20, 9, 88, dark, extra='opacity=".5"') for q in (4, 22, 85, 103)) + rect(0, 84, CW, 3, BRASS)
        s += path("M36 104V34Q58 8 80 34V104Z", "url(#lampwin)", BRASS, 2) + path("M36 104H80L104 140H2Z", LAMP, extra='opacity=".34"') + "</g>"
        if bad:
            s += path("M46 104Q43 74 47 66Q40 66 46 58L49 57Q46 46 54 44L52 43H50Q50 40.6 53 40.4L54 32.6Q58 30.6 63 32.6L64 40.4Q67.4 40.6 67 43H64Q68 48 64 55L70 58Q76 60 78 70L82 60L85 61.6L80 78Q76 79 73 74L72 104Z", "#14161F") + '<g transform="translate(83.6 60) rotate(200)">' + path("M-1.9 0L0 20L1.9 0Z", STEAM, INK, .8) + path("M-5 -1.6H5V.8H-5Z", BRASS, INK, .6) + rect(-1.4, -7, 2.8, 5.6, BURGUNDY, 0, INK, .6) + "</g>"
        else:
            s += path("M44 106Q43 77 47 69Q50 62 56 61H62Q68 62 71 69Q75 77 74 106Z", "#2E4E6E") + path("M52 61.6Q59 69 66 61.6Q63 74 59 74T52 61.6Z", "#E9DFCB") + rect(55.8, 54, 6.4, 9.4, SKIN2) + path("M49.6 52Q48 35 59 35T68.4 52Q68.6 57 64.6 57.4H53.4Q49.4 57 49.6 52Z", "#2B1A17") + path("M52.4 46Q52 58 59 58.6Q66 58 65.6 46Q59 49 52.4 46Z", SKIN)
            s += path("M51.6 47.6Q52 39 59 39T66.4 47.6Q59 43.6 51.6 47.6Z", "#2B1A17") + path("M54.8 51.2q1.6 1 3 0M60.4 51.2q1.6 1 3 0", "none", "#2B1A17", .9) + path("M57.4 55.2Q59 56.6 60.6 55.2", "none", SIGNAL, 1.1)
            s += path("M59 95C52 89 48.6 85.6 48.6 81.2C48.6 78 51 76 53.6 76C56 76 58 77.2 59 79.2C60 77.2 62 76 64.4 76C67 76 69.4 78 69.4 81.2C69.4 85.6 66 89 59 95Z", "#D9596B", INK, 1)
        s += '<g clip-path="url(#backclip)">' + rect(0, 108, CW, 30, NIGHT) + rect(0, 108, CW, 1.4, BRASS) + "</g>"
    return s + path(notched(4.5, 4.5, CW - 9, CH - 9, 6), "none", BRASS, 1.4)


def sprites():
    out = [boxed(f"evidence/{name}", 50, 50, at(25, 25, token(*t)), (5, 5, 5, 5), page=PAGE)
           for name, t in (("back", ("back",)), ("fingerprint-1", ("print", 1)), ("fingerprint-2", ("print", 2)), ("fingerprint-3", ("print", 3)), ("points", ("points", "")), ("discard", ("discard",)))]
    return out + [boxed(f"whodunit/{k}", CW, CH, whodunit(k), 2, defs=CLIPS, page=PAGE) for k in ("back", "murderer", "innocent")]
