"""A line on the terminal that grows while something takes its time."""

import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import TextIO, TypeVar

T = TypeVar("T")

_WIDTH = 30


class Bar:
    """How far something has come; silent where nobody looks."""

    def __init__(self, label: str, total: int, stream: TextIO | None = None) -> None:
        self.label, self.total, self.done = label, max(total, 1), 0
        self.stream = stream or sys.stderr
        self.shown = self.stream.isatty()

    def step(self, by: int = 1) -> None:
        """So much more is done."""
        self.done = min(self.done + by, self.total)
        if self.shown:
            full = _WIDTH * self.done // self.total
            self.stream.write(f"\r{self.label} [{'#' * full}{'.' * (_WIDTH - full)}] {self.done}/{self.total}")
            self.stream.flush()

    def close(self) -> None:
        """Leave the line."""
        if self.shown:
            self.stream.write("\n")
            self.stream.flush()


@contextmanager
def bar(label: str, total: int) -> Iterator[Bar]:
    """A bar that is closed whatever happens."""
    shown = Bar(label, total)
    try:
        yield shown
    finally:
        shown.close()


def batches(items: Sequence[T], size: int) -> Iterator[Sequence[T]]:
    """The items in lots of this size."""
    for start in range(0, len(items), size):
        yield items[start : start + size]
