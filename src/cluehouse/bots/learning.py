"""What bots know of a language, prepared in a process of its own: `python -m cluehouse.bots.learning pl`.

It takes a core for some twenty seconds, once for a lexicon. A house that did it itself would stand still meanwhile.
"""

import os
import signal
import sys

import msgspec

from cluehouse.bots.mind.prepared import is_prepared, prepare
from cluehouse.words.decks import Language

_LATER = 10  # how far everything else goes first


def lesson(language: Language) -> list[str]:
    """The command that prepares a language, or nothing where that was done before."""
    if is_prepared(language):
        return []
    return [sys.executable, "-m", "cluehouse.bots.learning", language]


def main(language: Language) -> None:
    """Prepare a language, after everybody who is in a hurry."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # a house that is closed takes its lessons with it
    os.nice(_LATER)
    prepare(language)


if __name__ == "__main__":
    main(msgspec.convert(sys.argv[1], Language))
