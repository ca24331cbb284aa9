"""The travellers: eight fictional people as busts (pane, podium) and as medallions; never those of celebrity cards."""
import math

from lib.draw import *
from lib.sprite import Sprite

SKIN, SKIN2, HAIR = "#F2CDA8", "#D9A983", "#2B1A17"
PAGE = "people-screens"


def face(w=10.5, chin=-21, top=-44, skin=SKIN):
    return path(f"M{-w} {top}Q{-w-1} {chin-2} 0 {chin}Q{w+1} {chin-2} {w} {top}Z", skin)


# ---------------------------------------------------------------- busts: bottom centre at 0, 0, about 54 x 66


def anna():
    """Traveller: bob, beret, striped scarf."""
    s = path("M-27 0Q-26 -17 -9 -20H9Q26 -17 27 0Z", "#2F6DB8") + path("M-9 -20L-17 -6L-2 0H0V-12ZM9 -20L17 -6L2 0H0V-12Z", "#1D4A82") + path("M-4.6 -27V-15Q0 -11 4.6 -15V-27Z", SKIN2)
    s += path("M-15 -48Q-18 -30 -13.4 -23.4L-8 -24V-44H8V-24L13.4 -23.4Q18 -30 15 -48Z", "#5A2A1B") + face(10.4, -20.6, -45) + path("M-11 -46Q-12 -34 -9.6 -30L-8.6 -39Q0 -38 9.4 -42L9.8 -30Q12 -36 11 -46Z", "#5A2A1B")
    s += path("M-17 -44.4Q-22 -60 -2 -61.4Q20 -63 20.4 -50Q18 -44.6 12.6 -45.4Q0 -49 -17 -44.4Z", "#1F3A5F", "#12233C", .8) + path("M1.4 -61.6V-65.4", "none", "#1F3A5F", 2) + path("M-16.6 -44.6Q-2 -49.6 13 -45.6", "none", "#4C7AB0", 1.8)
    s += path("M-8.6 -37.6Q-6 -40 -3 -38.4M3 -38.4Q6 -40 8.6 -37.6", "none", "#5A2A1B", 1.2) + circ(-5, -34.6, 1.3, HAIR) + circ(5, -34.6, 1.3, HAIR) + path("M0 -33.6L-1.4 -29.8H.6", "none", "#C98F6B", .9) + path("M-3.4 -26.6Q0 -23.6 3.4 -26.6Q0 -25.8 -3.4 -26.6Z", SIGNAL)
    return s + path("M-10 -22Q0 -13 10 -22L11.4 -16.4Q0 -8 -11.4 -16.4Z", PAPER, "#a79b80", .7) + path("M-7 -19.6l-1.6 5.4M-2.6 -17.4l-.6 5.4M2.6 -17.4l.6 5.4M7 -19.6l1.6 5.4", "none", SIGNAL, 1.7)


