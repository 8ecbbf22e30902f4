"""A table in memory: its current state, who watches it, and its running clock and bots."""

import asyncio
from collections import Counter
from collections.abc import Iterable
from typing import Literal, Protocol

from cluehouse.games.timing import Alarm
from cluehouse.house.bot_seats import BotSeats
from cluehouse.house.display import Display, Snapshot
from cluehouse.tables.clock import next_alarm
from cluehouse.tables.table import ONLOOKER, Table

Farewell = Literal["left", "closing"]


class Watcher(Protocol):
    """Somebody's connection to a table."""

    person: str

    def show(self, snapshot: Snapshot) -> None:
        """Show what this person sees now. Earlier content that was not sent yet is dropped."""
        ...

    def dismiss(self, why: Farewell) -> None:
        """End the connection: the person has left, or the server closes."""
        ...


class LiveTable:
    """A table in memory."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.alarm: Alarm | None = next_alarm(table)  # the clock's next move
        self.lock = asyncio.Lock()
        self.display = Display(table)
        self.watchers: set[Watcher] = set()
        self.here: Counter[str] = Counter()  # the number of connections of each person
        self.bots = BotSeats()
        self.resumes: bool | None = None  # the value of `resumes` that the store has for this table
        self.ringing: asyncio.TimerHandle | None = None  # the timer of the clock's next move
        self.catching_up: asyncio.Task[None] | None = None
        self.eviction: asyncio.TimerHandle | None = None

    def become(self, table: Table, alarm: Alarm | None) -> None:
        """Replace the state of the table, and show all watchers what changed for them."""
        if table.play is not self.table.play:
            self.display.game_changed(table)
        self.table, self.alarm = table, alarm
        for watcher in [watcher for watcher in self.watchers if watcher.person not in (*table.people, ONLOOKER)]:
            self.watchers.discard(watcher)
            self.here.pop(watcher.person, None)
            # Later, so that the person's command is answered first
            asyncio.get_running_loop().call_soon(watcher.dismiss, "left")
        self.show(self.watchers)

    def show(self, watchers: Iterable[Watcher]) -> None:
        """Show these watchers what they see now."""
        watching = list(watchers)
        if not watching:
            return
        here = frozenset(person for person, count in self.here.items() if count)
        snapshots = self.display.draw(self.table, here, list(dict.fromkeys(watcher.person for watcher in watching)))
        for watcher in watching:
            watcher.show(snapshots[watcher.person])
