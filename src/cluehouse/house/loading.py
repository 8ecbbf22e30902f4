"""The tables in memory: loaded from their logs on demand, evicted when nobody watches."""

import asyncio
from collections.abc import Awaitable, Callable

import msgspec

from cluehouse.house.damage import Damage
from cluehouse.house.eviction import evict_later
from cluehouse.house.live import LiveTable
from cluehouse.house.ownership import Ownership
from cluehouse.house.steps import read_table, table_log
from cluehouse.house.time_source import TimeSource
from cluehouse.store import Store
from cluehouse.tables.refusal import TableRefusal


class Loader:
    """Loads tables. Each is loaded once, however many callers ask for it; `restart_clock` is called for each."""

    def __init__(
        self,
        store: Store,
        ownership: Ownership,
        now: TimeSource,
        damage: Damage,
        restart_clock: Callable[[LiveTable], Awaitable[None]],
        attend: Callable[[LiveTable], None],
    ) -> None:
        self._store, self._ownership, self._now, self._damage = store, ownership, now, damage
        self._restart_clock, self._attend = restart_clock, attend
        self.tables: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}

    async def get(self, code: str) -> LiveTable:
        """Return the table with this code, from memory or from its log."""
        live = self.tables.get(code)
        if live is not None and self._ownership.is_valid:
            return live
        if code not in self._loading:
            self._loading[code] = asyncio.ensure_future(self._load(code))
            self._loading[code].add_done_callback(lambda done: self._loaded(code, done))
        return await asyncio.shield(self._loading[code])

    def _loaded(self, code: str, done: asyncio.Task[LiveTable]) -> None:
        del self._loading[code]
        if not done.cancelled():
            done.exception()  # whoever waited for it may be gone

    def add(self, live: LiveTable) -> None:
        """Keep a table in memory until nobody watches it."""
        self.tables[live.table.code] = live
        self._attend(live)
        evict_later(self.tables, live)

    def was_evicted(self, live: LiveTable) -> bool:
        """Whether the table was evicted while somebody waited for its lock. Then it has to be loaded again."""
        return self.tables.get(live.table.code) is not live

    async def _load(self, code: str) -> LiveTable:
        epoch = await self._ownership.acquire(table_log(code))
        with self._damage.noticed(table_log(code)):
            try:
                table, size = await read_table(self._store, code)
            except msgspec.ValidationError:  # sound, but unknown to this version
                await self._ownership.pass_on(table_log(code), epoch)
                raise
        if table is None:
            raise TableRefusal("no-such-table")
        live = LiveTable(table, max(0, table.at - self._now()), size, epoch)
        await self._restart_clock(live)  # before it is added: if this cannot be saved, the next caller tries again
        self.add(live)
        return live
