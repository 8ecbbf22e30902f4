"""Bots for games with a board of word cards.

player.py     the player itself                        features.py   what it works with, the same for every game
giver.py      the clue with the highest value          guesser.py    how likely each card is right
partner.py    how this partner understands clues       odds.py       how noisy listeners go through the cards
temper.py     how much a level risks

codenames.py, duet.py, and the values of their positions in codenames_values.py and duet_values.py
"""

from cluehouse.bots.boards.player import BoardPlayer
from cluehouse.bots.thought import Thought

__all__ = ["BoardPlayer", "Thought"]
