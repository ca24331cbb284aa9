"""The hand: palette, primitives and small symbols. Everything is a function that returns SVG text."""
import math

# ---------------------------------------------------------------- palette
NIGHT, CARRIAGE, BRASS, LAMP, PAPER = "#0F1A2B", "#1F3A5F", "#C8A24A", "#F6D98A", "#F3E9D2"
INK, BURGUNDY, PINE, SIGNAL, STEAM = "#20232A", "#6E1F2E", "#23513F", "#B23A2E", "#DCE3E6"
GREEN, DIM, DIMTXT, FIELD = "#9BE0B4", "#44556E", "#8796A9", "#0D1829"      # ready; unavailable edge, text; dark field
LACQUER, LACQUER2, SEPIA, MUTED = "#14233A", "#1A2D48", "#5A4A2C", "#A9B6C6"
PILE = {1: PINE, 2: CARRIAGE, 3: BURGUNDY}
PLAYER = {"blue": "#5B9BE6", "yellow": "#F4D03F", "green": "#55B87A", "red": "#E0604F"}
COAT = {"blue": "#2F6DB8", "yellow": "#D9B21E", "green": "#2F8E57", "red": "#B23A2E", "ink": "#2F3D60"}
# car classes: body, roof, ink of the numeral on the small bar cells
CLASS = {0: ("#B48A57", "#6A4B2D", INK), 1: ("#2E6A4F", "#2B4439", PAPER), 2: ("#7E2839", "#4A2029", PAPER),
         4: ("#2B5587", "#223A5A", PAPER), 7: ("#5B4A95", "#34285F", PAPER), 12: ("#D9B24C", "#7A5A18", INK)}
IRON, IRON2, RIM = "#2C343F", "#46505C", "#66717E"      # black things: fill, lighter iron, rim that carries them by night


def at(x, y, s, k=1.0, extra=""):
    t = f"translate({x:g} {y:g})" + (f" scale({k:g})" if k != 1 else "")
    return f'<g transform="{t}" {extra}>{s}</g>'


def rect(x, y, w, h, fill="none", r=0, stroke=None, sw=1, extra=""):
    st = f' stroke="{stroke}" stroke-width="{sw:g}"' if stroke else ""
    rr = f' rx="{r:g}"' if r else ""
    return f'<rect x="{x:g}" y="{y:g}" width="{w:g}" height="{h:g}"{rr} fill="{fill}"{st} {extra}/>'


def circ(x, y, r, fill="none", stroke=None, sw=1, extra=""):
    st = f' stroke="{stroke}" stroke-width="{sw:g}"' if stroke else ""
    return f'<circle cx="{x:g}" cy="{y:g}" r="{r:g}" fill="{fill}"{st} {extra}/>'


def path(d, fill="none", stroke=None, sw=1, extra=""):
    st = f' stroke="{stroke}" stroke-width="{sw:g}"' if stroke else ""
    return f'<path d="{d}" fill="{fill}"{st} {extra}/>'


def line(x1, y1, x2, y2, stroke=BRASS, sw=1, extra=""):
    return f'<line x1="{x1:g}" y1="{y1:g}" x2="{x2:g}" y2="{y2:g}" stroke="{stroke}" stroke-width="{sw:g}" {extra}/>'


def txt(x, y, s, size=16, fill=PAPER, anchor="start", w=600, font="Josefin Sans", extra=""):
    s = str(s).replace("&", "&amp;")
    return (f'<text x="{x:g}" y="{y:g}" font-family="{font}" font-weight="{w}" font-size="{size:g}" '
            f'text-anchor="{anchor}" fill="{fill}" {extra}>{s}</text>')


def deco(x, y, s, size=24, fill=LAMP, anchor="start", extra=""):
    return txt(x, y, s, size, fill, anchor, 400, "Limelight", extra)


def mid(x, cy, s, size=24, fill=LAMP, anchor="middle"):
    """Figures, centred vertically on cy: Limelight from 24 px up, the plainer Josefin Sans below."""
    if size < 24:
        return txt(x, cy + size * 0.37, s, size * 1.05, fill, anchor, 700)
    return deco(x, cy + size * 0.345, s, size, fill, anchor)


def times(cx, cy, r=4, col=INK):
    """Multiplication sign, drawn: the font's own is too small."""
    return path(f"M{cx-r} {cy-r}L{cx+r} {cy+r}M{cx+r} {cy-r}L{cx-r} {cy+r}", "none", col, max(1.8, r * .52))


