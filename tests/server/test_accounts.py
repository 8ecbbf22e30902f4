"""What an address uses is charged to it, and whoever has used up their share has to wait."""

import asyncio
from typing import Any

import pytest

from cluehouse.server import Limits
from cluehouse.server.doorkeeper import Doorkeeper
from cluehouse.server.metering import Metered, MeteredApp
from cluehouse.tables.refusal import TableRefusal
from tests.server.accounts import Clock, account
from tests.server.async_test import async_test


def test_an_address_that_has_used_up_its_processor_time_waits_and_others_do_not() -> None:
    clock = Clock()
    keeper = Doorkeeper(Limits(processor=0.2, processor_burst=1.0), clock)
    greedy, modest = keeper.account("192.0.2.1"), keeper.account("192.0.2.2")
    greedy.charge(1.5)
    modest.charge(0.001)
    assert greedy.wait() == pytest.approx(0.5 / 0.2)
    assert modest.wait() == 0
    clock.now += 0.5 / 0.2 + 0.01
    assert greedy.in_debt() == 0


def test_between_two_turns_an_address_leaves_time_to_others_even_within_its_budget() -> None:
    clock = Clock()
    used = account(clock)
    used.charge(0.02)
    assert 0 < used.wait() < 0.1
    assert used.in_debt() == 0
    clock.now += 0.1
    assert used.wait() == 0


@pytest.mark.parametrize("step", [0.0019, 0.005])  # each within its share, or far above it
def test_many_addresses_together_do_not_use_up_the_server(step: float) -> None:
    clock = Clock()
    keeper = Doorkeeper(Limits(processor=0.2, processor_burst=1.0), clock)
    accounts = [keeper.account(f"192.0.2.{number}") for number in range(10)]
    used = 0.0
    for _ in range(6_000):  # a minute of ten attackers who use whatever they get
        clock.now += 0.01
        for each in accounts:
            if each.wait() == 0:
                each.charge(step)
                used += step
    assert used / 60 < 0.75
    modest = keeper.account("198.51.100.1")
    modest.charge(0.05)
    assert modest.in_debt() == 0


def test_who_uses_little_does_not_pay_for_what_attackers_use() -> None:
    clock = Clock()
    keeper = Doorkeeper(Limits(processor=0.2, processor_burst=1.0), clock)
    attackers = [keeper.account(f"192.0.2.{number}") for number in range(30)]
    room = keeper.account("198.51.100.1")  # two dozen people behind one address
    waited = 0.0
    for _ in range(6_000):
        clock.now += 0.01
        for each in attackers:
            if each.wait() == 0:
                each.charge(0.005)
        room.charge(0.0004)
        waited = max(waited, room.wait())
    assert waited == 0


def test_a_server_that_nobody_visited_for_days_lets_the_next_one_in() -> None:
    clock = Clock()
    first = account(clock)
    clock.now += 3 * 24 * 3600
    first.charge(0.5)
    assert first.in_debt() == 0


def test_the_bytes_of_an_address_are_charged_too() -> None:
    clock = Clock()
    used = account(clock, traffic=1000, traffic_burst=5000)
    used.receive(6000)
    assert used.wait() == pytest.approx(1.0)


def test_an_address_that_floods_the_server_is_slowed_down_for_a_while() -> None:
    clock = Clock()
    used = account(clock, processor=0.2, processor_burst=1.0)
    used.fine()
    used.charge(0.3)
    assert used.in_debt() > 0
    clock.now += 100
    used.charge(0.3)
    assert used.in_debt() == 0


def test_a_person_who_uses_too_much_processor_time_is_refused_with_a_hint() -> None:
    clock = Clock()
    budget = Doorkeeper(Limits(processor=0.2, processor_burst=1.0), clock).person("BADO-KEMI", "p1")
    budget.take()
    budget.charge(0.8)
    with pytest.raises(TableRefusal) as refused:
        budget.take()
    assert refused.value.params == {"wait": 4}
    clock.now += 4
    budget.take()


@async_test
async def test_requests_that_waited_for_the_budget_go_on_one_after_another() -> None:
    keeper = Doorkeeper(Limits())
    waits: list[float] = []

    async def app(scope: Any, receive: Any, send: Any) -> None:
        waits.append(keeper.account("192.0.2.1").wait())
        keeper.account("192.0.2.1").charge(0.02)

    metered = MeteredApp(app, keeper, behind_proxy=False)
    scope = {"type": "http", "client": ("192.0.2.1", 1), "headers": []}
    keeper.account("192.0.2.1").charge(0.02)
    await asyncio.gather(*(metered(dict(scope), None, None) for _ in range(6)))  # type: ignore[arg-type]
    assert waits == [0.0] * 6


@async_test
async def test_only_the_steps_of_a_coroutine_are_charged_and_not_its_waiting() -> None:
    charged: list[float] = []

    async def work() -> str:
        for _ in range(3):
            await asyncio.sleep(0)
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(asyncio.Event().wait(), 0.01)
        return "done"

    assert await Metered(work(), charged.append) == "done"
    assert len(charged) >= 5
    assert sum(charged) < 0.01
