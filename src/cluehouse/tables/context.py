"""What a command is decided from: the table, the person who gave it, its randomness, and the team's book."""

from collections.abc import Mapping

from msgspec import Struct

from cluehouse.games.campaign import Book
from cluehouse.tables.table import Table


class Randomness(Struct, frozen=True):
    """The randomness of one command: a seed for a deal and a name for its record, or a secret to tell one person."""

    seed: str = ""
    record: str = ""
    secret: str = ""


class CommandContext(Struct, frozen=True):
    """The context of a command. `book` is the team's book that the command is about; `here` are the people who are
    connected, `origins` the networks that people were last seen in, `at` is the table's time in milliseconds."""

    table: Table
    person: str
    randomness: Randomness
    book: Book | None = None
    here: frozenset[str] = frozenset()
    origins: Mapping[str, tuple[str, ...]] = {}
    at: int = 0
