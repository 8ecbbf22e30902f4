"""Chance, dealt up front from a seed: the same seed gives the same deal on every machine."""

from collections.abc import Sequence
from hashlib import shake_256
from typing import TypeVar

T = TypeVar("T")

_DRAW = 8  # bytes per draw: wide enough that the remainder's bias is below 2**-50


class Chance:
    """A stream of fair draws from a seed. Nobody can run it backwards from what they see of the deal."""

    def __init__(self, seed: str) -> None:
        self._seed = seed.encode()
        self._block = 0
        self._bytes = b""

    def below(self, limit: int) -> int:
        """A whole number from 0 to limit - 1, each equally likely."""
        if not self._bytes:
            self._bytes = shake_256(self._seed + b"/%d" % self._block).digest(128 * _DRAW)
            self._block += 1
        drawn, self._bytes = self._bytes[:_DRAW], self._bytes[_DRAW:]
        return int.from_bytes(drawn, "big") % limit

    def pick(self, items: Sequence[T]) -> T:
        """One of the items."""
        return items[self.below(len(items))]

    def sample(self, items: Sequence[T], count: int) -> tuple[T, ...]:
        """So many different items, in random order."""
        pile = list(items)
        for place in range(count):
            other = place + self.below(len(pile) - place)
            pile[place], pile[other] = pile[other], pile[place]
        return tuple(pile[:count])

    def shuffle(self, items: Sequence[T]) -> tuple[T, ...]:
        """All the items in random order."""
        return self.sample(items, len(items))
