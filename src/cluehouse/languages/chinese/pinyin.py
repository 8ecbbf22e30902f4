"""How Chinese words sound: the readings of the package pypinyin, of which only the surprising ones are kept."""

from functools import cache
from sys import intern
from typing import Final

import msgspec

from cluehouse.languages.packages import folder_of

_LONGEST: Final = 8  # characters of a phrase whose reading is known as a whole


def sound_of(word: str) -> str:
    """The syllables of a word with their tones; a sign without a reading stands for itself."""
    return " ".join(_read(word, _phrases()))


def _read(word: str, phrases: dict[str, str]) -> list[str]:
    """From the front, the longest phrase whose reading is known, else the usual reading of a character."""
    signs, found, at = _signs(), list[str](), 0
    while at < len(word):
        lengths = range(min(_LONGEST, len(word) - at), 1, -1)
        length = next((length for length in lengths if word[at : at + length] in phrases), 1)
        told = phrases.get(word[at : at + length]) if length > 1 else None
        found += told.split() if told else [signs.get(word[at], word[at])]
        at += length
    return found


@cache
def _signs() -> dict[str, str]:
    """The usual reading of each character."""
    page = (folder_of("pypinyin") / "pinyin_dict.json").read_bytes()
    told = msgspec.json.decode(page, type=dict[str, str])
    return {chr(int(sign)): intern(readings.partition(",")[0]) for sign, readings in told.items()}


@cache
def _phrases() -> dict[str, str]:
    """The phrases that are not read as their characters and shorter phrases are, shorter ones first."""
    page = (folder_of("pypinyin") / "phrases_dict.json").read_bytes()
    told = msgspec.json.decode(page, type=dict[str, msgspec.Raw])  # each is read only while it is looked at
    readings = msgspec.json.Decoder(list[list[str]])
    kept: dict[str, str] = {}
    for phrase in sorted(told, key=len):
        syllables = [reading[0] for reading in readings.decode(told[phrase])]
        if 1 < len(phrase) <= _LONGEST and _read(phrase, kept) != syllables:
            kept[phrase] = " ".join(syllables)
    return kept
