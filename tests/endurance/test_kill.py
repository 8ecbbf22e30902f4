"""A killed server loses no acknowledged command, and carries out none partly or twice."""

import sqlite3
from contextlib import closing
from pathlib import Path

import msgspec

from tests.endurance.async_test import async_test
from tests.endurance.client import get
from tests.endurance.kill_run import kill_repeatedly
from tests.endurance.server_process import FILE, ServerProcess
from tests.endurance.simulated_players import table_of_bots


@async_test
async def test_every_acknowledged_command_survives_a_kill_complete_and_once(tmp_path: Path) -> None:
    figures = await kill_repeatedly(tmp_path, kills=4, seed=1)
    assert min(figures.commands, figures.long_entries, figures.unanswered, figures.restarts, figures.same_payload) > 0


@async_test
async def test_bots_and_clocks_continue_after_a_kill_before_anybody_connects(tmp_path: Path) -> None:
    with ServerProcess(tmp_path / "data") as server:
        host = await table_of_bots(server.port, pace=30_000)
        server.kill()
        server.start()
        assert msgspec.json.decode(await get(server.port, "/healthz")) == {"ok": True, "tables": 1}
        await host.close()


@async_test
async def test_a_damaged_table_does_not_keep_other_tables_from_loading(tmp_path: Path) -> None:
    with ServerProcess(tmp_path / "data") as server:
        tables = [await table_of_bots(server.port, pace=30_000) for _ in range(2)]
        server.kill()
        with closing(sqlite3.connect(server.data / FILE)) as connection, connection:
            connection.execute(
                "UPDATE entries SET entry = '{}' WHERE name = ? AND number = 2", (f"table/{tables[0].code}",)
            )
        server.start()
        for host in tables:
            await host.connect(server.port)
        assert [host.goodbye for host in tables] == ["refused", ""]
        problems = [{"code": "logs-damaged", "count": 1}]
        assert msgspec.json.decode(await get(server.port, "/healthz")) == {
            "ok": False,
            "tables": 1,
            "problems": problems,
        }
        await tables[1].close()
