"""Duet teams' books, as logs of the store, and what a finished game leaves behind."""

from datetime import UTC, datetime

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from cluehouse.games.duet.book import Book, Try, try_of
from cluehouse.house.records import page_of_record
from cluehouse.store import Page, Store
from cluehouse.tables.table import Table


class Founded(Struct, frozen=True, tag="founded", tag_field="is"):
    """A team has begun a book."""

    team: str
    at: int


class Tried(Struct, frozen=True, tag="tried", tag_field="is"):
    """A game that counted for a mission."""

    attempt: Try
    at: int


_DECODER = msgspec.json.Decoder(Founded | Tried)


def book_name(book: str) -> str:
    """The log that a book is kept in."""
    return f"book/{book}"


async def found_book(store: Store, book: str, team: str, at: int) -> None:
    """Begin a team's book."""
    await store.append(Page(book_name(book), 1, (msgspec.json.encode(Founded(team, at)),)))


async def read_book(store: Store, book: str) -> Book | None:
    """A team's book, or None if there is none of that name."""
    found = None
    for entry in map(_DECODER.decode, await store.read(book_name(book))):
        if isinstance(entry, Founded):
            found = Book(entry.team)
        else:
            assert found is not None
            found = replace(found, tries=(*found.tries, entry.attempt))
    return found


async def pages_of_a_finished_game(store: Store, table: Table, at: int) -> list[Page]:
    """What a game that has just ended leaves behind: its record, and a line in the team's book."""
    play = table.play
    assert play is not None
    pages = [page_of_record(table, play, at)]
    if play.book:
        date = datetime.fromtimestamp(at / 1000, UTC).date().isoformat()
        attempt = try_of(play.state, date, play.record)
        entries = len(await store.read(book_name(play.book)))
        if attempt is not None and entries:
            pages.append(Page(book_name(play.book), entries + 1, (msgspec.json.encode(Tried(attempt, at)),)))
    return pages
