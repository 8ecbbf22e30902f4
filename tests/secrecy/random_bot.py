"""A bot that makes random moves at once."""

import random

from cluehouse.bots.player import Player, game_of, open_view
from cluehouse.bots.thought import Thought
from cluehouse.games.choice import Arg, Between, OneOf
from cluehouse.games.rule import Move
from tests.random_play import LINES

_WORDS = (
    *LINES,
    "river",
    "apple",
    "rzeka",
    "kot",
    "dom",
    "las",
    "domek",
    "kotek",
    "rower",
    "PANDA",
    "RIVERS",
    "WORD",
    "苹果",
)
_WEIGHTS = {"ready": 200, "take": 200, "approve": 20, "waive": 20} | dict.fromkeys(
    "ask object uphold unmark reopen pass-torch hand restart give-up strike doubt-trap doubt-illegal".split(), 0
)


_FAILS = 0.05  # how often a bot of a thinking level fails, so that a simpler one moves for it


class RandomBot(Player):
    """Makes any move that its view offers."""

    def __init__(self, level: str, seed: str) -> None:
        self._dice = random.Random(seed)
        self._fails = _FAILS if level == "even" else 0
        self._seen = ""

    def choose(self, sent: bytes) -> Move | None:
        """A random move, or None if none of its words fits."""
        view, self._seen = open_view(sent), sent.decode()
        if self._dice.random() < self._fails:
            raise RuntimeError(self._seen)
        offers = [choice for choice in view.choices if _WEIGHTS.get(choice.do, 8)]
        if not offers:
            return None
        choice = self._dice.choices(offers, [_WEIGHTS.get(choice.do, 8) for choice in offers])[0]
        values = {name: self._value(arg) for name, arg in choice.args.items()}
        return None if None in values.values() else game_of(view).move_named(choice.do)(**values)

    def refused(self, move: Move, code: str) -> None:
        """Ignore the refusal: the next move is random anyway."""

    def thoughts(self) -> list[Thought]:
        """A thought with everything that it sees, also its secrets."""
        return [Thought("expected", (self._seen,))]

    def _value(self, arg: Arg) -> str | int | None:
        if isinstance(arg, OneOf):
            return self._dice.choice(arg.values) if arg.values else None
        if isinstance(arg, Between):
            return self._dice.randint(arg.least, arg.most)
        words = [*(f"{word}{self._dice.randrange(100)}" for word in _WORDS[:2]), *_WORDS]
        fitting = [word for word in words if arg.admits(word)]
        return self._dice.choice(fitting) if fitting else None
