"""What people would say about a secret: good traps for a writer, and what a describer should beware of.

Nothing here looks at the lines that our own describers speak. A writer that knew them would catch bots and nobody else.
"""

from collections import Counter
from collections.abc import Iterable
from functools import cache, lru_cache
from math import exp
from typing import Final

import numpy as np

from cluehouse.bots.mind import mind
from cluehouse.bots.mind.recall import forgotten_with_minds
from cluehouse.bots.trapwords.lore import forms, gloss_words, heard, lore, strength
from cluehouse.languages import LANGUAGES
from cluehouse.referee import judge_speech, judge_trap
from cluehouse.words.blocked import blocked
from cluehouse.words.lexicon import lexicon

Weighed = tuple[tuple[str, float], ...]

_COMMON: Final = 0.02  # an everyday word that has nothing to do with the secret
_ENOUGH: Final = 30  # the longest trap list has fewer lines
_EXPLAINED: Final = 0.3  # a word of the gloss, beside 1 for the first association
_NEIGHBOUR: Final = 0.3  # the common word that is closest in meaning, where no list names it
_NEIGHBOURS: Final = 12
_AT_HOME: Final = 8  # associations that make the closest words needless
_KEENNESS: Final = 1.5  # how much trap writers prefer the likeliest words
_EVERYDAY: Final = 4.5  # words as common as this (zipf) come to everybody's tongue …
_BOOKISH: Final = 1.5  # … and those as rare as this hardly to anybody's
_SELDOM: Final = 0.2


@forgotten_with_minds
@lru_cache(maxsize=1024)
def associations(secret: str, language: str) -> Weighed:
    """Words that belong to a secret, strongest first: its entry's, or those of entries that name it, or the closest."""
    entry = lexicon(language).get(secret.upper())
    if entry is not None:
        return tuple((word, strength(rank)) for rank, word in enumerate(entry.associations))
    recalled = [lore(language).recalled.get(form, {}) for form in forms(secret, language)]
    found = {word.lower(): force for words in recalled for word, force in words.items()}
    if len(found) < _AT_HOME:
        found = dict(neighbours(secret, language)) | found
    return tuple(sorted(found.items(), key=lambda item: -item[1]))


@forgotten_with_minds
@lru_cache(maxsize=256)
def neighbours(secret: str, language: str) -> Weighed:
    """The common words that are closest in meaning; none for a word that no dictionary has, or without vectors."""
    thinking = mind(language)
    word = secret.casefold()
    known = thinking.row(word) >= 0 or LANGUAGES[language].frequencies.frequency(word) > 0
    if not known or not thinking.known.sees:
        return ()
    looked, clues = thinking.look_up((word,)), thinking.look_up_clues(0, len(thinking.known.clues))
    closeness = clues.vectors @ looked.vectors[0] + clues.places @ looked.places[0]
    closest = np.argsort(-closeness, kind="stable")[: _NEIGHBOURS + 1]
    named = (thinking.known.clues[at] for at in closest)
    others = [name for name in named if name.casefold() != word and not is_name(name, language)]
    return tuple((name, _NEIGHBOUR * strength(rank)) for rank, name in enumerate(others))


@forgotten_with_minds
@lru_cache(maxsize=256)
def lookalikes(secret: str, language: str) -> tuple[str, ...]:
    """The words with an entry that are most similar to a secret, in lower case."""
    thinking = mind(language)
    known, looked = thinking.known, thinking.look_up((secret.casefold(),))
    closeness = np.asarray(known.places[: known.entries], np.float32) @ looked.places[0]
    closeness += np.asarray(known.vectors[: known.entries], np.float32) @ looked.vectors[0]
    closest = np.argsort(-closeness, kind="stable")[: _NEIGHBOURS + 1]
    return tuple(known.words[at] for at in closest if known.words[at] != secret.casefold())


@forgotten_with_minds
@lru_cache(maxsize=1024)
def sayable(secret: str, language: str) -> Weighed:
    """The associations that a describer may say: no names, no relatives of the secret, nothing indecent."""
    return tuple(
        (shown, force)
        for word, force in associations(secret, language)
        if word.casefold() not in blocked(language)
        and not is_name(word, language)
        and is_harmless(shown := shown_as(word, language), secret, language)
    )


