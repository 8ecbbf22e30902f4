"""Records of finished games, and who played them when. Each is a log of the store: the record, and the occasion."""

import msgspec
from msgspec import Struct

from cluehouse.games import GAMES
from cluehouse.games.record import Record, from_json, to_json
from cluehouse.store import Page, Store
from cluehouse.tables.table import Play, Table, Told, record_of


class Sitter(Struct, frozen=True, omit_defaults=True):
    """Whoever sat in a seat at the end."""

    name: str
    bot: str = ""  # its level; empty for a human being


class Occasion(Struct, frozen=True, omit_defaults=True):
    """Who played, when, and what the bots among them thought. A record that was brought in has none."""

    sitters: dict[str, Sitter] = {}
    began: int = 0  # milliseconds since 1970
    ended: int = 0
    thoughts: tuple[Told, ...] = ()


def record_name(record: str) -> str:
    """The log that a record is kept in."""
    return f"record/{record}"


async def read_record(store: Store, record: str) -> tuple[Record, Occasion] | None:
    """A finished game and its occasion, as far as that is known; None if there is none of that name."""
    kept = await store.read(record_name(record))
    if not kept:
        return None
    return from_json(GAMES, kept[0]), msgspec.json.decode(kept[1], type=Occasion) if kept[1:] else Occasion()


def ended(latest: bytes) -> int:
    """When a game was over, by the last entry of its log; 0 if nobody knows."""
    return msgspec.json.decode(latest, type=Occasion).ended


def page_of_record(table: Table, play: Play, ended: int) -> Page:
    """What is kept of the game that has just ended at a table."""
    record = record_of(table)
    assert record is not None
    people = {seat: table.people[who] for seat, who in table.seats.items()}
    sitters = {seat: Sitter(person.name, person.bot) for seat, person in people.items()}
    occasion = Occasion(sitters, play.began, ended, play.thoughts)
    return Page(record_name(play.record), 1, (to_json(record), msgspec.json.encode(occasion)))
