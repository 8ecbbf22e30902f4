"""How strongly does this clue bring this word to mind?

Every listener answers with a number for each clue and word. The numbers are log-odds up to a constant: of the words
on a table, a listener takes each with a chance that grows as e to that number.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache, cached_property, lru_cache
from typing import Any, Final, TypeVar

import numpy as np
from numpy.typing import NDArray

from cluehouse.bots.mind.details import details
from cluehouse.bots.mind.lemma import lemma
from cluehouse.bots.mind.prepared import Prepared, crowd_of, prepare
from cluehouse.bots.mind.spelling import meant_by
from cluehouse.bots.mind.vectors import Floats, encode_words, unit
from cluehouse.languages import table_language
from cluehouse.languages.weights import ListenerWeights
from cluehouse.pictures import is_picture, motif_senses
from cluehouse.referee.reading import read_in

M = TypeVar("M")

_NEIGHBOURS: Final = 10
_PULL: Final = 12.0  # how much more the closest neighbours of an unknown word count
_LOT: Final = 512
_FADE: Final = 30  # the rank at which an association that is named counts half


@dataclass(frozen=True)
class Looked:
    """Words that were looked up: where they stand in the language."""

    rows: NDArray[np.int32]  # -1 where the lexicon has never heard of the word
    vectors: Floats
    places: Floats

    def __len__(self) -> int:
        return len(self.rows)


@dataclass(frozen=True)
class Laid:
    """Cards that lie on a table: where their words stand, and how close each is to anything at all. A picture is known
    by the names of its motifs (DU-106), so it has several words."""

    words: Looked
    crowd: Floats
    starts: NDArray[np.int64]  # where the words of each card begin

    def by_card(self, heard: Floats) -> Floats:
        """The utilities of the cards from those of their words."""
        if len(self.starts) == len(self.words):
            return heard
        added: Floats = np.logaddexp.reduceat(heard, self.starts, axis=-1)
        return added


@dataclass(frozen=True)
class Mind:
    """What the house knows about the words of a language."""

    language: str  # its code
    known: Prepared
    weights: ListenerWeights
    guesser: Mapping[str, float]  # the weights of guessers, or nothing if they listen as the first listener does

    @cached_property
    def rows(self) -> dict[str, int]:
        """Where each known word stands."""
        return {word: row for row, word in enumerate(self.known.words)}

    @cached_property
    def listeners(self) -> tuple[str, ...]:
        """The listeners by name; the first goes by everything there is."""
        return tuple(self.weights)

    def look_up(self, words: Sequence[str]) -> Looked:
        """Find words, or where they would stand if the lexicon knew them."""
        rows = np.array([self.row(word) for word in words], np.int32)
        vectors = np.asarray(self.known.vectors[rows], np.float32)
        places = np.asarray(self.known.places[rows], np.float32)
        for at in np.flatnonzero(rows < 0):
            vectors[at], places[at] = _strange(
                self.language, meant_by(self.language, lemma(self.language, words[int(at)]))
            )
        return Looked(rows, vectors, places)

    def lay(self, cards: Sequence[str]) -> Laid:
        """Cards that clues are given for."""
        words = [motif_senses(card, self.language) if is_picture(card) else (card,) for card in cards]
        looked = self.look_up([word for names in words for word in names])
        strange = ~self._is_entry(looked.rows)
        crowd = np.array(self.known.crowd[np.where(strange, 0, looked.rows)], np.float32)
        if strange.any():
            crowd[strange] = crowd_of(self.known.vectors, looked.vectors[strange])
        starts = np.cumsum([0, *(len(names) for names in words)])[:-1]
        return Laid(looked, crowd, starts)

    def look_up_clues(self, start: int, end: int) -> Looked:
        """Some of the words that the house would give as clues."""
        rows = self.known.clue_rows[start:end]
        vectors = np.asarray(self.known.vectors[rows], np.float32)
        places = np.asarray(self.known.places[rows], np.float32)
        return Looked(np.asarray(rows), vectors, places)

    def row(self, word: str) -> int:
        """Where a word stands, or the word that its typist meant, or -1 if the lexicon has never heard of it."""
        spelt = word.replace("-", " ").casefold()
        if (row := self.rows.get(spelt)) is not None:
            return row
        return _known_row(self.language, spelt)

    def features(self, clues: Looked, laid: Laid, named: Floats | None = None) -> dict[str, Floats]:
        """Each feature of each clue and word. Who names whom may be known before."""
        words = laid.words
        entry = self._is_entry(words.rows)
        hearts = words.vectors.copy()  # a word without an entry is its own centre
        hearts[entry] = self.known.hearts[words.rows[entry]]
        level = np.ones((len(clues), 1), np.float32)
        return {
            "near": clues.vectors @ words.vectors.T,
            "shared": clues.places @ words.places.T,
            "named": self.named(clues.rows, words.rows) if named is None else named,
            "heart": clues.vectors @ hearts.T,
            "entry": level * entry,
            "crowd": level * laid.crowd,
        }

    def _is_entry(self, rows: NDArray[np.int32]) -> NDArray[np.bool_]:
        return (rows >= 0) & (rows < self.known.entries)

    @cached_property
    def _namers(self) -> tuple[NDArray[np.int32], NDArray[np.int64]]:
        """All names in all lists, sorted, and where each stands."""
        listed = np.asarray(self.known.lists).ravel()
        order = np.argsort(listed, kind="stable")
        return listed[order], order

    def namers(self, row: int) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
        """The entries that name a word, and at which place."""
        names, places = self._namers
        sought = np.array((row, row + 1), names.dtype)  # of another type, all names would be converted first
        start, end = np.searchsorted(names, sought) if row >= 0 else (0, 0)
        namers, ranks = np.divmod(places[start:end], self.known.lists.shape[1])
        return namers, ranks

    def listed(self, row: int) -> NDArray[np.int32]:
        """The words that an entry names, strongest first."""
        listed = self.known.lists[row]
        return np.asarray(listed[listed >= 0])

    @cached_property
    def early(self) -> NDArray[np.float32]:
        """How much a name at each place of a list counts."""
        return (1 / (1 + np.arange(self.known.lists.shape[1]) / _FADE)).astype(np.float32)

    def links(self, row: int) -> Floats:
        """How strongly a word is linked with each other one: whether one names the other, and how early. The last
        place is for words that nobody knows."""
        strength = np.zeros(len(self.known.words) + 1, np.float32)
        if row < 0:
            return strength
        if row < self.known.entries:
            listed = self.listed(row)
            strength[listed] = self.early[: len(listed)]
        namers, ranks = self.namers(row)
        strength[namers] = np.maximum(strength[namers], self.early[ranks])
        return strength

    def named(self, clues: NDArray[np.int32], words: NDArray[np.int32]) -> Floats:
        """Does one name the other, and how early?"""
        found = np.zeros((len(clues), len(words)), np.float32)
        for column, row in enumerate(words):
            found[:, column] = self.links(int(row))[clues]
        return found

    def utilities(self, clues: Looked, laid: Laid, named: Floats | None = None) -> Floats:
        """For each listener, clue and card: how strongly the clue brings the card to mind. A picture comes to mind by
        either of its motifs, so their odds are added."""
        features = self.features(clues, laid, named)
        heard = np.stack(
            [
                sum((features[name] * weight for name, weight in listener.items()), np.float32(0.0))
                for listener in self.weights.values()
            ]
        ).astype(np.float32)
        return laid.by_card(heard)

    def hear(self, clue: str, words: Sequence[str]) -> Floats:
        """What each listener makes of a clue: a row of numbers for the words."""
        return _heard(self.language, clue, tuple(words))

    def understand(self, clue: str, words: Sequence[str]) -> Floats:
        """What a guesser makes of a clue: a number for each of the words."""
        return _understood(self.language, clue, tuple(words)) if self.guesser else self.hear(clue, words)[0]


@lru_cache(maxsize=4096)
def _known_row(language: str, spelt: str) -> int:
    rows = mind(language).rows
    meant = meant_by(language, spelt)
    forms = [spelt, meant, *sorted(read_in(language, meant).grammar.lemmas(meant))]
    if " " in meant and " " not in spelt:  # of two words typed as one, the word that tells most
        forms += sorted(meant.split(), key=table_language(language).frequencies.frequency)
    return next((row for form in forms if (row := rows.get(lemma(language, form))) is not None), -1)


@lru_cache(maxsize=64)
def _laid(language: str, words: tuple[str, ...]) -> Laid:
    return mind(language).lay(words)


@lru_cache(maxsize=2048)
def _heard(language: str, clue: str, words: tuple[str, ...]) -> Floats:
    thinking = mind(language)
    heard = thinking.utilities(thinking.look_up((clue,)), _laid(language, words))[:, 0, :]
    heard.setflags(write=False)  # many ask for it
    return heard


@lru_cache(maxsize=2048)
def _understood(language: str, clue: str, words: tuple[str, ...]) -> Floats:
    thinking = mind(language)
    laid, looked = _laid(language, words), thinking.look_up((clue,))
    features = {name: found[0] for name, found in thinking.features(looked, laid).items()}
    features |= details(thinking, clue, looked, laid)
    heard = laid.by_card(np.asarray(sum(features[name] * weight for name, weight in thinking.guesser.items())))
    heard.setflags(write=False)  # many ask for it
    return heard


@lru_cache(maxsize=4096)
def _strange(language: str, word: str) -> tuple[Floats, Floats]:
    """The meaning of a word that the lexicon has never heard of, and where it would hang in the web: by those common
    words that mean the closest things, or without vectors by the words that it is made of."""
    known = mind(language).known
    if not known.sees:
        rows = [row for part in word.split() if (row := mind(language).rows.get(part)) is not None]
        return np.zeros(0, np.float32), unit(np.asarray(known.places[rows], np.float32).sum(axis=0))
    vector = unit(encode_words(table_language(language), (word,)) @ known.lens)[0]
    cosines = np.asarray(known.vectors[: int(known.clue_rows.max()) + 1], np.float32) @ vector
    closest = np.argpartition(-cosines, _NEIGHBOURS)[:_NEIGHBOURS]
    pull = np.exp(_PULL * cosines[closest])
    return vector, unit(pull @ np.asarray(known.places[closest], np.float32))


@cache
def mind(language: str) -> Mind:
    """The mind of a table's language, prepared when it is first asked."""
    own = table_language(language)
    known = prepare(own.code)
    if known.sees:
        return Mind(own.code, known, own.weights.sighted, own.weights.guesser)
    return Mind(own.code, known, own.weights.blind, {})


