"""What each person at a table is sent, and what nobody is sent."""

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from cluehouse.games.campaign import Book
from cluehouse.tables import commands, entries, payload, permissions, talk
from cluehouse.tables.settings import GameName, Settings
from cluehouse.tables.table import ONLOOKER, all_seats
from tests.tables.driver import TableDriver, codenames, decipher, describing, duet, table_of, trapwords
from tests.tables.random_session import GAMES, random_session
from tests.tables.test_settings import OWN


def everything(driver: TableDriver, person: str) -> bytes:
    """Everything that this person is sent."""
    table = driver.table
    return b"".join(
        (
            payload.table_section(table, ("p1", "p2")),
            payload.you_section(table, person, permissions.offers(table, person)),
            payload.game_section(table, driver.live.display.games, person),
            payload.clock_section(table),
            payload.talk_section(table, person),
        )
    )


# --- the table --------------------------------------------------------------------------------------


def test_everybody_sees_who_is_here_and_who_sits_where() -> None:
    driver = table_of("codenames", "red-chief", "red-1")
    driver.do("p1", commands.AddBot("blue-1", "bold"))
    seen = msgspec.json.decode(payload.table_section(driver.table, ("p2",)))
    assert seen["people"] == [
        {"id": "p1", "name": "Ala"},
        {"id": "p2", "name": "Bolek", "here": True},
        {"id": "p3", "name": "Zora", "bot": "bold"},
    ]
    assert seen["seats"] == {"red-chief": "p1", "red-1": "p2", "blue-1": "p3"}
    assert seen["chairs"] == ["red-chief", "red-1", "red-2", "blue-chief", "blue-1", "blue-2"]
    assert seen["host"] == "p1"


def test_nobody_is_sent_a_token_or_its_hash() -> None:
    driver = codenames()
    for person in ("p1", "p2", ONLOOKER):
        assert b"hash-" not in everything(driver, person)


def test_the_words_of_a_custom_pack_are_not_public() -> None:
    driver = table_of("codenames", "red-chief", pack="\n".join(OWN))
    assert driver.shown()["own_words"] is True
    for person in ("p1", "p2", ONLOOKER):
        assert not any(word.encode() in everything(driver, person) for word in OWN)
    assert table_of("codenames", "red-chief").shown()["own_words"] is False


def test_only_players_and_the_host_are_sent_the_key_of_a_book() -> None:
    driver = table_of("duet", "A1", "B1")
    guest = driver.join()
    driver.do("p1", commands.OpenBook("a-secret-key"), book=Book("Foxes"))
    assert driver.shown()["team"] == "Foxes"
    for person in (guest, ONLOOKER):
        assert b"a-secret-key" not in everything(driver, person)
    for person in ("p1", "p2"):
        assert driver.you(person)["book"] == "a-secret-key"
    driver.do("p1", commands.Stand())
    assert driver.you("p1")["book"] == "a-secret-key"


def test_the_name_of_the_record_is_sent_only_after_the_game() -> None:
    driver = table_of("codenames", "red-chief", "red-1", "blue-chief", "blue-1")
    driver.do("p1", commands.Start())
    assert driver.table.play is not None
    record = driver.table.play.record.encode()
    assert all(record not in everything(driver, person) for person in ("p1", "p2", ONLOOKER))
    driver.do("p1", commands.Resign())
    driver.do("p2", commands.Consent())
    assert driver.shown()["record"].encode() == record


def test_the_seed_of_a_deal_is_sent_to_nobody_while_the_game_is_on() -> None:
    for driver in (codenames(), duet(), trapwords(), decipher()):
        for person in (*driver.table.people, ONLOOKER):
            assert b"a seed for tests" not in everything(driver, person)


def test_a_vote_shows_who_asked_and_who_must_answer_but_not_the_number_of_moves() -> None:
    driver = codenames()
    driver.play("red-chief: clue animal 2")
    driver.do("p1", commands.Undo())
    assert set(driver.shown()["vote"]) == {"kind", "seat", "waiting"}


# --- the game ---------------------------------------------------------------------------------------


