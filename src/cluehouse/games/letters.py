"""How four kinds of pieces form letters, which tiles there are, and what can be spelt with them.

The table is open to everyone (DC-13). Its counts follow what is published about the alphabet; the rest is our own
(D-DC-01), and so is the rule that every mark on a letter is one short piece (D-DC-02).

An alphabet is written as a name ("polish", "international") or as a list of its tiles: "A4 Ä2 B3".
"""

import re
import unicodedata
from functools import cache
from typing import Final, Literal, get_args

from cluehouse.games.refusal import Refusal

Piece = Literal["long", "short", "big", "small"]
Pieces = dict[Piece, int]

PIECES: Final[tuple[Piece, ...]] = get_args(Piece)
SUPPLY: Final[Pieces] = {"long": 16, "short": 16, "big": 8, "small": 8}  # red, yellow, blue, green (DC-01)

_FORMS: Final = """
    1000 I      1100 LT     1200 FKŁZ   1300 EŹŻ    1400 Ę      1001 P      1002 B      1010 D
    1101 R      2000 VX     2100 AH     2200 ĄMW    3000 N      3100 Ń      0300 Y      0010 C
    0020 O      0110 ĆG     0120 ÓQ     0002 S      0101 J      0102 Ś      0201 U
"""


def _forms() -> dict[str, Pieces]:
    words = _FORMS.split()
    return {
        letter: {piece: int(digit) for piece, digit in zip(PIECES, counts, strict=True)}
        for counts, letters in zip(words[::2], words[1::2], strict=True)
        for letter in letters
    }


def _tiles(text: str) -> dict[str, int]:
    tiles = text.split()
    if not tiles or not all(re.fullmatch(r"\D[1-9][0-9]?", tile) for tile in tiles):
        raise ValueError(f"not a list of tiles: {text}")
    return {tile[0]: int(tile[1:]) for tile in tiles}


LETTERS: Final = _forms()  # how many pieces of each kind form a letter

TILES: Final[dict[str, dict[str, int]]] = {  # 85 each (DC-01); how they are shared out is ours
    "polish": _tiles("A4 Ą2 B3 C3 Ć2 D3 E4 Ę2 F2 G2 H2 I3 J2 K3 L3 Ł2 M3 N3 Ń1 O4 Ó2 P3 R3 S3 Ś2 T3 U3 W3 Y3 Z3 Ź2 Ż2"),
    "international": _tiles("A6 B3 C3 D4 E7 F3 G3 H3 I5 J1 K3 L4 M3 N4 O5 P3 Q1 R4 S5 T4 U3 V2 W2 X1 Y2 Z1"),
}


@cache
def tiles_of(alphabet: str) -> dict[str, int]:
    """Return how many tiles of each letter an alphabet has; raise ValueError if it is not one, or if pieces cannot form
    it."""
    tiles = TILES.get(alphabet) or _tiles(alphabet)
    for letter in tiles:
        form_of(letter)
    return tiles


@cache
def form_of(letter: str) -> Pieces:
    """Return the pieces that form a letter. A mark on a letter without a form of its own is one short piece."""
    parts = unicodedata.normalize("NFD", letter)
    form = LETTERS.get(letter) or LETTERS.get(parts[0])
    if form is None:
        raise ValueError(f"no pieces form this letter: {letter}")
    return form if letter in LETTERS else {**form, "short": form["short"] + len(parts) - 1}


def pieces_of(letters: str) -> Pieces:
    """Return the pieces of a letter, or of all letters of a word (DC-10)."""
    forms = [form_of(letter) for letter in letters]
    return {piece: sum(form[piece] for form in forms) for piece in PIECES}


def unknown_letter(word: str, alphabet: str) -> Refusal | None:
    """Return a refusal if the word has a letter that is not in the alphabet, or None."""
    stranger = next((letter for letter in word if not _is_tile(letter, alphabet)), None)
    return None if stranger is None else Refusal("letter-unknown", letter=stranger)


def _is_tile(letter: str, alphabet: str) -> bool:
    """Whether this letter, in either case, is on a tile. A letter that only becomes equal by case mapping (ı, ſ) is
    not."""
    large = letter.upper()
    return large in tiles_of(alphabet) and large.lower() == letter.lower()


def check_word(word: str, alphabet: str) -> Refusal | None:
    """Return why the tiles or the pieces cannot make this word, or None (DC-41)."""
    refusal, spelt, tiles = unknown_letter(word, alphabet), word.upper(), tiles_of(alphabet)
    if refusal is not None:
        return refusal
    for letter in spelt:
        if spelt.count(letter) > tiles[letter]:
            return Refusal("not-enough-tiles", letter=letter, tiles=tiles[letter])
    for piece, needed in pieces_of(spelt).items():
        if needed > SUPPLY[piece]:
            return Refusal("not-enough-pieces", piece=piece, pieces=SUPPLY[piece])
    return None
