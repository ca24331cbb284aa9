#!/usr/bin/env python3
"""Renders art/icon.svg for everything that shows an icon: the web page and the desktop packages.

art/icons.py          needs rsvg-convert, see art/render.sh
"""

import struct
import subprocess
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
ICON = (HERE / "icon.svg").read_text(encoding="utf-8")


def png(size: int, svg: str = ICON) -> bytes:
    command = ["rsvg-convert", "--width", str(size), "--height", str(size)]
    return subprocess.run(command, input=svg.encode(), stdout=subprocess.PIPE, check=True).stdout


def maskable() -> str:
    """Phones crop icons to their own shape: the drawing is in the middle, and its background fills the rest."""
    inner = ICON[ICON.index(">") + 1 : ICON.rindex("</svg>")]
    ground = '<rect width="512" height="512" fill="#0F1A2B"/>'
    head = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">'
    return f'{head}{ground}<g transform="translate(56 56) scale(0.78125)">{inner}</g></svg>'


def ico(sizes: list[int]) -> bytes:
    pictures = [png(size) for size in sizes]
    offset = 6 + 16 * len(sizes)
    entries = b""
    for size, picture in zip(sizes, pictures, strict=True):
        entries += struct.pack("<BBBBHHII", size % 256, size % 256, 0, 0, 1, 32, len(picture), offset)
        offset += len(picture)
    return struct.pack("<HHH", 0, 1, len(sizes)) + entries + b"".join(pictures)


def icns(kinds: dict[bytes, int]) -> bytes:
    body = b""
    for kind, size in kinds.items():
        picture = png(size)
        body += kind + struct.pack(">I", len(picture) + 8) + picture
    return b"icns" + struct.pack(">I", len(body) + 8) + body


def main() -> None:
    icons = ROOT / "web" / "icons"
    packaging = ROOT / "packaging"
    icons.mkdir(exist_ok=True)
    packaging.mkdir(exist_ok=True)
    (icons / "icon.svg").write_text(ICON, encoding="utf-8")
    for size in (32, 180, 192, 512):
        (icons / f"icon-{size}.png").write_bytes(png(size))
    (icons / "maskable-512.png").write_bytes(png(512, maskable()))
    (packaging / "first-class.png").write_bytes(png(256))
    (packaging / "first-class.ico").write_bytes(ico([16, 24, 32, 48, 64, 256]))
    (packaging / "first-class.icns").write_bytes(icns({b"ic07": 128, b"ic08": 256, b"ic09": 512}))


if __name__ == "__main__":
    main()
