"""The protocol that every game keeps: deal, start, play, choices, view, outcome."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import Any, Final, Generic, Protocol, TypeVar, Union

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from cluehouse.games.choice import Choice
from cluehouse.games.deck import Pack
from cluehouse.games.refusal import Refusal
from cluehouse.games.rule import Move, Rules
from cluehouse.games.words import LINE_LENGTH, is_tidy

CLOCK: Final = "clock"  # the seat that says "time is up"
REFEREE: Final = "referee"  # the seat that says "that word was trapped"
HOUSE_SEATS: Final = (CLOCK, REFEREE)
TABLE: Final = "table"  # the seat that says what people agreed on outside the rules: a side has given up
SPECTATOR: Final = "spectator"  # sees least, plays nothing


class Outcome(Struct, frozen=True, omit_defaults=True):
    """How a game ended: who won (nobody, if the tuple is empty) and why."""

    winners: tuple[str, ...]
    reason: str


class Sent(Struct, frozen=True):
    """A view on its way to a seat."""

    public: msgspec.Raw
    yours: dict[str, Any]


class AnyDeal(Protocol):
    """What every deal has: its options, its seats and the seed that all its chance came from."""

    @property
    def seats(self) -> tuple[str, ...]: ...
    @property
    def seed(self) -> str: ...


class AnyState(Protocol):
    """What every state has: its deal, its phase, and its outcome once the game is over."""

    @property
    def deal(self) -> Any: ...
    @property
    def phase(self) -> str: ...
    @property
    def outcome(self) -> Outcome | None: ...


Opts = TypeVar("Opts", bound=Struct)
D = TypeVar("D", bound=AnyDeal)
S = TypeVar("S", bound=AnyState)
V = TypeVar("V", bound=Struct)


@dataclass(frozen=True)
class Game(Generic[Opts, D, S, V]):
    """A game: its types and its functions. All of them are pure."""

    name: str
    options_type: type[Opts]
    deal_type: type[D]
    view_type: type[V]
    rules: Rules[S]
    deal_cards: Callable[[Opts, Pack, str], D]
    start: Callable[[D], S]
    is_possible: Callable[[D], bool]  # could this deal, read from a record, have been dealt?
    spectate: Callable[[S], V]
    see: Callable[[S, str], dict[str, Any]]

    @cached_property
    def move_type(self) -> Any:
        """All moves of this game as one type, told apart by their `do` when they are decoded."""
        return Union[tuple(self.rules)]  # noqa: UP007 - built at run time

    def read_move(self, plain: Any) -> Move:
        """The move that plain data stands for; a ValidationError if it is none."""
        move: Move = self._moves.decode(msgspec.json.encode(plain))
        return move

    @cached_property
    def _moves(self) -> "msgspec.json.Decoder[Any]":
        return msgspec.json.Decoder(self.move_type)

    def move_named(self, name: str) -> type[Move]:
        """The move of this name."""
        return next(rule.move for rule in self.rules.values() if rule.name == name)

    def deal(self, options: Opts, pack: Pack, seed: str) -> D:
        """Set up a game: everything that chance decides is decided here, from the seed."""
        if not is_tidy(seed, LINE_LENGTH):
            raise Refusal("bad-text", field="seed", longest=LINE_LENGTH)
        _check(type(options), msgspec.json.encode(options))
        return self.deal_cards(options, pack, seed)

    def play(self, state: S, seat: str, move: Move) -> S:
        """The next state, or a Refusal with its code; the given state is never changed."""
        if seat not in state.deal.seats and seat not in HOUSE_SEATS and seat != TABLE:
            raise Refusal("no-such-seat")
        if state.outcome is not None:
            raise Refusal("game-over")
        played = self.rules.played.get(type(move))
        if played is None:
            raise Refusal("no-such-move", move=type(move).__name__)
        phases, bar, fill, apply = played
        if phases and state.phase not in phases:
            raise Refusal("not-now")
        reason = bar(state, seat)
        if reason is not None:
            raise Refusal(reason)
        args = fill(state, seat)
        for name in args:
            if not args[name].admits(getattr(move, name)):
                raise self.rules.misfit(state, seat, move, name, args[name])
        return apply(state, seat, move)

    def choices(self, state: S, seat: str) -> tuple[Choice, ...]:
        """Exactly what this seat (or the clock, the referee, the table) can do now."""
        if state.outcome is not None or seat not in (*self.seats(state), TABLE):
            return ()
        return self.rules.choices(state, seat)

    def view(self, state: S, seat: str) -> V:
        """What this seat may know: what a spectator sees, and more if it is a player's."""
        public = self.spectate(state)
        return replace(public, **self.see(state, seat)) if seat in state.deal.seats else public

    def sent(self, state: S) -> dict[str, bytes]:
        """What every player and a spectator are sent, as JSON: the public view, encoded once for all, and
        `yours`, the fields that the seat sees beyond it or in place of it."""
        public = msgspec.Raw(msgspec.json.encode(self.spectate(state)))
        yours = {seat: self.see(state, seat) for seat in state.deal.seats} | {SPECTATOR: {}}
        return {seat: msgspec.json.encode(Sent(public, added)) for seat, added in yours.items()}

    def outcome(self, state: S) -> Outcome | None:
        """Who won and why, or None while the game goes on."""
        return state.outcome

    def seats(self, state: S) -> tuple[str, ...]:
        """All seats whose moves can enter the record: the players', the clock's and the referee's."""
        return (*state.deal.seats, *HOUSE_SEATS)


@lru_cache(maxsize=256)
def _check(kind: type[Struct], options: bytes) -> None:
    """Refuse options that are not of the right kind or out of bounds."""
    try:
        msgspec.json.decode(options, type=kind)
    except msgspec.ValidationError as error:
        raise Refusal("bad-option", detail=str(error)) from None
