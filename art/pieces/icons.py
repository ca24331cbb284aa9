"""The register of icons: icon/NAME for paper, icon/NAME/night with a keyline; header and interface glyphs."""
from lib.draw import *
from lib.sprite import Sprite
from pieces.glyphs import *
from pieces.glyphs_more import *

STEPS = (0, 1, 2, 4, 7, 12)
UPGRADES = list(zip(STEPS, STEPS[1:]))

ICONS = {"car": lambda: g_car(0), **{f"car/{v}": lambda v=v: g_car(v) for v in STEPS}, "car-any": lambda: g_any(),
         **{f"upgrade-{a}": lambda a=a, b=b: g_upgrade(a, b) for a, b in UPGRADES}, "upgrade-choice": g_choice,
         "both-conductors": lambda: g_both(""), "one-conductor": lambda: g_one(""), "locomotive": lambda: g_loco(""),
         **{f"both-conductors/{n}": lambda n=n: g_both(n) for n in (1, 2, 3, 4)}, **{f"one-conductor/{n}": lambda n=n: g_one(n) for n in (1, 2, 3, 4)},
         **{f"locomotive/{n}": lambda n=n: g_loco(n) for n in (1, 2, 3, 4)},
         "coin": g_coin, "points": lambda: g_seal(""), "points-station": g_pstation, "bonus-station": g_bstation, "game-end-card": g_gameend,
         "celebrity": g_celebrity, "postcard": g_postcard, "passenger": g_passenger, "luggage": g_luggage, "switch": g_switch, "mechanic": g_mechanic,
         "storage": g_storage, "factory": g_factory, "toolbox": g_toolbox, **{f"fingerprint-{n}": lambda n=n: g_prints(n) for n in (1, 2, 3)},
         "discard": g_discard, "destroy": g_destroy, "suspect-self": g_suspect_self, "suspect-others": g_suspect_all, "coffee": g_coffee, "cake": g_cake,
         "champagne": g_champagne, "contract": g_contract, "mail-car": g_mail, "locomotive-tile": g_tile, "start-player": g_start, "murderer": g_murderer, "innocent": g_innocent}


def g_any():
    """A car of whatever value."""
    return at(-19 * .8, -16.6 * .86, blank_car(0, 0, 38 * .8, 33 * .86 * 1.1))


HEAD = {"railroad-car": "car", "conductor": "cond", "locomotive": "loco", "route": "route", "contract": "contract", "celebrity": "celeb", "postcard": "post", "coins": "coin"}
HEAD_LINES = {"middle": "M-8 -4H-2L2 4H8M-8 4H-4M4 -4H8", "passenger": "M-8 -3H8V7H-8ZM-3 -3V-6H3V-3", "suspect": "M-5 5V0Q-5 -6 0 -6T5 0V5M-1.6 6V0Q0 -2.6 1.6 0V6", "storage": "M-6 -6H6V6H-6ZM-6 6L6 -6"}


def head(kind, col=LAMP):
    if kind in HEAD:
        return type_icon(HEAD[kind], 0, 0, col)
    if kind == "game-end":
        return path("M-6 -8H6V8H-6ZM-4 -6V0H4V-6ZM-4 2V4H-2V2ZM-2 4V6H0V4ZM0 2V4H2V2ZM2 4V6H4V4Z", col, extra='fill-rule="evenodd"')
    return path(HEAD_LINES[kind], "none", col, 2.2)


def ui_lines(d, sw=2.4, fill="none"):
    return path(d, fill, LAMP, sw, 'stroke-linecap="square" stroke-linejoin="miter"')


def ui_eye(off):
    s = path("M-10 0Q0 -10.4 10 0Q0 10.4 -10 0Z", "none", LAMP, 2) + circ(0, 0, 3.2, LAMP)
    return s + (line(-8, 8, 8, -8, "#0D1829", 4.6) + line(-8.4, 8.4, 8.4, -8.4, LAMP, 2.2) if off else "")


def ui_die():
    s = path(notched(-9, -9, 18, 18, 2.4), "none", LAMP, 2)
    return s + "".join(circ(x, y, 1.9, LAMP) for x, y in ((-4, -4), (4, -4), (0, 0), (-4, 4), (4, 4)))


def ui_lantern():
    s = path("M-4 -6.4Q-4 -10.6 0 -10.6T4 -6.4", "none", LAMP, 1.8) + rect(-5.4, -6.6, 10.8, 2.4, LAMP) + path("M-6 9.4H6V7.4H-6Z", LAMP)
    return s + path("M-4.8 -3.4H4.8L5.6 7H-5.6Z", "none", LAMP, 1.8) + path("M0 -1.6Q3 2.2 0 5.6Q-3 2.2 0 -1.6Z", LAMP)


