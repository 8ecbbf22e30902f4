"""What everybody at a table is sent, and what nobody is."""

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from cluehouse.games.campaign import Book
from cluehouse.tables import commands, entries, payload, permissions, talk
from cluehouse.tables.settings import GameName, Settings
from cluehouse.tables.table import ONLOOKER
from tests.tables.random_evening import GAMES, evening
from tests.tables.scene import Scene, codenames, decipher, describing, duet, table_of, trapwords
from tests.tables.test_settings import OWN


def everything(scene: Scene, person: str) -> bytes:
    """All that this person is sent."""
    table = scene.table
    return b"".join(
        (
            payload.table_section(table, ("p1", "p2")),
            payload.you_section(table, person, permissions.offers(table, person)),
            payload.game_section(table, scene.live.display.games, person),
            payload.clock_section(table),
            payload.talk_section(table, person),
        )
    )


# --- the table --------------------------------------------------------------------------------------


def test_everybody_sees_who_is_here_and_who_sits_where() -> None:
    scene = table_of("codenames", "red-chief", "red-1")
    scene.do("p1", commands.AddBot("blue-1", "bold"))
    seen = msgspec.json.decode(payload.table_section(scene.table, ("p2",)))
    assert seen["people"] == [
        {"id": "p1", "name": "Ala"},
        {"id": "p2", "name": "Bolek", "here": True},
        {"id": "p3", "name": "Zora", "bot": "bold"},
    ]
    assert seen["seats"] == {"red-chief": "p1", "red-1": "p2", "blue-1": "p3"}
    assert seen["chairs"] == ["red-chief", "red-1", "red-2", "blue-chief", "blue-1", "blue-2"]
    assert seen["host"] == "p1"


def test_nobody_is_sent_a_token_or_its_hash() -> None:
    scene = codenames()
    for person in ("p1", "p2", ONLOOKER):
        assert b"hash-" not in everything(scene, person)


def test_the_words_of_an_own_pack_are_not_public() -> None:
    scene = table_of("codenames", "red-chief", pack="\n".join(OWN))
    assert scene.shown()["own_words"] is True
    for person in ("p1", "p2", ONLOOKER):
        assert not any(word.encode() in everything(scene, person) for word in OWN)
    assert table_of("codenames", "red-chief").shown()["own_words"] is False


def test_the_key_of_a_book_is_for_those_who_play_and_the_host() -> None:
    scene = table_of("duet", "A1", "B1")
    guest = scene.come()
    scene.do("p1", commands.OpenBook("a-secret-key"), book=Book("Foxes"))
    assert scene.shown()["team"] == "Foxes"
    for person in (guest, ONLOOKER):
        assert b"a-secret-key" not in everything(scene, person)
    for person in ("p1", "p2"):
        assert scene.you(person)["book"] == "a-secret-key"
    scene.do("p1", commands.Stand())
    assert scene.you("p1")["book"] == "a-secret-key"


def test_the_name_of_the_record_is_told_when_the_game_is_over_and_not_before() -> None:
    scene = table_of("codenames", "red-chief", "red-1", "blue-chief", "blue-1")
    scene.do("p1", commands.Start())
    assert scene.table.play is not None
    record = scene.table.play.record.encode()
    assert all(record not in everything(scene, person) for person in ("p1", "p2", ONLOOKER))
    scene.do("p1", commands.Resign())
    scene.do("p2", commands.Consent())
    assert scene.shown()["record"].encode() == record


def test_the_seed_of_a_deal_is_sent_to_nobody_while_the_game_is_on() -> None:
    for scene in (codenames(), duet(), trapwords(), decipher()):
        for person in (*scene.table.people, ONLOOKER):
            assert b"a seed for tests" not in everything(scene, person)


def test_a_vote_shows_who_asked_and_whose_consent_is_wanted_but_not_how_many_moves_it_is_about() -> None:
    scene = codenames()
    scene.play("red-chief: clue animal 2")
    scene.do("p1", commands.Undo())
    assert set(scene.shown()["vote"]) == {"kind", "seat", "waiting"}


# --- the game ---------------------------------------------------------------------------------------


@pytest.mark.rule("CN-03")
def test_a_key_is_seen_from_a_chiefs_seat_and_from_nowhere_else() -> None:
    scene = codenames()
    guest = scene.come()
    assert {person for person in (*scene.table.people, ONLOOKER) if scene.sees(person).key is not None} == {"p1", "p3"}
    scene.do("p3", commands.Stand())
    assert scene.sees("p3").key is None
    scene.do(guest, commands.Sit("blue-chief"))
    assert scene.sees(guest).key is not None


