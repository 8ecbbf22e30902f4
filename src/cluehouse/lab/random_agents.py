"""Agents that choose among their actions at random, to try an environment and to measure it."""

import random
from collections.abc import Sequence
from typing import Any, Final, NoReturn

import numpy as np

from cluehouse.games.choice import Arg, Between, Choice, OneOf
from cluehouse.games.game import AnyGame
from cluehouse.games.rule import Eagerness, Move
from cluehouse.games.seating import CLOCK
from cluehouse.lab.environment import TableEnvironment
from cluehouse.lab.stalled import Stalled
from cluehouse.lab.table import clock_move

_MOST_MOVES: Final = 20_000
_USUAL: Final[tuple[Eagerness, ...]] = ("first", "normal", "last")
_TRIES: Final = 1000  # words to try for a field


def play_at_random(env: TableEnvironment, seed: int, *, observed: bool = False) -> dict[str, float]:
    """Play a whole game at random; what each seat gets for it. If it is `observed`, agents look at everything."""
    dice = np.random.default_rng(seed)
    env.reset(seed=seed)
    rewards = dict.fromkeys(env.agents, 0.0)
    while not any(env.terminations.values()) and not any(env.truncations.values()):
        mask = env.observe(env.agent_selection)["action_mask"] if observed else env.action_mask()
        allowed = np.flatnonzero(mask)
        env.step(int(allowed[dice.integers(len(allowed))]))
    return rewards | env.rewards


def play_moves_at_random(game: AnyGame, state: Any, words: tuple[str, ...], seed: int) -> int:
    """Play a whole game at random through `choices`, without an environment; the number of its moves.

    Seats are asked in a random order until one can do something, so most of them are not asked at all. Moves are made
    as eagerly as their rules say; the clock moves when nobody does.
    """
    dice, seats = random.Random(seed), list(state.deal.seats)
    for made in range(_MOST_MOVES):
        if state.outcome is not None:
            return made
        order = dice.sample(seats, len(seats))
        seat, move = (
            _move_of_any(game, state, order, words, dice, _USUAL)
            or _clock_moves(game, state)
            or _move_of_any(game, state, order, words, dice, ("never",))
            or _stalled(game, state)
        )
        state = game.play(state, seat, move)
    return _stalled(game, state)


def _move_of_any(
    game: AnyGame,
    state: Any,
    order: Sequence[str],
    words: tuple[str, ...],
    dice: random.Random,
    eagerness: Sequence[Eagerness],
) -> tuple[str, Move] | None:
    rules = game.rules.by_name
    for seat in order:
        offered = game.choices(state, seat)
        for wanted in eagerness if offered else ():
            choices = [choice for choice in offered if rules[choice.do].eagerness == wanted]
            move = _filled(game, dice.choice(choices), words, dice) if choices else None
            if move is not None:
                return seat, move
    return None


def _clock_moves(game: AnyGame, state: Any) -> tuple[str, Move] | None:
    try:
        return CLOCK, clock_move(game, state)
    except Stalled:
        return None


def _stalled(game: AnyGame, state: Any) -> NoReturn:
    raise Stalled(f"{game.name} {state.deal.seed}: no end, in {state.phase}")


def _filled(game: AnyGame, choice: Choice, words: tuple[str, ...], dice: random.Random) -> Move | None:
    values = {name: _value(arg, words, dice) for name, arg in choice.args.items()}
    return None if None in values.values() else game.move_named(choice.do)(**values)


def _value(arg: Arg, words: tuple[str, ...], dice: random.Random) -> str | int | None:
    if isinstance(arg, OneOf):
        return dice.choice(arg.values) if arg.values else None
    if isinstance(arg, Between):
        return dice.randint(arg.least, arg.most)
    drawn = (words[int(dice.random() * len(words))] for _ in range(_TRIES))
    return next((word for word in drawn if arg.admits(word)), None)
