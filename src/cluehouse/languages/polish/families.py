"""Word families in Polish, for any word: the words that a word is made from, step by step, and those two share.

A step removes an ending or a prefix that makes words of one kind from words of another kind (miesięcznik of miesiąc,
zawstydzić of wstyd), and leads only to words that the dictionary has and that people use. Two words are of one family
if such steps lead from one to the other, or from both to the same word (księgarnia and książka).
"""

import re
from collections.abc import Iterator
from functools import cache, lru_cache
from typing import Final

from cluehouse.languages.polish.derivation import FADED, OTHER_SENSE, aspects_of, fold, is_clearly_prefixed
from cluehouse.languages.polish.dictionary import genders, is_name, readings
from cluehouse.languages.polish.pairs import CHANCE, RELATIVES
from cluehouse.languages.polish.parts import FREQUENCIES
from cluehouse.languages.polish.stems import MERGING, deverbal_stems, earlier_stems

_RULES: Final = """
# what is made: endings: what it is made of (same: a noun of the same gender; middling, long: a noun with a stem of
# four or five letters; soft: a noun whose last consonant is softened; zero: a verb without its ending)
m: ek ik yk eczek iczek yczek uszek aszek uś icho: same
f: ka eczka iczka yczka uszka usia unia cia ula inka ynka: same
n: ko eczko uszko ątko iątko: same
n: ątko iątko ę ię isko ysko sko owisko: noun
p: ki eczki: noun
m1: arz iarz nik ak iak acz owiec ownik icz owicz osz alnik arczyk czyk anin ianin jczyk man: noun
m1: eniec aniec anek: noun
m1: ista ysta: middling
m1: yk ik uch al ator er or ant iec ec: long
f: arka iarka niczka aczka ówna nica owa anka ianka: noun
f: istka ystka: middling
f: ina yna enica anica: long
f: ka czka yni ini owa ina yna: m1
f: ka ica yca czka: m2
f: ęcina owina: noun
f: enka: m1
f: ica yca: m1
m2: ak iec ec: noun
m1: eusz: adj
m3: ak: verb
m1: acz arz iciel yciel ciel elnik alnik nik ca ec ator ak: verb
f: aczka arka icielka ycielka elniczka alniczka ka ba twa awka anka: verb
f: ownica arnia iarnia ownia alnia elnia ówka anka ianka izna yzna owizna: noun
f: awica: noun
f: ica eria iada: long
f: alnia elnia nia alka arka erka ota ana: verb
n: iny yny: verb
m3: nik ownik owiec: noun
m3: izm yzm at aż: long
m3: nik ownik acz unek ek: verb
n: stwo ctwo ostwo eństwo nictwo arstwo iarstwo icielstwo arium: noun
n: stwo ctwo eństwo idło adło isko sko owisko anie enie: verb
m3: : zero
f: a: zero
f: : zero
f: ość iość ota oć izna yzna: adj
n: stwo ctwo: adj
m1: ek ik ec iec ak nik: adj
m3: nik ek: adj
f: ka ica nica anka ówka ina ia: adj
f: acja izacja yzacja: long verb
adj: owy iowy ny ni ski cki zki czny iczny yczny any iany isty ysty asty iasty aty iaty liwy owaty owity: noun
adj: ki owski iński yński ański iański eński ieński arski iarski erski orski niczy ęcy owniczy: noun
adj: alny jny yjny enny ienny esny liwy iwy ywy: noun
adj: czy czi ży szy rzy cy si zi ni li wi pi bi mi ci dzi: soft
adj: liwy ny alny elny lny czy ony iony any iwy ący niczy owniczy ły ały nięty: verb
adj: utki eńki owaty awy iawy: adj
adv: o e ie: adj
adv: owo nie no icznie sko cko ycznie: noun
verb: ować ić yć ać eć ieć nąć: noun
verb: ić yć eć ieć nieć nąć ować: adj
verb: izować yzować ikować fikować: long
verb: ywać iwać ać iać wać: verb
"""


def _read_rules() -> tuple[tuple[str, str, tuple[str, ...]], ...]:
    """Return each ending with the kind of word that it makes and the kinds of words that it is made of."""
    lines = [line for line in _RULES.strip().splitlines() if not line.startswith("#")]
    found = []
    for line in lines:
        made, endings, of = (part.strip() for part in line.split(":"))
        found += [(ending, made, tuple(of.split())) for ending in endings.split() or [""]]
    return tuple(found)


