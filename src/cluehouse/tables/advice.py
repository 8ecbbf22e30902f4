"""The referee at a table: what it blocks at a strict table, and what it says about a move that was made.

The referee is a seat, and its remarks are moves, so that a record replays without dictionaries. The game decides what
the referee is asked and what it says.
"""

from collections.abc import Iterator

from cluehouse.games.game import AnyGame, AnyState
from cluehouse.games.questions import Finding, Question, Sprung
from cluehouse.games.rule import Move
from cluehouse.games.words import LINE_LENGTH, tidy
from cluehouse.referee.questions import answer_question
from cluehouse.referee.ruling import Ruling
from cluehouse.referee.speech import SpeechRuling
from cluehouse.tables.refusal import RuledOut
from cluehouse.tables.settings import Settings, game_of


def consult(settings: Settings, state: AnyState, seat: str, text: str) -> Ruling | None:
    """Return the referee's ruling on a text that this seat might send now; None if there is nothing to judge."""
    question = game_of(settings).referee.consult(state, seat, text)
    return None if question is None else answer_question(question)


def check(settings: Settings, state: AnyState, seat: str, move: Move) -> None:
    """Refuse a move that the referee forbids, at a strict table, before anybody sees it."""
    if settings.referee != "strict":
        return
    question = game_of(settings).referee.before(state, seat, move)
    ruling = None if question is None else answer_question(question)
    if ruling is not None and ruling.verdict == "forbidden":
        raise RuledOut(ruling)


def remarks(settings: Settings, game: AnyGame, state: AnyState, move: Move) -> Iterator[Move]:
    """Yield the referee's moves that follow a move which was just made."""
    if settings.referee == "off" or state.outcome is not None:
        return
    question = game.referee.after(state, move)
    if question is not None:
        yield from game.referee.remarks(state, move, _found(question))


def _found(question: Question) -> Finding:
    ruling = answer_question(question)
    sprung = ruling.sprung if isinstance(ruling, SpeechRuling) else ()
    return Finding(
        ruling.verdict,
        ruling.rule,
        tidy(f"{ruling.reason}: {ruling.evidence}"[:LINE_LENGTH]),
        tuple(Sprung(each.trap, each.ruling.verdict) for each in sprung),
    )
