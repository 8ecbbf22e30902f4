"""Tables that nobody watches: after a while the house forgets them; their logs remember."""

import asyncio
from typing import TYPE_CHECKING, Final

from cluehouse.house.live import LiveTable

if TYPE_CHECKING:
    from cluehouse.house.house import House

_IDLE: Final = 60.0  # seconds that a table nobody watches stays in memory


def doze_later(house: "House", live: LiveTable) -> None:
    """Let a table doze off, unless somebody comes."""
    if live.dozing is not None:
        live.dozing.cancel()
    live.dozing = asyncio.get_running_loop().call_later(_IDLE, _doze, house, live)


def _doze(house: "House", live: LiveTable) -> None:
    """Forget a table, unless it is watched, or a clock runs or a bot thinks there."""
    live.dozing = None
    if live.watchers or house.closing:
        return
    rings = live.alarm is not None or (live.ringing is not None and not live.ringing.done())
    if live.lock.locked() or rings or live.thinking:
        doze_later(house, live)
        return
    if house.tables.get(live.table.code) is live:
        del house.tables[live.table.code]
