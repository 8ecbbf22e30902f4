"""Regular derivation in Polish: words that nobody would call another word (TW-59).

Adverbs of adjectives, diminutives of the same gender, everyday adjectives of nouns, qualities, persons and places,
verbs of nouns, and verbs with a prefix. Pairs that only look like this are in `chance.txt`.
"""

import re
from functools import lru_cache
from typing import Final

from cluehouse.languages.polish.derivation import is_clearly_prefixed
from cluehouse.languages.polish.dictionary import genders, is_adjective, is_always_plural, is_base, is_noun, readings
from cluehouse.languages.polish.pairs import CHANCE, RELATIVES


@lru_cache(maxsize=16384)
def is_plainly_derived(clue: str, word: str) -> bool:
    """Whether the clue is formed from the word so regularly that nobody would argue."""
    form, base = clue.casefold(), word.casefold()
    if form == base or CHANCE.has(form, base):
        return False
    if _is_form_of(form, base):
        return True
    if RELATIVES.has(form, base) or is_clearly_prefixed(form, base):
        return True
    return form[:1] == base[:1] and (
        _is_adverb(form, base)
        or _is_small(form, base)
        or _is_adjective_of(form, base)
        or _is_quality(form, base)
        or _is_woman(form, base)
        or _is_person_or_place(form, base)
        or _is_verb_of(form, base)
    )


_NOUNS_OF_THEIR_OWN: Final = frozenset("droga prawa prawo dobra dobro stała święta święto danie para rana".split())


def _is_form_of(form: str, base: str) -> bool:
    """Whether this is a form that the dictionary also lists as a word, in the same sense: śpiący, młoda, zakupy."""
    if form in _NOUNS_OF_THEIR_OWN:
        return False
    kinds = {reading.kind for reading in readings(form) if reading.lemma == base}
    if kinds & {"ger", "pact", "ppas"} or ("adj" in kinds and is_adjective(base)):
        return True
    return "subst" in kinds and is_always_plural(form)


_OF_ADVERBS: Final = (("rze", "ry"), ("le", "ły"), ("ie", "y"), ("o", "i"), ("o", "y"), ("e", "y"))


def _is_adverb(form: str, base: str) -> bool:
    """Whether an adverb says in which way: szybko of szybki, pięknie of piękny."""
    if not is_adjective(base):
        return False
    adverbs = {reading.lemma for reading in readings(form) if reading.kind == "adv"}
    return any(
        adverb.endswith(ending) and adverb.removesuffix(ending) + adjective == base
        for adverb in adverbs
        for ending, adjective in _OF_ADVERBS
    )


_MALE: Final = "ek ik yk eczek iczek yczek uszek aszek".split()
_FEMALE: Final = "ka eczka iczka yczka uszka usia unia cia inka ynka".split()
_NEUTER: Final = "ko eczko uszko ątko iątko".split()
_SMALL: Final = {"m": _MALE, "f": _FEMALE, "n": _NEUTER, "p": [*_MALE, *_FEMALE, "ki"]}


def _is_small(form: str, base: str) -> bool:
    """Whether a noun is a diminutive of another, which has the same gender: kawka of kawa, but not laska of las."""
    if not (is_noun(form) and is_noun(base) and is_base(form)):
        return False
    shared = genders(form) & genders(base)
    return any(_is_made_of(form, base, _SMALL[gender]) for gender in shared if gender in _SMALL)


_ADJECTIVES: Final = (
    "owy iowy ny ni ski cki zki czny iczny yczny any iany isty ysty asty iasty aty iaty liwy owaty"
).split()


def _is_adjective_of(form: str, base: str) -> bool:
    """Whether an adjective is made from a noun: nocny of noc, śnieżny of śnieg."""
    return is_adjective(form) and is_noun(base) and is_base(base) and _is_made_of(form, base, _ADJECTIVES)


def _is_quality(form: str, base: str) -> bool:
    """Whether a noun is the quality that an adjective names: szybkość of szybki."""
    return form.endswith("ość") and is_adjective(base) and form.removesuffix("ość") in (base[:-1], base[:-1] + "i")


def _is_woman(form: str, base: str) -> bool:
    """Whether a noun is the woman beside a man: nauczycielka of nauczyciel."""
    if "m1" not in genders(base) or "f" not in genders(form) or not is_base(form):
        return False
    return form in (f"{base}ka", f"{base.removesuffix('a')}ka", f"{base[:-1]}czka" if base.endswith("k") else "")


_PERSONS: Final = "arz iarz nik ak iak ista ysta owiec owca acz iciel yciel elnik alnik ownik".split()
_PLACES: Final = "arnia iarnia ownia alnia elnia aczka arka ownica".split()  # and women