@pytest.mark.rule("CN-03")
def test_only_chiefs_see_the_key() -> None:
    driver = codenames()
    guest = driver.join()
    assert {person for person in (*driver.table.people, ONLOOKER) if driver.sees(person).key is not None} == {
        "p1",
        "p3",
    }
    driver.do("p3", commands.Stand())
    assert driver.sees("p3").key is None
    driver.do(guest, commands.Sit("blue-chief"))
    assert driver.sees(guest).key is not None


def test_every_seat_is_sent_its_own_view() -> None:
    for driver in (codenames(), duet(), describing(), decipher()):
        for seat, person in driver.table.seats.items():
            assert driver.sees(person).seat == seat
        assert driver.sees(driver.join()).seat == "spectator"
        assert driver.sees(ONLOOKER).seat == "spectator"


def test_before_the_first_game_no_view_is_sent() -> None:
    driver = table_of("codenames", "red-chief")
    assert payload.game_section(driver.table, driver.live.display.games, "p1") == b"null"
    assert payload.clock_section(driver.table) == b"null"


def test_the_clock_is_the_same_for_everybody_and_names_what_it_measures() -> None:
    driver = codenames(timer="warn", clue_seconds=60, first_clue_extra=0)
    shown = msgspec.json.decode(payload.clock_section(driver.table))
    assert shown == {"what": "clue", "of": 60_000, "until": driver.now + 60_000}
    driver.wait(10)
    driver.do("p1", commands.Pause())
    driver.wait(10)
    assert msgspec.json.decode(payload.clock_section(driver.table)) == {"what": "clue", "of": 60_000, "left": 50_000}


# --- update numbers ---------------------------------------------------------------------------------


def moved(driver: TableDriver, *lines: str) -> set[str]:
    """The people whose update number grows with these moves."""
    people = (*driver.table.people, ONLOOKER)
    before = {person: driver.update(person) for person in people}
    driver.play(*lines)
    return {person for person in people if driver.update(person) != before[person]}


def test_a_public_move_raises_every_update_number_by_one() -> None:
    driver = codenames()
    before = {person: driver.update(person) for person in (*driver.table.people, ONLOOKER)}
    driver.play("red-chief: clue roots 2")  # with a ruling of the referee in the same step
    assert {person: driver.update(person) - 1 for person in before} == before


@pytest.mark.rule("CN-46")
def test_only_the_chiefs_notice_a_private_question() -> None:
    driver = codenames()
    driver.join()
    assert moved(driver, "red-chief: ask animal 2") == {"p1", "p3"}
    assert moved(driver, "blue-chief: decline") == {"p1", "p3"}


def test_only_its_team_notices_a_new_trap() -> None:
    driver = trapwords()
    assert moved(driver, "red-1: propose moat", "red-2: strike moat") == {"p1", "p2"}


def test_a_newcomer_continues_the_update_numbers_of_spectators() -> None:
    driver = codenames()
    driver.play("red-chief: ask animal 2", "blue-chief: approve")
    onlooker = driver.update(ONLOOKER)
    guest = driver.join()
    assert driver.update(guest) == driver.update(ONLOOKER) == onlooker + 1


def test_a_change_of_people_raises_every_update_number() -> None:
    driver = codenames()
    before = {person: driver.update(person) for person in (*driver.table.people, ONLOOKER)}
    driver.do("p2", commands.Stand())
    assert {person: driver.update(person) - 1 for person in before} == before


# --- cache keys -------------------------------------------------------------------------------------


def commands_of_a_session() -> list[tuple[str, Any]]:
    return [
        ("p1", commands.Pause()),
        ("p1", commands.Resume()),
        ("p1", commands.TurnSand()),
        ("p2", commands.Mute("p3")),
        ("p1", commands.Hush("p3")),
        ("p1", commands.Undo()),
        ("p2", commands.Refuse()),
        ("p4", commands.Stand()),
        ("p4", commands.Claim("p3")),
        ("p1", commands.Vouch("p4", False)),
        ("p4", commands.Sit("blue-1")),
        ("p1", commands.Lock()),
        ("p1", commands.Lock(False)),
        ("p1", commands.Admit("p5")),
        ("p1", commands.BanPerson("p5")),
        ("p1", commands.LiftBan("p5")),
        ("p1", commands.Host("p2")),
        ("p2", commands.AddBot("blue-1")),
        ("p3", commands.Resign()),
        ("p2", commands.Agree(Settings("codenames", options={"timer": "off"}))),
        ("p2", commands.OpenBook("")),
        ("p4", commands.Rename("Zofia")),
        ("p3", commands.Ready(False)),
    ]