def brandt():
    """Director: bald crown, walrus moustache, monocle, wing collar."""
    s = path("M-30 0Q-29 -17 -11 -20H11Q29 -17 30 0Z", "#3B3F52") + path("M-7 -20L0 0L7 -20Z", "#FBF6E8") + path("M-9.6 -20L-15 -8L-1.4 0L-7 -20ZM9.6 -20L15 -8L1.4 0L7 -20Z", "#262A3A")
    s += path("M-5.4 -27V-18H5.4V-27Z", SKIN2) + face(12, -19.6, -47, "#EFC29E") + path("M-12 -46Q-12.6 -61 0 -61.4Q12.6 -61 12 -46Z", "#EFC29E") + path("M-12.4 -50Q-16.6 -44 -13.4 -33L-10.6 -32.4V-46ZM12.4 -50Q16.6 -44 13.4 -33L10.6 -32.4V-46Z", "#B9B3A6") + path("M-6 -57.6Q-2 -59.6 2.6 -59.4", "none", "#ffffff", 1.6, 'opacity=".5"')
    s += path("M0 -31.4Q6 -34 11.6 -29Q14 -24 15 -23.6Q8 -20.6 0 -26Q-8 -20.6 -15 -23.6Q-14 -24 -11.6 -29Q-6 -34 0 -31.4Z", "#C9C3B4", "#8d877a", .7) + path("M0 -40L-2.4 -32.6Q0 -31 2.4 -32.6Z", "#DBA27C")
    s += path("M-9.4 -43.4Q-6 -46 -2.4 -43.4M2.4 -44.4Q6 -47 9.6 -43.6", "none", "#8d877a", 2) + circ(-5.4, -39.6, 1.3, HAIR) + circ(5.6, -39.8, 1.3, HAIR) + circ(5.6, -39.8, 4.6, "#ffffff", BRASS, 1.3, 'fill-opacity=".25"') + path("M9.6 -37.6Q14.6 -26 12 -13", "none", BRASS, .9)
    return s + path("M-9 -22.4L-4 -14.6L0 -17.4L4 -14.6L9 -22.4L8 -25H-8Z", "#FFFDF5", "#a79b80", .7) + path("M0 -15.6L-7.4 -19.6V-11.4ZM0 -15.6L7.4 -19.6V-11.4Z", "#D9B21E", INK, .7) + circ(0, -15.5, 1.8, "#D9B21E", INK, .6)


def duval():
    """Madame: silver waves under a wide brim, long earrings, fur."""
    s = path("M-28 0Q-27 -18 -9 -21H9Q27 -18 28 0Z", "#4A2D16") + path("M-17 -19Q-24 -9 -9 0H9Q24 -9 17 -19Q8 -12 0 -7Q-8 -12 -17 -19Z", "#8A6238", "#5A3A20", .8) + path("M-8 -20L0 -6L8 -20Z", "#2F8E57") + path("M-4.2 -28V-16Q0 -11 4.2 -16V-28Z", SKIN2)
    s += path("M-12.6 -46Q-16.4 -38 -13 -31Q-15 -26 -9.6 -25L-8 -44H8L9.6 -25Q15 -26 13 -31Q16.4 -38 12.6 -46Z", "#C9C6C0") + face(9.8, -20.4, -45, "#F0C9A6") + path("M-10.4 -44Q-11.4 -36 -9 -33Q-7 -40 0 -41.4Q7 -40 9 -33Q11.4 -36 10.4 -44Z", "#DEDBD4")
    s += path("M-25 -41.6Q-14 -50 0 -50T25 -45.6Q20 -39.6 10 -43Q-8 -47.6 -25 -41.6Z", "#1E4D3A", INK, .8) + path("M-11.6 -47.4Q-12 -61.6 0 -62T12 -47.6Q0 -51.6 -11.6 -47.4Z", "#23513F", INK, .8) + path("M-11.8 -49Q0 -53.4 12 -49.2V-46.4Q0 -50.4 -11.6 -46.4Z", LAMP) + path("M9 -50Q20 -58 25 -55.6Q24 -62 15 -60.6Q9 -58 9 -50Z", "#E9DFCB", "#a79b80", .7)
    s += path("M-8 -36.4Q-5.6 -38.4 -2.6 -37M2.6 -37Q5.6 -38.4 8 -36.4", "none", "#6b6459", 1.2) + path("M-7.4 -33.6Q-5 -35.6 -2.6 -33.6M2.6 -33.6Q5 -35.6 7.4 -33.6", "none", HAIR, 1.5) + path("M0 -33L-1.6 -28.8H.8", "none", "#C98F6B", .9) + path("M-2.8 -25.4Q0 -27.2 2.8 -25.4Q0 -23.4 -2.8 -25.4Z", BURGUNDY)
    return s + "".join(line(q, -28, q, -23.6, BRASS, 1) + path(f"M{q} -24.4l2.2 3.4l-2.2 3.4l-2.2 -3.4Z", "#8FD0AE", INK, .5) for q in (-11, 11))


