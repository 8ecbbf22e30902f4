"""A command on its way: at which table, by whom, with which luck."""

from msgspec import Struct

from cluehouse.games.duet.book import Book
from cluehouse.tables.table import Table


class Luck(Struct, frozen=True):
    """What chance gives to one command: a seed for a deal, and a name for its record."""

    seed: str
    record: str


class Asked(Struct, frozen=True):
    """Somebody asks something of a table. `book` is the Duet team's book that the command is about."""

    table: Table
    person: str
    luck: Luck
    book: Book | None = None
