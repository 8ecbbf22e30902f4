"""A table in memory: what it is now, what everybody was last shown, and who watches."""

import asyncio
from collections import Counter
from collections.abc import Iterable
from typing import Any, Literal, Protocol

from cluehouse.bots import Player
from cluehouse.tables import sight, talk
from cluehouse.tables.bars import offers
from cluehouse.tables.sight import Sections
from cluehouse.tables.table import ONLOOKER, Table

Farewell = Literal["left", "closing"]


class Shown:
    """What a person is shown now: one object for all connections of a person, and for all who look on."""

    __slots__ = ("known", "news", "sections", "update")

    def __init__(self, update: int, sections: Sections) -> None:
        self.update, self.sections = update, sections
        self.known: Shown | None = None  # what those knew for whom …
        self.news = b""  # … this message was made


class Watcher(Protocol):
    """Somebody's connection to a table."""

    person: str

    def show(self, shown: Shown) -> None:
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
        self.ringing: asyncio.Task[None] | None = None
        self.dozing: asyncio.TimerHandle | None = None  # until nobody watches for a while
        self.players: dict[str, Player] = {}  # by seat and person
        self.thinking: dict[str, asyncio.Task[None]] = {}
        self.thought: dict[str, tuple[bytes, dict[str, str]]] = {}  # on which view, with whom, a bot had nothing to do
        self.patient: dict[str, str] = {}  # the move for which a bot has held back already
        self._table_section = b""
        self._table_grounds: tuple[Any, ...] = ()
        self._offers: dict[tuple[Any, ...], tuple[str, ...]] = {}  # each by the person and what is so for them …
        self._yous: dict[tuple[Any, ...], bytes] = {}
        self._shared_grounds: tuple[Any, ...] = ()  # … while this is so for everybody
        self._talks: dict[str, bytes] = {}
        self._talk_grounds: tuple[Any, ...] = ()

    def become(self, table: Table, games: Sections) -> None:
        """The table has changed, and everybody who watches is shown what changed for them."""
        self.table, self.games = table, games
        for watcher in [watcher for watcher in self.watchers if watcher.person not in (*table.people, ONLOOKER)]:
            self.watchers.discard(watcher)
            self.here.pop(watcher.person, None)
            asyncio.get_running_loop().call_soon(watcher.dismiss, "left")  # a leaver's command is answered first
        self.show(self.watchers)

    def show(self, watchers: Iterable[Watcher]) -> None:
        """Show these watchers what they see now."""
        self._refresh()
        clock, mood = sight.clock_section(self.table), talk.mood(self.table)
        shown: dict[str, Shown] = {}
        for watcher in watchers:
            who = watcher.person
            if who not in shown:
                shown[who] = self._shown(who, clock, mood)
            watcher.show(shown[who])

    def _shown(self, person: str, clock: bytes, mood: talk.Mood) -> Shown:
        sections = {
            "table": self._table_section,
            "you": self._you(person, mood),
            "game": sight.game_section(self.table, self.games, person),
            "clock": clock,
            "talk": self._talk(person),
        }
        updates = self.table.updates
        return Shown(updates.get(person, updates[ONLOOKER]), sections)

    def _refresh(self) -> None:
        """Forget the sections whose grounds have changed."""
        table = self.table
        here = frozenset(who for who, count in self.here.items() if count)
        grounds = sight.table_grounds(table)
        table_grounds, shared_grounds = (*grounds, here), (*grounds, *sight.you_grounds(table))
        if table_grounds != self._table_grounds:
            self._table_grounds, self._table_section = table_grounds, sight.table_section(table, here)
        if shared_grounds != self._shared_grounds:
            self._shared_grounds, self._offers, self._yous = shared_grounds, {}, {}
        talk_grounds = (table.talk, table.mutes)
        if talk_grounds != self._talk_grounds:
            self._talk_grounds, self._talks = talk_grounds, {}

    def _you(self, person: str, mood: talk.Mood) -> bytes:
        # Offers are kept apart from the mood, which changes with every turn and comes back; they cost most of it.
        offered = (person, sight.can_take_back(self.table, person))
        key = (offered, mood)
        if key not in self._yous:
            if offered not in self._offers:
                self._offers[offered] = offers(self.table, person)
            self._yous[key] = sight.you_section(self.table, person, self._offers[offered])
        return self._yous[key]

    def _talk(self, person: str) -> bytes:
        if person not in self._talks:
            self._talks[person] = sight.talk_section(self.table, person)
        return self._talks[person]
