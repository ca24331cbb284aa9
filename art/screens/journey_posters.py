"""The posters of the first journey: the eight stations of the line at dusk, each with its landmark, 178 × 142.

Only the picture: the game adds the frame and the name below it. The colours of the seven cities that are also route
cards are those of the cards, so that a place is known again on the table.
"""

from dataclasses import replace

from lib.country import (
    cypress,
    fir,
    glints,
    hills,
    house,
    peaks,
    sailboat,
    steamer,
    tree,
)
from lib.draw import circ, clip_path, clipped, path, rect
from lib.palette import PAPER
from lib.sprite import Sprite
from pieces import cities_east, cities_middle, cities_west
from pieces.cities import City, Tone, landmark

PAGE = "journey"
W, H = 178, 142
# Where the landmarks stand, and where the meadow in front begins.
BASE, MEADOW, PARIS_BASE = 126, 131, 130
# Paris is where every route begins and is no route card, so its tones are here: the violet hour.
PARIS = City(
    "paris",
    0,
    Tone("#1E2F55", "#EBA878", "#6B5A86", "#4A4468", "#161D38", "#4C4B78", "#10162B", "#F8DC96"),
    water="#232C52",
    tall=60,
)
CITY = {city.key: city for city in (PARIS, *cities_west.CITIES, *cities_middle.CITIES, *cities_east.CITIES)}
# The stations from west to east: the sun (x, y, radius) and the height of the landmark.
STATIONS = {
    "paris": ((123, 60, 25), 116),
    "strasbourg": ((54, 74, 22), 117),
    "munich": ((54, 68, 23), 113),
    "vienna": ((62, 62, 24), 115),
    "budapest": ((57, 68, 23), 114),
    "belgrade": ((64, 70, 23), 113),
    "sofia": ((56, 66, 23), 106),
    "constantinople": ((76, 72, 36), 111),
}


# ---------------------------------------------------------------- sky


def halo(tone, x, y, r):
    """The sun in rings of light, as the title picture has it."""
    s = circ(x, y, r * 2.1, tone.sun, extra='opacity=".1"') + circ(x, y, r * 1.5, tone.sun, extra='opacity=".2"')
    return s + circ(x, y, r, tone.sun)


def cloud(x, y, w, col, opacity=0.55):
    """A flat cloud of three bars with round ends; long and calm, because the landmark shall be what one sees."""
    s = ""
    for dx, dy, part in ((0, 0, 1), (w * 0.14, -3, 0.52), (w * 0.3, 3, 0.6)):
        s += rect(round(x + dx, 1), round(y + dy, 1), round(w * part, 1), 3, col, 1.5)
    return f'<g opacity="{opacity:g}">{s}</g>'


def birds(places, col):
    """Birds far away, as (x, y, wing span)."""
    d = "".join(
        f"M{x - q:g} {y:g}q{q * 0.6:g} {-q * 0.55:g} {q:g} {q * 0.2:g}q{q * 0.4:g} {-q * 0.75:g} {q:g} {-q * 0.2:g}"
        for x, y, q in places
    )
    return path(d, "none", col, 1.1, 'stroke-linecap="round" stroke-linejoin="round"')


def roofs(x, end, base, col, seed):
    """A street far behind: flat fronts and gables in one colour, no windows."""
    d, i = "", seed
    while x < end:
        w, high = 7 + (i * 5) % 6, 6 + (i * 7) % 6
        top = f"L{x + w / 2:g} {base - high - 4:g}L{x + w:g} {base - high:g}" if i % 3 else f"H{x + w:g}"
        d += f"M{x:g} {base + 4:g}V{base - high:g}{top}V{base + 4:g}Z"
        x += w + (i % 4 == 0) * 4
        i += 1
    return path(d, col)


# ---------------------------------------------------------------- scenes


def reflection(tone, x, wide):
    """The way of the sun on the water: bars that grow wider towards the eye."""
    s = ""
    for i in range(5):
        half = round(wide * (0.45 + 0.14 * i) * (1 if i % 2 else 0.72), 1)
        s += rect(round(x - half + (i * 5) % 4 - 2, 1), round(BASE + 1.4 + i * 3, 1), 2 * half, 1.5, tone.sun, 0.7)
    return f'<g opacity=".62">{s}</g>'


