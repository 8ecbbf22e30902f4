"""Tables with a referee: its three settings, and what it says there."""

from typing import Any

from cluehouse.games.questions import Question
from cluehouse.referee.questions import answer_question
from cluehouse.referee.ruling import Ruling
from cluehouse.tables.refusal import RuledOut
from tests.tables.driver import TableDriver

STRICT: dict[str, Any] = {"settings": {"referee": "strict"}}
RULEBOOK: dict[str, Any] = {"settings": {"referee": "rulebook"}}
OFF: dict[str, Any] = {"settings": {"referee": "off"}}


def ruling_on(question: Question | None) -> Ruling | None:
    """The referee's answer, if there is a question."""
    return None if question is None else answer_question(question)


def ruled_out(driver: TableDriver, line: str) -> dict[str, Any]:
    """The ruling with which a strict referee refuses a move."""
    refusal = driver.refusal(*driver.move(line))
    assert isinstance(refusal, RuledOut)
    return dict(refusal.params)


def last_moves(driver: TableDriver) -> list[tuple[str, str]]:
    """Who made the last two moves, and which."""
    assert driver.table.play is not None
    return [(seat, str(move.__struct_config__.tag)) for seat, move in driver.table.play.moves[-2:]]