def whitlock():
    """Engineer: flat cap, round glasses, pipe."""
    s = path("M-27 0Q-26 -17 -9 -20H9Q26 -17 27 0Z", "#7A5C2E") + path("M-7 -20L0 -2L7 -20Z", "#E9DFCB") + path("M-9 -20L-14 -8L-1 0L-6 -18ZM9 -20L14 -8L1 0L6 -18Z", "#5A431F") + path("M-2.4 -16H2.4L3.4 -3L0 0L-3.4 -3Z", SIGNAL, INK, .6)
    s += path("M-4.8 -27V-17H4.8V-27Z", SKIN2) + face(10.6, -18.6, -46, "#EBC09A") + path("M-11.4 -46Q-12.6 -36 -10 -31L-8.8 -42ZM11.4 -46Q12.6 -36 10 -31L8.8 -42Z", "#9C4A22") + path("M-10.4 -27Q-6 -17 0 -16.6Q6 -17 10.4 -27Q8 -22.6 0 -22.4Q-8 -22.6 -10.4 -27Z", "#9C4A22")
    s += path("M-13 -45Q-16 -59.6 1 -60.6Q17 -60 15 -46.4Q2 -50.6 -13 -45Z", "#6B6A55", INK, .8) + path("M-13.4 -45Q-2 -51.4 15.4 -47Q20 -44.6 18.6 -42.4Q4 -47 -13.4 -45Z", "#4E4D3D", INK, .7) + path("M-6 -58L-9 -48M2 -60V-50M9 -58.4L11 -49", "none", "#55543F", 1)
    s += "".join(circ(q, -36.4, 4.5, "#ffffff", INK, 1.4, 'fill-opacity=".3"') + circ(q, -36.2, 1.2, HAIR) for q in (-5.4, 5.4)) + path("M-.9 -36.8H.9", "none", INK, 1.4) + path("M0 -33.6L-1.6 -29H.8", "none", "#B98258", 1) + path("M-4 -25.4Q0 -23.6 4.6 -25.8", "none", "#8d4a36", 1.4)
    return s + path("M4 -26L14 -23.6V-26.6H19.6V-21Q19.6 -18.6 16.8 -18.6T13.6 -21L3.8 -24.4Z", "#4A2D16", INK, .6)


