"""Commands over a connection: carried out once, refused if stale or not allowed."""

import asyncio
from typing import Any

import pytest

from tests.server.async_test import async_test
from tests.server.client import Client
from tests.server.live_server import LiveServer
from tests.server.simulated_players import Party, choices, gather

CODENAMES: dict[str, Any] = {"game": "codenames", "pace": 0}


async def started(house: LiveServer, settings: dict[str, Any] = CODENAMES) -> Party:
    """Simulated players at the start of a game."""
    party = await gather(house.address, settings)
    await party.host.do("start")
    await party.catch_up()
    return party


def on_turn(party: Party, role: str) -> Client:
    """The chief ("chief") or the operative ("1") of the team on turn."""
    return party.clients[f"{party.host.view['side']}-{role}"]


@async_test
async def test_a_repeated_move_is_answered_again_but_made_once(house: LiveServer) -> None:
    party = await started(house)
    chief = on_turn(party, "chief")
    clue = {"move": {"do": "clue", "word": "orchard", "number": 2}, "seen": chief.update}
    first = await chief.ask("the-clue", "move", **clue)
    assert first == {"answer": "the-clue", "update": chief.update}
    await chief.reconnect()  # the answer might have been lost with the connection
    assert await chief.ask("the-clue", "move", **clue) == first
    await party.catch_up()
    assert chief.view["turn"]["word"] == "orchard"
    assert len(chief.view["turns"]) == 0


@async_test
async def test_two_people_may_use_the_same_command_id(house: LiveServer) -> None:
    party = await started(house)
    one, other = list(party.clients.values())[:2]
    await one.ask("same", "phrase", phrase="one-moment")
    await other.ask("same", "phrase", phrase="back")
    await party.catch_up()
    assert one.messages == ["one-moment", "back"]


@async_test
async def test_a_move_based_on_an_old_update_is_refused_and_changes_nothing(house: LiveServer) -> None:
    party = await started(house)
    chief, guesser = on_turn(party, "chief"), on_turn(party, "1")
    old = guesser.update
    await chief.move("clue", word="orchard", number=2)
    card = guesser.view["words"][0]
    assert await guesser.refused("move", move={"do": "guess", "card": card}, seen=old) == "stale"
    await party.catch_up()
    assert guesser.view["covers"][0] is None
    await guesser.move("guess", card=card)
    assert guesser.view["covers"][0] is not None


@async_test
async def test_a_mark_on_a_card_makes_nobodys_move_stale(house: LiveServer) -> None:
    party = await gather(
        house.address, CODENAMES, seats=("red-chief", "red-1", "red-2", "blue-chief", "blue-1", "blue-2")
    )
    await party.host.do("start")
    await party.catch_up()
    chief, one, two = on_turn(party, "chief"), on_turn(party, "1"), on_turn(party, "2")
    await chief.move("clue", word="orchard", number=2)
    await party.catch_up()
    seen = one.update
    await two.move("mark", card=two.view["words"][3])
    await one.do("move", move={"do": "guess", "card": one.view["words"][0]}, seen=seen)


@async_test
async def test_of_two_simultaneous_moves_one_is_refused_as_stale(house: LiveServer) -> None:
    party = await gather(
        house.address, CODENAMES, seats=("red-chief", "red-1", "red-2", "blue-chief", "blue-1", "blue-2")
    )
    await party.host.do("start")
    await party.catch_up()
    await on_turn(party, "chief").move("clue", word="orchard", number=2)
    await party.catch_up()
    racers = [on_turn(party, "1"), on_turn(party, "2")]
    guesses = [
        racer.ask("race", "move", move={"do": "guess", "card": card}, seen=racer.update)
        for racer, card in zip(racers, racers[0].view["words"], strict=False)
    ]
    answers = await asyncio.gather(*guesses)
    refused = [answer["refused"]["code"] for answer in answers if "refused" in answer]
    assert refused == ["stale"]
    await party.catch_up()
    assert sum(cover is not None for cover in racers[0].view["covers"]) == 1


@pytest.mark.parametrize(
    ("do", "fields", "code"),
    [
        ("start", {}, "not-host"),
        ("kick", {"person": "p1"}, "not-host"),
        ("host", {"person": "p2"}, "not-host"),
        ("place", {"seat": "red-1", "person": "p2"}, "not-host"),
        ("swap", {"seat": "red-1", "other": "blue-1"}, "not-host"),
        ("add-bot", {"seat": "red-1"}, "not-host"),
        ("settings", {"settings": {"game": "duet"}}, "not-host"),
        ("book", {"book": ""}, "not-host"),
        ("hush", {"person": "p1"}, "not-host"),
        ("rematch", {}, "not-host"),
        ("sit", {"seat": "red-chief"}, "seat-taken"),
        ("sit", {"seat": "throne"}, "seat-unknown"),
        ("move", {"move": {"do": "stop"}, "seen": 0}, "not-seated"),
        ("undo", {}, "not-seated"),
        ("consent", {}, "no-vote"),
        ("mute", {"person": "p99"}, "no-such-person"),
        ("say", {"text": "hello", "channel": "chiefs"}, "silence"),
        ("dance", {}, "bad-command"),
        ("sit", {"seat": "red-2", "crown": True}, "bad-command"),
        ("say", {"text": "x" * 10_000}, "bad-command"),
    ],
)
@async_test
async def test_a_refusal_gives_the_reason(house: LiveServer, do: str, fields: dict[str, Any], code: str) -> None:
    host = await Client.open(house.address, CODENAMES)
    await host.do("sit", seat="red-chief")
    client = await Client.join(house.address, host.code, "Bruno")
    assert await client.refused(do, **fields) == code


