"""Parts of speech of English words, as people use them.

The dictionary says what a word can be, not how often it is. Closed lists decide about function words; between noun,
verb and adjective, the frequency of the forms that only one of them has decides: watered is rare beside water, swimming
is not beside swim.
"""

import re
from collections.abc import Iterator
from functools import lru_cache
from math import log10
from typing import Final

from cluehouse.languages.english.forms import forms_of
from cluehouse.languages.frequency import wordfreq_list
from cluehouse.languages.packages import folder_of
from cluehouse.languages.parts import PartOfSpeech, Parts, TrapFault, fault_of, read_word_lists
from cluehouse.languages.text import is_abbreviation

FREQUENCIES: Final = wordfreq_list("large_en")

_LISTS: Final = read_word_lists(folder_of(__package__) / "parts.txt")
PRONOUNS: Final = _LISTS["pronoun"]
NUMBERS: Final = frozenset(  # CN-25: numbers of letters
    (
        "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen twenty "
        "hundred thousand"
    ).split()
)
UP_TO_TWELVE: Final = "zero one two three four five six seven eight nine ten eleven twelve".split()
_TENS: Final = "twenty thirty forty fifty sixty seventy eighty ninety".split()
_FUNCTION: Final = frozenset(
    word
    for part in "pronoun,article,auxiliary,auxiliary verb,preposition,conjunction,adverb,particle,vague-number".split(
        ","
    )
    for word in _LISTS[part]
)

_ENDINGS: Final[dict[str, PartOfSpeech]] = {  # of words that anybody can make up: catlike
    **dict.fromkeys(("like", "less", "proof", "free", "ish"), "adjective"),
    "ness": "noun",
    "ly": "adverb",
}
_RARE_FORM: Final = -1.0  # forms that only a verb has, beside the word itself (powers of ten): it is no verb
_COMMON_FORM: Final = -0.35  # the same: it is a verb first
_KNOWN_NAME: Final = 3.0  # a name that people know (zipf)
_RARE_PLURAL: Final = -2.0  # the plural beside the word itself: the adjective is no noun


def trap_fault(word: str) -> TrapFault | None:
    """Return why this cannot be a trap, or None (TW-24 … TW-32)."""
    small = word.casefold()
    if small in _LISTS["too-common"]:
        return TrapFault("too-common")
    if small in _LISTS["habits"]:
        return TrapFault("habit", "doubtful")
    fault = fault_of(parts_of_speech(word))
    if fault is not None and small not in _LISTS["meant"]:
        return fault
    return TrapFault("general", "doubtful") if small in _LISTS["general"] else None


@lru_cache(maxsize=16384)
def parts_of_speech(word: str) -> Parts:
    """Return the parts of speech in which people use this word, the most usual first; nothing if it is unknown."""
    small = word.casefold().replace("’", "'")
    if word.isupper() and small in _LISTS["acronyms"]:
        return ("noun",)
    if small in _LISTS.parts:
        return _LISTS.parts[small]
    if small.isdigit() or _is_number(small):
        return ("number",)
    head, apostrophe, tail = small.partition("'")
    if apostrophe and tail in ("t", "re", "ve", "ll", "d", "m", "s", ""):
        return parts_of_speech(head) if tail in ("", "s") and head not in _FUNCTION else ("auxiliary",)
    found = forms_of(small) if small.isascii() and len(small) <= 40 else {}
    if found:
        return tuple(dict.fromkeys(_by_weight(small, found)))
    return _unlisted(word, small)


def is_listed_noun(word: str) -> bool:
    """Whether our lists have this as a noun."""
    return "noun" in _LISTS.parts.get(word, ())


def is_function_word(word: str) -> bool:
    """Whether this word has no meaning of its own."""
    return word.casefold() in _FUNCTION


def _is_number(small: str) -> bool:
    ten, _, unit = small.partition("-")
    return small in _LISTS["numbers"] or (ten in _TENS and unit in _LISTS["numbers"])


def _unlisted(word: str, small: str) -> Parts:
    """Return what a word is that the dictionary lacks, as it lacks names."""
    if _LISTS.parts.get(small.removesuffix("s")) == ("noun",):
        return ("noun",)
    if "-" in small.strip("-"):
        parts = [parts_of_speech(part) for part in small.split("-")]
        legal = parts[0][:1] in (("noun",), ("verb",), ("adjective",))
        return ("noun",) if legal and parts[-1] == ("preposition",) else parts[-1]  # washing-up
    singular = small.removesuffix("s")
    if singular != small and len(small) > 3 and "NOUN" in forms_of(singular):
        return ("noun",)
    for ending, part in _ENDINGS.items():
        if forms_of(small.removesuffix(ending)) and small.endswith(ending) and len(small) > len(ending) + 2:
            return (part,)
    if small in _LISTS["acronyms"]:
        return ("noun",)
    if is_abbreviation(word):
        return ("abbreviation",)
    return ("name",) if word[:1].isupper() and not word.isupper() else ()