def rosa():
    """Dancer: violet cloche with a flower, dark curls, hoops, coral dress."""
    skin, shade, hat, hat2 = "#DCA777", "#B97F50", "#5E3A78", "#452859"
    s = path("M-26 0Q-25 -16 -10 -19.4H10Q25 -16 26 0Z", "#D0604A") + path("M-11.6 -19.2Q-7 -5.6 0 -4.6Q7 -5.6 11.6 -19.2Q0 -22.6 -11.6 -19.2Z", skin) + path("M-13.2 -19Q-8 -4 0 -3Q8 -4 13.2 -19", "none", "#F2A58C", 1.6)
    s += path("M-4.6 -27V-17Q0 -12 4.6 -17V-27Z", shade) + "".join(circ(d * x, y, r, HAIR) for d in (-1, 1) for x, y, r in ((12, -38, 3.6), (13, -33, 3.8), (12.6, -28, 3.6), (10, -25, 3))) + face(10.4, -20.6, -45, skin) + path("M-11 -43Q-11.4 -36.6 -9.6 -34.4Q-8.6 -39 -3 -41.4ZM11 -43Q11.4 -36.6 9.6 -34.4Q8.6 -39 3 -41.4Z", HAIR)
    s += path("M-15.4 -38.4Q-18.4 -62 0 -62.4Q18.4 -62 15.4 -38.4Q9 -43.6 0 -43.8Q-9 -43.6 -15.4 -38.4Z", hat, hat2, .8) + path("M-16 -46Q0 -54 16 -46L15.8 -50.6Q0 -58.4 -15.8 -50.6Z", LAMP) + path("M-18.4 -36.4Q-13 -46 0 -46.6Q13 -46 18.4 -36.4Q9.6 -42.6 0 -42.8Q-9.6 -42.6 -18.4 -36.4Z", hat2)
    s += "".join(circ(round(11 + 3.5 * math.sin(i * 2 * math.pi / 5), 2), round(-49 - 3.5 * math.cos(i * 2 * math.pi / 5), 2), 2.9, "#F0765A", "#A93F2C", .6) for i in range(5)) + circ(11, -49, 2, LAMP, "#A93F2C", .5)
    s += path("M-8.2 -37.8Q-5.4 -39.8 -2.6 -38.2M2.6 -38.2Q5.4 -39.8 8.2 -37.8", "none", HAIR, 1.1) + "".join(circ(d * 5, -34.6, 1.4, HAIR) + path(f"M{d*2.8} -35Q{d*5} -37.4 {d*8.4} -35.8", "none", HAIR, 1.2) + circ(d * 7.2, -30.4, 2.1, "#C9543F", extra='opacity=".35"') for d in (-1, 1))
    s += path("M0 -33.4L-1.4 -29.6H.7", "none", "#A86C40", .9) + path("M-4 -27.2Q0 -26 4 -27.2Q2.4 -23.4 0 -23.4T-4 -27.2Z", "#A8281F") + path("M-2.6 -26.3Q0 -25.6 2.6 -26.3L1.8 -25.2H-1.8Z", "#FFF8E6")
    return s + "".join(circ(d * 11.4, -22.4, 2.7, "none", BRASS, 1.2) for d in (-1, 1)) + "".join(circ(round(-7.6 + i * 2.17, 2), round(-16.4 + 5.4 * math.sin(i / 7 * math.pi), 2), 1.3, LAMP, "#8A6820", .4) for i in range(8))


def idris():
    """Scholar: fez with tassel, round gold glasses, short beard, brocade waistcoat."""
    skin, shade, beard = "#C68C5C", "#A16C40", "#33241C"
    s = path("M-28 0Q-27 -17 -10 -20H10Q27 -17 28 0Z", "#2C4A57") + path("M-8 -20L0 0L8 -20Z", "#C8A24A") + "".join(path(f"M{x} {y}l1.5 2l-1.5 2l-1.5 -2Z", "#7A5A18") for x, y in ((-2.6, -14), (2.6, -14), (0, -9.6))) + path("M-10 -20.2L-16.4 -9L-1 0L-7 -20.6ZM10 -20.2L16.4 -9L1 0L7 -20.6Z", "#1D3440")
    s += path("M-5 -27V-17H5V-27Z", shade) + circ(-11.4, -34.6, 2.6, shade) + circ(11.4, -34.6, 2.6, shade) + face(10.8, -18.6, -47, skin) + path("M-11 -47L-11.4 -39L-9.8 -38L-9 -44ZM11 -47L11.4 -39L9.8 -38L9 -44Z", beard)
    s += path("M-11.4 -36Q-11.6 -24 -6.4 -18.6Q0 -13.8 6.4 -18.6Q11.6 -24 11.4 -36Q9.6 -29.8 5.6 -29.2Q0 -31 -5.6 -29.2Q-9.6 -29.8 -11.4 -36Z", beard) + path("M-3.6 -24.8Q0 -22.8 3.6 -24.8Q0 -26.4 -3.6 -24.8Z", "#B9705A") + path("M0 -29.6Q4.6 -30.6 7.6 -25.8Q3.4 -25.4 0 -27.4Q-3.4 -25.4 -7.6 -25.8Q-4.6 -30.6 0 -29.6Z", "#22170F")
    s += path("M-11 -46.6L-8.6 -62.6Q0 -65 8.6 -62.6L11 -46.6Q0 -42.4 -11 -46.6Z", "#A52A2A", "#5E1515", .8) + path("M-8.6 -62.6Q0 -60 8.6 -62.6Q0 -65.6 -8.6 -62.6Z", "#C2403A") + path("M-10.6 -49Q0 -45 10.6 -49", "none", "#7E1D1D", 1.4)
    s += path("M0 -63.4Q8 -64 11.8 -60.6V-51", "none", "#14171F", 1.5) + path("M10.2 -52H13.4L14.2 -43.6H9.4Z", "#14171F", "#3A4252", .5) + path("M10.2 -50.6H13.4", "none", BRASS, 1)
    s += "".join(circ(d * 5.4, -36.4, 4.7, "#ffffff", BRASS, 1.5, 'fill-opacity=".24"') + circ(d * 5.2, -36.2, 1.3, HAIR) + path(f"M{d*2.4} -42.2Q{d*5.6} -44 {d*9} -41.8", "none", beard, 1.6) + line(d * 10, -37, d * 11.6, -36.6, BRASS, 1.2) for d in (-1, 1)) + path("M-.8 -37Q0 -37.8 .8 -37", "none", BRASS, 1.4)
    s += path("M0 -35L-1.9 -30.4H.9", "none", "#8F5C33", 1.1)
    return s + path("M-8.4 -21.4L-4 -14L0 -17L4 -14L8.4 -21.4Q4 -17.4 0 -17.4T-8.4 -21.4Z", "#FFFDF5", "#a79b80", .7) + path("M0 -16L-5.6 -18.8V-12.6ZM0 -16L5.6 -18.8V-12.6Z", "#1F7A6C", INK, .6) + circ(0, -15.8, 1.5, "#1F7A6C", INK, .5)


