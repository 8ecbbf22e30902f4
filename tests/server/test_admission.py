"""Who gets in: locks, bans, expired invitations and wrong codes, over real connections."""

from typing import Any

import httpx
import pytest

from cluehouse.server.limits import Limits
from cluehouse.server.serve import ServerConfig
from tests.server.async_test import async_test
from tests.server.client import Client, RefusedCommand, post
from tests.server.conftest import StartServer
from tests.server.live_server import LiveServer, ManualClock

ID = "a-join-id-of-32-characters-00001"
DAY = 24 * 3600


async def turned_away(address: str, code: str, name: str = "Ola", **body: Any) -> str:
    """Why this person cannot join."""
    with pytest.raises(RefusedCommand) as refused:
        await post(address, f"/api/tables/{code}/people", {"name": name, **body})
    return refused.value.code


async def look(address: str, code: str, token: str = "") -> str:
    """Why somebody cannot connect, with this token or only to look; empty if they can."""
    client = await Client(address, code, token).connect()
    goodbye = client.goodbye
    await client.close()
    return "" if goodbye is None else str(goodbye["refused"]["code"])


# --- locks and bans -------------------------------------------------------------------------------------


@async_test
async def test_a_locked_table_says_so_and_people_with_a_place_come_back(house: LiveServer) -> None:
    host = await Client.open(house.address, {"game": "duet"})
    ola = await post(house.address, f"/api/tables/{host.code}/people", {"name": "Ola", "id": ID})
    await host.do("lock")
    assert host.table["locked"] is True
    assert await turned_away(house.address, host.code, "Ewa") == "table-locked"
    assert await post(house.address, f"/api/tables/{host.code}/people", {"name": "Ola", "id": ID}) == ola
    onlooker = await Client(house.address, host.code).connect()
    assert onlooker.table["locked"] is True
    back = await Client(house.address, host.code, ola["token"]).connect()
    offered = (await back.do("transfer"))["transfer"]
    moved = await post(
        house.address, f"/api/tables/{host.code}/transfers", {"transfer": offered, "id": ID.replace("1", "2")}
    )
    assert moved["person"] == ola["person"]
    claimant = await post(house.address, f"/api/tables/{host.code}/people", {"name": "x", "claims": ola["person"]})
    await host.do("vouch", person=claimant["person"], yes=True)
    assert (await Client(house.address, host.code, claimant["token"]).connect()).you["person"] == ola["person"]


@async_test
async def test_joining_a_locked_table_is_forbidden_and_explained_in_ones_language(house: LiveServer) -> None:
    host = await Client.open(house.address, {"game": "duet"})
    await host.do("lock")
    async with httpx.AsyncClient(base_url=house.address, trust_env=False) as http:
        answer = await http.post(
            f"/api/tables/{host.code}/people", json={"name": "Ola"}, headers={"accept-language": "pl"}
        )
    assert (answer.status_code, answer.json()["code"]) == (403, "table-locked")
    assert "zamknięty" in answer.json()["text"]


@async_test
async def test_a_banned_person_is_disconnected_and_cannot_return_with_the_same_id(house: LiveServer) -> None:
    host = await Client.open(house.address, {"game": "duet"})
    joined = await post(house.address, f"/api/tables/{host.code}/people", {"name": "Troll", "id": ID})
    troll = await Client(house.address, host.code, joined["token"]).connect()
    await host.do("ban", person=joined["person"])
    await troll.until(lambda: troll.goodbye is not None)
    assert troll.goodbye is not None
    assert troll.goodbye["goodbye"] == "banned"
    assert await turned_away(house.address, host.code, "Angel", id=ID) == "banned"
    assert await look(house.address, host.code, joined["token"]) == "banned", "though the host shares the network"
    await host.do("unban", person=joined["person"])
    assert await look(house.address, host.code, joined["token"]) == "no-such-table", "the place is gone"
    await post(house.address, f"/api/tables/{host.code}/people", {"name": "Angel", "id": ID})


async def ask_from(http: httpx.AsyncClient, address: str, code: str, name: str) -> tuple[int, str]:
    """Join from an address, through a proxy; the status, and the code of a refusal or the person's id."""
    body = {"name": name}
    answer = await http.post(f"/api/tables/{code}/people", json=body, headers={"x-forwarded-for": address})
    found = answer.json()
    return answer.status_code, found.get("code" if answer.status_code != 200 else "person")


