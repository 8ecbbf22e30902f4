"""How the end of a Polish stem changes before an ending: ręka and rączka, kobieta and kobiecy, ciało and cielesny."""

import re
from functools import lru_cache
from typing import Final

# The last consonants of a stem before an ending, and those of the words that it may be made from.
_CONSONANTS: Final = {
    "szcz": ("sk", "st", "szcz"), "śdź": ("zd",), "źdz": ("zd",), "żdż": ("zd", "żdż"), "ść": ("st", "sk"),
    "ści": ("st", "ść", "ści"), "ździ": ("zd", "źdź"), "śl": ("sł", "śl"), "śni": ("sn", "śń"), "śn": ("sn", "śn"),
    "źl": ("zł",), "źni": ("zn", "źń"), "cz": ("k", "c", "cz"), "sz": ("ch", "s", "sz", "k"), "rz": ("r", "rz"),
    "dź": ("d", "dź"), "dzi": ("d", "dź", "dzi"), "dz": ("g", "d", "dz"), "ch": ("ch",), "ci": ("t", "ć", "ci"),
    "si": ("s", "ś", "si"), "zi": ("z", "ź", "zi"), "ni": ("n", "ń", "ni"), "li": ("l", "li"), "wi": ("w", "wi"),
    "mi": ("m", "mi"), "pi": ("p", "pi"), "bi": ("b", "bi"), "fi": ("f", "fi"), "ki": ("k", "ki"),
    "gi": ("g", "gi"), "ż": ("g", "ż", "z", "dz"), "c": ("k", "t", "c", "ci", "ć"), "ś": ("s", "ś", "si"),
    "ź": ("z", "ź", "zi"), "ć": ("t", "ć", "ci"), "ń": ("n", "ń", "ni"), "l": ("ł", "l"), "n": ("n", "ń", "ni"),
    "s": ("s", "ś", "si"), "t": ("t", "ć", "ci"), "d": ("d", "dź", "dzi"), "j": ("j", ""), "r": ("r", "rz"),
    "m": ("m", "mi"), "w": ("w", "wi"), "p": ("p", "pi"), "b": ("b", "bi"), "z": ("z", "ź", "ż", "zi"),
}  # fmt: skip
# Endings that have swallowed the last consonant of a stem: mąż and męski, ptak and ptactwo.
MERGING: Final = {
    **dict.fromkeys(("ski", "stwo"), ("s", "sz", "ż", "g", "ch", "z")),
    **dict.fromkeys(("cki", "ctwo"), ("k", "t", "c", "cz")),
}
_LONGEST: Final = max(map(len, _CONSONANTS))
_LAST_VOWEL: Final = re.compile(r"(i?[aeoóąęu]|y)(?=[^aeiouyąęó]+$)")
_VOWELS: Final = {
    "o": ("ó",), "ó": ("o",), "ą": ("ę",), "ę": ("ą",), "e": ("",), "ie": ("ia", "io", "", "ió"), "io": ("ie", "ió"),
    "ia": ("ie",), "ią": ("ię",), "ię": ("ią",), "ió": ("ie", "io"),
}  # fmt: skip
_AFTER_SOFT: Final = {"e": ("", "a", "o"), "a": ("e",), "o": ("e", "ó")}  # żona and żenić, strzał and strzelać
_OF_VERBS: Final = {"a": ("o", "e")}  # pomagać and pomoc
_SOFT: Final = ("cz", "sz", "ż", "rz", "l", "j")
_CLUSTER: Final = re.compile(r"(?<=[^aeiouyąęói])(?=(?:[lłnrkwmcsbtżd]|rz|dz|ch|cz|ni|ci|ń|ć|ś|sz)$)")


@lru_cache(maxsize=8192)
def earlier_stems(stem: str, verb: bool) -> tuple[str, ...]:
    """Return what a stem may have been before an ending was added: as it is, with other last consonants, another last
    vowel, or an e that has appeared or gone."""
    ends = _other_ends(stem, _CONSONANTS)
    found = dict.fromkeys(ends)
    for each in ends:
        found |= dict.fromkeys(_other_vowels(each, verb))
        found |= dict.fromkeys(_CLUSTER.sub(vowel, each) for vowel in ("e", "ie"))
    return tuple(found)


# The last consonants of a noun that is the bare stem of a verb, and those of the verb: skok and skoczyć.
_OF_BARE_NOUNS: Final = {
    "k": ("cz", "k"), "g": ("ż", "g"), "ch": ("sz", "ch"), "d": ("dz", "d"), "t": ("c", "t"), "ł": ("l", "ł"),
    "r": ("rz", "r"), "s": ("sz", "s"), "z": ("ż", "z"), "st": ("ści", "szcz"), "zd": ("źdź", "żdż", "ździ"),
}  # fmt: skip


@lru_cache(maxsize=8192)
def deverbal_stems(stem: str) -> tuple[str, ...]:
    """Return the stems of the verbs that a noun without an ending of its own may belong to: bieg, obrona, zjazd."""
    found = dict.fromkeys(_other_ends(stem, _OF_BARE_NOUNS))
    if stem.endswith("ój"):  # napój and napoić
        found[f"{stem[:-2]}o"] = None
    for each in tuple(found):
        found[re.sub("ó(?=[^aeiouyąęó]+$)", "o", each)] = None
        found[re.sub("o(?=[^aeiouyąęó]+$)", "a", each)] = None
        found[re.sub("(?<=rz)a(?=[^aeiouyąęó]+$)|(?<=j)a(?=[^aeiouyąęó]+$)", "e", each)] = None
    return tuple(found)


def _other_ends(stem: str, consonants: dict[str, tuple[str, ...]]) -> list[str]:
    for length in range(min(_LONGEST, len(stem)), 0, -1):
        if stem[-length:] in consonants:
            return list(dict.fromkeys([*(stem[:-length] + other for other in consonants[stem[-length:]]), stem]))
    return [stem]


def _other_vowels(stem: str, verb: bool) -> list[str]:
    match = _LAST_VOWEL.search(stem)
    if match is None:
        return []
    begins, vowel, ends = stem[: match.start()], match.group(1), stem[match.end() :]
    others = _VOWELS.get(vowel, ())
    if begins.endswith(_SOFT):
        others += _AFTER_SOFT.get(vowel, ())
    if verb:
        others += _OF_VERBS.get(vowel, ())
    return [begins + other + ends for other in others]