def notched(x, y, w, h, n=8):
    return (f"M{x+n} {y}H{x+w-n}V{y+n}H{x+w}V{y+h-n}H{x+w-n}V{y+h}H{x+n}V{y+h-n}H{x}V{y+n}H{x+n}Z")


def panel(x, y, w, h, fill=LACQUER, n=8, line_col=BRASS, opacity=1):
    return (path(notched(x, y, w, h, n), fill, line_col, 1.5, f'fill-opacity="{opacity}"')
            + path(notched(x + 4, y + 4, w - 8, h - 8, n), "none", line_col, .7, 'opacity=".55"'))


def coin(cx, cy, r=10):
    k = r / 10
    star = "".join(f"{'M' if i == 0 else 'L'}{(5.6 if i % 2 == 0 else 2.3)*math.sin(i*math.pi/5):.2f} "
                   f"{-(5.6 if i % 2 == 0 else 2.3)*math.cos(i*math.pi/5):.2f}" for i in range(10)) + "Z"
    return at(cx, cy, circ(0, 1, 10, "#6B4E14") + circ(0, 0, 9.6, "url(#gold)", "#7A5A18", .8)
              + circ(0, 0, 7.4, "none", "#8A6820", .8) + path(star, "#8A6820"), k)


def seal(cx, cy, n, r=16, size=None, fill=SIGNAL):
    """Points: a red scalloped seal with the number."""
    pts = []
    for i in range(32):
        a, q = i * math.pi / 16, r * (1.0 if i % 2 == 0 else .9)
        pts.append(f"{cx+q*math.sin(a):.2f} {cy-q*math.cos(a):.2f}")
    return (path("M" + "L".join(pts) + "Z", fill, "#6d1c15", 1) + circ(cx, cy, r * .8, "none", "#F0B9A0", .8)
            + mid(cx, cy, n, size or r * 1.15, "#FFF6E2"))


def points(cx, cy, n, h=26, w=44):
    """A score: the red of the points seal, as a ticket."""
    return (path(notched(cx - w / 2, cy - h / 2, w, h, 3), SIGNAL, "#F0B9A0", 1.1) + mid(cx, cy, n, h * .78, "#FFF6E2"))


def chevrons(cx, cy, n, right=True, col=INK, s=1.0):
    w, sp = 7 * s, 9 * s
    x0 = cx - (sp * (n - 1) + w) / 2
    d = ""
    for i in range(n):
        x = x0 + i * sp
        d += (f"M{x:.1f} {cy-7*s:.1f}l{w:.1f} {7*s:.1f}l{-w:.1f} {7*s:.1f}" if right
              else f"M{x+w:.1f} {cy-7*s:.1f}l{-w:.1f} {7*s:.1f}l{w:.1f} {7*s:.1f}")
    return path(d, "none", col, 3.2 * s, 'stroke-linecap="square" stroke-linejoin="miter"')


def arrow(cx, cy, w=14, col=INK, up=False):
    h = w * .62
    s = path(f"M{-w/2} {-h*.22}H{w*.02}V{-h*.62}L{w/2} 0L{w*.02} {h*.62}V{h*.22}H{-w/2}Z", col)
    return f'<g transform="translate({cx:g} {cy:g}){" rotate(-90)" if up else ""}">{s}</g>'


def minicar(x, y, v, w=40, h=32, label=None, size=None):
    """The icon for 'a car of this value': silhouette filled by its numeral. Top left at x, y."""
    body, roof, ink = CLASS[v]
    k = h / 32
    s = rect(1, 5 * k, w - 2, 20 * k, body, 2, INK, 1) if v else rect(1, 5 * k, w - 2, 20 * k, body, 1, INK, 1)
    s += path(f"M0 {6.5*k}Q{w*.06} {1*k} {w*.2} {1*k}H{w*.8}Q{w*.94} {1*k} {w} {6.5*k}Z", roof, INK, .8)
    s += rect(2, 25 * k, w - 4, 2.4 * k, INK)
    for cx in (w * .22, w * .78):
        s += circ(cx, 28 * k, 3.6 * k, INK) + circ(cx, 28 * k, 1.3 * k, BRASS)
    q = (size or 21 * k)
    s += txt(w / 2, 15.4 * k + q * .36, label if label is not None else v, q, ink, "middle", 700)
    return at(x, y, s)


