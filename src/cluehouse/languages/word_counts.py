"""Words with a number each, in a tenth of the memory of a dict: long lists of other people's are kept so."""

from array import array
from bisect import bisect_left
from collections.abc import Iterable

import cluehouse.languages.cores  # noqa: F401 - before numpy, which is loaded when a dictionary is
from cluehouse.languages.memory import give_back


class WordCounts:
    """Words and their numbers. A word is known by a mark of 64 bits alone, which no two of a million share."""

    def __init__(self, counted: Iterable[tuple[str, int]]) -> None:
        marks, numbers = array("q"), array("i")
        for word, number in counted:
            marks.append(_mark(word))
            numbers.append(number)
        self._marks, self._numbers = _sorted(marks, numbers)
        del marks, numbers
        give_back()

    def __len__(self) -> int:
        return len(self._marks)

    def __contains__(self, word: str) -> bool:
        return self.get(word) is not None

    def __getitem__(self, word: str) -> int:
        number = self.get(word)
        if number is None:
            raise KeyError(word)
        return number

    @property
    def total(self) -> int:
        """All numbers together."""
        return sum(self._numbers)

    def get(self, word: str) -> int | None:
        """The number of a word, the highest if it was told several; None if it was not told."""
        mark = _mark(word)
        at = bisect_left(self._marks, mark)
        return self._numbers[at] if at < len(self._marks) and self._marks[at] == mark else None


def _mark(word: str) -> int:
    """Its bytes are hashed, since texts of other widths may share a hash: ob and 扯 do."""
    return hash(word.encode())


def _sorted(marks: "array[int]", numbers: "array[int]") -> tuple["array[int]", "array[int]"]:
    """By mark, each once, with its highest number."""
    import numpy as np

    told, worth = np.frombuffer(marks, np.int64), np.frombuffer(numbers, np.int32)
    order = np.lexsort((-worth, told))
    told, worth = told[order], worth[order]
    first = np.ones(len(told), bool)
    first[1:] = told[1:] != told[:-1]
    return array("q", told[first].tobytes()), array("i", worth[first].tobytes())
