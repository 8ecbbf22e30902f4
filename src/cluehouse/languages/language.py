"""Everything that is specific to one language, in one place.

A language is a package: its `__init__.py` defines a `Language`, and the same folder contains its files:

    codenames.txt  duet.txt     two-sided cards           entries/    the lexicon, one page for each letter
    fantasy.txt  modern.txt     words for Trapwords       lessons/    a tutorial of each game, as a record
    blocked.txt                 what bots never say       weights.json  weights of the bots' listeners
    links.txt (optional)        words that clues bring to mind, beyond the associations of the entries
    rejected.txt (optional)     words that clues do not bring to mind, though bots would bet on it

Files are read when they are first needed, but `parts_missing` names those that do not exist, and `register` refuses
a language that lacks any.
"""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property
from importlib.resources.abc import Traversable
from itertools import chain
from pathlib import Path
from sys import intern
from typing import Final, cast

import msgspec

from cluehouse.games.board import SIZE
from cluehouse.games.deck import Card, Edition, Pack
from cluehouse.games.letters import tiles_of
from cluehouse.languages.closeness import close_words
from cluehouse.languages.decks import EDITIONS, WORD_SETS, WordSet, read_cards, read_lines
from cluehouse.languages.frequency import FrequencyList
from cluehouse.languages.grammar import CharacterGrammar, LetterGrammar, Script, missing_from
from cluehouse.languages.lexicon import LexiconEntry, read_lexicon
from cluehouse.languages.packages import folder_of
from cluehouse.languages.phrases import Phrases
from cluehouse.languages.weights import DETAILS, FEATURES, Weights
from cluehouse.pictures import MOTIFS, cards

MIXED: Final = "mixed"  # instead of a code: the table has words of several languages
_CODE: Final = re.compile(r"[A-Za-z0-9-]{2,35}")
_MAZE: Final = 16  # words that a game of Trapwords needs

_FILES: Final = (*(f"{name}.txt" for name in (*EDITIONS, *WORD_SETS, "blocked")), "weights.json")
_LINKS: Final = "links.txt"
_REJECTED: Final = "rejected.txt"


