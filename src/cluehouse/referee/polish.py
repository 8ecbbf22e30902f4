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

    return morfeusz2.Morfeusz(generate=False, expand_tags=False)


@lru_cache(maxsize=8192)
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


def is_written_as_name(word: str) -> bool:
    """Is this written as the name that it is: Kijów, not the sticks?"""
    return word[:1].isupper() and any(reading.name and reading.lemma == word.casefold() for reading in readings(word))


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


@lru_cache(maxsize=8192)
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
    ("ch", "s"), ("ci", "t"), ("si", "s"), ("zi", "z"), ("ni", "n"), ("ś", "s"), ("ć", "t"), ("ź", "z"), ("ż", "g"),
    ("ń", "n"), ("ł", "l"), ("ą", "e"), ("ę", "e"), ("ó", "o"), ("c", "k"),
)  # fmt: skip
_PREFIXES = (
    "przeciw", "między", "współ", "przed", "super", "przy", "prze", "poza", "anty", "wice", "nad", "pod", "bez", "roz",
    "naj", "pra", "eks", "nie", "na", "po", "do", "wy", "za", "od", "ob", "u", "o", "w", "s", "z",
)  # fmt: skip
# What may follow a root: endings of diminutives, adjectives, doers, places, verbs, abstract nouns.
_ENDINGS: Final = (
    "ek ik yk ka ko eczek iczek uszek aszek eczka iczka yczka ątko ę ęcie isko ysko ina inka yna ynka uś "
    "usia ulek cia owy ny ni ski cki owski ański iński alski owaty asty aty ity liwy isty ysty any ony "
    "owany czy niczy owny alny elny arz arka arski arstwo arnia iarnia ownia alnia nik nica niczka nictwo "
    "owiec owiczka ak aczek anka anin ianin ista ysta istyczny izm yzm ność ość owość stwo ctwo ówka ówko "
    "ak arek er erka or orka ant ent acz aczka iciel ciel ować ić yć ać eć nąć iwać ywać anie enie owanie "
    "cie nięcie a e i o y u om ami ach"
    " utki eńki owisko ówna enny izna yzna ota oba eż ica yca iec ec aniec eniec awy awka iwo idło adło ełko ęta jer"
    " alność elność arium at ator ować owacja acja yczny iczny alista owca ownik ownica ówek uszka unek unkowy ewny"
).split()


@lru_cache(maxsize=8192)
def fold(word: str) -> str:
    """A word with its changing sounds made alike: róg and rożek begin the same way."""
    small = word.casefold()
    for letters, same in _FOLDS:
        small = small.replace(letters, same)
    return small


@cache
def _folded_endings() -> frozenset[str]:
    return frozenset({"", *(fold(ending) for ending in _ENDINGS)})


@lru_cache(maxsize=8192)
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


@lru_cache(maxsize=8192)
def compound_parts(word: str) -> frozenset[str]:
    """The two nouns that a long word is plainly made of: kraj and obraz for krajobraz, woda and spad for wodospad."""
    small = word.casefold()
    found: set[str] = set()
    for cut in range(3, len(small) - 2):
        first, second = small[:cut], small[cut:]
        firsts = [first] if len(first) > 3 and len(second) > 3 else []
        if second.startswith("o") and len(second) > 3:
            second = second[1:]
            firsts = [first + ending for ending in ("a", "o", "e", "")]
        if not is_noun(second) or second in _ENDINGS:
            continue
        found |= {part for one in firsts if is_noun(one) and is_base(one) for part in (one, second)}
    return frozenset(found)


# Everyday pairs whose root has changed too much for any ending to show it.
_CHANGED: Final = frozenset(
    frozenset(pair.split("-"))
    for pair in (
        "miasto-miejski wieś-wiejski ptak-ptasi pies-psi lew-lwi kot-koci owca-owczy koń-konny dzień-dzienny "
        "len-lniany "
        "słońce-słoneczny gwiazda-gwiezdny krew-krwawy brew-brwi mech-omszały sen-śnić czas-wczesny ręka-ręczny "
        "ucho-uszny oko-oczny król-królewski mąż-męski żona-żeński brat-braterski ojciec-ojcowski matka-macierzyński"
    ).split()
)


def looks_derived(clue: str, word: str) -> bool:
    """Does the clue look as if it were built on the word, or the word on the clue?"""
    if frozenset((clue.casefold(), word.casefold())) in _CHANGED:
        return True
    return _grows_from(clue, word) or _grows_from(word, clue)


def _grows_from(longer: str, shorter: str) -> bool:
    folded = _even(fold(longer))
    starts = [folded, *(folded[len(prefix) :] for prefix in map(_even, _PREFIXES) if folded.startswith(prefix))]
    for base in _roots(shorter):
        for number, rest in enumerate(starts):
            if len(base) < (3 if number == 0 else 4) or not rest.startswith(base):
                continue
            if rest[len(base) :] in _even_endings():
                return True
    return _same_bones(longer, shorter)


@lru_cache(maxsize=8192)
def _roots(word: str) -> tuple[str, ...]:
    """The root of a word in its several dresses: as it stands, without a coming and going e, without -ek."""
    stem = _even(root(word))
    loose = re.sub(r"a([^aiuy])$", r"\1", stem)
    bare = re.sub(r"(?:ak|k)$", "", stem) if len(stem) > 4 else stem
    return tuple(dict.fromkeys((stem, loose, bare)))


def _even(folded: str) -> str:
    """With the vowels that change places made alike: ściana, ścienny; wiara, wierzyć."""
    return folded.replace("e", "a").replace("o", "a")


@cache
def _even_endings() -> frozenset[str]:
    return frozenset(_even(ending) for ending in _folded_endings()) | {"t"}


def _same_bones(longer: str, shorter: str) -> bool:
    """The same consonants in the same order, and an ending behind them: krzesło, krzesełko."""
    bones = re.sub(r"[aeiouy]", "", root(shorter))
    whole = re.sub(r"[aeiouy]", "", fold(longer))
    alike = len(bones) >= 4 and whole.startswith(bones) and fold(longer)[:2] == fold(shorter)[:2]
    return alike and len(whole) - len(bones) <= 3 and fold(longer).endswith(tuple(_long_endings()))


@cache
def _long_endings() -> tuple[str, ...]:
    return tuple(ending for ending in _folded_endings() if len(ending) > 1)
