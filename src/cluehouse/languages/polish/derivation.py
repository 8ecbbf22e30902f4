"""Derivation and compounds in Polish, by careful rules, for words that the lexicon does not cover."""

import re
from functools import cache, lru_cache
from typing import Final

from cluehouse.languages.polish.dictionary import is_adjective, is_base, is_noun, readings
from cluehouse.languages.polish.pairs import CHANCE, RELATIVES

_FOLDS = (
    ("szcz", "st"), ("dź", "d"), ("dż", "d"), ("dz", "d"), ("sz", "s"), ("cz", "k"), ("rz", "r"), ("ch", "s"),
    ("ś", "s"), ("ć", "t"), ("ź", "z"), ("ż", "g"), ("ń", "n"), ("ł", "l"), ("ą", "ę"), ("ó", "o"), ("c", "k"),
)  # fmt: skip
_SOFT: Final = re.compile(r"(dz|[cszn])i(?=[aeouyąęó])")  # here the i only softens: niebo, but not nitka
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
    " elnik elniczka elnia alnik ielnik ielnia"
    " alność elność arium at ator ować owacja acja yczny iczny alista owca ownik ownica ówek uszka unek unkowy ewny"
).split()


@lru_cache(maxsize=8192)
def fold(word: str) -> str:
    """Return a word with its alternating sounds made equal: róg and rożek begin the same way."""
    small = _SOFT.sub(lambda match: {"c": "ć", "dz": "dź"}.get(match.group(1), match.group(1)), word.casefold())
    small = small.replace("ci", "ći")
    for letters, same in _FOLDS:
        small = small.replace(letters, same)
    return small


@cache
def _folded_endings() -> frozenset[str]:
    return frozenset({"", *(fold(ending) for ending in _ENDINGS)})


@lru_cache(maxsize=8192)
def root(word: str) -> str:
    """Return the folded word without its ending, and without a fleeting e (pies, psa)."""
    return re.sub(r"[aeioyuę]+$", "", fold(word))


@lru_cache(maxsize=8192)
def compound_parts(word: str) -> frozenset[str]:
    """Return the two nouns that a long word is clearly made of: kraj and obraz for krajobraz, woda and spad for
    wodospad."""
    small = word.casefold()
    found: set[str] = set()
    if _is_infinitive(small):  # pasować is no pas
        return frozenset()
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


def is_clear_compound(word: str) -> bool:
    """Always False: a Polish compound is only told from a chance meeting of letters by its meaning."""
    return False


def looks_derived(clue: str, word: str) -> bool:
    """Whether the clue looks derived from the word, or the word from the clue."""
    if CHANCE.has(clue.casefold(), word.casefold()):
        return False
    return _grows_from(clue, word) or _grows_from(word, clue)


def _grows_from(longer: str, shorter: str) -> bool:
    folded = _even(fold(longer))
    starts = [folded, *(folded[len(prefix) :] for prefix in map(_even, _PREFIXES) if folded.startswith(prefix))]
    for base in (roots := _roots(shorter)):
        for number, rest in enumerate(starts):
            if len(base) < (3 if number == 0 else 4) or not rest.startswith(base):
                continue
            if number == 0 and not _begins_alike(longer, shorter):
                continue  # czas, kasa
            if len(base) == _SHORT_ROOT and not fold(longer).startswith(root(shorter)[:_SHORT_ROOT]):
                continue  # in so short a root, other vowels make another word: woda, wędka
            ending = rest[len(base) :]
            if not ending and base != roots[0]:
                continue  # stać is not statek without its ending
            if ending in (_short_endings() if len(base) == _SHORT_ROOT else _even_endings()):
                return True
    return (
        _same_consonants(longer, shorter)
        or is_prefixed_verb(longer, shorter)
        or _is_beside(longer, shorter)
        or _is_part_of_adjective(longer.casefold(), shorter.casefold())
        or (is_noun(longer) and is_noun(shorter) and _is_softened(longer.casefold(), root(shorter)))
    )


_VOWELS: Final = "aeiouyąęó"


