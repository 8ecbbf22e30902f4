"""Joining, leaving and taking seats: who may do what to whom."""

import pytest

from cluehouse.tables import commands, entries
from cluehouse.tables.people import MOST_PEOPLE
from cluehouse.tables.settings import Settings
from cluehouse.tables.table import bots
from tests.tables.driver import TableDriver, codenames, table_of


@pytest.fixture
def four() -> TableDriver:
    """Four people at a table of Codenames, before a game; p1 is the host."""
    return table_of("codenames", "red-chief", "red-1", "blue-chief", "blue-1")


# --- names ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["", "   ", "\u200b", "x" * 25, "\u2800\u3164"])
def test_a_nickname_must_be_visible_and_short(four: TableDriver, name: str) -> None:
    assert four.refused("p2", commands.Rename(name)) == "bad-name"


def test_a_nickname_is_normalized(four: TableDriver) -> None:
    four.do("p2", commands.Rename("  Zo\u0308e\u200b   X "))
    assert four.table.people["p2"].name == "Zöe X"


@pytest.mark.parametrize("name", ["Ala", "ALA", "ala", " Ala ", "A\u200bla"])
def test_two_people_cannot_have_the_same_name_in_any_spelling(four: TableDriver, name: str) -> None:
    assert four.refused("p2", commands.Rename(name)) == "name-taken"


def test_a_person_may_change_the_case_of_their_own_name(four: TableDriver) -> None:
    four.do("p2", commands.Rename("BOLEK"))
    assert four.table.people["p2"].name == "BOLEK"


def test_bots_do_not_take_a_name_that_somebody_has(four: TableDriver) -> None:
    four.do("p2", commands.Rename("kostka"))
    for number in range(2, 14):
        four.do("p1", commands.AddBot(f"red-{number}"))
    names = [person.name.casefold() for person in four.table.people.values()]
    assert len(names) == len(set(names))


def test_old_messages_keep_the_name_that_their_author_had(four: TableDriver) -> None:
    four.do("p2", commands.Say("before"))
    four.do("p2", commands.Rename("Zofia"))
    four.do("p2", commands.Say("after"))
    assert [line.name for line in four.table.talk] == ["Bolek", "Zofia"]


# --- seats ------------------------------------------------------------------------------------------


def test_sitting_in_an_empty_seat_leaves_the_old_one_empty(four: TableDriver) -> None:
    four.do("p2", commands.Sit("red-2"))
    assert four.table.seats == {"red-chief": "p1", "red-2": "p2", "blue-chief": "p3", "blue-1": "p4"}


@pytest.mark.parametrize(
    ("seat", "code"),
    [("red-1", "already-sitting"), ("blue-1", "seat-taken"), ("red-9", "seat-unknown"), ("", "seat-unknown")],
)
def test_only_an_empty_seat_of_this_table_can_be_taken(four: TableDriver, seat: str, code: str) -> None:
    assert four.refused("p2", commands.Sit(seat)) == code


def test_standing_up_frees_the_seat(four: TableDriver) -> None:
    four.do("p2", commands.Stand())
    assert "red-1" not in four.table.seats
    assert four.refused("p2", commands.Stand()) == "not-seated"
    four.do(four.join(), commands.Sit("red-1"))


def test_during_a_game_an_empty_seat_can_be_taken_and_none_is_added() -> None:
    driver = codenames()
    driver.do("p4", commands.Stand())
    assert driver.shown()["chairs"] == ["red-chief", "red-1", "blue-chief", "blue-1"]
    newcomer = driver.join()
    assert driver.refused(newcomer, commands.Sit("blue-2")) == "seat-unknown"
    driver.do("p1", commands.Admit(newcomer))
    driver.do(newcomer, commands.Sit("blue-1"))
    assert driver.sees(newcomer).seat == "blue-1"


def test_the_host_can_swap_two_seats_even_if_one_is_empty(four: TableDriver) -> None:
    four.do("p1", commands.Swap("red-1", "blue-1"))
    assert (four.who("red-1"), four.who("blue-1")) == ("p4", "p2")
    four.do("p1", commands.Swap("red-1", "red-2"))
    assert four.who("red-2") == "p4"
    assert "red-1" not in four.table.seats
    four.do("p1", commands.Swap("red-chief", "red-chief"))
    assert four.who("red-chief") == "p1"
    assert four.refused("p1", commands.Swap("red-1", "nowhere")) == "seat-unknown"


