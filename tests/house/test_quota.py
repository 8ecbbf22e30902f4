"""No table and no address fills the disk; an ordinary evening never comes near a quota."""

from pathlib import Path
from typing import Any

import pytest

from cluehouse.house.quota import HOURLY, TOTAL, Quota
from cluehouse.server import Limits
from cluehouse.tables import commands
from cluehouse.tables.refusal import TableRefusal
from cluehouse.tables.settings import Settings
from tests.house.table_driver import in_virtual_time, open_table

CODENAMES: tuple[str, ...] = ("red-chief", "red-1", "blue-chief", "blue-1")
_PACK = "\n".join(f"word{number:05}" for number in range(4_000))


def test_a_table_may_grow_only_so_much_in_an_hour_and_altogether() -> None:
    quota = Quota()
    quota.grow(int(HOURLY))
    quota.check()
    quota.grow(1_000)
    with pytest.raises(TableRefusal):
        quota.check()
    with pytest.raises(TableRefusal):
        Quota(int(TOTAL) + 1).check()


@in_virtual_time
async def test_settings_with_long_lists_of_words_are_refused_before_they_fill_the_disk() -> None:
    table = await open_table("codenames", *CODENAMES)
    live = next(iter(table.house.tables.values()))
    live.quota = Quota(hourly=200_000)
    codes: list[Any] = []
    for number in range(20):
        wanted = Settings("codenames", pack=f"{_PACK}\nlast{number}")
        try:
            await table.do("p1", commands.Agree(wanted))
        except TableRefusal as refusal:
            codes.append(refusal.code)
    assert set(codes) == {"too-much-stored"}
    assert live.quota.size < 400_000
    with pytest.raises(TableRefusal):
        await table.do("p1", commands.Start())


@in_virtual_time
async def test_the_size_of_a_table_is_that_of_its_log() -> None:
    table = await open_table("codenames", *CODENAMES)
    await table.do("p1", commands.Start())
    live = next(iter(table.house.tables.values()))
    log = await table.house.store.read(f"table/{live.table.code}")
    assert live.quota.size == sum(map(len, log))


@in_virtual_time
async def test_whoever_stores_is_charged_for_it() -> None:
    class Payer:
        network = ""
        stored = 0
        refuses = False

        def work(self, seconds: float) -> None: ...

        def check_disk(self) -> None:
            if self.refuses:
                raise TableRefusal("too-much-stored", wait=1)

        def store(self, size: int) -> None:
            self.stored += size

    table, payer = await open_table("codenames", *CODENAMES), Payer()
    code = next(iter(table.house.tables))
    await table.house.command(code, "p1", "x1", commands.Say("hello"), payer)
    assert payer.stored > 50
    payer.refuses = True
    with pytest.raises(TableRefusal):
        await table.house.command(code, "p1", "x2", commands.Say("hello"), payer)


def test_an_evening_fits_into_the_quotas_many_times() -> None:
    """Eight people who each give a command every three seconds for an hour: far more than anybody does."""
    log = (Path(__file__).parents[1] / "records" / "v0.1" / "trapwords.log").read_bytes()
    hour = 8 * 3600 / 3 * len(log) / log.count(b"\n")
    assert hour < HOURLY / 8
    assert 8 * hour < TOTAL / 8
    assert hour < Limits().disk / 32