def _begins_alike(longer: str, shorter: str) -> bool:
    """Whether both words have the same consonants up to the last one of the shorter word's stem, which may change."""
    stem = re.sub(rf"[{_VOWELS}]+$", "", shorter.casefold())
    kept = re.sub(r"(?:szcz|dz|sz|cz|rz|ch|dź|dż|.)$", "", stem)
    return _consonants(longer.casefold()).startswith(_consonants(kept))


def _consonants(word: str) -> str:
    return re.sub(rf"[{_VOWELS}]", "", word)


# How numbers begin a compound.
_COUNTING: Final = {
    "jedno": "jeden", "dwu": "dwa", "dwój": "dwa", "trój": "trzy", "trzy": "trzy", "cztero": "cztery",
    "pięcio": "pięć", "sześcio": "sześć", "siedmio": "siedem", "ośmio": "osiem", "dziewięcio": "dziewięć",
    "dziesięcio": "dziesięć", "wielo": "wiele", "kilku": "kilka", "pół": "połowa",
}  # fmt: skip
_COUNTING_NOUNS: Final = tuple(begins for begins in _COUNTING if begins.endswith("io"))
_BEGINNINGS: Final = ("przeciw", "między", "bez", "pod", "nad", "przed", "poza", "śród", "około", "ponad")
_OF_COMPOUNDS: Final = frozenset("y i a owy ny ni ki ski enny isty ysty asty aty kowy ty".split())
_ONLY_LOOK: Final = frozenset("starożytny nowożytny jednoczesny jednolity trzymany trzykroć".split())


@lru_cache(maxsize=256)
def _is_part_of_adjective(adjective: str, word: str) -> bool:
    """Whether a compound adjective is made of a number, an adjective or a preposition, and of this word: dwukołowy of
    dwa and koło, zielonooki of zielony and oko, przeciwsłoneczny of słońce."""
    made_up = not readings(adjective) and adjective.endswith(("y", "i"))  # trzydziestooki
    counted = is_noun(adjective) and adjective.startswith(_COUNTING_NOUNS) and is_base(adjective)  # ośmionoga
    if adjective in _ONLY_LOOK or not (is_adjective(adjective) or made_up or counted):
        return False
    for first, rest in _cuts(adjective):
        if first == word:
            return True
        if RELATIVES.has(rest, word) or (rest == "oki" and word in ("oko", "oczy")):
            return True
        folded = _even(fold(rest))
        for base in _roots(word):
            if (
                len(base) >= _SHORT_ROOT
                and folded.startswith(base)
                and folded[len(base) :] in _even_adjective_endings()
            ):
                return True
    return False


@lru_cache(maxsize=4096)
def _cuts(adjective: str) -> list[tuple[str, str]]:
    """Return the ways to cut an adjective into its first word, in its dictionary form, and the rest."""
    found = [
        (number, adjective.removeprefix(begins)) for begins, number in _COUNTING.items() if adjective.startswith(begins)
    ]
    found += [("", adjective.removeprefix(begins)) for begins in _BEGINNINGS if adjective.startswith(begins)]
    for place in range(_SHORT_ROOT, len(adjective) - _SHORT_ROOT):
        if adjective[place] == "o":
            firsts = (adjective[:place] + ending for ending in ("y", "i"))
            found += [(first, adjective[place + 1 :]) for first in firsts if is_adjective(first)]
    return [(first, rest) for first, rest in found if len(rest) >= _SHORT_ROOT]


@cache
def _even_adjective_endings() -> frozenset[str]:
    return frozenset(_even(fold(ending)) for ending in _OF_COMPOUNDS)


def _is_beside(longer: str, shorter: str) -> bool:
    """Whether an adjective says where something is, or what is missing: podwodny, bezdomny."""
    folded, stem = fold(longer), root(shorter)
    if len(stem) < _SHORT_ROOT:
        return False
    rests = (folded.removeprefix(prefix) for prefix in ("bez", "pod", "nad", "pred") if folded.startswith(prefix))
    return any(rest.startswith(stem) and rest[len(stem) :] in ("ny", "owy", "ski", "enny") for rest in rests)


_SHORT_ROOT: Final = 3


