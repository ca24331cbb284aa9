"""What a drawing module hands to render.py."""
from dataclasses import dataclass

TIERS = (0.8, 1.0, 1.5, 2.4)


@dataclass
class Sprite:
    """One drawing of the atlas.

    The body is drawn in stage px around the nominal top left (0, 0) of the piece. `frame` is the
    rectangle that is kept, including what sticks out; all that lies outside it is cut off. Ids in
    `svg` and `defs` (gradients, clip paths) need only be unique within the sprite: the renderer
    prefixes them. The gradients of lib.draw.DEFS are always there ("url(#gold)", "url(#gild)" …).
    """

    name: str                                   # 'car/0': the name the game asks for
    frame: tuple[float, float, float, float]    # x, y, w, h of the drawn rectangle
    svg: str                                    # elements, in the frame's coordinates
    defs: str = ""                              # gradients and clip paths of its own
    page: str = "pieces"                        # group of atlas pages it is packed into
    tiers: tuple[float, ...] | None = None      # only these tiers; None: all of TIERS
    bleed: bool = False                         # a tile: the drawing runs on for a pixel beyond the frame, so that no seam shows


def boxed(name, w, h, svg, m=0, **more):
    """A sprite of nominal size w x h with a margin: one number, or (left, top, right, bottom)."""
    a, b, c, d = (m, m, m, m) if isinstance(m, (int, float)) else m
    return Sprite(name, (-a, -b, w + a + c, h + b + d), svg, **more)
