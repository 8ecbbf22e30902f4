"""Reviews of finished games: computed in the background, one record at a time, and cached."""

import asyncio
from collections.abc import Callable
from typing import Final

import msgspec
from msgspec import Struct

from cluehouse.games import GAMES
from cluehouse.games.part import load_part
from cluehouse.games.record import Record
from cluehouse.house.guest import ANYBODY, Guest
from cluehouse.house.readiness import Readiness
from cluehouse.house.records import GameMetadata
from cluehouse.house.workers import Workers
from cluehouse.review.finding import Finding, Review

REMEMBERED: Final = 500  # records in the cache

Found = tuple[tuple[Finding, ...], bool]  # the findings, and whether they are complete
Find = Callable[[Record], Found]


class Report(Struct, frozen=True):
    """What is known about a finished game in addition to its record."""

    # who played and when, what the bots thought, and what was taken back
    metadata: GameMetadata = msgspec.field(name="occasion")
    findings: tuple[Finding, ...]  # what is worth knowing about the game
    complete: bool  # if false, the server is still preparing the language: ask again later


def nothing_to_find(record: Record) -> Found:
    """Return no findings, for a server without bots."""
    return (), True


def judged_by_bots(record: Record) -> Found:
    """Return what the game's own review finds."""
    path = GAMES[record.game].parts.review
    if not path:
        return (), True
    found: Review = load_part(path)(record)
    return found.findings, found.complete


class Reviews:
    """The findings about records, each computed once."""

    def __init__(self, find: Find, readiness: Readiness, workers: Workers) -> None:
        self._find, self._readiness, self._workers = find, readiness, workers
        self._known: dict[str, tuple[Finding, ...]] = {}
        self._asked: dict[str, asyncio.Lock] = {}  # by record: a report that several people want is made once

    async def report(self, name: str, record: Record, metadata: GameMetadata, guest: Guest = ANYBODY) -> Report:
        """Return the report on a record."""
        if not GAMES[record.game].parts.review:
            return Report(metadata, (), complete=True)
        known = self._known.get(name)
        if known is None:
            known, complete = await self._findings(name, record, guest)
            if not complete:
                return Report(metadata, known, complete)
        return Report(metadata, known, complete=True)

    async def _findings(self, name: str, record: Record, guest: Guest) -> Found:
        lock = self._asked.setdefault(name, asyncio.Lock())
        try:
            async with lock:
                if name in self._known:
                    return self._known[name], True
                found, complete = await self._workers.run(guest, self._find, record)
        finally:
            self._asked.pop(name, None)
        if not complete:
            self._readiness.prepare_bots(record.deal.options.language)
            return found, complete
        self._known[name] = found
        if len(self._known) > REMEMBERED:
            del self._known[next(iter(self._known))]
        return found, complete
