"""A table in memory: its current state, who watches it, and its running clock and bots."""

import asyncio
from collections import Counter
from collections.abc import Iterable
from typing import Final, Literal, Protocol

from cluehouse.games.timing import Alarm
from cluehouse.house.bot_seats import BotSeats
from cluehouse.house.display import Display, Snapshot
from cluehouse.house.quota import Quota
from cluehouse.tables.admission import has_banned_token
from cluehouse.tables.clock import next_alarm
from cluehouse.tables.table import ONLOOKER, Table

_ORIGINS_KEPT: Final = 4
Farewell = Literal["left", "banned", "moved", "closing"]


class Watcher(Protocol):
    """Somebody's connection to a table. Whoever gets back the place that they claimed goes on as that person."""

    person: str

    def show(self, snapshot: Snapshot) -> None:
        """Show what this person sees now. Earlier content that was not sent yet is dropped."""
        ...

    def dismiss(self, why: Farewell) -> None:
        """End the connection: the person has left, is banned or has moved to another device, or the server closes."""
        ...


class LiveTable:
    """A table in memory."""

    def __init__(self, table: Table, ahead: int = 0, size: int = 0, epoch: int | None = None) -> None:
        self.table = table
        self.quota = Quota(size)  # what its log takes on disk
        self.epoch = epoch  # in which this server owns the table; None: it has no owner
        # How far the log is ahead of the house's time: the machine's time was set back since the last entry. The times
        # of a log never go back, so this table counts on from its last entry.
        self.ahead = ahead
        self.alarm: Alarm | None = next_alarm(table)  # the clock's next move
        self.lock = asyncio.Lock()
        self.display = Display(table)
        self.watchers: set[Watcher] = set()
        self.here: Counter[str] = Counter()  # the number of connections of each person
        self.origins: dict[str, tuple[str, ...]] = {}  # the networks that people were last seen in, as short hashes
        self.bots = BotSeats()
        self.preparing: int | None = None  # how far the languages are that bots wait for, in percent
        self.resumes: bool | None = None  # the value of `resumes` that the store has for this table
        self.ringing: asyncio.TimerHandle | None = None  # the timer of the clock's next move
        self.catching_up: asyncio.Task[None] | None = None
        self.eviction: asyncio.TimerHandle | None = None
        self.is_given_up = False  # another server may own the table: nothing may be changed here

    def time(self, now: int) -> int:
        """Return the table's time at this time of the house."""
        return now + self.ahead

    def become(self, table: Table, alarm: Alarm | None) -> None:
        """Replace the state of the table, and show all watchers what changed for them."""
        if table.play is not self.table.play:
            self.display.game_changed(table)
        before, self.table, self.alarm = self.table, table, alarm
        for watcher in [watcher for watcher in self.watchers if watcher.person != ONLOOKER]:
            self._follow(watcher, before)
        self.show(self.watchers)

    def _follow(self, watcher: Watcher, before: Table) -> None:
        """A connection belongs to whoever has its token now: to the same person, to the one whose place they claimed,
        or to nobody."""
        token, owner = before.people[watcher.person].token, self.table.people.get(watcher.person)
        if owner is not None and owner.token == token:
            return
        self.here[watcher.person] -= 1
        heir = next((person for person, other in self.table.people.items() if token and other.token == token), None)
        if heir is not None:
            watcher.person = heir
            self.here[heir] += 1
            return
        self.watchers.discard(watcher)
        # Later, so that the person's command is answered first
        asyncio.get_running_loop().call_soon(watcher.dismiss, self.farewell(watcher.person, token))

    def farewell(self, person: str, token: str) -> Farewell:
        """Return why connections end that were this person's; `token` is the hash of theirs."""
        if has_banned_token(self.table, token):
            return "banned"
        return "moved" if person in self.table.people else "left"

    def seen_from(self, person: str, origin: str) -> None:
        """Remember the network that somebody comes from, in memory only, for the case that they are banned."""
        known = tuple(other for other in self.origins.get(person, ()) if other != origin)
        if origin:
            self.origins[person] = (*known, origin)[-_ORIGINS_KEPT:]
        self.origins = {who: origins for who, origins in self.origins.items() if who in self.table.people}

    @property
    def present(self) -> frozenset[str]:
        """The people who are connected."""
        return frozenset(person for person, count in self.here.items() if count and person)

    def show(self, watchers: Iterable[Watcher]) -> None:
        """Show these watchers what they see now."""
        watching = list(watchers)
        if not watching:
            return
        people = list(dict.fromkeys(watcher.person for watcher in watching))
        snapshots = self.display.draw(self.table, self.present, people, self.ahead, self.preparing)
        for watcher in watching:
            watcher.show(snapshots[watcher.person])
