"""Records of finished games, and who played them when. Each is a log of the store: the record, then its metadata."""

import msgspec
from msgspec import Struct

from cluehouse.games import GAMES
from cluehouse.games.record import Record, from_json, to_json
from cluehouse.store import Append, Store
from cluehouse.tables.table import BotThoughts, Play, Table, Undoing, record_of


class PlayerName(Struct, frozen=True, omit_defaults=True):
    """Who sat in a seat at the end."""

    name: str  # the nickname
    bot: str = ""  # the bot's level; empty for a person
    late: bool = False  # joined after the deal, and was let in by the host


class GameMetadata(Struct, frozen=True, omit_defaults=True):
    """Who played, when, what was taken back, and what the bots thought. An imported record has none of this."""

    # who sat in each seat at the end, by seat
    players: dict[str, PlayerName] = msgspec.field(name="sitters", default_factory=dict)
    began: int = 0  # milliseconds since 1970; 0: not known
    ended: int = 0  # milliseconds since 1970; 0: not known
    thoughts: tuple[BotThoughts, ...] = ()  # what the bots thought, move by move
    undoings: tuple[Undoing, ...] = ()  # what was taken back, in order


def record_log(record: str) -> str:
    """Return the name of the log that holds a record."""
    return f"record/{record}"


async def read_record(store: Store, record: str) -> tuple[Record, GameMetadata] | None:
    """Return a finished game and its metadata; None if no record has that name."""
    kept = await store.read(record_log(record))
    if not kept:
        return None
    return from_json(GAMES, kept[0]), msgspec.json.decode(kept[1], type=GameMetadata) if kept[1:] else GameMetadata()


def ended(latest: bytes) -> int:
    """Return when a game ended, from the last entry of its log; 0 if unknown."""
    return msgspec.json.decode(latest, type=GameMetadata).ended


def append_of_record(table: Table, play: Play, ended: int) -> Append:
    """Return what is saved of the game that has just ended at a table."""
    record = record_of(table)
    assert record is not None
    people = {seat: table.people[person_id] for seat, person_id in table.seats.items()}
    players = {seat: PlayerName(person.name, person.bot, person.id in play.late) for seat, person in people.items()}
    # The table's times tell how long the game took. Its dates come from the calendar at the end, because the machine's
    # time may have been set since the table was loaded.
    metadata = GameMetadata(players, ended - (table.at - play.began), ended, play.thoughts, play.undoings)
    return Append(record_log(play.record), 1, (to_json(record), msgspec.json.encode(metadata)))
