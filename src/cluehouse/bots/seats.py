"""A bot for any seat of any game."""

from collections.abc import Callable
from importlib import import_module
from typing import Final, cast, get_args

from cluehouse.bots.boards.temper import Level
from cluehouse.bots.player import Player

LEVELS: Final[tuple[Level, ...]] = get_args(Level)

# Where each game's players are made; they are imported when a seat needs one.
_MAKERS: Final[dict[str, tuple[str, str]]] = {
    "codenames": ("cluehouse.bots.boards", "board_player"),
    "duet": ("cluehouse.bots.boards", "board_player"),
    "trapwords": ("cluehouse.bots.trapwords", "trapwords_player"),
    "decipher": ("cluehouse.bots.decipher", "decipher_player"),
}


def seat_player(game: str, level: str, seed: str) -> Player:
    """A bot of this level for a seat of this game; the same seed plays the same way."""
    if level not in LEVELS:
        raise ValueError(f"no such level: {level}")
    module, name = _MAKERS[game]
    maker = cast(Callable[[str, str], Player], getattr(import_module(module), name))
    return maker(level, seed)
