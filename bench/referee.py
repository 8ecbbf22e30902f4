"""Measures the referee: its first ruling in each language, and a clue against 25 words when it is warm."""

import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from functools import partial

from cluehouse.referee import judge_clue, judge_speech
from cluehouse.words import LANGUAGES, LanguageCode, load_cards
from cluehouse.words.lexicon import lexicon

_FIRST = """
import time
start = time.perf_counter()
from cluehouse.referee import judge_clue
from cluehouse.words import load_cards
judge_clue({clue!r}, [card.front for card in load_cards({lang!r}, "codenames")[:25]], {lang!r})
print(time.perf_counter() - start)
"""


def first_ruling(lang: LanguageCode) -> float:
    """Seconds from the start of a new process to the first ruling."""
    script = _FIRST.format(lang=lang, clue=next(iter(lexicon(lang).values())).associations[0])
    result = subprocess.run([sys.executable, "-W", "ignore", "-c", script], capture_output=True, text=True, check=True)
    return float(result.stdout)


def warm_clue(lang: LanguageCode) -> tuple[float, float]:
    """Milliseconds for a new clue against 25 words: the median and the 95th percentile."""
    board = [card.front for card in load_cards(lang, "codenames")[:25]]
    clues = [name for entry in list(lexicon(lang).values())[::10] for name in entry.associations[:4]]
    taken = sorted(_milliseconds(partial(judge_clue, clue, board, lang)) for clue in clues)
    return statistics.median(taken), taken[int(len(taken) * 0.95)]


def speech_word_by_word(lang: LanguageCode) -> float:
    """The slowest milliseconds of a long description judged again after every word, against ten traps."""
    entries = [entry for entry in lexicon(lang).values() if entry.lines]
    traps = [entry.word.lower() for entry in entries[:10]]
    words = " ".join(line for entry in entries[10:40] for line in entry.lines[:1]).split()
    judge_speech(words[0], traps, "", lang)  # the dictionary is awake
    lines = [" ".join(words[max(0, end - 12) : end]) for end in range(1, len(words) + 1)]
    return max(_milliseconds(partial(judge_speech, line, traps, "", lang)) for line in lines)


def _milliseconds(call: Callable[[], object]) -> float:
    start = time.perf_counter()
    call()
    return (time.perf_counter() - start) * 1000


def report() -> None:
    """Print the figures."""
    print("\nthe referee:      first ruling   clue against 25 words (median, p95)   slowest step of a long speech")
    for lang in LANGUAGES:
        median, late = warm_clue(lang)
        first, slowest = first_ruling(lang), speech_word_by_word(lang)
        print(f"  {lang:12}{first:14.2f} s{median:20.2f} ms{late:9.2f} ms{slowest:26.2f} ms")