def blank_car(x, y, w=38, h=33):
    """'Railroad car' as a type, of whatever value."""
    q = rect(1, 5, 38, 20, "#3B5878", 2, INK, 1) + path("M0 6.5Q2 1 8 1H32Q38 1 40 6.5Z", INK)
    q += "".join(rect(6 + i * 10, 9, 6.5, 8, LAMP, 1) for i in range(3)) + rect(2, 25, 36, 2.4, INK)
    q += "".join(circ(c, 28, 3.6, INK) + circ(c, 28, 1.3, BRASS) for c in (9, 31))
    return f'<g transform="translate({x:g} {y:g}) scale({w/40:g} {h/32:g})">{q}</g>'


def upgrade(cx, cy, a, b, w=40, h=32):
    g = 17
    return (minicar(cx - g / 2 - w, cy - h / 2, a, w, h) + arrow(cx, cy, 13)
            + minicar(cx + g / 2, cy - h / 2, b, w, h))


def upgrade_choice(cx, cy, s=1.0):
    """Upgrade of choice: any car (star instead of a numeral) with an upward arrow."""
    star = "".join(f"{'M' if i == 0 else 'L'}{(8.4 if i % 2 == 0 else 3.5)*math.sin(i*math.pi/5):.2f} "
                   f"{-(8.4 if i % 2 == 0 else 3.5)*math.cos(i*math.pi/5):.2f}" for i in range(10)) + "Z"
    q = rect(1, 5, 38, 20, STEAM, 2, INK, 1) + path("M0 6.5Q2 1 8 1H32Q38 1 40 6.5Z", IRON2, INK, .8)
    q += rect(2, 25, 36, 2.4, INK) + "".join(circ(c, 28, 3.6, INK) + circ(c, 28, 1.3, BRASS) for c in (9, 31))
    q += at(20, 15.6, path(star, SIGNAL, INK, .6))
    q += path("M47 27V13H42.6L50 2L57.4 13H53V27Z", PINE, INK, 1)
    return at(cx - 29 * s, cy - 16 * s, q, s)


def steam(x, y, k=1.0, right=True):
    d = 1 if right else -1
    return "".join(circ(x + d * a * k, y - b * k, r * k, STEAM, extra=f'opacity="{o}"')
                   for a, b, r, o in ((0, 0, 3.5, .95), (6, 5, 5, .85), (14, 8, 6.5, .65), (24, 10, 7, .42), (35, 11, 6, .24)))


def envelope(cx, cy, w=34, h=22):
    return (rect(cx - w / 2, cy - h / 2, w, h, "#FFF8E6", 1.5, INK, 1.4)
            + path(f"M{cx-w/2} {cy-h/2}L{cx} {cy+h*.12}L{cx+w/2} {cy-h/2}", "none", INK, 1.4)
            + (circ(cx, cy + h * .14, 3.6, SIGNAL) if w > 20 else ""))


def rails(x1, x2, y):
    s = rect(x1, y + 4, x2 - x1, 6, "#0a1220")
    s += "".join(rect(q, y + 3, 9, 5, "#4A3A28") for q in range(int(x1) + 4, int(x2) - 8, 17))
    return s + rect(x1, y, x2 - x1, 3.4, "#9AA7B5") + rect(x1, y, x2 - x1, 1.2, "#DCE3E6")


def type_icon(kind, cx, cy, col=LAMP):
    """Header glyphs, one per kind of card."""
    d = {"car": "M-8 3V-3Q-7 -5 -4 -5H4Q7 -5 8 -3V3ZM-6.5 3.6h4v3h-4ZM2.5 3.6h4v3h-4Z",
         "cond": "M-5 -2L-4.5 -7Q0 -9 4.5 -7L5 -2H7V0H-6V-2ZM-6 7Q-5 1 0 1T6 7Z",
         "loco": "M-8 3V-2H0V-6H8V3ZM-6 -6h3v4h-3ZM-6.5 3.6h4v3h-4ZM2.5 3.6h4v3h-4Z",
         "route": "M-8 6L-2 -6L1 0L4 -4L8 6Z", "contract": "M-5 -6H-2.5V-8H2.5V-6H5V8H-5Z",
         "celeb": "M0 -8L2.2 -2.4L8 -2L3.6 1.8L5 7.6L0 4.4L-5 7.6L-3.6 1.8L-8 -2L-2.2 -2.4Z",
         "post": "M-8 -5H8V6H-8ZM3 -3V0H6V-3Z", "coin": "M-7 0A7 7 0 1 1 7 0A7 7 0 1 1 -7 0Z"}[kind]
    return at(cx, cy, path(d, col, extra='fill-rule="evenodd"'))


