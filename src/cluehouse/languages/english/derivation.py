"""Derivation and compounds in English, by careful rules, for words that the lexicon does not cover."""

from functools import lru_cache
from typing import Final

from cluehouse.languages.english.dictionary import by_kind, heads, is_base, is_noun
from cluehouse.languages.english.families import are_relatives
from cluehouse.languages.english.pairs import CHANCE, KIN, RELATIVES
from cluehouse.languages.english.parts import FREQUENCIES, is_function_word, parts_of_speech

_DIMINUTIVES: Final = ("y", "ie", "let", "kin", "ling", "ette")

_SUFFIXES: Final = frozenset(
    (
        "s es ed d ing er ers ist ism ian ery ry y ie ies ly ish like less ful ness ment ship hood dom let "
        "ling ette ess al ic ical ous able ible ant ent ance ence age ise ize ised ized ify en ened ening "
        "ward wards wise some man men woman women erman ermen "
        "ion ation ition ive ative or ity ial ious ian istic ification"
    ).split()
)
_SHORT: Final = 3
_PREFIXES: Final = ("un", "re", "a", "be", "en", "non", "anti", "super", "pre", "sub", "inter", "over", "under", "mini")


def is_participle(form: str, word: str) -> bool:
    """Whether the form is a participle that the dictionary also lists as an adjective or as a noun: driven, swimming.
    Some have a sense of their own: building."""
    found = by_kind(form.casefold())
    if _is_doing(form.casefold(), word.casefold()):
        return form.casefold() not in _OWN_SENSE
    return "NOUN" not in found and {"ADJ", "VERB"} <= set(found) and bool(heads(word) & set(found["VERB"]))


def is_plainly_derived(clue: str, word: str) -> bool:
    """Whether the clue is the person who does what the word says, or a quality made from it: dancer, fisherman,
    kindness, rainy."""
    longer, shorter = clue.casefold(), word.casefold()
    if RELATIVES.has(longer, shorter) or _is_doing(longer, shorter) or _has_prefix(longer, shorter):
        return True
    if are_relatives(longer, shorter):
        return True
    known = is_base(longer) or parts_of_speech(longer)[:1] in (("noun",), ("adjective",))
    if CHANCE.has(longer, shorter) or len(shorter) < _SHORT or not longer.startswith(shorter[:-1]) or not known:
        return False
    bases = {shorter, shorter + shorter[-1]}
    if shorter.endswith("y"):
        bases.add(shorter[:-1] + "i")
    tails = {longer.removeprefix(base) for base in bases if longer.startswith(base)}
    if shorter.endswith("e"):
        tails |= {longer.removeprefix(shorter[:-1])} & {"er", "or", "y"}
    if tails & {"er", "or"} and "verb" in parts_of_speech(shorter):
        return is_noun(longer) and len(longer) > 5
    if tails & {"y"}:
        return "noun" in parts_of_speech(shorter) and parts_of_speech(longer) == ("adjective",)
    if shorter.endswith("e"):
        tails.add(longer.removeprefix(shorter[:-1]))
    return len(shorter) > _SHORT and (bool(tails & _PLAIN_SUFFIXES) or _is_of_kind(tails, longer, shorter))


def _is_doing(form: str, word: str) -> bool:
    """Whether the form says what one does when one does the word: swimming."""
    return form.endswith("ing") and word in by_kind(form).get("VERB", ())


_OPPOSITES: Final = {"un": "adjective", "dis": "verb", "mis": "verb", "re": "verb"}
_LONG: Final = 5  # letters of a word that is heard after a prefix


def _has_prefix(longer: str, shorter: str) -> bool:
    """Whether a prefix turns the shorter word round or repeats it: unhappy, disappear, rewrite."""
    return len(shorter) >= _LONG - 1 and any(
        longer == prefix + shorter
        and not CHANCE.has(longer, shorter)
        and is_base(longer)
        and kind in parts_of_speech(shorter)
        for prefix, kind in _OPPOSITES.items()
    )


# Endings that make a word of one kind into a word of another kind: reflect and reflection, danger and dangerous.
_KINDS: Final = (
    ("ion ation ition ment ance ence", "verb", "noun"),
    ("ive able ible ative", "verb", "adjective"),
    ("ous ic ical ish ian some", "noun", "adjective"),
    ("ity th", "adjective", "noun"),
    ("ian ist eer ess", "noun", "noun"),
    ("en", "adjective", "verb"),
    ("en", "noun", "adjective"),
)


def _is_of_kind(tails: set[str], longer: str, shorter: str) -> bool:
    """Whether an ending turns the shorter word, of the kind that takes it, into the longer one."""
    made, base = parts_of_speech(longer), parts_of_speech(shorter)
    return any(
        not tails.isdisjoint(endings.split()) and of in base and kind in made[:2] for endings, of, kind in _KINDS
    )


