"""A progress bar on the terminal."""

import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import TextIO, TypeVar

T = TypeVar("T")

_WIDTH = 30


class ProgressBar:
    """Shows how much of something is done; writes nothing where standard error is not a terminal."""

    def __init__(self, label: str, total: int, stream: TextIO | None = None) -> None:
        self.label, self.total, self.done = label, max(total, 1), 0
        self.stream = stream or sys.stderr
        self.shown = self.stream.isatty()

    def step(self, by: int = 1) -> None:
        """Count so much more as done."""
        self.done = min(self.done + by, self.total)
        if self.shown:
            full = _WIDTH * self.done // self.total
            self.stream.write(f"\r{self.label} [{'#' * full}{'.' * (_WIDTH - full)}] {self.done}/{self.total}")
            self.stream.flush()

    def close(self) -> None:
        """End the line."""
        if self.shown:
            self.stream.write("\n")
            self.stream.flush()


@contextmanager
def progress(label: str, total: int) -> Iterator[ProgressBar]:
    """A progress bar that is closed whatever happens."""
    shown = ProgressBar(label, total)
    try:
        yield shown
    finally:
        shown.close()


def batches(items: Sequence[T], size: int) -> Iterator[Sequence[T]]:
    """The items in batches of this size."""
    for start in range(0, len(items), size):
        yield items[start : start + size]
