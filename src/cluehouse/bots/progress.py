"""How far something is: a progress bar on the terminal, and whoever else is told."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TextIO

Told = Callable[[int], None]  # hears the percentage that is done

_WIDTH = 30


def tell_nobody(percent: int) -> None:
    """Nobody else wants to know."""


class ProgressBar:
    """Shows how much of something is done; writes nothing where standard error is not a terminal."""

    def __init__(self, label: str, total: int, told: Told = tell_nobody, stream: TextIO | None = None) -> None:
        self.label, self.total, self.done, self.told = label, max(total, 1), 0, told
        self.stream = stream or sys.stderr
        self.shown = self.stream.isatty()

    def step(self, by: int = 1) -> None:
        """Count so much more as done."""
        self.done = min(self.done + by, self.total)
        self.told(100 * self.done // self.total)
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
def progress(label: str, total: int, told: Told = tell_nobody) -> Iterator[ProgressBar]:
    """A progress bar that is closed whatever happens."""
    shown = ProgressBar(label, total, told)
    try:
        yield shown
    finally:
        shown.close()
