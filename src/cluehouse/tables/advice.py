"""The referee at a table: what it refuses, and what it says about a move that was made.

The referee is a seat, and its remarks are moves, so that a record replays without dictionaries. The game decides what
the referee is asked and what it says.
"""

from collections.abc import Iterator

from cluehouse.games.choice import Text
from cluehouse.games.game import AnyGame, AnyState
from cluehouse.games.questions import Fault, Finding, Question, Sprung
from cluehouse.games.refusal import Refusal
from cluehouse.games.rule import Move
from cluehouse.games.words import LINE_LENGTH, WORD_LENGTH, tidy
from cluehouse.referee.questions import answer_question
from cluehouse.referee.ruling import Ruling
from cluehouse.referee.speech import SpeechRuling
from cluehouse.tables.refusal import RuledOut
from cluehouse.tables.settings import Settings, game_of


def consult(settings: Settings, state: AnyState, seat: str, text: str) -> Question | None:
    """Return what the referee is asked about a text that this seat might send now; None if there is nothing to judge.
    A text that is longer than any that the seat could send is refused before anybody looks at it."""
    game = game_of(settings)
    longest = longest_text(game, state, seat)
    if len(text) > longest:
        raise Refusal("bad-text", field="text", longest=longest)
    return game.referee.consult(state, seat, text)


def longest_text(game: AnyGame, state: AnyState, seat: str) -> int:
    """Return the length of the longest text that this seat can send now; of a word, if it has to wait."""
    args = (arg for choice in game.choices(state, seat) for arg in choice.args.values())
    return max((arg.longest for arg in args if isinstance(arg, Text)), default=WORD_LENGTH)


def check(settings: Settings, state: AnyState, seat: str, move: Move) -> Move | None:
    """Refuse a move that the referee forbids, before anybody sees it; or return the move that the referee makes
    instead."""
    question = _asked_before(settings, state, seat, move)
    ruling = None if question is None else answer_question(question)
    if ruling is None or ruling.verdict != "forbidden":
        return None
    instead = game_of(settings).referee.instead(move, _finding(ruling))
    if instead is None:
        raise RuledOut(ruling)
    return instead


def _asked_before(settings: Settings, state: AnyState, seat: str, move: Move) -> Question | None:
    rules = game_of(settings).referee
    barred = None if settings.referee == "off" else rules.barred(state, seat, move)
    return barred or (rules.before(state, seat, move) if settings.referee == "strict" else None)


def remarks(settings: Settings, game: AnyGame, state: AnyState, seat: str, move: Move) -> Iterator[Move]:
    """Yield the referee's moves that follow a move which was just made."""
    if settings.referee == "off" or state.outcome is not None:
        return
    question = game.referee.after(state, seat, move)
    if question is not None:
        yield from game.referee.remarks(state, seat, move, _finding(answer_question(question)))


def _finding(ruling: Ruling) -> Finding:
    """Return a ruling as the game and its records know it."""
    sprung, faults = (ruling.sprung, ruling.faults) if isinstance(ruling, SpeechRuling) else ((), ())
    return Finding(
        ruling.verdict,
        ruling.rule,
        _evidence(ruling),
        tuple(Sprung(each.trap, each.ruling.verdict, each.ruling.rule, _evidence(each.ruling)) for each in sprung),
        tuple(Fault(fault.verdict, fault.rule, _evidence(fault)) for fault in faults),
    )


def _evidence(ruling: Ruling) -> str:
    return tidy(f"{ruling.reason}: {ruling.evidence}"[:LINE_LENGTH])
