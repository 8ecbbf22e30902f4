"""A table in the lab: bots in all seats, a strict referee, and a clock that moves only when nobody else does."""

from collections.abc import Iterable, Mapping
from typing import Any, Final

from cluehouse.bots.player import Player
from cluehouse.games.game import AnyGame
from cluehouse.games.rule import Move
from cluehouse.games.seating import CLOCK
from cluehouse.games.timing import Alarm, Times
from cluehouse.lab.stalled import Stalled
from cluehouse.referee.questions import answer_question

_RAN: Final = 30_000  # milliseconds: what the clock says if a game asks how long something took


def next_move(game: AnyGame, state: Any, players: Mapping[str, Player], order: Iterable[str]) -> tuple[str, Move]:
    """The first move that anybody makes, asked in this order; if nobody moves, the clock's."""
    sent = game.sent(state)
    for seat in order:
        move = players[seat].choose(sent[seat])
        if move is not None:
            return seat, move
    return CLOCK, clock_move(game, state)


def clock_move(game: AnyGame, state: Any) -> Move:
    """The move that the clock makes next, once nobody else has anything to do."""
    timer = game.time.timer(state)
    alarms = [] if timer is None else [Alarm(timer.milliseconds, timer.move)]
    alarms += game.time.alarms(state, Times(0, _RAN, (0,) * game.time.stamped(state)))
    choices = game.choices(state, CLOCK)
    possible = [alarm for alarm in alarms if any(choice.admits(alarm.move) for choice in choices)]
    if possible:
        return min(possible, key=lambda alarm: alarm.at).move
    for choice in choices:
        if not choice.args:  # what people do when they lose patience, such as turning an hourglass
            return game.move_named(choice.do)()
    raise Stalled(f"{game.name} {state.deal.seed}: nobody moves in {state.phase}")


def judged(game: AnyGame, state: Any, seat: str, move: Move) -> bool:
    """Did the referee have to judge this move? What it does not allow stops the lab."""
    question = game.referee.barred(state, seat, move) or game.referee.before(state, seat, move)
    if question is None:
        return False
    ruling = answer_question(question)
    if ruling.verdict != "allowed":
        raise Stalled(f"{state.deal.seed}: {move} is {ruling.verdict}: {ruling.reason} {ruling.evidence}")
    return True