@lru_cache(maxsize=4096)
def is_harmless(text: str, secret: str, language: str) -> bool:
    """Would the referee allow this in a description of the secret?"""
    return judge_speech(text, (), secret, language).verdict == "allowed"


def shown_as(word: str, language: str) -> str:
    """An association as it is written in a sentence."""
    return word if LANGUAGES[language].script == "characters" else word.replace("-", " ")


def is_name(word: str, language: str) -> bool:
    """Is this a proper name, which nobody may say (TW-48)?"""
    return word in _names(language)


@cache
def _names(language: str) -> frozenset[str]:
    """The names among the words of the lexicon."""
    entries = lexicon(language)
    listed = {word for entry in entries.values() for word in entry.associations}
    return LANGUAGES[language].grammar.names_among(listed | {word.lower() for word in entries})


# --- traps ----------------------------------------------------------------------------------------


@forgotten_with_minds
@lru_cache(maxsize=256)
def likely_words(secret: str, language: str) -> Weighed:
    """The words that people are likely to say about this secret, likeliest first, each legal as a trap: strong
    associations, words of the gloss, close words; and of all these rather the common ones."""
    found: dict[str, float] = {}
    for word, force in (*sayable(secret, language), *_explained(secret, language), *neighbours(secret, language)):
        if " " not in word:
            found[word] = max(force * _familiar(word, language), found.get(word, 0.0))
    ranked = sorted(found.items(), key=lambda item: -item[1])
    legal = [item for item in ranked if _is_trap(item[0], secret, language)]
    spare = [] if len(legal) >= _ENOUGH else [word for word in common_words(language) if word not in found]
    return (*legal, *((word, _COMMON) for word in spare if _is_trap(word, secret, language)))


def _is_trap(word: str, secret: str, language: str) -> bool:
    return word.casefold() not in blocked(language) and judge_trap(word, secret, language).verdict == "allowed"


def _explained(secret: str, language: str) -> Weighed:
    entry = lexicon(language).get(secret.upper())
    return () if entry is None else tuple((word.lower(), _EXPLAINED) for word in gloss_words(entry, language))


@lru_cache(maxsize=4096)
def _familiar(word: str, language: str) -> float:
    """How readily people say a word, by how common it is; at most 1."""
    common = LANGUAGES[language].frequencies.frequency(word)
    return min(1.0, max(_SELDOM, (common - _BOOKISH) / (_EVERYDAY - _BOOKISH)))


@cache
def common_words(language: str) -> tuple[str, ...]:
    """The words that most entries name, for secrets about which too little is known."""
    named = Counter(word for entry in lexicon(language).values() for word in entry.associations)
    return tuple(word for word, _ in named.most_common(2 * _ENOUGH) if not is_name(word, language))


# --- risk -----------------------------------------------------------------------------------------


@forgotten_with_minds
@lru_cache(maxsize=256)
def trap_chances(secret: str, language: str, traps: int) -> dict[str, float]:
    """For every form of a word that belongs to the secret, how probable it is that rivals made it one of so many
    traps. The describer does not know how they think: the more obvious a word, the more dangerous, whoever they are."""
    belonging = [(word, force) for word, force in associations(secret, language) if not is_name(word, language)]
    whole = sum(force**_KEENNESS for _, force in belonging) or 1.0
    chances: dict[str, float] = {}
    for word, force in belonging:
        chance = 1 - exp(-traps * force**_KEENNESS / whole)
        for known in heard(shown_as(word, language), language):
            for form in known:
                chances[form] = max(chance, chances.get(form, 0.0))
    return chances


def risk(text: str, secret: str, language: str, traps: int) -> float:
    """How probable it is that this text springs one of so many unknown traps."""
    chances, safe = trap_chances(secret, language, traps), 1.0
    by_characters = LANGUAGES[language].script == "characters"
    for forms_heard in heard(text, language):
        touched = _inside(forms_heard, chances) if by_characters else forms_heard
        safe *= 1 - max((chances.get(form, 0.0) for form in touched), default=0.0)
    return 1 - safe


def _inside(known: frozenset[str], likely: Iterable[str]) -> list[str]:
    """The likely words that contain a heard word or are part of it; in Chinese both spring the trap (TW-57, TW-58)."""
    return [word for word in likely for form in known if form in word or word in form]
