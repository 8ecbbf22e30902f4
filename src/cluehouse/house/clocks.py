"""The clocks of live tables: each makes its move when it is due, and before anybody else moves."""

import asyncio
import logging
from collections.abc import Callable
from typing import Final

from cluehouse.games import GAMES
from cluehouse.games.seating import CLOCK
from cluehouse.house.live import LiveTable
from cluehouse.house.ownership import OwnedElsewhere
from cluehouse.house.steps import Steps
from cluehouse.house.time_source import TimeSource
from cluehouse.tables.entries import moved
from cluehouse.tables.played_move import play_move
from cluehouse.tables.refusal import TableRefusal

_RETRY: Final = 1.0  # seconds until a clock move that could not be saved is tried again
_LOG: Final = logging.getLogger("cluehouse.house")


class Clocks:
    """Makes the clocks' moves when they are due. `attend` is called after each."""

    def __init__(self, steps: Steps, now: TimeSource, attend: Callable[[LiveTable], None]) -> None:
        self._steps, self._now, self._attend = steps, now, attend
        self._closing = False

    def close(self) -> None:
        """Stop all clocks for good."""
        self._closing = True

    def stop(self, live: LiveTable) -> None:
        """Cancel a table's timer."""
        if live.ringing is not None:
            live.ringing.cancel()
            live.ringing = None

    def set(self, live: LiveTable) -> None:
        """Schedule the table's next alarm."""
        self.stop(live)
        if live.alarm is not None and not self._closing:
            delay = max(0, live.alarm.at - live.time(self._now())) / 1000
            live.ringing = asyncio.get_running_loop().call_later(delay, self._ring, live)

    async def catch_up(self, live: LiveTable) -> None:
        """Make the clock's moves that are due, before anybody else moves. The caller holds the table's lock."""
        while live.alarm is not None and live.alarm.at <= live.time(self._now()):
            play, move = live.table.play, live.alarm.move
            assert play is not None
            made = play_move(GAMES[play.game], play.state, moved(CLOCK, move), move)
            await self._steps.take(live, [made])

    def _ring(self, live: LiveTable) -> None:
        live.ringing = None
        live.catching_up = asyncio.ensure_future(self._rung(live))

    async def _rung(self, live: LiveTable) -> None:
        try:
            async with live.lock:
                if not self._closing:
                    await self.catch_up(live)
                    self._attend(live)
        except OwnedElsewhere:
            pass  # its new owner makes the clock's moves
        except TableRefusal:
            _LOG.warning("a clock move could not be saved; retrying", extra={"table": live.table.code})
            live.ringing = asyncio.get_running_loop().call_later(_RETRY, self._ring, live)
        except Exception:
            _LOG.exception("a clock failed", extra={"table": live.table.code})
