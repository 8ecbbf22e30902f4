"""Evicts tables that nobody watches from memory after a while. Their logs stay in the store."""

import asyncio
from typing import Final

from cluehouse.house.live import LiveTable

_IDLE: Final = 60.0  # seconds that a table stays in memory when nobody watches it


def evict_later(tables: dict[str, LiveTable], live: LiveTable) -> None:
    """Evict a table from memory after a while, unless somebody connects."""
    keep(live)
    live.eviction = asyncio.get_running_loop().call_later(_IDLE, _evict, tables, live)


def keep(live: LiveTable) -> None:
    """Cancel the planned eviction of a table."""
    if live.eviction is not None:
        live.eviction.cancel()
        live.eviction = None


def _evict(tables: dict[str, LiveTable], live: LiveTable) -> None:
    """Evict a table from memory, unless somebody watches it, its clock runs or a bot thinks."""
    live.eviction = None
    if live.watchers:
        return
    rings = live.ringing is not None or (live.catching_up is not None and not live.catching_up.done())
    if live.lock.locked() or rings or live.bots.thinking:
        evict_later(tables, live)
        return
    if tables.get(live.table.code) is live:
        del tables[live.table.code]
