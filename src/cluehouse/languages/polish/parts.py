"""Parts of speech of Polish words, as people use them.

The dictionary lists every reading that a form could have, however rare: do is also a musical note, mam also a form of
mama. Three things tell which reading people mean: closed lists of function words, whether the form is a dictionary form
(people seldom mean the vocative of szybka), and how frequent the dictionary forms are.
"""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from cluehouse.languages.frequency import wordfreq_list
from cluehouse.languages.packages import folder_of
from cluehouse.languages.parts import PartOfSpeech, Parts, TrapFault, fault_of, read_word_lists
from cluehouse.languages.polish.dictionary import ADJECTIVE, NOUN, VERB, Reading, is_inhabitant, readings
from cluehouse.languages.text import is_abbreviation

FREQUENCIES: Final = wordfreq_list("large_pl")

_LISTS: Final = read_word_lists(folder_of(__package__) / "parts.txt")
PRONOUNS: Final = _LISTS["pronouns"]
_AUXILIARIES: Final = frozenset(["być", "mieć", "móc"])  # TW-26

_BY_KIND: Final[dict[str, PartOfSpeech]] = {
    **dict.fromkeys(NOUN, "noun"),
    **dict.fromkeys(ADJECTIVE, "adjective"),
    **dict.fromkeys(VERB, "verb"),
    "num": "number",
    "numcol": "number",
    "ppron12": "pronoun",
    "ppron3": "pronoun",
    "siebie": "pronoun",
    "prep": "preposition",
    "conj": "conjunction",
    "comp": "conjunction",
    "adv": "adverb",
    "part": "particle",
    "interj": "particle",
    "pred": "particle",
    "brev": "abbreviation",
    "dig": "number",
}
_CONTENT_PARTS: Final = ("noun", "adjective", "verb")
_FUNCTION_PARTS: Final = ("preposition", "conjunction", "adverb", "particle", "abbreviation", "other")
_RARER: Final = 1.3  # a reading whose dictionary form is so much rarer (zipf) than that of another is not meant
_BASE: Final = 1.0  # what a dictionary form is worth beside another form (zipf)


def trap_fault(word: str) -> TrapFault | None:
    """Return why this cannot be a trap, or None (TW-24 … TW-32)."""
    small = word.casefold()
    meant = {reading.lemma for reading in readings(small) if not reading.name}
    if small in _LISTS["too-common"] or (meant and meant <= _LISTS["too-common"]):
        return TrapFault("too-common")
    fault = fault_of(parts_of_speech(word))
    if fault is not None and small not in _LISTS["meant"]:
        return fault
    if small in _LISTS["habits"]:
        return TrapFault("habit", "doubtful")
    return (
        TrapFault("general", "doubtful")
        if small in _LISTS["general"] or (meant and meant <= _LISTS["general"])
        else None
    )


def is_listed(small: str) -> bool:
    """Whether our lists have this word as it is written, without accents: tez, fejs."""
    return small in _LISTS.parts or small in _LISTS["acronyms"]


@lru_cache(maxsize=16384)
def parts_of_speech(word: str) -> Parts:
    """Return the parts of speech in which people use this word, the most usual first; nothing if it is unknown."""
    small = word.casefold()
    if word.isupper() and small in _LISTS["acronyms"]:
        return ("noun",)
    if small in _LISTS.parts:
        return _LISTS.parts[small]
    if small.isdigit():
        return ("number",)
    common = [reading for reading in readings(small) if not reading.name]
    if not common:
        return _unlisted(word)
    function = _function_word(small, common)
    if function is not None:
        return (function,)
    return tuple(dict.fromkeys(_by_weight(small, common)))


def _unlisted(word: str) -> Parts:
    """Return what a word is that is no common word of the dictionary."""
    if word.casefold() in _LISTS["acronyms"]:
        return ("noun",)
    if is_abbreviation(word):
        return ("abbreviation",)
    return ("name",) if readings(word) else ()


