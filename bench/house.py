"""Plays random games on the Cluehouse core."""

import random
from collections.abc import Callable

from cluehouse.games import CODENAMES, GAMES
from cluehouse.games.codenames import Options, State
from cluehouse.games.codenames.moves import Clue, Guess
from cluehouse.words import load_pack
from tests.random_play import random_game

_PACK = load_pack("en")
_OPTIONS = Options()


_CHIEF = {"red": "red-chief", "blue": "blue-chief"}
_OPERATIVE = {"red": "red-1", "blue": "blue-1"}


def _start(dice: random.Random) -> State:
    return CODENAMES.start(CODENAMES.deal(_OPTIONS, _PACK, f"{dice.getrandbits(64):x}"))


def _move(state: State, dice: random.Random) -> State:
    """A random clue or a random guess."""
    side = state.turn.side
    if state.phase == "clue":
        return CODENAMES.play(state, _CHIEF[side], Clue("clue", 1 + int(4 * dice.random())))
    card = state.visible[int(len(state.visible) * dice.random())]
    return CODENAMES.play(state, _OPERATIVE[side], Guess(card))


def play_rules(dice: random.Random) -> int:
    """A whole game, rules alone; how many moves it had."""
    state, moves = _start(dice), 0
    while state.outcome is None:
        side = state.turn.side
        if state.phase == "clue":
            state = CODENAMES.play(state, _CHIEF[side], Clue("clue", 1 + int(4 * dice.random())))
        else:
            card = state.visible[int(len(state.visible) * dice.random())]
            state = CODENAMES.play(state, _OPERATIVE[side], Guess(card))
        moves += 1
    return moves


def play_with_views(dice: random.Random) -> int:
    """A whole game in which every seat and a spectator get their view as JSON after every move."""
    state, moves = _start(dice), 0
    while state.outcome is None:
        state = _move(state, dice)
        moves += 1
        CODENAMES.sent(state)
    return moves


def half_a_game(dice: random.Random) -> State:
    """A game in the middle of play."""
    state = _start(dice)
    for _ in range(10):
        after = _move(state, dice)
        if after.outcome is not None:
            break
        state = after
    return state


def _through_choices(name: str) -> Callable[[random.Random], int]:
    def play(dice: random.Random) -> int:
        game = GAMES[name]
        deal = game.deal(game.options_type(), _PACK, f"{dice.getrandbits(64):x}")
        return len(random_game(game, deal, dice)[0].moves)

    return play


ALL = {name: _through_choices(name) for name in GAMES}
