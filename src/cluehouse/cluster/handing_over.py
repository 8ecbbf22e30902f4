"""A server that closes makes other servers the owners of its tables, a few at a time, so that nobody waits long."""

import asyncio
import logging
from collections import Counter
from collections.abc import Callable
from contextlib import AsyncExitStack
from typing import Final

from cluehouse.bus import NoAnswer
from cluehouse.cluster.asking import Asking, server_of
from cluehouse.cluster.membership import Membership
from cluehouse.cluster.messages import Adopt
from cluehouse.games.refusal import Refusal
from cluehouse.house import House
from cluehouse.house.live import LiveTable
from cluehouse.house.steps import table_log
from cluehouse.store import StoreError

_AT_ONCE: Final = 20  # tables that stand still together
_LOG: Final = logging.getLogger("cluehouse.cluster")


class HandingOver:
    """Hands tables over. `servers_of` tells how many people watch a table at each other server."""

    def __init__(
        self, house: House, membership: Membership, asking: Asking, servers_of: Callable[[str], Counter[str]]
    ) -> None:
        self._house, self._membership, self._asking, self._servers_of = house, membership, asking, servers_of

    async def hand_over_everything(self) -> None:
        """Make other servers the owners of all tables here. Without another server they stay until the lease ends."""
        others = sorted(self._membership.live - {self._membership.node})
        if not others:
            return
        tables: dict[str, list[LiveTable]] = {node: [] for node in others}
        for live in list(self._house.tables.values()):
            tables[self._successor(live, tables)].append(live)
        await asyncio.gather(*(self._hand_over_to(node, lives) for node, lives in tables.items()))
        for node in others:  # one that was chosen may be gone, or too old to read a table
            await self._hand_over_to(node, [live for live in self._house.tables.values() if not live.is_given_up])

    def _successor(self, live: LiveTable, tables: dict[str, list[LiveTable]]) -> str:
        """The server where most people of the table are; of several, the one that has got the fewest tables."""
        people = self._servers_of(live.table.code)
        return min(tables, key=lambda node: (-people[server_of(node)], len(tables[node])))

    async def _hand_over_to(self, node: str, tables: list[LiveTable]) -> None:
        for start in range(0, len(tables), _AT_ONCE):
            some = tables[start : start + _AT_ONCE]
            try:
                handed_over = await self._hand_over(node, some)
                if handed_over:
                    await self._asking.ask(node, Adopt(tuple(handed_over)), bool)
            except (NoAnswer, Refusal, StoreError):  # their people will find the owner, or make another one
                _LOG.warning("tables could not be handed over", extra={"tables": len(some)})

    async def _hand_over(self, node: str, tables: list[LiveTable]) -> list[str]:
        """Stop these tables and change their owner in the database; returns those for which this was done."""
        async with AsyncExitStack() as locks:
            for live in tables:
                await locks.enter_async_context(live.lock)
            ours = {table_log(live.table.code): live for live in tables if not live.is_given_up}
            halted = await asyncio.gather(*map(self._house.halt, ours.values()), return_exceptions=True)
            for live, failure in zip(list(ours.values()), halted, strict=True):
                if isinstance(failure, BaseException):
                    if not isinstance(failure, Refusal):
                        raise failure
                    del ours[table_log(live.table.code)]  # not saved, or owned elsewhere
            epochs = {name: live.epoch for name, live in ours.items() if live.epoch is not None}
            done = await self._membership.leases.hand_over(epochs, node)
            self._membership.counters.handovers += len(done)
            for name in done:
                self._house.give_up(ours[name])
        return [ours[name].table.code for name in done]
