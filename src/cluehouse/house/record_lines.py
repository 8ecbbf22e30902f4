"""Finished games in bulk, for whoever studies them: what is known about each in one line, without names of people."""

import asyncio
from collections.abc import AsyncIterator, Iterable
from datetime import UTC, datetime

from msgspec import Struct

from cluehouse.games import GAMES
from cluehouse.games.record import Record, print_record, replay
from cluehouse.house.records import GameMetadata, read_record, record_log
from cluehouse.store import Store

PERSON = "person"


class RecordLine(Struct, frozen=True):
    """A finished game. Dates are ISO 8601 in UTC, and empty if they are not known (an imported record)."""

    name: str  # as in its link
    game: str
    language: str
    began: str
    ended: str
    players: dict[str, str]  # for each seat "person", or the level of its bot
    winners: tuple[str, ...]
    reason: str  # how the game ended
    moves: int
    undone: int  # how often moves were taken back
    record: str  # the record as text


class RecordPage(Struct, frozen=True):
    """Some of the games, and after which name the others follow; empty at the end."""

    records: tuple[RecordLine, ...]
    next: str


def record_line(name: str, record: Record, metadata: GameMetadata) -> RecordLine:
    """Return what is known about a game. People's nicknames are left out."""
    outcome = replay(GAMES[record.game], record).outcome
    return RecordLine(
        name,
        record.game,
        record.deal.options.language,
        _date(metadata.began),
        _date(metadata.ended),
        {seat: player.bot or PERSON for seat, player in metadata.players.items()},
        tuple(outcome.winners) if outcome else (),
        outcome.reason if outcome else "",
        len(record.moves),
        len(metadata.undoings),
        print_record(record),
    )


async def record_page(store: Store, after: str, limit: int) -> RecordPage:
    """Return the next games after a name."""
    names = [name for name in await record_names(store) if name > after]
    lines = [record_line(*game) async for game in read_records(store, names[:limit])]
    return RecordPage(tuple(lines), names[limit - 1] if len(names) > limit else "")


async def read_records(store: Store, names: Iterable[str]) -> AsyncIterator[tuple[str, Record, GameMetadata]]:
    """Yield the games with these names, one by one; others get their turn in between."""
    for name in names:
        found = await read_record(store, name)
        if found is not None:
            yield name, *found
        await asyncio.sleep(0)


async def record_names(store: Store) -> list[str]:
    """Return the names of all records, in the order of their names."""
    return sorted(name.removeprefix(record_log("")) for name in await store.names(record_log("")))


def _date(milliseconds: int) -> str:
    return datetime.fromtimestamp(milliseconds / 1000, UTC).isoformat(timespec="seconds") if milliseconds else ""
