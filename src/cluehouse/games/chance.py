"""Random draws from a seed: the same seed gives the same deal on every machine."""

import sys
from array import array
from collections.abc import Iterator, Sequence
from hashlib import shake_256
from itertools import chain, count, islice
from typing import TypeVar

T = TypeVar("T")

_BLOCK = 96 * 4  # bytes: 96 draws of 32 bits; for a few hundred cards the modulo bias is below 2**-23


class Chance:
    """A stream of fair draws from a seed. The seed cannot be computed from the deal."""

    def __init__(self, seed: str) -> None:
        self._draws = chain.from_iterable(_blocks(seed.encode()))

    def below(self, limit: int) -> int:
        """Return a whole number from 0 to limit - 1, each equally likely."""
        return next(self._draws) % limit

    def percent(self, likely: int) -> bool:
        """Return True with this probability in percent."""
        return self.below(100) < likely

    def between(self, least: int, most: int) -> int:
        """Return a whole number from least to most."""
        return least + self.below(most - least + 1)

    def pick(self, items: Sequence[T]) -> T:
        """Return one of the items."""
        return items[self.below(len(items))]

    def sample(self, items: Sequence[T], size: int) -> tuple[T, ...]:
        """Return this many different items, in random order."""
        pile, last = list(items), len(items)
        for draw in islice(self._draws, size):
            index, last = draw % last, last - 1
            pile[index], pile[last] = pile[last], pile[index]
        return tuple(pile[last:])

    def shuffle(self, items: Sequence[T]) -> tuple[T, ...]:
        """Return all items in random order."""
        return self.sample(items, len(items))


def _blocks(seed: bytes) -> Iterator["array[int]"]:
    for number in count():
        draws = array("I", shake_256(seed + b"/%d" % number).digest(_BLOCK))
        if sys.byteorder == "big":
            draws.byteswap()  # the same deal on every machine
        yield draws
