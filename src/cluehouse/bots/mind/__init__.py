"""What words bring to mind: associations and meanings, ready to be asked.

lemma.py        one spelling for all forms of a word
spelling.py     what a word with a typing mistake was meant to be
vectors.py      meaning vectors, where their package is installed
bulk_encoder.py the vectors of thousands of words at once
web.py          the web of associations, and where each word hangs in it
kept.py         where that lies on disk
prepared.py     what is worked out once for a language, and kept
weights.py      how much each feature counts, for each listener
recall.py       how strongly a clue brings a word to mind
details.py      more features, for guessers alone
linked.py       which cards the lexicon links with a clue
"""

from cluehouse.bots.cache import cache_folder
from cluehouse.bots.mind.prepared import Prepared, prepare
from cluehouse.bots.mind.recall import Mind, board_utilities, mind, relatedness

__all__ = ["Mind", "Prepared", "board_utilities", "cache_folder", "mind", "prepare", "relatedness"]
