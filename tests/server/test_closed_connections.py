"""A connection that is closed leaves nothing in memory, however it ended."""

import asyncio
import gc
import weakref
from collections.abc import Iterator

import pytest

from tests.server.async_test import async_test
from tests.server.client import Client
from tests.server.live_server import LiveServer


@pytest.fixture
def no_collector() -> Iterator[None]:
    """Without the garbage collector, only what nothing refers to is freed."""
    gc.collect()
    gc.disable()
    yield
    gc.enable()


async def _until_freed(connections: list["weakref.ref[object]"]) -> None:
    async with asyncio.timeout(20):
        while any(connection() is not None for connection in connections):
            await asyncio.sleep(0.01)


@async_test
async def test_closed_connections_are_freed_without_the_garbage_collector(
    house: LiveServer, no_collector: None
) -> None:
    host = await Client.open(house.address, {"game": "codenames"})
    others = [await Client.join(house.address, host.code, f"B {number}") for number in range(4)]
    onlooker = await Client.watch(house.address, host.code)
    connections = house.web_sockets()
    assert len(connections) == 2 * 6
    for client in (host, *others[:2], onlooker):
        await client.close()
    for client in others[2:]:
        await client.drop()
    await _until_freed(connections)
