"""Connections whose table has lost its owner: they wait until the next owner is found, which may be this server."""

import asyncio
import logging
from collections.abc import Callable, Coroutine, Iterator
from typing import Any, Final
from weakref import WeakKeyDictionary

from cluehouse.bus import NoAnswer
from cluehouse.cluster.asking import Asking
from cluehouse.cluster.membership import Membership
from cluehouse.cluster.messages import Continue, Shown
from cluehouse.cluster.relays import Relays
from cluehouse.house import House
from cluehouse.house.live import Watcher
from cluehouse.house.ownership import OwnedElsewhere
from cluehouse.store import StoreError
from cluehouse.tables.refusal import TableRefusal

_PAUSE: Final = 0.05
_LONGEST_PAUSE: Final = 0.4
_LOG: Final = logging.getLogger("cluehouse.cluster")


class Searching:
    """Finds the owners of tables for connections that lost theirs. `begin` starts work in the background; `early` is
    called with messages that overtook an answer."""

    def __init__(
        self,
        house: House,
        membership: Membership,
        asking: Asking,
        relays: Relays,
        begin: Callable[[Coroutine[Any, Any, None]], None],
        early: Callable[[list[Shown]], None],
    ) -> None:
        self._house, self._membership, self._asking, self._relays = house, membership, asking, relays
        self._begin, self._early = begin, early
        self._waiting: dict[str, set[Watcher]] = {}  # by table
        self.tokens: WeakKeyDictionary[Watcher, str] = WeakKeyDictionary()  # of all connections to this server
        self.origins: WeakKeyDictionary[Watcher, str] = WeakKeyDictionary()  # the networks that they come from

    @property
    def server(self) -> str:
        """The name under which this server is reached."""
        return self._membership.server

    def __iter__(self) -> Iterator[Watcher]:
        return iter([watcher for watchers in self._waiting.values() for watcher in watchers])

    def forget(self, table: str, watcher: Watcher) -> None:
        """Forget a closed connection."""
        self._waiting.get(table, set()).discard(watcher)

    def search(self, table: str, watchers: set[Watcher]) -> None:
        """Let these connections watch the table wherever it is."""
        if not watchers:
            return
        if table in self._waiting:
            self._waiting[table] |= watchers
        else:
            self._waiting[table] = set(watchers)
            self._begin(self._search(table))

    async def _search(self, table: str) -> None:
        node, pause = "", _PAUSE
        try:
            while watchers := frozenset(self._waiting[table]):
                try:
                    if node:
                        await self._continue_at(node, table, watchers)
                    elif self._membership.is_valid:
                        await self._continue_here(table, watchers)
                    else:
                        raise OwnedElsewhere(self._membership.another())
                except OwnedElsewhere as elsewhere:
                    node = elsewhere.node
                except (NoAnswer, TableRefusal, StoreError):
                    node = ""
                except Exception:
                    _LOG.exception("a table could not be taken over", extra={"table": table})
                    node = ""
                else:
                    continue
                if not node:
                    await asyncio.sleep(pause)
                    pause = min(2 * pause, _LONGEST_PAUSE)
        finally:
            del self._waiting[table]

    async def _continue_here(self, table: str, watchers: frozenset[Watcher]) -> None:
        tokens = {watcher: self.tokens[watcher] for watcher in watchers}
        await self._house.attach(table, tokens, self.origins)
        for watcher in watchers - self._waiting[table]:  # closed meanwhile
            self._house.leave(table, watcher)
        self._waiting[table] -= watchers

    async def _continue_at(self, node: str, table: str, watchers: frozenset[Watcher]) -> None:
        people = {self.tokens[watcher]: self.origins[watcher] for watcher in watchers}
        tokens, origins = tuple(people), tuple(people.values())
        with self._relays.early_messages(table) as early:
            answers = await self._asking.ask(node, Continue(table, tokens, self.server, origins), list[Shown])
            firsts: dict[str, Shown] = dict(zip(tokens, answers, strict=True))
            for watcher in watchers & self._waiting[table]:
                first = firsts[self.tokens[watcher]]
                if first.dismissed:
                    watcher.dismiss(first.farewell)
                else:
                    self._relays.begin(node, first, watcher)
            self._waiting[table] -= watchers
            self._early(early)
