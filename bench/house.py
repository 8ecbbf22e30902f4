"""Random games on the Cluehouse core."""

import random
from collections.abc import Callable
from typing import Any

import msgspec

from cluehouse.games import CODENAMES, GAMES
from cluehouse.games.codenames import Options, State
from cluehouse.games.codenames.moves import Clue, Guess
from cluehouse.words import load_pack
from tests.random_play import random_game

_PACK = load_pack("en")
_OPTIONS = Options()


def _moves(state: State, dice: random.Random) -> Any:
    """One random move after another: a clue, then guesses until the turn is over."""
    while state.outcome is None:
        side = state.turn.side
        if state.phase == "clue":
            state = CODENAMES.play(state, f"{side}-chief", Clue("clue", dice.randint(1, 4)))
        else:
            state = CODENAMES.play(state, f"{side}-1", Guess(dice.choice(state.visible)))
        yield state


def _start(dice: random.Random) -> State:
    return CODENAMES.start(CODENAMES.deal(_OPTIONS, _PACK, f"{dice.getrandbits(64):x}"))


def play_rules(dice: random.Random) -> int:
    """A whole game, rules alone; how many moves it had."""
    return sum(1 for _ in _moves(_start(dice), dice))


def play_with_views(dice: random.Random) -> int:
    """A whole game in which every seat and a spectator get their view as JSON after every move."""
    encode, moves = msgspec.json.encode, 0
    for state in _moves(_start(dice), dice):
        moves += 1
        for view in CODENAMES.views(state).values():
            encode(view)
    return moves


def half_a_game(dice: random.Random) -> State:
    """A game in the middle of play."""
    state = _start(dice)
    for number, after in enumerate(_moves(state, dice)):
        if number == 10 or after.outcome is not None:
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