def test_every_seat_is_sent_its_own_view() -> None:
    for scene in (codenames(), duet(), describing(), decipher()):
        for seat, person in scene.table.seats.items():
            assert scene.sees(person).seat == seat
        assert scene.sees(scene.come()).seat == "spectator"
        assert scene.sees(ONLOOKER).seat == "spectator"


def test_before_the_first_game_there_is_nothing_to_see() -> None:
    scene = table_of("codenames", "red-chief")
    assert payload.game_section(scene.table, scene.live.display.games, "p1") == b"null"
    assert payload.clock_section(scene.table) == b"null"


def test_the_clock_is_the_same_for_everybody_and_says_what_runs() -> None:
    scene = codenames(timer="warn", clue_seconds=60, first_clue_extra=0)
    shown = msgspec.json.decode(payload.clock_section(scene.table))
    assert shown == {"what": "clue", "of": 60_000, "until": scene.now + 60_000}
    scene.wait(10)
    scene.do("p1", commands.Pause())
    scene.wait(10)
    assert msgspec.json.decode(payload.clock_section(scene.table)) == {"what": "clue", "of": 60_000, "left": 50_000}


# --- update numbers ---------------------------------------------------------------------------------


def moved(scene: Scene, *lines: str) -> set[str]:
    """Whose update numbers these moves move."""
    people = (*scene.table.people, ONLOOKER)
    before = {person: scene.update(person) for person in people}
    scene.play(*lines)
    return {person for person in people if scene.update(person) != before[person]}


def test_an_open_move_counts_once_for_everybody() -> None:
    scene = codenames()
    before = {person: scene.update(person) for person in (*scene.table.people, ONLOOKER)}
    scene.play("red-chief: clue roots 2")  # with a ruling of the referee in the same step
    assert {person: scene.update(person) - 1 for person in before} == before


@pytest.mark.rule("CN-46")
def test_a_whispered_question_is_noticed_by_the_chiefs_alone() -> None:
    scene = codenames()
    scene.come()
    assert moved(scene, "red-chief: ask animal 2") == {"p1", "p3"}
    assert moved(scene, "blue-chief: decline") == {"p1", "p3"}


def test_a_trap_is_noticed_by_its_team_alone() -> None:
    scene = trapwords()
    assert moved(scene, "red-1: propose moat", "red-2: strike moat") == {"p1", "p2"}


def test_a_newcomer_counts_on_from_what_onlookers_saw() -> None:
    scene = codenames()
    scene.play("red-chief: ask animal 2", "blue-chief: approve")
    onlooker = scene.update(ONLOOKER)
    guest = scene.come()
    assert scene.update(guest) == scene.update(ONLOOKER) == onlooker + 1


def test_a_step_of_people_counts_for_everybody() -> None:
    scene = codenames()
    before = {person: scene.update(person) for person in (*scene.table.people, ONLOOKER)}
    scene.do("p2", commands.Stand())
    assert {person: scene.update(person) - 1 for person in before} == before


# --- key ----------------------------------------------------------------------------------------


def steps_of_an_evening() -> list[tuple[str, Any]]:
    return [
        ("p1", commands.Pause()),
        ("p1", commands.Resume()),
        ("p1", commands.TurnSand()),
        ("p2", commands.Mute("p3")),
        ("p1", commands.Hush("p3")),
        ("p1", commands.Undo()),
        ("p2", commands.Refuse()),
        ("p4", commands.Stand()),
        ("p4", commands.Sit("blue-1")),
        ("p1", commands.Host("p2")),
        ("p2", commands.AddBot("blue-1")),
        ("p3", commands.Resign()),
        ("p2", commands.Agree(Settings("codenames", options={"timer": "off"}))),
        ("p2", commands.OpenBook("")),
        ("p4", commands.Rename("Zofia")),
        ("p3", commands.Ready(False)),
    ]


