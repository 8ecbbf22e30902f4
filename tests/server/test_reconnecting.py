"""Reconnecting: people get their seats back, and tables survive a restart of the server."""

import asyncio
from typing import Any

import httpx
import pytest

from tests.server.async_test import async_test
from tests.server.client import Client, RefusedCommand, post
from tests.server.conftest import StartServer
from tests.server.interruptions import is_here
from tests.server.live_server import LiveServer
from tests.server.simulated_players import Party, choices, gather

CODENAMES: dict[str, Any] = {"game": "codenames"}


async def return_to(house: LiveServer, party: Party) -> None:
    """Reconnect everybody to a server at a new address."""
    for client in party.clients.values():
        client.address = house.address
        await client.connect()


@async_test
async def test_a_lost_connection_costs_neither_seat_nor_turn(house: LiveServer) -> None:
    party = await gather(house.address, CODENAMES)
    await party.host.do("start")
    await party.catch_up()
    chief = party.clients[f"{party.host.view['side']}-chief"]
    seat, offered, view = chief.you["seat"], choices(chief), chief.sections["game"]
    watching = next(client for client in party.clients.values() if client is not chief)
    await chief.drop()
    await watching.until(lambda: not is_here(watching, chief.person))
    assert watching.table["seats"][seat] == chief.person
    await chief.connect()
    assert (chief.you["seat"], choices(chief), chief.sections["game"]) == (seat, offered, view)
    await chief.move("clue", word="orchard", number=1)


@async_test
async def test_two_connections_of_one_person_count_as_one_person(house: LiveServer) -> None:
    phone = await Client.open(house.address, CODENAMES)
    other = await Client.join(house.address, phone.code, "Bruno")
    laptop = await Client(house.address, phone.code, phone.token, phone.person).connect()
    await laptop.do("sit", seat="red-chief")
    await phone.until(lambda: phone.you.get("seat") == "red-chief")
    await phone.close()
    await laptop.do("rename", name="Anna")
    await other.until(lambda: other.table["people"][0]["name"] == "Anna")
    assert is_here(other, laptop.person)


@async_test
async def test_a_server_that_stops_says_goodbye_and_keeps_everything(start_server: StartServer) -> None:
    house = start_server()
    party = await gather(house.address, CODENAMES)
    visitor = await Client.watch(house.address, party.host.code)
    await party.host.do("start")
    await party.play(3)
    await party.host.do("phrase", phrase="one-moment")
    await party.catch_up()
    seen = {seat: (client.update, dict(client.sections)) for seat, client in party.clients.items()}
    everybody = [*party.clients.values(), visitor]
    codes, _ = await asyncio.gather(
        asyncio.gather(*(client.until_closed() for client in everybody)), asyncio.to_thread(house.stop)
    )
    assert codes == [1012] * 5
    assert all(client.goodbye == {"goodbye": "closing", "refused": None} for client in everybody)
    await party.close()
    again = start_server()
    await return_to(again, party)
    await party.catch_up()
    assert {seat: (client.update, client.sections) for seat, client in party.clients.items()} == seen
    await party.play()
    assert party.host.view["outcome"]


@async_test
async def test_a_command_repeated_after_a_restart_is_not_carried_out_again(start_server: StartServer) -> None:
    house = start_server()
    host = await Client.open(house.address, CODENAMES)
    first = await host.ask("once", "say", text="hello")
    await host.close()
    house.stop()
    again = start_server()
    host.address = again.address
    await host.connect()
    assert await host.ask("once", "say", text="hello") == first
    await host.catch_up()
    assert host.messages == ["hello"]


@async_test
async def test_a_stopping_server_refuses_commands_with_a_reason(start_server: StartServer) -> None:
    house = start_server()
    host = await Client.open(house.address, CODENAMES)
    house.ask(house.house.say_goodbye())
    assert await host.until_closed() == 1012
    house.ask(house.house.wait_until_empty())
    async with httpx.AsyncClient(base_url=house.address, trust_env=False) as http:
        health = await http.get("/healthz")
        opening = await http.post("/api/tables", json={"settings": CODENAMES, "name": "Eve"})
    assert (health.status_code, health.json()["ok"]) == (503, False)
    assert (opening.status_code, opening.json()["code"]) == (503, "house-closing")
    with pytest.raises(RefusedCommand) as refused:
        await post(house.address, f"/api/tables/{host.code}/people", {"name": "Eve"})
    assert refused.value.code == "house-closing"
    late = await Client(house.address, host.code, host.token).connect()
    assert (late.close_code, (late.goodbye or {})["refused"]["code"]) == (1012, "house-closing")


@async_test
async def test_bots_continue_after_a_restart_of_the_server(start_server: StartServer) -> None:
    house = start_server()
    host = await Client.open(house.address, {"game": "codenames", "pace": 200})
    for seat in ("red-chief", "red-1", "blue-chief", "blue-1"):
        await host.do("add-bot", seat=seat, level="dice")
    await host.do("start")
    await host.until(lambda: host.view["turn"].get("word") or host.view["turns"])
    await host.close()
    house.stop()
    again = start_server()
    host.address = again.address
    await host.connect()
    played = host.update
    await host.until(lambda: host.update > played)
