"""Guessing: how likely each card is right, judging by this clue, all earlier clues and what is known of the key."""

from collections.abc import Sequence
from typing import Protocol

import numpy as np
from msgspec import Struct

from cluehouse.bots.boards.odds import inclusion
from cluehouse.bots.mind.vectors import Floats

_FADED = 0.8  # how sure it is that a word of an earlier clue is still to be found
_SPARED = 0.5  # how much less likely a card is black when the clue points at it: givers avoid that


class RememberedClue(Struct, frozen=True):
    """A clue as a guesser remembers it."""

    clue: str
    open: float  # for how many cards it may still be good
    rival: bool = False  # was it given by the other side?
    now: bool = False  # is it the clue of this turn?
    away: bool = False  # did it only say what not to touch?
    since: tuple[str, ...] = ()  # right cards that were found after its turn: it may have been for them


class Prior(Struct, frozen=True):
    """What is known of each card before any clue: the chance to be right, the other side's, or black."""

    own: tuple[float, ...]
    rival: tuple[float, ...]
    black: tuple[float, ...]


class Belief(Struct, frozen=True):
    """What a guesser believes of each card."""

    cards: tuple[str, ...]
    own: tuple[float, ...]
    rival: tuple[float, ...]
    black: tuple[float, ...]
    now: tuple[float, ...]  # the chance that the clue of this turn was for it
    before: tuple[float, ...]  # the chance that an earlier clue was for it
    source: tuple[str, ...]  # which of them most likely

    @property
    def best(self) -> int:
        """The card to take."""
        return int(np.argmax(np.array(self.own) - 0.5 * np.array(self.black)))


class Listener(Protocol):
    """Something that says how strongly a clue brings words to mind."""

    def understand(self, clue: str, words: Sequence[str]) -> Floats:
        """A utility for each of the words."""
        ...


def believe(
    listener: Listener,
    board: Sequence[str],
    cards: Sequence[str],
    clues: Sequence[RememberedClue],
    prior: Prior,
    bonus: Floats | None = None,
) -> Belief:
    """How likely each card is right, the rival's or black after these clues. `bonus` adds to the clue of this turn."""
    places = [board.index(card) for card in cards]
    own, black = np.array(prior.own), np.array(prior.black)
    lean = np.log(np.maximum(own, 1e-3))
    now, before, away = np.zeros(len(cards)), np.zeros(len(cards)), np.zeros(len(cards))
    source, most = [""] * len(cards), np.zeros(len(cards))
    for memory in clues:
        hearing = listener.understand(memory.clue, board)
        utilities = hearing[places]
        if memory.now and bonus is not None:
            utilities = utilities + bonus
        if memory.away:
            away = np.maximum(away, inclusion(utilities, 2))
            continue
        explained = hearing[[board.index(card) for card in memory.since]]
        leaning = utilities if memory.rival else utilities + lean
        chance = inclusion(np.concatenate([leaning, explained]), memory.open)[: len(cards)]
        if memory.rival:
            away = 1 - (1 - away) * (1 - _FADED * chance)
        elif memory.now:
            now = chance
        else:
            before = 1 - (1 - before) * (1 - _FADED * chance)
            source = [memory.clue if more else known for more, known in zip(chance > most, source, strict=True)]
            most = np.maximum(most, chance)
    unmeant = (1 - now) * (1 - before)
    rest = _rest(own, now, before)
    right = (1 - unmeant * (1 - rest)) * (1 - away)
    wrong = (1 - right) / np.maximum(1 - own, 1e-6)
    return Belief(
        tuple(cards),
        _floats(right),
        _floats(np.minimum(np.array(prior.rival) * wrong, 1.0)),
        _floats(np.minimum(black * wrong * (1 - _SPARED * now), 1.0)),
        _floats(now),
        _floats(before),
        tuple(source),
    )


def _rest(own: Floats, now: Floats, before: Floats) -> Floats:
    """The chance that a card is right although no clue was for it."""
    expected = float(own.sum())
    meant = float((1 - (1 - now) * (1 - before)).sum())
    spare = max(expected - meant, 0.0) / max(expected, 1e-6)
    rest: Floats = own * spare
    return rest


def _floats(values: Floats) -> tuple[float, ...]:
    return tuple(float(value) for value in values)
