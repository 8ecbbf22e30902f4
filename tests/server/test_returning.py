"""Coming back: after a lost answer, on another device, and when a device is lost. Over real connections."""

import httpx
import pytest

from tests.server.async_test import async_test
from tests.server.client import Client, RefusedCommand, post
from tests.server.conftest import StartServer
from tests.server.interruptions import is_here
from tests.server.live_server import LiveServer, ManualClock
from tests.server.simulated_players import Party, gather

ID = "a-join-id-of-32-characters-00001"
OTHER_ID = "a-join-id-of-32-characters-00002"


async def playing(house: LiveServer) -> Party:
    """A game of Codenames that has begun."""
    party = await gather(house.address, {"game": "codenames"})
    await party.host.do("start")
    await party.catch_up()
    return party


def key_of(client: Client) -> object:
    """The key of the game, if this client was sent it."""
    return client.view.get("key")


# --- joining twice --------------------------------------------------------------------------------------


@async_test
async def test_a_join_that_is_repeated_is_the_same_person(house: LiveServer) -> None:
    host = await Client.open(house.address, {"game": "duet"})
    people = f"/api/tables/{host.code}/people"
    first = await post(house.address, people, {"name": "Ola", "id": ID})
    assert await post(house.address, people, {"name": "Ola", "id": ID}) == first
    other = await post(house.address, people, {"name": "Ewa", "id": OTHER_ID})
    assert {first["person"], other["person"]} == {"p2", "p3"}
    assert first["token"] != other["token"]
    with pytest.raises(RefusedCommand) as refused:
        await post(house.address, people, {"name": "Ola", "id": "another-id-of-32-characters-0001"})
    assert refused.value.code == "name-taken", "a name alone brings nobody back"
    ola = await Client(house.address, host.code, first["token"]).connect()
    assert ola.you["person"] == "p2"


@async_test
async def test_the_same_join_id_gives_another_token_at_another_table(house: LiveServer) -> None:
    tables = [await Client.open(house.address, {"game": "duet"}) for _ in range(2)]
    tokens = {
        (await post(house.address, f"/api/tables/{one.code}/people", {"name": "Ola", "id": ID}))["token"]
        for one in tables
    }
    assert len(tokens) == 2


@async_test
async def test_a_join_id_that_could_be_guessed_is_refused(house: LiveServer) -> None:
    host = await Client.open(house.address, {"game": "duet"})
    with pytest.raises(RefusedCommand) as refused:
        await post(house.address, f"/api/tables/{host.code}/people", {"name": "Ola", "id": "1"})
    assert refused.value.code == "bad-command"


# --- another device --------------------------------------------------------------------------------------


async def accept(client: Client, secret: str, join_id: str = ID) -> Client:
    """Take the place that this client offers, with another device."""
    arrival = await post(client.address, f"/api/tables/{client.code}/transfers", {"transfer": secret, "id": join_id})
    return await Client(client.address, client.code, arrival["token"], arrival["person"]).connect()


@async_test
async def test_a_place_moves_to_another_device_and_the_first_one_loses_it(house: LiveServer) -> None:
    party = await playing(house)
    chief = party.clients["red-chief"]
    view, seen = chief.sections["game"], chief.update
    secret = (await chief.do("transfer"))["transfer"]
    tablet = await accept(chief, secret)
    assert (tablet.you["seat"], tablet.sections["game"]) == ("red-chief", view)
    assert tablet.update == seen + 1
    assert await chief.until_closed() == 1000
    assert chief.goodbye == {"goodbye": "moved", "refused": None}
    again = await Client(house.address, chief.code, chief.token).connect()
    assert (again.close_code, again.sections) == (1008, {})
    await party.clients["red-1"].until(lambda: is_here(party.clients["red-1"], tablet.person))


@async_test
async def test_an_offer_can_be_taken_once_but_a_lost_answer_can_be_asked_for_again(house: LiveServer) -> None:
    party = await playing(house)
    chief = party.clients["blue-chief"]
    secret = (await chief.do("transfer"))["transfer"]
    tablet = await accept(chief, secret)
    assert (await accept(chief, secret)).token == tablet.token
    with pytest.raises(RefusedCommand) as refused:
        await accept(chief, secret, OTHER_ID)
    assert refused.value.code == "no-transfer"


