"""Teams' books, stored as logs."""

from datetime import UTC, datetime

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from cluehouse.games import GAMES
from cluehouse.games.campaign import Book, Try
from cluehouse.store import Append, Store
from cluehouse.tables.table import Play


class Founded(Struct, frozen=True, tag="founded", tag_field="is"):
    """A team created a book."""

    team: str
    at: int


class Tried(Struct, frozen=True, tag="tried", tag_field="is"):
    """A game that counted for a mission."""

    attempt: Try
    at: int


_DECODER = msgspec.json.Decoder(Founded | Tried)


def book_log(book: str) -> str:
    """Return the name of the log that holds a book."""
    return f"book/{book}"


async def create_book(store: Store, book: str, team: str, at: int) -> None:
    """Create a team's book."""
    await store.append(Append(book_log(book), 1, (msgspec.json.encode(Founded(team, at)),)))


async def read_book(store: Store, book: str) -> Book | None:
    """Return a team's book, or None if no book has that name."""
    found = None
    for entry in map(_DECODER.decode, await store.read(book_log(book))):
        if isinstance(entry, Founded):
            found = Book(entry.team)
        else:
            assert found is not None
            found = replace(found, tries=(*found.tries, entry.attempt))
    return found


def count_readable(log: list[bytes]) -> int:
    """Return how many entries of a book can be read, one after another."""
    for number, kept in enumerate(log):
        try:
            entry = _DECODER.decode(kept)
        except msgspec.MsgspecError:
            return number
        if isinstance(entry, Founded) != (number == 0):
            return number
    return len(log)


async def append_of_try(store: Store, play: Play, at: int) -> Append | None:
    """Return the entry that a finished game adds to its team's book, if it counts for a mission."""
    campaign = GAMES[play.game].campaign
    if not play.book or campaign is None:
        return None
    date = datetime.fromtimestamp(at / 1000, UTC).date().isoformat()
    attempt = campaign.try_of(play.state, date, play.record)
    looks = sum(undoing.shown for undoing in play.undoings)
    attempt = attempt if attempt is None else replace(attempt, undone=looks)
    written = len(await store.read(book_log(play.book)))
    if attempt is None or not written:
        return None
    return Append(book_log(play.book), written + 1, (msgspec.json.encode(Tried(attempt, at)),))
