"""The dictionary of Polish: inflection and parts of speech from morfeusz2."""

from functools import cache, lru_cache
from typing import Any, Final

from msgspec import Struct

NOUN: Final = ("subst", "depr", "ger")
ADJECTIVE: Final = ("adj", "adja", "adjp", "adjc")
VERB: Final = ("fin", "praet", "impt", "imps", "inf", "pcon", "pant", "pact", "ppas", "bedzie", "winien", "aglt")
_NAMES: Final = frozenset(
    {"imię", "nazwisko", "nazwa_geograficzna", "nazwa_organizacji", "nazwa_instytucji", "nazwa_własna", "patronimicum"}
)


class Reading(Struct, frozen=True):
    """One reading of a word: its dictionary form, its part of speech, and whether it is a name."""

    lemma: str
    kind: str
    name: bool


@cache
def _morfeusz() -> Any:
    import morfeusz2

    return morfeusz2.Morfeusz(generate=False, expand_tags=False)


@lru_cache(maxsize=8192)
def readings(word: str) -> tuple[Reading, ...]:
    """Return all readings of a word, in whatever case it is written."""
    found: dict[Reading, None] = {}
    for form in dict.fromkeys((word, word.casefold(), word.capitalize())):
        if not form or len(form) > 60:
            continue
        for start, end, (_, lemma, tag, names, _) in _morfeusz().analyse(form):
            whole = start == 0 and end == 1
            if whole and tag != "ign":
                name = bool(_NAMES.intersection(names)) or lemma[:1].isupper()
                found[Reading(lemma.split(":")[0].casefold(), tag.split(":")[0], name)] = None
    return tuple(found)


def lemmas(word: str) -> frozenset[str]:
    """Return the dictionary forms that a word may be a form of, including itself."""
    return frozenset({word.casefold(), *(reading.lemma for reading in readings(word))})


@lru_cache(maxsize=8192)
def heads(word: str) -> frozenset[str]:
    """Return the dictionary forms of a word on a card: itself, or its singular if the card has only the plural."""
    small = word.casefold()
    found = [reading for reading in readings(word) if reading.kind in NOUN]
    nouns = {reading.lemma for reading in found if not reading.name} or {reading.lemma for reading in found}
    return frozenset({small}) if small in nouns or not nouns else frozenset({small, *nouns})


def is_base(word: str) -> bool:
    """Whether this is a dictionary form, not only a form of another word."""
    return word.casefold() in {reading.lemma for reading in readings(word) if not reading.name}


def is_written_as_name(word: str) -> bool:
    """Whether this is a name and written as one: Kijów, not the genitive of sticks."""
    return word[:1].isupper() and any(reading.name and reading.lemma == word.casefold() for reading in readings(word))


def is_known(word: str) -> bool:
    """Whether the dictionary has this word."""
    return bool(readings(word))


def is_name(word: str) -> bool:
    """Whether this is known only as a name."""
    found = readings(word)
    return bool(found) and all(reading.name for reading in found)


def is_noun(word: str) -> bool:
    """Whether this can be a common noun."""
    return any(reading.kind in NOUN and not reading.name for reading in readings(word))
