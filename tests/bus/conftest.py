"""Fixtures: a NATS server, and every kind of bus."""

from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager

import pytest

from cluehouse.bus import Bus, Hub, LocalBus
from cluehouse.bus.nats import open_nats
from tests.bus.nats_server import running

Buses = Callable[[], AbstractAsyncContextManager[tuple[Bus, Bus]]]


@pytest.fixture(scope="session")
def nats() -> Iterator[str]:
    """The address of a NATS server."""
    with running() as address:
        yield address


@pytest.fixture(params=["local", "nats"])
def buses(request: pytest.FixtureRequest) -> Buses:
    """Two servers on one bus."""
    address = request.getfixturevalue("nats") if request.param == "nats" else ""

    @asynccontextmanager
    async def opened() -> AsyncIterator[tuple[Bus, Bus]]:
        hub = Hub()
        one: Bus = await open_nats(address) if address else LocalBus(hub)
        other: Bus = await open_nats(address) if address else LocalBus(hub)
        try:
            yield one, other
        finally:
            await one.close()
            await other.close()

    return opened
