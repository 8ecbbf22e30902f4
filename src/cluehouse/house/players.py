"""Which bot takes a seat when somebody adds one, what its choices are drawn from, and who stands in for it."""

from collections.abc import Callable

from cluehouse.bots import DicePlayer, Player, seat_player
from cluehouse.games.chance import derived_seed
from cluehouse.tables.table import Play

MakePlayer = Callable[[str, str, str], Player]  # game, level, seed


def dice_players(game: str, level: str, seed: str) -> Player:
    """Return a bot that plays at random, whatever the level."""
    return DicePlayer(seed)


def house_players(game: str, level: str, seed: str) -> Player:
    """Return one of the server's bots: one that thinks, one that plays at random, or one of another package."""
    return seat_player(game, level, seed)


def stand_ins(level: str) -> tuple[str, ...]:
    """Return who moves for a bot: the bot itself, and simpler players for when it cannot."""
    return ("dice",) if level == "dice" else tuple(dict.fromkeys((level, "beginner", "dice")))


def bot_seed(play: Play, seat: str, person: str, level: str) -> str:
    """Return the seed of a bot's choices, which are as secret as the deal. A bot whose moves were undone chooses anew:
    otherwise it would hide the same word again."""
    return derived_seed(play.deal.seed, "bot", str(play.undone), seat, person, level)


def preparation_command(language: str) -> list[str]:
    """Return the command that prepares bots for a language; empty if they are prepared."""
    from cluehouse.bots import preparation  # imported late: only a server with bots needs it

    return preparation.preparation_command(language)
