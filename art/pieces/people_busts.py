"""Celebrities as busts, 54 x 62, bottom centre at 0, 0: singer, aviator, conjuror, grandmaster, explorer."""
import math

from lib.draw import *

SKIN, SKIN2, HAIR = "#F2CDA8", "#D9A983", "#2B1A17"
PEARL, SEAM = "#FFFDF5", "#a79b80"


def face(w=10.5, chin=-21, top=-44, skin=SKIN):
    return path(f"M{-w} {top}Q{-w-1} {chin-2} 0 {chin}Q{w+1} {chin-2} {w} {top}Z", skin)


def singer():
    """Odette Valcour, chanteuse: cloche hat, pearls, fur collar."""
    s = path("M-27 0Q-26 -17 -9 -20H9Q26 -17 27 0Z", "#245A55")
    s += path("M-15 -20Q-21 -9 -7 0H7Q21 -9 15 -20Q0 -8 -15 -20Z", "#E9DFCB", SEAM, .8)
    s += path("M-4.5 -27V-17Q0 -11 4.5 -17V-27Z", SKIN2) + path("M-13.5 -46Q-16 -28 -8 -25L8 -25Q16 -28 13.5 -46Z", HAIR) + face()
    s += path("M-15 -38Q-19 -62 0 -62Q19 -62 15 -38Q8 -44 0 -42.5Q-9 -41.5 -15 -38Z", BURGUNDY)
    s += path("M-15.3 -41Q-8 -45.5 0 -46Q8 -47 15.3 -42L15 -38Q8 -44 0 -42.5Q-9 -41.5 -15 -38Z", LAMP)
    s += path("M11 -46Q22 -54 19 -63Q10 -58 11 -46Z", "#E9DFCB", SEAM, .7)
    s += path("M-7.5 -35.2Q-5 -33.4 -2.5 -35.2M2.5 -35.2Q5 -33.4 7.5 -35.2", "none", HAIR, 1.4)
    s += path("M-2.6 -26.6Q0 -28.6 2.6 -26.6Q0 -24.2 -2.6 -26.6Z", SIGNAL) + path("M0 -33L-1.4 -29.6H.6", "none", "#C98F6B", .9)
    return s + "".join(circ(-9 + i * 2.25, round(-15.5 + 4.6 * math.sin(i / 8 * math.pi), 2), 1.5, PEARL, SEAM, .4) for i in range(9))


def aviator():
    """Miles Hartley, aviator: leather cap, goggles, white scarf that blows along the diagonal."""
    s = path("M-27 0Q-26 -18 -9 -20H9Q26 -18 27 0Z", "#6B4423") + path("M-9 -20L-16 -10L-4 0H4L16 -10L9 -20L0 -13Z", "#4A2D16")
    s += path("M-4.8 -27V-16H4.8V-27Z", SKIN2) + face(10.6, -21, -45)
    s += path("M-9.5 -24Q0 -14 9.5 -24L11 -17Q0 -8 -11 -17Z", "#F4EEDD", SEAM, .7) + path("M8 -20Q19 -24 29 -20L27 -14Q18 -18 8 -15Z", "#F4EEDD", SEAM, .7) + path("M9 -16Q19 -16 27 -9L24 -5Q17 -11 8 -13Z", "#DDD3BA", SEAM, .7)
    s += path("M-13 -32Q-17 -61 0 -61.5Q17 -61 13 -32Q13.4 -24 9.4 -23.4Q9.4 -33 10.4 -42Q0 -46 -10.4 -42Q-9.4 -33 -9.4 -23.4Q-13.4 -24 -13 -32Z", "#5A3A20") + path("M0 -61.5V-44.5", "none", "#3F2712", 1)
    s += rect(-14, -52, 28, 3.6, "#2C2118") + "".join(circ(q, -50, 6.2, "#8FB7BF", BRASS, 2) + path(f"M{q-3.4} -48l4 -4.6", "none", "#EAF6F6", 1.6) for q in (-6.6, 6.6))
    s += path("M-7.6 -38.4q2.6 -2.2 5 -.4M2.6 -38.8q2.6 -1.8 5 .4", "none", HAIR, 1.3) + circ(-4.6, -35.2, 1.15, HAIR) + circ(4.8, -35.2, 1.15, HAIR)
    return s + path("M0 -35L-1.6 -30.6H.8", "none", "#C98F6B", .9) + path("M-6 -28.4Q-3 -30.6 0 -29.2Q3 -30.6 6 -28.4Q3 -27 0 -28.2Q-3 -27 -6 -28.4Z", HAIR) + path("M-2.4 -25.6Q.6 -24.4 3.2 -26", "none", "#A5553F", 1.1)


