"""Polish: inflection and parts of speech from morfeusz2, derivation by our own careful rules."""

import re
from functools import cache, lru_cache
from typing import Any, Final

from msgspec import Struct

# Pronouns that the dictionary calls adjectives, nouns or adverbs, and other words too general for a trap.
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

_NOUN = ("subst", "depr", "ger")
_ADJECTIVE = ("adj", "adja", "adjp", "adjc")
_VERB = ("fin", "praet", "impt", "imps", "inf", "pcon", "pant", "pact", "ppas", "bedzie", "winien", "aglt")
_NAMES = frozenset(
    {"imię", "nazwisko", "nazwa_geograficzna", "nazwa_organizacji", "nazwa_instytucji", "nazwa_własna", "patronimicum"}
)


class Reading(Struct, frozen=True):
    """One way to read a word: its dictionary form, its part of speech, and whether it is a name."""

    lemma: str
    kind: str
    name: bool


@cache
def _morfeusz() -> Any:
    import morfeusz2

    return morfeusz2.Morfeusz(expand_tags=False)


@lru_cache(maxsize=65536)
def readings(word: str) -> tuple[Reading, ...]:
    """All ways to read a word, whatever its case."""
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
    """The dictionary forms that a word may be a form of, itself among them."""
    return frozenset({word.casefold(), *(reading.lemma for reading in readings(word))})


@lru_cache(maxsize=8192)
def heads(word: str) -> frozenset[str]:
    """The dictionary forms of a word on a card: itself, or its singular where only the plural lies there."""
    small = word.casefold()
    found = [reading for reading in readings(word) if reading.kind in _NOUN]
    nouns = {reading.lemma for reading in found if not reading.name} or {reading.lemma for reading in found}
    return frozenset({small}) if small in nouns or not nouns else frozenset({small, *nouns})


def is_base(word: str) -> bool:
    """Is this a dictionary form, not only a form of another word?"""
    return word.casefold() in {reading.lemma for reading in readings(word) if not reading.name}


def is_known(word: str) -> bool:
    """Does the dictionary know this word?"""
    return bool(readings(word))


def is_name(word: str) -> bool:
    """Is this known as a name and as nothing else?"""
    found = readings(word)
    return bool(found) and all(reading.name for reading in found)


def is_noun(word: str) -> bool:
    """Can this be a common noun?"""
    return any(reading.kind in _NOUN and not reading.name for reading in readings(word))


def trap_fault(word: str) -> str | None:
    """Why this cannot be a trap, or None (TW-24 … TW-30)."""
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
    if found and not kinds & {*_NOUN, *_ADJECTIVE, *_VERB, "num", "numcol"}:
        return "not-a-trap-word"
    return None


def _only(forms: frozenset[str] | set[str], these: frozenset[str]) -> bool:
    return bool(forms) and forms <= these


# --- sound ----------------------------------------------------------------------------------------

_SOUNDS = (("rz", "ż"), ("ó", "u"), ("ch", "h"), ("ą", "on"), ("ę", "en"), ("dż", "ǆ"))
_DEVOICED = str.maketrans({"b": "p", "d": "t", "g": "k", "w": "f", "z": "s", "ż": "š", "ź": "ś"})


@cache
def sound(word: str) -> str:
    """How a word sounds, roughly: kod like kot, morze like może."""
    small = word.casefold()
    for letters, heard in _SOUNDS:
        small = small.replace(letters, heard)
    small = small.replace("sz", "š")
    return small[:-1] + small[-1:].translate(_DEVOICED)


# --- derivation: for words that no entry speaks of, and for what entries forgot ---------------------

