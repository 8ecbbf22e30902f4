"""Players that are programs: they see views, return moves, and nothing else.

player.py   the interface: encoded views in, moves out
dice.py     an honest player that takes any legal move
"""

from cluehouse.bots.dice import DicePlayer
from cluehouse.bots.player import Player, open_view

__all__ = ["DicePlayer", "Player", "open_view"]
