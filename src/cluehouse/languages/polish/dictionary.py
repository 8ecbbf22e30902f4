"""The dictionary of Polish: inflection and parts of speech from morfeusz2."""

from functools import cache, lru_cache
from itertools import product
from typing import Any, Final

from msgspec import Struct

NOUN: Final = ("subst", "depr", "ger")
ADJECTIVE: Final = ("adj", "adja", "adjp", "adjc")
VERB: Final = ("fin", "praet", "impt", "imps", "inf", "pcon", "pant", "pact", "ppas", "bedzie", "winien", "aglt")
_ADJECTIVAL: Final = ("adj", "pact", "ppas")
_NAMES: Final = frozenset(
    {"imię", "nazwisko", "nazwa_geograficzna", "nazwa_organizacji", "nazwa_instytucji", "nazwa_własna", "patronimicum"}
)


class Reading(Struct, frozen=True):
    """One reading of a word: its dictionary form, its part of speech, and whether it is a name."""

    lemma: str
    kind: str
    name: bool


@cache
def _morfeusz() -> Any:
    import morfeusz2

    return morfeusz2.Morfeusz(generate=False, expand_tags=False)


@lru_cache(maxsize=8192)
def readings(word: str) -> tuple[Reading, ...]:
    """Return all readings of a word, in whatever case it is written."""
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
    """Return the dictionary forms that a word may be a form of, including itself. A word in small letters that is a
    common word is not meant as a name: drogie is no Mr Droga."""
    found = readings(word)
    common = [] if word[:1].isupper() else [reading for reading in found if not reading.name]
    return frozenset({word.casefold(), *(reading.lemma for reading in common or found)})


@lru_cache(maxsize=8192)
def heads(word: str) -> frozenset[str]:
    """Return the dictionary forms of a word on a card: itself, or its singular if the card has only the plural."""
    small = word.casefold()
    found = [reading for reading in readings(word) if reading.kind in NOUN]
    nouns = {reading.lemma for reading in found if not reading.name} or {reading.lemma for reading in found}
    return frozenset({small}) if small in nouns or not nouns else frozenset({small, *nouns})


@lru_cache(maxsize=8192)
def is_locative(word: str, noun: str) -> bool:
    """Whether the word can be a form of the noun in the locative (or vocative) only, and is a form of another too."""
    cases: set[str] = set()
    others = False
    for _, _, (_, lemma, tag, _, _) in _morfeusz().analyse(word.casefold()):
        fields = tag.split(":")
        if lemma.split(":")[0].casefold() != noun:
            others = True
        else:
            cases.update(fields[2].split(".") if fields[0] in NOUN and len(fields) > 2 else ["other"])
    return others and bool(cases) and cases <= {"loc", "voc"}


class Declined(Struct, frozen=True):
    """A noun or an adjective in one of its forms: what a word beside it has to have in common with it."""

    lemma: str
    is_noun: bool
    form: frozenset[tuple[str, str, str]]  # number, case, gender


@lru_cache(maxsize=8192)
def declined(word: str) -> tuple[Declined, ...]:
    """Return the nouns and adjectives of which a word is a form, each with the forms that it may be."""
    found: list[Declined] = []
    for start, end, (_, lemma, tag, names, _) in _morfeusz().analyse(word.casefold()):
        fields = tag.split(":")
        if _NAMES.intersection(names) or lemma[:1].isupper():
            continue
        if (start, end) == (0, 1) and fields[0] in (*NOUN, *_ADJECTIVAL) and len(fields) > 3:
            form = frozenset(product([fields[1]], fields[2].split("."), fields[3].split(".")))
            found.append(Declined(lemma.split(":")[0].casefold(), fields[0] in NOUN, form))
    return tuple(found)


@lru_cache(maxsize=8192)
def genders(noun: str) -> frozenset[str]:
    """Return the genders of a noun in its dictionary form; the three masculine ones are one, beside that of persons."""
    found: set[str] = set()
    for _, _, (_, lemma, tag, _, _) in _morfeusz().analyse(noun):
        fields = tag.split(":")
        if fields[0] == "subst" and lemma.split(":")[0].casefold() == noun.casefold() and len(fields) > 3:
            found.update(part for gender in fields[3].split(".") for part in (gender[0], gender))
    return frozenset(found)


def is_vocative(word: str) -> bool:
    """Whether this can only be used to call something: igło."""
    tags = [tag.split(":") for _, _, (_, _, tag, _, _) in _morfeusz().analyse(word.casefold())]
    return all(len(fields) > 2 and fields[2] == "voc" for fields in tags)


@lru_cache(maxsize=8192)
def is_always_plural(noun: str) -> bool:
    """Whether the dictionary form of a noun is a plural: zakupy."""
    small = noun.casefold()
    tags = [
        tag for _, _, (_, lemma, tag, _, _) in _morfeusz().analyse(small) if lemma.split(":")[0].casefold() == small
    ]
    return bool(tags) and all(tag.startswith("subst:pl") for tag in tags)


def is_verbal_noun(noun: str, verb: str) -> bool:
    """Whether the noun is the name of what the verb says, and the dictionary lists it as a form of the verb."""
    kinds = {reading.kind for reading in readings(noun) if reading.lemma in lemmas(verb)}
    return kinds == {"ger"} and any(reading.kind in VERB for reading in readings(verb))


# Dictionary forms that nobody means, because the same letters are a form of an everyday word: kota is a cat.
_NEVER_MEANT: Final = frozenset(
    (
        "kota gościa kapitana posta star gmin sztuk ryzyka kadr dan san temp ras tras karier płyt dusz aut planet "
        "pyta roba koła wymian rodzica nosza pala papa baba konia psa króla brata pana syna lwa wilka misia zegara "
        "kup rysia szala sadzać "
        "chleba sera lasa mur muru domu stole stoły noże łyżki ryby kury kaczki myszy krowy kozy owce konie psy koty"
    ).split()
)


def is_base(word: str) -> bool:
    """Whether this is a dictionary form, not only a form of another word. An adjective that is the plural of its noun
    is none to most people: myszy."""
    small, common = word.casefold(), [reading for reading in readings(word) if not reading.name]
    if small in _NEVER_MEANT:
        return False
    nouns = {reading.lemma for reading in common if reading.kind in NOUN}
    if small[-1:] in ("y", "i") and small not in nouns and small[:-1] in nouns:
        return False
    return small in {reading.lemma for reading in common}


@lru_cache(maxsize=8192)
def is_adjective(word: str) -> bool:
    """Whether this is an adjective in its dictionary form."""
    return any(reading.kind == "adj" and reading.lemma == word for reading in readings(word))


def is_written_as_name(word: str) -> bool:
    """Whether this is a name and written as one: Kijów, not the genitive of sticks."""
    return word[:1].isupper() and any(reading.name and reading.lemma == word.casefold() for reading in readings(word))


def is_known(word: str) -> bool:
    """Whether the dictionary has this word."""
    return bool(readings(word))


def is_name(word: str) -> bool:
    """Whether this is known only as a name."""
    found = readings(word)
    return bool(found) and all(reading.name for reading in found)


def is_noun(word: str) -> bool:
    """Whether this can be a common noun."""
    return any(reading.kind in NOUN and not reading.name for reading in readings(word))


@lru_cache(maxsize=8192)
def is_inhabitant(word: str) -> bool:
    """Whether this is a common noun that is written with a capital: Belgowie."""
    found = _morfeusz().analyse(word) if word and len(word) <= 60 else []
    return any(lemma[:1].isupper() and "nazwa_pospolita" in names for _, _, (_, lemma, _, names, _) in found)
