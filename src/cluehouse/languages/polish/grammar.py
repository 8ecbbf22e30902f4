"""The grammar of Polish: closed lists of words, and what its dictionary and derivation rules say."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Final

from cluehouse.languages.grammar import Standing
from cluehouse.languages.packages import folder_of
from cluehouse.languages.polish.accents import restored
from cluehouse.languages.polish.context import sense
from cluehouse.languages.polish.derivation import (
    compound_parts,
    is_clear_compound,
    is_diminutive,
    looks_derived,
)
from cluehouse.languages.polish.dictionary import (
    heads,
    is_base,
    is_known,
    is_name,
    is_noun,
    is_verbal_noun,
    is_written_as_name,
    lemmas,
    readings,
)
from cluehouse.languages.polish.hints import HINTS, LETTER_NAMES
from cluehouse.languages.polish.parts import (
    PRONOUNS,
    is_abbreviated_name,
    is_famous,
    is_feast,
    may_be_name,
    parts_of_speech,
    takes_capital,
    trap_fault,
)
from cluehouse.languages.polish.regular import is_plainly_derived
from cluehouse.languages.text import capitalised, words_in
from cluehouse.languages.titles import read_titles, titles_among

__all__ = [
    "HINTS",
    "LETTER_NAMES",
    "NUMBERS",
    "PRONOUNS",
    "abbreviated",
    "compound_parts",
    "heads",
    "is_abbreviated_name",
    "is_base",
    "is_clear_compound",
    "is_clue_word",
    "is_diminutive",
    "is_famous",
    "is_feast",
    "is_function_word",
    "is_known",
    "is_name",
    "is_noun",
    "is_participle",
    "is_plainly_derived",
    "is_secret_noun",
    "is_thing",
    "is_verbal_noun",
    "is_written_as_name",
    "lemmas",
    "looks_derived",
    "may_be_name",
    "may_name",
    "names_among",
    "parts_of_speech",
    "restored",
    "sense",
    "sound",
    "standing",
    "takes_capital",
    "titles_in",
    "trap_fault",
    "words",
]

NUMBERS: Final = frozenset(
    (
        "zero jeden dwa trzy cztery pięć sześć siedem osiem dziewięć dziesięć jedenaście dwanaście trzynaście "
        "czternaście piętnaście dwadzieścia sto tysiąc"
    ).split()
)
_ABBREVIATED: Final = {
    "tv": ("telewizja", "telewizor"),
    "foto": ("fotografia",),
    "fotka": ("fotografia",),
    "info": ("informacja",),
}
_UNITS: Final = (
    "zero jeden dwa trzy cztery pięć sześć siedem osiem dziewięć dziesięć jedenaście dwanaście trzynaście czternaście "
    "piętnaście szesnaście siedemnaście osiemnaście dziewiętnaście"
).split()
_TENS: Final = (
    "dwadzieścia trzydzieści czterdzieści pięćdziesiąt sześćdziesiąt siedemdziesiąt osiemdziesiąt dziewięćdziesiąt"
).split()
_HUNDREDS: Final = "sto dwieście trzysta czterysta pięćset sześćset siedemset osiemset dziewięćset tysiąc".split()
_FIGURES: Final = (
    {str(number): (word,) for number, word in enumerate(_UNITS)}
    | {str(10 * number): (word,) for number, word in enumerate(_TENS, 2)}
    | {str(100 * number): (word,) for number, word in enumerate(_HUNDREDS, 1)}
    | {"1000000": ("milion",)}
)


def words(text: str) -> list[tuple[int, str]]:
    """Return the words of a text, each with the index where it begins."""
    return words_in(text)


def names_among(words: Iterable[str]) -> frozenset[str]:
    """Return the words with a capital: names are written with one."""
    return capitalised(words)


_TITLES: Final = read_titles(folder_of(__package__) / "titles.txt")


def titles_in(words: Sequence[str]) -> tuple[tuple[str, bool], ...]:
    """Return the well-known titles and names of several words among these words, and whether each is surely one."""
    return tuple(titles_among(_TITLES, words, lemmas))


def abbreviated(word: str) -> tuple[str, ...]:
    """Return the words that an everyday abbreviation stands for."""
    return _ABBREVIATED.get(word.casefold(), ()) or _FIGURES.get(word, ()) or _tens_and_units(word)


def _tens_and_units(figure: str) -> tuple[str, ...]:
    """Return the two words of a number between the tens: dwadzieścia cztery for 24."""
    if not (figure.isascii() and figure.isdigit() and len(figure) == 2 and figure[0] > "1" and figure[1] > "0"):
        return ()
    return _TENS[int(figure[0]) - 2], _UNITS[int(figure[1])]


def is_function_word(word: str) -> bool:
    """Whether this is a pronoun; the dictionary never takes other function words for forms of a card's word."""
    return word.casefold() in PRONOUNS


def is_thing(word: str) -> bool:
    """Whether this is a noun in its dictionary form (of several words, the last one)."""
    last = word.split(" ")[-1]
    return is_noun(last) and is_base(last)


def may_name(word: str) -> bool:
    """Always False: a Polish adjective or verb that names something is a noun to the dictionary."""
    return False


def is_participle(form: str, word: str) -> bool:
    """Always False: a Polish participle is a form of its verb to the dictionary."""
    return False


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
