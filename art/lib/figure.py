"""Drawings made by hand: plain SVG files in art/figures, one drawing each, which can be edited in Inkscape.

A file is used as it is drawn, without its title and without what an editor adds. It may have gradients and clip
paths of its own; copies of those of figures/defs.svg, which are in it so that it looks right in an editor, are left
out, because every page has them anyway. Where a drawing is shown in several colours, the caller replaces the colours
in the file by others.
"""

import functools
import pathlib
import re
import xml.etree.ElementTree as ET

FIGURES = pathlib.Path(__file__).resolve().parent.parent / "figures"
SVG = "{http://www.w3.org/2000/svg}"
# Elements that describe a drawing but are not drawn; and those that would affect or load more than the drawing.
ABOUT, UNWANTED = {"title", "desc", "metadata"}, {"style", "script", "image"}
PAINT = re.compile(r"#[0-9A-Fa-f]{6}\b|url\(#[\w-]+\)")

# The figures that have been used so far.
asked_for: set[str] = set()


def figure(name, paints=None):
    """The drawing of art/figures/<name>.svg; `paints` maps colours in the file to their replacements."""
    asked_for.add(name)
    text = _read(name)
    if not paints:
        return text
    wanted = {old.lower(): new for old, new in paints.items()}
    if wanted.keys().isdisjoint(paint.lower() for paint in PAINT.findall(text)):
        raise ValueError(f"art/figures/{name}.svg has none of the colours {', '.join(paints)}")
    return PAINT.sub(lambda found: wanted.get(found[0].lower(), found[0]), text)


@functools.cache
def _read(name):
    root = _root(name)
    if "viewBox" not in root.attrib:
        raise ValueError(f"art/figures/{name}.svg has no viewBox")
    return "".join(_plain(name, child, SHARED.keys()) for child in root)


def _root(name):
    try:
        return ET.parse(FIGURES / f"{name}.svg").getroot()
    except (OSError, ET.ParseError) as error:
        raise ValueError(f"art/figures/{name}.svg cannot be read: {error}") from error


def _plain(name, element, left_out=()):
    """An element as text, without namespaces, elements that are not drawn, and white space between elements."""
    tag = element.tag.removeprefix(SVG)
    if tag in UNWANTED:
        raise ValueError(f"art/figures/{name}.svg has a <{tag}>")
    if "{" in tag or tag in ABOUT or (tag != "g" and element.get("id") in left_out):
        return ""
    attributes = "".join(f" {key}={_quoted(value)}" for key, value in element.attrib.items() if "{" not in key)
    inside = _words(element.text)
    for child in element:
        inside += _plain(name, child, left_out) + _words(child.tail)
    if inside:
        return f"<{tag}{attributes}>{inside}</{tag}>"
    return "" if tag in ("defs", "g") else f"<{tag}{attributes}/>"


def _words(text):
    return _escaped(text) if text and text.strip() else ""


def _escaped(text):
    return text.replace("&", "&amp;").replace("<", "&lt;")


def _quoted(value):
    return '"' + _escaped(value).replace('"', "&quot;") + '"'


# Gradients and filters that every page has, by id.
SHARED = {element.get("id"): _plain("defs", element) for element in _root("defs").find(f"{SVG}defs")}
