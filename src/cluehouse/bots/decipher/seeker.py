"""The seeker: where to lay a piece, when to name the word, whether to pay for another piece."""

from math import log2
from typing import Final

import numpy as np
from msgspec.structs import replace

from cluehouse.bots.decipher.clues import Clues, Shares, clues, fit_chances, letter_chances, shares
from cluehouse.bots.decipher.decider import Decider, Decision
from cluehouse.bots.decipher.dictionary import Dictionary, dictionary
from cluehouse.bots.thought import Thought
from cluehouse.games.choice import Choice, OneOf
from cluehouse.games.decipher.moves import Ask, Attempt, GiveUp, Lay, Pass
from cluehouse.games.decipher.scoring import BONUS, SOLUTION
from cluehouse.games.decipher.view import View
from cluehouse.games.letters import PIECES, Piece

_SHOWN: Final = 3  # how many words a thought tells of
_RIVAL: Final = 0.1  # how much less sure one can be for every rival who may be quicker
_LAST: Final = 0.2  # how much surer one has to be of the last attempt
_SHARED: Final = 0.7  # what a piece is worth that everybody sees

Ranked = list[tuple[str, float]]


def seek(view: View, choices: dict[str, Choice], decider: Decider) -> Decision:
    """Name the word if that pays; else lay, ask or pass if it is this seat's turn."""
    temper, words = decider.temper, dictionary(view.options.language, view.options.length)
    told = noticed(clues(view), decider)
    found = come_to_mind(shares(told, words, temper.vocabulary), decider)
    ranked = _ranked(words, found, choices, decider)
    thoughts = [Thought("candidate", (word,), round(share, 3)) for word, share in ranked[:_SHOWN]]
    if ranked and _is_sure(view, ranked[0][1], decider):
        return _attempt(ranked, thoughts)
    if "give-up" in choices and view.willing:  # only people ask: a program that is not sure does not keep them
        return GiveUp(), [Thought("gives-up"), *thoughts]
    if "place" in choices:
        return _place(view, told, choices["place"], decider, thoughts)
    if "pass" in choices:
        return _bonus(view, told, ranked, choices, (words, found), decider, thoughts)
    return None, [Thought("ponders"), *thoughts]


# --- what a seeker thinks of ----------------------------------------------------------------------


def noticed(told: Clues, decider: Decider) -> Clues:
    """The clues without what this seeker overlooks just now: some NO tokens, or how many pieces are still hidden."""
    seen = [no for no in sorted(told.refused) if decider.dice.fraction() >= decider.temper.overlooks]
    return replace(told, refused=frozenset(seen), counted=decider.temper.counts)


def come_to_mind(found: Shares, decider: Decider) -> Shares:
    """The shares of those words that this seeker thinks of: likely words come to mind sooner."""
    ideas = decider.temper.ideas
    if not ideas or not found.any():
        return found
    thought_of = list(set(decider.dice.weighted(range(len(found)), found.tolist(), ideas)))
    kept = np.zeros_like(found)
    kept[thought_of] = found[thought_of]
    kept /= kept.sum()
    return kept


def _ranked(words: Dictionary, found: Shares, choices: dict[str, Choice], decider: Decider) -> Ranked:
    """The words that may be named, likeliest first."""
    if "attempt" not in choices:
        return []
    best = np.argsort(-found, kind="stable")[: _SHOWN + len(decider.refused)]
    likely = [(words.words[number], float(found[number])) for number in best if found[number] > 0]
    box = choices["attempt"].args["word"]
    return [item for item in likely if box.admits(item[0]) and Attempt(item[0]) not in decider.refused]


def _attempt(ranked: Ranked, thoughts: list[Thought]) -> Decision:
    return Attempt(ranked[0][0]), [Thought("names", (ranked[0][0],), round(ranked[0][1], 3)), *thoughts]


def _prize(view: View) -> int:
    """What the solution is worth now (DC-32)."""
    return SOLUTION + BONUS * view.bonus_left


def _gain(view: View, share: float) -> float:
    """The points that naming a word brings on average; the attempt token is a point too (DC-31)."""
    return share * _prize(view) - 1


