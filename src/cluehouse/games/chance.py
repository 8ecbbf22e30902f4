"""Chance, dealt up front from a seed: the same seed gives the same deal on every machine."""

from collections.abc import Iterator, Sequence
from hashlib import shake_256
from itertools import islice
from struct import unpack
from typing import TypeVar

T = TypeVar("T")

_DRAWS = 128  # of 64 bits a block: so wide that the remainder's bias is below 2**-50


class Chance:
    """A stream of fair draws from a seed. Nobody can run it backwards from what they see of the deal."""

    def __init__(self, seed: str) -> None:
        self._draws = _draws(seed.encode())

    def below(self, limit: int) -> int:
        """A whole number from 0 to limit - 1, each equally likely."""
        return next(self._draws) % limit

    def pick(self, items: Sequence[T]) -> T:
        """One of the items."""
        return items[self.below(len(items))]

    def order(self, items: Sequence[T]) -> Iterator[T]:
        """The items in random order, drawn one by one."""
        pile, draws = list(items), self._draws
        for left in range(len(pile), 0, -1):
            drawn = next(draws) % left
            yield pile[drawn]
            pile[drawn] = pile[left - 1]

    def sample(self, items: Sequence[T], count: int) -> tuple[T, ...]:
        """So many different items, in random order."""
        return tuple(islice(self.order(items), count))

    def shuffle(self, items: Sequence[T]) -> tuple[T, ...]:
        """All the items in random order."""
        return tuple(self.order(items))


def _draws(seed: bytes) -> Iterator[int]:
    block = 0
    while True:
        yield from unpack(f">{_DRAWS}Q", shake_256(seed + b"/%d" % block).digest(_DRAWS * 8))
        block += 1