def test_the_host_can_assign_a_seat_and_its_occupant_stands_up(four: TableDriver) -> None:
    four.do("p1", commands.AssignSeat("red-1", "p4"))
    assert four.who("red-1") == "p4"
    assert four.seat("p2") is None
    assert "blue-1" not in four.table.seats
    assert four.refused("p1", commands.AssignSeat("red-1", "p99")) == "no-such-person"
    assert four.refused("p1", commands.AssignSeat("red-7", "p2")) == "seat-unknown"


def test_a_person_who_lost_their_seat_no_longer_delays_the_start(four: TableDriver) -> None:
    four.do("p2", commands.Ready(False))
    assert four.refused("p1", commands.Start()) == "not-ready"
    newcomer = four.join()
    four.do("p1", commands.AssignSeat("red-1", newcomer))
    assert four.shown().get("unready", []) == []
    four.do("p1", commands.Start())


def test_a_person_whose_seat_was_removed_by_new_settings_no_longer_delays_the_start(four: TableDriver) -> None:
    four.do("p4", commands.Ready(False))
    four.do("p1", commands.Agree(Settings("codenames", options={"variant": "shared"})))
    assert four.table.seats == {"red-chief": "p1", "blue-chief": "p3", "operative": "p2"}
    four.do("p1", commands.Start())


# --- the host ---------------------------------------------------------------------------------------

HOSTS_OWN = [
    commands.AssignSeat("red-1", "p3"),
    commands.Swap("red-1", "blue-1"),
    commands.Kick("p3"),
    commands.Host("p3"),
    commands.AddBot("red-2"),
    commands.Start(),
    commands.Rematch(),
    commands.Hush("p3"),
    commands.OpenBook(""),
]


@pytest.mark.parametrize("command", HOSTS_OWN, ids=lambda command: str(type(command).__name__))
def test_only_the_host_can_give_host_commands(four: TableDriver, command: commands.Command) -> None:
    assert four.refused("p2", command) == "not-host"
    assert four.refused("", command) == "not-host"


def test_only_the_host_can_change_the_settings(four: TableDriver) -> None:
    assert four.refused("p2", commands.Agree(four.table.settings)) == "not-host"


def test_the_host_can_make_another_person_host(four: TableDriver) -> None:
    four.do("p1", commands.Host("p3"))
    assert four.table.host == "p3"
    assert four.refused("p1", commands.Kick("p2")) == "not-host"
    four.do("p3", commands.Kick("p2"))


def test_a_bot_is_never_host(four: TableDriver) -> None:
    four.do("p1", commands.AddBot("red-2"))
    four.step(entries.Joined("p6", "program", "hash-6", bot="program"))
    assert four.refused("p1", commands.Host("p5")) == "no-such-person"
    assert four.refused("p1", commands.Host("p6")) == "no-such-person"
    assert four.refused("p1", commands.Host("p99")) == "no-such-person"
    for person in ("p1", "p2", "p3"):
        four.do(person, commands.Leave())
    assert four.table.host == "p4"
    four.do("p4", commands.Leave())
    assert four.table.host == ""
    assert four.join() == four.table.host


def test_when_the_host_leaves_the_first_arrival_becomes_host(four: TableDriver) -> None:
    four.do("p1", commands.Leave())
    assert four.table.host == "p2"
    assert "p1" not in four.table.people
    assert "red-chief" not in four.table.seats
    four.do("p3", commands.Leave())
    assert four.table.host == "p2"


def test_a_kicked_person_loses_the_seat(four: TableDriver) -> None:
    four.do("p1", commands.Kick("p2"))
    assert "p2" not in four.table.people
    assert "red-1" not in four.table.seats
    assert four.refused("p1", commands.Kick("p2")) == "no-such-person"


def test_ids_of_people_who_left_are_not_used_again(four: TableDriver) -> None:
    four.do("p1", commands.Kick("p4"))
    assert four.join() == "p5"
    four.do("p1", commands.AddBot("red-2"))
    assert four.who("red-2") == "p6"


def test_a_hushed_person_who_leaves_is_no_longer_hushed(four: TableDriver) -> None:
    four.do("p1", commands.Hush("p2"))
    four.do("p2", commands.Leave())
    assert four.table.hushed == frozenset()


# --- bots -------------------------------------------------------------------------------------------


