"""The rules of the games, pure: no clock, no disk, no dictionary, no randomness but the deal's seed.

>>> from cluehouse.games import GAMES
>>> sorted(GAMES)
['codenames', 'decipher', 'duet', 'trapwords']

Every game is a `Game`: it can `deal`, `start`, `play`, `choices`, `view` and say the `outcome`, and it answers
everything that a live table asks about it. A refused move raises `Refusal` with a code and changes nothing.
"""

from importlib.metadata import entry_points

from cluehouse.games.codenames import CODENAMES
from cluehouse.games.decipher import DECIPHER
from cluehouse.games.duet import DUET
from cluehouse.games.game import AnyGame, Game, Outcome
from cluehouse.games.refusal import Refusal
from cluehouse.games.trapwords import TRAPWORDS

GAMES: dict[str, AnyGame] = {}


def register(game: AnyGame) -> None:
    """Add a game to this server. Its name must be unique."""
    if game.name in GAMES:
        raise ValueError(f"there is already a game called {game.name}")
    GAMES[game.name] = game


def register_installed() -> None:
    """Add the games of other installed packages: they name them under the entry point `cluehouse.games`."""
    for found in entry_points(group="cluehouse.games"):
        register(found.load())


for _game in (CODENAMES, DUET, TRAPWORDS, DECIPHER):
    register(_game)
register_installed()

__all__ = [
    "CODENAMES",
    "DECIPHER",
    "DUET",
    "GAMES",
    "TRAPWORDS",
    "AnyGame",
    "Game",
    "Outcome",
    "Refusal",
    "register",
    "register_installed",
]