def _is_person_or_place(form: str, base: str) -> bool:
    """Whether a noun names who has to do with something or does it, or where it is had: rybak, biegacz, kawiarnia."""
    found = genders(form)
    endings = [*(_PERSONS if "m1" in found else ()), *(_PLACES if "f" in found else ())]
    if not endings or not is_base(form):
        return False
    if is_noun(base) and is_base(base):
        return _is_made_of(form, base, endings)
    if not any(reading.kind == "inf" for reading in readings(base)):
        return False
    stems = [base.removesuffix(ending) for ending in _OF_VERBS if base.endswith(ending)]
    return any(len(stem) >= _SHORTEST and form == stem + ending for stem in stems for ending in endings)


_OF_VERBS: Final = "ować iwać ywać ać eć ić yć".split()
_VERBS: Final = "ować ić yć ać eć".split()


def _is_verb_of(form: str, base: str) -> bool:
    """Whether a verb says what one does with something: kolorować of kolor, krzyczeć of krzyk."""
    infinitive = any(reading.kind == "inf" and reading.lemma == form for reading in readings(form))
    return infinitive and is_noun(base) and is_base(base) and len(base) > _SHORTEST and _is_made_of(form, base, _VERBS)


# --- stems ----------------------------------------------------------------------------------------

_SHORTEST: Final = 3  # letters of a stem


def _is_made_of(form: str, base: str, endings: list[str]) -> bool:
    """Whether the form is a stem of the base with one of the endings."""
    stems = _stems(base)
    return any(form.endswith(ending) and form.removesuffix(ending) in stems for ending in endings)


# How the last consonant of a stem changes before an ending.
_CONSONANTS: Final = {
    "k": ("cz", "c"), "c": ("cz", "k"), "g": ("ż", "dz"), "ch": ("sz",), "h": ("ż", "sz"), "s": ("ś", "sz"),
    "z": ("ź", "ż"), "t": ("ć", "c", "ci"), "d": ("dź", "dzi", "dz"), "ł": ("l",), "r": ("rz",), "n": ("ń", "ni"),
    "ń": ("n", "ni"), "ś": ("s", "si"), "ź": ("z", "zi"), "ć": ("c", "t", "ci"), "dź": ("d", "dzi"), "ż": ("g",),
    "rz": ("r",), "ci": ("t", "ć"), "ni": ("n", "ń"), "si": ("s", "ś"), "zi": ("z", "ź"), "dzi": ("d", "dź"),
    "wi": ("w",), "mi": ("m",), "pi": ("p",), "bi": ("b",), "p": ("pi",), "b": ("bi",), "w": ("wi",), "m": ("mi",),
    "dz": ("ż", "d"), "zd": ("ździ",), "st": ("ści",), "sk": ("szcz",), "sł": ("śl",), "sn": ("śni", "śń"),
}  # fmt: skip
_VOWELS: Final = (("ó", "o"), ("o", "ó"), ("ą", "ę"), ("ę", "ą"), ("ia", "ie"))  # of the last syllable
_LAST_VOWEL: Final = re.compile(r"(ia|[óoąę])(?=[^aeiouyąęó]+$)")
_FLEETING: Final = re.compile(r"i?e(?=[^aeiouyąęó]{1,2}$)")
_CLUSTER: Final = re.compile(r"(?<=[^aeiouyąęó])(?=[lłnrkwmć]$)")


@lru_cache(maxsize=2048)
def _stems(base: str) -> frozenset[str]:
    """Return the stems that other words are made from: śnieg and śnież, nog and nóż, okien."""
    if base.endswith("ę"):
        return frozenset({base[:-1]})  # zwierzę, zwierzątko
    stem = re.sub(r"(?:um|[aeoyi])$", "", base)
    found = {stem}
    if stem == base:
        found.add(_FLEETING.sub("", stem))  # pies, ps
    else:
        found |= {_CLUSTER.sub(vowel, stem) for vowel in ("e", "ie")}  # okno, okien
    found |= {
        _LAST_VOWEL.sub(dict(_VOWELS).get(match.group(1), ""), each)
        for each in found
        if (match := _LAST_VOWEL.search(each))
    }
    if stem.endswith("k") and len(stem) > _SHORTEST:  # kawka, kawowy
        found |= {re.sub(r"e?k$", "", each) for each in found}
    found |= {
        each.removesuffix(last) + changed
        for each in found
        for last, others in _CONSONANTS.items()
        if each.endswith(last)
        for changed in others
    }
    return frozenset(each for each in found if len(each) >= _SHORTEST or each == stem)
