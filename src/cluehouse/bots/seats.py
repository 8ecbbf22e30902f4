"""A bot for any seat of any game: one of ours by its level, or one of another package by its name."""

from collections.abc import Callable
from typing import Final

from cluehouse.bots.dice import DicePlayer
from cluehouse.bots.installed import installed_player, players_of
from cluehouse.bots.levels import LEVELS
from cluehouse.bots.player import Player
from cluehouse.games import GAMES
from cluehouse.games.part import load_part

DICE: Final = "dice"  # the level of bots that play at random


def bots_of(game: str) -> tuple[str, ...]:
    """Everything that can take a seat of this game as a bot: levels, from gentle to random, and installed players."""
    return ("beginner", *(level for level in LEVELS if level != "beginner"), DICE, *players_of(game))


def seat_player(game: str, level: str, seed: str) -> Player:
    """A bot of this level or name for a seat of this game; the same seed plays the same way."""
    if level == DICE:
        return DicePlayer(seed)
    if level not in LEVELS:
        return installed_player(level, game, seed)
    make: Callable[[str, str], Player] = load_part(GAMES[game].parts.bot)
    return make(level, seed)