def conjuror():
    """Zoltán Révay, conjuror: top hat, monocle, pointed beard, white tie."""
    s = path("M-27 0Q-26 -18 -10 -20H10Q26 -18 27 0Z", "#1B1E2B") + path("M-8 -20L0 0L8 -20Z", "#FBF6E8") + path("M-9.6 -20L-14 -9L-2 0H0L-8 -20ZM9.6 -20L14 -9L2 0H0L8 -20Z", "#33374C")
    s += path("M-27 0Q-27 -14 -20 -17L-13 0ZM27 0Q27 -14 20 -17L13 0Z", "#7E2839")
    s += path("M-4.6 -27V-18H4.6V-27Z", SKIN2) + face(10, -20, -46, "#E9C09A") + path("M-10.6 -46Q-11.4 -36 -9.4 -32L-8.4 -44ZM10.6 -46Q11.4 -36 9.4 -32L8.4 -44Z", HAIR)
    s += path("M-5.4 -26.4Q0 -28.6 5.4 -26.4Q3.6 -17.6 0 -14.4Q-3.6 -17.6 -5.4 -26.4Z", HAIR) + path("M0 -29.4Q5 -31.4 9.6 -34.6Q8.6 -27.4 0 -27.6Q-8.6 -27.4 -9.6 -34.6Q-5 -31.4 0 -29.4Z", HAIR) + path("M-2 -25.8Q0 -24.8 2 -25.8", "none", "#A5553F", 1.2)
    s += path("M-8 -39.8Q-5.4 -42.4 -2.4 -40.4M2.4 -41.4Q5.4 -44 8.4 -40.6", "none", HAIR, 1.4) + circ(-4.8, -37, 1.15, HAIR) + circ(5, -37, 1.15, HAIR) + circ(5, -37, 3.9, "#ffffff", BRASS, 1.2, 'fill-opacity=".25"') + path("M8.6 -35.6Q12 -26 10 -16", "none", BRASS, .8)
    s += path("M0 -37L-1.6 -32.4H1", "none", "#B98258", .9)
    s += path("M-9.6 -47L-11.4 -65Q0 -67.4 11.4 -65L9.6 -47Z", "#1B1E2B", "#0b0d14", .8) + path("M-10 -50.6L-9.6 -46.6H9.6L10 -50.6Q0 -48.8 -10 -50.6Z", "#7E2839") + path("M-8.6 -62L-7.4 -50", "none", "#4A5070", 1.6)
    s += path("M-17 -47.4Q-9 -44 0 -44Q9 -44 17 -47.4Q14 -42.4 0 -42.2Q-14 -42.4 -17 -47.4Z", "#1B1E2B", "#0b0d14", .8)
    return s + path("M0 -17.6L-6 -20.6V-14.2ZM0 -17.6L6 -20.6V-14.2Z", PEARL, SEAM, .6) + circ(0, -17.5, 1.4, PEARL, SEAM, .5)


def chess():
    """Isak Lindqvist, grandmaster: bald dome, a great white beard, round spectacles."""
    s = path("M-28 0Q-27 -18 -10 -20H10Q27 -18 28 0Z", "#4A3B2C") + path("M-9 -20L-17 -8L-5 0H5L17 -8L9 -20Z", "#33271C") + path("M-7 -20L0 0L7 -20Z", "#FBF6E8")
    s += face(11, -19, -46, "#F0C7A6") + path("M-11.4 -45Q-12.4 -62 0 -62.4Q12.4 -62 11.4 -45Z", "#F0C7A6") + path("M-6.4 -57.6Q-2.6 -60.2 2 -59.8", "none", "#ffffff", 1.7, 'opacity=".6"')
    s += path("M-11 -47Q-17.4 -49 -16.4 -41Q-18 -37 -14.6 -33L-11 -31ZM11 -47Q17.4 -49 16.4 -41Q18 -37 14.6 -33L11 -31Z", "#E4DFD2") + path("M7 -56Q11.6 -52 11.4 -45L11 -38H9.4Q10 -49 7 -56Z", "#DDAE89")
    s += path("M-11.6 -36Q-15 -17 -8.6 -8Q-4 -2.4 0 -1.6Q4 -2.4 8.6 -8Q15 -17 11.6 -36Q8 -30.4 0 -30.4T-11.6 -36Z", "#EFEBE0") + path("M2 -1.8Q7.4 -5 10 -12Q13.6 -22 11.6 -36Q9.6 -32.6 6.4 -31.4Q10 -16 2 -1.8Z", "#CFC9BA") + path("M-6 -22Q-5.6 -12 -1.6 -5.6M0 -21V-10", "none", "#CFC9BA", 1.1)
    s += path("M0 -31Q4.4 -33.6 9 -29.4Q7 -26.4 0 -28.4Q-7 -26.4 -9 -29.4Q-4.4 -33.6 0 -31Z", "#FFFDF6", "#CFC9BA", .6) + path("M-2 -26Q0 -25 2 -26", "none", "#A5553F", 1.2)
    s += "".join(circ(q, -39, 4.5, "#ffffff", BRASS, 1.3, 'fill-opacity=".3"') + circ(q, -38.8, 1.2, HAIR) for q in (-5.4, 5.4)) + path("M-.9 -39.4Q0 -40.4 .9 -39.4M-9.9 -39.6L-12.4 -41M9.9 -39.6L12.4 -41", "none", BRASS, 1.2)
    return s + path("M-9.4 -45Q-6 -48.4 -2 -45.6L-2.4 -44.2Q-6 -46 -8.8 -43.6ZM9.4 -45Q6 -48.4 2 -45.6L2.4 -44.2Q6 -46 8.8 -43.6Z", "#EFEBE0") + path("M0 -38L-2 -33H1.4", "none", "#C48D68", 1)


