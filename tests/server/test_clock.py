"""The clock over the wire: the house's time, which rings by itself, stops in a pause and outlives the house."""

from typing import Any

from tests.server.conftest import OpenHouse
from tests.server.evening import evening
from tests.server.people import Party, gather
from tests.server.running import HeldClock, RunningHouse

TIMED: dict[str, Any] = {
    "game": "codenames",
    "options": {"timer": "end-turn", "clue_seconds": 60, "guess_seconds": 60, "first_clue_extra": 0},
}
QUICK: dict[str, Any] = {
    "game": "trapwords",
    "options": {"seconds": 1, "reading_seconds": 0, "call_seconds": 1, "call_grace_seconds": 0, "curse_places": []},
}


async def write_traps(party: Party) -> None:
    """Both teams write their traps, whatever they are."""
    for team in ("red", "blue"):
        writer = party.guests[f"{team}-1"]
        for word in ("anchor", "walnut", "zipper")[: writer.view["needed"][team]]:
            await writer.move("propose", word=word)
        await writer.move("ready")
    await party.catch_up()


@evening
async def test_the_hourglass_runs_out_by_itself(house: RunningHouse) -> None:
    party = await gather(house.address, QUICK)
    await party.host.do("start")
    await party.catch_up()
    await write_traps(party)
    view = party.host.view
    team, describer = view["turn"]["team"], party.guests[view["turn"]["describer"]]
    await describer.move("take")
    await describer.until(lambda: (describer.clock or {}).get("what") == "hourglass")
    await describer.move("say", text="You know it well.")
    await describer.until(lambda: describer.view.get("finished"))
    turn = describer.view["finished"][0]["turn"]
    assert (turn["team"], turn["end"]) == (team, "time")


@evening
async def test_the_clock_says_when_it_runs_out_and_the_late_are_late(open_house: OpenHouse, clock: HeldClock) -> None:
    house = open_house(now=clock)
    party = await gather(house.address, TIMED)
    await party.host.do("start")
    await party.catch_up()
    side = party.host.view["side"]
    chief, guesser = party.guests[f"{side}-chief"], party.guests[f"{side}-1"]
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


@evening
async def test_a_pause_stops_the_clock(open_house: OpenHouse, clock: HeldClock) -> None:
    house = open_house(now=clock)
    party = await gather(house.address, TIMED)
    await party.host.do("start")
    clock.advance(20)
    await party.host.do("pause")
    assert party.host.clock == {"what": "clue", "of": 60_000, "left": 40_000}
    clock.advance(3600)
    await party.host.do("resume")
    assert party.host.clock == {"what": "clue", "of": 60_000, "until": clock.now + 40_000}


@evening
async def test_a_clock_outlives_the_house(open_house: OpenHouse, clock: HeldClock) -> None:
    house = open_house(now=clock)
    party = await gather(house.address, TIMED)
    await party.host.do("start")
    clock.advance(20)
    await party.close()
    house.stop()
    clock.advance(3600)
    again = open_house(now=clock)
    party.host.address = again.address
    await party.host.connect()
    assert party.host.clock == {"what": "clue", "of": 60_000, "until": clock.now + 40_000}


@evening
async def test_the_sand_is_turned_by_hand_where_the_table_wants_it_so(open_house: OpenHouse, clock: HeldClock) -> None:
    house = open_house(now=clock)
    party = await gather(house.address, TIMED | {"sand": "manual"})
    await party.host.do("start")
    assert party.host.clock is None
    await party.host.do("sand")
    assert party.host.clock == {"what": "clue", "of": 60_000, "until": clock.now + 60_000}
    assert await party.host.refused("sand") == "no-sand"
