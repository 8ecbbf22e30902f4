"""The lab: many games at once, evaluation on human turns, the fit of the weights, speed.

duel.py      many games between chosen players      guests.py     our giver with another ear
marathon.py  bots in all seats of all games         pool.py       many games at once
evaluate.py  the guesser and the giver on turns     strangers.py  ears that share nothing with ours
fit.py       the weights of the listeners           turns.py      how turns are read
words.py     how well the minds know their words    interval.py   how sure a share is
speed.py     how fast they think                    stalled.py    what stops the lab
command.py   `cluehouse lab …`
"""

from cluehouse.lab.command import main
from cluehouse.lab.duel import Duel, duel
from cluehouse.lab.evaluate import evaluate_giver, evaluate_guesser
from cluehouse.lab.speed import speed

__all__ = ["Duel", "duel", "evaluate_giver", "evaluate_guesser", "main", "speed"]
