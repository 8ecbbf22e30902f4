"""The contract of every game. A `Game` answers every question that the rest of the server asks about it."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from typing import Any, Final, Generic, Protocol, TypeVar, Union

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from cluehouse.games.campaign import Campaign
from cluehouse.games.chance import Chance
from cluehouse.games.choice import Choice
from cluehouse.games.deck import Pack
from cluehouse.games.options import read_options
from cluehouse.games.questions import NO_REFEREE, RefereeRules
from cluehouse.games.refusal import Refusal
from cluehouse.games.rule import Move, Rules
from cluehouse.games.seating import HOUSE_SEATS, SPECTATOR, TABLE, Seat, Seating
from cluehouse.games.secrecy import Secrecy
from cluehouse.games.talk import TalkRules
from cluehouse.games.timing import UNTIMED, TimeRules
from cluehouse.games.words import LINE_LENGTH, is_tidy

NOBODY: Final[tuple[str, ...]] = ()


class Outcome(Struct, frozen=True, omit_defaults=True):
    """How a game ended: who won (nobody, if the tuple is empty) and why."""

    winners: tuple[str, ...]  # the teams, sides or seats that won; empty: nobody
    reason: str  # why it ended, such as all-found, points or resigned


class Sent(Struct, frozen=True):
    """A view as it is sent to a seat."""

    public: msgspec.Raw  # what everybody sees: the view of a spectator
    yours: dict[str, Any]  # the fields that your seat sees in addition to those in public, or instead of them


class AnyOptions(Protocol):
    """What all options have."""

    @property
    def language(self) -> str: ...


class AnyDeal(Protocol):
    """What every deal has: its options, its seats and the seed of all its random draws."""

    @property
    def options(self) -> AnyOptions: ...
    @property
    def seats(self) -> tuple[str, ...]: ...
    @property
    def seed(self) -> str: ...


class AnyState(Protocol):
    """What every state has: its deal, its phase, and its outcome once the game is over."""

    @property
    def deal(self) -> AnyDeal: ...
    @property
    def phase(self) -> str: ...
    @property
    def outcome(self) -> Outcome | None: ...


class People(Struct, frozen=True):
    """Where people, as opposed to bots, sit, from the point of view of a bot."""

    on_side: bool  # on the bot's own side
    anywhere: bool
    seats: tuple[str, ...] = ()


class Parts(Struct, frozen=True):
    """Where to find the parts of a game that need more than its rules, as `module:name`. Each is imported when it is
    needed, so that the rules stay free of dictionaries and screens."""

    bot: str  # a function of a level and a seed that returns a Player
    screen: str = "cluehouse.terminal.generic:SCREEN"  # its GameScreen at the terminal
    review: str = ""  # a function of a record that returns a Review of the finished game; empty: no review


Opts = TypeVar("Opts", bound=Struct)
D = TypeVar("D", bound=AnyDeal)
S = TypeVar("S", bound=AnyState)
V = TypeVar("V", bound=Struct)


def _nothing_wrong(options: Any) -> None:
    return None


def _nothing_hidden(state: Any) -> dict[str, Any]:
    return {}


def _no_board(deal: Any) -> tuple[str, ...]:
    return ()


def _never(options: Any) -> bool:
    return False


def _nothing_counted(state: Any, seat: str) -> dict[str, int]:
    return {}


def _no_pause(state: Any, seat: str, move: Move, people: People) -> float | None:
    return 0.0


@dataclass(frozen=True, kw_only=True)
class Game(Generic[Opts, D, S, V]):
    """A game: its types, its rules, and everything that a live table needs to know. All functions are pure."""

    # the rules
    name: str
    options_type: type[Opts]
    deal_type: type[D]
    view_type: type[V]
    rules: Rules[S]
    deal_cards: Callable[[Opts, Pack, str], D]
    start: Callable[[D], S]
    # Why no game can be dealt with these options, sizes included, beyond what their types say; None if one can
    why_not_options: Callable[[Opts], Refusal | None] = _nothing_wrong
    is_possible: Callable[[D], bool]  # whether this deal, read from a record, could have been dealt
    spectate: Callable[[S], V]
    see: Callable[[S, str], dict[str, Any]]
    # What a replay shows of a moment of a finished game in addition: nothing is secret any more
    lay_open: Callable[[S], dict[str, Any]] = _nothing_hidden
    # secrecy
    secrecy: Secrecy[D, S]
    # Whether somebody who held the first seat may take the second (D-CN-21)
    may_change_seat: Callable[[S, Seat, Seat], bool]
    # the live table
    seating: Seating[Opts]
    talk: TalkRules[S]
    parts: Parts
    random_options: Callable[[Chance], Opts]  # any options that a table could choose: for tests and the lab
    facts: Struct  # constants of the rules that clients draw
    # The cards that lie on the table, by their place; public. Programs name a card by its place
    board: Callable[[D], tuple[str, ...]] = _no_board
    # How far the side of this seat came in a finished game: numbers by name, such as the words that it found
    progress: Callable[[S, str], dict[str, int]] = _nothing_counted
    time: TimeRules[S] = UNTIMED
    referee: RefereeRules[S] = NO_REFEREE
    # How many of its usual pauses a bot adds before this move to let people act first; None leaves the move to them.
    patience: Callable[[S, str, Move, People], float | None] = _no_pause
    turned_deal: Callable[[D, str], D] | None = None  # the deal of a rematch with the same cards turned over
    campaign: Campaign[Opts, S] | None = None
    # Whether one has to hear the others to play with these options; then no bot can
    hears: Callable[[Opts], bool] = _never
    main_options: tuple[str, ...] = ()  # the options that a host sees first
    mixes_languages: bool = True  # whether a table may mix words of several languages
    deals_words: bool = True  # whether cards or words are dealt, so that a table can play with its own
    # By language: Fluent source of messages that the catalogue lacks
    messages: Mapping[str, str] = field(default_factory=dict)

    @cached_property
    def move_type(self) -> Any:
        """All moves of this game as one type; decoding tells them apart by their `do` field."""
        return Union[tuple(self.rules)]  # noqa: UP007 - built at run time

    def read_move(self, encoded: bytes | msgspec.Raw) -> Move:
        """Decode a move from JSON; raises ValidationError if it is not a move of this game."""
        move: Move = self._moves.decode(encoded)
        return move

    @cached_property
    def _moves(self) -> "msgspec.json.Decoder[Any]":
        return msgspec.json.Decoder(self.move_type)

    def move_named(self, name: str) -> type[Move]:
        """Return the move type of this name."""
        return self.rules.by_name[name].move

    def deal(self, options: Opts, pack: Pack, seed: str) -> D:
        """Set up a game. Everything random is decided here, from the seed."""
        if not is_tidy(seed, LINE_LENGTH):
            raise Refusal("bad-text", field="seed", longest=LINE_LENGTH)
        self.check_options(options)
        return self.deal_cards(options, pack, seed)

    def read_options(self, given: Mapping[str, Any]) -> Opts:
        """Return the options that these values make; refuse the first of a wrong type or out of bounds."""
        try:
            return read_options(self.options_type, given)
        except Refusal as wrong:
            raise self._about_options(wrong) from None

    def check_options(self, options: Opts) -> None:
        """Refuse options with which no game can be dealt, and say which one is wrong."""
        self._check_types(msgspec.json.encode(options))
        wrong = self.why_not_options(options)
        if wrong is not None:
            raise self._about_options(wrong)

    @cached_property
    def _check_types(self) -> Callable[[bytes], Opts]:
        return lru_cache(maxsize=256)(lambda encoded: self.read_options(msgspec.json.decode(encoded)))

    def _about_options(self, wrong: Refusal) -> Refusal:
        """Return the refusal with the name of the game, so that people are told what they call the option."""
        return Refusal(wrong.code, **wrong.params, game=self.name)

    @cached_property  # not a method: a second call for every move would cost 4 %
    def play(self) -> Callable[[S, str, Move], S]:
        """`play(state, seat, move)` returns the next state, or raises Refusal; the given state is never changed."""
        return self.rules.play

    def choices(self, state: S, seat: str) -> tuple[Choice, ...]:
        """Return exactly what this seat (or the clock, the referee, the table) can do now."""
        if state.outcome is not None or seat not in (*self.seats(state), TABLE):
            return ()
        return self.rules.choices(state, seat)

    def view(self, state: S, seat: str) -> V:
        """Return what this seat may know: what a spectator sees, and more for a player."""
        public = self.spectate(state)
        return replace(public, **self.see(state, seat)) if seat in state.deal.seats else public

    def look_back(self, state: S) -> V:
        """Return what a replay of a finished game shows of this moment."""
        return replace(self.spectate(state), **self.lay_open(state))

    def sent(self, state: S) -> dict[str, bytes]:
        """Return what every player and a spectator are sent, as JSON: the public view, encoded once for all, and
        `yours`, the fields that the seat sees in addition or instead."""
        public = msgspec.Raw(msgspec.json.encode(self.spectate(state)))
        yours = {seat: self.see(state, seat) for seat in state.deal.seats} | {SPECTATOR: {}}
        return {seat: msgspec.json.encode(Sent(public, added)) for seat, added in yours.items()}

    def audience(self, before: S, after: S, seat: str, move: Move) -> tuple[str, ...] | None:
        """Return the seats that can notice this move; None if everybody can, including spectators."""
        return NOBODY if after is before else self.rules[type(move)].audience(after, seat, move)

    def is_binding(self, after: S, move: Move) -> bool:
        """Whether a player must have seen this move before making the next one."""
        return self.rules[type(move)].binding(after)

    def outcome(self, state: S) -> Outcome | None:
        """Return who won and why, or None while the game goes on."""
        return state.outcome

    def seats(self, state: S) -> tuple[str, ...]:
        """Return all seats whose moves can be in the record: the players', the clock's and the referee's."""
        return (*state.deal.seats, *HOUSE_SEATS)


AnyGame = Game[Any, Any, Any, Any]
