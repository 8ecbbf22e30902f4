"""The lab: many games at once, evaluation on human turns, fitting of weights, speed.

duel.py      many games between chosen players          marathon.py  bots in all seats of all games
table.py     one table: bots, referee and clock         kinds.py     the kinds of games
guessers.py  our giver with other guessers              held_out.py  listeners that share nothing with ours
evaluate.py  guesser and giver on human turns           turns.py     how human turns are read
fit.py       the weights of the listeners               words.py     how well the bots know words
speed.py     how fast the bots think                    pool.py      many processes
interval.py  confidence intervals                       stalled.py   why the lab stops
command.py   `cluehouse lab …`

codenames.py, duet.py, decipher.py: what the lab needs to know about these games
trapwords_endings.py:  how the turns of bots end
"""

from cluehouse.lab.command import main
from cluehouse.lab.duel import Duel, duel
from cluehouse.lab.evaluate import evaluate_giver, evaluate_guesser
from cluehouse.lab.speed import speed

__all__ = ["Duel", "duel", "evaluate_giver", "evaluate_guesser", "main", "speed"]