def rays(cx, cy, r, col, n=24):
    d = ""
    for i in range(n):
        a = 2 * math.pi * i / n
        d += f"M{cx} {cy}L{cx+r*math.sin(a):.1f} {cy-r*math.cos(a):.1f}L{cx+r*math.sin(a+.12):.1f} {cy-r*math.cos(a+.12):.1f}Z"
    return path(d, col)


def star_glyph(cx, cy, r, col=SIGNAL):
    pts = "".join(f"{'M' if i == 0 else 'L'}{cx+(r if i % 2 == 0 else r*.42)*math.sin(i*math.pi/5):.2f} "
                  f"{cy-(r if i % 2 == 0 else r*.42)*math.cos(i*math.pi/5):.2f}" for i in range(10)) + "Z"
    return path(pts, col, INK, .8)


def seal_double(cx, cy, r=14):
    return circ(cx, cy, r, NIGHT, BRASS, 2) + times(cx - 5, cy + .5, 3.1, LAMP) + mid(cx + 5, cy, 2, 17, LAMP)


def start_flag(cx, cy, k=1.0):
    """The start player figure: station master's signal disc."""
    return at(cx, cy, rect(-2, -4, 4, 28, BRASS, 1, "#5b4310", .8) + circ(0, -10, 13, SIGNAL, PAPER, 2.6) + circ(0, -10, 4.5, PAPER), k)


def ghost_fan(col="#2C415F"):
    return "".join(path(f"M0 22L{34*math.sin(a):.1f} {22-34*math.cos(a):.1f}", "none", col, 1.4) for a in [(-60 + i * 20) * math.pi / 180 for i in range(7)]) + path("M-30 5A34 34 0 0 1 30 5", "none", col, 1.4)


def tick(cx, cy, r=8):
    return circ(cx, cy, r, PINE, PAPER, 1.4) + path(f"M{cx-r*.45} {cy}l{r*.32} {r*.36}l{r*.6} {-r*.72}", "none", PAPER, 2.2)


def clipboard(cx, cy):
    return at(cx, cy, rect(-7, -8, 14, 18, "#8A6238", 1.5, INK, .8) + rect(-5, -5, 10, 13, "#FFFBEF") + rect(-3.5, -10, 7, 4, BRASS, 1))


# ---------------------------------------------------------------- player figures


def emblem(p, cx, cy, r=10, sw=1.5):
    """Player sign: blue diamond, yellow circle, green triangle, red square, each with an ink heart."""
    c = PLAYER[p]
    if p == "yellow":
        return circ(cx, cy, r, c, INK, sw) + circ(cx, cy, r * .42, INK)
    if p == "red":
        q, i = r * .92, r * .38
        return rect(cx - q, cy - q, 2 * q, 2 * q, c, 0, INK, sw) + rect(cx - i, cy - i, 2 * i, 2 * i, INK)
    if p == "blue":
        def dia(k):
            return f"M{cx:g} {cy-k*1.18:g}L{cx+k*1.08:g} {cy:g}L{cx:g} {cy+k*1.18:g}L{cx-k*1.08:g} {cy:g}Z"
        return path(dia(r), c, INK, sw) + path(dia(r * .42), INK)

    def tri(k, oy=0):
        return f"M{cx:g} {cy-k*1.15+oy:g}L{cx+k*1.15:g} {cy+k*.85+oy:g}H{cx-k*1.15:g}Z"
    return path(tri(r), c, INK, sw) + path(tri(r * .4, r * .16), INK)


