"""What the referee says before a word is sent: advice, at the screen of whoever wrote it.

People have the last word: what the referee advises against can be sent all the same.
"""

from typing import Final

from cluehouse.messages import give_reason
from cluehouse.referee import Ruling, judge_clue, judge_secret
from cluehouse.terminal.desk import Sight

# What a clue may not be to a word on the table. A word that the dictionary does not know is no reason to stop anybody.
_TOUCHING: Final = frozenset(
    (
        "same-word form-of-word form-or-other-word family-of-word part-of-word contains-word kin-of-word "
        "looks-derived accents-missing "
        "letters-of-word sounds-like-word shares-character made-of-characters"
    ).split()
)


def on_clue(sight: Sight, word: str, visible: tuple[str, ...]) -> str:
    """The referee's doubts about a clue beside the visible words, or nothing."""
    options = sight.view.options
    ruling = judge_clue(word, visible, options.language, options)
    return _told(sight, ruling) if ruling.reason in _TOUCHING else ""


def on_secret(sight: Sight, word: str) -> str:
    """The referee's doubts about a secret word, or nothing."""
    return _told(sight, judge_secret(word, sight.view.options.language))


def _told(sight: Sight, ruling: Ruling) -> str:
    if ruling.verdict == "allowed":
        return ""
    verdict = sight.say(f"verdict-{ruling.verdict}")
    return f"{verdict} ({ruling.rule}): {give_reason(sight.talk.language, ruling)}"