def test_a_bot_can_replace_the_occupant_of_a_seat(four: TableDriver) -> None:
    four.do("p1", commands.AddBot("red-1", "dice"))
    assert four.table.people[four.who("red-1")].bot == "dice"
    assert four.seat("p2") is None
    assert "p2" in four.table.people


def test_a_bot_that_is_replaced_by_another_bot_leaves(four: TableDriver) -> None:
    four.do("p1", commands.AddBot("red-1"))
    first = four.who("red-1")
    four.do("p1", commands.AddBot("red-1", "bold"))
    assert first not in four.table.people
    assert [(seat, bot.bot) for seat, bot in bots(four.table)] == [("red-1", "bold")]


def test_a_program_with_a_token_is_not_a_bot_of_the_house(four: TableDriver) -> None:
    four.step(entries.Joined("p5", "program", "hash-5", bot="program"))
    four.do("p5", commands.Sit("red-2"))
    assert list(bots(four.table)) == []
    assert next(person for person in four.shown()["people"] if person["id"] == "p5")["bot"] == "program"


def test_a_seat_can_pass_to_a_bot_and_back_during_a_game() -> None:
    driver = codenames()
    driver.do("p1", commands.AddBot("blue-1"))
    driver.do("p1", commands.AssignSeat("blue-1", "p4"))
    assert driver.who("blue-1") == "p4"
    driver.play("red-chief: clue animal 2")


def test_nobody_can_join_a_full_table(four: TableDriver) -> None:
    while len(four.table.people) < MOST_PEOPLE:
        number = four.table.came + 1
        four.step(entries.Joined(f"p{number}", f"guest {number}", f"hash-{number}"))
    assert four.refused("p1", commands.AddBot("red-2")) == "table-full"
    four.do("p1", commands.Kick("p64"))
    four.do("p1", commands.AddBot("red-2"))


# --- ready and start --------------------------------------------------------------------------------


def test_only_seated_people_can_be_ready_and_only_before_a_game(four: TableDriver) -> None:
    guest = four.join()
    assert four.refused(guest, commands.Ready(False)) == "not-seated"
    four.do("p1", commands.Start())
    assert four.refused("p2", commands.Ready(False)) == "game-running"


def test_the_start_waits_until_everybody_but_the_host_is_ready(four: TableDriver) -> None:
    four.do("p1", commands.Ready(False))
    four.do("p2", commands.Ready(False))
    assert four.refused("p1", commands.Start()) == "not-ready"
    assert four.shown()["unready"] == ["p1", "p2"]
    four.do("p2", commands.Ready(True))
    four.do("p1", commands.Start())
    assert four.shown().get("unready", []) == []


def test_a_person_who_stands_up_or_changes_seats_no_longer_delays_the_start(four: TableDriver) -> None:
    four.do("p2", commands.Ready(False))
    four.do("p2", commands.Stand())
    four.do("p2", commands.Sit("red-1"))
    four.do("p1", commands.Start())


# --- bots that have nothing more to do --------------------------------------------------------------


def test_a_bot_that_loses_its_seat_leaves(four: TableDriver) -> None:
    four.do("p1", commands.AddBot("red-2"))
    four.do("p1", commands.AddBot("blue-2"))
    four.do("p1", commands.AssignSeat("red-2", "p4"))
    assert [seat for seat, _ in bots(four.table)] == ["blue-2"]
    four.do("p1", commands.Agree(Settings("codenames", options={"variant": "ghost"})))
    assert len(four.table.people) == 4


def test_a_nickname_cannot_be_changed_during_a_game_or_while_hushed() -> None:
    driver = codenames()
    assert driver.refused("p1", commands.Rename("OCEAN for two")) == "game-running"
    driver.do("p1", commands.Stand())
    assert driver.refused("p1", commands.Rename("OCEAN for two")) == "game-running"
    guest = driver.join()
    assert driver.refused(guest, commands.Rename("OCEAN for two")) == "game-running"
    driver.do("p1", commands.Admit(guest))
    driver.do(guest, commands.Rename("Zofia"))
    driver.do("p1", commands.Hush(guest))
    assert driver.refused(guest, commands.Rename("Not fair")) == "hushed"


def test_the_host_can_resume_a_game_that_another_person_paused() -> None:
    driver = codenames()
    driver.do("p2", commands.Pause())
    driver.do("p1", commands.Stand())
    driver.do("p2", commands.Stand())
    assert driver.refused("p2", commands.Resume()) == "not-seated"
    driver.do("p1", commands.Resume())
    assert not driver.table.paused