def conductor(cx, foot, h=42, who="ink", plinth=False):
    """Figure with cap, moustache and lantern; a player's figure raises the emblem as a signal disc."""
    c = COAT[who]
    dark = {"blue": "#1D4A82", "yellow": "#A5820F", "green": "#1D6239", "red": "#822118", "ink": "#1C243A"}[who]
    s, b = "", 0
    if plinth:
        s += path("M-12 0h24v-3h-3v-2h-18v2h-3Z", BRASS, "#5b4310", .8) + line(-9, -3, 9, -3, "#8A6820", .6)
        b = -5
    s += path(f"M-5 {b}V{b-12}H-.7V{b}ZM.7 {b}V{b-12}H5V{b}Z", "#333C4C", INK, .6) + path(f"M-5.6 {b}h5.2v-1.6h-4.6ZM.4 {b}h5.8q-.4 -1.6 -2 -1.6h-3.8Z", "#0b0e14")
    s += path(f"M-8 {b-9}L-6.5 {b-26}Q0 {b-29} 6.5 {b-26}L8 {b-9}Q0 {b-6} -8 {b-9}Z", c, INK, 1)
    s += path(f"M-8 {b-9}L-6.5 {b-26}Q-4.6 {b-27} -3 {b-27.2}L-4.2 {b-8}Q-6.4 {b-8.3} -8 {b-9}Z", dark, extra='opacity=".55"')
    s += line(0, b - 9, 0, b - 26, LAMP, .8) + "".join(circ(2.2, b - q, .9, LAMP) for q in (12, 16, 20))
    s += path(f"M-2.6 {b-27.4}L0 {b-24}L2.6 {b-27.4}Z", PAPER)
    s += path(f"M6 {b-25}L11 {b-17}L10 {b-14.5}L6 {b-18}Z", c, INK, .8) + circ(10.5, b - 15.3, 1.5, PAPER, INK, .4)
    s += path(f"M8.6 {b-12.6}Q10.6 {b-16.4} 12.6 {b-12.6}", "none", INK, .9) + rect(8.2, b - 13, 4.8, 6, LAMP, 1, INK, .9) + rect(9.7, b - 12, 1.8, 4, "#FFF6D8")
    if who == "ink":
        s += path(f"M-6 {b-25}L-9.5 {b-15}L-7.5 {b-14}Z", c, INK, .8) + circ(-8.5, b - 14, 1.3, PAPER, INK, .4)
    else:
        s += path(f"M-6.4 {b-26}L-12.6 {b-31.5}L-11 {b-34.2}L-4.6 {b-27.4}Z", c, INK, .8)
        s += line(-12, b - 32, -13.4, b - 38, "#6b4a22", 1.5) + circ(-12, b - 32.6, 1.6, PAPER, INK, .4) + emblem(who, -14, b - 43.2, 6.4, 1.1)
    s += circ(0, b - 31, 4.6, "#EBC29C", INK, .8) + path(f"M0 {b-29.4}q1.6 -1.2 3.4 .5q-1.6 .9 -3.4 .2q-1.8 .7 -3.4 -.2q1.8 -1.7 3.4 -.5Z", "#4a2f1a")
    s += path(f"M-5.6 {b-33}L-5.2 {b-38}Q0 {b-40.5} 5.2 {b-38}L5.6 {b-33}Z", c, INK, .9)
    s += path(f"M-5.8 {b-33.4}H7.4L5.6 {b-31.6}H-5.4Z", INK) + rect(-5.4, b - 35, 10.8, 1.4, LAMP)
    return at(cx, foot, s, h / (45 if plinth else 40))


def loco(w=64, col="#22313F", trim=BRASS, flip=False, lamp=True):
    """The route locomotive, 64 x 36, running left; flip for right."""
    s = rect(44, 2, 18, 3, IRON2, .8, INK, .6) + rect(46, 4, 14, 20, col, 0, INK, 1) + rect(49, 8, 8, 7, LAMP, 1, INK, .5)
    s += path("M12 11Q8 11 8 16V22H46V11Z", col, INK, 1) + path("M13 12.6H46", "none", "#ffffff", 1.4, 'opacity=".22"')
    s += rect(5.5, 12.5, 4, 9, IRON2, 1, INK, .6)
    s += path("M12 2h9l-2 9h-5Z", IRON2, INK, .6) + rect(11, .6, 11, 2.6, trim, .6)
    s += path("M27 11Q27 6 31 6T35 11Z", trim, INK, .7) + rect(38, 6.5, 3, 5, trim, 0, INK, .5)
    s += "".join(line(q, 11, q, 22, trim, 1.1) for q in (16.5, 25, 37))
    s += path("M4 22H62V26H8L2 31V27Z", SIGNAL, INK, .8)
    if lamp:
        s += circ(3.8, 16.5, 2.6, LAMP, INK, .8)
    for q, r in ((14, 4), (24, 4)):
        s += circ(q, 31, r, IRON, RIM, .7) + circ(q, 31, r * .45, trim)
    for q in (36, 47, 57):
        s += circ(q, 29.6, 5.4 if q < 50 else 5, IRON, RIM, .7) + circ(q, 29.6, 2.3, trim)
    s += line(24, 31, 47, 29.6, STEAM, 1.4)
    k = w / 64
    return f'<g transform="scale({-k if flip else k:g} {k:g}) translate({-64 if flip else 0} 0)">{s}</g>'


