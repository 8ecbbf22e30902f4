"""The clock over a connection: it rings by itself, stops in a pause and survives a restart of the server."""

from typing import Any

from tests.server.async_test import async_test
from tests.server.conftest import StartServer
from tests.server.live_server import LiveServer, ManualClock
from tests.server.simulated_players import Party, gather

TIMED: dict[str, Any] = {
    "game": "codenames",
    "options": {"timer": "end-turn", "clue_seconds": 60, "guess_seconds": 60, "first_clue_extra": 0},
}
QUICK: dict[str, Any] = {
    "game": "trapwords",
    "options": {"seconds": 10, "reading_seconds": 0, "call_seconds": 1, "call_grace_seconds": 0, "curse_places": []},
}


async def write_traps(party: Party) -> None:
    """Let both teams write any traps."""
    for team in ("red", "blue"):
        writer = party.clients[f"{team}-1"]
        for word in ("anchor", "walnut", "zipper")[: writer.view["needed"][team]]:
            await writer.move("propose", word=word)
        await writer.move("ready")
    await party.catch_up()


@async_test
async def test_the_hourglass_runs_out_by_itself(house: LiveServer) -> None:
    party = await gather(house.address, QUICK)
    await party.host.do("start")
    await party.catch_up()
    await write_traps(party)
    view = party.host.view
    team, describer = view["turn"]["team"], party.clients[view["turn"]["describer"]]
    await describer.move("take")
    await describer.until(lambda: (describer.clock or {}).get("what") == "hourglass")
    await describer.move("say", text="You know it well.")
    await describer.until(lambda: describer.view.get("finished"))
    turn = describer.view["finished"][0]["turn"]
    assert (turn["team"], turn["end"]) == (team, "time")


@async_test
async def test_a_move_after_the_announced_end_of_the_time_comes_too_late(
    start_server: StartServer, clock: ManualClock
) -> None:
    house = start_server(now=clock)
    party = await gather(house.address, TIMED)
    await party.host.do("start")
    await party.catch_up()
    side = party.host.view["side"]
    chief, guesser = party.clients[f"{side}-chief"], party.clients[f"{side}-1"]
    assert chief.clock == {"what": "clue", "of": 60_000, "until": clock.now + 60_000}
    clock.advance(30)
    await chief.move("clue", word="orchard", number=1)
    await party.catch_up()
    assert guesser.clock == {"what": "guess", "of": 60_000, "until": clock.now + 60_000}
    clock.advance(60)
    guess = {"do": "guess", "card": guesser.view["words"][0]}
    assert await guesser.refused("move", move=guess, seen=guesser.update) == "stale"
    await party.catch_up()
    turn = party.host.view["turns"][-1]
    assert (turn["side"], turn["end"]) == (side, "time")
    assert not any(party.host.view["covers"])


@async_test
async def test_a_pause_stops_the_clock(start_server: StartServer, clock: ManualClock) -> None:
    house = start_server(now=clock)
    party = await gather(house.address, TIMED)
    await party.host.do("start")
    clock.advance(20)
    await party.host.do("pause")
    assert party.host.clock == {"what": "clue", "of": 60_000, "left": 40_000}
    clock.advance(3600)
    await party.host.do("resume")
    assert party.host.clock == {"what": "clue", "of": 60_000, "until": clock.now + 40_000}


@async_test
async def test_a_clock_survives_a_restart_of_the_server(start_server: StartServer, clock: ManualClock) -> None:
    house = start_server(now=clock)
    party = await gather(house.address, TIMED)
    await party.host.do("start")
    clock.advance(20)
    await party.close()
    house.stop()
    clock.advance(3600)
    again = start_server(now=clock)
    party.host.address = again.address
    await party.host.connect()
    assert party.host.clock == {"what": "clue", "of": 60_000, "until": clock.now + 40_000}


@async_test
async def test_players_turn_a_manual_hourglass(start_server: StartServer, clock: ManualClock) -> None:
    house = start_server(now=clock)
    party = await gather(house.address, TIMED | {"sand": "manual"})
    await party.host.do("start")
    assert party.host.clock is None
    await party.host.do("sand")
    assert party.host.clock == {"what": "clue", "of": 60_000, "until": clock.now + 60_000}
    assert await party.host.refused("sand") == "no-sand"
