"""Getting ready for a table: what is slow to load is loaded while people still sit down."""

import asyncio
import logging
from collections.abc import Callable
from typing import Final

from cluehouse.tables.settings import Settings

_LOG: Final = logging.getLogger("cluehouse.house")

Prepare = Callable[[str], None]  # loads what a language needs


def nothing_to_prepare(language: str) -> None:
    """Load when asked, and not before."""


class Readiness:
    """The languages that were played since the house opened; each is prepared once, beside the play."""

    def __init__(self, prepare: Prepare) -> None:
        self._prepare = prepare
        self._known: set[str] = set()
        self._working: set[asyncio.Future[None]] = set()

    def prepare_for(self, settings: Settings) -> None:
        """Begin to load what this table will ask for."""
        if settings.referee == "off" or self._known.issuperset(settings.languages):
            return
        for language in set(settings.languages) - self._known:
            self._known.add(language)
            work = asyncio.get_running_loop().run_in_executor(None, self._prepare, language)
            self._working.add(work)
            work.add_done_callback(self._done)

    def _done(self, work: "asyncio.Future[None]") -> None:
        self._working.discard(work)
        error = None if work.cancelled() else work.exception()
        if error is not None:
            _LOG.error("a language could not be prepared", exc_info=error)
