"""Mail cars, and dashed places for cars, mail cars and locomotives that are still to come."""

from lib.draw import at, circ, mid, notched, path, rect
from lib.marks import arrow, chevrons, coin, envelope, minicar, times
from lib.palette import INK, LAMP, PAPER, SIGNAL
from lib.players import conductor, loco
from lib.sprite import Sprite
from pieces.car_bodies import roof, underframe
from pieces.cars import FRAME


def mail_car(icon, lit=True):
    """Mail car: signal red, without value or windows; the picture on its side shows its bonus, the horn is its sign."""
    body, trim, paper = ("#9C3327", LAMP, PAPER) if lit else ("#7B2C24", "#A8905A", "#CFC6B2")
    s = underframe(1) + rect(3, 19, 92, 41, body, 2, INK, 1.2)
    s += rect(3, 53.2, 92, 1.7, trim) + rect(3, 56.8, 92, 0.9, trim)
    s += "".join(path(f"M{q} 10.4V8.2H{q + 7}V10.4Z", "#4A1B16", INK, 0.7) for q in (20, 71))
    s += roof("M1 20Q3 10 15 10H83Q95 10 97 20Z", "#4A1B16", "M5 16Q8 12 16 12H48")
    s += path(notched(7, 22.4, 84, 28.6, 3), paper, INK, 1.1)
    s += path(notched(8.8, 24.2, 80.4, 25, 3), "none", "#9A7B35", 0.7)
    return s + posthorn(49, 15.6, trim) + icon


def posthorn(cx, cy, col):
    s = path("M-9.4 -1.4L-6 0Q-3.4 .6 -1 .6", "none", col, 1.4) + circ(0.2, -0.6, 2.6, "none", col, 1.3)
    return at(cx, cy, s + path("M1 1.6Q5.4 1.6 9.4 -3.2V4.6Q5.4 1.6 1 1.6Z", col))


def both_conductors():
    return conductor(26, 48.6, 24) + conductor(41, 48.6, 24) + chevrons(69, 36.8, 2, True, SIGNAL, 0.92)


def locomotive():
    return at(12.5, 25.6, loco(41)) + chevrons(72, 36.8, 2, False, SIGNAL, 0.92)


def upgrades():
    s = minicar(10.5, 25.8, 0, 25, 21.6, size=17) + arrow(41, 36.8, 9.6) + minicar(46.4, 25.8, 1, 25, 21.6, size=17)
    return s + times(75.5, 37.2, 2.8, SIGNAL) + mid(83, 36.9, 2, 19, SIGNAL)


def coins():
    return "".join(coin(49 + (i - 1) * 22, 36.4, 9.6) for i in range(3))


def ghost(d, inner=""):
    """Dashed outline of a piece that is still to come."""
    s = path(d, "#ffffff", "#8FA3BC", 1.2, 'fill-opacity=".03" stroke-dasharray="4 4"')
    s += "".join(circ(q, 69, 6.5, "none", "#8FA3BC", 1.1, 'stroke-dasharray="3 3"') for q in (20, 78))
    return f'<g opacity=".62">{s}</g>{inner}'


GHOST_CAR = "M3 60V19Q4 10 14 10H84Q94 10 95 19V60Z"
GHOST_LOCOMOTIVE = "M6 60V34Q6 28 12 28H28V16H38V28H58V14H94V60Z"


def sprites():
    icons = {
        "both-conductors": both_conductors(),
        "locomotive": locomotive(),
        "upgrades": upgrades(),
        "coins": coins(),
    }
    for name, icon in icons.items():
        yield Sprite(f"mail/{name}", FRAME, mail_car(icon))
        yield Sprite(f"mail/{name}/dark", FRAME, mail_car(icon, False))
    letter = f'<g opacity=".6">{envelope(49, 38, 30, 20)}</g>'
    yield Sprite("mail/closed", FRAME, ghost(GHOST_CAR, letter))
    yield Sprite("slot/car", FRAME, ghost(GHOST_CAR))
    yield Sprite("slot/locomotive", FRAME, ghost(GHOST_LOCOMOTIVE))
