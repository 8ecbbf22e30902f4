"""Associations in both directions: what a word brings to mind, and what brings it to mind."""

from collections import defaultdict
from collections.abc import Iterator
from functools import cache, lru_cache
from typing import Final

from msgspec import Struct

from cluehouse.languages import LANGUAGES, MIXED, MIXED_READING, written_in
from cluehouse.languages.text import clean, is_chinese
from cluehouse.words.lexicon import LexiconEntry, lexicon

_HEAD: Final = 6  # the first associations are about as strong as each other
_BACKWARDS: Final = 0.6  # a word recalls what lists it less surely than what it lists
_FRAGMENT: Final = 0.4  # part of a longer association
_EXPLAINED: Final = 0.25  # a word of the gloss, where glosses are in the language itself
_LONG: Final = 3  # characters of a Chinese association that may consist of several words


class Lore(Struct, frozen=True):
    """For every word form, the card words that it recalls and how strongly, at most 1."""

    recalled: dict[str, dict[str, float]]
    kin: dict[str, tuple[str, ...]]  # a word of a family, and the card words whose family it is


@cache
def strength(rank: int) -> float:
    """How strong an association is by its place on the list."""
    return _HEAD / (_HEAD + rank)


@lru_cache(maxsize=4096)
def forms(word: str, language: str) -> frozenset[str]:
    """The dictionary forms of a word, in lower case."""
    return LANGUAGES[language].grammar.lemmas(word)


def words_of(text: str, language: str) -> list[str]:
    """The words of a text, one after another."""
    return [word for _, word in LANGUAGES[language].grammar.words(clean(text)) if any(map(str.isalnum, word))]


@lru_cache(maxsize=4096)
def heard(text: str, language: str) -> tuple[frozenset[str], ...]:
    """The content words of a text, each as all its forms and relatives."""
    kin = lore(language).kin
    telling = (forms(word, language) for word in words_of(text, language) if not is_empty(word, language))
    return tuple(known.union(*(kin.get(form, ()) for form in known)) for known in telling)


@lru_cache(maxsize=4096)
def is_empty(word: str, language: str) -> bool:
    """Is this word so general that it tells nothing?"""
    fault = LANGUAGES[language].grammar.trap_fault(word)
    return fault is not None and fault.verdict == "forbidden"


@cache
def lore(language: str) -> Lore:
    """The associations of a language, worked out once."""
    recalled: dict[str, dict[str, float]] = defaultdict(dict)
    cards: dict[str, list[str]] = defaultdict(list)
    kin: dict[str, list[str]] = defaultdict(list)
    for word, entry in lexicon(language).items():
        for form in forms(word, language):
            cards[form].append(word)
        for member in entry.family:
            kin[member.casefold()].append(word.casefold())
        for form, found in (*_listed(entry.associations, language), *_explained(entry, language)):
            recalled[form][word] = max(found, recalled[form].get(word, 0.0))
    for form, card in ((form, card) for form, words in cards.items() for card in words):
        for listed, found in _listed(lexicon(language)[card].associations, language):
            for word in cards.get(listed, ()):
                recalled[form][word] = max(_BACKWARDS * found, recalled[form].get(word, 0.0))
    return Lore(dict(recalled), {member: tuple(words) for member, words in kin.items()})


def _listed(associations: tuple[str, ...], language: str) -> Iterator[tuple[str, float]]:
    for rank, association in enumerate(associations):
        for form in forms(association, language):
            yield form, strength(rank)
        for part in _parts(association, language):
            yield part, _FRAGMENT * strength(rank)


def _explained(entry: LexiconEntry, language: str) -> Iterator[tuple[str, float]]:
    for word in gloss_words(entry, language):
        yield from ((form, _EXPLAINED) for form in forms(word, language))


def gloss_words(entry: LexiconEntry, language: str) -> list[str]:
    """The telling words of an entry's gloss. Glosses are English, so that only English has such words."""
    if LANGUAGES[language].phrases.glossed:
        return []
    return [word for word in words_of(" ".join(entry.gloss), language) if not is_empty(word, language)]


def _parts(association: str, language: str) -> Iterator[str]:
    """The words inside a longer association: Jurassic-Park, 没有耳朵."""
    if LANGUAGES[language].script == "characters":
        parts = [part for part in words_of(association, language) if len(part) > 1] if len(association) >= _LONG else []
    else:
        parts = association.split("-") if "-" in association else []
    for part in parts:
        yield from forms(part, language)


def language_of(table: str, text: str) -> str:
    """The language that a text is in: the table's, or at a mixed table the one that knows most of its words."""
    if table != MIXED:
        return table
    if is_chinese(text):
        return written_in("characters")[0].code
    known = {
        spoken.code: sum(spoken.grammar.is_known(word) for _, word in spoken.grammar.words(clean(text)))
        for spoken in written_in("letters")
    }
    return max(known, key=lambda code: (known[code], code == MIXED_READING))
