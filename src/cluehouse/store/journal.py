"""Examines SQLite's write-ahead log. After a crash SQLite uses it up to the first damaged frame, and drops the rest
silently.

Each frame is a page, and carries a checksum that continues the one before. So a frame can be checked alone, from the
checksum that the frame before it carries: sound frames behind a damaged one show that commits would be dropped.
https://www.sqlite.org/fileformat2.html#the_write_ahead_log
"""

import struct
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from msgspec import Struct

_HEADER: Final = struct.Struct(">8I")  # magic, version, page size, checkpoint, two salts, two checksums
_FRAME: Final = struct.Struct(">6I")  # page, size of the database after a commit (else 0), two salts, two checksums
_MAGIC: Final = 0x377F0682  # the lowest bit says that checksums are of big-endian words
_Sums = tuple[int, int]


class Frame(Struct, frozen=True):
    """One frame: where its page is, and what is known about it."""

    page: int
    commits: bool
    is_sound: bool
    offset: int  # of the page's content


class Journal(Struct, frozen=True):
    """What a write-ahead log holds."""

    page_size: int = 0
    frames: tuple[Frame, ...] = ()
    header_is_sound: bool = True

    @property
    def recovered(self) -> int:
        """The number of frames up to the first damaged one."""
        if not self.header_is_sound:
            return 0
        return next((index for index, frame in enumerate(self.frames) if not frame.is_sound), len(self.frames))

    @property
    def dropped_commits(self) -> int:
        """The number of commits behind a damaged frame, which SQLite drops."""
        return sum(frame.commits and frame.is_sound for frame in self.frames[self.recovered :])


def journal_file(store: Path) -> Path:
    """Return the write-ahead log of a store."""
    return store.with_name(store.name + "-wal")


def examine_journal(path: Path) -> Journal:
    """Read and check a write-ahead log; an empty one if there is no file."""
    try:
        content = path.read_bytes()
    except OSError:
        return Journal()
    if len(content) < _HEADER.size + _FRAME.size:
        return Journal()
    magic, _, page_size, _, *salts, sum_1, sum_2 = _HEADER.unpack_from(content)
    words = ">" if magic & 1 else "<"
    sound = magic & ~1 == _MAGIC and _checksum((0, 0), content[: _HEADER.size - 8], words) == (sum_1, sum_2)
    if not sound:  # read on with what the frames themselves say
        page_size, words = _page_size(content), "<"
        salts = list(_FRAME.unpack_from(content, _HEADER.size)[2:4])
    if not page_size:
        return Journal(header_is_sound=False)
    frames = tuple(_frames(content, page_size, salts, (sum_1, sum_2), words))
    return Journal(page_size, frames, sound)


def _frames(content: bytes, page_size: int, salts: list[int], before: _Sums, words: str) -> Iterator[Frame]:
    """Yield the frames up to the last sound one of this round. Behind it are frames of earlier rounds."""
    pending: list[Frame] = []
    for start in range(_HEADER.size, len(content) - _FRAME.size - page_size + 1, _FRAME.size + page_size):
        page, size, salt_1, salt_2, sum_1, sum_2 = _FRAME.unpack_from(content, start)
        own = content[start : start + 8] + content[start + _FRAME.size : start + _FRAME.size + page_size]
        sound = [salt_1, salt_2] == salts and _checksum(before, own, words) == (sum_1, sum_2)
        pending.append(Frame(page, bool(size), sound, start + _FRAME.size))
        before = sum_1, sum_2
        if sound:
            yield from pending
            pending.clear()


def _checksum(before: _Sums, content: bytes, words: str) -> _Sums:
    one, two = before
    values = iter(struct.unpack(f"{words}{len(content) // 4}I", content))
    for value in values:
        one = (one + value + two) & 0xFFFFFFFF
        two = (two + next(values) + one) & 0xFFFFFFFF
    return one, two


def _page_size(content: bytes) -> int:
    """Find the page size of a log whose header is damaged: the salts of the first frame come back in the second."""
    salts = content[_HEADER.size + 8 : _HEADER.size + 16]
    sizes = (1 << power for power in range(9, 17))
    return next((size for size in sizes if content[_HEADER.size + 32 + size :][:8] == salts), 0)
