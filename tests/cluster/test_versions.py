"""Two versions side by side: an older server leaves tables with newer entries to a newer server."""

import asyncio

import pytest

from cluehouse.store import Append
from cluehouse.tables import commands
from cluehouse.tables.entries import LogEntry, to_json
from cluehouse.tables.refusal import TableRefusal
from tests.cluster.virtual_cluster import FROM_THE_FUTURE, Guest, Server, servers, table_of
from tests.house.table_driver import in_virtual_time


async def _table_with_newer_entries(*all_servers: Server) -> Guest:
    """A table whose last entry only a newer server understands, and whose owner is gone."""
    north = all_servers[0]
    (anna,) = await table_of(north)
    at = north.house.tables[anna.code].table.at
    entry = to_json(LogEntry(at, ())).replace(b'"events":[]', b'"events":[' + FROM_THE_FUTURE + b"]")
    assert FROM_THE_FUTURE in entry
    await north.house.store.append(Append(f"table/{anna.code}", 2, (entry,)))
    north.kill()
    await asyncio.sleep(2)
    return anna


@in_virtual_time
async def test_an_older_server_leaves_a_newer_log_to_a_newer_server() -> None:
    _north, old, older, new = all_servers = await servers("north", "old", "older", "newest")
    new.is_newer = True
    anna = await _table_with_newer_entries(*all_servers)
    at_old = await Guest(old, anna.code, anna.person, anna.token).connect()
    await at_old.do(commands.Say("hello"))
    await asyncio.sleep(0.1)
    assert [line["text"] for line in at_old.sees("talk")] == ["hello"]
    assert list(new.house.tables) == [anna.code]
    for server in (old, older):
        assert not server.house.damage.logs, "nobody thinks that it is damaged"


@in_virtual_time
async def test_a_log_that_no_server_understands_is_refused() -> None:
    _north, old, older = all_servers = await servers("north", "old", "older")
    anna = await _table_with_newer_entries(*all_servers)
    for server in (old, older):
        with pytest.raises(TableRefusal, match="data-damaged"):
            await Guest(server, anna.code, anna.person, anna.token).connect()