def mei():
    """Collector: black bob with a fringe, jade coat with high collar and gold frogs."""
    skin, coat, dark, hair = "#F4D6B2", "#23806E", "#155748", "#191722"
    s = path("M-26 0Q-25 -16 -9 -20H9Q25 -16 26 0Z", coat) + path("M-26 0Q-25 -13 -17 -17.6L-14 0ZM26 0Q25 -13 17 -17.6L14 0Z", dark) + path("M-14.4 -46Q-16 -58.6 0 -59.2Q16 -58.6 14.4 -46L16 -27.4Q12 -24.2 8.6 -25V-44H-8.6V-25Q-12 -24.2 -16 -27.4Z", hair)
    s += path("M-4.4 -27V-18H4.4V-27Z", SKIN2) + face(10, -20.4, -45, skin) + path("M-11.4 -50Q-12.2 -41.4 -10.8 -39.4Q0 -42 10.8 -39.4Q12.2 -41.4 11.4 -50Z", hair) + path("M-10.8 -42Q-11.4 -33 -9.8 -27.6L-12.4 -27Q-14.4 -34 -12 -42ZM10.8 -42Q11.4 -33 9.8 -27.6L12.4 -27Q14.4 -34 12 -42Z", hair) + path("M-10.4 -51.6Q-6 -56 3 -55.6", "none", "#5A5A78", 1.7, 'stroke-linecap="round"')
    s += path("M7.4 -51.4L13.8 -48.2M8.4 -54L13.6 -51.4M9 -48.8L13.6 -45.4", "none", LAMP, 1.5) + circ(14.2, -48.2, 2.7, "#5FBF9E", "#8A6820", .7)
    s += path("M-8 -37.6Q-5.4 -39 -2.8 -37.8M2.8 -37.8Q5.4 -39 8 -37.6", "none", hair, 1.1) + "".join(circ(d * 5, -34, 1.3, HAIR) + path(f"M{d*2.6} -34.2Q{d*5} -36.6 {d*8} -35.2", "none", hair, 1.4) + circ(d * 7, -29.8, 2, "#E58A78", extra='opacity=".35"') for d in (-1, 1))
    s += path("M0 -32.8L-1.3 -29.2H.6", "none", "#C98F6B", .9) + path("M-2.8 -26.2Q-1.2 -27.4 0 -26.8Q1.2 -27.4 2.8 -26.2Q0 -23.8 -2.8 -26.2Z", SIGNAL)
    s += path("M-6.2 -24.8L-8.4 -17.2Q0 -12.8 8.4 -17.2L6.2 -24.8Q0 -20.2 -6.2 -24.8Z", dark, LAMP, 1.1) + path("M0 -15.4Q9.4 -14.2 13.6 -6.6Q15.4 -3 15.6 0", "none", LAMP, 1.4)
    s += "".join(at(x, y, path("M-3.4 0H3.4", "none", LAMP, 1.3) + circ(0, 0, 1.5, LAMP, "#8A6820", .5)) for x, y in ((0, -17.6), (7.4, -12.4), (13.4, -6)))
    s += path("M-11 0Q-10 -8 -15 -12.4M-11.4 -5Q-8.6 -8 -5.4 -8", "none", "#5A2A1B", 1.1) + "".join(circ(x, y, 1.9, "#F3B7B0", "#A8281F", .4) + circ(x, y, .6, SIGNAL) for x, y in ((-15, -12.6), (-5, -8.2), (-12, -7), (-9, -2.4)))
    return s + "".join(line(q, -27, q, -24, BRASS, .9) + circ(q, -22.6, 1.8, "#5FBF9E", INK, .4) for q in (-11.6, 11.6))


