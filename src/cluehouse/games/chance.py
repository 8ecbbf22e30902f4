"""Random draws from a seed: the same seed gives the same draws on every machine.

The draws are the output of a cryptographic hash function, so whoever sees some of them learns nothing about the others
or about the seed. `derived_seed` makes independent seeds from one secret seed.
"""

import sys
from array import array
from bisect import bisect
from collections.abc import Iterator, Sequence
from hashlib import shake_256
from hmac import digest
from itertools import accumulate, chain, count, islice
from typing import TypeVar

T = TypeVar("T")

_BLOCK = 96 * 4  # bytes: 96 draws of 32 bits; for a few hundred cards the modulo bias is below 2**-23


class Chance:
    """A stream of fair draws from a seed. The seed cannot be computed from what is drawn."""

    def __init__(self, seed: str) -> None:
        self._draws = chain.from_iterable(_blocks(seed.encode()))

    def below(self, limit: int) -> int:
        """Return a whole number from 0 to limit - 1, each equally likely."""
        return next(self._draws) % limit

    def fraction(self) -> float:
        """Return a number between 0 and 1, never one of the two."""
        return (next(self._draws) + 0.5) / 2**32

    def percent(self, likely: int) -> bool:
        """Return True with this probability in percent."""
        return self.below(100) < likely

    def between(self, least: int, most: int) -> int:
        """Return a whole number from least to most."""
        return least + self.below(most - least + 1)

    def pick(self, items: Sequence[T]) -> T:
        """Return one of the items."""
        return items[self.below(len(items))]

    def weighted(self, items: Sequence[T], weights: Sequence[float], size: int) -> list[T]:
        """Return this many items, perhaps the same more than once, each as likely as its weight says."""
        ends = list(accumulate(weights))
        last = len(items) - 1
        return [items[min(bisect(ends, self.fraction() * ends[-1]), last)] for _ in range(size)]

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


def derived_seed(seed: str, *purpose: str) -> str:
    """Return a seed for one purpose: HMAC-SHA-256 with the secret seed as its key. It reveals nothing about the seed or
    about the seeds for other purposes."""
    return digest(seed.encode(), "\0".join(purpose).encode(), "sha256").hex()


def _blocks(seed: bytes) -> Iterator["array[int]"]:
    for number in count():
        draws = array("I", shake_256(seed + b"/%d" % number).digest(_BLOCK))
        if sys.byteorder == "big":
            draws.byteswap()  # the same deal on every machine
        yield draws