@cache
def _short_endings() -> frozenset[str]:
    """Endings after which even a short root is heard; others make another word: dom, domino."""
    endings = (
        "ek ik yk ka ko eczek eczka uszek uszko ątko ny ni owy ski cki isty asty aty arz iarz nik nica stwo ość anie "
        "enie owanie ać ić yć eć ować isko ysko ówka arnia ownia owiec owca iec a o y e ę"
    )
    return frozenset({"", *(_even(fold(ending)) for ending in endings.split())})


# Verbs that change their root between the aspects, each with the forms that it has after a prefix.
_ASPECTS: Final = tuple(
    frozenset(verbs.split())
    for verbs in (
        "jechać jeździć jeżdżać", "iść jść chodzić chadzać", "lecieć latać latywać", "jeść jadać", "pić pijać",
        "nieść nosić naszać", "wieźć wozić", "wieść wodzić", "biec biegnąć biegać", "płynąć pływać", "brać bierać",
        "prać pierać", "skoczyć skakać skakiwać", "robić rabiać", "mówić mawiać", "siąść siadać siedzieć",
        "kłaść kładać", "rzucić rzucać", "gonić ganiać", "kroić krawać", "spać sypiać", "ciąć cinać", "trzeć cierać",
        "bić bijać", "lać lewać", "wiać wiewać", "siać siewać", "dać dawać", "paść padać", "toczyć taczać",
        "łożyć kładać", "wrócić wracać", "moczyć maczać", "kroczyć kraczać", "kąpać", "łamać łamywać", "pchać pychać",
        "rwać rywać", "drzeć dzierać", "żreć żerać", "piąć pinać", "giąć ginać", "dmuchać dmuchiwać", "budzić budzać",
        "czyścić czyszczać", "nosić naszać", "prosić praszać", "wiesić wieszać", "kręcić kręcać", "strzelić strzelać",
        "pomóc pomagać",
    )
)  # fmt: skip
_BEFORE_VERBS: Final = (
    "prze", "przy", "roz", "roze", "wy", "za", "na", "po", "do", "od", "ode", "ob", "obe", "u", "o", "w", "we", "s",
    "ś", "z", "ze", "pod", "pode", "nad", "w", "wz", "wze", "przed", "spo",
)  # fmt: skip
OTHER_SENSE: Final = frozenset(  # nobody hears the verb in these
    "zostać dostać przestać powstać powieść uwieść należeć zależeć użyć używać zużyć zużywać nadużyć pochodzić".split()
)
# In these people may hear the verb, or not.
FADED: Final = frozenset(
    (
        "wybrać ubrać zebrać obrać dobrać zabrać odebrać wybierać ubierać zbierać zabierać odbierać zadać wydać "
        "sprzedać udać poddać nadać dodać zadawać wydawać sprzedawać udawać dodawać poddawać zamówić odmówić umówić "
        "namówić zamawiać umawiać odmawiać zarobić zarabiać zatrzymać otrzymać wytrzymać zatrzymywać otrzymywać "
        "wytrzymywać poznać uznać wyznać przyznać poznawać uznawać opowiedzieć odpowiedzieć powiedzieć pokazać "
        "skazać wskazać zachować wychować wpaść napaść wypaść zapaść przypadać wypadać zapadać opadać wpadać "
        "zakładać układać składać wykładać obchodzić zachodzić dochodzić nachodzić wstać ustać zastać nastać zabić "
        "zabijać wystąpić nastąpić przedstawić przedstawiać"
    ).split()
)


def is_clearly_prefixed(longer: str, shorter: str) -> bool:
    """Whether a verb is another one with a prefix, in which everybody hears it."""
    return longer not in FADED and is_prefixed_verb(longer, shorter)


@lru_cache(maxsize=8192)
def is_prefixed_verb(longer: str, shorter: str) -> bool:
    """Whether a verb is another one with a prefix, perhaps of the other aspect: wypić and pić, dojeżdżać and jechać."""
    if longer in OTHER_SENSE or not (_is_infinitive(longer) and _is_infinitive(shorter)):
        return False
    stems = {longer, *(longer.removeprefix(prefix) for prefix in _BEFORE_VERBS if longer.startswith(prefix))}
    own = {shorter, *(verb for verbs in _ASPECTS if shorter in verbs for verb in verbs)}
    own |= {verb.removesuffix("ać") + "ywać" for verb in own if verb.endswith("ać")}
    return bool(stems & own)


