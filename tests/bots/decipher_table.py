"""Plays Decipher with bots in all seats, which are asked in random order."""

import random
from collections.abc import Iterator, Mapping
from typing import Any, Final

from cluehouse.bots.decipher import decipher_player
from cluehouse.bots.player import Player
from cluehouse.bots.thought import CODES
from cluehouse.games.decipher import DECIPHER, Options, State
from cluehouse.games.deck import Pack
from cluehouse.games.rule import Move

MOST_MOVES: Final = 1000
LEVELS: Final = ("careful", "even", "bold", "beginner")

Step = tuple[State, str, Move]


def table(seed: str, **options: Any) -> State:
    """A game before its first word is set."""
    return DECIPHER.start(DECIPHER.deal(Options(**options), Pack(), seed))


def bots(state: State, seed: str, *levels: str) -> dict[str, Player]:
    """A program for every seat, of these levels in turn."""
    chosen = levels or LEVELS
    return {
        seat: decipher_player(chosen[number % len(chosen)], f"{seed}/{seat}")
        for number, seat in enumerate(state.deal.seats)
    }


def steps(state: State, players: Mapping[str, Player], seed: str) -> Iterator[Step]:
    """Every move until the game is over, each with the state before it."""
    dice = random.Random(seed)
    for _ in range(MOST_MOVES):
        if state.outcome is not None:
            return
        seat, move = next_move(state, players, dice)
        yield state, seat, move
        state = DECIPHER.play(state, seat, move)
    raise AssertionError("the game does not end")


def next_move(state: State, players: Mapping[str, Player], dice: random.Random) -> tuple[str, Move]:
    """The first move that a bot makes."""
    sent = DECIPHER.sent(state)
    for seat in dice.sample(list(players), len(players)):
        move = players[seat].choose(sent[seat])
        assert {thought.code for thought in players[seat].thoughts()} <= CODES
        if move is not None:
            return seat, move
    raise AssertionError(f"nobody moves: {state.phase}")


def last(state: State, players: Mapping[str, Player], seed: str) -> State:
    """The game played to its end."""
    for before, seat, move in steps(state, players, seed):
        state = DECIPHER.play(before, seat, move)
    return state
