"""How sprites become the pages of an atlas: where each lies, the SVG of a page, and atlas.ron."""

import hashlib
import math
import re
from dataclasses import dataclass

from lib.collection import FaultyError
from lib.figure import SHARED
from lib.sprite import Sprite

# The largest page and the space between sprites in texture px; the grid of frames in stage px.
MAX_PAGE, PAD, GRID = 4096, 2, 10


@dataclass(frozen=True)
class Placed:
    """A sprite on a page; the rectangle is in texture px."""

    sprite: Sprite
    x: int
    y: int
    w: int
    h: int


@dataclass(frozen=True)
class Page:
    """A page of an atlas."""

    file: str
    placed: list[Placed]

    @property
    def size(self):
        """Width and height in texture px."""
        return max(p.x + p.w for p in self.placed) + PAD, max(p.y + p.h for p in self.placed) + PAD


def folder(scale):
    """The folder of a tier under assets/textures."""
    return f"x{round(scale * 100):03d}"


def rounded(frame):
    """The frame, grown evenly until its size is a multiple of GRID: then it is whole in every tier."""
    x, y, w, h = frame
    gw, gh = (math.ceil(v / GRID - 1e-6) * GRID for v in (w, h))
    return x - (gw - w) // 2, y - (gh - h) // 2, gw, gh


def pages(sprites, scale):
    """All pages of a tier: every group of sprites is packed separately."""
    groups = {}
    for sprite in sprites:
        groups.setdefault(sprite.page, []).append(sprite)
    done = []
    for name in sorted(groups):
        packed = pack(groups[name], scale)
        for i, placed in enumerate(packed):
            done.append(Page(f"{name}.png" if len(packed) == 1 else f"{name}-{i}.png", placed))
    return done


def pack(sprites, scale):
    """Packs sprites on shelves, tallest first; when a page is full, a new one begins."""
    boxes = []
    for sprite in sprites:
        _, _, frame_w, frame_h = rounded(sprite.frame)
        w, h = round(frame_w * scale), round(frame_h * scale)
        if max(w, h) + 2 * PAD > MAX_PAGE:
            raise FaultyError(f"{sprite.source}: {sprite.name}: it is larger than a page at scale {scale}")
        boxes.append((sprite, w, h))
    boxes.sort(key=lambda box: (-box[2], -box[1], box[0].name))
    area = sum((w + PAD) * (h + PAD) for _, w, h in boxes)
    wide = max(w for _, w, _ in boxes) + 2 * PAD
    limit = min(MAX_PAGE, max(wide, math.ceil(math.sqrt(area * 1.05) / 64) * 64))
    packed, page, x, y, shelf = [], [], PAD, PAD, 0
    for sprite, w, h in boxes:
        if x + w + PAD > limit:
            x, y, shelf = PAD, y + shelf + PAD, 0
        if y + h + PAD > MAX_PAGE:
            packed.append(page)
            page, x, y, shelf = [], PAD, PAD, 0
        page.append(Placed(sprite, x, y, w, h))
        x, shelf = x + w + PAD, max(shelf, h)
    return [*packed, page]


# ---------------------------------------------------------------- SVG


def private_ids(sprite, prefix):
    """Definitions and body of a sprite, with its own ids made unique on the page."""
    text = f"<defs>{sprite.defs}</defs>{sprite.svg}" if sprite.defs else sprite.svg
    for name in sorted(set(re.findall(r'\bid="([^"]+)"', text))):
        quoted = re.escape(name)
        text = re.sub(rf'\bid="{quoted}"', f'id="{prefix}{name}"', text)
        text = re.sub(rf"url\(#{quoted}\)", f"url(#{prefix}{name})", text)
        text = re.sub(rf'href="#{quoted}"', f'href="#{prefix}{name}"', text)
    return text


def laid(sprite, n, x, y, scale):
    """The sprite as an element of a page: cut to its frame, top left of the rounded frame at x, y."""
    fx, fy, fw, fh = sprite.frame
    rx, ry, _, _ = rounded(sprite.frame)
    if sprite.bleed:
        fx, fy, fw, fh = fx - 1 / scale, fy - 1 / scale, fw + 2 / scale, fh + 2 / scale
    place = f'x="{x + (fx - rx) * scale:.6g}" y="{y + (fy - ry) * scale:.6g}"'
    size = f'width="{fw * scale:.6g}" height="{fh * scale:.6g}" viewBox="{fx:.6g} {fy:.6g} {fw:.6g} {fh:.6g}"'
    return f'<svg {place} {size} overflow="hidden">{private_ids(sprite, f"s{n}-")}</svg>'


def document(w, h, body):
    """A whole SVG document with the shared definitions."""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="{w}" height="{h}" '
        f'viewBox="0 0 {w} {h}"><defs>{"".join(SHARED.values())}</defs>{body}</svg>\n'
    )


def page_svg(page, scale):
    """The SVG of a page."""
    return document(*page.size, "".join(laid(p.sprite, n, p.x, p.y, scale) for n, p in enumerate(page.placed)))


def digest(svg):
    """A fingerprint of a page's SVG, stored in art/rendered.txt to tell whether the page is up to date."""
    return hashlib.sha256(svg.encode()).hexdigest()[:16]


# ---------------------------------------------------------------- atlas.ron


def ron_number(v):
    text = f"{v:g}"
    return text if "." in text else text + ".0"


def atlas_ron(all_pages, scale):
    """The text of atlas.ron: where each sprite lies."""
    lines = []
    for page in all_pages:
        for p in page.placed:
            frame = ", ".join(map(ron_number, rounded(p.sprite.frame)))
            place = f'page: "{page.file}", at: ({p.x}, {p.y}), size: ({p.w}, {p.h}), frame: ({frame})'
            lines.append(f'    "{p.sprite.name}": ({place}),')
    return f"(scale: {ron_number(scale)}, sprites: {{\n" + "\n".join(sorted(lines)) + "\n})\n"