@async_test
async def test_a_malformed_message_is_answered(house: LiveServer) -> None:
    client = await Client.open(house.address, CODENAMES)
    await client.send('{"id": "broken", "command": {"do": ')
    await client.send('{"id": "half", "command": 7}')
    assert (await client.answer_to("half"))["refused"]["code"] == "bad-command"
    assert (await client.answer_to(""))["refused"]["code"] == "bad-command"
    await client.do("rename", name="Anna Maria")
    assert client.table["people"][0]["name"] == "Anna Maria"


@async_test
async def test_a_spectator_sees_public_facts_and_may_do_nothing(house: LiveServer) -> None:
    party = await started(house)
    spectator = await Client.join(house.address, party.host.code, "Zoe")
    visitor = await Client.watch(house.address, party.host.code)
    assert spectator.sections["game"] == visitor.sections["game"]
    assert choices(spectator) == ()
    assert await spectator.refused("move", move={"do": "stop"}, seen=spectator.update) == "not-seated"
    assert await spectator.refused("pause") == "not-seated"
    assert await visitor.refused("say", text="psst") == "not-seated"
    assert await spectator.refused("say", text="psst", channel="gallery") == "silence"  # they joined after the deal
    await party.host.do("admit", person=spectator.person)
    await spectator.do("say", text="what a game", channel="gallery")
    await party.catch_up()
    assert all(client.messages == [] for client in party.clients.values())
    assert spectator.messages == ["what a game"]


@async_test
async def test_an_undo_needs_consent_and_removes_only_its_moves_from_the_record(house: LiveServer) -> None:
    party = await started(house)
    chief = on_turn(party, "chief")
    before = party.host.sections["game"]
    await chief.move("clue", word="orchard", number=2)
    assert await chief.refused("consent") == "no-vote"
    await chief.do("undo")
    await party.catch_up()
    assert await chief.refused("undo") == "vote-pending"
    assert party.host.view["turn"]["word"] == "orchard"
    for client in party.clients.values():
        if client is not chief:
            await client.do("consent")
    await party.catch_up()
    assert party.host.sections["game"] == before
    await chief.move("clue", word="garden", number=1)


@async_test
async def test_a_seat_can_pass_to_a_bot_and_back(house: LiveServer) -> None:
    party = await started(house)
    chief, guesser = on_turn(party, "chief"), on_turn(party, "1")
    seat = guesser.you["seat"]
    await party.host.do("add-bot", seat=seat, level="dice")
    await guesser.until(lambda: guesser.you.get("seat", "") == "")
    assert choices(guesser) == ()
    await chief.move("clue", word="orchard", number=2)
    await chief.until(lambda: any(chief.view["covers"]))
    await party.host.do("place", seat=seat, person=guesser.person)
    await guesser.until(lambda: guesser.you["seat"] == seat)
    assert [person["id"] for person in party.host.table["people"]] == ["p1", "p2", "p3", "p4"]


@async_test
async def test_bots_play_a_whole_game_by_themselves(house: LiveServer) -> None:
    host = await Client.open(house.address, {"game": "codenames", "pace": 0})
    for seat in ("red-chief", "red-1", "blue-chief", "blue-1"):
        await host.do("add-bot", seat=seat, level="dice")
    await host.do("start")
    await host.until(lambda: host.view.get("outcome"))
    assert not host.table.get("running")


@async_test
async def test_a_rematch_is_played_by_the_same_people_with_new_cards(house: LiveServer) -> None:
    party = await started(house)
    words = party.host.view["words"]
    resigner = party.clients["blue-chief"]
    await resigner.do("resign")
    await party.clients["blue-1"].do("consent")
    await party.catch_up()
    assert party.host.view["outcome"] == {"winners": ["red"], "reason": "resigned"}
    await party.host.do("rematch", cards="new", rotate=True)
    await party.catch_up()
    assert party.host.you["seat"] == "red-1"
    assert party.host.table["game"] == 2
    assert party.host.view["words"] != words


@async_test
async def test_a_kicked_person_gets_a_goodbye_and_is_disconnected(house: LiveServer) -> None:
    host = await Client.open(house.address, CODENAMES)
    client = await Client.join(house.address, host.code, "Bruno")
    await host.do("kick", person=client.person)
    assert await client.until_closed() == 1000
    assert client.goodbye == {"goodbye": "left", "refused": None}
    assert [person["name"] for person in host.table["people"]] == ["Host"]


@async_test
async def test_asking_the_referee_is_private(house: LiveServer) -> None:
    party = await started(house)
    chief = on_turn(party, "chief")
    heard = {seat: len(client.traffic) for seat, client in party.clients.items()}
    answer = await chief.do("consult", text=chief.view["words"][0].lower())
    assert answer["advice"]["verdict"] == "forbidden"
    assert answer["advice"]["text"]
    await party.catch_up()
    others = [seat for seat, client in party.clients.items() if client is not chief]
    assert all(len(party.clients[seat].traffic) == heard[seat] + 1 for seat in others)  # a pong


@async_test
async def test_the_host_alone_reads_the_own_words_and_not_during_a_game(house: LiveServer) -> None:
    words = "\n".join(f"{letter}{letter}{letter}" for letter in "abcdefghijklmnopqrstuvwxyz")
    host = await Client.open(house.address, {"game": "duet", "pack": words})
    guest = await Client.join(house.address, host.code, "Guest")
    assert (await host.do("words"))["words"] == words
    assert await guest.refused("words") == "not-host"
    assert "aaa" not in str(host.table) + str(guest.table)
    await host.do("sit", seat="A1")
    await guest.do("sit", seat="B1")
    await host.do("start")
    assert await host.refused("words") == "game-running"
