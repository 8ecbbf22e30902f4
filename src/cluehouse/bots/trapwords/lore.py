"""Associations in both directions: what a word brings to mind, and what brings it to mind."""

from collections import defaultdict
from collections.abc import Iterator
from functools import cache, lru_cache
from typing import Final

from msgspec import Struct

from cluehouse.referee import chinese
from cluehouse.referee.text import clean, is_chinese, words_in
from cluehouse.referee.tongues import tongue
from cluehouse.words.decks import LANGUAGES, Language
from cluehouse.words.lexicon import lexicon

_HEAD: Final = 6  # the first associations are about as strong as each other
_BACKWARDS: Final = 0.6  # a word recalls what lists it less surely than what it lists
_FRAGMENT: Final = 0.4  # part of a longer association


class Lore(Struct, frozen=True):
    """For every word form, the card words that it recalls and how strongly, at most 1."""

    recalled: dict[str, dict[str, float]]
    kin: dict[str, tuple[str, ...]]  # a word of a family, and the card words whose family it is


@cache
def strength(rank: int) -> float:
    """How strong an association is by its place on the list."""
    return _HEAD / (_HEAD + rank)


@lru_cache(maxsize=4096)
def forms(word: str, language: Language) -> frozenset[str]:
    """The dictionary forms of a word, in lower case."""
    if language == "zh":
        return frozenset({chinese.simplified(word)})
    found: frozenset[str] = tongue(language).lemmas(word)
    return found


def words_of(text: str, language: Language) -> list[str]:
    """The words of a text, one after another."""
    said = clean(text)
    if language == "zh":
        return [word for _, word in chinese.segments(chinese.simplified(said)) if any(map(str.isalnum, word))]
    return [word for _, word in words_in(said)]


@lru_cache(maxsize=4096)
def heard(text: str, language: Language) -> tuple[frozenset[str], ...]:
    """The content words of a text, each as all its forms and relatives."""
    kin = lore(language).kin
    telling = (forms(word, language) for word in words_of(text, language) if not is_empty(word, language))
    return tuple(known.union(*(kin.get(form, ()) for form in known)) for known in telling)


@lru_cache(maxsize=4096)
def is_empty(word: str, language: Language) -> bool:
    """Is this word so general that it tells nothing?"""
    fault: str | None = tongue(language).trap_fault(word)
    return fault is not None


@cache
def lore(language: Language) -> Lore:
    """The associations of a language, worked out once."""
    recalled: dict[str, dict[str, float]] = defaultdict(dict)
    cards: dict[str, list[str]] = defaultdict(list)
    kin: dict[str, list[str]] = defaultdict(list)
    for word, entry in lexicon(language).items():
        for form in forms(word, language):
            cards[form].append(word)
        for member in entry.family:
            kin[member.casefold()].append(word.casefold())
        for form, found in _listed(entry.associations, language):
            recalled[form][word] = max(found, recalled[form].get(word, 0.0))
    for form, card in ((form, card) for form, words in cards.items() for card in words):
        for listed, found in _listed(lexicon(language)[card].associations, language):
            for word in cards.get(listed, ()):
                recalled[form][word] = max(_BACKWARDS * found, recalled[form].get(word, 0.0))
    return Lore(dict(recalled), {member: tuple(words) for member, words in kin.items()})


def _listed(associations: tuple[str, ...], language: Language) -> Iterator[tuple[str, float]]:
    for rank, association in enumerate(associations):
        for form in forms(association, language):
            yield form, strength(rank)
        for part in _parts(association, language):
            yield part, _FRAGMENT * strength(rank)


def _parts(association: str, language: Language) -> Iterator[str]:
    """The words inside a longer association: Jurassic-Park, 没有耳朵."""
    if language == "zh":
        parts = [part for part in words_of(association, "zh") if len(part) > 1] if len(association) > 3 else []
    else:
        parts = association.split("-") if "-" in association else []
    for part in parts:
        yield from forms(part, language)


def language_of(table: str, text: str) -> Language:
    """The language that a text is in: the table's, or at a mixed table the one that knows most of its words."""
    named = next((language for language in LANGUAGES if language == table), None)
    if named is not None:
        return named
    if is_chinese(text):
        return "zh"
    words = [word for _, word in words_in(clean(text))]
    known = {language: sum(tongue(language).is_known(word) for word in words) for language in ("en", "pl")}
    return "pl" if known["pl"] > known["en"] else "en"
