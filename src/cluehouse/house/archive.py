"""What remains of a finished game: its record, its report, and its entry in a team's book."""

from collections.abc import Callable

from cluehouse.games.campaign import Book
from cluehouse.games.record import Record
from cluehouse.games.words import is_tidy, tidy
from cluehouse.house.books import append_of_try, create_book, read_book
from cluehouse.house.records import GameMetadata, append_of_record, read_record
from cluehouse.house.reviews import Report, Reviews
from cluehouse.store import Append, NotSaved, Store
from cluehouse.tables import commands
from cluehouse.tables.codes import RandomBytes
from cluehouse.tables.refusal import TableRefusal
from cluehouse.tables.table import Table


class Archive:
    """Books, records and reports of one server."""

    def __init__(self, store: Store, now: Callable[[], int], random_bytes: RandomBytes, reviews: Reviews) -> None:
        self._store, self._now, self._random_bytes, self._reviews = store, now, random_bytes, reviews

    async def create_book(self, team: str) -> str:
        """Create a team's book and return its name. The name is the team's secret: everybody who knows it is a
        member."""
        name = tidy(team)
        if not is_tidy(name, commands.NAME_LENGTH):
            raise TableRefusal("bad-name", longest=commands.NAME_LENGTH)
        book = self._random_bytes(12).hex()
        try:
            await create_book(self._store, book, name, self._now())
        except NotSaved as error:
            raise TableRefusal("not-saved", reason=error.reason) from None
        return book

    async def book(self, book: str) -> Book:
        """Return a team's book."""
        found = await read_book(self._store, book)
        if found is None:
            raise TableRefusal("no-such-book")
        return found

    async def book_for(self, table: Table, command: commands.Command) -> Book | None:
        """Return the book that a command is about, if any."""
        if isinstance(command, commands.OpenBook):
            return await read_book(self._store, command.book) if command.book else None
        if isinstance(command, commands.Start | commands.Rematch) and table.book:
            return await read_book(self._store, table.book)
        return None

    async def record(self, record: str) -> Record:
        """Return the record of a finished game."""
        return (await self._read(record))[0]

    async def report(self, record: str) -> Report:
        """Return who played a finished game and what its review found."""
        return await self._reviews.report(record, *await self._read(record))

    async def _read(self, record: str) -> tuple[Record, GameMetadata]:
        found = await read_record(self._store, record)
        if found is None:
            raise TableRefusal("no-such-record")
        return found


async def appends_of_finished_game(store: Store, table: Table, at: int) -> list[Append]:
    """Return what is saved when a game ends: its record, and an entry in the team's book."""
    play = table.play
    assert play is not None
    attempt = await append_of_try(store, play, at)
    record = append_of_record(table, play, at)
    return [record] if attempt is None else [record, attempt]