UI = {"menu": lambda: "".join(rect(-10, -8 + i * 6.6, 20, 2.8, LAMP) for i in range(3)),
      "undo": lambda: path("M-9 -4H3Q10 -4 10 2T3 8H-4M-4 -10L-10 -4L-4 2", "none", LAMP, 2.6),
      "back": lambda: ui_lines("M9 0H-8M-1 -8L-9 0L-1 8", 2.8), "arrow-left": lambda: path("M9 -2.4H-1V-7.4L-10 0L-1 7.4V2.4H9Z", LAMP),
      "arrow-right": lambda: path("M-9 -2.4H1V-7.4L10 0L1 7.4V2.4H-9Z", LAMP), "play": lambda: path("M-6 -9L9 0L-6 9Z", LAMP),
      "pause": lambda: rect(-7, -8.6, 5, 17.2, LAMP) + rect(2, -8.6, 5, 17.2, LAMP), "skip": lambda: path("M-9 -8L0 0L-9 8ZM0 -8L9 0L0 8Z", LAMP) + rect(8, -8, 2.6, 16, LAMP),
      "help": lambda: circ(0, 0, 9.6, "none", LAMP, 2) + txt(0, 5.6, "?", 16, LAMP, "middle", 700),
      "log": lambda: path("M-8 -10H5L8 -7V10H-8Z", "none", LAMP, 2) + path("M-4.6 -4.6H4.6M-4.6 -.4H4.6M-4.6 3.8H2", "none", LAMP, 1.8),
      "speed": lambda: path("M-9.4 6A10 10 0 1 1 9.4 6", "none", LAMP, 2.2) + path("M-1.8 3.4L6 -5.4L1.8 5Z", LAMP) + circ(0, 4, 2.4, LAMP),
      "zoom": lambda: circ(-2, -2, 6.8, "none", LAMP, 2.2) + line(3.2, 3.2, 9.6, 9.6, LAMP, 3.2), "close": lambda: ui_lines("M-7 -7L7 7M7 -7L-7 7", 2.8),
      "pencil": lambda: path("M-9 9L-7.4 3.4L4.6 -8.6L8.6 -4.6L-3.4 7.4Z", "none", LAMP, 2) + path("M-9 9L-7.4 3.6L-3.6 7.4Z", LAMP) + line(2, -6, 6, -2, LAMP, 1.8),
      "dice": ui_die, "share": lambda: path("M-5 0L5 -6M-5 0L5 6", "none", LAMP, 2) + circ(-6, 0, 3.4, LAMP) + circ(6, -6.6, 3.4, LAMP) + circ(6, 6.6, 3.4, LAMP),
      "check": lambda: ui_lines("M-8.4 0L-2.6 6.4L8.6 -6.6", 3), "warning": lambda: path("M0 -9.6L10.4 8.6H-10.4Z", "none", LAMP, 2.2) + rect(-1.3, -3.6, 2.6, 6.6, LAMP) + rect(-1.3, 4.2, 2.6, 2.6, LAMP),
      "eye": lambda: ui_eye(False), "eye-off": lambda: ui_eye(True),
      "lock": lambda: path("M-5 -1V-5Q-5 -9.6 0 -9.6T5 -5V-1", "none", LAMP, 2.2) + path(notched(-8, -1.6, 16, 11, 1.6), LAMP) + circ(0, 3, 1.9, "#0D1829") + rect(-.8, 3, 1.6, 4, "#0D1829"),
      "sound": lambda: path("M-10 -3.6H-5.6L.6 -8.6V8.6L-5.6 3.6H-10Z", LAMP) + path("M4 -4.4Q7 0 4 4.4M7 -7.6Q12 0 7 7.6", "none", LAMP, 2),
      "sound-off": lambda: path("M-10 -3.6H-5.6L.6 -8.6V8.6L-5.6 3.6H-10Z", LAMP) + ui_lines("M4.4 -3.4L10 3.4M10 -3.4L4.4 3.4", 2),
      "full-screen": lambda: ui_lines("M-9 -4V-9H-4M4 -9H9V-4M9 4V9H4M-4 9H-9V4", 2.6), "lantern": ui_lantern,
      "plus": lambda: ui_lines("M0 -8V8M-8 0H8", 2.8), "minus": lambda: ui_lines("M-8 0H8", 2.8), "times": lambda: times(0, 0, 6, LAMP)}


def sprites():
    out = []
    for name, g in ICONS.items():
        clip = LENS if name == "suspect-self" else ""
        out += [Sprite(f"icon/{name}", (-4, -4, 40, 40), at(16, 16, g()), clip, "icons"), Sprite(f"icon/{name}/night", (-4, -4, 40, 40), at(16, 16, on_night(g())), clip, "icons")]
    out += [Sprite(f"head/{k}", (0, 0, 20, 20), at(10, 10, head(k)), page="icons") for k in (*HEAD, "game-end", *HEAD_LINES)]
    out += [Sprite(f"head/{k}/ink", (0, 0, 20, 20), at(10, 10, head(k, INK)), page="icons") for k in (*HEAD, "game-end", *HEAD_LINES)]
    return out + [Sprite(f"ui/{k}", (-3, -3, 30, 30), at(12, 12, g()), page="icons") for k, g in UI.items()]


LENS = '<clipPath id="lensclip"><circle cx="-2.6" cy="-2.6" r="10.4"/></clipPath>'