def test_a_section_that_changes_changes_its_key() -> None:
    """What is kept from step to step must not be older than the table."""
    scene = codenames(timer="end-turn", settings={"sand": "manual"})
    scene.play("red-chief: clue animal 2")
    seen: dict[Any, Any] = {}

    def check() -> None:
        table = scene.table
        for who in (*table.people, ONLOOKER):
            may = permissions.offers(table, who)
            shared = [*payload.table_key(table), *payload.shared_you_key(table)]
            key = [*shared, payload.can_take_back(table, who)]
            assert seen.setdefault((who, "may", msgspec.json.encode(key)), may) == may
            yous, key = payload.you_section(table, who, may), [*key, talk.talk_key(table)]
            assert seen.setdefault((who, "you", msgspec.json.encode(key)), yous) == yous
        whole = payload.table_section(table, ())
        assert seen.setdefault(("table", msgspec.json.encode(payload.table_key(table))), whole) == whole

    for line in ("red-1: mark ROOT", "red-1: guess ROOT", "red-1: guess CHAIR", "blue-chief: clue plant 1"):
        check()
        scene.play(line)
    for person, command in steps_of_an_evening():
        check()
        scene.do(person, command)
    check()
    assert len(seen) > 50


# --- what is offered is what is done ----------------------------------------------------------------

PLAIN: dict[str, commands.Command] = {
    "stand": commands.Stand(),
    "ready": commands.Ready(False),
    "start": commands.Start(),
    "rematch": commands.Rematch(),
    "undo": commands.Undo(),
    "resign": commands.Resign(),
    "consent": commands.Consent(),
    "refuse": commands.Refuse(),
    "pause": commands.Pause(),
    "resume": commands.Resume(),
    "sand": commands.TurnSand(),
}


def offered_and_accepted(scene: Scene, person: str) -> tuple[set[str], set[str]]:
    """The commands that a person is offered, and those that would be done."""
    plain = {
        **PLAIN,
        "settings": commands.Agree(scene.table.settings),
        "kick": commands.Kick(next(iter(scene.table.people))),
        "rename": commands.Rename(scene.table.people[person].name if person else "Zofia"),
    }
    assert set(plain) == set(permissions.PERMISSIONS)
    accepted = set()
    for name, command in plain.items():
        try:
            scene.refusal(person, command)
        except AssertionError:
            accepted.add(name)
    return set(permissions.offers(scene.table, person)), accepted


def check_offers(scene: Scene) -> None:
    for person in (*scene.table.people, ONLOOKER):
        offered, accepted = offered_and_accepted(scene, person)
        assert offered == accepted, person
        assert scene.may(person) == (offered if person else set())


def test_what_is_offered_is_accepted_and_everything_else_refused() -> None:
    scene = table_of("codenames", "red-chief", "red-1", "blue-chief", options={"timer": "warn"}, sand="manual")
    check_offers(scene)
    scene.come("blue-1")
    scene.come()
    check_offers(scene)
    for person, command in [
        ("p4", commands.Ready(False)),
        ("p4", commands.Ready(True)),
        ("p1", commands.Start()),
        ("p2", commands.Pause()),
        ("p1", commands.Resume()),
        ("p2", commands.TurnSand()),
    ]:
        scene.do(person, command)
        check_offers(scene)
    side = scene.state.turn.side
    for line in (
        f"{side}-chief: ask animal 2",
        f"{side}-chief: clue animal 2",
        f"{side}-1: mark {scene.state.visible[0]}",
    ):
        scene.play(line)
        check_offers(scene)
    for person, command in [
        (scene.who(f"{side}-1"), commands.Undo()),
        (scene.who(f"{side}-chief"), commands.Consent()),
        (scene.who(f"{side}-chief"), commands.Stand()),
        ("p1", commands.AddBot("blue-chief")),
        ("p2", commands.Resign()),
    ]:
        scene.do(person, command)
        check_offers(scene)


@pytest.mark.parametrize(
    "begin",
    [
        lambda: codenames("red-chief", "blue-chief", "operative", variant="shared"),
        lambda: duet("A1", "B1", "B2"),
        decipher,
        describing,
    ],
    ids=["shared", "duet", "decipher", "trapwords"],
)
def test_offers_hold_in_every_game(begin: Callable[[], Scene]) -> None:
    scene = begin()
    check_offers(scene)
    scene.do("p1", commands.Resign())
    check_offers(scene)
    for person in ("p2", "p3", "p4"):
        if scene.table.vote is not None and scene.seat(person) in scene.table.vote.waiting:
            scene.do(person, commands.Consent())
            check_offers(scene)
    assert scene.state.outcome is not None
    scene.step(entries.Stood("p2"))
    check_offers(scene)


@pytest.mark.parametrize(("game", "options"), GAMES, ids=str)
def test_offers_hold_whatever_happens(game: GameName, options: dict[str, Any]) -> None:
    for number, scene in enumerate(evening(game, options, 3, 300)):
        if number % 8 == 0:
            check_offers(scene)
