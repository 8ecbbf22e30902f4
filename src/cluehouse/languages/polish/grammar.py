"""The grammar of Polish: closed lists of words, and what its dictionary and derivation rules say."""

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from cluehouse.languages.grammar import Standing, TrapFault
from cluehouse.languages.polish.derivation import (
    compound_parts,
    is_diminutive,
    is_plainly_derived,
    looks_derived,
)
from cluehouse.languages.polish.dictionary import (
    ADJECTIVE,
    NOUN,
    VERB,
    heads,
    is_base,
    is_known,
    is_name,
    is_noun,
    is_written_as_name,
    lemmas,
    readings,
)
from cluehouse.languages.text import capitalised, words_in

__all__ = [
    "NUMBERS",
    "PRONOUNS",
    "SPELLING_HINTS",
    "abbreviated",
    "compound_parts",
    "heads",
    "is_base",
    "is_clue_word",
    "is_diminutive",
    "is_function_word",
    "is_known",
    "is_name",
    "is_noun",
    "is_plainly_derived",
    "is_secret_noun",
    "is_thing",
    "is_written_as_name",
    "lemmas",
    "looks_derived",
    "names_among",
    "sound",
    "standing",
    "takes_capital",
    "trap_fault",
    "words",
]

# Pronouns that the dictionary lists as adjectives, nouns or adverbs, and other words too general for a trap.
PRONOUNS: Final = frozenset(
    (
        "ja ty on ona ono my wy oni one się siebie mój twój swój nasz wasz jego jej ich ten ta to tamten ów "
        "taki jaki który każdy żaden wszystek wszyscy wszystko nikt nic ktoś coś kto co czyj któryś jakiś "
        "inny sam"
    ).split()
)
TOO_COMMON: Final = frozenset("coś co rzecz gdzieś ktoś taki kto".split())  # TW-29
EMPTY_VERBS: Final = frozenset(["być", "mieć", "móc"])  # TW-26
INDEFINITE: Final = frozenset(
    "kilka kilkanaście kilkadziesiąt kilkaset parę wiele ile tyle dużo mało niewiele trochę".split()
)
NUMBERS: Final = frozenset(
    (
        "zero jeden dwa trzy cztery pięć sześć siedem osiem dziewięć dziesięć jedenaście dwanaście trzynaście "
        "czternaście piętnaście dwadzieścia sto tysiąc"
    ).split()
)
SPELLING_HINTS: Final = (
    "rymuje się",
    "rym do",
    "brzmi jak",
    "na literę",
    "litera",
    "zaczyna się od liter",
    "pierwsza litera",
)

_ABBREVIATED: Final = {"tv": ("telewizja", "telewizor")}


def words(text: str) -> list[tuple[int, str]]:
    """Return the words of a text, each with the index where it begins."""
    return words_in(text)


def names_among(words: Iterable[str]) -> frozenset[str]:
    """Return the words with a capital: names are written with one."""
    return capitalised(words)


def takes_capital(word: str) -> bool:
    """Whether the word has a capital inside a sentence: only names and Roman numerals do."""
    return word == "I"


def abbreviated(word: str) -> tuple[str, ...]:
    """Return the words that an everyday abbreviation stands for."""
    return _ABBREVIATED.get(word.casefold(), ())


def is_function_word(word: str) -> bool:
    """Whether this is a pronoun; the dictionary never takes other function words for forms of a card's word."""
    return word.casefold() in PRONOUNS


def is_thing(word: str) -> bool:
    """Whether this is a noun in its dictionary form (of several words, the last one)."""
    last = word.split(" ")[-1]
    return is_noun(last) and is_base(last)


def is_secret_noun(word: str) -> bool:
    """Whether people would choose this noun as a secret word. The dictionary also lists verbal nouns, which nobody
    would."""
    return is_noun(word) and all(reading.kind != "inf" for reading in readings(word))


def is_clue_word(word: str) -> bool:
    """Whether this can be a clue: Polish players give things and names; adjectives and verbs fit too many cards."""
    found = readings(word)
    if word[:1].isupper():
        return bool(found)
    as_quality = any(reading.kind.startswith("adj") for reading in found)
    return not as_quality and any(reading.kind == "subst" and reading.lemma == word for reading in found)


def standing(word: str) -> Standing:
    """Return what the dictionary says about a word, in whatever case it is typed."""
    small = word.casefold()
    found = readings(small)
    if not found:
        return Standing("name" if readings(word) else "unknown")
    common = [reading for reading in found if not reading.name]
    if not common:
        return Standing("name")
    if all(reading.lemma != small for reading in common):
        return Standing("form", common[0].lemma)
    return Standing("word")


def trap_fault(word: str) -> TrapFault | None:
    """Return why this cannot be a trap, or None (TW-24 … TW-30)."""
    small = word.casefold()
    forms = lemmas(word)
    if small in TOO_COMMON or _only(forms - {small}, TOO_COMMON):
        return "too-common"
    if small in PRONOUNS or _only(forms - {small}, PRONOUNS):
        return "not-a-trap-word"
    if small in EMPTY_VERBS or (forms & EMPTY_VERBS and not is_noun(word)):
        return "too-common"
    found = readings(word)
    if small in INDEFINITE or _only(forms - {small}, INDEFINITE):
        return "not-a-trap-word"
    kinds = {reading.kind for reading in found}
    if found and not kinds & {*NOUN, *ADJECTIVE, *VERB, "num", "numcol"}:
        return "not-a-trap-word"
    return None


def _only(forms: frozenset[str] | set[str], these: frozenset[str]) -> bool:
    return bool(forms) and forms <= these


_SOUNDS = (("rz", "ż"), ("ó", "u"), ("ch", "h"), ("ą", "on"), ("ę", "en"), ("dż", "ǆ"))
_DEVOICED = str.maketrans({"b": "p", "d": "t", "g": "k", "w": "f", "z": "s", "ż": "š", "ź": "ś"})


@lru_cache(maxsize=8192)
def sound(word: str) -> str:
    """Return roughly how a word sounds: kod like kot, morze like może."""
    small = word.casefold()
    for letters, heard in _SOUNDS:
        small = small.replace(letters, heard)
    small = small.replace("sz", "š")
    return small[:-1] + small[-1:].translate(_DEVOICED)
