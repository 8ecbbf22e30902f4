"""The HTTP part: opening tables, joining them, books, records, packs, and what can be played here."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Annotated, Any, Final

import msgspec
from msgspec import Meta, Struct

from cluehouse.games import GAMES
from cluehouse.games.duet.book import Book, open_missions, timeouts_in_a_row
from cluehouse.games.duet.missions import LINES, MISSIONS, Line
from cluehouse.games.notation import print_move
from cluehouse.games.record import Record, print_record, replay, to_json
from cluehouse.house.house import Arrival
from cluehouse.house.reviews import Report
from cluehouse.messages import Language
from cluehouse.referee.pack import PackFault, judge_pack
from cluehouse.server.lessons import Lesson, find_lesson
from cluehouse.tables.commands import Name
from cluehouse.tables.refusal import TableRefusal
from cluehouse.tables.settings import MOST_PACK, Settings

if TYPE_CHECKING:
    from cluehouse.server.app import Desk


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be opened, and the nickname of whoever opens it."""

    settings: Settings
    name: Name
    language: Language = "en"


class NewPerson(Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody who joins: a nickname; a program says that it is one."""

    name: Name
    program: bool = False
    language: Language = "en"


class NewBook(Struct, frozen=True, forbid_unknown_fields=True):
    """A Duet team that begins a book."""

    team: Name
    language: Language = "en"


class BookKey(Struct, frozen=True):
    """The book's name. Whoever has it is a member of the team."""

    book: str


class BookSight(Struct, frozen=True):
    """A team's book: its tries, and the missions that are open to it."""

    book: Book
    open: tuple[str, ...]
    timeouts: int  # standard games that ran out of time one after another (DU-108)


class MissionSight(Struct, frozen=True):
    """A city of the mission map."""

    city: str
    tokens: int
    mistakes: int


class MapSight(Struct, frozen=True):
    """The mission map: its cities, and which lead to which."""

    missions: tuple[MissionSight, ...]
    lines: tuple[Line, ...]


class NewPack(Struct, frozen=True, forbid_unknown_fields=True):
    """Own words, one to a line."""

    text: Annotated[str, Meta(max_length=MOST_PACK)]


class PackSight(Struct, frozen=True):
    """How many words a pack has, or what is wrong with it."""

    words: int
    faults: tuple[PackFault, ...]


class Commitment(Struct, frozen=True):
    """A hash of the deal, to be checked against the record when the game is over."""

    commitment: str


async def open_table(desk: "Desk", address: str, body: NewTable) -> Arrival:
    """Open a table. The answer holds your token: keep it, it is your place at the table."""
    desk.doorkeeper.open_table(address)
    return await desk.house.open_table(body.settings, body.name)


async def join(desk: "Desk", address: str, body: NewPerson, code: str) -> Arrival:
    """Join a table. The answer holds your token: keep it, it is your place at the table."""
    return await desk.house.join(code, body.name, body.program)


async def show_commitment(desk: "Desk", address: str, code: str) -> Commitment:
    """The commitment to the deal of the game under way."""
    return Commitment(await desk.house.commitment(code))


async def found_book(desk: "Desk", address: str, body: NewBook) -> BookKey:
    """Begin a Duet team's book."""
    desk.doorkeeper.open_table(address)
    return BookKey(await desk.house.found_book(body.team))


async def show_book(desk: "Desk", address: str, book: str) -> BookSight:
    """A team's book."""
    found = await desk.house.book(book)
    return BookSight(found, tuple(sorted(open_missions(found))), timeouts_in_a_row(found))


async def show_map(desk: "Desk", address: str) -> MapSight:
    """The mission map of Duet."""
    missions = tuple(MissionSight(city, m.tokens, m.mistakes) for city, m in MISSIONS.items())
    return MapSight(missions, LINES)


async def show_record(desk: "Desk", address: str, record: str) -> msgspec.Raw:
    """The record of a finished game, as JSON."""
    return msgspec.Raw(to_json(await desk.house.record(record)))


async def show_record_text(desk: "Desk", address: str, record: str) -> str:
    """The record of a finished game, as text."""
    return print_record(await desk.house.record(record))


class StepSight(Struct, frozen=True):
    """One move of a record, as text."""

    seat: str
    move: str


async def show_steps(desk: "Desk", address: str, record: str) -> tuple[StepSight, ...]:
    """The moves of a finished game, one after another."""
    moves = (await desk.house.record(record)).moves
    return tuple(StepSight(seat, print_move(seat, move).partition(": ")[2]) for seat, move in moves)


_DIGITS: Final = 9  # of the longest number that is read


async def show_step(desk: "Desk", address: str, record: str, step: str) -> msgspec.Raw:
    """What a spectator saw after so many moves of a finished game."""
    found = await desk.house.record(record)
    if not step.isascii() or not step.isdigit() or len(step) > _DIGITS or int(step) > len(found.moves):
        raise TableRefusal("no-such-table")
    game = GAMES[found.game]
    state = replay(game, Record(found.game, found.deal, found.moves[: int(step)]))
    return msgspec.Raw(msgspec.json.encode(game.spectate(state)))


async def show_report(desk: "Desk", address: str, record: str) -> Report:
    """Who played a finished game, and what is worth knowing of it: its best clue, a better one, the riskiest guess."""
    return await desk.house.report(record)


async def check_pack(desk: "Desk", address: str, body: NewPack) -> PackSight:
    """Check own words before a table plays with them."""
    ruling = await asyncio.to_thread(judge_pack, body.text)
    return PackSight(len(ruling.words), ruling.faults)


async def show_lesson(desk: "Desk", address: str, game: str, language: str) -> Lesson:
    """The introduction to a game, step by step."""
    return find_lesson(game, language)


class Endpoint(Struct, frozen=True):
    """One thing that can be asked over HTTP."""

    method: str
    path: str
    serve: Callable[..., Awaitable[Any]]
    answer: Any
    body: Any = None


ENDPOINTS: Final = (
    Endpoint("POST", "/api/tables", open_table, Arrival, NewTable),
    Endpoint("POST", "/api/tables/{code}/people", join, Arrival, NewPerson),
    Endpoint("GET", "/api/tables/{code}/commitment", show_commitment, Commitment),
    Endpoint("POST", "/api/books", found_book, BookKey, NewBook),
    Endpoint("GET", "/api/books/{book}", show_book, BookSight),
    Endpoint("GET", "/api/map", show_map, MapSight),
    Endpoint("GET", "/api/records/{record}.txt", show_record_text, str),
    Endpoint("GET", "/api/records/{record}", show_record, Any),
    Endpoint("GET", "/api/records/{record}/steps", show_steps, tuple[StepSight, ...]),
    Endpoint("GET", "/api/records/{record}/steps/{step}", show_step, Any),
    Endpoint("GET", "/api/records/{record}/report", show_report, Report),
    Endpoint("GET", "/api/lessons/{game}/{language}", show_lesson, Lesson),
    Endpoint("POST", "/api/packs", check_pack, PackSight, NewPack),
)
