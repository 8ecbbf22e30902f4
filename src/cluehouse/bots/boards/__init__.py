"""Bots for the games of cards, Codenames and Duet.

codenames.py  duet.py   what a seat sees of its game          sight.py    the same for both
giver.py                the clue that is worth most           odds.py     how noisy listeners go through the cards
guesser.py              how likely each card is right         values.py   what a position is worth
partner.py              how this partner hears                temper.py   careful, even, bold, beginner
player.py               the player itself
"""

from cluehouse.bots.boards.player import BoardPlayer, board_player
from cluehouse.bots.boards.temper import Level
from cluehouse.bots.thought import Thought

__all__ = ["BoardPlayer", "Level", "Thought", "board_player"]