def okoro():
    """Colonel: white moustache, peaked cap, white mess jacket with gold epaulettes."""
    skin, shade, white = "#7A4A2C", "#5C351D", "#F4F0E4"
    s = path("M-29 0Q-28 -17 -10 -20H10Q28 -17 29 0Z", "#EDE5D0") + path("M-29 0Q-28 -14.6 -20 -17.6L-14 0ZM29 0Q28 -14.6 20 -17.6L14 0Z", "#CFC5AA") + path("M0 -17V0", "none", "#B9AB84", 1.2) + "".join(circ(q, y, 1.3, BRASS, "#6B4E14", .4) for q in (-3.6, 3.6) for y in (-12.4, -7.4, -2.4))
    s += "".join(at(d * 20.4, -16.4, path("M-7.4 .4Q0 -5.4 7.4 .4L6.2 3.4H-6.2Z", "url(#gold)", "#6B4E14", .7) + "".join(line(q, 3.2, q, 6.4, BRASS, 1.2) for q in (-5, -2.6, -.2, 2.2, 4.6))) for d in (-1, 1))
    s += path("M-5.2 -27V-17H5.2V-27Z", shade) + circ(-11.6, -34.6, 2.6, shade) + circ(11.6, -34.6, 2.6, shade) + face(11, -18.8, -46.6, skin) + path("M-11.6 -47Q-12.8 -40 -10.8 -33.6L-9.2 -36L-9.4 -46ZM11.6 -47Q12.8 -40 10.8 -33.6L9.2 -36L9.4 -46Z", white)
    s += path("M0 -29.6Q4.8 -32 9.4 -28.2Q13 -27.2 16.4 -31Q16 -23.6 9 -23.4Q3.6 -23.4 0 -26.4Q-3.6 -23.4 -9 -23.4Q-16 -23.6 -16.4 -31Q-13 -27.2 -9.4 -28.2Q-4.8 -32 0 -29.6Z", white, "#A79F8C", .7) + path("M-2.8 -22.6Q0 -21.4 2.8 -22.6", "none", "#3E2212", 1.3)
    s += "".join(path(f"M{d*2.4} -40.6Q{d*5.8} -43.4 {d*9.4} -40.2", "none", white, 2.1) + circ(d * 5.4, -36.6, 1.5, "#1A0F0A") + circ(d * 5.4 + .5, -37.1, .5, white) for d in (-1, 1)) + path("M0 -37.4L-2.3 -31.4Q0 -30.2 2.3 -31.4", "none", shade, 1.3)
    s += path("M-17.4 -53.4Q-17 -62.8 0 -63Q17 -62.8 17.4 -53.4Q12 -50.6 11.8 -48.4H-11.8Q-12 -50.6 -17.4 -53.4Z", white, "#8d877a", .8) + path("M-12 -51.4Q0 -55.2 12 -51.4V-46.4Q0 -50 -12 -46.4Z", SIGNAL) + path("M-12 -46.6Q0 -50.4 12 -46.6", "none", BRASS, 1.3) + path("M-12.6 -46.8Q0 -51 12.6 -46.8Q9.6 -42.6 0 -43.6Q-9.6 -42.6 -12.6 -46.8Z", "#14171F", "#3A4252", .6) + path("M0 -60.4l1.6 2.8l3.2 .5l-2.3 2.3l.6 3.2l-3.1 -1.5l-3.1 1.5l.6 -3.2l-2.3 -2.3l3.2 -.5Z", BRASS, "#6B4E14", .5)
    s += path("M-7.4 -21.6L-8.8 -15.6Q0 -12.4 8.8 -15.6L7.4 -21.6Q0 -17 -7.4 -21.6Z", SIGNAL, "#6B1D15", .7) + path("M-8.4 -16Q0 -12.8 8.4 -16", "none", BRASS, 1.1)
    return s + "".join(rect(8.4 + i * 3.3, -9, 2.9, 4, c, 0, INK, .3) for i, c in enumerate((CARRIAGE, LAMP, PINE))) + "".join(circ(9.9 + i * 3.3, -3, 1.5, BRASS, "#6B4E14", .4) for i in range(3))


