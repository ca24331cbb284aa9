"""What a drawing module provides: a record for each picture of the atlas."""

from dataclasses import dataclass

TIERS = (0.8, 1.0, 1.5, 2.4)


@dataclass
class Sprite:
    """One drawing of the atlas.

    The body is drawn in stage px relative to the nominal top left (0, 0) of the piece. `frame` is the rectangle that
    goes into the atlas, including what sticks out of the piece; everything outside it is cut off. Ids in `svg` and
    `defs` (gradients, clip paths) need only be unique within the sprite: they are prefixed on the page. What
    figures/defs.svg defines is always available ("url(#gold)", "url(#gild)" …).
    """

    # The name that the game uses, such as 'car/0'.
    name: str
    # x, y, w, h of the drawn rectangle.
    frame: tuple[float, float, float, float]
    # Elements, in the frame's coordinates.
    svg: str
    # Gradients and clip paths of its own.
    defs: str = ""
    # The group of atlas pages it is packed into.
    page: str = "pieces"
    # Whether it is a tile: the drawing then continues for a pixel beyond the frame, so that no seam shows.
    bleed: bool = False
    # The file that draws it, relative to the repository; filled in when it is collected.
    source: str = ""


def boxed(name, w, h, svg, m=0, **more):
    """A sprite of nominal size w × h with a margin: one number, or (left, top, right, bottom)."""
    left, top, right, bottom = (m, m, m, m) if isinstance(m, int | float) else m
    return Sprite(name, (-left, -top, w + left + right, h + top + bottom), svg, **more)
