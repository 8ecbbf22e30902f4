"""Interruptions of a game: lost connections, wrong tokens, pauses, undo votes, chat.

Each interruption checks its own promise and leaves the game in a state in which it can go on.
"""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

from tests.server.client import Client
from tests.server.simulated_players import Party

Interruption = Callable[[Party], Awaitable[None]]

# A move of each game that has no argument, whether it can be made now or not.
ANY_MOVE = {"codenames": "stop", "duet": "stop", "trapwords": "ready", "decipher": "pass"}


async def refresh(party: Party) -> None:
    """A person who reloads the page sees the same as before."""
    client = party.dice.choice(list(party.clients.values()))
    before, number = dict(client.sections), client.update
    await client.reconnect()
    assert client.sections == before
    assert client.update == number


async def lose_connection(party: Party) -> None:
    """A person who loses the connection keeps the seat; the others see it and play on."""
    seat, client = party.dice.choice(list(party.clients.items())[1:])
    await client.drop()
    await party.host.until(lambda: not is_here(party.host, client.person))
    others = {at: other for at, other in party.clients.items() if other is not client}
    rest = Party(others, party.dice.random(), party.clock)
    if any(other.view.get("choices") for other in others.values()):
        await rest.play(1)
    await client.connect()
    assert client.you["seat"] == seat
    await party.host.until(lambda: is_here(party.host, client.person))


def is_here(client: Client, person: str) -> bool:
    """Does this client see that this person is connected?"""
    return any(other["id"] == person and other.get("here") for other in client.table["people"])


async def wrong_token(party: Party) -> None:
    """A stranger with a wrong token cannot connect."""
    host = party.host
    stranger = Client(host.address, host.code, host.token[:-1] + ("A" if host.token[-1] != "A" else "B"))
    await stranger.connect()
    assert stranger.close_code == 1008
    assert stranger.sections == {}
    await stranger.close()


async def pause(party: Party) -> None:
    """Nobody can move in a pause. A repeated command is answered but not carried out again."""
    client = party.dice.choice(list(party.clients.values()))
    number = client.next_id()
    first = await client.ask(number, "pause")
    assert await client.ask(number, "pause") == first
    assert await client.refused("pause") == "paused"
    await party.catch_up()
    assert await party.host.refused("move", **any_move(party.host)) == "paused"
    await client.do("resume")


def any_move(client: Client) -> dict[str, Any]:
    """A move of a client that has the latest update."""
    return {"move": {"do": ANY_MOVE[client.view["game"]]}, "seen": client.update}


async def stale_move(party: Party) -> None:
    """A move based on an old update is refused and changes nothing."""
    client = party.dice.choice(list(party.clients.values()))
    before = client.view
    assert await client.refused("move", **(any_move(client) | {"seen": 0})) == "stale"
    assert client.view == before


async def watch(party: Party) -> None:
    """A spectator sees the game and can do nothing."""
    async with await Client.watch(party.host.address, party.host.code) as visitor:
        assert visitor.view["seat"] == "spectator"
        assert visitor.sections["game"]["yours"] == {}
        assert visitor.view.keys().isdisjoint(
            {"choices", "key", "keys", "traps", "secret", "set_word", "word", "hidden"}
        )
        assert visitor.you == {}
        assert await visitor.refused("pause") == "not-seated"


async def undo(party: Party) -> None:
    """A move is undone when all others consent, and not when one refuses."""
    for seat, client in party.clients.items():
        answer = await client.ask(client.next_id(), "undo")
        if "refused" in answer:
            assert answer["refused"]["code"] == "nothing-to-undo"
            continue
        await party.catch_up()
        others = [other for other in party.clients.values() if other is not client]
        assert client.table["vote"] == {
            "kind": "undo",
            "seat": seat,
            "waiting": [other.you["seat"] for other in others],
        }
        if party.dice.random() < 0.5:
            before = party.host.view
            await others[-1].do("refuse")
            await party.catch_up()
            assert party.host.view == before
        else:
            await asyncio.gather(*(other.do("consent") for other in others))
        await party.catch_up()
        assert "vote" not in client.table
        return


async def talk(party: Party) -> None:
    """Messages to allowed channels are delivered; others are refused."""
    client = party.dice.choice(list(party.clients.values()))
    for channel in ("table", "side", "chiefs", "gallery"):
        line = f"{channel} {party.dice.random()}"
        if channel in client.you.get("channels", ()):
            await client.do("say", text=line, channel=channel)
            await party.catch_up()
            assert line in client.messages
            if channel == "table":
                assert all(line in other.messages for other in party.clients.values())
        else:
            assert await client.refused("say", text=line, channel=channel) == "silence"
            assert line not in client.messages


ALL: tuple[Interruption, ...] = (
    refresh,
    lose_connection,
    wrong_token,
    pause,
    stale_move,
    watch,
    undo,
    talk,
)
