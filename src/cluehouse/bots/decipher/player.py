"""A player of Decipher: it looks at its view and plays whatever part it has now."""

from cluehouse.bots.decipher.contest import judge, look
from cluehouse.bots.decipher.decider import Decider, Decision
from cluehouse.bots.decipher.seeker import seek
from cluehouse.bots.decipher.temper import TEMPERS, Temper
from cluehouse.bots.decipher.wordsmith import hand_out, hide
from cluehouse.bots.player import open_view
from cluehouse.bots.thought import Thought
from cluehouse.games.chance import Chance
from cluehouse.games.decipher.view import View
from cluehouse.games.rule import Move


class DecipherPlayer:
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
        moment = f"{sum(map(len, view.fields))}/{len(view.refused)}/{len(view.attempts)}"
        return Chance(f"{self._seed}/{view.seat}/{view.round}/{moment}")


def decipher_player(level: str, seed: str) -> DecipherPlayer:
    """A player of this level: careful, even, bold or beginner."""
    return DecipherPlayer(TEMPERS[level], seed)


def _decide(view: View, decider: Decider) -> Decision:
    choices = {choice.do: choice for choice in view.choices}
    if "set-word" in choices:
        return hide(view, choices["set-word"], decider)
    if view.phase == "reveal":
        return look(view, choices)
    if view.phase == "contest":
        return judge(view, choices)
    if choices.keys() & {"give", "draw"}:
        return hand_out(view, choices, decider)
    return seek(view, choices, decider) if choices else (None, [])