_TABLE: Final = _read_rules()
_BY_KIND: Final = {
    kind: tuple((ending, of) for ending, made, of in _TABLE if made == kind)
    for kind in dict.fromkeys(made for _, made, _ in _TABLE)
}

_NOUNS: Final = ("", "a", "ia", "o", "e", "ie", "ę", "y", "i", "um")
# How the dictionary forms of a kind end.
_FORMS: Final[dict[str, tuple[str, ...]]] = {
    **dict.fromkeys(("noun", "same", "m1", "m2", "middling", "long", "soft"), _NOUNS),
    "adj": ("y", "i"),
    "verb": ("ać", "ić", "yć", "eć", "ieć", "ować", "nąć", "ć", "iać"),
    "zero": ("ać", "ić", "yć", "eć", "nąć"),
}
_USED: Final = 2.4  # how common the words on the way are (zipf)
_RARER: Final = 0.8  # how much rarer than the word made from it a base may be
_RARER_VERB: Final = 1.2  # the same for a verb: its infinitive is only one of many forms
_LEAST: Final = 3  # letters of a stem
_LONG: Final = 5  # letters of a verb after a prefix


@lru_cache(maxsize=16384)
def _kinds(word: str) -> frozenset[str]:
    """Return what a word is in its dictionary form: noun and its genders, adj, verb, adv."""
    found: set[str] = set()
    for reading in readings(word):
        if reading.lemma == word:
            match reading.kind:
                case "subst":
                    found |= {"noun", *genders(word)}
                case "adj" | "adv":
                    found.add(reading.kind)
                case "inf":
                    found.add("verb")
    return frozenset(found)


def _by_ending(word: str) -> frozenset[str]:
    """Return what a word that the dictionary lacks is by its ending: delfinek, centaurowy."""
    match word[-1:]:
        case "y" | "i":
            return frozenset({"adj"})
        case "ć":
            return frozenset({"verb", "f"})
        case "a":
            return frozenset({"f"})
        case "o" | "e" | "ę":
            return frozenset({"n"})
        case _:
            return frozenset({"m", "m1"})


@lru_cache(maxsize=512)
def _candidates(word: str) -> dict[str, frozenset[str]]:
    """Return what a word may be made of in one step, and of which kinds each would have to be, by its letters only.
    A word has about 80 of them, most of which do not exist: few are kept, and equal sets of kinds are one object."""
    found: dict[str, set[str]] = {}
    if is_name(word):
        return {}
    kinds = _kinds(word) if readings(word) else _by_ending(word)
    tried = [(word, ending, of) for kind in kinds for ending, of in _BY_KIND.get(kind, ()) if word.endswith(ending)]
    tried += _without_prefix(word, kinds)
    for each, ending, of in tried:
        for base, kind in _made_with(each, ending, of, verb="verb" in kinds):
            if base != word and len(base) >= _LEAST:
                found.setdefault(base, set()).add(kind)
    return {base: _same(frozenset(of)) for base, of in found.items()}


@cache
def _same(kinds: frozenset[str]) -> frozenset[str]:
    """Return the one object for equal sets of kinds, of which there are few."""
    return kinds


def _made_with(word: str, ending: str, of: tuple[str, ...], verb: bool) -> Iterator[tuple[str, str]]:
    """Yield what a word may be made of with this ending."""
    for kind in of:
        if kind.startswith("="):
            yield word, kind[1:]
            continue
        # An adjective of a softened noun keeps its last consonant: wilczy.
        kept = len(re.sub("[yi]$", "", ending)) if kind == "soft" else 0
        stem = word[: len(word) - len(ending) + kept] if ending else word
        if len(stem) < _SHORTEST.get(kind, _LEAST) - (ending in MERGING):
            continue
        yield from ((each + form, kind) for each in _stems(stem, ending, kind, verb) for form in _FORMS[kind])


def _stems(stem: str, ending: str, kind: str, verb: bool) -> Iterator[str]:
    """Yield the stems to which an ending may have been added."""
    if kind == "zero":
        yield from deverbal_stems(stem)
        return
    yield from earlier_stems(stem, verb and kind == "verb")
    if kind == "verb" and ending == "ek":  # wysiłek
        yield from deverbal_stems(stem)
    for consonant in MERGING.get(ending, ()):  # męski
        yield from earlier_stems(stem + consonant, False)
    if ending == "ić" and stem.endswith("o"):  # spokoić
        yield from earlier_stems(f"{stem}j", False)


