"""A table: people, seats, settings, the current game, talk and time. It is the fold of its log (fold.py)."""

from collections.abc import Iterable
from typing import Any, Final

from msgspec import Struct

from cluehouse.bots.thought import Thought
from cluehouse.games.game import AnyDeal, AnyState
from cluehouse.games.record import Record
from cluehouse.games.rule import Move
from cluehouse.tables.lineup import offered_seats
from cluehouse.tables.settings import GameName, Settings
from cluehouse.tables.timing import Timing

ONLOOKER: Final = ""  # the key of people who watch without having joined
MESSAGES_KEPT: Final = 60
COMMANDS_KEPT: Final = 64
BANS_KEPT: Final = 100
TRANSFER_TIME: Final = 600_000  # milliseconds in which an offered place can be taken
CLAIM_TIME: Final = 600_000  # milliseconds in which anybody may object to a claim that nobody can be asked about
BAN_TIME: Final = 24 * 3_600_000  # milliseconds for which a ban holds for the network that somebody came from
INVITATION_TIME: Final = 24 * 3_600_000  # milliseconds after which the code of an idle table admits nobody new


class Person(Struct, frozen=True, omit_defaults=True):
    """Somebody at the table: a guest with a nickname, or a bot."""

    id: str
    name: str
    token: str = ""
    bot: str = ""


class ChatMessage(Struct, frozen=True, omit_defaults=True):
    """Something said at the table, and who heard it (None: everybody)."""

    at: int
    person: str
    name: str  # as it was then; the person may be gone
    channel: str
    text: str = ""
    phrase: str = ""
    heard: tuple[str, ...] | None = None
    thought: Thought | None = None


class Vote(Struct, frozen=True):
    """A proposal that waits for consent."""

    kind: str
    seat: str
    waiting: tuple[str, ...]
    keep: int = 0


class Transfer(Struct, frozen=True):
    """A place that is offered to another device: the hash of the secret that accepts it, and until when it does."""

    token: str
    until: int


class Claim(Struct, frozen=True):
    """Somebody asks for the place of a person whose device is lost; who still has to agree. If there was nobody to ask,
    `until` is when the claimant can have it, unless somebody objects."""

    person: str
    waiting: tuple[str, ...]
    until: int = 0


class Ban(Struct, frozen=True):
    """Somebody who may not come back: their name, their token, and the networks they came from, as short hashes."""

    name: str
    token: str
    origins: tuple[str, ...]
    until: int  # when others may come from those networks again; the token stays banned


class BotThoughts(Struct, frozen=True):
    """What a bot thought when it made a move. Nobody sees it before the game is over."""

    step: int  # the move's number: 1, 2, …
    name: str  # the bot's name then; somebody else may sit there by the end
    thoughts: tuple[Thought, ...]  # what it thought


class UndoPoint(Struct, frozen=True):
    """Where the game returns to when a seat takes back its last open move: how many moves remain, and what they have
    shown of secrets."""

    keep: int
    shown: Any


class Undoing(Struct, frozen=True, omit_defaults=True):
    """Moves that were taken back: after which move, by whose wish, and which moves, as a record prints them. `shown`
    says whether they had shown something secret."""

    step: int  # the number of the last move that stayed; 0: none did
    moves: tuple[str, ...]  # the moves that were taken back, in order, as a record prints them
    seat: str = ""  # by whose wish; empty in games of earlier versions
    shown: bool = False  # whether they had shown something secret


class Play(Struct, frozen=True):
    """The current game, or the last one."""

    number: int  # 1, 2, … at this table
    game: GameName  # the table's settings may name another game since it ended
    deal: AnyDeal
    state: AnyState
    record: str
    moves: tuple[tuple[str, Move], ...] = ()
    undo_points: dict[str, UndoPoint] = {}  # of the seats that have made a move that everybody could see
    held: dict[str, tuple[str, ...]] = {}  # the seats that a person has had in this game
    late: frozenset[str] = frozenset()  # the people who joined after the deal …
    admitted: frozenset[str] = frozenset()  # … and those of them whom the host lets play
    book: str = ""
    began: int = 0
    thoughts: tuple[BotThoughts, ...] = ()
    text: str = ""  # the deal's text, as its Record has it
    undone: int = 0  # how often moves were taken back …
    undoings: tuple[Undoing, ...] = ()  # … and which; nobody sees it before the game is over
    players: dict[str, Person] = {}  # who sat where when the game ended; seats change hands before the next one


class Table(Struct, frozen=True):
    """A table at one moment."""

    code: str
    settings: Settings
    number: int = 0  # entries in the log so far
    at: int = 0  # time of the last one
    host: str = ""
    people: dict[str, Person] = {}
    came: int = 0  # how many people have ever joined
    seats: dict[str, str] = {}  # the person in each seat
    seat_by_person: dict[str, str] = {}  # the other way round: the seat of each person
    unready: frozenset[str] = frozenset()
    transfers: dict[str, Transfer] = {}  # by the person whose place it is
    claims: dict[str, Claim] = {}  # by the person who asks
    locked: bool = False  # nobody new may join
    visitors: frozenset[str] = frozenset()  # who came to a locked table only to claim their place
    bans: dict[str, Ban] = {}  # by the person who was banned
    play: Play | None = None
    vote: Vote | None = None
    book: str = ""  # the book of the team that plays a campaign here; its name is also its key
    team: str = ""
    paused: str = ""  # who paused the game
    talk: tuple[ChatMessage, ...] = ()
    mutes: dict[str, tuple[str, ...]] = {}  # whom each person has muted
    hushed: frozenset[str] = frozenset()  # who may not talk at all
    timing: Timing = Timing()
    updates: dict[str, int] = {}  # how many changes each person could notice
    binding_updates: dict[str, int] = {}  # the last update that each person must have seen before moving
    commands: dict[str, tuple[str, ...]] = {}  # the latest command ids of each person


# --- queries --------------------------------------------------------------------------------------


def is_running(table: Table) -> bool:
    """Whether a game is under way."""
    return table.play is not None and table.play.state.outcome is None


def seat_of(table: Table, person: str) -> str | None:
    """Return the seat of this person, if any."""
    return table.seat_by_person.get(person)


def seat_played(table: Table, person: str) -> str | None:
    """Return the seat that this person has in the current game, or had when the last one ended."""
    if table.play is None or is_running(table):
        return seat_of(table, person)
    return next((seat for seat, player in table.play.players.items() if player.id == person), None)


def all_seats(table: Table) -> tuple[str, ...]:
    """Return the seats of the table now: the current game's, or those on offer."""
    if is_running(table):
        assert table.play is not None
        return table.play.deal.seats
    return offered_seats(table.settings, table.seats)


def heard(talk: tuple[ChatMessage, ...], person: str) -> tuple[ChatMessage, ...]:
    """Return the latest messages that this person heard. Messages that they did not hear do not count towards the
    limit: that would reveal them."""
    return tuple(message for message in talk if message.heard is None or person in message.heard)[-MESSAGES_KEPT:]


def record_of(table: Table) -> Record | None:
    """Return the record of the current or last game."""
    play = table.play
    return None if play is None else Record(play.game, play.deal, play.moves, play.text)


def bots(table: Table) -> Iterable[tuple[str, Person]]:
    """Return the seats that the server's own bots hold, with the bots."""
    return ((seat, table.people[person]) for seat, person in table.seats.items() if is_own_bot(table.people[person]))


def is_own_bot(person: Person) -> bool:
    """Whether this is one of the server's own bots. A program that joined with a token is not."""
    return bool(person.bot and not person.token)
