"""The size of a PNG file, read from its header."""

import struct


def png_size(file):
    """Width and height; None if the file is missing or not a PNG."""
    try:
        with file.open("rb") as png:
            head = png.read(24)
    except OSError:
        return None
    return struct.unpack(">II", head[16:24]) if head[:8] == b"\x89PNG\r\n\x1a\n" and len(head) == 24 else None
