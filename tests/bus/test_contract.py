"""The contract that every bus keeps."""

import asyncio

import pytest

from cluehouse.bus import Bus, BusUnreachable, NoAnswer
from cluehouse.bus.nats import open_nats
from tests.bus.conftest import Buses
from tests.bus.nats_server import free_port
from tests.store.helpers import async_test


@async_test
async def test_messages_arrive_in_order(buses: Buses) -> None:
    async with buses() as (one, other):
        heard: list[bytes] = []
        done = asyncio.Event()

        def receive(data: bytes) -> None:
            heard.append(data)
            if len(heard) == 500:
                done.set()

        await other.subscribe("cluehouse.order.shown", receive)
        await _until_served(one, other)
        for number in range(500):
            one.publish("cluehouse.order.shown", b"%d" % number)
        await done.wait()
        assert heard == [b"%d" % number for number in range(500)]


async def _until_served(one: Bus, other: Bus) -> None:
    """Wait until a subscription made before is known to the server."""
    served = f"cluehouse.ready.{id(other)}"

    async def answer(data: bytes) -> bytes:
        return data

    await other.serve(served, answer)
    while True:
        try:
            await one.request(served, b"", 1.0)
            return
        except NoAnswer:
            await asyncio.sleep(0.01)


@async_test
async def test_requests_are_answered_at_once_even_if_one_takes_long(buses: Buses) -> None:
    async with buses() as (one, other):
        slow = asyncio.Event()

        async def answer(data: bytes) -> bytes:
            if data == b"slow":
                await slow.wait()
            return data.upper()

        await other.serve("cluehouse.work.ask", answer)
        await _until_served(one, other)
        late = asyncio.ensure_future(one.request("cluehouse.work.ask", b"slow", 10))
        assert await one.request("cluehouse.work.ask", b"quick", 10) == b"QUICK"
        slow.set()
        assert await late == b"SLOW"


@async_test
async def test_a_request_that_nobody_answers_fails(buses: Buses) -> None:
    async with buses() as (one, other):
        with pytest.raises(NoAnswer):
            await one.request("cluehouse.nobody.ask", b"", 10)

        async def never(data: bytes) -> bytes:
            await asyncio.Event().wait()
            return b""

        await other.serve("cluehouse.never.ask", never)
        await _until_served(one, other)
        with pytest.raises(NoAnswer):
            await one.request("cluehouse.never.ask", b"", 0.05)


@async_test
async def test_a_closed_bus_receives_nothing_and_says_so(buses: Buses) -> None:
    async with buses() as (one, _other):
        assert one.is_connected
        await one.close()
        await one.close()
        assert not one.is_connected
        one.publish("cluehouse.any.shown", b"")
        with pytest.raises(NoAnswer):
            await one.request("cluehouse.any.ask", b"", 1)


@async_test
async def test_an_address_without_a_server_is_refused() -> None:
    with pytest.raises(BusUnreachable):
        await open_nats(f"nats://127.0.0.1:{free_port()}")
