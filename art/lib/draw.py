"""The drawing primitives: functions that return SVG text."""

import math

from lib.palette import BRASS, LACQUER, LAMP, PAPER


def at(x, y, s, k=1.0, extra=""):
    """A drawing moved to x, y and scaled by k."""
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


def clipped(clip, s):
    """A drawing cut to the clip path with this id."""
    return f'<g clip-path="url(#{clip})">{s}</g>'


def clip_path(name, shape):
    """The definition of a clip path."""
    return f'<clipPath id="{name}">{shape}</clipPath>'


def txt(x, y, s, size=16, fill=PAPER, anchor="start", w=600, font="Josefin Sans", extra=""):
    s = str(s).replace("&", "&amp;")
    return (
        f'<text x="{x:g}" y="{y:g}" font-family="{font}" font-weight="{w}" font-size="{size:g}" '
        f'text-anchor="{anchor}" fill="{fill}" {extra}>{s}</text>'
    )


def deco(x, y, s, size=24, fill=LAMP, anchor="start", extra=""):
    return txt(x, y, s, size, fill, anchor, 400, "Limelight", extra)


def mid(x, cy, s, size=24, fill=LAMP, anchor="middle"):
    """Numbers, centred vertically on cy: in Limelight from 24 px up, in the plainer Josefin Sans below."""
    if size < 24:
        return txt(x, cy + size * 0.37, s, size * 1.05, fill, anchor, 700)
    return deco(x, cy + size * 0.345, s, size, fill, anchor)


def notched(x, y, w, h, n=8):
    """The outline of a plate with notched corners, as path data."""
    return (
        f"M{x + n} {y}H{x + w - n}V{y + n}H{x + w}V{y + h - n}H{x + w - n}V{y + h}"
        f"H{x + n}V{y + h - n}H{x}V{y + n}H{x + n}Z"
    )


def panel(x, y, w, h, fill=LACQUER, n=8):
    """A notched plate with a second hairline inside."""
    return path(notched(x, y, w, h, n), fill, BRASS, 1.5, 'fill-opacity="1"') + path(
        notched(x + 4, y + 4, w - 8, h - 8, n), "none", BRASS, 0.7, 'opacity=".55"'
    )


def star_points(cx, cy, r, inner):
    """A five-pointed star as path data; `inner` is the smaller radius."""
    corners = []
    for i in range(10):
        q = r if i % 2 == 0 else inner
        corners.append(f"{cx + q * math.sin(i * math.pi / 5):.2f} {cy - q * math.cos(i * math.pi / 5):.2f}")
    return "M" + "L".join(corners) + "Z"


def rays(cx, cy, r, col, n=24):
    """Sun rays: n slim triangles around a point."""
    d = ""
    for i in range(n):
        a = 2 * math.pi * i / n
        d += f"M{cx} {cy}L{cx + r * math.sin(a):.1f} {cy - r * math.cos(a):.1f}"
        d += f"L{cx + r * math.sin(a + 0.12):.1f} {cy - r * math.cos(a + 0.12):.1f}Z"
    return path(d, col)


def on_night(g):
    """On dark backgrounds an icon has a keyline, so that its ink outline can be seen."""
    return f'<g filter="url(#keyline)">{g}</g>'


def glow(cx, cy, r, o=0.5):
    return circ(cx, cy, r, "url(#halo)", extra=f'opacity="{o}"')


def halo(x, y, w, h, r, o, blur="glow"):
    """The blurred glow around a rectangle."""
    return rect(x, y, w, h, LAMP, r, extra=f'opacity="{o}" filter="url(#{blur})"')


def lin(i, a, b, m=None):
    """The definition of a gradient from top to bottom; m: a colour in between, as (offset, colour)."""
    mm = f'<stop offset="{m[0]}" stop-color="{m[1]}"/>' if m else ""
    stops = f'<stop offset="0" stop-color="{a}"/>{mm}<stop offset="1" stop-color="{b}"/>'
    return f'<linearGradient id="{i}" x1="0" y1="0" x2="0" y2="1">{stops}</linearGradient>'