_SHORTEST: Final = {"middling": 4, "long": 5}


def _fits(base: str, of: frozenset[str], word: str) -> bool:
    """Whether the base is of one of the kinds that the word may be made of."""
    own = _kinds(base)
    if "same" in of and "noun" in own and not own.isdisjoint((_kinds(word) or _by_ending(word)) & {"m", "f", "n", "p"}):
        return True
    return not own.isdisjoint(_PLAIN_KINDS.get(kind, kind) for kind in of)


_PLAIN_KINDS: Final = {"middling": "noun", "long": "noun", "soft": "noun", "zero": "verb", "prefixed": "verb"}


def _is_made_of(word: str, base: str) -> bool:
    """Whether a word is made of another in one step. The base is not much rarer."""
    of = _candidates(word).get(base)
    if "adj" in (of or ()) and "adv" in _kinds(word):
        return _fits(base, of or frozenset(), word)  # szybko is more common than szybki
    return of is not None and _is_as_common(base, word) and _fits(base, of, word) and not CHANCE.has(base, word)


def _is_as_common(base: str, word: str) -> bool:
    rarer = _RARER_VERB if base.endswith("ć") and not word.endswith("ć") else _RARER
    return FREQUENCIES.frequency(base) >= FREQUENCIES.frequency(word) - rarer


@lru_cache(maxsize=16384)
def _bases(word: str) -> frozenset[str]:
    """Return the words in use of which this one is made in one step."""
    return (
        frozenset(
            base
            for base, of in _candidates(word).items()
            if (FREQUENCIES.frequency(base) >= _USED or "prefixed" in of) and _is_made_of(word, base)
        )
        | {verb for verb in _named_by(word) if not CHANCE.has(verb, word)}
        | {each for each in aspects_of(word) if each[0] == word[0] and FREQUENCIES.frequency(each) >= _USED}
    )


def _named_by(noun: str) -> Iterator[str]:
    """Yield the verbs whose verbal noun this is: pytać for pytanie."""
    return (reading.lemma for reading in readings(noun) if reading.kind == "ger" and reading.lemma != noun)


_BEFORE_VERBS: Final = tuple(
    "prze przy roz roze wy za na po do od ode ob obe u o w we s ś z ze pod pode nad wz wes przed roz".split()
)
_BEFORE_ADJECTIVES: Final = tuple(
    "bez pod nad przed przy między śród poza ponad anty przeciw na do nie współ pro wewnątrz około trans super".split()
)
_BEFORE_NOUNS: Final = tuple(
    (
        "pra wice super nie anty arcy pseudo eks współ mini mikro makro mega hiper ultra nano retro proto kontr ekstra "
        "foto hydro neo wideo auto tele radio moto elektro pół ćwierć euro trans inter egzo pod nad przed śród między"
    ).split()
)
_BEFORE_BARE_NOUNS: Final = tuple("prze przy roz wy za na po do od ob pod nad".split())
_AROUND_NOUNS: Final = tuple("przed pod nad przy za po wy na bez między śród".split())


_Tried = list[tuple[str, str, tuple[str, ...]]]


