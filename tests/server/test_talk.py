"""Chat over a connection: who reads which messages."""

from tests.server.async_test import async_test
from tests.server.client import Client
from tests.server.live_server import LiveServer
from tests.server.simulated_players import gather


@async_test
async def test_between_games_everybody_can_talk_to_everybody(house: LiveServer) -> None:
    party = await gather(house.address, {"game": "duet"})
    visitor = await Client.watch(house.address, party.host.code)
    await party.clients["B1"].do("say", text="  dzień   dobry ")
    await party.catch_up()
    await visitor.catch_up()
    assert party.host.messages == visitor.messages == ["dzień dobry"]


@async_test
async def test_only_the_chiefs_read_their_private_messages(house: LiveServer) -> None:
    party = await gather(house.address, {"game": "codenames"})
    await party.host.do("start")
    await party.catch_up()
    spectator = await Client.join(house.address, party.host.code, "Zoe")
    heard = {seat: len(client.traffic) for seat, client in party.clients.items()}
    await party.clients["red-chief"].do("say", text="is 'orchard' fair?", channel="chiefs")
    await party.catch_up()
    await spectator.catch_up()
    assert party.clients["blue-chief"].messages == ["is 'orchard' fair?"]
    for seat in ("red-1", "blue-1"):
        assert party.clients[seat].messages == []
        assert len(party.clients[seat].traffic) == heard[seat] + 1  # a pong, and no trace of the private message
    assert spectator.messages == []
    assert await party.clients["red-chief"].refused("say", text="the first row!") == "silence"


@async_test
async def test_a_phrase_is_sent_by_its_name_and_everybody_reads_it(house: LiveServer) -> None:
    party = await gather(house.address, {"game": "duet"})
    await party.host.do("phrase", phrase="good-luck")
    await party.catch_up()
    assert party.clients["B1"].sections["talk"][-1]["phrase"] == "good-luck"
    assert await party.host.refused("phrase", phrase="your-mother") == "bad-command"


@async_test
async def test_a_muted_person_is_hidden_from_one_reader_and_a_hushed_person_from_all(house: LiveServer) -> None:
    party = await gather(house.address, {"game": "duet"})
    host, other = party.clients.values()
    await other.do("say", text="before")
    await host.do("mute", person=other.person)
    await other.do("say", text="while muted")
    await host.catch_up()
    assert host.messages == []
    await host.do("mute", person=other.person, on=False)
    await host.catch_up()
    assert host.messages == ["before", "while muted"]
    await host.do("hush", person=other.person)
    assert await other.refused("say", text="hushed") == "hushed"
    await host.do("hush", person=other.person, on=False)
    await other.do("say", text="again")


@async_test
async def test_nobody_can_talk_at_a_table_without_chat(house: LiveServer) -> None:
    party = await gather(house.address, {"game": "duet", "talk": "off"})
    assert await party.host.refused("say", text="hello") == "silence"
    assert await party.host.refused("phrase", phrase="hello") == "silence"