@lru_cache(maxsize=2048)
def aspects_of(verb: str) -> frozenset[str]:
    """Return the verbs that differ from this one in aspect and root only: biegać for biec."""
    return frozenset(other for verbs in _ASPECTS if verb in verbs for other in verbs if _is_infinitive(other)) - {verb}


def _is_infinitive(word: str) -> bool:
    return any(reading.kind == "inf" and reading.lemma == word for reading in readings(word))


@lru_cache(maxsize=8192)
def _roots(word: str) -> tuple[str, ...]:
    """Return the variants of a word's root: as it is, without a fleeting e, without -ek."""
    stem = _even(_verb_root(word) if _is_infinitive(word) else root(word))
    loose = re.sub(r"a([^aiuy])$", r"\1", stem)
    bare = re.sub(r"(?:ak|k)$", "", stem) if len(stem) > 4 else stem
    tight = [f"{stem[:-1]}{vowel}{stem[-1]}" for vowel in ("a", "ia")] if _CLUSTER.search(stem) else []
    return tuple(dict.fromkeys((stem, loose, *tight, bare)))


def _verb_root(infinitive: str) -> str:
    """Return the folded infinitive without its ending: that of pisać begins pisarz too."""
    return fold(re.sub(r"(?:owa|ywa|iwa|[aeiyą])?ć$", "", infinitive))


_CLUSTER: Final = re.compile(
    "[^aiuyę][lnrkw]$"
)  # where an e appears before another ending: masło, masełko; okno, okienko


def _even(folded: str) -> str:
    """Return the folded word with alternating vowels made equal: ściana, ścienny; wiara, wierzyć."""
    return folded.replace("e", "a").replace("o", "a")


@cache
def _even_endings() -> frozenset[str]:
    return frozenset(_even(ending) for ending in _folded_endings()) | {"t"}


def _same_consonants(longer: str, shorter: str) -> bool:
    """Whether both words have the same consonants in the same order, followed by an ending: krzesło, krzesełko."""
    bones = re.sub(r"[aeiouyę]", "", root(shorter))
    whole = re.sub(r"[aeiouyę]", "", fold(longer))
    alike = len(bones) >= 4 and whole.startswith(bones) and fold(longer)[:3] == fold(shorter)[:3]
    return alike and len(whole) - len(bones) <= 3 and fold(longer).endswith(tuple(_long_endings()))


@cache
def _long_endings() -> tuple[str, ...]:
    return tuple(ending for ending in _folded_endings() if len(ending) > 1)


_DIMINUTIVES: Final = tuple(
    ("ek ik yk uszek aszek eczek iczek ka ko eczka iczka yczka eczko ątko isko ysko uś usia unia cia inka ynka").split()
)
_NOT_SMALL: Final = ("owiec", "nik", "arka", "ówka")  # agent nouns and places that look like diminutives


# How the last consonant of a word changes before the endings of diminutives.
_SOFTENED: Final = (("sz", ("k", "ch")), ("cz", ("k", "c")), ("ż", ("g", "dz")))


def _is_softened(form: str, stem: str) -> bool:
    """Whether this is a diminutive with a softened consonant: ptak, ptaszek; ręka, rączka."""
    for ending in ("ek", "ka", "ko"):
        for soft, hard in _SOFTENED:
            if form.endswith(soft + ending):
                begins = form.removesuffix(soft + ending)
                return any(fold(begins + consonant) == stem for consonant in hard)
    return False


def is_diminutive(form: str, word: str, family: frozenset[str]) -> bool:
    """Whether the form is a diminutive of the word, or of a word of its family with the same root."""
    if not form.endswith(_DIMINUTIVES) or not is_noun(form):
        return False
    stem, folded = root(word), fold(form)
    stems = [stem]
    if _CLUSTER.search(stem):  # krzesło, krzesełko
        stems += [f"{stem[:-1]}{vowel}{stem[-1]}" for vowel in ("e", "ie")]
    if any(folded == each + fold(ending) for each in stems for ending in _DIMINUTIVES):
        return True
    if _is_softened(form.casefold(), stem):
        return True
    beginning = max(2, len(stem) - 1)
    return folded[:beginning] == stem[:beginning] and form in family and not form.endswith(_NOT_SMALL)