@lru_cache(maxsize=8)
def board_utilities(language: str, words: tuple[str, ...]) -> Floats:
    """What every listener makes of every clue of the house, for the words of a board."""
    thinking = mind(language)
    laid, count = _laid(thinking.language, words), len(thinking.known.clues)
    found = np.empty((len(thinking.listeners), count, len(words)), np.float16)  # many boards may be remembered at once
    named = thinking.named(thinking.known.clue_rows, laid.words.rows)
    for start in range(0, count, _LOT):  # small lots leave no holes in memory
        clues, lot = thinking.look_up_clues(start, start + _LOT), slice(start, start + _LOT)
        found[:, lot] = thinking.utilities(clues, laid, named[lot])
    return found


_MEMORIES: Final[list[Any]] = [mind, board_utilities, _heard, _understood, _known_row, _laid, _strange]


def forgotten_with_minds(memory: M) -> M:
    """A cached function whose answers come from a mind: forgotten when minds are."""
    _MEMORIES.append(memory)
    return memory


def forget() -> None:
    """Forget every mind, as after a change of the lexicon; what is asked next is prepared anew."""
    for memory in _MEMORIES:
        memory.cache_clear()


def relatedness(clue: str, words: Sequence[str], language: str) -> Floats:
    """How strongly the clue brings each word to mind, by everything the house knows."""
    return mind(language).understand(clue, words)