@dataclass(frozen=True, kw_only=True, eq=False)
class Language:
    """A language that people can play in."""

    code: str  # as in settings and records: "pl"
    name: str  # the language's own name for itself
    english_name: str
    package: str  # the package that defines it as LANGUAGE and contains its files
    messages: Traversable  # the folder with its messages (*.ftl)
    script: Script
    grammar: LetterGrammar | CharacterGrammar
    frequencies: FrequencyList
    phrases: Phrases
    negations: tuple[str, ...]  # words that say what a thing is not, in lower case (the "contrary" curse of Trapwords)
    alphabet: str  # the letter tiles of Decipher: a name or a list (games/letters.py); empty if it has no letters

    @cached_property
    def folder(self) -> Path:
        """The folder with the language's files."""
        return folder_of(self.package)

    def parts_missing(self) -> Iterator[str]:
        """Yield the name of every part that is missing or unusable."""
        if not _CODE.fullmatch(self.code) or self.code == MIXED:
            yield "code"
        for field in ("name", "english_name", "negations"):
            if not getattr(self, field):
                yield field
        yield from (name for name in _FILES if not (self.folder / name).is_file())
        yield from self._words_missing()
        yield from self._clues_missing()
        for folder, ending in (("entries", ".txt"), ("lessons", ".record")):
            if not _holds(self.folder / folder, ending):
                yield f"{folder}/*{ending}"
        if not _holds(self.messages, ".ftl"):
            yield "messages"
        yield from (f"grammar.{name}" for name in missing_from(self.grammar, self.script))
        if not self.frequencies.file.is_file():
            yield "frequencies"
        yield from self._phrases_missing()
        yield from self._weights_missing()
        if self.alphabet:
            try:
                tiles_of(self.alphabet)
            except ValueError:
                yield "alphabet"

    def _words_missing(self) -> Iterator[str]:
        for edition in EDITIONS:
            if (self.folder / f"{edition}.txt").is_file() and len(self.cards(edition)) < SIZE:
                yield f"{edition}.txt ({SIZE} cards at least)"
        for word_set in WORD_SETS:
            if (self.folder / f"{word_set}.txt").is_file() and len(self.words(word_set)) < _MAZE:
                yield f"{word_set}.txt ({_MAZE} words at least)"

    def _clues_missing(self) -> Iterator[str]:
        for file in (_LINKS, _REJECTED):
            for clue, words in self._clues_in(file):
                if not clue or not words:
                    yield f"{file}: {clue}"

    def _phrases_missing(self) -> Iterator[str]:
        for field in ("denial", "denials", "vague", "about"):
            given: tuple[str, ...] | str = getattr(self.phrases, field)
            frames = (given,) if isinstance(given, str) else given
            if not given or not all(map(_can_be_filled, frames)):
                yield f"phrases.{field}"

    def _weights_missing(self) -> Iterator[str]:
        try:
            weights = self.weights
        except FileNotFoundError:
            return  # already reported
        except msgspec.DecodeError as error:
            yield f"weights.json ({error})"
            return
        for kind, listeners in (("sighted", weights.sighted), ("blind", weights.blind)):
            named = {feature for listener in listeners.values() for feature in listener}
            if not named or not named.issubset(FEATURES):
                yield f"weights.json: {kind}"
        if not set(weights.guesser).issubset((*FEATURES, *DETAILS)):
            yield "weights.json: guesser"

    # --- words ------------------------------------------------------------------------------------

    def cards(self, edition: Edition) -> tuple[Card, ...]:
        """Return the two-sided cards of an edition."""
        if edition not in self._cards:
            self._cards[edition] = read_cards(self.folder / f"{edition}.txt", edition)
        return self._cards[edition]

    @cached_property
    def _cards(self) -> dict[Edition, tuple[Card, ...]]:
        return {}

    def words(self, word_set: WordSet) -> tuple[str, ...]:
        """Return the words of a Trapwords set (TW-14)."""
        if word_set not in self._words:
            self._words[word_set] = read_lines(self.folder / f"{word_set}.txt")
        return self._words[word_set]

    @cached_property
    def _words(self) -> dict[WordSet, tuple[str, ...]]:
        return {}

    def pack(self, word_set: WordSet) -> Pack:
        """Return everything that a deal in this language can draw from."""
        return self._packs[word_set]

    @cached_property
    def _packs(self) -> dict[WordSet, Pack]:
        with_words = tuple(card for edition in EDITIONS for card in self.cards(edition))
        sets = {word_set: self.words(word_set) for word_set in WORD_SETS}
        return {
            word_set: Pack(
                (*with_words, *cards()),
                words,
                self.alphabet,
                self.negations,
                MOTIFS,
                close_words(words, self.lexicon),
            )
            for word_set, words in sets.items()
        }

    @cached_property
    def lexicon(self) -> dict[str, LexiconEntry]:
        """What is known about the words of the language, by word in capitals."""
        return read_lexicon(self.folder / "entries")

    @cached_property
    def blocked(self) -> frozenset[str]:
        """Words that bots never say, in lower case, because children may play at any table."""
        lines = read_lines(self.folder / "blocked.txt")
        return frozenset(word.casefold() for line in lines for word in line.split())

    @cached_property
    def rejected(self) -> dict[str, tuple[str, ...]]:
        """For clues in lower case, the words in capitals that they do not bring to mind: bets that were rejected."""
        return _by_clue(self._clues_in(_REJECTED))

    @property
    def links(self) -> Iterator[tuple[str, tuple[str, ...]]]:
        """Clues, each with the words in capitals that it brings to mind, strongest first."""
        return self._clues_in(_LINKS)

    @cached_property
    def cards_by_clue(self) -> dict[str, tuple[str, ...]]:
        """For clues in lower case that have links, all words in capitals that they bring to mind."""
        return _by_clue(self.links)

    @cached_property
    def cards_with_links(self) -> frozenset[str]:
        """The words in capitals for which links were looked for."""
        return frozenset(chain.from_iterable(self.cards_by_clue.values()))

    def _clues_in(self, name: str) -> Iterator[tuple[str, tuple[str, ...]]]:
        """The lines `clue: WORD WORD` of a file that a language may have."""
        file = self.folder / name
        for line in read_lines(file) if file.is_file() else ():
            clue, _, words = line.partition(":")
            yield clue.strip(), tuple(map(intern, words.split()))  # the same cards stand in many lines

    # --- grammar ----------------------------------------------------------------------------------

    @property
    def letters(self) -> LetterGrammar:
        """The grammar of a language that is spelt in letters."""
        assert self.script == "letters", self.code
        return cast(LetterGrammar, self.grammar)

    @property
    def characters(self) -> CharacterGrammar:
        """The grammar of a language that is written in characters."""
        assert self.script == "characters", self.code
        return cast(CharacterGrammar, self.grammar)

    # --- bots and lessons -------------------------------------------------------------------------

    @cached_property
    def weights(self) -> Weights:
        """The weights of the bots' listeners."""
        return msgspec.json.decode((self.folder / "weights.json").read_bytes(), type=Weights)

    def lesson(self, game: str) -> str | None:
        """Return the tutorial of a game, as a record with notes; None if there is none."""
        file = self.folder / "lessons" / f"{game}.record"
        return file.read_text(encoding="utf-8") if file.is_file() else None


def _by_clue(lines: Iterable[tuple[str, tuple[str, ...]]]) -> dict[str, tuple[str, ...]]:
    """Tuples, because sets would take several times the memory."""
    found: dict[str, tuple[str, ...]] = {}
    for clue, words in lines:
        found[clue.casefold()] = found.get(clue.casefold(), ()) + words
    return found


def _can_be_filled(frame: str) -> bool:
    """Whether words can be put into this sentence."""
    try:
        return bool(frame.format("word", a="word", b="word"))
    except (IndexError, KeyError, ValueError):
        return False


def _holds(folder: Traversable, ending: str) -> bool:
    return folder.is_dir() and any(file.name.endswith(ending) for file in folder.iterdir())
