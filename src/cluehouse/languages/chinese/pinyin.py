"""How Chinese words sound: the readings of the package pypinyin, of which only the irregular ones are kept."""

from functools import cache
from sys import intern
from typing import Final

import msgspec

from cluehouse.languages.packages import folder_of

_LONGEST: Final = 8  # characters of the longest phrase that has a reading as a whole


def sound_of(word: str) -> str:
    """Return the syllables of a word with their tones; a character without a reading stands for itself."""
    return " ".join(_read(word, _phrases()))


def _read(word: str, phrases: dict[str, str]) -> list[str]:
    """Read from the front: the longest phrase with a known reading, otherwise the usual reading of a character."""
    signs, found, at = _signs(), list[str](), 0
    while at < len(word):
        lengths = range(min(_LONGEST, len(word) - at), 1, -1)
        length = next((length for length in lengths if word[at : at + length] in phrases), 1)
        encoded = phrases.get(word[at : at + length]) if length > 1 else None
        found += encoded.split() if encoded else [signs.get(word[at], word[at])]
        at += length
    return found


@cache
def _signs() -> dict[str, str]:
    """Return the usual reading of each character."""
    file = (folder_of("pypinyin") / "pinyin_dict.json").read_bytes()
    encoded = msgspec.json.decode(file, type=dict[str, str])
    return {chr(int(char)): intern(readings.partition(",")[0]) for char, readings in encoded.items()}


@cache
def _phrases() -> dict[str, str]:
    """Return the phrases that are not read like their characters and shorter phrases, shorter ones first."""
    file = (folder_of("pypinyin") / "phrases_dict.json").read_bytes()
    encoded = msgspec.json.decode(file, type=dict[str, msgspec.Raw])  # each value is decoded only when it is needed
    readings = msgspec.json.Decoder(list[list[str]])
    kept: dict[str, str] = {}
    for phrase in sorted(encoded, key=len):
        syllables = [reading[0] for reading in readings.decode(encoded[phrase])]
        if 1 < len(phrase) <= _LONGEST and _read(phrase, kept) != syllables:
            kept[phrase] = " ".join(syllables)
    return kept