def _function_word(small: str, common: list[Reading]) -> PartOfSpeech | None:
    """Return what kind of function word this is, if that is what people mean by it."""
    if small in _LISTS["content"]:
        return None
    if any(_BY_KIND.get(reading.kind) == "pronoun" or reading.lemma in PRONOUNS for reading in common):
        return "pronoun"
    if any(reading.lemma in _AUXILIARIES and reading.kind in VERB for reading in common):
        return "auxiliary"
    if small in _LISTS["vague-numbers"] or any(
        reading.lemma in _LISTS["vague-numbers"] and reading.kind != "subst" for reading in common
    ):
        return "vague-number"
    based = any(_BY_KIND.get(reading.kind) in _CONTENT_PARTS and reading.lemma == small for reading in common)
    kinds = {reading.kind for reading in common}
    if based or (kinds & {"interj", "frag", "brev"} and kinds & {*NOUN, *ADJECTIVE, *VERB}):
        return None
    parts = [_BY_KIND.get(reading.kind, "other") for reading in common]
    if "number" in parts:
        return "number"
    return next((part for part in _FUNCTION_PARTS if part in parts), None)


def _by_weight(small: str, common: list[Reading]) -> Iterator[PartOfSpeech]:
    """Yield the parts of speech, the one with the most frequent dictionary form first, without the rare ones."""
    # A function word that is also one of these is meant as one of these, unless the lists say otherwise.
    content = [reading for reading in common if _BY_KIND.get(reading.kind) in (*_CONTENT_PARTS, "number")]
    if any(reading.kind == "inf" for reading in content):  # żyć is no form of życie
        content = [
            reading
            for reading in content
            if reading.kind in VERB or (reading.kind == "subst" and reading.lemma == small)
        ]
    if len({_BY_KIND[reading.kind] for reading in content}) == 1:
        yield _BY_KIND[content[0].kind]
        return
    weights: dict[PartOfSpeech, float] = {}
    for reading in content:
        part = _BY_KIND[reading.kind]
        weight = FREQUENCIES.frequency(reading.lemma) + (_BASE if reading.lemma == small else 0.0)
        weights[part] = max(weight, weights.get(part, 0.0))
    if "adjective" in weights and "noun" in weights and _is_same_word(common):
        person = any(reading.lemma in _LISTS["persons"] for reading in common)
        weights["noun"] = weights["adjective"] if person else weights["adjective"] - 2 * _RARER
    most = max(weights.values(), default=0.0)
    usual = [part for part in weights if weights[part] >= most - _RARER]
    based = any(reading.lemma == small and reading.kind in NOUN for reading in common)
    yield from sorted(usual, key=lambda part: (part == "noun" and not based, -weights[part]))


def _is_same_word(common: list[Reading]) -> bool:
    """Whether the noun is the adjective itself: zielony, a member of a green party."""
    nouns = {reading.lemma for reading in common if reading.kind in NOUN}
    return nouns <= {reading.lemma for reading in common if reading.kind in ADJECTIVE}


def is_abbreviated_name(word: str) -> bool:
    """Whether this is the abbreviation of a proper name: PKP, but not TV."""
    if word.casefold() in _LISTS["abbreviated-names"]:
        return True
    return is_abbreviation(word) and parts_of_speech(word) in (("abbreviation",), ("name",))


_KNOWN_NAME: Final = 3.0  # a name that everybody knows (zipf)


def is_famous(word: str) -> bool:
    """Whether this is a name that everybody knows, and no other word, though it is in small letters: krakowie."""
    found = readings(word)
    if word.casefold() in _LISTS["famous"] or any(_LISTS.parts.get(reading.lemma) == ("name",) for reading in found):
        return True
    if not found or not all(reading.name for reading in found) or word.casefold() in _LISTS["no-names"]:
        return False
    return max(FREQUENCIES.frequency(reading.lemma) for reading in found) >= _KNOWN_NAME


def is_feast(word: str) -> bool:
    """Whether this is the name of a day that everybody celebrates."""
    return any(reading.lemma in _LISTS["feasts"] for reading in readings(word))


_OF_WORDS: Final = tuple(
    "ówka ówki ówkę owiec owcy owca ysta ista yści iści iemcy ść ować anie enie acz arz ypie".split()
)


def may_be_name(word: str) -> bool:
    """Whether the dictionary lacks this word, or has it as a common one though people know it as a name: Kopciuszek."""
    found = readings(word)
    lemmas = {reading.lemma for reading in found}
    if not found and word.casefold().endswith(_OF_WORDS):
        return False  # a word that anybody can make up: planszówka
    return bool(lemmas & _LISTS["also-names"]) or not (found or parts_of_speech(word) or "-" in word)


def takes_capital(word: str) -> bool:
    """Whether the word has a capital inside a sentence although it is no name: peoples, polite forms, numerals."""
    return word.casefold() in _LISTS["capitals"] or is_inhabitant(word)
