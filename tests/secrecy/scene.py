"""A moment of a game: its deal, the moves so far, and all states on the way."""

import random
from typing import Any

from msgspec import Struct

from cluehouse.games.game import Game
from cluehouse.games.record import Record, states


class Scene(Struct, frozen=True):
    """The record so far and every state it went through, the start included."""

    deal: Any
    moves: tuple[tuple[str, Any], ...]
    states: tuple[Any, ...]

    @property
    def state(self) -> Any:
        """The state now."""
        return self.states[-1]


def scenes(game: Game[Any, Any, Any, Any], record: Record, dice: random.Random, count: int) -> list[Scene]:
    """Some moments of a finished game, the beginning and late ones among them; none after its end."""
    history = tuple(states(game, record))
    numbers = sorted(dice.sample(range(len(record.moves)), min(count, len(record.moves))))
    return [Scene(record.deal, record.moves[:number], history[: number + 1]) for number in {0, *numbers}]
