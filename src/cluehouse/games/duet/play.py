"""The rules of Duet, one per move; they are defined in clue.py and guess.py."""

from cluehouse.games.duet.clue import CLUE_RULES
from cluehouse.games.duet.guess import GUESS_RULES
from cluehouse.games.resign import EVERYBODY, resigning
from cluehouse.games.rule import Rules

RULES = Rules(*CLUE_RULES, *GUESS_RULES, resigning(EVERYBODY))
