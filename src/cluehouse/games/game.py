"""The protocol that every game keeps: deal, start, play, choices, view, outcome."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final, Generic, Protocol, TypeVar, Union

import msgspec
from msgspec import Struct

from cluehouse.games import rule
from cluehouse.games.choice import Choice
from cluehouse.games.deck import Pack
from cluehouse.games.refusal import Refusal
from cluehouse.games.rule import Move, Rules

CLOCK: Final = "clock"  # the seat that says "time is up"
REFEREE: Final = "referee"  # the seat that says "that word was trapped"
SPECTATOR: Final = "spectator"  # sees least, plays nothing


class Outcome(Struct, frozen=True, omit_defaults=True):
    """How a game ended: who won (nobody, if the tuple is empty) and why."""

    winners: tuple[str, ...]
    reason: str


class AnyDeal(Protocol):
    """What every deal has: its options, its seats and the seed that all its chance came from."""

    @property
    def seats(self) -> tuple[str, ...]: ...
    @property
    def seed(self) -> str: ...


class AnyState(Protocol):
    """What every state has: its deal, and its outcome once the game is over."""

    @property
    def deal(self) -> Any: ...
    @property
    def outcome(self) -> Outcome | None: ...


Opts = TypeVar("Opts", bound=Struct)
D = TypeVar("D", bound=AnyDeal)
S = TypeVar("S", bound=AnyState)


@dataclass(frozen=True)
class Game(Generic[Opts, D, S]):
    """A game: its types and its functions. All of them are pure."""

    name: str
    options_type: type[Opts]
    deal_type: type[D]
    rules: Rules[S]
    deal_cards: Callable[[Opts, Pack, str], D]
    start: Callable[[D], S]
    view_state: Callable[[S, str], Struct]

    @property
    def move_type(self) -> Any:
        """All moves of this game as one type, told apart by their `do` when they are decoded."""
        return Union[tuple(self.rules)]  # noqa: UP007 - built at run time

    def deal(self, options: Opts, pack: Pack, seed: str) -> D:
        """Set up a game: everything that chance decides is decided here, from the seed."""
        try:
            msgspec.convert(msgspec.to_builtins(options), self.options_type)
        except msgspec.ValidationError as error:
            raise Refusal("bad-option", detail=str(error)) from None
        return self.deal_cards(options, pack, seed)

    def play(self, state: S, seat: str, move: Move) -> S:
        """The next state, or a Refusal with its code; the given state is never changed."""
        if seat not in self.seats(state):
            raise Refusal("no-such-seat")
        if state.outcome is not None:
            raise Refusal("game-over")
        return rule.play(self.rules, state, seat, move)

    def choices(self, state: S, seat: str) -> tuple[Choice, ...]:
        """Exactly what this seat (or the clock, or the referee) can do now."""
        if state.outcome is not None or seat not in self.seats(state):
            return ()
        return rule.choices(self.rules, state, seat)

    def view(self, state: S, seat: str) -> Struct:
        """What this seat may know; any seat but a player's sees what a spectator sees."""
        return self.view_state(state, seat if seat in state.deal.seats else SPECTATOR)

    def outcome(self, state: S) -> Outcome | None:
        """Who won and why, or None while the game goes on."""
        return state.outcome

    def seats(self, state: S) -> tuple[str, ...]:
        """All seats whose moves can enter the record: the players', the clock's and the referee's."""
        return (*state.deal.seats, CLOCK, REFEREE)
