"""What is found in finished games: worked out beside the play, one record at a time, and remembered for a while."""

import asyncio
from collections.abc import Callable
from typing import Final

import msgspec
from msgspec import Struct

from cluehouse.games.record import Record
from cluehouse.house.readiness import Readiness
from cluehouse.house.records import GameMetadata
from cluehouse.review.finding import GAMES_OF_CARDS, Finding
from cluehouse.words.decks import Language

REMEMBERED: Final = 500  # records

Found = tuple[tuple[Finding, ...], bool]  # and whether that is all: bots may still have to learn the language
Find = Callable[[Record], Found]


class Report(Struct, frozen=True):
    """What there is to know of a finished game beside its record."""

    metadata: GameMetadata = msgspec.field(name="occasion")
    findings: tuple[Finding, ...]
    complete: bool  # otherwise the server is still preparing the language: ask again


def nothing_to_find(record: Record) -> Found:
    """A house without anybody who could judge clues."""
    return (), True


def judged_by_bots(record: Record) -> Found:
    """What the house's bots find."""
    from cluehouse.bots.mind.prepared import is_prepared  # they load what only a house with bots needs
    from cluehouse.review.findings import best_clue, findings

    language = record.deal.options.language
    if language == "mixed":
        return best_clue(record), True  # nobody here hears several languages at once
    if not is_prepared(msgspec.convert(language, Language)):
        return best_clue(record), False
    return findings(record), True


class Reviews:
    """The findings of records, each worked out once."""

    def __init__(self, find: Find, readiness: Readiness) -> None:
        self._find, self._readiness = find, readiness
        self._known: dict[str, tuple[Finding, ...]] = {}
        self._one = asyncio.Lock()  # a core is enough for those who look back; the rest is for those who play

    async def report(self, name: str, record: Record, metadata: GameMetadata) -> Report:
        """The report of a record."""
        if record.game not in GAMES_OF_CARDS:
            return Report(metadata, (), complete=True)
        async with self._one:
            if name not in self._known:
                found, complete = await asyncio.to_thread(self._find, record)
                if not complete:
                    self._readiness.teach(record.deal.options.language)
                    return Report(metadata, found, complete)
                self._known[name] = found
                if len(self._known) > REMEMBERED:
                    del self._known[next(iter(self._known))]
            return Report(metadata, self._known[name], complete=True)
