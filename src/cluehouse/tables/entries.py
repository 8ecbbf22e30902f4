"""What can happen at a table, as it stands in its log. A table is the fold of its log, as a game is of its record.

An entry is one step: what one command (or the clock, or a bot) brought about, all of it or nothing.
"""

from typing import Literal

import msgspec
from msgspec import Struct

from cluehouse.bots.thought import Thought
from cluehouse.games.game import AnyDeal, AnyGame
from cluehouse.games.rule import Move
from cluehouse.tables.settings import Settings


class Event(Struct, frozen=True, tag_field="is", omit_defaults=True):
    """Something that happened."""


class Opened(Event, frozen=True, tag="opened"):
    """The table was put up."""

    code: str
    settings: Settings


class Joined(Event, frozen=True, tag="joined"):
    """Somebody came to the table. A guest is a name and a token, of which only the hash is kept."""

    person: str
    name: str
    token: str = ""  # SHA-256 of it; none for the house's own bots
    bot: str = ""  # empty for a human being


class Renamed(Event, frozen=True, tag="renamed"):
    person: str
    name: str


class Left(Event, frozen=True, tag="left"):
    """Somebody left the table for good, or was asked to."""

    person: str


class HostNamed(Event, frozen=True, tag="host"):
    person: str


class Agreed(Event, frozen=True, tag="settings"):
    """The table agreed on settings."""

    settings: Settings


class BookOpened(Event, frozen=True, tag="book"):
    """A team's book was laid on the table, or (empty) taken away."""

    book: str
    team: str


class Seated(Event, frozen=True, tag="seated"):
    """Somebody sat down. The previous occupant stands up; the seat they had before becomes free."""

    seat: str
    person: str


class Swapped(Event, frozen=True, tag="swapped"):
    """Two seats changed people."""

    seat: str
    other: str


class Stood(Event, frozen=True, tag="stood"):
    person: str


class Readied(Event, frozen=True, tag="ready"):
    person: str
    ready: bool


class Dealt(Event, frozen=True, tag="dealt"):
    """A game began: its deal, who sits where, and under what name its record will be kept."""

    deal: msgspec.Raw  # JSON; its type follows from the table's game
    seats: dict[str, str]
    record: str
    book: str = ""


class Moved(Event, frozen=True, tag="moved"):
    """A move of the game, by a player's seat or by the clock, the referee or the table."""

    seat: str
    move: msgspec.Raw  # JSON; its type follows from the table's game
    thoughts: tuple[Thought, ...] = ()  # of a bot; for afterwards


class Proposed(Event, frozen=True, tag="proposed"):
    """A seat asks for something that takes the consent of others. `keep` is how many moves an undo would leave."""

    kind: Literal["undo", "resign"]
    seat: str
    asked: tuple[str, ...]  # the seats whose people have to agree
    keep: int = 0


class Consented(Event, frozen=True, tag="consented"):
    seat: str


class Dropped(Event, frozen=True, tag="dropped"):
    """The proposal is off the table."""


class Undone(Event, frozen=True, tag="undone"):
    """Moves were taken back by consent; the log keeps them."""

    keep: int


class Paused(Event, frozen=True, tag="paused"):
    person: str


class Resumed(Event, frozen=True, tag="resumed"):
    person: str


class SandTurned(Event, frozen=True, tag="sand"):
    """Somebody turned the hourglass of a table that turns it by hand."""

    person: str


class Said(Event, frozen=True, tag="said"):
    """Talk. `heard` names who heard it; None: everybody."""

    person: str
    channel: str
    text: str = ""
    phrase: str = ""
    heard: tuple[str, ...] | None = None
    thought: Thought | None = None  # of a bot that explains itself


class Muted(Event, frozen=True, tag="muted"):
    """Somebody does not want to hear somebody; by the host with `all`, nobody shall."""

    person: str
    other: str
    on: bool
    all: bool = False


class Halted(Event, frozen=True, tag="halted"):
    """The house closes; clocks stop."""


class Restarted(Event, frozen=True, tag="restarted"):
    """The house is open again; clocks run on."""


AnyEvent = (
    Opened
    | Joined
    | Renamed
    | Left
    | HostNamed
    | Agreed
    | BookOpened
    | Seated
    | Swapped
    | Stood
    | Readied
    | Dealt
    | Moved
    | Proposed
    | Consented
    | Dropped
    | Undone
    | Paused
    | Resumed
    | SandTurned
    | Said
    | Muted
    | Halted
    | Restarted
)


class LogEntry(Struct, frozen=True, omit_defaults=True):
    """One step of a table: when, by whom, by which command, and who could not notice it."""

    at: int  # milliseconds since 1970, by the server's clock
    events: tuple[AnyEvent, ...]
    by: str = ""  # a person; empty: the server itself
    command: str = ""  # the id that the person gave it; a repeated one is answered, not done again
    unaffected: tuple[str, ...] = msgspec.field(name="unseen", default=())  # who cannot notice it; "": onlookers


_ENCODER = msgspec.json.Encoder()
_DECODER = msgspec.json.Decoder(LogEntry)


def to_json(entry: LogEntry) -> bytes:
    """The entry as it is kept."""
    return _ENCODER.encode(entry)


def from_json(kept: bytes) -> LogEntry:
    """The entry that was kept. Deals and moves stay encoded until the table's game reads them."""
    return _DECODER.decode(kept)


def moved(seat: str, move: Move, thoughts: tuple[Thought, ...] = ()) -> Moved:
    """The event of a move."""
    return Moved(seat, msgspec.Raw(_ENCODER.encode(move)), thoughts)


def dealt(deal: AnyDeal, seats: dict[str, str], record: str, book: str = "") -> Dealt:
    """The event of a game that begins."""
    return Dealt(msgspec.Raw(_ENCODER.encode(deal)), seats, record, book)


def deal_in(game: AnyGame, event: Dealt) -> AnyDeal:
    """The deal of a game, in the game's own type."""
    deal: AnyDeal = game.read_deal(event.deal)
    return deal


def move_in(game: AnyGame, event: Moved) -> Move:
    """The move, in the game's own type."""
    return game.read_move(event.move)
