"""How long the codes of new tables are: longer where there are many tables, since a code is easier to find by trying if
there are many that fit."""

from collections import deque
from collections.abc import Callable
from typing import Final

from cluehouse.tables.codes import MORE_SYLLABLES, SYLLABLES
from cluehouse.tables.table import INVITATION_TIME

CROWD: Final = 50  # tables whose codes are short


class Openings:
    """The tables that were opened lately: their codes still admit people."""

    def __init__(self, now: Callable[[], int]) -> None:
        self._now = now
        self._opened: deque[int] = deque(maxlen=CROWD)

    def syllables(self, tables: int) -> int:
        """Return the length of the next code, when there are this many tables in memory."""
        since = self._now() - INVITATION_TIME
        while self._opened and self._opened[0] <= since:
            self._opened.popleft()
        return SYLLABLES if max(tables, len(self._opened)) < CROWD else MORE_SYLLABLES

    def opened(self) -> None:
        """Count a new table."""
        self._opened.append(self._now())
