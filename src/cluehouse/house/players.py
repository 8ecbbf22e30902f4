"""Which bot takes a seat when somebody adds one."""

from collections.abc import Callable

from cluehouse.bots import DicePlayer, Player, seat_player

MakePlayer = Callable[[str, str, str], Player]  # game, level, seed


def dice_players(game: str, level: str, seed: str) -> Player:
    """Return a bot that plays at random, whatever the level."""
    return DicePlayer(seed)


def house_players(game: str, level: str, seed: str) -> Player:
    """Return one of the server's bots: one that thinks, or for level "dice" one that plays at random."""
    return DicePlayer(seed) if level == "dice" else seat_player(game, level, seed)


def preparation_command(language: str) -> list[str]:
    """Return the command that prepares bots for a language; empty if they are prepared."""
    from cluehouse.bots import preparation  # imported late: only a server with bots needs it

    return preparation.preparation_command(language)
