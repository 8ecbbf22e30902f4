"""Words so close that as two secrets of one game they would help to guess each other: STALLION and PONY."""

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping
from itertools import combinations
from typing import Final

from cluehouse.languages.lexicon import LexiconEntry

_FIRST: Final = 10  # associations of a word that people think of at once
_COMMON: Final = 3  # so many of them in common make two words close


def close_words(words: Iterable[str], lexicon: Mapping[str, LexiconEntry]) -> dict[str, frozenset[str]]:
    """Return the words of the set that are close to each word: one's entry names the other as family, kin or a first
    association, or the two share several of these."""
    named = {word: _named(lexicon[word]) for word in words if word in lexicon}
    naming: dict[str, list[str]] = defaultdict(list)
    for word, names in named.items():
        for name in names:
            naming[name].append(word)
    shared = Counter(pair for those in naming.values() for pair in combinations(those, 2))
    pairs = [pair for pair, common in shared.items() if common >= _COMMON]
    pairs += [(word, name) for word, names in named.items() for name in names & named.keys() - {word}]
    close: dict[str, set[str]] = defaultdict(set)
    for one, other in pairs:
        close[one].add(other)
        close[other].add(one)
    return {word: frozenset(others) for word, others in close.items()}


def _named(entry: LexiconEntry) -> frozenset[str]:
    return frozenset(name.upper() for name in (*entry.family, *entry.kin, *entry.associations[:_FIRST]))