BUST = {"anna": anna, "brandt": brandt, "duval": duval, "whitlock": whitlock, "rosa": rosa, "idris": idris, "mei": mei, "okoro": okoro}

# ---------------------------------------------------------------- medallions: 64 x 64, middle at 32, 32; the ring lies over them
MEDAL = (-3, -3, 70, 70)


def medallion(name):
    defs = '<clipPath id="disc"><circle cx="32" cy="32" r="29.5"/></clipPath>'
    return Sprite(f"medallion/{name}", MEDAL, circ(32, 32, 30, "url(#lampwin)") + '<g clip-path="url(#disc)">' + at(32, 62.6, BUST[name](), 30 / 34) + "</g>" + circ(32, 32, 30, "none", INK, 2), defs, page=PAGE)


def ring(who):
    s = circ(32, 32, 30, "none", INK, 5) + circ(32, 32, 30, "none", PLAYER.get(who, BRASS), 3)
    return Sprite(f"medallion/ring/{who}", MEDAL, s + (emblem(who, 53.6, 53, 9, 1.4) if who in PLAYER else ""), page=PAGE)


def bars():
    """Module C: the arrested behind bars, over a medallion and under its ring."""
    s = '<g clip-path="url(#disc)">' + circ(32, 32, 30, "#0B1422", extra='opacity=".42"')
    s += "".join(line(q, 0, q, 64, "#10141B", 5.4) + line(q, 0, q, 64, IRON2, 3.6) + line(q - 1, 0, q - 1, 64, "#8B97A3", 1) for q in (12, 25.3, 38.7, 52)) + rect(0, 40, 64, 6, "#10141B") + rect(0, 41, 64, 4, IRON2) + rect(0, 41, 64, 1, "#8B97A3") + "</g>"
    return Sprite("medallion/bars", MEDAL, s, '<clipPath id="disc"><circle cx="32" cy="32" r="29.5"/></clipPath>', page=PAGE)


PANE_K, PANE_AT = 2.42, (113, 186)           # scale and foot of a bust in the coordinates of a 350 x 182 pane


def sprites():
    out = [Sprite(f"portrait/{n}", (35, 15, 160, 180), at(*PANE_AT, b(), PANE_K), page=PAGE) for n, b in BUST.items()]
    return out + [medallion(n) for n in BUST] + [ring(p) for p in (*PLAYER, "brass")] + [bars()]
