"""The referee at a terminal: advice to whoever wrote a word, and remarks about a clue that was given.

People decide: a word can be sent although the referee advises against it.
"""

from typing import Final, cast

from cluehouse.games.ruling import Ruled
from cluehouse.messages import give_reason
from cluehouse.referee import Ruling, judge_clue, judge_secret
from cluehouse.referee.ruling import Reason
from cluehouse.terminal.game_screen import ScreenContext

# How a clue may be too close to a word on the board. That the dictionary does not know it is no reason to ask.
_TOUCHING: Final = frozenset(
    (
        "same-word form-of-word form-or-other-word family-of-word part-of-word contains-word kin-of-word "
        "looks-derived accents-missing "
        "letters-of-word sounds-like-word shares-character made-of-characters names-picture"
    ).split()
)


def on_clue(context: ScreenContext, word: str, visible: tuple[str, ...]) -> str:
    """The referee's doubts about a clue beside the visible words, or nothing."""
    options = context.view.options
    ruling = judge_clue(word, visible, options.language, options)
    return _told(context, ruling) if ruling.reason in _TOUCHING else ""


def on_secret(context: ScreenContext, word: str) -> str:
    """The referee's doubts about a secret word, or nothing."""
    return _told(context, judge_secret(word, context.view.options.language))


def _told(context: ScreenContext, ruling: Ruling) -> str:
    if ruling.verdict == "allowed":
        return ""
    verdict = context.say(f"verdict-{ruling.verdict}")
    return f"{verdict} ({ruling.rule}): {give_reason(context.console.language, ruling)}"


def clue_notes(context: ScreenContext) -> list[str]:
    """What the referee remarks about the clue of this turn, until the game is over."""
    turn, over = context.view.turn, context.view.outcome is not None
    ruled = None if turn is None or over else turn.ruling
    return [] if ruled is None else [_remark(context, ruled)]


def reason_in(context: ScreenContext, recorded: str) -> str:
    """The referee's reason in words: a record holds its code and what it is about."""
    reason, _, evidence = recorded.partition(": ")
    try:
        return give_reason(context.console.language, Ruling("doubtful", "", cast(Reason, reason), evidence))
    except LookupError:  # a newer server knows more reasons
        return recorded


def _remark(context: ScreenContext, ruled: Ruled) -> str:
    text = f"{context.say(f'verdict-{ruled.verdict}')}. {reason_in(context, ruled.evidence)}"
    return context.say("labelled", label=context.say("seat-referee"), text=text)
