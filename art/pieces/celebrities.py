"""Celebrities: a poster each for the card, a bust each for the brass arch of a car."""
from lib.draw import *
from lib.sprite import Sprite
from pieces import people_busts as a, people_busts_more as b, people_scenes as scene

PAGE = "people"
ARCH = "M59 54V30Q75 12 91 30V54Z"                      # the guest's window, in the coordinates of a car
# key: (pile, bust, background, scale on the poster, scale at the window)
CELEBRITIES = {"singer": (1, a.singer, scene.singer, 1.22, .58), "chess": (1, a.chess, scene.chess, 1.2, .53), "explorer": (1, a.explorer, scene.explorer, 1.16, .55),
               "aviator": (2, a.aviator, scene.aviator, 1.22, .58), "actress": (2, b.actress, scene.actress, 1.2, .55), "tango": (2, b.tango, scene.tango, 1.16, .55),
               "conjuror": (3, a.conjuror, scene.conjuror, 1.08, .5), "opera": (3, b.opera, scene.opera, 1.1, .5), "poet": (3, b.poet, scene.poet, 1.16, .55)}


def poster(bust, back, k):
    """103 x 98 in the 105 x 100 frame of the card; the band below is blank for the name, the seal is set by the game."""
    s = back() + at(0, 35, bust(), k) + rect(-53, 32, 106, 18, NIGHT) + rect(-53, 32, 106, 1.4, BRASS)
    return at(52.5, 50, f'<g clip-path="url(#frame)">{s}</g>')


def window(bust, k):
    """In a car's own coordinates, over the arch of car/<v>/guest; complete, so that it also stands alone."""
    s = path(ARCH, "url(#lampwin)", BRASS, 2.2) + path("M60 54V31L64 27Q68 40 60 52ZM90 54V31L86 27Q82 40 90 52Z", BURGUNDY)
    return s + f'<g clip-path="url(#arch)">{at(75, 54.4, bust(), k)}</g>' + path(ARCH, "none", BRASS, 2.2) + rect(57.6, 53.4, 34.8, 2.6, BRASS, .6, "#5b4310", .5)


def sprites():
    out = []
    for key, (_, bust, back, k, kw) in CELEBRITIES.items():
        out.append(Sprite(f"celebrity/{key}/poster", (0, 0, 105, 100), poster(bust, back, k), f'<clipPath id="frame"><path d="{notched(-51.5, -49, 103, 98, 5)}"/></clipPath>', PAGE))
        out.append(Sprite(f"celebrity/{key}/window", (55, 17, 40, 40), window(bust, kw), f'<clipPath id="arch"><path d="{ARCH}"/></clipPath>', PAGE))
    return out
