"""The last number of every log, in a file beside the store: it shows that entries are missing.

A line is added after each commit, so the file never promises more than the store has on disk. It is not flushed: after
a power cut it may be behind, which does no harm. A store that is behind this file has lost acknowledged entries.
"""

import os
import zlib
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from cluehouse.store.contract import Append
from cluehouse.store.disk import give_to_owner

_SPARE: Final = 10_000  # lines about earlier entries that may pile up before the file is written anew


def heads_file(store: Path) -> Path:
    """Return the file with the heads of a store."""
    return store.with_name(store.name + ".heads")


class Heads:
    """The heads of one store. One thread writes; others may ask."""

    def __init__(self, store: Path) -> None:
        self._path = heads_file(store)
        self._last, self._lines, self.damaged_lines = read_heads(self._path)
        self._descriptor = -1

    def last(self, name: str) -> int:
        """Return the number of the last entry that was acknowledged; 0 if that is not known."""
        return self._last.get(name, 0)

    def names(self) -> list[str]:
        """Return all logs, the one that was written last at the end."""
        return list(self._last)

    def set_all(self, last: dict[str, int]) -> None:
        """Replace all heads."""
        self._last = dict(last)
        self.write()

    def add(self, appends: Iterable[Append]) -> None:
        """Note appends that are on disk. A line that cannot be written is only a check less."""
        lines = []
        for append in appends:
            if append.entries:
                number = append.number + len(append.entries) - 1
                self._last.pop(append.name, None)  # so that the latest is at the end
                self._last[append.name] = number
                lines.append(_line(append.name, number))
        self._lines += len(lines)
        if self._lines > 2 * len(self._last) + _SPARE:
            self.write()
        elif lines and self._descriptor >= 0:
            try:
                os.write(self._descriptor, b"".join(lines))
            except OSError:
                self.close()
        elif lines:
            self.write()

    def is_in_place(self) -> bool:
        """Whether the file is there and can be written."""
        try:
            return self._descriptor >= 0 and os.stat(self._path).st_ino == os.fstat(self._descriptor).st_ino
        except OSError:
            return False

    def write(self) -> None:
        """Write the whole file anew and keep it open."""
        self.close()
        fresh = self._path.with_name(self._path.name + ".new")
        try:
            fresh.unlink(missing_ok=True)
            descriptor = os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_APPEND, 0o600)
        except OSError:
            return
        try:
            content = b"".join(_line(name, number) for name, number in self._last.items())
            while content:
                content = content[os.write(descriptor, content) :]
            give_to_owner(fresh)
            os.replace(fresh, self._path)
        except OSError:
            os.close(descriptor)
            return
        self._descriptor, self._lines = descriptor, len(self._last)

    def close(self) -> None:
        """Close the file."""
        if self._descriptor >= 0:
            os.close(self._descriptor)
            self._descriptor = -1


def remove_heads(store: Path, names: set[str]) -> None:
    """Forget about logs that were deleted from a closed store."""
    heads = Heads(store)
    heads.set_all({name: heads.last(name) for name in heads.names() if name not in names})
    heads.close()


def _line(name: str, number: int) -> bytes:
    text = f"{number} {name}".encode()
    return b"%08x %s\n" % (zlib.crc32(text), text)


def read_heads(path: Path) -> tuple[dict[str, int], int, int]:
    """Return the last number of each log, the number of lines, and how many of them are damaged."""
    try:
        lines = path.read_bytes().split(b"\n")
    except OSError:
        return {}, 0, 0
    last: dict[str, int] = {}
    damaged = 0
    for number, line in enumerate(lines, 1):
        sum_, _, text = line.partition(b" ")
        if sum_ != b"%08x" % zlib.crc32(text):
            damaged += number < len(lines)  # what a power cut has left of the last line is no damage
            continue
        count, _, name = text.decode().partition(" ")
        last.pop(name, None)
        last[name] = int(count)
    return last, len(lines) - 1, damaged
