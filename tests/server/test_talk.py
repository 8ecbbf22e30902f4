"""Who hears what over the wire."""

from tests.server.client import Guest
from tests.server.evening import evening
from tests.server.people import gather
from tests.server.running import RunningHouse


@evening
async def test_between_games_everybody_talks_to_everybody(house: RunningHouse) -> None:
    party = await gather(house.address, {"game": "duet"})
    onlooker = await Guest.look_on(house.address, party.host.code)
    await party.guests["B1"].do("say", text="  dzień   dobry ")
    await party.catch_up()
    await onlooker.catch_up()
    assert party.host.lines == onlooker.lines == ["dzień dobry"]


@evening
async def test_chiefs_whisper_to_each_other_alone(house: RunningHouse) -> None:
    party = await gather(house.address, {"game": "codenames"})
    await party.host.do("start")
    await party.catch_up()
    spectator = await Guest.join(house.address, party.host.code, "Zoe")
    heard = {seat: len(guest.traffic) for seat, guest in party.guests.items()}
    await party.guests["red-chief"].do("say", text="is 'orchard' fair?", channel="chiefs")
    await party.catch_up()
    await spectator.catch_up()
    assert party.guests["blue-chief"].lines == ["is 'orchard' fair?"]
    for seat in ("red-1", "blue-1"):
        assert party.guests[seat].lines == []
        assert len(party.guests[seat].traffic) == heard[seat] + 1  # a pong, and nothing that tells of a whisper
    assert spectator.lines == []
    assert await party.guests["red-chief"].refused("say", text="the first row!") == "silence"


@evening
async def test_a_phrase_is_said_by_its_name_and_everybody_hears_it(house: RunningHouse) -> None:
    party = await gather(house.address, {"game": "duet"})
    await party.host.do("phrase", phrase="good-luck")
    await party.catch_up()
    assert party.guests["B1"].sections["talk"][-1]["phrase"] == "good-luck"
    assert await party.host.refused("phrase", phrase="your-mother") == "bad-command"


@evening
async def test_whoever_is_muted_is_not_heard_by_one_and_whoever_is_hushed_by_nobody(house: RunningHouse) -> None:
    party = await gather(house.address, {"game": "duet"})
    host, other = party.guests.values()
    await other.do("say", text="before")
    await host.do("mute", person=other.person)
    await other.do("say", text="while muted")
    await host.catch_up()
    assert host.lines == []
    await host.do("mute", person=other.person, on=False)
    await host.catch_up()
    assert host.lines == ["before", "while muted"]
    await host.do("hush", person=other.person)
    assert await other.refused("say", text="hushed") == "hushed"
    await host.do("hush", person=other.person, on=False)
    await other.do("say", text="again")


@evening
async def test_a_game_without_talk(house: RunningHouse) -> None:
    party = await gather(house.address, {"game": "duet", "talk": "off"})
    assert await party.host.refused("say", text="hello") == "silence"
    assert await party.host.refused("phrase", phrase="hello") == "silence"
