#!/usr/bin/env python3
"""Checks that the atlases under assets/textures match the drawings; needs neither rsvg-convert nor fonts.

    art/check.py

Every sprite of the sources must be in every tier's atlas.ron with the same frame, page and place and with a size of
frame × scale; there must be no other sprites; every page must have a PNG of its size that was rendered from the SVG
which the sources produce now (art/rendered.txt); and every figure must be used. Differences are listed.
"""

import pathlib
import re
import sys
from collections import Counter

sys.dont_write_bytecode = True
ART = pathlib.Path(__file__).resolve().parent
TEXTURES = ART.parent / "assets" / "textures"
sys.path.insert(0, str(ART))

from lib import atlas, figure  # noqa: E402
from lib.collection import FaultyError, collect  # noqa: E402
from lib.png import png_size  # noqa: E402
from lib.sprite import TIERS  # noqa: E402

HEAD = re.compile(r"\(scale: ([\d.]+), sprites: \{")
NUMBERS = r"\(([-\d., ]+)\)"
ENTRY = re.compile(rf' {{4}}"([^"]+)": \(page: "([^"]+)", at: {NUMBERS}, size: {NUMBERS}, frame: {NUMBERS}\),')


def numbers(text):
    """The numbers of a tuple in atlas.ron."""
    return tuple(float(part) for part in text.split(","))


def read_atlas(file, scale):
    """The entries of an atlas.ron by name, and what is wrong with the file itself."""
    try:
        head, *lines, foot = file.read_text(encoding="utf-8").splitlines()
    except (OSError, ValueError) as error:
        return {}, [f"it cannot be read: {error}"]
    faults, entries = [], {}
    found = HEAD.fullmatch(head)
    if not found or float(found[1]) != scale or foot != "})":
        faults.append(f"it does not begin with the scale {scale} or is cut off")
    for line in lines:
        if not (entry := ENTRY.fullmatch(line)):
            faults.append(f"this is not an entry: {line}")
            continue
        name, page, *rest = entry.groups()
        if name in entries:
            faults.append(f"{name} is in it twice")
        entries[name] = (page, *map(numbers, rest))
    return entries, faults


def differences(expected, entries, scale):
    """How the entries of a tier differ from what the sources produce."""
    for name in sorted(expected.keys() - entries.keys()):
        yield f"{name} is drawn, but not in the atlas"
    for name in sorted(entries.keys() - expected.keys()):
        yield f"{name} is in the atlas, but nothing draws it"
    for name in sorted(expected.keys() & entries.keys()):
        for what, wanted, found in zip(("page", "at", "size", "frame"), expected[name], entries[name], strict=True):
            if wanted != found:
                yield f"{name}: its {what} is {found} in the atlas, but {wanted} in the drawings"
        size, frame = entries[name][2:]
        if any(abs(pixels - stage * scale) > 1e-3 for pixels, stage in zip(size, frame[2:], strict=True)):
            yield f"{name}: its size {size} is not its frame {frame} × {scale}"


def check_tier(sprites, scale, rendered):
    """Everything that is wrong with a tier."""
    folder = TEXTURES / atlas.folder(scale)
    pages = atlas.pages(sprites.values(), scale)
    entries, faults = read_atlas(folder / "atlas.ron", scale)
    yield from faults
    expected = {
        p.sprite.name: (page.file, (p.x, p.y), (p.w, p.h), atlas.rounded(p.sprite.frame))
        for page in pages
        for p in page.placed
    }
    yield from differences(expected, entries, scale)
    for page in pages:
        size = png_size(folder / page.file)
        if size != page.size:
            yield f"{page.file} is {size or 'missing or not a PNG'}, not {page.size} in size"
        if rendered.get(f"{folder.name}/{page.file}") != atlas.digest(atlas.page_svg(page, scale)):
            yield f"{page.file} is out of date: it was not rendered from the drawings as they are now"
    for file in sorted(folder.glob("*.png")):
        if file.name not in {page.file for page in pages}:
            yield f"{file.name} belongs to no page"


def check_figures():
    """Figures that no sprite uses."""
    files = {str(file.relative_to(figure.FIGURES).with_suffix("")) for file in figure.FIGURES.rglob("*.svg")}
    for name in sorted(files - figure.asked_for - {"defs"}):
        yield f"art/figures/{name}.svg is not used by any drawing"


def main():
    try:
        sprites = collect()
    except FaultyError as error:
        sys.exit(str(error))
    rendered = dict(line.split() for line in (ART / "rendered.txt").read_text(encoding="utf-8").splitlines())
    faults = list(check_figures())
    for scale in TIERS:
        faults += [f"{atlas.folder(scale)}: {fault}" for fault in check_tier(sprites, scale, rendered)]
    if faults:
        sys.exit("\n".join([*faults, f"{len(faults)} differences; art/render.sh draws the atlases again."]))
    pages = Counter(sprite.page for sprite in sprites.values())
    print(f"{len(sprites)} sprites in {len(pages)} groups are up to date in all {len(TIERS)} tiers.")


if __name__ == "__main__":
    main()