def _by_weight(small: str, found: dict[str, tuple[str, ...]]) -> Iterator[PartOfSpeech]:
    """Yield the parts of speech that the dictionary lists, the most usual first, without the rare ones."""
    if "ADV" in found and small not in _LISTS["content"] and not ({"ADJ", "NOUN", "VERB"} & set(found)):
        yield "adverb"
        return
    noun, verb, adjective = "NOUN" in found, "VERB" in found, "ADJ" in found and small in found["ADJ"]
    compared = "ADJ" in found and not adjective and not noun  # bigger, smallest
    named = noun and verb and not adjective and small.endswith("ing") and small not in found["VERB"]  # swimming
    if small in _LISTS["nouns-first"] or (named and small in found["NOUN"]):
        yield "noun"
        noun = False
    if adjective or compared:
        yield "adjective"
        noun = noun and _ratio([f"{small}s"], small) >= _RARE_PLURAL
    if verb:
        as_verb = 0.0 if small in _LISTS["verbs-first"] else _as_verb(small, found)
        if noun and as_verb <= _COMMON_FORM:
            yield "noun"
        if as_verb > _RARE_FORM or not noun:
            yield "verb"
    if noun or (verb and small.endswith("ing")):  # any of them can be the name of what is done: skiing
        yield "noun"
    if not (noun or verb or "ADJ" in found):
        yield "adverb" if "ADV" in found and small not in _LISTS["content"] else "noun" if noun else "adjective"


def _as_verb(small: str, found: dict[str, tuple[str, ...]]) -> float:
    """Return how frequent the forms are that only a verb has, beside the word itself, in powers of ten."""
    lemma = found["VERB"][0]
    if small != lemma and small != f"{lemma}s":  # a form of a verb that is also a noun: building, thought
        return -_ratio([f"{small}s"], small) - 2.0
    past = [f"{lemma}ed", f"{lemma}d", f"{lemma}{lemma[-1]}ed", *_PAST.get(lemma, "").split()]
    going = [f"{lemma}ing", f"{lemma.removesuffix('e')}ing", f"{lemma}{lemma[-1]}ing"]
    own = [form for form in dict.fromkeys([*past, *going]) if lemma in forms_of(form).get("VERB", ())]
    return _ratio(own, lemma)  # Jared is no form of jar


_PAST: Final = {
    "run": "ran",
    "swim": "swam",
    "fly": "flew flown flying",
    "drive": "drove driven",
    "ride": "rode ridden",
    "sing": "sang sung",
    "break": "broke broken",
    "shoot": "shot",
    "catch": "caught",
    "throw": "threw thrown",
    "fall": "fell fallen",
    "sleep": "slept",
    "fight": "fought",
    "drink": "drank drunk",
    "make": "made",
    "take": "took taken",
    "feel": "felt",
    "go": "went gone",
    "know": "knew known",
    "cry": "cried",
    "try": "tried",
}


def _ratio(forms: list[str], word: str) -> float:
    counts = [10 ** FREQUENCIES.frequency(form) for form in forms]
    return log10(sum(counts) or 1) - FREQUENCIES.frequency(word)


def is_abbreviated_name(word: str) -> bool:
    """Whether this is the abbreviation of a proper name: FBI, but not TV."""
    small = word.casefold()
    if small in _LISTS["abbreviated-names"]:
        return True
    if word.isupper() and small in _LISTS["abbreviated-names-in-capitals"]:
        return True
    return is_abbreviation(word) and parts_of_speech(word) in (("abbreviation",), ("name",))


def takes_capital(word: str) -> bool:
    """Whether the word has a capital inside a sentence although it is no name: I, days, months, nations' adjectives."""
    small = word.casefold().replace("’", "'")
    if small.partition("'")[0] == "i":
        return True
    own = small.removesuffix("'s")
    return bool({own, own.removesuffix("s"), re.sub(r"(?:wo)?m[ae]n$", "", own)} & _LISTS["capitals"])  # Irishman


def is_famous(word: str) -> bool:
    """Whether this is a name that everybody knows, and no other word, though it is in small letters."""
    return word.removesuffix("'s").removesuffix("’s") in _LISTS["famous"]


def is_feast(word: str) -> bool:
    """Whether this is the name of a day that everybody celebrates."""
    small = word.casefold().replace("’", "'")
    return bool({small, small.removesuffix("'s")} & _LISTS["feasts"])


def may_be_name(word: str) -> bool:
    """Whether the dictionary has this as a common word, and people know it as a name: Cinderella."""
    return word.casefold() in _LISTS["also-names"]


def is_name(word: str) -> bool:
    """Whether this is known only as a name: the dictionary has no names, but the frequency list has."""
    small = word.casefold()
    if small.endswith("s") and "noun" in parts_of_speech(small[:-1]):
        return False  # the dictionary lacks many plurals: warships
    if small in _LISTS["no-names"] or FREQUENCIES.frequency(small) < _KNOWN_NAME:
        return False
    return parts_of_speech(small.capitalize()) == ("name",)
