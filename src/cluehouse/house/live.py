"""A table in memory: what it is now, what everybody was last shown, and who watches."""

import asyncio
from collections import Counter
from collections.abc import Iterable
from typing import Any, Literal, Protocol

from cluehouse.bots import Player
from cluehouse.tables import sight
from cluehouse.tables.sight import Sections
from cluehouse.tables.table import ONLOOKER, Table

Farewell = Literal["left", "closing"]


class Watcher(Protocol):
    """Somebody's connection to a table."""

    person: str

    def show(self, update: int, sections: Sections) -> None:
        """What this person sees now; what came before and was not yet sent does not matter any more."""
        ...

    def dismiss(self, why: Farewell) -> None:
        """There is nothing more to see here: the person has left, or the house closes."""
        ...


class LiveTable:
    """A table that somebody uses now."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        self.watchers: set[Watcher] = set()
        self.here: Counter[str] = Counter()
        self.games: Sections = sight.game_sections(table)
        self.wakes: bool | None = None  # what the store was last told
        self.alarm: asyncio.TimerHandle | None = None
        self.dozing: asyncio.TimerHandle | None = None  # until nobody watches for a while
        self.players: dict[str, Player] = {}  # by seat and person
        self.thinking: dict[str, asyncio.Task[None]] = {}
        self.thought: dict[str, bytes] = {}  # the view on which a bot had nothing to do
        self._table_section = b""
        self._table_grounds: tuple[Any, ...] = ()
        self._yous: dict[str, bytes] = {}
        self._you_grounds: tuple[Any, ...] = ()
        self._talks: dict[str, bytes] = {}
        self._talk_grounds: tuple[Any, ...] = ()

    def become(self, table: Table, games: Sections) -> None:
        """The table has changed, and everybody who watches is shown what changed for them."""
        self.table, self.games = table, games
        for watcher in [watcher for watcher in self.watchers if watcher.person not in (*table.people, ONLOOKER)]:
            self.watchers.discard(watcher)
            asyncio.get_running_loop().call_soon(watcher.dismiss, "left")  # a leaver's command is answered first
        self.show(self.watchers)

    def show(self, watchers: Iterable[Watcher]) -> None:
        """Show these watchers what they see now."""
        table = self.table
        self._refresh()
        clock = sight.clock_section(table)
        for watcher in watchers:
            who = watcher.person
            sections = {
                "table": self._table_section,
                "you": self._you(who),
                "game": sight.game_section(table, self.games, who),
                "clock": clock,
                "talk": self._talk(who),
            }
            watcher.show(table.updates.get(who, table.updates[ONLOOKER]), sections)

    def _refresh(self) -> None:
        """Forget the sections whose grounds have changed."""
        table = self.table
        here = frozenset(who for who, count in self.here.items() if count)
        table_grounds = (*sight.table_grounds(table), here)
        if table_grounds != self._table_grounds:
            self._table_grounds, self._table_section = table_grounds, sight.table_section(table, here)
        you_grounds = sight.you_grounds(table)
        if you_grounds != self._you_grounds:
            self._you_grounds, self._yous = you_grounds, {}
        talk_grounds = (table.talk, table.mutes)
        if talk_grounds != self._talk_grounds:
            self._talk_grounds, self._talks = talk_grounds, {}

    def _you(self, person: str) -> bytes:
        if person not in self._yous:
            self._yous[person] = sight.you_section(self.table, person)
        return self._yous[person]

    def _talk(self, person: str) -> bytes:
        if person not in self._talks:
            self._talks[person] = sight.talk_section(self.table, person)
        return self._talks[person]
