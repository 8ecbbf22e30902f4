"""The HTTP API: opening tables, joining them, books, records, packs, and what can be played here."""

from collections.abc import Awaitable, Callable
from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta, Struct

from cluehouse.games import GAMES
from cluehouse.games.campaign import Book, Campaign, Route
from cluehouse.games.notation import print_move
from cluehouse.games.record import Record, print_record, replay, to_json
from cluehouse.house.arrivals import Arrival, Newcomer
from cluehouse.house.packs import judge
from cluehouse.house.reviews import Report
from cluehouse.messages import LanguageCode
from cluehouse.referee.pack import CARD_LENGTH, LEAST, MOST, PackFault
from cluehouse.server.context import AppContext
from cluehouse.server.doorkeeper import network_of
from cluehouse.server.facts import ServerFacts, server_facts
from cluehouse.server.lessons import Lesson, encoded_lesson
from cluehouse.tables.codes import origin_of, read_code
from cluehouse.tables.commands import Name, PersonId
from cluehouse.tables.refusal import TableRefusal
from cluehouse.tables.settings import MOST_PACK, Settings

# Chosen at random by the client, which keeps it secret: the token follows from it.
JoinId = Annotated[str, Meta(min_length=22, max_length=64)]


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table to open, and the nickname of the person who opens it. A program says that it is one."""

    settings: Settings  # the settings of the table; the host can change them between games
    name: Name  # the nickname of the host: at most 24 characters
    language: LanguageCode = "en"  # without effect: refusals are in the language that Accept-Language asks for
    program: bool = False  # whether a program opens the table, not a person


class NewPerson(Struct, frozen=True, forbid_unknown_fields=True):
    """A person who joins, by nickname. A program says that it is one. With an `id`, the request can be repeated until
    it is answered. `claims` asks for the place of a person whose device is lost."""

    name: Name  # the nickname: at most 24 characters, and nobody else's at the table
    program: bool = False  # whether a program joins, not a person
    language: LanguageCode = "en"  # without effect: refusals are in the language that Accept-Language asks for
    id: JoinId = ""  # chosen at random by you, as secret as the token; empty: the request cannot be repeated
    claims: PersonId = ""  # the id of the person whose place you ask for; empty: you are new


class Acceptance(Struct, frozen=True, forbid_unknown_fields=True):
    """A device that takes the place that another device offers."""

    transfer: Annotated[str, Meta(max_length=80)]  # the secret that the other device was given
    id: JoinId  # chosen at random by you, as secret as the token; with it the request can be repeated


class NewBook(Struct, frozen=True, forbid_unknown_fields=True):
    """A team that starts a book."""

    team: Name  # the name of the team: at most 24 characters
    language: LanguageCode = "en"  # without effect: refusals are in the language that Accept-Language asks for


class BookKey(Struct, frozen=True):
    """The book's name. Everybody who knows it is a member of the team."""

    book: str  # the key of the book


class BookPayload(Struct, frozen=True):
    """A team's book: its games so far, and the missions that it may play."""

    book: Book  # the team, and its games so far
    open: tuple[str, ...]  # the cities of the missions that the team may play now
    timeouts: int  # how many standard games up to the latest ran out of time in a row (DU-108)


class MissionPayload(Struct, frozen=True):
    """A city of the mission map."""

    city: str  # the id of the city, such as prague
    tokens: int  # how many tokens the bank has
    mistakes: int  # how many of them lie bystander side up, so that they allow a mistake


class MapPayload(Struct, frozen=True):
    """The mission map: its cities and the routes between them."""

    missions: tuple[MissionPayload, ...]  # its cities, with their missions
    lines: tuple[Route, ...]  # the routes between them


class NewPack(Struct, frozen=True, forbid_unknown_fields=True):
    """A pack of your own words."""

    # words and phrases, separated by lines, tabs, commas or semicolons; Chinese words also by spaces
    text: Annotated[str, Meta(max_length=MOST_PACK)]


class PackPayload(Struct, frozen=True):
    """The words of a pack that can be used, what is wrong with the others, and the limits: how many words a pack has,
    and how many characters a card holds, where a Chinese character counts as two."""

    words: tuple[str, ...]  # the words that can be used
    faults: tuple[PackFault, ...]  # what is wrong with the others, or with the whole pack; at most 100 faults
    repeated: tuple[PackFault, ...]  # words that are left out because they are there already; the first 100
    least: int = LEAST  # the fewest words of a pack
    most: int = MOST  # the most words of a pack
    longest: int = CARD_LENGTH  # the most characters of a word; a Chinese character counts as two


class Commitment(Struct, frozen=True):
    """A hash of the deal, which can be checked against the record after the game."""

    commitment: str  # the SHA-256 of the deal's text, in hexadecimal


async def show_games(context: AppContext, address: str) -> ServerFacts:
    """The games and languages of this server: seats, options, constants of the rules."""
    return server_facts()


async def open_table(context: AppContext, address: str, body: NewTable) -> Arrival:
    """Open a table. The answer contains your token: keep it, it identifies you at the table."""
    context.doorkeeper.open_table(address)
    return await context.house.open_table(body.settings, body.name, body.program, context.doorkeeper.account(address))


async def join(context: AppContext, address: str, body: NewPerson, code: str) -> Arrival:
    """Join a table. The answer contains your token: keep it, it identifies you at the table."""
    origin = origin_of(read_code(code), network_of(address))
    newcomer = Newcomer(body.name, body.program, body.id, body.claims, origin)
    with context.doorkeeper.trying_code(address):
        return await context.house.arrivals.join(code, newcomer)


