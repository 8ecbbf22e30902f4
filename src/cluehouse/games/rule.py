"""A rule: who may make a move when, what may fill it, and what it does.

`Game.play` and `Game.choices` both read the same table of rules, so what is offered and what is
accepted can never differ.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from msgspec import Struct

from cluehouse.games.choice import Arg, Choice, Text
from cluehouse.games.refusal import Code, Refusal
from cluehouse.games.words import is_one_word, is_tidy

S = TypeVar("S", bound=Any)

_Bar = Callable[[S, str], Code | None]
_Fill = Callable[[S, str], dict[str, Arg]]


class Move(Struct, frozen=True, tag_field="do", gc=False):
    """What a seat does. Each move is a small value; its name and fields are also its text form."""


def _nothing_to_fill(state: Any, seat: str) -> dict[str, Arg]:
    return {}


def _no_better_word(state: Any, seat: str, move: Any) -> None:
    return None


@dataclass(frozen=True, slots=True)
class Rule(Generic[S]):
    """One kind of move. `bar` says why this seat cannot make it now, or None; `args` what may fill it;
    `apply` gives the next state; `explain` finds a better code for a badly filled move. Where `phases`
    are named, the move exists in those alone."""

    move: type[Move]
    bar: _Bar[S]
    apply: Callable[[S, str, Any], S]
    args: _Fill[S] = _nothing_to_fill
    explain: Callable[[S, str, Any], Refusal | None] = _no_better_word
    phases: tuple[str, ...] = ()

    @property
    def name(self) -> str:
        """The move's name, as in records."""
        return str(self.move.__struct_config__.tag)


class Rules(dict[type[Move], Rule[S]]):
    """The rules of a game by the move they are about."""

    def __init__(self, *table: Rule[S]) -> None:
        super().__init__((rule.move, rule) for rule in table)
        self._offers: dict[str, list[tuple[str, _Bar[S], _Fill[S]]]] = {}
        self.played = {rule.move: (rule.phases, rule.bar, rule.args, rule.apply) for rule in table}

    def choices(self, state: S, seat: str) -> tuple[Choice, ...]:
        """Exactly what this seat can do now."""
        offers = self._offers.get(state.phase) or self._offers_in(state.phase)
        return tuple([Choice(name, fill(state, seat)) for name, bar, fill in offers if bar(state, seat) is None])

    def _offers_in(self, phase: str) -> list[tuple[str, _Bar[S], _Fill[S]]]:
        rules = [rule for rule in self.values() if not rule.phases or phase in rule.phases]
        self._offers[phase] = [(rule.name, rule.bar, rule.args) for rule in rules]
        return self._offers[phase]

    def misfit(self, state: S, seat: str, move: Move, name: str, arg: Arg) -> Refusal:
        """Why a field of the move is filled badly."""
        explained = self[type(move)].explain(state, seat, move)
        if explained is not None:
            return explained
        value = getattr(move, name)
        if isinstance(arg, Text) and isinstance(value, str):
            if is_tidy(value, arg.longest) and not is_one_word(value):
                return Refusal("one-word-only", field=name)
            return Refusal("bad-text", field=name, longest=arg.longest)
        return Refusal("bad-argument", field=name)
