"""Findings about games of Trapwords: the line that told most, the deadliest trap, the closest call."""

from collections.abc import Iterator
from typing import Final

from msgspec import Struct

from cluehouse.games.record import Record, states
from cluehouse.games.trapwords import TRAPWORDS
from cluehouse.games.trapwords.burden import burden
from cluehouse.games.trapwords.deal import secret_of
from cluehouse.games.trapwords.seats import RIVAL
from cluehouse.games.trapwords.state import Alert, State, TrapList, Turn
from cluehouse.review.finding import Finding, Review

_LATE: Final = 3  # from this guess on a right one came late


class _Played(Struct, frozen=True):
    """A turn that is over, with what the review has to know about it."""

    step: int  # the last move of the turn
    turn: Turn
    secret: str
    traps: TrapList
    alerts: tuple[Alert, ...]
    allowed: int  # how many guesses the team had
    said: tuple[int, ...]  # the moves that were lines
    guessed: tuple[int, ...]  # the moves that were guesses

    @property
    def is_guessed(self) -> bool:
        return self.turn.end == "guessed"

    @property
    def guesser(self) -> str:
        return self.turn.guesses[-1].seat if self.turn.guesses else ""

    def line(self, number: int) -> str:
        """The text of a line, counted from 1; empty at spoken tables."""
        return self.turn.lines[number - 1].text if 0 < number <= len(self.turn.lines) else ""


def review(record: Record) -> Review:
    """Return everything worth knowing about this record."""
    turns = list(_turns(record))
    found = (_telling_line(turns), _deadly_trap(turns), _close_call(turns))
    return Review(tuple(finding for finding in found if finding is not None))


def _turns(record: Record) -> Iterator[_Played]:
    reached = states(TRAPWORDS, record)
    before: State = next(reached)
    said: list[int] = []
    guessed: list[int] = []
    for step, ((_, move), after) in enumerate(zip(record.moves, reached, strict=True), 1):
        if move.name == "say":
            said.append(step)
        elif move.name in ("guess", "heard"):
            guessed.append(step)
        over = _just_over(before, after)
        if over is not None:
            secret = secret_of(before.deal, before.round, over.team)
            traps, allowed = before.lists[RIVAL[over.team]], burden(before, over.team).guesses
            yield _Played(step, over, secret, traps, before.alerts, allowed, tuple(said), tuple(guessed))
            said, guessed = [], []
        before = after


def _just_over(before: State, after: State) -> Turn | None:
    """Return the turn that this move ended, if it ended one."""
    if len(after.rounds) > len(before.rounds):
        return after.rounds[-1].turns[-1]
    return after.turns[-1] if len(after.turns) > len(before.turns) else None


def _telling_line(turns: list[_Played]) -> Finding | None:
    """Return the last line before the right guess, of the turn that needed fewest lines and guesses; of several, the
    one with most traps around it."""
    told = [turn for turn in turns if turn.is_guessed and turn.turn.guesses[-1].after > 0]
    if not told:
        return None
    best = min(told, key=lambda turn: (turn.turn.guesses[-1].after, len(turn.turn.guesses), -len(turn.traps.words)))
    number = best.turn.guesses[-1].after
    step, line = best.said[number - 1], best.line(number)
    return Finding("telling-line", step, best.turn.describer, line, number, secret=best.secret, by=best.guesser)


def _deadly_trap(turns: list[_Played]) -> Finding | None:
    """Return the trap that ended a turn after fewest lines; of several, the first."""
    fell = [turn for turn in turns if turn.turn.end == "trap"]
    if not fell:
        return None
    soonest = min(fell, key=lambda turn: _trapped_line(turn.turn))
    turn, number = soonest.turn, _trapped_line(soonest.turn)
    written = [proposal.seat for proposal in soonest.traps.proposals if proposal.word == turn.sprung]
    return Finding(
        "deadly-trap",
        soonest.said[number - 1] if 0 < number <= len(soonest.said) else soonest.step,
        turn.describer,
        soonest.line(number),
        number,
        secret=soonest.secret,
        trap=turn.sprung,
        by="".join(written[:1]),  # nobody wrote the secret word itself, which is always a trap (TW-46)
        caller=_caller(turn),
    )


def _trapped_line(turn: Turn) -> int:
    """Return the line that sprung the trap; 0 at spoken tables."""
    if turn.call is not None:
        return turn.call.line
    return next((doubt.line for doubt in turn.doubts if doubt.settled == "accepted"), len(turn.lines))


def _caller(turn: Turn) -> str:
    if turn.call is not None:
        return turn.call.seat
    return next((doubt.seat for doubt in turn.doubts if doubt.settled == "accepted"), "")


def _close_call(turns: list[_Played]) -> Finding | None:
    """Return the right guess with the fewest guesses left; if none was late, a line that nearly sprung a trap."""
    late = [turn for turn in turns if turn.is_guessed and _is_late(turn)]
    if late:
        latest = min(late, key=lambda turn: (turn.allowed - len(turn.turn.guesses), -len(turn.turn.guesses)))
        number = len(latest.turn.guesses)
        step = latest.guessed[-1] if latest.guessed else latest.step
        return Finding(
            "late-guess",
            step,
            latest.guesser,
            "",
            number,
            secret=latest.secret,
            by=latest.turn.describer,
            allowed=latest.allowed,
        )
    near = ((turn, *_near(turn)) for turn in turns if turn.is_guessed)
    for turn, number, trap in near:
        if trap and 0 < number <= len(turn.said):
            return Finding(
                "near-trap",
                turn.said[number - 1],
                turn.turn.describer,
                turn.line(number),
                number,
                secret=turn.secret,
                trap=trap,
                by=turn.guesser,
            )
    return None


def _is_late(turn: _Played) -> bool:
    made = len(turn.turn.guesses)
    return made > 1 and (made >= _LATE or made == turn.allowed)


def _near(turn: _Played) -> tuple[int, str]:
    """Return the line that was doubted in vain or that the referee alerted the watchers to, and the trap."""
    doubts = [(doubt.line, doubt.trap) for doubt in turn.turn.doubts]
    alerts = [(alert.line, alert.trap) for alert in turn.alerts]
    return next(((line, trap) for line, trap in doubts + alerts if trap in turn.traps.words), (0, ""))