def water(city, sun_x, reflected=15):
    s = rect(0, BASE - 1, W, H - BASE + 1, city.water) + rect(0, BASE - 1, W, 1, city.tone.light_side)
    return s + glints(0, W, BASE + 3, city.tone.sky_foot, 5) + reflection(city.tone, sun_x, reflected)


def meadow(tone, seed):
    """The dark ground in front, with a soft edge."""
    return hills(0, W, MEADOW + 4, 5, 34, seed, tone.ground, 20)


def grove(kind, places, col, base=MEADOW + 3):
    """Trees as (x, height)."""
    return "".join(kind(x, base, high, col) for x, high in places)


def paris(city, back):
    tone = city.tone
    if back:
        s = cloud(-12, 40, 66, tone.sky_foot, 0.4) + cloud(92, 66, 46, tone.far, 0.85)
        s += hills(0, W, BASE - 8, 20, 40, 1, tone.far) + path(
            "M104 130C128 126 134 100 153 100S172 118 196 122V142H104Z", tone.far
        )
        s += landmark("sacre-coeur", 153, BASE - 24, 34, replace(tone, silhouette=tone.near, light_side=tone.far))
        s += roofs(-2, 50, BASE - 10, tone.far, 2) + path(
            "M112 132C136 122 140 108 154 108S170 116 196 118V142H112Z", tone.near
        )
        return s + hills(0, W, BASE, 14, 36, 2, tone.near) + roofs(82, 112, BASE - 4, tone.near, 5)
    c = tone.silhouette
    streets = ((-5, 18, 22), (14, 15, 28), (104, 17, 22), (123, 19, 29), (144, 14, 20), (160, 20, 27))
    s = "".join(house(x, PARIS_BASE, w, high, c) for x, w, high in streets)
    s += grove(tree, ((36, 17), (44, 12), (97, 14)), c, PARIS_BASE + 2) + rect(0, PARIS_BASE - 1, W, H, c)
    # The Seine below its quay.
    s += rect(0, PARIS_BASE + 3, W, H, city.water) + rect(0, PARIS_BASE + 3, W, 0.9, tone.light_side)
    s += glints(0, W, PARIS_BASE + 5.4, tone.sky_foot, 3)
    return s + "".join(
        rect(123 - half, PARIS_BASE + dy, 2 * half, 1.3, tone.sun, 0.6, extra='opacity=".65"')
        for half, dy in ((11, 5), (16, 7.4), (13, 9.8))
    )


def strasbourg(city, back):
    tone = city.tone
    if back:
        return cloud(112, 40, 58, tone.sky_foot, 0.5) + country(tone, 10)
    s = "".join(house(x, BASE + 2, w, 14, tone.silhouette) for x, w in ((9, 14), (158, 14)))
    # The stork's nest of Alsace, on a chimney.
    s += rect(163, 104, 4, 8, tone.silhouette) + path("M160.4 101.6h9.2l-1.6 2.8h-6Z", tone.silhouette)
    s += path("M164.2 102v-4q-.5 -3.2 2 -3.8l4 1l-2.6 .7q.4 2.8 -1.4 3.6v2.5Z", PAPER)
    return s + meadow(tone, 3) + grove(fir, ((0, 28), (30, 12), (178, 29)), tone.ground)


def munich(city, back):
    tone = city.tone
    if back:
        s = cloud(104, 32, 70, tone.sky_foot, 0.5) + peaks(-6, W + 12, BASE, 70, 4)
        return s + hills(0, W, BASE, 22, 38, 6, tone.far) + hills(0, W, BASE + 1, 15, 30, 8, tone.near)
    return meadow(tone, 7) + grove(fir, ((3, 30), (14, 21), (24, 14), (167, 15), (175, 24)), tone.ground)


def vienna(city, back):
    tone = city.tone
    if back:
        s = cloud(-10, 36, 50, PAPER, 0.5) + cloud(96, 28, 62, PAPER, 0.5) + hills(0, W, BASE, 40, 42, 6, tone.far)
        return s + roofs(84, 182, BASE - 14, tone.far, 4) + hills(0, W, BASE + 1, 20, 30, 8, tone.near)
    return meadow(tone, 5) + grove(tree, ((3, 20), (95, 12), (104, 16), (170, 17), (178, 25)), tone.ground)


