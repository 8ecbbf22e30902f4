"""The events of a table, as its log stores them. A table is the fold of its log, as a game is the fold of its record.

An entry is one step: everything that one command (or the clock, or a bot) caused. It is applied as a whole or not at
all.
"""

from typing import Any, Final, Literal

import msgspec
from msgspec import Struct

from cluehouse.bots.thought import Thought
from cluehouse.games.game import AnyDeal, AnyGame
from cluehouse.games.record import print_deal, read_deal
from cluehouse.games.rule import Move
from cluehouse.tables.settings import Settings

# Which servers can replay a log. Raise it with every release whose logs older servers cannot replay: a new kind of
# event or move, a new game or option. Servers of a cluster then leave logs that a newer one has written to newer ones.
FORMAT: Final = 1


class Event(Struct, frozen=True, tag_field="is", omit_defaults=True):
    """Something that happened."""


class Opened(Event, frozen=True, tag="opened"):
    """The table was opened."""

    code: str
    settings: Settings


class Joined(Event, frozen=True, tag="joined"):
    """Somebody joined the table. A guest has a name and a token, of which only the hash is kept."""

    person: str
    name: str
    token: str = ""  # SHA-256 of the token; empty for the server's own bots
    bot: str = ""  # the bot's kind; empty for a person


class Renamed(Event, frozen=True, tag="renamed"):
    person: str
    name: str


class Left(Event, frozen=True, tag="left"):
    """Somebody left the table for good, or was removed."""

    person: str


class TransferOffered(Event, frozen=True, tag="transfer-offered"):
    """Somebody offered their place to another device."""

    person: str
    token: str  # SHA-256 of the secret that accepts it


class Transferred(Event, frozen=True, tag="transferred"):
    """Somebody's place moved to another device; the device that had it has lost it."""

    person: str
    token: str  # SHA-256 of the new token


class Claimed(Event, frozen=True, tag="claimed"):
    """Somebody says that they are this person, whose device is lost; the people who are asked know them. If there is
    nobody to ask, anybody may object until a certain time."""

    person: str
    claimant: str
    asked: tuple[str, ...]
    until: int = 0  # in milliseconds; 0: somebody is asked


class Vouched(Event, frozen=True, tag="vouched"):
    """Somebody who was asked says that it is so."""

    claimant: str
    person: str  # who says it


class ClaimDropped(Event, frozen=True, tag="claim-dropped"):
    """A claim was rejected or withdrawn, or the person came back."""

    claimant: str


class Reclaimed(Event, frozen=True, tag="reclaimed"):
    """Somebody is back: the claimant goes on as this person, with their own token, and is nobody else any more."""

    person: str
    claimant: str


class Locked(Event, frozen=True, tag="locked"):
    """The host locked the table, or opened it again."""

    on: bool


class Banned(Event, frozen=True, tag="banned"):
    """Somebody was removed and may not come back, neither with their token nor, for a day, from these networks."""

    person: str
    origins: tuple[str, ...] = ()  # short hashes


class BanLifted(Event, frozen=True, tag="ban-lifted"):
    person: str


class Admitted(Event, frozen=True, tag="admitted"):
    """The host lets somebody play who joined after the deal."""

    person: str


class HostNamed(Event, frozen=True, tag="host"):
    person: str


class Agreed(Event, frozen=True, tag="settings"):
    """The table agreed on settings."""

    settings: Settings


class BookOpened(Event, frozen=True, tag="book"):
    """A team's book was opened at the table, or (empty) closed."""

    book: str
    team: str


class Seated(Event, frozen=True, tag="seated"):
    """Somebody sat down. The previous occupant stands up; the newcomer's old seat becomes free."""

    seat: str
    person: str


class Swapped(Event, frozen=True, tag="swapped"):
    """The people of two seats swapped places."""

    seat: str
    other: str


class Stood(Event, frozen=True, tag="stood"):
    person: str


class Readied(Event, frozen=True, tag="ready"):
    person: str
    ready: bool


