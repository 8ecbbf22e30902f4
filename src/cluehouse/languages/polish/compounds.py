"""Polish compounds that nobody takes for a chance meeting of letters: listopad, brudnopis, cudzoziemiec, łamigłówka."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from cluehouse.languages.polish.dictionary import is_adjective, is_noun, readings
from cluehouse.languages.polish.families import ancestors, are_relatives
from cluehouse.languages.polish.parts import FREQUENCIES
from cluehouse.languages.polish.stems import earlier_stems

# How compounds end in words that are none by themselves, each with the word that is heard in it.
_LAST: Final = {
    "ciąg": "ciągnąć", "mierz": "mierzyć", "pis": "pisać", "pad": "padać", "spad": "spadać", "lot": "lecieć",
    "wóz": "wozić", "chód": "chodzić", "chron": "chronić", "znawca": "znać", "znawstwo": "znać", "znawczy": "znać",
    "dawca": "dawać", "biorca": "brać", "twórca": "tworzyć", "twórczy": "tworzyć", "żerca": "żreć", "żerny": "żreć",
    "jad": "jeść", "bójca": "zabijać", "bójstwo": "zabijać", "wid": "widzieć", "widz": "widzieć", "mówca": "mówić",
    "pijca": "pić", "łap": "łapać", "tok": "toczyć", "rost": "rosnąć", "rośl": "rosnąć", "skłon": "skłaniać",
    "skok": "skakać", "zbiór": "zbierać", "wstręt": "wstrętny", "leg": "legnąć", "kup": "kupić", "dajny": "dawać",
    "odporny": "odporny", "chłonny": "chłonąć", "nośny": "nosić", "nosz": "nosić", "nośca": "nosić", "rób": "robić",
    "kręt": "kręcić", "rodek": "rodzić", "czyńca": "czynić", "czynny": "czynić", "lej": "lać", "łom": "łamać",
    "łówstwo": "łowić", "pęd": "pędzić", "rąb": "rąbać", "siew": "siać", "suw": "suwać", "wrót": "wrócić",
    "lub": "lubić", "łów": "łowić", "stój": "stać", "sad": "sadzić", "bieżny": "biegać", "liz": "lizać",
    "wiarek": "wierzyć", "mat": "automat", "teka": "", "maniak": "", "mania": "", "fobia": "",
    "log": "", "logia": "", "logiczny": "", "graf": "", "grafia": "", "metr": "", "skop": "", "kracja": "", "krata": "",
    "nauta": "", "cykl": "", "ryt": "ryć", "palny": "palić", "głowy": "głowa", "nogi": "noga", "rogi": "róg",
    "oki": "oko", "włosy": "włos", "ręki": "ręka", "brody": "broda", "zęby": "ząb", "nóg": "noga", "róg": "róg",
}  # fmt: skip
_COUNTING: Final = {
    "sto": "sto", "dwu": "dwa", "trój": "trzy", "trzy": "trzy", "cztero": "cztery", "pięcio": "pięć", "jedno": "jeden",
    "sześcio": "sześć", "siedmio": "siedem", "ośmio": "osiem", "wielo": "wiele", "pół": "pół", "samo": "sam",
}  # fmt: skip
_COMMON: Final = 3.2  # how common the parts are (zipf)
_RARER: Final = 0.7  # how much rarer than the compound they may be
_OF_VERBS: Final = 0.5  # how much more common a verb is than its infinitive
_LEAST: Final = 3  # letters of the first part
_LONG: Final = 4  # letters of the second part


@lru_cache(maxsize=16384)
def clear_parts(word: str) -> frozenset[str]:
    """Return the dictionary forms of the words that this word is surely made of; nothing if it is no compound."""
    if not (is_noun(word) or is_adjective(word)):
        return frozenset()
    found: set[str] = set()
    for firsts, second in _cuts(word):
        lasts = set(_lasts(second, word))
        if lasts:
            found |= {*firsts, *lasts}
    return frozenset(found - {"", word})


def _cuts(word: str) -> Iterator[tuple[set[str], str]]:
    for begins, number in _COUNTING.items():
        if word.startswith(begins):
            yield {number}, word.removeprefix(begins)
    for place in range(_LEAST, len(word) - _LEAST):
        if word[place] in "oiy":
            endings = ("", "a", "o", "e", "y", "i", "ia", "ie") if word[place] == "o" else ("ić", "yć", "ać")
            stems = earlier_stems(word[:place], word[place] != "o")
            if word[:place].endswith("st"):
                stems += (f"{word[: place - 2]}ść",)  # liść
            firsts = {stem + ending for stem in stems for ending in endings}
            firsts = {first for first in firsts if _is_heard(first, word)}
            adjectives = {first for first in firsts if is_adjective(first)}
            firsts = adjectives or firsts  # długopis is of długi, not of dług
            second = word[place + 1 :]
            if firsts and second != "wiec" and (word[place] == "o" or is_noun(second)):
                yield firsts, second


def _lasts(second: str, word: str) -> Iterator[str]:
    """Yield the words that the second part stands for."""
    if second in _LAST:
        yield second
        yield _LAST[second]
    elif len(second) >= _LONG and (is_noun(second) or is_adjective(second)):
        yield from (base for base in ancestors(second) if _is_heard(base, word))
    for ending in ("iec", "nik", "ka", "ek", "ny", "owy", "y", "i"):  # cudzoziemiec
        stem = second.removesuffix(ending)
        if stem != second and len(stem) >= _LEAST:
            yield from (
                base
                for each in earlier_stems(stem, False)
                for base in (each, f"{each}a", f"{each}o", f"{each}e", f"{each}ia")
                if len(base) >= _LONG and is_noun(base) and _is_heard(base, word)
            )


def _is_heard(part: str, word: str) -> bool:
    """Whether a part is a common word, and not rarer than the compound."""
    frequency = FREQUENCIES.frequency(part) + (_OF_VERBS if part.endswith("ć") else 0)
    if frequency < max(_COMMON, FREQUENCIES.frequency(word) - _RARER) or len(part) < _LEAST:
        return False
    return any(reading.lemma == part and not reading.name for reading in readings(part))


@lru_cache(maxsize=256)
def is_part(part: str, word: str) -> bool:
    """Whether a word is surely made of another and a second one."""
    parts = clear_parts(word)
    return part in parts or any(are_relatives(part, each) for each in parts - _BOUND)


_BOUND: Final = frozenset((*_LAST, *_LAST.values()))  # of these, only the word itself is heard: nosić in listonosz