@async_test
async def test_a_ban_holds_for_the_network_unless_others_at_the_table_share_it(start_server: StartServer) -> None:
    house = start_server(config=ServerConfig(behind_proxy=True))
    host = await Client.open(house.address, {"game": "duet"})
    async with httpx.AsyncClient(base_url=house.address, trust_env=False) as http:
        _, troll = await ask_from(http, "192.0.2.1", host.code, "Troll")
        await ask_from(http, "192.0.2.2", host.code, "Mother")
        _, child = await ask_from(http, "192.0.2.2", host.code, "Child")
        await host.do("ban", person=troll)
        await host.do("ban", person=child)
        assert await ask_from(http, "192.0.2.1", host.code, "Angel") == (403, "banned")
        assert (await ask_from(http, "192.0.2.2", host.code, "Father"))[0] == 200
        assert (await ask_from(http, "192.0.2.3", host.code, "Friend"))[0] == 200
        assert {ban["name"]: ban["network"] for ban in host.you["bans"]} == {"Troll": True, "Child": False}
        await host.do("unban", person=troll)
        assert (await ask_from(http, "192.0.2.1", host.code, "Angel"))[0] == 200
    assert "192.0.2" not in house.file.read_bytes().decode("latin-1"), "no address is stored"


@async_test
async def test_who_returns_under_a_new_name_is_shown_as_late_and_the_host_lets_them_play(house: LiveServer) -> None:
    host = await Client.open(house.address, {"game": "codenames"})
    people = [await Client.join(house.address, host.code, name) for name in ("Ewa", "Jan", "Ola")]
    for client, seat in zip((host, *people), ("red-chief", "red-1", "blue-chief", "blue-1"), strict=True):
        await client.do("sit", seat=seat)
    await host.do("start")
    await people[1].do("leave")
    await people[2].do("stand")
    spy = await Client.join(house.address, host.code, "Somebody else")
    with pytest.raises(RefusedCommand) as refused:
        await spy.do("sit", seat="blue-1")
    assert refused.value.code == "joined-late"
    assert [person.get("late") for person in people[0].table["people"] if person["id"] == spy.you["person"]] == [
        "barred"
    ]
    await host.do("admit", person=spy.you["person"])
    await spy.do("sit", seat="blue-1")


# --- invitations ----------------------------------------------------------------------------------------


@async_test
async def test_the_code_of_an_old_table_admits_only_people_with_a_place(
    start_server: StartServer, clock: ManualClock
) -> None:
    house = start_server(now=clock)
    host = await Client.open(house.address, {"game": "duet"})
    code, token = host.code, host.token
    await host.close()
    clock.advance(DAY + 1)
    assert await look(house.address, code) == "no-such-table"
    assert await turned_away(house.address, code) == "no-such-table"
    with pytest.raises(RefusedCommand) as refused:
        await post(house.address, f"/api/tables/{code}/transfers", {"transfer": "x", "id": ID})
    assert refused.value.code == "no-transfer"
    async with httpx.AsyncClient(base_url=house.address, trust_env=False) as http:
        assert (await http.get(f"/api/tables/{code}/commitment")).json()["code"] == "no-such-table"
    host = await Client(house.address, code, token).connect()
    await Client.join(house.address, code, "Ola")


# --- wrong codes ----------------------------------------------------------------------------------------


@async_test
async def test_an_address_that_tries_codes_is_stopped_and_learns_nothing_more(start_server: StartServer) -> None:
    house = start_server(config=ServerConfig(limits=Limits(wrong_codes=4)))
    host = await Client.open(house.address, {"game": "duet"})
    for code in ("BADO-BADO", "BADO-BADE"):
        assert await turned_away(house.address, code) == "no-such-table"
        assert await look(house.address, code) == "no-such-table"
    for code in (host.code, "BADO-BADU"):
        assert await turned_away(house.address, code) == "too-many-codes"
        assert await look(house.address, code) == "too-many-codes"
    async with httpx.AsyncClient(base_url=house.address, trust_env=False) as http:
        assert (await http.get(f"/api/tables/{host.code}/commitment")).json()["code"] == "too-many-codes"
    assert await look(house.address, host.code, host.token) == "", "who has a place comes back all the same"
    assert await look(house.address, "BADO-BADI", host.token) == "no-such-table"
