"""Players of Decipher: they hide a fair word and hand out its pieces, or lay pieces and name the word.

dictionary.py  the words of a language by frequency     clues.py      what the board says of the word
wordsmith.py   which word to hide, which piece to give  seeker.py     where to lay, when to name the word
contest.py     whether a revealed word is fair          temper.py     how the levels differ
decider.py     who decides                              player.py     which part a seat has now
"""

from cluehouse.bots.decipher.player import DecipherPlayer, decipher_player
from cluehouse.bots.thought import Thought

__all__ = ["DecipherPlayer", "Thought", "decipher_player"]