@async_test
async def test_an_offer_ends_after_ten_minutes_and_with_the_next_one(
    start_server: StartServer, clock: ManualClock
) -> None:
    host = await Client.open(start_server(now=clock).address, {"game": "duet"})
    old, new = [(await host.do("transfer"))["transfer"] for _ in range(2)]
    for secret, wait in ((old, 0), (new, 601), ("nonsense", 0)):
        clock.advance(wait)
        with pytest.raises(RefusedCommand) as refused:
            await accept(host, secret)
        assert refused.value.code == "no-transfer"


@async_test
async def test_nobody_else_is_sent_the_secret_and_it_is_not_kept(house: LiveServer) -> None:
    party = await playing(house)
    onlooker = await Client.watch(house.address, party.host.code)
    secret = (await party.host.do("transfer"))["transfer"]
    await party.catch_up()
    others = [onlooker, *(client for client in party.clients.values() if client is not party.host)]
    assert not [client for client in others if secret in "".join(client.traffic)]
    assert secret.encode() not in b"".join(house.ask(house.house.store.read(f"table/{party.host.code}")))


# --- a lost device -----------------------------------------------------------------------------------------


async def claim(host: Client, name: str, person: str, join_id: str = ID) -> Client:
    """Somebody who joins and claims to be this person."""
    body = {"name": name, "id": join_id, "claims": person}
    arrival = await post(host.address, f"/api/tables/{host.code}/people", body)
    return await Client(host.address, host.code, arrival["token"], arrival["person"]).connect()


@async_test
async def test_the_host_gives_a_lost_place_back_and_the_same_connection_goes_on(house: LiveServer) -> None:
    party = await playing(house)
    host, chief = party.host, party.clients["blue-chief"]
    name = next(person["name"] for person in host.table["people"] if person["id"] == chief.person)
    await chief.drop()
    await host.until(lambda: not is_here(host, chief.person))
    phone = await claim(host, name, chief.person)
    assert phone.you.get("seat", "") == ""
    assert key_of(phone) is None
    await host.until(lambda: host.table.get("claims"))
    await host.do("vouch", person=phone.person, yes=True)
    await phone.until(lambda: phone.you["person"] == chief.person)
    assert phone.you["seat"] == "blue-chief"
    assert key_of(phone) is not None
    assert [person["name"] for person in phone.table["people"]].count(name) == 1
    again = await Client(house.address, chief.code, chief.token).connect()
    assert again.close_code == 1008, "the lost device has lost the place"
    await phone.reconnect()
    assert phone.you["seat"] == "blue-chief"
    repeated = await claim(host, name, chief.person)
    assert repeated.you["person"] == chief.person, "a repeated request is the same person"


@async_test
async def test_a_spectator_does_not_get_a_chiefs_place_by_claiming_it(house: LiveServer) -> None:
    party = await playing(house)
    host, chief = party.host, party.clients["blue-chief"]
    with pytest.raises(RefusedCommand) as refused:
        await claim(host, "Eve", chief.person)
    assert refused.value.code == "not-away"
    await chief.drop()
    await host.until(lambda: not is_here(host, chief.person))
    eve = await claim(host, "Eve", chief.person)
    assert await eve.refused("vouch", person=eve.person, yes=True) == "no-claim"
    assert await eve.refused("sit", seat="blue-chief") == "seat-taken"
    await chief.connect()
    await eve.until(lambda: not eve.table.get("claims"))
    await host.catch_up()
    assert await host.refused("vouch", person=eve.person, yes=True) == "no-claim"
    assert all('"key":' not in text for text in eve.traffic)


@async_test
async def test_a_claim_survives_a_restart_of_the_table(house: LiveServer) -> None:
    party = await playing(house)
    host, chief = party.host, party.clients["blue-chief"]
    await chief.drop()
    await host.until(lambda: not is_here(host, chief.person))
    phone = await claim(host, "Ola", chief.person)
    await host.reconnect()
    await host.do("vouch", person=phone.person, yes=True)
    await phone.until(lambda: phone.you["person"] == chief.person)


def test_a_transfer_is_no_part_of_any_path(house: LiveServer) -> None:
    answer = httpx.post(f"{house.address}/api/tables/BADO-BADO/transfers", json={"transfer": "x", "id": ID})
    assert (answer.status_code, answer.json()["code"]) == (404, "no-transfer")
