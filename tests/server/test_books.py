"""A Duet team's campaign over the wire: its book, the missions it opens, every try with its record."""

from typing import Any

import httpx
import pytest

from tests.server.client import Guest, RefusedCommand, post
from tests.server.evening import evening
from tests.server.people import Party, choices, gather
from tests.server.running import RunningHouse


def duet(mission: str) -> dict[str, Any]:
    """A table for a mission."""
    return {"game": "duet", "options": {"mission": mission}, "referee": "off"}


async def win(party: Party) -> None:
    """Play as two who read each other's minds."""
    clues = iter(("xylograph", "zephyr", "quokka", "syzygy"))
    await party.catch_up()
    while not party.is_over:
        for seat, guest in party.guests.items():
            offered = {choice.do: choice for choice in choices(guest)}
            giver = party.guests["B1" if seat == "A1" else "A1"]
            if "clue" in offered:
                await guest.move("clue", word=next(clues), number=9)
            elif "guess" in offered:
                (key,) = giver.view["keys"].values()
                hidden = zip(giver.view["words"], key, giver.view["agents"], strict=True)
                await guest.move("guess", card=next(word for word, who, by in hidden if who == "green" and by is None))
            else:
                continue
            await party.catch_up()
            break


async def book_of(house: RunningHouse, name: str) -> dict[str, Any]:
    async with httpx.AsyncClient(base_url=house.address, trust_env=False) as http:
        found: dict[str, Any] = (await http.get(f"/api/books/{name}")).json()
    return found


@evening
async def test_a_team_wins_a_mission_and_its_book_knows(house: RunningHouse) -> None:
    name = (await post(house.address, "/api/books", {"team": "Sowy"}))["book"]
    party = await gather(house.address, duet("prague"))
    onlooker = await Guest.look_on(house.address, party.host.code)
    await party.host.do("book", book=name)
    await onlooker.catch_up()
    assert onlooker.table["team"] == "Sowy"
    assert party.host.you["book"] == name
    assert not any(name in text for text in onlooker.traffic)

    await party.host.do("settings", settings=duet("vatican"))
    assert await party.host.refused("start") == "mission-locked"
    await party.host.do("settings", settings=duet("prague"))
    await party.host.do("start")
    await win(party)
    book = await book_of(house, name)
    (attempt,) = book["book"]["tries"]
    assert (attempt["mission"], attempt["won"], attempt["record"]) == ("prague", True, party.host.table["record"])
    assert {"berlin", "cairo", "moscow"} <= set(book["open"])

    await party.host.do("settings", settings=duet("berlin"))
    await party.host.do("rematch")
    await party.play()
    tries = (await book_of(house, name))["book"]["tries"]
    assert [attempt["mission"] for attempt in tries] == ["prague", "berlin"]
    async with httpx.AsyncClient(base_url=house.address, trust_env=False) as http:
        for attempt in tries:
            assert (await http.get(f"/api/records/{attempt['record']}")).status_code == 200


@evening
async def test_a_book_that_is_not_there_cannot_be_laid_on_the_table(house: RunningHouse) -> None:
    host = await Guest.open(house.address, duet("prague"))
    assert await host.refused("book", book="0" * 24) == "no-such-book"
    with pytest.raises(RefusedCommand) as refused:
        await post(house.address, "/api/books", {"team": " "})
    assert refused.value.code == "bad-name"