async def accept_transfer(context: AppContext, address: str, body: Acceptance, code: str) -> Arrival:
    """Take the place that another device offers. That device loses it; the answer contains your new token."""
    return await context.house.arrivals.accept_transfer(code, body.transfer, body.id)


async def show_commitment(context: AppContext, address: str, code: str) -> Commitment:
    """The commitment to the deal of the current game."""
    with context.doorkeeper.trying_code(address):
        return Commitment(await context.house.commitment(code))


async def create_book(context: AppContext, address: str, body: NewBook) -> BookKey:
    """Start a team's book."""
    context.doorkeeper.open_table(address)
    return BookKey(await context.house.create_book(body.team))


async def show_book(context: AppContext, address: str, book: str) -> BookPayload:
    """A team's book."""
    found, campaign = await context.house.archive.book(book), _campaign()
    return BookPayload(found, tuple(sorted(campaign.open_missions(found))), campaign.timeouts(found))


async def show_map(context: AppContext, address: str) -> MapPayload:
    """The mission map."""
    campaign = _campaign()
    missions = tuple(MissionPayload(city.id, city.tokens, city.mistakes) for city in campaign.missions)
    return MapPayload(missions, campaign.routes)


def _campaign() -> Campaign[Any, Any]:
    """Return the campaign of this server; teams' books belong to it."""
    campaign = next((game.campaign for game in GAMES.values() if game.campaign is not None), None)
    if campaign is None:
        raise TableRefusal("no-such-book")
    return campaign


async def show_record(context: AppContext, address: str, record: str) -> msgspec.Raw:
    """The record of a finished game, as JSON."""
    return msgspec.Raw(to_json(await context.house.archive.record(record)))


async def show_record_text(context: AppContext, address: str, record: str) -> str:
    """The record of a finished game, as text."""
    return print_record(await context.house.archive.record(record))


class StepPayload(Struct, frozen=True):
    """One move of a record, as text."""

    seat: str  # who made it: a player's seat, the clock, the referee, or the table if a side resigned
    move: str  # the move, as a record prints it, without the seat


async def show_steps(context: AppContext, address: str, record: str) -> tuple[StepPayload, ...]:
    """The moves of a finished game, in order."""
    moves = (await context.house.archive.record(record)).moves
    return tuple(StepPayload(seat, print_move(seat, move).partition(": ")[2]) for seat, move in moves)


_DIGITS: Final = 9  # in the longest step number that is accepted


async def show_step(context: AppContext, address: str, record: str, step: str) -> msgspec.Raw:
    """A finished game after this many moves: what a spectator saw, and what was secret then."""
    found = await context.house.archive.record(record)
    if not step.isascii() or not step.isdigit() or len(step) > _DIGITS or int(step) > len(found.moves):
        raise TableRefusal("no-such-record")
    game = GAMES[found.game]
    state = replay(game, Record(found.game, found.deal, found.moves[: int(step)]))
    return msgspec.Raw(msgspec.json.encode(game.look_back(state)))


async def show_report(context: AppContext, address: str, record: str) -> Report:
    """Who played a finished game, and what the review found: its best clue, a better one, the riskiest guess."""
    return await context.house.archive.report(record, context.doorkeeper.account(address))


_PER_VISIT: Final = 2048  # so many characters of a pack count as one more visit


async def check_pack(context: AppContext, address: str, body: NewPack) -> PackPayload:
    """Check your own words before a table plays with them."""
    context.doorkeeper.visit(address, len(body.text) // _PER_VISIT)
    ruling = await judge(context.house.workers, context.doorkeeper.account(address), body.text)
    return PackPayload(ruling.words, ruling.faults, ruling.repeated)


async def show_lesson(context: AppContext, address: str, game: str, language: str) -> msgspec.Raw:
    """The tutorial of a game, step by step."""
    return await encoded_lesson(context.house.workers, context.doorkeeper.account(address), game, language)


class Endpoint(Struct, frozen=True):
    """One endpoint of the HTTP API."""

    method: str
    path: str
    serve: Callable[..., Awaitable[Any]]
    answer: Any
    body: Any = None
    takes_words: bool = False  # the body may hold a table's own words


ENDPOINTS: Final = (
    Endpoint("GET", "/api/games", show_games, ServerFacts),
    Endpoint("POST", "/api/tables", open_table, Arrival, NewTable, takes_words=True),
    Endpoint("POST", "/api/tables/{code}/people", join, Arrival, NewPerson),
    Endpoint("POST", "/api/tables/{code}/transfers", accept_transfer, Arrival, Acceptance),
    Endpoint("GET", "/api/tables/{code}/commitment", show_commitment, Commitment),
    Endpoint("POST", "/api/books", create_book, BookKey, NewBook),
    Endpoint("GET", "/api/books/{book}", show_book, BookPayload),
    Endpoint("GET", "/api/map", show_map, MapPayload),
    Endpoint("GET", "/api/records/{record}.txt", show_record_text, str),
    Endpoint("GET", "/api/records/{record}", show_record, Any),
    Endpoint("GET", "/api/records/{record}/steps", show_steps, tuple[StepPayload, ...]),
    Endpoint("GET", "/api/records/{record}/steps/{step}", show_step, Any),
    Endpoint("GET", "/api/records/{record}/report", show_report, Report),
    Endpoint("GET", "/api/lessons/{game}/{language}", show_lesson, Lesson),
    Endpoint("POST", "/api/packs", check_pack, PackPayload, NewPack, takes_words=True),
)
