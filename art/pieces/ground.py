"""What lies below everything else: the dark pattern of the table, a beam of light."""

from lib.draw import at, path, rect
from lib.sprite import Sprite

PAGE = "ground"
FANS = "M0 32A32 32 0 0 1 64 32M8 32A24 24 0 0 1 56 32M16 32A16 16 0 0 1 48 32M24 32A8 8 0 0 1 40 32"


def fans():
    fan = path(FANS, "none", "#1B2C48", 1)
    return "".join(at(i * 64, j * 32, fan) for i in range(-1, 6) for j in range(-1, 6))


def sprites():
    yield Sprite("bg/fans", (0, 0, 320, 160), fans(), page="panels", bleed=True)
    yield Sprite("bg/table", (0, 0, 320, 160), rect(-9, -9, 338, 178, "#0E192B") + fans(), page=PAGE, bleed=True)
    beam = path("M0 35L900 3.5V66.5Z", "#2B4A75", extra='opacity=".22"')
    yield Sprite("bg/beam", (0, 0, 900, 70), beam, page=PAGE)
