"""Word families in English, for any word: the words that a word is made from, step by step, and those two share.

A step removes an ending or a prefix that makes words of one kind from words of another kind (historical of history,
befriend of friend) and leads only to words that people use. Two words are of one family if such steps lead from one to
the other, or from both to the same word (unhappy and happiness).
"""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from cluehouse.languages.english.chance import ONLY_LOOKS
from cluehouse.languages.english.dictionary import is_base
from cluehouse.languages.english.parts import FREQUENCIES, parts_of_speech

_RULES: Final = """
# what is made: endings: what it is made of: letters of the shortest base
noun: er or: verb: 4
noun: ion ation ition ment ance ence ery ure: verb: 4
noun: age al ing: verb: 5
noun: ness ity ty ism ist: adjective: 4
noun: er ist ism ship hood dom ian eer ess ery ry age ette ster ier eer let: noun: 5
noun: ship hood dom ful let ling: noun: 4
adjective: y: noun verb: 4
adjective: al ial ual ical ic ous ious eous ish ian ary ern: noun: 5
adjective: ful less like ly some ed en: noun: 4
adjective: able ible ive ative ful less ent ant ory: verb: 4
adjective: al ic ical: adjective: 5
verb: en ize ise ify ate: noun adjective: 4
adverb: ly: adjective: 4
adverb: ward wards wise: noun: 4
noun: ician ics: noun adjective: 5
"""


def _read_rules() -> tuple[tuple[str, str, frozenset[str], int], ...]:
    found = []
    for line in _RULES.strip().splitlines():
        if not line.startswith("#"):
            made, endings, of, shortest = line.split(": ")
            found += [(ending, made, frozenset(of.split()), int(shortest)) for ending in endings.split()]
    return tuple(found)


_TABLE: Final = _read_rules()
_PREFIXES: Final = {
    # the prefix, and the letters of the shortest word that is heard after it
    **dict.fromkeys("under inter over fore post anti super mini mega multi micro ultra semi step grand".split(), 3),
    **dict.fromkeys("un re dis mis non pre sub be en em out trans co auto tele bio hyper mid counter de".split(), 5),
    "a": 5,
}  # fmt: skip
_USED: Final = 3.0  # how common the words on the way are (zipf)
_RARER: Final = 0.9  # how much rarer than the word made from it a base may be
_STEPS: Final = 3


def _stems(stem: str, ending: str) -> Iterator[str]:
    """Yield the words that may have lost letters before this ending: history before -ical, refuse before -al."""
    yield stem
    if ending[0] in "aeiouy":
        yield f"{stem}e"
        if len(stem) > 3 and stem[-1] == stem[-2]:
            yield stem[:-1]
        if stem.endswith("i"):
            yield f"{stem[:-1]}y"
        if ending in ("ic", "ical", "ian", "ist", "ize", "ise", "ify", "al", "ous", "ician"):
            yield f"{stem}y"
            yield f"{stem}a"
            yield f"{stem}o"
        if ending in ("ic", "ical", "ician", "ist"):
            yield f"{stem}ics"
        if ending in ("ation", "ion", "ive", "ative", "ory", "or"):
            yield f"{stem}ate"
    elif stem.endswith("i"):
        yield f"{stem[:-1]}y"
    if ending == "ity" and stem.endswith("bil"):
        yield f"{stem[:-3]}ble"


@lru_cache(maxsize=16384)
def _bases(word: str) -> frozenset[str]:
    """Return the words in use of which this one is made in one step."""
    if word in ONLY_LOOKS or not word.isascii():
        return frozenset()
    kinds = set(parts_of_speech(word)) or {"noun", "adjective", "verb", "adverb"}
    found = {
        base
        for ending, made, of, shortest in _TABLE
        if made in kinds and word.endswith(ending)
        for base in _stems(word.removesuffix(ending), ending)
        if len(base) >= shortest and _fits(base, of, word)
    }
    for prefix, shortest in _PREFIXES.items():
        rest = word.removeprefix(prefix)
        if rest != word and len(rest) >= shortest and _fits(rest, frozenset(("noun", "verb", "adjective")), word):
            found.add(rest)
    return frozenset(found - {word})


def _fits(base: str, of: frozenset[str], word: str) -> bool:
    """Whether people use this word, at least about as often as the one that is made from it, and it is of the kind."""
    frequency = FREQUENCIES.frequency(base)
    if frequency < max(_USED, FREQUENCIES.frequency(word) - _RARER) or not is_base(base):
        return False
    return not of.isdisjoint(parts_of_speech(base)[:2])


@lru_cache(maxsize=16384)
def _ancestors(word: str) -> dict[str, int]:
    """Return the words from which a word is made, with the number of steps to each."""
    found = {word: 0}
    latest = [word]
    for step in range(1, _STEPS + 1):
        latest = [base for each in latest for base in _bases(each) if base not in found]
        found |= dict.fromkeys(latest, step)
    return found


@lru_cache(maxsize=16384)
def are_relatives(one: str, other: str) -> bool:
    """Whether regular steps lead from one word to the other, or from both to the same word."""
    if not any(one[index : index + 3] in other for index in range(len(one) - 2)):
        return False
    mine, theirs = _ancestors(one), _ancestors(other)
    if other in mine or one in theirs:
        return True
    return any(mine[base] + theirs[base] <= _STEPS for base in mine.keys() & theirs.keys())