_PLAIN_SUFFIXES: Final = frozenset("ness less ful ship hood like ish ly erman ermen ist".split())


def is_diminutive(form: str, word: str, family: frozenset[str]) -> bool:
    """Whether the form is a diminutive of the word: bird and birdie, dove and dovey, dog and doggy."""
    stem = word.casefold()
    stems = (stem, stem[:-1], stem + stem[-1])
    return "noun" in parts_of_speech(form) and any(form == each + ending for each in stems for ending in _DIMINUTIVES)


_KNOWN: Final = 3.3  # how common the parts of a compound are (zipf): headache
_RARE: Final = 2.7  # the same of a last part after a very common word
_WELL_KNOWN: Final = 4.3  # the same, if one of them is so short that it may be there by chance


_OWN_SENSE: Final = frozenset(
    (
        "building meeting painting drawing wedding feeling clothing opening filling dressing warning landing crossing "
        "stocking evening ceiling reading writing being beginning ending wing spring string king thing"
    ).split()
)


def _is_used(noun: str, known: float) -> bool:
    """Whether this is a noun in its dictionary form that is at least so common."""
    return len(noun) >= _SHORT and is_noun(noun) and is_base(noun) and FREQUENCIES.frequency(noun) >= known


def _begins_compound(half: str, known: float) -> bool:
    """Whether compounds can begin so: with a noun, or with a common adjective or verb, as in newborn and knitwear."""
    if _is_used(half, known):
        return True
    frequency = FREQUENCIES.frequency(half)
    match parts_of_speech(half)[:1]:
        case ("adjective",):
            return is_base(half) and frequency >= _WELL_KNOWN
        case ("verb",):
            return is_base(half) and len(half) > _SHORT and frequency >= _KNOWN
        case _:
            return False


def _is_quality(half: str) -> bool:
    """Whether compounds of nouns with a quality end so: heartbroken, lionhearted."""
    if len(half) <= _SHORT or FREQUENCIES.frequency(half.removesuffix("ed")) < _KNOWN:
        return False
    return half in _QUALITIES or (half.endswith("ed") and len(half) > _LONG and is_noun(half.removesuffix("ed")))


_QUALITIES: Final = frozenset("broken made born sick proof wide free long tight ready worthy bound".split())
_PARTICLES: Final = frozenset("out off over away back down up through around about by".split())


@lru_cache(maxsize=8192)
def compound_parts(word: str) -> frozenset[str]:
    """Return the two common words that a long word is clearly made of: news and paper for newspaper."""
    small = word.casefold()
    found: set[str] = set()
    if _is_verb_form(small):
        return frozenset()
    for cut in range(3, len(small) - 1):
        halves = (small[:cut], small[cut:])
        if halves[0] == "pro" or halves[1] in _ENDINGS_LIKE_WORDS or any(CHANCE.has(small, half) for half in halves):
            continue
        usual = halves[0] in _BEGINS_COMPOUNDS or halves[1] in _ENDS_COMPOUNDS
        short = min(map(len, halves)) <= _SHORT and not usual
        known = _WELL_KNOWN if short else _KNOWN
        if min(map(len, halves)) > _SHORT and FREQUENCIES.frequency(halves[0]) >= _WELL_KNOWN:
            known = _RARE  # snowflake
        if _begins_compound(halves[0], known) and (_is_used(halves[1], known) or _is_quality(halves[1])):
            found.update(halves)
        if halves[1] in _PARTICLES and is_base(halves[0]) and FREQUENCIES.frequency(halves[0]) >= _WELL_KNOWN:
            found.update(halves)  # takeover
        trader = halves[0].removesuffix("s")  # salesman, craftsman
        if halves[1] in _PERSONS and trader != halves[0] and len(trader) > _SHORT and is_noun(trader):
            found.update((trader, halves[1]))
    return frozenset(found)


_ENDINGS_LIKE_WORDS: Final = frozenset(("ally", "rally", "tally", "ability"))  # personally, readability
_PERSONS: Final = frozenset(("man", "men", "woman", "women", "person"))


# Short words that many compounds begin with; of others, chance may have made one: bargain.
_BEGINS_COMPOUNDS: Final = frozenset(
    (
        "arm ear eye toe leg lip air sun sea ice egg pig tea tin oil gas fog dog cat cow bee hay key tie "
        "war law day pop gun "
        "hat bus box bed web job lap ink jet zip wax mud log"
    ).split()
)
_ENDS_COMPOUNDS: Final = frozenset(
    (
        "man men dog fly cat box bag bed car bus day eye fox hat hen jar key lid mat owl pan pie pig pot rod sea sky "
        "sun tea toe toy tub way web cup gun log oil bee boy bug pit cap cut bar gum nut top"
    ).split()
)
_LONG_ENOUGH: Final = 7  # letters; shorter words are often made of two by chance


