"""A rule: who may make a move when, what may fill it, and what it does.

`play` and `choices` both read the same table of rules, so what is offered and what is accepted can
never differ.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from msgspec import Struct

from cluehouse.games.choice import Arg, Choice, Text
from cluehouse.games.refusal import Code, Refusal
from cluehouse.games.words import is_one_word, is_tidy

S = TypeVar("S")


class Move(Struct, frozen=True, tag_field="do"):
    """What a seat does. Each move is a small value; its name and fields are also its text form."""


def _nothing_to_fill(state: Any, seat: str) -> dict[str, Arg]:
    return {}


def _no_better_word(state: Any, seat: str, move: Any) -> None:
    return None


@dataclass(frozen=True, slots=True)
class Rule(Generic[S]):
    """One kind of move. `bar` says why this seat cannot make it now, or None; `args` what may fill it;
    `apply` gives the next state; `explain` finds a better code for a badly filled move."""

    move: type[Move]
    bar: Callable[[S, str], Code | None]
    apply: Callable[[S, str, Any], S]
    args: Callable[[S, str], dict[str, Arg]] = _nothing_to_fill
    explain: Callable[[S, str, Any], Refusal | None] = _no_better_word

    @property
    def name(self) -> str:
        """The move's name, as in records."""
        return str(self.move.__struct_config__.tag)


class Rules(dict[type[Move], Rule[S]]):
    """The rules of a game by the move they are about."""

    def __init__(self, *table: Rule[S]) -> None:
        super().__init__((rule.move, rule) for rule in table)
        self._offers = [(rule.name, rule.bar, rule.args) for rule in table]

    def choices(self, state: S, seat: str) -> tuple[Choice, ...]:
        """Exactly what this seat can do now."""
        return tuple([Choice(name, args(state, seat)) for name, bar, args in self._offers if bar(state, seat) is None])

    def play(self, state: S, seat: str, move: Move) -> S:
        """The state after the move, or a Refusal and nothing changed."""
        rule = self.get(type(move))
        if rule is None:
            raise Refusal("no-such-move", move=type(move).__name__)
        reason = rule.bar(state, seat)
        if reason is not None:
            raise Refusal(reason)
        for name, arg in rule.args(state, seat).items():
            value = getattr(move, name)
            if not arg.admits(value):
                raise rule.explain(state, seat, move) or _misfit(name, arg, value)
        return rule.apply(state, seat, move)


def _misfit(name: str, arg: Arg, value: object) -> Refusal:
    if isinstance(arg, Text) and isinstance(value, str):
        if is_tidy(value, arg.longest) and not is_one_word(value):
            return Refusal("one-word-only", field=name)
        return Refusal("bad-text", field=name, longest=arg.longest)
    return Refusal("bad-argument", field=name)
