"""What remains of a finished game: its record, its report, and its entry in a team's book."""

import logging
from typing import Final

from cluehouse.games.campaign import Book
from cluehouse.games.record import Record
from cluehouse.games.words import is_tidy, tidy
from cluehouse.house.books import append_of_try, book_log, create_book, read_book
from cluehouse.house.damage import Damage
from cluehouse.house.guest import ANYBODY, Guest
from cluehouse.house.records import GameMetadata, append_of_record, read_record, record_log
from cluehouse.house.reviews import Report, Reviews
from cluehouse.house.time_source import TimeSource
from cluehouse.store import Append, NotSaved, Store, StoreError
from cluehouse.tables import commands
from cluehouse.tables.codes import RandomBytes
from cluehouse.tables.refusal import TableRefusal
from cluehouse.tables.table import Table

_LOG: Final = logging.getLogger("cluehouse.house")


class Archive:
    """Books, records and reports of one server."""

    def __init__(
        self, store: Store, date: TimeSource, random_bytes: RandomBytes, reviews: Reviews, damage: Damage
    ) -> None:
        self._store, self._date, self._random_bytes = store, date, random_bytes
        self._reviews, self._damage = reviews, damage

    async def create_book(self, team: str) -> str:
        """Create a team's book and return its name. The name is the team's secret: everybody who knows it is a
        member."""
        name = tidy(team)
        if not is_tidy(name, commands.NAME_LENGTH):
            raise TableRefusal("bad-name", longest=commands.NAME_LENGTH)
        book = self._random_bytes(12).hex()
        try:
            await create_book(self._store, book, name, self._date())
        except NotSaved as error:
            raise TableRefusal("not-saved", reason=error.reason) from None
        return book

    async def book(self, book: str) -> Book:
        """Return a team's book."""
        found = await self._read_book(book)
        if found is None:
            raise TableRefusal("no-such-book")
        return found

    async def book_for(self, table: Table, command: commands.Command) -> Book | None:
        """Return the book that a command is about, if any."""
        if isinstance(command, commands.OpenBook):
            return await self._read_book(command.book) if command.book else None
        if isinstance(command, commands.Start | commands.Rematch) and table.book:
            return await self._read_book(table.book)
        return None

    async def _read_book(self, book: str) -> Book | None:
        with self._damage.noticed(book_log(book)):
            return await read_book(self._store, book)

    async def record(self, record: str) -> Record:
        """Return the record of a finished game."""
        return (await self._read(record))[0]

    async def report(self, record: str, guest: Guest = ANYBODY) -> Report:
        """Return who played a finished game and what its review found."""
        return await self._reviews.report(record, *await self._read(record), guest)

    async def _read(self, record: str) -> tuple[Record, GameMetadata]:
        with self._damage.noticed(record_log(record)):
            found = await read_record(self._store, record)
        if found is None:
            raise TableRefusal("no-such-record")
        return found


async def appends_of_finished_game(store: Store, table: Table, date: int) -> list[Append]:
    """Return what is saved when a game ends on this date: its record, and an entry in the team's book."""
    play = table.play
    assert play is not None
    try:
        attempt = await append_of_try(store, play, date)
    except StoreError:
        if not play.book:
            raise
        _LOG.exception("a game could not be entered in a damaged book", extra={"table": play.book})
        attempt = None  # the game is over all the same, and its record is kept
    record = append_of_record(table, play, date)
    return [record] if attempt is None else [record, attempt]