def is_clear_compound(word: str) -> bool:
    """Whether this can only be a compound. By chance, a word often ends in a short one; compounds end in a few."""
    small = word.casefold()
    last = [part for part in compound_parts(small) if small.endswith(part)]
    ends = any(part in _ENDS_COMPOUNDS or part in _PARTICLES or len(part) > _SHORT for part in last)
    begins = any(small.startswith(part) for part in _BEGINS_COMPOUNDS)  # sunday
    return ends and (begins or len(small) >= _LONG_ENOUGH) and not _is_verb_form(small)


def _is_verb_form(small: str) -> bool:
    """Whether this is a form of a verb, and not its dictionary form: thinking."""
    verbs = by_kind(small).get("VERB", ())
    return bool(verbs) and small not in verbs


def looks_derived(clue: str, word: str) -> bool:
    """Whether the clue looks derived from the word, or the word from the clue."""
    one, other = clue.casefold(), word.casefold()
    if KIN.has(one, other):
        return True
    return _grows_from(one, other) or _grows_from(other, one) or not _stems(one).isdisjoint(_stems(other))


# Endings of words that are made from the same verb, noun or adjective: dancer and dancing, creative and creation.
_SIBLINGS: Final = (
    "er or ing ion ation ition ive ment ist able ance ence ant ent ful less ness ous ian ic ical al".split()
)
_COMMON_STEM: Final = 3.3  # a word that people know (zipf)


@lru_cache(maxsize=8192)
def _stems(word: str) -> frozenset[str]:
    """Return the common words of four letters or more from which this word is made with an ending; of three if the
    last is doubled: runner."""
    found: set[str] = set()
    for ending in _SIBLINGS:
        stem = word.removesuffix(ending)
        if stem == word or len(stem) < _SHORT:
            continue
        doubled = len(stem) > _SHORT and stem[-1] == stem[-2] and stem[-1] in "bdgmnprt"
        tried = [stem[:-1]] if doubled else [each for each in (stem, f"{stem}e") if len(each) > _SHORT]
        found.update(each for each in tried if is_base(each) and FREQUENCIES.frequency(each) >= _COMMON_STEM)
    return frozenset(found - CHANCE.listed.get(word, frozenset()))


def _grows_from(longer: str, shorter: str) -> bool:
    if len(shorter) < 3 or not longer.isascii() or CHANCE.has(longer, shorter):
        return False
    if len(shorter) > _SHORT and shorter.endswith("e") and longer == shorter[:-1] + "y":  # scare and scary
        return is_base(longer) and is_base(shorter)
    if len(longer) <= len(shorter):
        return False
    if shorter.endswith(("ant", "ent")) and longer in (f"{shorter[:-1]}ce", f"{shorter[:-1]}cy"):  # silent, silence
        return len(shorter) > _LEAST_QUALITY
    return _has_suffix(longer, shorter) or _is_compound(longer, shorter)


_LEAST_QUALITY: Final = 4  # letters of an adjective that has such a noun: agent, agency


def _has_suffix(longer: str, shorter: str) -> bool:
    bases = {shorter, shorter.removesuffix("e"), shorter + shorter[-1]}
    if shorter.endswith("y"):
        bases.add(shorter[:-1] + "i")
        if len(shorter) > _LEAST_QUALITY and longer.endswith(("ic", "ical", "ian", "ist")):  # history, historian
            bases.add(shorter[:-1])
    starts = [longer, *(longer[len(prefix) :] for prefix in _PREFIXES if longer.startswith(prefix))]
    least = 3 if len(shorter) > 3 else 4  # arm is not the root of army, nor pan of panic
    if longer == f"{shorter}{shorter[-1]}y" and parts_of_speech(longer)[:1] != ("adjective",):
        return False  # foggy, but not poppy
    return any(
        rest.startswith(base) and rest[len(base) :] in _SUFFIXES and len(base) >= least
        for rest in starts
        for base in bases
    ) or any(rest == shorter and len(shorter) > _SHORT for rest in starts[1:])


_ONLY_BEGINNINGS: Final = frozenset("con pro dis inter sup par ref den sub mid anti ante multi".split())  # contract


def _is_compound(longer: str, shorter: str) -> bool:
    """Whether the rest of the longer word is a common word of its own."""
    rests: list[str] = []
    if _is_verb_form(longer) or shorter in _ONLY_BEGINNINGS:
        return False
    if longer.startswith(shorter):
        rests.append(longer.removeprefix(shorter))
    if longer.endswith(shorter):
        rests.append(longer.removesuffix(shorter))
    return any(
        (is_base(rest) or (is_function_word(rest) and len(rest) > _SHORT))  # everyday
        and FREQUENCIES.frequency(rest) >= (3.3 if len(rest) > _SHORT else 4.0)
        for rest in rests
        if rest[2:]
    )