def explorer():
    """Nora Halvorsen, polar explorer: fur hood, fair plaits, wind on the cheeks."""
    s = path("M-28 0Q-28 -18 -12 -21H12Q28 -18 28 0Z", "#2F6280") + path("M0 -20V0", "none", "#1E445C", 1.4) + "".join(rect(-4.4, y, 8.8, 2.2, "#B48A57", 1, INK, .5) for y in (-11, -4.6))
    s += path("M-19 -19Q-26 -64 0 -65Q26 -64 19 -19Q10 -11 0 -11T-19 -19Z", "#2F6280") + path("M-19 -19Q-26 -64 0 -65Q-18 -60 -14 -18Z", "#3F7C9E")
    s += "".join(circ(round(15.6 * math.sin(i * math.pi / 10), 2), round(-37 - 19.4 * math.cos(i * math.pi / 10), 2), 4.4, "#E9DFCB" if i % 2 else "#D8CBB0") for i in range(20))
    s += path("M-13 -37Q-13 -54 0 -54.4Q13 -54 13 -37Q13 -21 0 -20.4T-13 -37Z", "#5A4634") + path("M-4.6 -28V-19Q0 -16 4.6 -19V-28Z", SKIN2) + face(10.4, -21.4, -45, "#F6D6B8")
    s += path("M-11 -40Q-11.4 -52.4 0 -52.6Q11.4 -52.4 11 -40Q8 -47 0 -47.4Q-8 -47 -11 -40Z", "#C8474B") + path("M-10.8 -41Q-8 -47.4 0 -47.6Q8 -47.4 10.8 -41L10.6 -44.4Q8 -50.4 0 -50.6T-10.6 -44.4Z", PAPER) + path("M-10.6 -41.4Q-9 -46 -1 -46.8L-8.4 -38ZM10.6 -41.4Q9 -46 1 -46.8L8.4 -38Z", "#E6BE66")
    s += "".join(path(f"M{d*9.6:g} -38q{d*2.6:g} 2.4 {d*.6:g} 5t{d*1.4:g} 5t{d*-.4:g} 5t{d*1.4:g} 5l{d*-3:g} 2.6q{d*-2.4:g} -3 {d*-.6:g} -6t{d*-1.4:g} -6t0 -5Z", "#E6BE66", "#B48A3A", .6) + rect(d * 10.4 - 1.8, -18.6, 3.8, 1.8, SIGNAL) for d in (-1, 1))
    s += path("M-7.6 -38.8q2.6 -1.8 5 -.4M2.6 -39.2q2.6 -1.4 5 .4", "none", "#9A7430", 1.2) + circ(-4.8, -35.4, 1.25, "#2E4E6E") + circ(4.8, -35.4, 1.25, "#2E4E6E") + circ(-6.8, -30.6, 2.4, "#E79A86", extra='opacity=".75"') + circ(6.8, -30.6, 2.4, "#E79A86", extra='opacity=".75"')
    return s + path("M0 -35L-1.4 -31H.8", "none", "#C98F6B", .9) + path("M-3.6 -27.6Q0 -24 3.6 -27.6Q0 -26.8 -3.6 -27.6Z", "#B5473C")


def sprites():
    """Only parts: people.py sets them on posters and at windows."""
    return []
