"""What happens while people play: phones in tunnels, strangers at the door, second thoughts, talk.

Each interruption checks what it promises, and leaves the game as somebody who was not there would find it.
"""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

from tests.server.client import Guest
from tests.server.people import Party

Interruption = Callable[[Party], Awaitable[None]]

# A move without an argument that is a move of this game, whether it can be made now or not.
ANY_MOVE = {"codenames": "stop", "duet": "stop", "trapwords": "ready", "decipher": "pass"}


async def refresh(party: Party) -> None:
    """Whoever reloads the page sees what they saw."""
    guest = party.dice.choice(list(party.guests.values()))
    before, number = dict(guest.sections), guest.update
    await guest.reconnect()
    assert guest.sections == before
    assert guest.update == number


async def lose_the_line(party: Party) -> None:
    """Somebody is gone for a while: the others see it and play on; the seat is kept."""
    seat, guest = party.dice.choice(list(party.guests.items())[1:])
    await guest.drop()
    await party.host.until(lambda: not is_here(party.host, guest.person))
    others = {at: other for at, other in party.guests.items() if other is not guest}
    rest = Party(others, party.dice.random(), party.clock)
    if any(other.view.get("choices") for other in others.values()):
        await rest.play(1)
    await guest.connect()
    assert guest.you["seat"] == seat
    await party.host.until(lambda: is_here(party.host, guest.person))


def is_here(guest: Guest, person: str) -> bool:
    """Does this guest see that person connected?"""
    return any(other["id"] == person and other.get("here") for other in guest.table["people"])


async def wrong_token(party: Party) -> None:
    """A stranger with somebody's table but not their token is not let in."""
    host = party.host
    stranger = Guest(host.address, host.code, host.token[:-1] + ("A" if host.token[-1] != "A" else "B"))
    await stranger.connect()
    assert stranger.close_code == 1008
    assert stranger.sections == {}
    await stranger.close()


async def pause(party: Party) -> None:
    """Nobody moves in a pause. A command that is sent again is answered, and not done again."""
    guest = party.dice.choice(list(party.guests.values()))
    number = guest.next_id()
    first = await guest.ask(number, "pause")
    assert await guest.ask(number, "pause") == first
    assert await guest.refused("pause") == "paused"
    await party.catch_up()
    assert await party.host.refused("move", **any_move(party.host)) == "paused"
    await guest.do("resume")


def any_move(guest: Guest) -> dict[str, Any]:
    """A move, made by somebody who has seen everything."""
    return {"move": {"do": ANY_MOVE[guest.view["game"]]}, "seen": guest.update}


async def out_of_date(party: Party) -> None:
    """Whoever moves without knowing what has happened is told so, and nothing happens."""
    guest = party.dice.choice(list(party.guests.values()))
    before = guest.view
    assert await guest.refused("move", **(any_move(guest) | {"seen": 0})) == "stale"
    assert guest.view == before


async def look_on(party: Party) -> None:
    """An onlooker sees the game and can do nothing about it."""
    async with await Guest.look_on(party.host.address, party.host.code) as onlooker:
        assert onlooker.view["seat"] == "spectator"
        assert onlooker.sections["game"]["yours"] == {}
        assert onlooker.view.keys().isdisjoint(
            {"choices", "key", "keys", "traps", "secret", "set_word", "word", "hidden"}
        )
        assert onlooker.you == {}
        assert await onlooker.refused("pause") == "not-seated"


async def take_back(party: Party) -> None:
    """A move is taken back when all others agree, and not when one does not."""
    for seat, guest in party.guests.items():
        answer = await guest.ask(guest.next_id(), "undo")
        if "refused" in answer:
            assert answer["refused"]["code"] == "nothing-to-undo"
            continue
        await party.catch_up()
        others = [other for other in party.guests.values() if other is not guest]
        assert guest.table["vote"] == {"kind": "undo", "seat": seat, "waiting": [other.you["seat"] for other in others]}
        if party.dice.random() < 0.5:
            before = party.host.view
            await others[-1].do("refuse")
            await party.catch_up()
            assert party.host.view == before
        else:
            await asyncio.gather(*(other.do("consent") for other in others))
        await party.catch_up()
        assert "vote" not in guest.table
        return


async def talk(party: Party) -> None:
    """What somebody may say is said, and heard; what they may not is refused."""
    guest = party.dice.choice(list(party.guests.values()))
    for channel in ("table", "side", "chiefs", "gallery"):
        line = f"{channel} {party.dice.random()}"
        if channel in guest.you.get("channels", ()):
            await guest.do("say", text=line, channel=channel)
            await party.catch_up()
            assert line in guest.lines
            if channel == "table":
                assert all(line in other.lines for other in party.guests.values())
        else:
            assert await guest.refused("say", text=line, channel=channel) == "silence"
            assert line not in guest.lines


ALL: tuple[Interruption, ...] = (
    refresh,
    lose_the_line,
    wrong_token,
    pause,
    out_of_date,
    look_on,
    take_back,
    talk,
)
