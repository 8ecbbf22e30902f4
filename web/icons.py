"""Draws the brand mark (gable, four panes, one of them lit) as the PNG icons of the installable page.

Run it after a change of the mark: `python web/icons.py` writes web/public/icon-*.png. Needs nothing but Python.
"""

import struct
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import Final

Colour = tuple[int, int, int, int]
Point = tuple[float, float]

PUBLIC: Final = Path(__file__).parent / "public"
SHARPNESS: Final = 4  # points looked at in each direction of a pixel

NIGHT: Final[Colour] = (0x12, 0x18, 0x1D, 255)
WALL: Final[Colour] = (0xEE, 0xF1, 0xEC, 255)
LIT: Final[Colour] = (0xF6, 0xC3, 0x44, 255)
NOTHING: Final[Colour] = (0, 0, 0, 0)

# The mark stands on a grid of 32, as in icon.svg.
PANES: Final = ((8, 14, 15, 20.5), (17, 22.5, 24, 28.5), (8, 22.5, 15, 28.5))
LIT_PANE: Final = (17, 14, 24, 20.5)


def mark(point: Point, behind: Colour) -> Colour:
    """The colour of the mark at a point of its grid."""
    x, y = point
    if _inside(point, LIT_PANE):
        return LIT
    if any(_inside(point, pane) for pane in PANES):
        return NIGHT
    gable = 11.5 - 10 * (1 - abs(x - 16) / 14)
    return WALL if 2 <= x <= 30 and max(gable, 1.5) <= y <= 30.5 else behind


def _inside(point: Point, pane: tuple[float, float, float, float]) -> bool:
    left, top, right, bottom = pane
    return left <= point[0] <= right and top <= point[1] <= bottom


def plain(point: Point) -> Colour:
    """The mark on a round-cornered tile of night."""
    x, y = (abs(part - 0.5) - 0.28 for part in point)
    rounded = max(x, 0) ** 2 + max(y, 0) ** 2 <= 0.22**2
    return mark(_grid(point, 0.64), NIGHT) if rounded else NOTHING


def maskable(point: Point) -> Colour:
    """The mark well inside of what a phone may cut away."""
    return mark(_grid(point, 0.5), NIGHT)


def _grid(point: Point, part: float) -> Point:
    x, y = point
    return 16 + (x - 0.5) * 32 / part, 16 + (y - 0.5) * 32 / part


def rows(draw: object, size: int) -> Iterator[bytes]:
    """The lines of a PNG, each pixel the mean of a few points."""
    assert callable(draw)
    steps = [(step + 0.5) / SHARPNESS for step in range(SHARPNESS)]
    for y in range(size):
        line = bytearray(1)
        for x in range(size):
            seen = [draw(((x + across) / size, (y + down) / size)) for down in steps for across in steps]
            line += bytes(_mean(seen))
        yield bytes(line)


def _mean(seen: list[Colour]) -> Colour:
    weight = sum(colour[3] for colour in seen)
    if not weight:
        return NOTHING
    red, green, blue = (sum(colour[part] * colour[3] for colour in seen) // weight for part in range(3))
    return red, green, blue, weight // len(seen)


def png(draw: object, size: int) -> bytes:
    """A square picture as a PNG file."""
    header = struct.pack(">IIBBBBB", size, size, 8, 6, 0, 0, 0)
    body = zlib.compress(b"".join(rows(draw, size)), 9)
    parts = ((b"IHDR", header), (b"IDAT", body), (b"IEND", b""))
    return b"\x89PNG\r\n\x1a\n" + b"".join(_chunk(kind, data) for kind, data in parts)


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


if __name__ == "__main__":
    for name, draw, sizes in (("icon", plain, (180, 192, 512)), ("icon-maskable", maskable, (192, 512))):
        for size in sizes:
            (PUBLIC / f"{name}-{size}.png").write_bytes(png(draw, size))
