"""All finished games of a server, for whoever studies them: listed only if its host wants it."""

from pathlib import Path

import httpx
import pytest

from cluehouse.server.serve import ServerConfig
from tests.server.async_test import async_test
from tests.server.conftest import StartServer
from tests.server.live_server import GENEROUS_LIMITS, LiveServer
from tests.server.simulated_players import gather


@async_test
async def test_games_are_listed_some_at_a_time_without_names_of_people(start_server: StartServer) -> None:
    server = start_server(config=ServerConfig(limits=GENEROUS_LIMITS, list_records=True))
    names, nicknames = set(), set()
    for _ in range(3):
        party = await gather(server.address, {"game": "duet"})
        await party.host.do("start")
        await party.play()
        names.add(party.host.table["record"])
        nicknames |= {person["name"] for person in party.host.table["people"]}
    async with httpx.AsyncClient(base_url=server.address) as client:
        first = (await client.get("/api/records?limit=2")).json()
        rest = (await client.get("/api/records", params={"limit": 2, "after": first["next"]})).json()
        assert [len(first["records"]), len(rest["records"]), rest["next"]] == [2, 1, ""]
        found = [*first["records"], *rest["records"]]
        assert {line["name"] for line in found} == names
        assert all(line["reason"] and line["ended"] and line["moves"] for line in found)
        everything = (await client.get("/api/records")).text
        assert not any(f'"{nickname}"' in everything for nickname in nicknames)
        for limit, reason in (("1000", "too-large"), ("many", "wrong-type"), ("²", "wrong-type")):
            refused = await client.get("/api/records", params={"limit": limit})
            assert (refused.status_code, refused.json()["params"]["reason"]) == (400, reason)


@pytest.mark.parametrize("path", ["/api/records", "/api/records?limit=1"])
def test_nobody_can_list_games_unless_the_host_allows_it(path: str, tmp_path: Path) -> None:
    with LiveServer(tmp_path) as server:
        assert httpx.get(server.address + path).status_code == 404