def route_token(who, w=92):
    """A player's locomotive on the route, 92 x 36, running left: own colour, emblem on the tender."""
    c = COAT[who]
    s = rect(62, 24.6, 5, 2, INK) + path("M65 8H90V24H65Z", "#1B2433", PLAYER[who], 1.3) + path("M66.5 8Q69 3.6 73 5T80 4.4T88.5 8Z", "#3a2c1c", INK, .6)
    s += rect(64, 23, 27, 3, SIGNAL, 0, INK, .6) + "".join(circ(q, 31, 4, IRON, RIM, .7) + circ(q, 31, 1.8, BRASS) for q in (71, 84))
    return at(0, 0, loco(64, c) + s + emblem(who, 77.6, 15.6, 6.6, 1.2), w / 92)


def pill(cx, cy, n, right=True, w=66):
    """Number of steps as figure and chevrons."""
    return (rect(cx - w / 2, cy - 12, w, 24, "#E2D2AC", 12, SEPIA, 1)
            + mid(cx - w / 2 + 15, cy, n, 19, INK) + chevrons(cx + 13, cy, n, right, SIGNAL, .86))


def on_night(g):
    """On dark grounds an icon wears a keyline, so that its ink outline does not drown."""
    return f'<g filter="url(#keyline)">{g}</g>'


def glow(cx, cy, r, o=.5):
    return circ(cx, cy, r, "url(#halo)", extra=f'opacity="{o}"')


def lin(i, a, b, m=None):
    mm = f'<stop offset="{m[0]}" stop-color="{m[1]}"/>' if m else ""
    return f'<linearGradient id="{i}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="{a}"/>{mm}<stop offset="1" stop-color="{b}"/></linearGradient>'


DEFS = (lin("night", "#101D31", "#0B1422") + lin("gild", "#F4DC94", "#B58C32", (".55", "#D9B24C")) + lin("wood", "#BE9460", "#9F7443")
        + lin("lampwin", "#FFF0B8", "#F0BE5A") + lin("lane", "#0C1728", "#0E1828", (".85", "#1B2D49"))
        + lin("sky_night", "#0E1A33", "#33476E", (".55", "#1C2D50")) + lin("sky_alps", "#3E6A93", "#E7B27A") + lin("sky_danube", "#37406E", "#D98A72") + lin("sky_paris", "#1A2A4A", "#B07A66")
        + lin("sky_wien", "#7FB0B0", "#F4DDA8") + lin("sky_ist", "#3A2A56", "#D9785A", (".62", "#B8604F"))
        + '<linearGradient id="gold" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#F9E3A0"/><stop offset=".5" stop-color="#D9B456"/><stop offset="1" stop-color="#B88F36"/></linearGradient>'
        + '<linearGradient id="beam" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="#F6D98A" stop-opacity=".55"/><stop offset="1" stop-color="#F6D98A" stop-opacity="0"/></linearGradient>'
        + '<linearGradient id="pool" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#F6D98A" stop-opacity=".42"/><stop offset="1" stop-color="#F6D98A" stop-opacity="0"/></linearGradient>'
        + '<radialGradient id="halo"><stop offset="0" stop-color="#F6D98A" stop-opacity=".9"/><stop offset=".4" stop-color="#F6D98A" stop-opacity=".35"/><stop offset="1" stop-color="#F6D98A" stop-opacity="0"/></radialGradient>'
        + '<pattern id="fans" width="64" height="32" patternUnits="userSpaceOnUse"><g fill="none" stroke="#1B2C48" stroke-width="1">'
          '<path d="M0 32A32 32 0 0 1 64 32M8 32A24 24 0 0 1 56 32M16 32A16 16 0 0 1 48 32M24 32A8 8 0 0 1 40 32"/></g></pattern>'
        + '<filter id="soft" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="3"/></filter>'
        + '<filter id="glow" x="-40%" y="-40%" width="180%" height="180%"><feGaussianBlur stdDeviation="6"/></filter>'
        + '<filter id="keyline" x="-15%" y="-15%" width="130%" height="130%"><feMorphology in="SourceAlpha" operator="dilate" radius=".85" result="d"/>'
          '<feFlood flood-color="#93A4BA"/><feComposite in2="d" operator="in"/><feMerge><feMergeNode/><feMergeNode in="SourceGraphic"/></feMerge></filter>')