def budapest(city, back):
    tone = city.tone
    if back:
        s = cloud(108, 42, 74, tone.sky_foot, 0.4) + hills(0, W, BASE, 40, 46, 8, tone.far)
        return s + hills(0, W, BASE + 1, 22, 32, 10, tone.near)
    s = water(city, 57) + steamer(132, BASE + 10, 40, tone.sun, "#A8475A", tone.silhouette)
    return s + sailboat(9, BASE + 9, 15, tone.silhouette, tone.sky_foot)


def belgrade(city, back):
    tone = city.tone
    if back:
        s = cloud(88, 36, 60, tone.sky_foot, 0.5) + birds(((124, 58, 5), (112, 50, 4), (134, 66, 3.4)), tone.silhouette)
        s += hills(0, W, BASE, 36, 40, 8, tone.far) + hills(0, W, BASE + 1, 20, 30, 10, tone.near)
        # Behind the joints of the walls, where the sky would show through as a hairline.
        return s + rect(70, BASE - 42, 8, 26, tone.silhouette)
    s = water(city, 64) + sailboat(14, BASE + 9, 17, tone.silhouette, tone.sky_foot)
    return s + steamer(120, BASE + 10, 38, tone.sun, "#B23A2E", tone.silhouette)


def sofia(city, back):
    tone = city.tone
    if back:
        s = cloud(-8, 34, 60, tone.sky_foot, 0.45) + peaks(-6, W + 12, BASE, 74, 4, col="#47707A", shade="#345862")
        return s + hills(0, W, BASE, 24, 40, 5, tone.far) + hills(0, W, BASE + 1, 16, 30, 7, tone.near)
    s = meadow(tone, 4)
    return s + grove(cypress, ((4, 34), (13, 24), (164, 22), (173, 32)), tone.ground)


def constantinople(city, back):
    tone = city.tone
    if back:
        s = cloud(-14, 46, 60, tone.sky_foot, 0.4) + cloud(118, 34, 74, tone.sky_foot, 0.32)
        s += birds(((112, 24, 4.6), (124, 30, 3.8), (103, 16, 3.4)), tone.silhouette)
        s += hills(0, W, BASE, 34, 44, 14, tone.far) + roofs(-2, 182, BASE - 8, tone.near, 3)
        # Behind the joint of hall and half domes, as in Belgrade.
        return s + hills(0, W, BASE + 1, 13, 30, 5, tone.near) + rect(52, BASE - 24, 74, 4, tone.silhouette)
    s = water(city, 76, 22) + sailboat(6, BASE + 11, 22, tone.silhouette, tone.sun)
    return s + sailboat(143, BASE + 10, 16, tone.silhouette, tone.sky_foot)


def country(tone, seed):
    return hills(0, W, BASE, 36, 40, seed, tone.far) + hills(0, W, BASE + 1, 20, 30, seed + 2, tone.near)


# What lies behind a landmark (back) and before it.
SCENES = {
    "paris": paris,
    "strasbourg": strasbourg,
    "munich": munich,
    "vienna": vienna,
    "budapest": budapest,
    "belgrade": belgrade,
    "sofia": sofia,
    "constantinople": constantinople,
}


def poster(key):
    city, scene = CITY[key], SCENES[key]
    sun, high = STATIONS[key]
    x, base = (71, PARIS_BASE) if key == "paris" else (W / 2, BASE)
    s = rect(0, 0, W, H, "url(#sky)") + city.sun(W, H, *sun) + halo(city.tone, *sun) + scene(city, back=True)
    s += landmark(key, x, base, high * 60 / city.tall, city.tone) + scene(city, back=False)
    defs = city.sky() + clip_path("frame", f'<rect width="{W}" height="{H}"/>')
    return Sprite(f"journey/poster/{key}", (0, 0, W, H), clipped("frame", s), defs, PAGE)


def sprites():
    for key in STATIONS:
        yield poster(key)
