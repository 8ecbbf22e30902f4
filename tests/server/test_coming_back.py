"""Nothing is lost: people come back to their seats, tables come back with their house."""

import asyncio
from typing import Any

import httpx
import pytest

from tests.server.client import Guest, RefusedCommand, post
from tests.server.conftest import OpenHouse
from tests.server.evening import evening
from tests.server.interruptions import is_here
from tests.server.people import Party, choices, gather
from tests.server.running import RunningHouse

CODENAMES: dict[str, Any] = {"game": "codenames"}


async def return_to(house: RunningHouse, party: Party) -> None:
    """Everybody comes back to a house that has moved."""
    for guest in party.guests.values():
        guest.address = house.address
        await guest.connect()


@evening
async def test_a_lost_connection_costs_neither_a_seat_nor_a_turn(house: RunningHouse) -> None:
    party = await gather(house.address, CODENAMES)
    await party.host.do("start")
    await party.catch_up()
    chief = party.guests[f"{party.host.view['side']}-chief"]
    seat, offered, view = chief.you["seat"], choices(chief), chief.sections["game"]
    watching = next(guest for guest in party.guests.values() if guest is not chief)
    await chief.drop()
    await watching.until(lambda: not is_here(watching, chief.person))
    assert watching.table["seats"][seat] == chief.person
    await chief.connect()
    assert (chief.you["seat"], choices(chief), chief.sections["game"]) == (seat, offered, view)
    await chief.move("clue", word="orchard", number=1)


@evening
async def test_one_person_on_two_screens_is_one_person(house: RunningHouse) -> None:
    phone = await Guest.open(house.address, CODENAMES)
    other = await Guest.join(house.address, phone.code, "Bruno")
    laptop = await Guest(house.address, phone.code, phone.token, phone.person).connect()
    await laptop.do("sit", seat="red-chief")
    await phone.until(lambda: phone.you.get("seat") == "red-chief")
    await phone.close()
    await laptop.do("rename", name="Anna")
    await other.until(lambda: other.table["people"][0]["name"] == "Anna")
    assert is_here(other, laptop.person)


@evening
async def test_a_house_that_closes_says_goodbye_and_keeps_everything(open_house: OpenHouse) -> None:
    house = open_house()
    party = await gather(house.address, CODENAMES)
    onlooker = await Guest.look_on(house.address, party.host.code)
    await party.host.do("start")
    await party.play(3)
    await party.host.do("phrase", phrase="one-moment")
    await party.catch_up()
    seen = {seat: (guest.update, dict(guest.sections)) for seat, guest in party.guests.items()}
    everybody = [*party.guests.values(), onlooker]
    codes, _ = await asyncio.gather(
        asyncio.gather(*(guest.until_closed() for guest in everybody)), asyncio.to_thread(house.stop)
    )
    assert codes == [1012] * 5
    assert all(guest.goodbye == {"goodbye": "closing", "refused": None} for guest in everybody)
    await party.close()
    again = open_house()
    await return_to(again, party)
    await party.catch_up()
    assert {seat: (guest.update, guest.sections) for seat, guest in party.guests.items()} == seen
    await party.play()
    assert party.host.view["outcome"]


@evening
async def test_a_command_is_not_done_again_by_the_house_that_comes_back(open_house: OpenHouse) -> None:
    house = open_house()
    host = await Guest.open(house.address, CODENAMES)
    first = await host.ask("once", "say", text="hello")
    await host.close()
    house.stop()
    again = open_house()
    host.address = again.address
    await host.connect()
    assert await host.ask("once", "say", text="hello") == first
    await host.catch_up()
    assert host.lines == ["hello"]


@evening
async def test_a_house_that_is_closing_takes_nothing_more_and_says_so(open_house: OpenHouse) -> None:
    house = open_house()
    host = await Guest.open(house.address, CODENAMES)
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
    late = await Guest(house.address, host.code, host.token).connect()
    assert (late.close_code, (late.goodbye or {})["refused"]["code"]) == (1012, "house-closing")


@evening
async def test_bots_go_on_by_themselves_when_their_house_opens_again(open_house: OpenHouse) -> None:
    house = open_house()
    host = await Guest.open(house.address, {"game": "codenames", "pace": 200})
    for seat in ("red-chief", "red-1", "blue-chief", "blue-1"):
        await host.do("add-bot", seat=seat, level="dice")
    await host.do("start")
    await host.until(lambda: host.view["turn"].get("word") or host.view["turns"])
    await host.close()
    house.stop()
    again = open_house()
    host.address = again.address
    await host.connect()
    played = host.update
    await host.until(lambda: host.update > played)
