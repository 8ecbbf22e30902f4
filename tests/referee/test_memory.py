"""What the referee remembers about words stays small, however many it judges."""

import tracemalloc

from cluehouse.languages import language
from cluehouse.referee import judge_clue

_WORDS = 1500
_MOST_MB = 30  # 20 are kept; when every word that was tried stayed, it was 77


def test_judging_many_polish_words_keeps_little_in_memory() -> None:
    lexicon = language("pl").lexicon
    said = sorted({word for entry in lexicon.values() for word in entry.associations if word.islower()})
    judge_clue(said[0], ["PRZEDSZKOLE"], "pl")  # loads the dictionaries
    tracemalloc.start()
    try:
        for word in said[:: len(said) // _WORDS]:
            judge_clue(word, ["PRZEDSZKOLE"], "pl")
        kept, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert kept < _MOST_MB * 1_000_000
