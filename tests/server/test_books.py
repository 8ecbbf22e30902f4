"""A Duet team's campaign over a connection: its book, its missions, and every game with its record."""

from typing import Any

import httpx
import pytest

from tests.server.async_test import async_test
from tests.server.client import Client, RefusedCommand, post
from tests.server.live_server import LiveServer
from tests.server.simulated_players import Party, choices, gather


def duet(mission: str) -> dict[str, Any]:
    """Settings for a mission."""
    return {"game": "duet", "options": {"mission": mission}, "referee": "off"}


async def win(party: Party) -> None:
    """Win the game: both players know both keys."""
    clues = iter(("xylograph", "zephyr", "quokka", "syzygy"))
    await party.catch_up()
    while not party.is_over:
        for seat, client in party.clients.items():
            offered = {choice.do: choice for choice in choices(client)}
            giver = party.clients["B1" if seat == "A1" else "A1"]
            if "clue" in offered:
                await client.move("clue", word=next(clues), number=9)
            elif "guess" in offered:
                (key,) = giver.view["keys"].values()
                hidden = zip(giver.view["words"], key, giver.view["agents"], strict=True)
                await client.move("guess", card=next(word for word, who, by in hidden if who == "green" and by is None))
            else:
                continue
            await party.catch_up()
            break


async def book_of(house: LiveServer, name: str) -> dict[str, Any]:
    async with httpx.AsyncClient(base_url=house.address, trust_env=False) as http:
        found: dict[str, Any] = (await http.get(f"/api/books/{name}")).json()
    return found


@async_test
async def test_a_won_mission_is_entered_in_the_teams_book(house: LiveServer) -> None:
    name = (await post(house.address, "/api/books", {"team": "Sowy"}))["book"]
    party = await gather(house.address, duet("prague"))
    visitor = await Client.watch(house.address, party.host.code)
    await party.host.do("book", book=name)
    await visitor.catch_up()
    assert visitor.table["team"] == "Sowy"
    assert party.host.you["book"] == name
    assert not any(name in text for text in visitor.traffic)

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


@async_test
async def test_an_unknown_book_cannot_be_opened_at_a_table(house: LiveServer) -> None:
    host = await Client.open(house.address, duet("prague"))
    assert await host.refused("book", book="0" * 24) == "no-such-book"
    with pytest.raises(RefusedCommand) as refused:
        await post(house.address, "/api/books", {"team": " "})
    assert refused.value.code == "bad-name"


@async_test
async def test_a_game_in_which_a_turned_card_was_taken_back_is_marked_in_the_book(house: LiveServer) -> None:
    name = (await post(house.address, "/api/books", {"team": "Foxes"}))["book"]
    party = await gather(house.address, duet("prague"))
    await party.host.do("book", book=name)
    await party.host.do("start")
    giver, guesser = party.clients["A1"], party.clients["B1"]
    await party.catch_up()
    await giver.move("clue", word="xylograph", number=1)
    await party.catch_up()
    (key,) = giver.view["keys"].values()
    word = next(word for word, who in zip(giver.view["words"], key, strict=True) if who == "green")
    await guesser.move("guess", card=word)
    await party.catch_up()
    await guesser.do("undo")
    await giver.do("consent")
    await guesser.do("resign")
    await giver.do("consent")
    (attempt,) = (await book_of(house, name))["book"]["tries"]
    assert (attempt["reason"], attempt["undone"]) == ("resigned", 1)