def _without_prefix(word: str, kinds: frozenset[str]) -> _Tried:
    """Return what is left of a word without a prefix, with an ending and the kinds of words that it is made of; a kind
    with `=` means the rest itself."""
    found: _Tried = []
    if "verb" in kinds and word not in FADED and word not in OTHER_SENSE:
        for rest, prefix in _rests(word, _BEFORE_VERBS):
            if is_clearly_prefixed(word, rest):
                found.append((rest, "", ("=prefixed",)))
            if FREQUENCIES.frequency(rest) < _USED and len(rest) > (_LONG if len(prefix) == 1 else _LONG - 1):
                found += [
                    (rest, each, ("noun", "adj"))  # odpchlić
                    for each in _OF_VERBS
                    if rest.endswith(each) and len(rest) - len(each) > _LEAST
                ]
    if "adj" in kinds:
        for rest, _ in _rests(word, _BEFORE_ADJECTIVES):
            found.append((rest, "", ("=adj",)))
            found += [(rest, each, ("noun",)) for each in _OF_ADJECTIVES if rest.endswith(each)]
        found += [(rest, rest[-1], ("noun",)) for rest, _ in _rests(word, ("bez",))]  # beznogi
        found += [
            (rest, each, ("noun", "adj"))  # zachmurzony
            for rest, _ in _rests(word, _BEFORE_PARTICIPLES)
            for each in _OF_PARTICIPLES
            if rest.endswith(each) and len(rest) - len(each) >= _LEAST
        ]
    if "noun" in kinds:
        found += [(rest, "", ("=noun",)) for rest, _ in _rests(word, _BEFORE_NOUNS)]
        found += [
            (rest, ending, ("zero",))  # wyścig
            for rest, _ in _rests(word, _BEFORE_BARE_NOUNS)
            for ending in ("", "a")
            if rest.endswith(ending) and len(rest) - len(ending) >= _LEAST
        ]
    if "n" in kinds and word.endswith("e"):  # nabrzeże
        found += [(rest, "ie" if rest.endswith("ie") else "e", ("noun",)) for rest, _ in _rests(word, _AROUND_NOUNS)]
    return found


_OF_VERBS: Final = ("ić", "yć", "ować", "nić", "nieć", "eć", "ać")
_BEFORE_PARTICIPLES: Final = ("u", "o", "ob", "za", "wy", "roz", "na", "prze", "od", "z", "s")
_OF_PARTICIPLES: Final = ("ony", "iony", "niony")
_OF_ADJECTIVES: Final = ("ny", "owy", "ski", "enny", "ni")


def _rests(word: str, prefixes: tuple[str, ...]) -> Iterator[tuple[str, str]]:
    for prefix in prefixes:
        if word.startswith(prefix) and len(word) - len(prefix) > _LEAST:
            yield word.removeprefix(prefix), prefix


_STEPS: Final = 3
_RELATIVES: Final = RELATIVES.both_ways()


@lru_cache(maxsize=16384)
def ancestors(word: str) -> dict[str, int]:
    """Return the words in use from which a word is made, with the number of steps to each. A noun that is the bare stem
    of a verb is two steps away from it: letters show less of it. A listed relative is one step away, the last one."""
    found = {word: 0}
    latest = {word: 0}
    while latest:
        nearer: dict[str, int] = {}
        for each, steps in latest.items():
            for base in _bases(each):
                far = steps + (2 if _candidates(each).get(base) == _ZERO else 1)
                if far <= _STEPS and far < found.get(base, _STEPS + 1):
                    found[base] = nearer[base] = far
        latest = nearer
    for each, steps in tuple(found.items()):
        if steps < _STEPS:
            for relative in _RELATIVES.get(each, ()):
                found[relative] = min(steps + 1, found.get(relative, _STEPS))
    return found


_ZERO: Final = frozenset({"zero"})


@lru_cache(maxsize=16384)
def _sounds(word: str) -> str:
    """Return the consonants of a word, alternating ones made equal."""
    return re.sub("[aeiouyęj]", "", fold(word)).translate(_ALTERNATING)


_ALTERNATING: Final = str.maketrans("gdtz", "kkkk")


def _may_be_relatives(one: str, other: str) -> bool:
    """Whether two words have neighbouring consonants in common, as relatives have, or are listed with relatives."""
    if one in _RELATIVES or other in _RELATIVES:
        return True
    shorter, longer = sorted((_sounds(one), _sounds(other)), key=len)
    if len(shorter) < 2:
        return shorter in longer
    return any(shorter[index : index + 2] in longer for index in range(len(shorter) - 1))


@lru_cache(maxsize=256)
def are_relatives(one: str, other: str) -> bool:
    """Whether regular steps lead from one word to the other, or from both to the same word."""
    if CHANCE.has(one, other) or not _may_be_relatives(one, other):
        return False
    mine, theirs = ancestors(one), ancestors(other)
    if (
        other in mine
        or one in theirs
        or any(_is_made_of(each, other) for each in mine)
        or any(_is_made_of(each, one) for each in theirs)
    ):
        return True
    shared = {base for base in mine.keys() & theirs.keys() if FREQUENCIES.frequency(base) >= _USED}
    return any(mine[base] + theirs[base] <= _STEPS for base in shared)