_FOLDS = (
    ("szcz", "st"), ("dzi", "d"), ("dź", "d"), ("dż", "d"), ("dz", "d"), ("sz", "s"), ("cz", "k"), ("rz", "r"),
    ("ch", "h"), ("ci", "t"), ("si", "s"), ("zi", "z"), ("ni", "n"), ("ś", "s"), ("ć", "t"), ("ź", "z"), ("ż", "g"),
    ("ń", "n"), ("ł", "l"), ("ą", "e"), ("ę", "e"), ("ó", "o"), ("c", "k"),
)  # fmt: skip
_PREFIXES = (
    "przed", "przy", "prze", "nad", "pod", "bez", "roz", "naj", "pra", "anty", "super", "wice", "eks",
    "na", "po", "do", "wy", "za", "od", "ob", "za", "nie", "u", "o", "w", "s", "z",
)  # fmt: skip
# What may follow a root: endings of diminutives, adjectives, doers, places, verbs, abstract nouns.
_ENDINGS: Final = (
    "ek ik yk ka ko eczek iczek uszek aszek eczka iczka yczka ątko ę ęcie isko ysko ina inka yna ynka uś "
    "usia ulek cia owy ny ni ski cki owski ański iński alski owaty asty aty ity liwy isty ysty any ony "
    "owany czy niczy owny alny elny arz arka arski arstwo arnia iarnia ownia alnia nik nica niczka nictwo "
    "owiec owiczka ak aczek anka anin ianin ista ysta istyczny izm yzm ność ość owość stwo ctwo ówka ówko "
    "ak arek er erka or orka ant ent acz aczka iciel ciel ować ić yć ać eć nąć iwać ywać anie enie owanie "
    "cie nięcie a e i o y u om ami ach"
).split()


@cache
def fold(word: str) -> str:
    """A word with its changing sounds made alike: róg and rożek begin the same way."""
    small = word.casefold()
    for letters, same in _FOLDS:
        small = small.replace(letters, same)
    return small


@cache
def _folded_endings() -> frozenset[str]:
    return frozenset({"", *(fold(ending) for ending in _ENDINGS)})


@cache
def root(word: str) -> str:
    """The folded word without its ending, and without an e that comes and goes (pies, psa)."""
    return re.sub(r"[aeioyu]+$", "", fold(word))


# Endings so productive that a known word of this make is the same word to any partner: wężyk, wężowy.
_SURE_ENDINGS: Final = "ek ik yk eczek iczek eczka iczka yczka owy".split()
_SURE_AFTER_LONG_ROOTS: Final = ("ka", "ko", "ny", "nik", "arz")


def is_plainly_derived(clue: str, word: str) -> bool:
    """Is the clue a diminutive or an everyday adjective of the word, as far as form can tell?"""
    stem, folded = root(word), fold(clue)
    if len(stem) < 3 or not folded.startswith(stem) or not is_base(clue) or not is_noun(word):
        return False
    tail = folded[len(stem) :]
    sure = [*_SURE_ENDINGS, *(_SURE_AFTER_LONG_ROOTS if len(stem) >= 5 else ())]
    return tail in {fold(ending) for ending in sure}


@cache
def compound_parts(word: str) -> frozenset[str]:
    """The two nouns that a long word is plainly made of: kraj and obraz for krajobraz."""
    small = word.casefold()
    found: set[str] = set()
    for cut in range(4, len(small) - 3):
        first, second = small[:cut], small[cut:]
        pairs = [(first, second)]
        if second.startswith("o") and len(second) > 4:
            pairs.append((first, second[1:]))
        for one, other in pairs:
            if all(is_noun(part) and is_base(part) for part in (one, other)) and second not in _folded_endings():
                found |= {one, other}
    return frozenset(found)


def looks_derived(clue: str, word: str) -> bool:
    """Does the clue look as if it were built on the word, or the word on the clue?"""
    return _grows_from(clue, word) or _grows_from(word, clue)


def _grows_from(longer: str, shorter: str) -> bool:
    stem, folded = root(shorter), fold(longer)
    if len(stem) < 3 or len(folded) < len(stem):
        return False
    starts = [folded, *(folded[len(prefix) :] for prefix in _PREFIXES if folded.startswith(prefix) and len(stem) > 3)]
    loose = re.sub(r"e([^aeiouy])$", r"\1", stem)  # kotek, kotk-
    for rest in starts:
        for base in {stem, loose}:
            if len(base) >= 3 and rest.startswith(base) and rest[len(base) :] in _folded_endings():
                return True
    return False
