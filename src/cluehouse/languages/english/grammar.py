"""The grammar of English: inflection from lemminflect, derivation and compounds by careful rules of our own."""

import re
from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from cluehouse.languages.english.forms import forms_of
from cluehouse.languages.frequency import wordfreq_list
from cluehouse.languages.grammar import Standing, TrapFault
from cluehouse.languages.text import capitalised, words_in

FREQUENCIES: Final = wordfreq_list("large_en")

PRONOUNS: Final = frozenset(
    (
        "i you he she it we they me him her us them my your his its our their mine yours hers ours theirs "
        "myself yourself himself herself itself ourselves themselves this that these those who whom whose "
        "which what someone somebody something anyone anybody anything everyone everybody everything nobody "
        "nothing none one ones other another each both all any some"
    ).split()
)
TOO_COMMON: Final = frozenset("thing something somebody someone somewhere what who such stuff".split())
EMPTY_VERBS: Final = frozenset("be have can do will shall may must".split())
INDEFINITE: Final = frozenset("several few many much some more most lot lots plenty".split())
FUNCTION_WORDS: Final = frozenset(
    (
        "a an the and or but if so because as than then when where why how not no yes of in on at to from by "
        "with about into over under after before between through during without within against toward towards "
        "upon off out up down very too also just only even ever never always often sometimes here there now "
        "soon again almost already perhaps maybe quite rather"
    ).split()
)
NUMBERS: Final = frozenset(
    (
        "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen twenty "
        "hundred thousand"
    ).split()
)
SPELLING_HINTS: Final = (
    "rhymes with",
    "sounds like",
    "starts with the letter",
    "begins with the letter",
    "first letter",
    "spelt",
    "spelled",
)

_ABBREVIATED: Final = {"tv": ("television",), "tvs": ("television",)}
_DIMINUTIVES: Final = ("y", "ie", "let", "kin", "ling", "ette")

_SUFFIXES: Final = frozenset(
    (
        "s es ed d ing er ers ist ism ian ery ry y ie ies ly ish like less ful ness ment ship hood dom let "
        "ling ette ess al ic ical ous able ible ant ent ance ence age ise ize ised ized ify en ened ening "
        "ward wards wise some man men woman women erman ermen"
    ).split()
)
_SHORT: Final = 3
_PREFIXES: Final = ("un", "re", "a", "be", "en", "non", "anti", "super", "pre", "sub", "inter", "over", "under", "mini")


def words(text: str) -> list[tuple[int, str]]:
    """Return the words of a text, each with the index where it begins."""
    return words_in(text)


def names_among(words: Iterable[str]) -> frozenset[str]:
    """Return the words with a capital: names are written with one."""
    return capitalised(words)


def takes_capital(word: str) -> bool:
    """Whether the word has a capital inside a sentence: only I does."""
    return word == "I"


def abbreviated(word: str) -> tuple[str, ...]:
    """Return the words that an everyday abbreviation stands for."""
    return _ABBREVIATED.get(word.casefold(), ())


def is_function_word(word: str) -> bool:
    """Whether this word has no meaning of its own."""
    return word.casefold() in PRONOUNS | FUNCTION_WORDS


@lru_cache(maxsize=16384)
def _by_kind(word: str) -> dict[str, tuple[str, ...]]:
    if not word.isascii() or not word or len(word) > 40:
        return {}
    return forms_of(word)


@lru_cache(maxsize=16384)
def lemmas(word: str) -> frozenset[str]:
    """Return the dictionary forms that a word may be a form of, including itself."""
    small = _without_possessive(word)
    found = _by_kind(small)
    kinds = [kind for kind in found if not (kind == "ADJ" and "NOUN" in found)]  # mother is not a form of moth
    forms = {small, *(lemma.casefold() for kind in kinds for lemma in found[kind])}
    if not found and len(small) > _SHORT and small.endswith("s") and not small.endswith("ss"):
        forms.add(small[:-1])  # the dictionary lacks many plurals, such as vikings
    return frozenset(forms | {other for form in forms for other in _british(form)})


_BRITISH: Final = (("or", "our"), ("ize", "ise"), ("er", "re"), ("og", "ogue"))


def _british(form: str) -> list[str]:
    """Return the British spelling of an American one, if there is such a word: colour for color."""
    spelt = [form.removesuffix(ending) + british for ending, british in _BRITISH if form.endswith(ending)]
    return [other for other in spelt if any(other in forms for forms in _by_kind(other).values())]


def _without_possessive(word: str) -> str:
    return re.sub(r"['’]s?$", "", word.casefold())


@lru_cache(maxsize=8192)
def heads(word: str) -> frozenset[str]:
    """Return the dictionary forms of a word on a card: itself, or its singular if the card has only the plural."""
    small = word.casefold()
    nouns = _by_kind(small).get("NOUN", ())
    return frozenset({small, *(noun.casefold() for noun in nouns)})


def is_base(word: str) -> bool:
    """Whether this is a dictionary form, not only a form (or an American spelling) of another word."""
    small = word.casefold()
    return any(small in forms for forms in _by_kind(small).values()) and not _british(small)


def is_written_as_name(word: str) -> bool:
    """Whether this is written as a name. English names are seldom forms of other words."""
    return False


