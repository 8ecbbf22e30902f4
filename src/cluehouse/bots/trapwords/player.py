"""A player of Trapwords: it looks at its view and does whatever is its part now.

At a spoken table it writes traps and turns the hourglass. It cannot hear, so it counts no guesses, calls nothing, and
leaves doubts to those who heard what was said.
"""

from cluehouse.bots.player import open_view
from cluehouse.bots.thought import Thought
from cluehouse.bots.trapwords.context import Decider, Decision, TurnContext, turn_context
from cluehouse.bots.trapwords.describer import next_line
from cluehouse.bots.trapwords.guesser import guess
from cluehouse.bots.trapwords.temper import TEMPERS, Temper
from cluehouse.bots.trapwords.watcher import answer_call, answer_contest, judge, settle, watch, withdraw
from cluehouse.bots.trapwords.writer import write
from cluehouse.games.chance import Chance
from cluehouse.games.choice import Choice
from cluehouse.games.rule import Move
from cluehouse.games.trapwords.moves import PassTorch, Take, TurnHourglass
from cluehouse.games.trapwords.view import View


class TrapwordsPlayer:
    """Plays any seat, and remembers only what the table refused: everything else is in the view."""

    def __init__(self, temper: Temper, seed: str) -> None:
        self._temper = temper
        self._seed = seed
        self._refused: set[Move] = set()
        self._thoughts: list[Thought] = []

    def choose(self, sent: bytes) -> Move | None:
        """A move for what this seat is sent now, or None to let others act."""
        view: View = open_view(sent)
        move, self._thoughts = _decide(view, Decider(self._temper, self._dice(view), self._refused))
        return move

    def refused(self, move: Move, code: str) -> None:
        """Do not try this move again."""
        self._refused.add(move)

    def thoughts(self) -> list[Thought]:
        """What the last decision was about."""
        return list(self._thoughts)

    def _dice(self, view: View) -> Chance:
        """A random generator that is the same whenever the same player sees the same moment."""
        moment = f"{len(view.turn.lines)}/{len(view.turn.guesses)}" if view.turn is not None else "writing"
        return Chance(f"{self._seed}/{view.seat}/{view.round}/{moment}")


def trapwords_player(level: str, seed: str) -> TrapwordsPlayer:
    """A player of this level: careful, even, bold or beginner."""
    return TrapwordsPlayer(TEMPERS[level], seed)


def _decide(view: View, decider: Decider) -> Decision:
    choices = {choice.do: choice for choice in view.choices}
    if view.phase == "writing":
        return _prepare(view, choices, decider)
    if "take" in choices:
        return Take(), [Thought("takes-the-book")]
    if view.phase == "reading" and "turn-hourglass" in choices:
        return TurnHourglass(), [Thought("turns-the-hourglass")]
    turn = turn_context(view, choices)
    return (None, []) if turn is None else _take_part(turn, decider)


def _prepare(view: View, choices: dict[str, Choice], decider: Decider) -> Decision:
    if view.options.spoken and "pass-torch" in choices and PassTorch() not in decider.refused:
        return PassTorch(), [Thought("cannot-speak")]
    return write(view, choices, decider)


def _take_part(turn: TurnContext, decider: Decider) -> Decision:
    choices, call = turn.choices, turn.turn.call
    if call is not None:
        if "admit" in choices:
            return answer_call(turn, call)
        return answer_contest(turn, call) if "insist" in choices else (None, [])
    called = watch(turn, decider) if {"call-trap", "call-illegal"} & choices.keys() else (None, [])
    if called[0] is not None:
        return called
    if "judge" in choices:
        return judge(turn)
    if "accept" in choices:
        return settle(turn)
    if "withdraw" in choices:
        return withdraw(turn)
    if "say" in choices:
        return next_line(turn, decider)
    return guess(turn, decider) if "guess" in choices else (None, [])
