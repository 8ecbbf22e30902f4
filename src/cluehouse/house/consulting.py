"""Asking the referee about a text before it is sent. A single word is judged at once, a longer text by a worker."""

from typing import Final

from cluehouse.games.questions import Question
from cluehouse.games.words import count_words, tidy
from cluehouse.house.guest import Guest
from cluehouse.house.workers import Workers
from cluehouse.referee.questions import answer_question
from cluehouse.referee.ruling import Ruling
from cluehouse.tables.advice import consult
from cluehouse.tables.refusal import TableRefusal
from cluehouse.tables.table import Table, is_running, seat_of

_FEW: Final = 2  # words: judged within a few milliseconds


def question_of(table: Table, person: str, text: str) -> Question | None:
    """Return what the referee is asked; None if there is nothing to judge."""
    seat = seat_of(table, person)
    if seat is None or table.play is None or not is_running(table):
        raise TableRefusal("not-seated" if seat is None else "no-game")
    return consult(table.settings, table.play.state, seat, tidy(text))


async def answer(workers: Workers, guest: Guest, question: Question) -> Ruling:
    """Return the referee's ruling."""
    if count_words(question.text) <= _FEW:
        return answer_question(question)
    return await workers.run(guest, answer_question, question)
