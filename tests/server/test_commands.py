"""What is asked of a table over the wire: once, in time, by those who may."""

import asyncio
from typing import Any

import pytest

from tests.server.client import Guest
from tests.server.evening import evening
from tests.server.people import Party, choices, gather
from tests.server.running import RunningHouse

CODENAMES: dict[str, Any] = {"game": "codenames", "pace": 0}


async def started(house: RunningHouse, settings: dict[str, Any] = CODENAMES) -> Party:
    """A game that has just begun."""
    party = await gather(house.address, settings)
    await party.host.do("start")
    await party.catch_up()
    return party


def on_turn(party: Party, role: str) -> Guest:
    """The chief ("chief") or the guesser ("1") of the team on turn."""
    return party.guests[f"{party.host.view['side']}-{role}"]


@evening
async def test_a_repeated_move_is_answered_and_made_once(house: RunningHouse) -> None:
    party = await started(house)
    chief = on_turn(party, "chief")
    clue = {"move": {"do": "clue", "word": "orchard", "number": 2}, "seen": chief.update}
    first = await chief.ask("the-clue", "move", **clue)
    assert first == {"answer": "the-clue", "update": chief.update}
    await chief.reconnect()  # the answer might have been lost with the line
    assert await chief.ask("the-clue", "move", **clue) == first
    await party.catch_up()
    assert chief.view["turn"]["word"] == "orchard"
    assert len(chief.view["turns"]) == 0


@evening
async def test_ids_belong_to_the_person_who_gave_them(house: RunningHouse) -> None:
    party = await started(house)
    one, other = list(party.guests.values())[:2]
    await one.ask("same", "phrase", phrase="one-moment")
    await other.ask("same", "phrase", phrase="back")
    await party.catch_up()
    assert one.lines == ["one-moment", "back"]


@evening
async def test_a_move_on_an_old_picture_is_refused_and_changes_nothing(house: RunningHouse) -> None:
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


@evening
async def test_pointing_at_a_card_makes_nobodys_picture_old(house: RunningHouse) -> None:
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


@evening
async def test_of_two_who_move_at_once_one_is_told_to_look_again(house: RunningHouse) -> None:
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
@evening
async def test_whoever_may_not_is_told_why(house: RunningHouse, do: str, fields: dict[str, Any], code: str) -> None:
    host = await Guest.open(house.address, CODENAMES)
    await host.do("sit", seat="red-chief")
    guest = await Guest.join(house.address, host.code, "Bruno")
    assert await guest.refused(do, **fields) == code


@evening
async def test_a_message_that_cannot_be_read_is_answered(house: RunningHouse) -> None:
    guest = await Guest.open(house.address, CODENAMES)
    await guest.send('{"id": "broken", "command": {"do": ')
    await guest.send('{"id": "half", "command": 7}')
    assert (await guest.answer_to("half"))["refused"]["code"] == "bad-command"
    assert (await guest.answer_to(""))["refused"]["code"] == "bad-command"
    await guest.do("rename", name="Anna Maria")
    assert guest.table["people"][0]["name"] == "Anna Maria"


@evening
async def test_a_spectator_sees_what_everybody_sees_and_may_do_nothing(house: RunningHouse) -> None:
    party = await started(house)
    spectator = await Guest.join(house.address, party.host.code, "Zoe")
    onlooker = await Guest.look_on(house.address, party.host.code)
    assert spectator.sections["game"] == onlooker.sections["game"]
    assert choices(spectator) == ()
    assert await spectator.refused("move", move={"do": "stop"}, seen=spectator.update) == "not-seated"
    assert await spectator.refused("pause") == "not-seated"
    assert await onlooker.refused("say", text="psst") == "not-seated"
    await spectator.do("say", text="what a game", channel="gallery")
    await party.catch_up()
    assert all(guest.lines == [] for guest in party.guests.values())
    assert spectator.lines == ["what a game"]


@evening
async def test_undo_takes_back_by_consent_and_the_record_forgets_nothing_else(house: RunningHouse) -> None:
    party = await started(house)
    chief = on_turn(party, "chief")
    before = party.host.sections["game"]
    await chief.move("clue", word="orchard", number=2)
    assert await chief.refused("consent") == "no-vote"
    await chief.do("undo")
    await party.catch_up()
    assert await chief.refused("undo") == "vote-pending"
    assert party.host.view["turn"]["word"] == "orchard"
    for guest in party.guests.values():
        if guest is not chief:
            await guest.do("consent")
    await party.catch_up()
    assert party.host.sections["game"] == before
    await chief.move("clue", word="garden", number=1)


@evening
async def test_a_seat_is_handed_to_a_bot_and_back(house: RunningHouse) -> None:
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


@evening
async def test_bots_play_a_whole_game_by_themselves(house: RunningHouse) -> None:
    host = await Guest.open(house.address, {"game": "codenames", "pace": 0})
    for seat in ("red-chief", "red-1", "blue-chief", "blue-1"):
        await host.do("add-bot", seat=seat, level="dice")
    await host.do("start")
    await host.until(lambda: host.view.get("outcome"))
    assert not host.table.get("running")


@evening
async def test_a_rematch_is_played_by_the_same_people_with_new_cards(house: RunningHouse) -> None:
    party = await started(house)
    words = party.host.view["words"]
    resigner = party.guests["blue-chief"]
    await resigner.do("resign")
    await party.guests["blue-1"].do("consent")
    await party.catch_up()
    assert party.host.view["outcome"] == {"winners": ["red"], "reason": "resigned"}
    await party.host.do("rematch", cards="new", rotate=True)
    await party.catch_up()
    assert party.host.you["seat"] == "red-1"
    assert party.host.table["game"] == 2
    assert party.host.view["words"] != words


@evening
async def test_whoever_is_asked_to_leave_is_told_and_cut_off(house: RunningHouse) -> None:
    host = await Guest.open(house.address, CODENAMES)
    guest = await Guest.join(house.address, host.code, "Bruno")
    await host.do("kick", person=guest.person)
    assert await guest.until_closed() == 1000
    assert guest.goodbye == {"goodbye": "left", "refused": None}
    assert [person["name"] for person in host.table["people"]] == ["Host"]


@evening
async def test_whoever_is_asked_nothing_can_ask_the_referee_alone(house: RunningHouse) -> None:
    party = await started(house)
    chief = on_turn(party, "chief")
    heard = {seat: len(guest.traffic) for seat, guest in party.guests.items()}
    answer = await chief.do("consult", text=chief.view["words"][0].lower())
    assert answer["advice"]["verdict"] == "forbidden"
    assert answer["advice"]["text"]
    await party.catch_up()
    others = [seat for seat, guest in party.guests.items() if guest is not chief]
    assert all(len(party.guests[seat].traffic) == heard[seat] + 1 for seat in others)  # a pong