class Dealt(Event, frozen=True, tag="dealt"):
    """A game began: its deal, who sits where, and the name under which its record will be kept."""

    deal: Any  # the deal's text, of which the commitment is a hash; logs of version 0.1 hold its values instead
    seats: dict[str, str]
    record: str
    book: str = ""


class Moved(Event, frozen=True, tag="moved"):
    """A move of the game, by a player's seat, the clock, the referee or the table."""

    seat: str
    move: msgspec.Raw  # JSON; the game determines its type
    thoughts: tuple[Thought, ...] = ()  # of a bot; shown after the game


class Proposed(Event, frozen=True, tag="proposed"):
    """A seat proposes something that needs the consent of others. `keep` is how many moves an undo would leave."""

    kind: Literal["undo", "resign"]
    seat: str
    asked: tuple[str, ...]  # the seats whose people have to agree
    keep: int = 0


class Consented(Event, frozen=True, tag="consented"):
    seat: str


class Dropped(Event, frozen=True, tag="dropped"):
    """The proposal was rejected or withdrawn."""


class Undone(Event, frozen=True, tag="undone"):
    """Moves were taken back by consent, as this seat wished; the log keeps them."""

    keep: int
    seat: str = ""


class Paused(Event, frozen=True, tag="paused"):
    person: str


class Resumed(Event, frozen=True, tag="resumed"):
    person: str


class SandTurned(Event, frozen=True, tag="sand"):
    """Somebody started the timer, at a table where it is started by hand."""

    person: str


class Said(Event, frozen=True, tag="said"):
    """Somebody said something. `heard` lists who heard it; None: everybody."""

    person: str
    channel: str
    text: str = ""
    phrase: str = ""
    heard: tuple[str, ...] | None = None
    thought: Thought | None = None  # of a bot that explains itself


class Muted(Event, frozen=True, tag="muted"):
    """Somebody muted somebody else; with `all`, the host muted them for everybody."""

    person: str
    other: str
    on: bool
    all: bool = False


class Halted(Event, frozen=True, tag="halted"):
    """The server closed; the clocks stopped."""


class Restarted(Event, frozen=True, tag="restarted"):
    """The server is open again; the clocks run on."""


AnyEvent = (
    Opened
    | Joined
    | Renamed
    | Left
    | TransferOffered
    | Transferred
    | Claimed
    | Vouched
    | ClaimDropped
    | Reclaimed
    | Locked
    | Banned
    | BanLifted
    | Admitted
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
    """One step of a table: when it happened, who caused it by which command, and who could not notice it."""

    at: int  # milliseconds since 1970, by the server's clock
    events: tuple[AnyEvent, ...]
    by: str = ""  # a person; empty: the server itself
    command: str = ""  # the id that the client gave it; a repeated command is answered, but not carried out again
    unaffected: tuple[str, ...] = msgspec.field(name="unseen", default=())  # who cannot notice it; "": onlookers


_ENCODER = msgspec.json.Encoder()
_DECODER = msgspec.json.Decoder(LogEntry)


def to_json(entry: LogEntry) -> bytes:
    """Return the entry as the log stores it."""
    return _ENCODER.encode(entry)


def from_json(kept: bytes) -> LogEntry:
    """Read a stored entry. Deals and moves stay encoded until the table's game decodes them."""
    return _DECODER.decode(kept)


def moved(seat: str, move: Move, thoughts: tuple[Thought, ...] = ()) -> Moved:
    """Return the event of a move."""
    return Moved(seat, msgspec.Raw(_ENCODER.encode(move)), thoughts)


def dealt(game: str, deal: AnyDeal, seats: dict[str, str], record: str, book: str = "") -> Dealt:
    """Return the event of a game that begins."""
    return Dealt(print_deal(game, deal), seats, record, book)


def deal_in(game: AnyGame, event: Dealt) -> AnyDeal:
    """Return the deal of a game, in the game's own type."""
    deal: AnyDeal = read_deal(game, event.deal).deal
    return deal


def move_in(game: AnyGame, event: Moved) -> Move:
    """Return the move, in the game's own type."""
    return game.read_move(event.move)
