"""What a describer of a secret is likely to say, and so what would make a good trap."""

from collections import Counter
from collections.abc import Iterable
from functools import cache, lru_cache
from math import exp
from typing import Final

from cluehouse.bots.trapwords.lore import forms, heard, is_empty, lore, strength, words_of
from cluehouse.languages import LANGUAGES
from cluehouse.referee import judge_speech, judge_trap
from cluehouse.words.blocked import blocked
from cluehouse.words.lexicon import lexicon

Weighed = tuple[tuple[str, float], ...]

_SPOKEN: Final = 0.12  # a word of one of our lines, beside 1 for the first association
_COMMON: Final = 0.02  # an everyday word that has nothing to do with the secret
_ENOUGH: Final = 30  # the longest trap list has fewer lines
_EVERYWHERE: Final = 0.006  # a word in more of our lines than this share says nothing of a single secret
_KEENNESS: Final = 1.5  # how much trap writers prefer the likeliest words


@lru_cache(maxsize=1024)
def associations(secret: str, language: str) -> Weighed:
    """Words that belong to a secret, strongest first: its entry's, or those of entries that name it."""
    entry = lexicon(language).get(secret.upper())
    if entry is not None:
        return tuple((word, strength(rank)) for rank, word in enumerate(entry.associations))
    recalled = [lore(language).recalled.get(form, {}) for form in forms(secret, language)]
    found = {word.lower(): force for words in recalled for word, force in words.items()}
    return tuple(sorted(found.items(), key=lambda item: -item[1]))


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


@lru_cache(maxsize=256)
def likely_words(secret: str, language: str) -> Weighed:
    """The words that a describer of this secret is likely to say, likeliest first, each legal as a trap."""
    found: dict[str, float] = {}
    for word, force in sayable(secret, language):
        if " " not in word:
            found[word] = found.get(word, 0.0) + force
    for line in _lines(secret, language):
        for word in _dictionary_forms(line, language) - _worn_words(language) - blocked(language):
            found[word] = found.get(word, 0.0) + _SPOKEN
    ranked = sorted(found.items(), key=lambda item: -item[1])
    legal = [item for item in ranked if judge_trap(item[0], secret, language).verdict == "allowed"]
    spare = [] if len(legal) >= _ENOUGH else [word for word in common_words(language) if word not in found]
    legal += [(word, _COMMON) for word in spare if judge_trap(word, secret, language).verdict == "allowed"]
    return tuple(legal)


def _lines(secret: str, language: str) -> tuple[str, ...]:
    entry = lexicon(language).get(secret.upper())
    return () if entry is None else entry.lines


@lru_cache(maxsize=1024)
def _dictionary_forms(line: str, language: str) -> frozenset[str]:
    """The content words of a line, each in its dictionary form."""
    words = {_dictionary_form(word, language) for word in words_of(line, language) if not is_empty(word, language)}
    return frozenset(word for word in words if len(word) > 1 and LANGUAGES[language].grammar.is_known(word))


def _dictionary_form(word: str, language: str) -> str:
    """One dictionary form for a word: itself if it is one, otherwise the one that most card words share."""
    spoken = LANGUAGES[language]
    if spoken.script == "characters":
        return word
    if spoken.letters.is_base(word):
        return word.lower()
    recalled = lore(language).recalled
    others = forms(word, language) - {word.casefold()}
    return min(others, key=lambda form: (-len(recalled.get(form, ())), form), default=word.lower())


@cache
def _worn_words(language: str) -> frozenset[str]:
    """Words that appear in many lines: too general for a trap (TW-31)."""
    lines = [line for entry in lexicon(language).values() for line in entry.lines]
    counts = Counter(word for line in lines for word in _dictionary_forms(line, language))
    return frozenset(word for word, count in counts.items() if count > _EVERYWHERE * len(lines))


@cache
def common_words(language: str) -> tuple[str, ...]:
    """The words that most entries name, for secrets about which too little is known."""
    named = Counter(word for entry in lexicon(language).values() for word in entry.associations)
    return tuple(word for word, _ in named.most_common(2 * _ENOUGH) if not is_name(word, language))


@lru_cache(maxsize=256)
def trap_chances(secret: str, language: str, traps: int) -> dict[str, float]:
    """For every form of a likely word, how probable it is that rivals made it one of so many traps."""
    likely = likely_words(secret, language)
    whole = sum(force**_KEENNESS for _, force in likely) or 1.0
    chances: dict[str, float] = {}
    for word, force in likely:
        chance = 1 - exp(-traps * force**_KEENNESS / whole)
        for known in heard(word, language):
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