def test_a_section_that_changes_has_a_new_cache_key() -> None:
    """A cached section must not be older than the table."""
    driver = codenames(timer="end-turn", settings={"sand": "manual"})
    driver.play("red-chief: clue animal 2")
    driver.away = {"p3"}
    driver.join()
    seen: dict[Any, Any] = {}

    def check() -> None:
        table = driver.table
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
        driver.play(line)
    for person, command in commands_of_a_session():
        check()
        driver.do(person, command)
    check()
    assert len(seen) > 50


# --- offered commands -----------------------------------------------------------------------------

PLAIN: dict[str, commands.Command] = {
    "transfer": commands.OfferTransfer(),
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


def offered_and_accepted(driver: TableDriver, person: str) -> tuple[set[str], set[str]]:
    """The commands that a person is offered, and the ones that would be carried out."""
    plain = {
        **PLAIN,
        "settings": commands.Agree(driver.table.settings),
        "add-bot": commands.AddBot(all_seats(driver.table)[0]),
        "kick": commands.Kick(next(iter(driver.table.people))),
        "rename": commands.Rename(driver.table.people[person].name if person else "Zofia"),
    }
    assert set(plain) == set(permissions.PERMISSIONS)
    accepted = set()
    for name, command in plain.items():
        try:
            driver.refusal(person, command)
        except AssertionError:
            accepted.add(name)
    return set(permissions.offers(driver.table, person)), accepted


def check_offers(driver: TableDriver) -> None:
    for person in (*driver.table.people, ONLOOKER):
        offered, accepted = offered_and_accepted(driver, person)
        assert offered == accepted, person
        assert driver.may(person) == (offered if person else set())


def test_offered_commands_are_accepted_and_all_others_refused() -> None:
    driver = table_of("codenames", "red-chief", "red-1", "blue-chief", options={"timer": "warn"}, sand="manual")
    check_offers(driver)
    driver.join("blue-1")
    driver.join()
    check_offers(driver)
    for person, command in [
        ("p4", commands.Ready(False)),
        ("p4", commands.Ready(True)),
        ("p1", commands.Start()),
        ("p2", commands.Pause()),
        ("p1", commands.Resume()),
        ("p2", commands.TurnSand()),
    ]:
        driver.do(person, command)
        check_offers(driver)
    side = driver.state.turn.side
    for line in (
        f"{side}-chief: ask animal 2",
        f"{side}-chief: clue animal 2",
        f"{side}-1: mark {driver.state.visible[0]}",
    ):
        driver.play(line)
        check_offers(driver)
    for person, command in [
        (driver.who(f"{side}-1"), commands.Undo()),
        (driver.who(f"{side}-chief"), commands.Consent()),
        (driver.who(f"{side}-chief"), commands.Stand()),
        ("p1", commands.AddBot("blue-chief")),
        ("p2", commands.Resign()),
    ]:
        driver.do(person, command)
        check_offers(driver)


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
def test_offers_are_exact_in_every_game(begin: Callable[[], TableDriver]) -> None:
    driver = begin()
    check_offers(driver)
    driver.do("p1", commands.Resign())
    check_offers(driver)
    for person in ("p2", "p3", "p4"):
        if driver.table.vote is not None and driver.seat(person) in driver.table.vote.waiting:
            driver.do(person, commands.Consent())
            check_offers(driver)
    assert driver.state.outcome is not None
    driver.step(entries.Stood("p2"))
    check_offers(driver)


@pytest.mark.parametrize(("game", "options"), GAMES, ids=str)
def test_offers_are_exact_throughout_random_sessions(game: GameName, options: dict[str, Any]) -> None:
    for number, driver in enumerate(random_session(game, options, 3, 300)):
        if number % 8 == 0:
            check_offers(driver)
