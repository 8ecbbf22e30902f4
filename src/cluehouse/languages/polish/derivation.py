"""Derivation and compounds in Polish, by careful rules, for words that the lexicon does not cover."""

import re
from functools import cache, lru_cache
from typing import Final

from cluehouse.languages.polish.dictionary import is_base, is_noun

_FOLDS = (
    ("szcz", "st"), ("dzi", "d"), ("dź", "d"), ("dż", "d"), ("dz", "d"), ("sz", "s"), ("cz", "k"), ("rz", "r"),
    ("ch", "s"), ("ci", "t"), ("si", "s"), ("zi", "z"), ("ni", "n"), ("ś", "s"), ("ć", "t"), ("ź", "z"), ("ż", "g"),
    ("ń", "n"), ("ł", "l"), ("ą", "e"), ("ę", "e"), ("ó", "o"), ("c", "k"),
)  # fmt: skip
_PREFIXES = (
    "przeciw", "między", "współ", "przed", "super", "przy", "prze", "poza", "anty", "wice", "nad", "pod", "bez", "roz",
    "naj", "pra", "eks", "nie", "na", "po", "do", "wy", "za", "od", "ob", "u", "o", "w", "s", "z",
)  # fmt: skip
# What may follow a root: endings of diminutives, adjectives, agent nouns, places, verbs, abstract nouns.
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
    """Return a word with its alternating sounds made equal: róg and rożek begin the same way."""
    small = word.casefold()
    for letters, same in _FOLDS:
        small = small.replace(letters, same)
    return small


@cache
def _folded_endings() -> frozenset[str]:
    return frozenset({"", *(fold(ending) for ending in _ENDINGS)})


@lru_cache(maxsize=8192)
def root(word: str) -> str:
    """Return the folded word without its ending, and without a fleeting e (pies, psa)."""
    return re.sub(r"[aeioyu]+$", "", fold(word))


# Endings so productive that a known word formed with them is the same word to any partner: wężyk, wężowy.
_SURE_ENDINGS: Final = "ek ik yk eczek iczek eczka iczka yczka owy".split()
_SURE_AFTER_LONG_ROOTS: Final = ("ka", "ko", "ny", "nik", "arz")


def is_plainly_derived(clue: str, word: str) -> bool:
    """Whether the clue is a diminutive or an everyday adjective of the word, judged by form."""
    stem, folded = root(word), fold(clue)
    if len(stem) < 3 or not folded.startswith(stem) or not is_base(clue) or not is_noun(word):
        return False
    tail = folded[len(stem) :]
    sure = [*_SURE_ENDINGS, *(_SURE_AFTER_LONG_ROOTS if len(stem) >= 5 else ())]
    return tail in {fold(ending) for ending in sure}


@lru_cache(maxsize=8192)
def compound_parts(word: str) -> frozenset[str]:
    """Return the two nouns that a long word is clearly made of: kraj and obraz for krajobraz, woda and spad for
    wodospad."""
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


# Everyday pairs whose root has changed too much for any ending to reveal it.
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
    """Whether the clue looks derived from the word, or the word from the clue."""
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
    return _same_consonants(longer, shorter)


@lru_cache(maxsize=8192)
def _roots(word: str) -> tuple[str, ...]:
    """Return the variants of a word's root: as it is, without a fleeting e, without -ek."""
    stem = _even(root(word))
    loose = re.sub(r"a([^aiuy])$", r"\1", stem)
    bare = re.sub(r"(?:ak|k)$", "", stem) if len(stem) > 4 else stem
    return tuple(dict.fromkeys((stem, loose, bare)))


def _even(folded: str) -> str:
    """Return the folded word with alternating vowels made equal: ściana, ścienny; wiara, wierzyć."""
    return folded.replace("e", "a").replace("o", "a")


@cache
def _even_endings() -> frozenset[str]:
    return frozenset(_even(ending) for ending in _folded_endings()) | {"t"}


def _same_consonants(longer: str, shorter: str) -> bool:
    """Whether both words have the same consonants in the same order, followed by an ending: krzesło, krzesełko."""
    bones = re.sub(r"[aeiouy]", "", root(shorter))
    whole = re.sub(r"[aeiouy]", "", fold(longer))
    alike = len(bones) >= 4 and whole.startswith(bones) and fold(longer)[:2] == fold(shorter)[:2]
    return alike and len(whole) - len(bones) <= 3 and fold(longer).endswith(tuple(_long_endings()))


@cache
def _long_endings() -> tuple[str, ...]:
    return tuple(ending for ending in _folded_endings() if len(ending) > 1)


_DIMINUTIVES: Final = tuple(
    ("ek ik yk uszek aszek eczek iczek ka ko eczka iczka yczka eczko ątko isko ysko uś usia unia cia inka ynka").split()
)
_NOT_SMALL: Final = ("owiec", "nik", "arka", "ówka")  # agent nouns and places that look like diminutives


def is_diminutive(form: str, word: str, family: frozenset[str]) -> bool:
    """Whether the form is a diminutive of the word, or of a word of its family with the same root."""
    if not form.endswith(_DIMINUTIVES) or not is_noun(form):
        return False
    stem, folded = root(word), fold(form)
    if any(folded == stem + fold(ending) for ending in _DIMINUTIVES):
        return True
    beginning = max(2, len(stem) - 1)
    return folded[:beginning] == stem[:beginning] and form in family and not form.endswith(_NOT_SMALL)
