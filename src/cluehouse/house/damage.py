"""Logs that cannot be read: people are told so, the administrator finds it in the log and in the server's health."""

import logging
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from cluehouse.store import NotSaved, StoreError
from cluehouse.tables.refusal import TableRefusal

_LOG: Final = logging.getLogger("cluehouse.house")


class Damage:
    """The logs that the store could read and the house could not understand. Each is logged once."""

    def __init__(self) -> None:
        self.logs: set[str] = set()

    @contextmanager
    def noticed(self, name: str) -> Iterator[None]:
        """Refuse with `data-damaged` if reading this log fails in any way."""
        try:
            yield
        except Exception as error:
            if isinstance(error, NotSaved | TableRefusal):
                raise
            if isinstance(error, StoreError) and error.reason in ("closed", "unreachable"):
                raise
            if isinstance(error, StoreError) and error.reason == "damaged":
                raise TableRefusal("data-damaged") from error  # the store has reported it
            if name not in self.logs:
                self.logs.add(name)
                _LOG.exception("a log cannot be read", extra={"table": name})
            raise TableRefusal("data-damaged") from error
        self.logs.discard(name)
