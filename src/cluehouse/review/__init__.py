"""Looking back at a game.

playthrough.py  a record told step by step
finding.py      findings as data
findings.py     findings about games of cards, judged by the bots' listeners; codenames.py and duet.py use them
trapwords.py    findings about games of Trapwords
"""

from cluehouse.review.playthrough import playthrough

__all__ = ["playthrough"]
