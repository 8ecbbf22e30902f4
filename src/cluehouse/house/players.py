"""Who sits down when somebody asks for a bot."""

from collections.abc import Callable

from cluehouse.bots import DicePlayer, Player, seat_player

MakePlayer = Callable[[str, str, str], Player]  # game, level, seed


def dice_players(game: str, level: str, seed: str) -> Player:
    """Bots that roll dice, whatever is asked of them."""
    return DicePlayer(seed)


def house_players(game: str, level: str, seed: str) -> Player:
    """The bots of the house: those that think, and one that rolls dice."""
    return DicePlayer(seed) if level == "dice" else seat_player(game, level, seed)


def lesson(language: str) -> list[str]:
    """The command that teaches the house's bots a language; none, if they know it."""
    from cluehouse.bots.learning import lesson  # it loads what only a house with bots needs

    return lesson(language)