def _is_sure(view: View, share: float, decider: Decider) -> bool:
    """Is the word probable enough? Rivals may be quicker, and a last attempt is worth more."""
    rivals = sum(left > 0 for seat, left in view.attempts_left.items() if seat != view.seat)
    last = _LAST if view.attempts_left[view.seat] == 1 else 0.0
    if not view.bonus and sum(map(len, view.fields)) < decider.temper.waits_for * len(view.fields):
        return False
    return share >= decider.temper.sure - _RIVAL * rivals + last and _gain(view, share) > 0


# --- laying a piece -------------------------------------------------------------------------------


def _place(view: View, told: Clues, choice: Choice, decider: Decider, thoughts: list[Thought]) -> Decision:
    """The field where the piece most probably fits, or whose answer tells most."""
    fields = choice.args["field"]
    assert isinstance(fields, OneOf)
    assert told.hand is not None
    chances = _chances(view, told, told.hand, decider)
    open_fields = [int(field) for field in fields.values if Lay(int(field)) not in decider.refused]
    worth = {
        field: chances[field - 1]
        + decider.temper.curious * _surprise(chances[field - 1])
        + 1e-6 * decider.dice.fraction()
        for field in open_fields
    }
    best = max(worth, key=lambda field: worth[field])
    return Lay(best), [Thought("lays", (told.hand, str(best)), round(chances[best - 1], 3)), *thoughts]


def _chances(view: View, told: Clues, piece: Piece, decider: Decider) -> list[float]:
    if decider.temper.by_letters:
        return letter_chances(told, piece, view.alphabet)
    return fit_chances(told, piece, view.options.language, view.alphabet, decider.temper.vocabulary)


def _surprise(chance: float) -> float:
    """How much a yes or no is expected to tell, in bits."""
    return -sum(share * log2(share) for share in (chance, 1 - chance) if share > 0)


# --- bonus mode -----------------------------------------------------------------------------------


def _bonus(
    view: View,
    told: Clues,
    ranked: Ranked,
    choices: dict[str, Choice],
    candidates: tuple[Dictionary, Shares],
    decider: Decider,
    thoughts: list[Thought],
) -> Decision:
    """Pay for a piece, name the best word now, or pass: whichever brings most points (DC-22)."""
    if not ranked:
        return Pass(), [Thought("passes")]
    alone = sum(left > 0 for left in view.attempts_left.values()) == 1
    sharper = sharpened(told, *candidates)
    asking = (sharper * (_prize(view) - BONUS) - 1) * (1.0 if alone else _SHARED)
    naming = _gain(view, ranked[0][1])
    if "ask" in choices and view.bonus_left and decider.temper.waits_for and not _is_sure(view, ranked[0][1], decider):
        return Ask(), [Thought("asks", chance=round(sharper, 3)), *thoughts]
    if "ask" in choices and asking > max(naming, 0.0):
        return Ask(), [Thought("asks", chance=round(sharper, 3)), *thoughts]
    return _attempt(ranked, thoughts) if naming > 0 else (Pass(), [Thought("passes"), *thoughts])


def sharpened(told: Clues, words: Dictionary, found: Shares) -> float:
    """How probable the best word will be, on average, after one more piece."""
    likely = np.flatnonzero(found)
    laid = np.array([[pieces.count(kind) for kind in PIECES] for pieces in told.laid])
    room = words.pieces[likely].astype(np.int64) - laid > 0  # word, field, piece
    chances = np.einsum("w,wfk->fk", found[likely], room)
    kinds = [kind for kind in range(len(PIECES)) if chances[:, kind].any()]
    return sum(_best_after(room[:, :, kind], chances[:, kind], found[likely]) for kind in kinds) / max(1, len(kinds))


def _best_after(room: Shares, chances: Shares, found: Shares) -> float:
    """The same for one kind of piece, which is tried on the likeliest fields first."""
    order = np.argsort(-chances, kind="stable")
    first = np.where(room[:, order].any(axis=1), room[:, order].argmax(axis=1), -1)
    return float(sum(found[first == place].max(initial=0.0) for place in range(len(order)))) / max(
        1e-9, float(found[first >= 0].sum())
    )
