"""A house that is killed loses nothing it has acknowledged, does nothing by halves, and nothing twice."""

import sqlite3
from contextlib import closing
from pathlib import Path

import msgspec

from tests.endurance.awaited import awaited
from tests.endurance.crowd import table_of_bots
from tests.endurance.guest import get
from tests.endurance.process import FILE, ServedHouse
from tests.endurance.survival import survive


@awaited
async def test_a_killed_house_has_done_every_acknowledged_command_once_and_whole(tmp_path: Path) -> None:
    figures = await survive(tmp_path, kills=4, seed=1)
    assert min(figures.commands, figures.long_entries, figures.unanswered, figures.restarts, figures.same_sight) > 0


@awaited
async def test_bots_and_clocks_of_a_killed_house_go_on_before_anybody_comes(tmp_path: Path) -> None:
    with ServedHouse(tmp_path / "data") as house:
        host = await table_of_bots(house.port, pace=30_000)
        house.kill()
        house.start()
        assert msgspec.json.decode(await get(house.port, "/healthz")) == {"ok": True, "tables": 1}
        await host.close()


@awaited
async def test_one_damaged_table_keeps_no_other_closed(tmp_path: Path) -> None:
    with ServedHouse(tmp_path / "data") as house:
        tables = [await table_of_bots(house.port, pace=30_000) for _ in range(2)]
        house.kill()
        with closing(sqlite3.connect(house.data / FILE)) as connection, connection:
            connection.execute(
                "UPDATE entries SET entry = '{}' WHERE name = ? AND number = 2", (f"table/{tables[0].code}",)
            )
        house.start()
        for host in tables:
            await host.connect(house.port)
        assert [host.goodbye for host in tables] == ["refused", ""]
        assert msgspec.json.decode(await get(house.port, "/healthz")) == {"ok": True, "tables": 1}
        await tables[1].close()
