"""Word families in English, for any word: the words that a word is made from, step by step, and those two share.

A step removes an ending or a prefix that makes words of one kind from words of another kind (historical of history,
befriend of friend) and leads only to words that people use. Two words are of one family if such steps lead from one to
the other, or from both to the same word (unhappy and happiness).
"""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from cluehouse.languages.english.dictionary import british, by_kind, is_base
from cluehouse.languages.english.pairs import CHANCE, RELATIVES
from cluehouse.languages.english.parts import FREQUENCIES, parts_of_speech

_RULES: Final = """
# what is made: endings: what it is made of (with a star, if it is ever that): letters of the shortest base
noun: er or: verb *verb: 4
noun: er: adjective: 6
noun: ee: verb: 5
noun: ion ation ition ment ance ence ery ure: verb: 4
noun: ion ation: adjective: 5
noun: ication: verb adjective: 5
noun: ization isation: noun adjective: 5
noun: al ing: verb: 4
noun: age: verb noun: 4
noun: ness ity ty ism ist dom ice th: adjective: 4
noun: ness: adjective: 3
noun: y: adjective verb: 5
noun: y: noun: 6
noun: er ist ism ship hood dom ice ian ess ery ry ary ette ster ier eer let: noun: 5
noun: ship hood dom ful let ling ette: noun: 4
noun: ian: adjective: 5
noun: ce cy: adjective noun: 5
adjective: y: noun verb *noun: 4
adjective: al: noun: 4
adjective: ial ual ical ic ous ious eous ian ary ern istic atic ate: noun: 5
adjective: ous ious ate: verb: 5
adjective: istic ive: noun adjective: 4
adjective: ated: noun: 5
noun: icide: noun: 4
adjective: ish: noun adjective: 4
adjective: ful less like ly some ed en ern able: noun: 4
adjective: ful less some: noun verb: 3
adjective: able ible ive ative ful less ent ant ory ary: verb: 4
adjective: al ic ical: adjective: 5
verb: en ize ise ify ate: noun adjective: 4
adverb: ly ally: adjective: 4
adverb: edly ingly: verb: 4
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
_LISTED: Final[dict[str, set[str]]] = {}  # relatives, in both directions
for _word, _others in RELATIVES.listed.items():
    for _other in _others:
        _LISTED.setdefault(_word, set()).add(_other)
        _LISTED.setdefault(_other, set()).add(_word)
_PREFIXES: Final = {
    # the prefix, and the letters of the shortest word that is heard after it
    **dict.fromkeys("under inter over up fore post anti super mini mega multi micro ultra semi step grand".split(), 3),
    **dict.fromkeys("in im ir il dis mis non re pre sub be en em out trans co mid counter de".split(), 5),
    **dict.fromkeys("auto tele bio hyper".split(), 5),
    "a": 5,
    "mal": 5,
    "un": 4,
}  # fmt: skip
_USED: Final = 3.0  # how common the words on the way are (zipf)
_RARER: Final = {3: 0.9, 4: 0.9, 5: 1.2}  # how much rarer than the word made from it a base of so many letters may be
_MUCH_RARER: Final = 2.5  # the same of a longer base, which is hardly there by chance
_STEPS: Final = 3
_ANY: Final = frozenset(("noun", "verb", "adjective", "*adj"))


def _stems(stem: str, ending: str) -> Iterator[str]:
    """Yield the words that may have lost letters before this ending: history before -ical, refuse before -al."""
    yield stem
    if ending[0] in "aeiouy":
        yield f"{stem}e"
        if len(stem) > 3 and stem[-1] == stem[-2]:
            yield stem[:-1]
        if stem.endswith("i"):
            yield f"{stem[:-1]}y"
        if ending in ("ic", "ical", "ette", "ian", "ist", "ize", "ise", "ify", "al", "ous", "ician"):
            yield f"{stem}y"
            yield f"{stem}a"
            yield f"{stem}o"
        if ending in ("ic", "ical", "ician", "ist"):
            yield f"{stem}ics"
        if ending in ("ation", "ion", "ive", "ative", "ory", "or"):
            yield f"{stem}ate"
        if ending == "ication":
            yield f"{stem}y"
    elif stem.endswith("i"):
        yield f"{stem[:-1]}y"
    if ending == "ity" and stem.endswith("bil"):
        yield f"{stem[:-3]}ble"
    if ending == "ly":
        yield f"{stem}le"  # simply
    if ending in ("ce", "cy"):
        yield f"{stem}t"  # silence


@lru_cache(maxsize=16384)
def _bases(word: str) -> frozenset[str]:
    """Return the words in use of which this one is made in one step."""
    if not word.isascii():
        return frozenset()
    kinds = set(parts_of_speech(word)) or {"noun", "adjective", "verb", "adverb"}
    found = {
        base
        for ending, made, of, shortest in _TABLE
        if made in kinds and word.endswith(ending)
        for stem in _stems(word.removesuffix(ending), ending)
        for base in (stem, *british(stem))  # colorful, colour
        if len(base) >= shortest and _fits(base, of, word)
    }
    for prefix, shortest in _PREFIXES.items():
        rest = word.removeprefix(prefix)
        if rest != word and len(rest) >= shortest:
            forms = by_kind(rest) if is_base(word) else {}  # unchained, overseas
            bases = {rest, *(lemma for lemmas in forms.values() for lemma in lemmas)}
            found |= {base for base in bases if len(base) >= 3 and _fits(base, _ANY, word)}
    verbs = by_kind(word).get("VERB", ()) if word.endswith(("ed", "en", "wn", "ing")) else ()
    found |= {verb for verb in verbs if _fits(verb, frozenset(("verb",)), word)}  # unknown, know
    found |= _LISTED.get(word, set())
    return frozenset(found - {word} - CHANCE.listed.get(word, frozenset()))


def _fits(base: str, of: frozenset[str], word: str) -> bool:
    """Whether people use this word, at least about as often as the one that is made from it, and it is of the kind."""
    frequency = FREQUENCIES.frequency(base)
    rarer = _RARER.get(len(base), _MUCH_RARER)
    if frequency < max(_USED, FREQUENCIES.frequency(word) - rarer) or not is_base(base):
        return False
    listed = (f"*{kind.lower()}" for kind in by_kind(base))
    return not of.isdisjoint((*parts_of_speech(base)[:2], *listed))


@lru_cache(maxsize=16384)
def _ancestors(word: str) -> dict[str, int]:
    """Return the words from which a word is made, with the number of steps to each."""
    found = {word: 0}
    latest = [word]
    for step in range(1, _STEPS + 1):
        latest = [base for each in latest for base in _bases(each) if base not in found]
        found |= dict.fromkeys(latest, step)
    return found


@lru_cache(maxsize=256)
def are_relatives(one: str, other: str) -> bool:
    """Whether regular steps lead from one word to the other, or from both to the same word."""
    alike = one[:1] == other[:1] or any(one[index : index + 3] in other for index in range(len(one) - 2))
    if not alike or CHANCE.has(one, other):
        return False
    mine, theirs = _ancestors(one), _ancestors(other)
    if other in mine or one in theirs or _share_stem(one, other):
        return True
    return any(mine[base] + theirs[base] <= _STEPS for base in mine.keys() & theirs.keys())


# Endings after a stem that is no word by itself: sympathy and sympathetic, religion and religious.
_AFTER_STEMS: Final = frozenset(
    (
        "y ic ical ics icist ist ism ise ize ion ious ous er ry ery ate ation ator ative ant ance ancy ent ence ency "
        "al ial ive ity ety etic etical a um us is ine ar or ure ible able ify ian e sis se st tic tical ed eous ary "
        "ory ially ously ically ly ment icide ular ising izing"
    ).split()
)
_STEM: Final = 5  # letters


def _share_stem(one: str, other: str) -> bool:
    """Whether both words are a long stem, which may be no word, and an ending."""
    if one[:_STEM] != other[:_STEM]:
        return False
    return (
        any(
            one[:cut] == other[:cut] and one[cut:] in _AFTER_STEMS and other[cut:] in _AFTER_STEMS
            for cut in range(_STEM, min(len(one), len(other)))
        )
        and is_base(one)
        and is_base(other)
    )
