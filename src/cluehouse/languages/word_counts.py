"""Words with a number each, in a tenth of the memory of a dict, for long word lists."""

from array import array
from bisect import bisect_left
from collections.abc import Iterable

import cluehouse.languages.cores  # noqa: F401 - before numpy, which is loaded when a dictionary is
from cluehouse.languages.memory import give_back


class WordCounts:
    """Words and their numbers. Words are stored as 64-bit hashes, which do not collide within a million words."""

    def __init__(self, counted: Iterable[tuple[str, int]]) -> None:
        hashes, numbers = array("q"), array("i")
        for word, number in counted:
            hashes.append(_hash(word))
            numbers.append(number)
        self._hashes, self._numbers = _sorted(hashes, numbers)
        del hashes, numbers
        give_back()

    def __len__(self) -> int:
        return len(self._hashes)

    def __contains__(self, word: str) -> bool:
        return self.get(word) is not None

    def __getitem__(self, word: str) -> int:
        number = self.get(word)
        if number is None:
            raise KeyError(word)
        return number

    @property
    def total(self) -> int:
        """The sum of all numbers."""
        return sum(self._numbers)

    def get(self, word: str) -> int | None:
        """Return the number of a word, the highest if it has several; None if the word is not there."""
        hashed = _hash(word)
        at = bisect_left(self._hashes, hashed)
        return self._numbers[at] if at < len(self._hashes) and self._hashes[at] == hashed else None


def _hash(word: str) -> int:
    """Hash the bytes of a word: hashes of str may collide between strings of different internal width, as for ob and
    扯."""
    return hash(word.encode())


def _sorted(hashes: "array[int]", numbers: "array[int]") -> tuple["array[int]", "array[int]"]:
    """Sort by hash; each hash is kept once, with its highest number."""
    import numpy as np

    keys, worth = np.frombuffer(hashes, np.int64), np.frombuffer(numbers, np.int32)
    order = np.lexsort((-worth, keys))
    keys, worth = keys[order], worth[order]
    first = np.ones(len(keys), bool)
    first[1:] = keys[1:] != keys[:-1]
    return array("q", keys[first].tobytes()), array("i", worth[first].tobytes())
