"""The rules of the four games, pure: no clock, no disk, no dictionary, no luck but the deal's seed.

>>> from cluehouse.games import GAMES
>>> sorted(GAMES)
['codenames', 'decipher', 'duet', 'trapwords']

Every game is a `Game`: it can `deal`, `start`, `play`, `choices`, `view` and say the `outcome`.
A refused move raises `Refusal` with a code and changes nothing.
"""

from typing import Any

from cluehouse.games.codenames import CODENAMES
from cluehouse.games.decipher import DECIPHER
from cluehouse.games.duet import DUET
from cluehouse.games.game import Game, Outcome
from cluehouse.games.refusal import Refusal
from cluehouse.games.trapwords import TRAPWORDS

GAMES: dict[str, Game[Any, Any, Any, Any]] = {game.name: game for game in (CODENAMES, DUET, TRAPWORDS, DECIPHER)}

__all__ = ["CODENAMES", "DECIPHER", "DUET", "GAMES", "TRAPWORDS", "Game", "Outcome", "Refusal"]
