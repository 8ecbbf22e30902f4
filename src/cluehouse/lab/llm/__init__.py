"""Language models as players: `cluehouse.lab.llm:player` is an entry for any seat of any game.

prompt.py   what a model is told: its view and its moves, in the language of the table
answer.py   the move in a model's answer
counts.py   requests, tokens, cost, and answers that were no good
player.py   the player, with bounded retries and a simpler player behind it
"""

from cluehouse.lab.llm.counts import Counts
from cluehouse.lab.llm.player import LlmPlayer, player

__all__ = ["Counts", "LlmPlayer", "player"]
