"""Looking back at a game.

playthrough.py  a record told step by step
findings.py     what is worth knowing of it: clues and guesses, judged by the bots' listeners (finding.py)
"""

from cluehouse.review.playthrough import playthrough

__all__ = ["playthrough"]