def is_known(word: str) -> bool:
    """Whether this is a word of the language."""
    small = _without_possessive(word)
    return small in FUNCTION_WORDS | PRONOUNS or bool(_by_kind(small)) or FREQUENCIES.frequency(small) >= 2.0


def is_noun(word: str) -> bool:
    """Whether this can be a common noun."""
    return "NOUN" in _by_kind(word.casefold())


def is_name(word: str) -> bool:
    """Always False: the dictionary has no names."""
    return False


def is_thing(word: str) -> bool:
    """Whether this is a noun in its dictionary form (of several words, the last one)."""
    last = word.split(" ")[-1]
    return is_noun(last) and is_base(last)


def is_secret_noun(word: str) -> bool:
    """Whether this is a noun that people would choose as a secret word."""
    return is_noun(word)


def is_clue_word(word: str) -> bool:
    """Always True: words of any kind can be clues."""
    return is_known(word)


def standing(word: str) -> Standing:
    """Return what the dictionary says about a word, in whatever case it is typed."""
    small = word.casefold()
    if not word.isascii() or not is_known(small):
        return Standing("unknown")
    if is_base(small):
        return Standing("word")
    forms = lemmas(small) - {small}
    return Standing("form", min(forms)) if forms else Standing("name")


def trap_fault(word: str) -> TrapFault | None:
    """Return why this cannot be a trap, or None."""
    small = word.casefold()
    if small in TOO_COMMON:
        return "too-common"
    if small in PRONOUNS | INDEFINITE | FUNCTION_WORDS:
        return "not-a-trap-word"
    if lemmas(word) & EMPTY_VERBS and not is_noun(word):
        return "too-common"
    kinds = set(_by_kind(small))
    return "not-a-trap-word" if kinds and kinds <= {"ADV", "AUX"} and small not in NUMBERS else None


def sound(word: str) -> str:
    """Return the letters themselves: English spelling says too little about sound."""
    return word.casefold()


def is_plainly_derived(clue: str, word: str) -> bool:
    """Always False: English derivation is never so regular that form alone is proof."""
    return False


def is_diminutive(form: str, word: str, family: frozenset[str]) -> bool:
    """Whether the form is a diminutive of the word: bird and birdie, dove and dovey, dog and doggy."""
    stem = word.casefold()
    stems = (stem, stem[:-1], stem + stem[-1])
    return is_noun(form) and any(form == each + ending for each in stems for ending in _DIMINUTIVES)


@lru_cache(maxsize=8192)
def compound_parts(word: str) -> frozenset[str]:
    """Return the two common words that a long word is clearly made of: news and paper for newspaper."""
    small = word.casefold()
    found: set[str] = set()
    for cut in range(3, len(small) - 2):
        parts = (small[:cut], small[cut:])
        if all(is_noun(part) and is_base(part) and FREQUENCIES.frequency(part) >= 4.3 for part in parts):
            found.update(parts)
    return frozenset(found)


# Everyday pairs with a changed vowel, which no ending reveals.
_CHANGED: Final = frozenset(
    frozenset(pair.split("-"))
    for pair in (
        "strong-strength long-length deep-depth wide-width broad-breadth high-height hot-heat food-feed blood-bleed "
        "tale-tell song-sing birth-bear gift-give sale-sell speech-speak thought-think flight-fly sight-see seat-sit "
        "choice-choose loss-lose proof-prove belief-believe life-live death-die war-warrior young-youth true-truth"
    ).split()
)


def looks_derived(clue: str, word: str) -> bool:
    """Whether the clue looks derived from the word, or the word from the clue."""
    if frozenset((clue.casefold(), word.casefold())) in _CHANGED:
        return True
    return _grows_from(clue.casefold(), word.casefold()) or _grows_from(word.casefold(), clue.casefold())


def _grows_from(longer: str, shorter: str) -> bool:
    if len(shorter) < 3 or len(longer) <= len(shorter) or not longer.isascii():
        return False
    return _has_suffix(longer, shorter) or _is_compound(longer, shorter)


def _has_suffix(longer: str, shorter: str) -> bool:
    bases = {shorter, shorter.removesuffix("e"), shorter + shorter[-1]}
    if shorter.endswith("y"):
        bases.add(shorter[:-1] + "i")
    starts = [longer, *(longer[len(prefix) :] for prefix in _PREFIXES if longer.startswith(prefix))]
    least = 3 if len(shorter) > 3 else 4  # arm is not the root of army, nor pan of panic
    return any(
        rest.startswith(base) and rest[len(base) :] in _SUFFIXES and len(base) >= least
        for rest in starts
        for base in bases
    ) or any(rest == shorter for rest in starts[1:])


def _is_compound(longer: str, shorter: str) -> bool:
    """Whether the rest of the longer word is a common word of its own."""
    rests = []
    if longer.startswith(shorter):
        rests.append(longer.removeprefix(shorter))
    if longer.endswith(shorter):
        rests.append(longer.removesuffix(shorter))
    return any(
        is_base(rest) and FREQUENCIES.frequency(rest) >= (3.3 if len(rest) > 3 else 4.0) for rest in rests if rest[2:]
    )
