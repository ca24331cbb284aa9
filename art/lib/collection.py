"""Collects the sprites of all drawing modules and makes sure that each can be drawn.

Every module in art/pieces and art/screens that has a function sprites() is included. All faults are collected and
reported together; a caller gets either all sprites or none.
"""

import importlib
import math
import pathlib
import re
import traceback
import xml.etree.ElementTree as ET

from lib.figure import SHARED

ART = pathlib.Path(__file__).resolve().parent.parent
NAME = re.compile(r"[A-Za-z0-9-]+(/[A-Za-z0-9-]+)*")
OWN_ID, USED_ID = re.compile(r'\bid="([^"]+)"'), re.compile(r'url\(#([^)]+)\)|href="#([^"]+)"')


class FaultyError(Exception):
    """Something that cannot be drawn; each argument describes one fault."""

    def __str__(self):
        return "\n".join(self.args)


def collect():
    """All sprites by name. Raises FaultyError if one of them fails."""
    found, faults = {}, []
    for folder in ("pieces", "screens"):
        for file in sorted((ART / folder).glob("*.py")):
            if file.stem != "__init__":
                _read(file, f"{folder}.{file.stem}", found, faults)
    if faults:
        raise FaultyError(*faults)
    return found


def _read(file, module_name, found, faults):
    """Adds the sprites of one module."""
    source = str(file.relative_to(ART.parent))
    last = ""
    try:
        module = importlib.import_module(module_name)
        for sprite in module.sprites() if hasattr(module, "sprites") else ():
            last = sprite.name
            sprite.source = source
            if sprite.name in found:
                faults.append(f"{source}: {sprite.name}: {found[sprite.name].source} has a sprite of this name")
            faults += [f"{source}: {sprite.name}: {fault}" for fault in faults_of(sprite)]
            found[sprite.name] = sprite
    except Exception as error:
        which = f"the sprite after {last}" if last else "the first sprite"
        faults.append(f"{source}: {which} cannot be drawn: {_told(error)}")


def _told(error):
    """An error with the places it passed through, outermost first."""
    told = f"{type(error).__name__}: {error}"
    for place in traceback.extract_tb(error.__traceback__):
        path = pathlib.Path(place.filename)
        if path.is_relative_to(ART) and path != pathlib.Path(__file__).resolve():
            told += f"\n    {path.relative_to(ART.parent)}:{place.lineno} in {place.name}: {place.line}"
    return told


def faults_of(sprite):
    """What is wrong with a sprite's record or its SVG."""
    if not NAME.fullmatch(sprite.name):
        yield "this is not a valid name for a sprite"
    if len(sprite.frame) != 4 or not all(math.isfinite(v) for v in sprite.frame) or min(sprite.frame[2:]) <= 0:
        yield f"the frame {sprite.frame} is not x, y, width, height"
    text = sprite.defs + sprite.svg
    try:
        elements = ET.fromstring(f"<svg>{text}</svg>").iter()
        numbers = (value for element in elements for key, value in element.items() if key != "font-family")
        if any(re.search(r"(?<![a-z#])(nan|inf)\b", value) for value in numbers):
            yield "a number in it is infinite or not a number"
    except ET.ParseError as error:
        yield f"its SVG is not well formed: {error}"
    known = {*OWN_ID.findall(text), *SHARED}
    for missing in sorted({a or b for a, b in USED_ID.findall(text)} - known):
        yield f"it uses #{missing}, which is defined neither by it nor in figures/defs.svg"
