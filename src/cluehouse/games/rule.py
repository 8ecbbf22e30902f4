"""A rule: who may make a move and when, its allowed values, its effect, and who can notice it.

`Game.play` and `Game.choices` both use the same table of rules, so what is offered and what is accepted can never
differ.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final, Generic, Literal, TypeVar

from msgspec import Struct

from cluehouse.games.choice import Arg, Choice, Text
from cluehouse.games.refusal import Code, Refusal
from cluehouse.games.seating import MAKERS, PLAYER, Seat
from cluehouse.games.words import is_one_word, is_tidy

S = TypeVar("S", bound=Any)

_WhyNot = Callable[[S, str], Code | None]
_Args = Callable[[S, str], dict[str, Arg]]
Audience = Callable[[S, str, Any], tuple[str, ...] | None]

ANY_PHASE: Final[tuple[str, ...]] = ()

# How a player without a strategy treats a move: `first` before anything else, `last` only when there is nothing else to
# do, `never` because it leads nowhere by itself.
Eagerness = Literal["first", "normal", "last", "never"]


class Move(Struct, frozen=True, tag_field="do", gc=False):
    """What a seat does. A move is a small value; its name and fields are also its text form."""

    @property
    def name(self) -> str:
        """Return the move's name, as in records."""
        return str(self.__struct_config__.tag)


def _no_reason(state: Any, seat: str) -> None:
    return None


def _no_args(state: Any, seat: str) -> dict[str, Arg]:
    return {}


def _no_explanation(state: Any, seat: str, move: Any) -> None:
    return None


def always(state: Any) -> bool:
    """True in every state."""
    return True


def never(state: Any) -> bool:
    """True in no state."""
    return False


def everybody(state: Any, seat: str, move: Any) -> None:
    """The audience of a move that everybody can notice."""
    return


@dataclass(frozen=True, slots=True, kw_only=True)
class Rule(Generic[S]):
    """One kind of move."""

    move: type[Move]
    phases: tuple[str, ...]  # the phases in which the move exists; ANY_PHASE for all
    made_by: tuple[str, ...] = (PLAYER,)  # players (all, or those of some roles), the clock, the referee, the table
    why_not: _WhyNot[S] = _no_reason  # why this seat cannot make the move now, or None
    apply: Callable[[S, str, Any], S]  # the next state
    args: _Args[S] = _no_args  # the allowed values of each field
    explain: Callable[[S, str, Any], Refusal | None] = _no_explanation  # a more precise refusal for a wrong value
    # Whether other moves may depend on this one, judged by the state after it. A player who has not seen a binding move
    # is told so before a move of their own is accepted.
    binding: Callable[[S], bool] = always
    accepts_stale: bool = False  # accepted in the order of arrival, whatever the player had seen when sending it
    # The seats whose view the move may change, judged by the state after it; None: everybody, including spectators.
    audience: Audience[S] = everybody
    eagerness: Eagerness = "normal"

    @property
    def name(self) -> str:
        """Return the move's name, as in records."""
        return str(self.move.__struct_config__.tag)


class Rules(dict[type[Move], Rule[S]]):
    """The rules of a game, by the type of move."""

    def __init__(self, *table: Rule[S], seats: Mapping[str, Seat] | None = None) -> None:
        """Take the rules and, where some are for certain roles only, the seats that the roles belong to."""
        super().__init__((rule.move, rule) for rule in table)
        self._makers = {name: seat.role for name, seat in (seats or {}).items()} | {name: name for name in MAKERS}
        self._offers: dict[tuple[str, str], list[tuple[str, _WhyNot[S], _Args[S]]]] = {}
        self._played = {
            rule.move: (rule.phases, self._made_by(rule), rule.why_not, rule.args, rule.apply) for rule in table
        }
        self.by_name = {rule.name: rule for rule in table}

    def play(self, state: S, seat: str, move: Move) -> S:
        """Return the state after this move, or raise Refusal; the given state is never changed."""
        if seat not in state.deal.seats and seat not in MAKERS:
            raise Refusal("no-such-seat")
        if state.outcome is not None:
            raise Refusal("game-over")
        played = self._played.get(type(move))
        if played is None:
            raise Refusal("no-such-move", move=type(move).__name__)
        phases, made_by, why_not, args_of, apply = played
        if phases and state.phase not in phases:
            raise Refusal("not-now")
        if self._makers.get(seat, PLAYER) not in made_by:
            raise Refusal("not-your-part")
        reason = why_not(state, seat)
        if reason is not None:
            raise Refusal(reason)
        args = args_of(state, seat)
        for name in args:
            if not args[name].admits(getattr(move, name)):
                raise self._misfit(state, seat, move, name, args[name])
        return apply(state, seat, move)

    def choices(self, state: S, seat: str) -> tuple[Choice, ...]:
        """Return exactly what this seat can do now."""
        key = (state.phase, self._makers.get(seat, PLAYER))
        offers = self._offers.get(key)
        if offers is None:
            offers = self._offers_for(*key)
        return tuple(
            [Choice(name, args(state, seat)) for name, why_not, args in offers if why_not(state, seat) is None]
        )

    def _offers_for(self, phase: str, maker: str) -> list[tuple[str, _WhyNot[S], _Args[S]]]:
        rules = [
            rule for rule in self.values() if maker in self._made_by(rule) and (not rule.phases or phase in rule.phases)
        ]
        self._offers[phase, maker] = [(rule.name, rule.why_not, rule.args) for rule in rules]
        return self._offers[phase, maker]

    def _made_by(self, rule: Rule[S]) -> frozenset[str]:
        """Return who makes this move; where all players do, every role."""
        roles = set(self._makers.values()) - set(MAKERS) if PLAYER in rule.made_by else ()
        return frozenset((*rule.made_by, *roles))

    def _misfit(self, state: S, seat: str, move: Move, name: str, arg: Arg) -> Refusal:
        """Return why a field's value is not allowed."""
        explained = self[type(move)].explain(state, seat, move)
        if explained is not None:
            return explained
        value = getattr(move, name)
        if isinstance(arg, Text) and isinstance(value, str):
            if is_tidy(value, arg.longest) and not is_one_word(value):
                return Refusal("one-word-only", field=name)
            return Refusal("bad-text", field=name, longest=arg.longest)
        return Refusal("bad-argument", field=name)
