"""Features of a single clue, for guessers: they are too slow for the thousands of clues that a giver weighs.

closest    the association of the word that is closest in meaning to the clue
routes     how many words are linked with both
spelt      an association of the word that is written like the clue: wędkarz, wędka
callers    how close the word is in meaning to the entries that name the clue
"""

from collections.abc import Callable
from functools import lru_cache
from typing import TYPE_CHECKING, Final

import numpy as np
from numpy.typing import NDArray

from cluehouse.bots.mind.vectors import Floats
from cluehouse.languages import language

if TYPE_CHECKING:
    from cluehouse.bots.mind.recall import Laid, Looked, Mind

_ALIKE: Final = 3  # letters at the beginning that make two words alike
_SHORT: Final = 4  # of shorter words so many letters have to be the same
_EMPTY: Final = frozenset("的子头儿")  # characters that make no words alike
_LATE: Final = 0.6  # how much the closeness of the last association counts
_CALLERS: Final = 3


def details(thinking: "Mind", word: str, clue: "Looked", laid: "Laid") -> dict[str, Floats]:
    """Each detail of one clue and the words of some cards."""
    known, rows = thinking.known, laid.words.rows
    found = {name: np.zeros(len(rows), np.float32) for name in ("closest", "routes", "spelt", "callers")}
    linked = thinking.links(int(clue.rows[0]))
    callers = thinking.namers(int(clue.rows[0]))[0]
    alike = _alike_in_characters if language(thinking.language).script == "characters" else _alike_in_letters
    for at, row in enumerate(rows):
        others = callers[callers != row]
        if len(others):
            closeness = np.asarray(known.vectors[others], np.float32) @ laid.words.vectors[at]
            found["callers"][at] = np.sort(closeness)[::-1][:_CALLERS].mean()
        if not 0 <= row < known.entries:  # nothing but the word itself is close to the clue
            found["closest"][at] = clue.vectors[0] @ laid.words.vectors[at]
            continue
        listed = thinking.listed(row)
        early = thinking.early[: len(listed)]
        closeness = np.asarray(known.vectors[listed], np.float32) @ clue.vectors[0]
        found["closest"][at] = (closeness * (_LATE + (1 - _LATE) * early)).max()
        namers, ranks = thinking.namers(int(row))
        found["routes"][at] = np.log1p(early @ linked[listed] + thinking.early[ranks] @ linked[namers])
        found["spelt"][at] = _most_alike(word.casefold(), [known.words[other] for other in listed], early, alike)
    return found


def _most_alike(word: str, others: list[str], early: NDArray[np.float32], alike: Callable[[str, str], float]) -> float:
    return max(
        (float(count) * alike(word, other) for other, count in zip(others, early, strict=True) if other != word),
        default=0.0,
    )


def _alike_in_letters(one: str, other: str) -> float:
    same = 0
    for mine, theirs in zip(one, other, strict=False):
        if mine != theirs:
            break
        same += 1
    return same / max(min(len(one), len(other)), _SHORT) if same >= _ALIKE else 0.0


def _alike_in_characters(one: str, other: str) -> float:
    mine = _telling(one)
    if mine.isdisjoint(other):  # nearly always
        return 0.0
    theirs = _telling(other)
    return len(mine & theirs) / min(len(mine), len(theirs), 2)


@lru_cache(maxsize=64)
def _telling(word: str) -> frozenset[str]:
    """The characters that make a word like another."""
    return frozenset(word) - _EMPTY
