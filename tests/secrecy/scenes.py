"""Scenes (moments) of finished games, to compare with other games that look the same."""

import random
from functools import cache
from typing import Any

from cluehouse.games.game import AnyGame
from cluehouse.games.record import Record, states
from cluehouse.games.secrecy import Scene
from cluehouse.words.lexicon import lexicon


@cache
def vocabulary(language: Any) -> tuple[str, ...]:
    """Real words of a language, which replace secret ones."""
    return tuple(sorted(entry.word for entry in lexicon(language).values() if " " not in entry.word))


def scenes(game: AnyGame, record: Record, dice: random.Random, count: int) -> list[Scene[Any, Any]]:
    """Some moments of a finished game, always including the start, never after its end."""
    history = tuple(states(game, record))
    numbers = sorted(dice.sample(range(len(record.moves)), min(count, len(record.moves))))
    words = vocabulary(record.deal.options.language)
    return [
        Scene(record.deal, record.moves[:number], history[: number + 1], vocabulary=words) for number in {0, *numbers}
    ]
