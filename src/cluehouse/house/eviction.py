"""Tables that nobody watches: after a while they leave memory; their logs remember."""

import asyncio
from typing import Final

from cluehouse.house.live import LiveTable

_IDLE: Final = 60.0  # seconds that a table nobody watches stays in memory


def evict_later(tables: dict[str, LiveTable], live: LiveTable) -> None:
    """Take a table out of memory after a while, unless somebody comes."""
    keep(live)
    live.eviction = asyncio.get_running_loop().call_later(_IDLE, _evict, tables, live)


def keep(live: LiveTable) -> None:
    """Do not take the table out of memory for now."""
    if live.eviction is not None:
        live.eviction.cancel()
        live.eviction = None


def _evict(tables: dict[str, LiveTable], live: LiveTable) -> None:
    """Take a table out of memory, unless it is watched, or a clock runs or a bot thinks there."""
    live.eviction = None
    if live.watchers:
        return
    rings = live.ringing is not None or (live.catching_up is not None and not live.catching_up.done())
    if live.lock.locked() or rings or live.bots.thinking:
        evict_later(tables, live)
        return
    if tables.get(live.table.code) is live:
        del tables[live.table.code]
