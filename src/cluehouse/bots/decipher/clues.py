"""What the board tells about the hidden word: laid pieces, NO tokens, the number of hidden pieces, wrong words."""

import numpy as np
from msgspec import Struct
from msgspec.structs import replace
from numpy.typing import NDArray

from cluehouse.bots.decipher.dictionary import Dictionary, dictionary
from cluehouse.games.decipher.state import BONUS_PIECES
from cluehouse.games.decipher.view import View
from cluehouse.games.letters import PIECES, Piece, form_of, tiles_of

Shares = NDArray[np.float64]


class Clues(Struct, frozen=True):
    """Everything a seeker can see. Fields are counted from 0."""

    laid: tuple[tuple[Piece, ...], ...]
    refused: frozenset[tuple[int, Piece]] = frozenset()
    hand: Piece | None = None
    left: int | None = None  # hidden pieces and the one in hand, where bonus mode tells
    wrong: frozenset[str] = frozenset()
    counted: bool = True  # does the seeker count the pieces that are still hidden?


def clues(view: View) -> Clues:
    """What this view tells about the word."""
    held = 0 if view.hand is None else 1
    return Clues(
        laid=view.fields,
        refused=frozenset((field - 1, piece) for field, piece in view.refused),
        hand=view.hand,
        left=None if view.hidden_left is None else view.hidden_left + held,
        wrong=frozenset(attempt.word for attempt in view.attempts),
    )


def after_yes(told: Clues, field: int, piece: Piece) -> Clues:
    """The clues once this piece lies on that field."""
    laid = tuple((*pieces, piece) if number == field else pieces for number, pieces in enumerate(told.laid))
    return replace(told, laid=laid, hand=None, left=None if told.left is None else told.left - 1)


def after_no(told: Clues, field: int, piece: Piece) -> Clues:
    """The clues once this piece was refused on that field."""
    return replace(told, refused=told.refused | {(field, piece)})


def fitting(told: Clues, words: Dictionary) -> NDArray[np.bool_]:
    """Which words of the dictionary agree with the clues."""
    laid = _counts(told)
    fits: NDArray[np.bool_] = np.all(words.pieces >= laid, axis=(1, 2))
    for field, piece in told.refused:
        fits &= words.pieces[:, field, PIECES.index(piece)] == laid[field, PIECES.index(piece)]
    if told.counted:
        total = words.pieces.sum(axis=(1, 2), dtype=np.int64) - int(laid.sum())
        fits &= total > BONUS_PIECES if told.left is None else total == told.left  # DC-19, DC-21
    if told.counted and told.hand is not None:
        kind = PIECES.index(told.hand)
        fits &= words.pieces[:, :, kind].sum(axis=1, dtype=np.int64) > int(laid[:, kind].sum())
    for word in told.wrong & set(words.words):
        fits[words.words.index(word)] = False
    return fits


def shares(told: Clues, words: Dictionary, known: float = 1.0) -> Shares:
    """How probable each word is, for a seeker who knows this share of the dictionary; all zero if none fits."""
    weights = np.where(fitting(told, words), words.weights, 0.0)
    weights[int(known * len(words.words)) :] = 0.0
    whole = weights.sum()
    return weights / whole if whole else weights


def fit_chances(told: Clues, piece: Piece, language: str, alphabet: str, known: float = 1.0) -> list[float]:
    """For each field, how probable it is that this piece fits there."""
    words, kind, laid = dictionary(language, len(told.laid)), PIECES.index(piece), _counts(told)
    found = shares(told, words, known)
    if not found.any():
        return letter_chances(told, piece, alphabet)
    room = words.pieces[:, :, kind] > laid[:, kind]
    return [float(chance) for chance in found @ room]


def letter_chances(told: Clues, piece: Piece, alphabet: str) -> list[float]:
    """The same, judging by letters alone: for a word that is in no dictionary, or a seeker who does not think of
    words."""
    return [_letter_chance(told, field, piece, alphabet) for field in range(len(told.laid))]


def _letter_chance(told: Clues, field: int, piece: Piece, alphabet: str) -> float:
    lies = {kind: told.laid[field].count(kind) for kind in PIECES}
    tiles = {
        letter: count
        for letter, count in tiles_of(alphabet).items()
        if all(form_of(letter)[kind] >= lies[kind] for kind in PIECES)
        and all(form_of(letter)[kind] == lies[kind] for place, kind in told.refused if place == field)
    }
    roomy = sum(count for letter, count in tiles.items() if form_of(letter)[piece] > lies[piece])
    return roomy / max(1, sum(tiles.values()))


def _counts(told: Clues) -> NDArray[np.int64]:
    return np.array([[pieces.count(kind) for kind in PIECES] for pieces in told.laid], dtype=np.int64)
