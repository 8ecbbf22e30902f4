"""A bot for any seat of any game."""

from collections.abc import Callable

from cluehouse.bots.levels import LEVELS
from cluehouse.bots.player import Player
from cluehouse.games import GAMES
from cluehouse.games.part import load_part


def seat_player(game: str, level: str, seed: str) -> Player:
    """A bot of this level for a seat of this game; the same seed plays the same way."""
    if level not in LEVELS:
        raise ValueError(f"no such level: {level}")
    make: Callable[[str, str], Player] = load_part(GAMES[game].parts.bot)
    return make(level, seed)
