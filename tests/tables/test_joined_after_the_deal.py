"""Who joins while a game runs may have seen its secrets under another name: everybody sees it, and the host decides."""

import pytest

from cluehouse.tables import commands, entries
from cluehouse.tables.fold import fold
from cluehouse.tables.knowledge import is_late
from tests.tables.driver import TableDriver, codenames, decipher, describing, duet, table_of, trapwords

pytestmark = pytest.mark.rule("D-CN-26")


def lateness(driver: TableDriver) -> dict[str, str]:
    """How everybody sees the people who joined after the deal."""
    return {person["id"]: person["late"] for person in driver.shown()["people"] if "late" in person}


def returned(driver: TableDriver, person: str) -> str:
    """This person leaves and comes back under a new name; returns the new id."""
    driver.do(person, commands.Leave())
    return driver.join()


def test_who_saw_the_key_and_returns_under_a_new_name_cannot_guess_unless_the_host_allows_it() -> None:
    driver = codenames("red-chief", "red-1", "red-2", "blue-chief", "blue-1")
    driver.do("p3", commands.Stand())
    spy = returned(driver, "p4")
    assert lateness(driver) == {spy: "barred"}
    assert driver.refusal(spy, commands.Sit("red-2")).params == {"name": driver.table.people[spy].name}
    assert driver.refused(spy, commands.Sit("red-2")) == "joined-late"
    assert driver.refused("p1", commands.AssignSeat("red-2", spy)) == "joined-late"
    assert driver.refused(spy, commands.Admit(spy)) == "not-host"
    driver.do("p1", commands.Admit(spy))
    assert lateness(driver) == {spy: "admitted"}
    driver.do(spy, commands.Sit("red-2"))


def test_who_was_let_play_is_still_bound_by_what_they_learn_then() -> None:
    driver = codenames("red-chief", "red-1", "red-2", "blue-chief", "blue-1")
    guest = returned(driver, "p4")
    driver.do("p1", commands.Admit(guest))
    driver.do(guest, commands.Sit("blue-chief"))
    driver.do("p3", commands.Stand())
    assert driver.refused(guest, commands.Sit("red-2")) == "knows-too-much"


def test_a_seat_that_knows_everything_can_be_taken_by_anybody() -> None:
    driver = codenames()
    driver.do("p3", commands.Stand())
    driver.do(driver.join(), commands.Sit("blue-chief"))


@pytest.mark.parametrize(
    ("driver", "free"), [(duet("A1", "A2", "B1"), "A2"), (trapwords(), "red-2"), (describing(), "red-2")]
)
def test_where_every_seat_knows_something_else_no_seat_is_open_to_latecomers(driver: TableDriver, free: str) -> None:
    driver.do("p2", commands.Stand())
    assert driver.refused(driver.join(), commands.Sit(free)) == "joined-late"


def test_while_there_is_no_secret_yet_anybody_may_sit_down() -> None:
    driver = decipher()
    driver.do("p2", commands.Stand())
    guest = driver.join()
    driver.play("P1: set-word LIS")
    assert driver.refused(guest, commands.Sit("P2")) == "joined-late"
    driver.play("P3: attempt LIS")
    driver.do(guest, commands.Sit("P2"))


def test_the_host_cannot_swap_a_latecomer_into_a_guessing_seat() -> None:
    driver = codenames("red-chief", "red-1", "red-2", "blue-chief", "blue-1")
    guest = returned(driver, "p4")
    driver.do(guest, commands.Sit("blue-chief"))
    assert driver.refused("p1", commands.Swap("blue-chief", "red-1")) == "knows-too-much"


def test_a_latecomer_cannot_tell_the_spectators_what_they_may_know() -> None:
    driver = codenames()
    watcher = driver.join()
    assert driver.refused(watcher, commands.Say("POISON kills", "gallery")) == "silence"
    assert driver.refused(watcher, commands.Rename("POISON kills")) == "game-running"
    driver.do("p1", commands.Admit(watcher))
    driver.do(watcher, commands.Say("good luck", "gallery"))


def test_people_who_were_there_when_the_cards_were_dealt_are_unaffected() -> None:
    driver = table_of("codenames", "red-chief", "red-1", "blue-chief", "blue-1")
    watcher = driver.join()
    driver.do("p1", commands.Start())
    assert lateness(driver) == {}
    driver.do("p2", commands.Stand())
    driver.do(watcher, commands.Sit("red-1"))
    driver.do(watcher, commands.Stand())
    driver.do("p2", commands.Sit("red-1"))


def test_bots_are_unaffected_and_programs_count_as_people() -> None:
    driver = codenames()
    driver.do("p1", commands.AddBot("blue-1"))
    driver.step(entries.Joined("p9", "program", "hash-9", bot="program"))
    assert lateness(driver) == {"p9": "barred"}


def test_who_joins_between_games_may_sit_anywhere() -> None:
    driver = codenames()
    driver.play("red-chief: clue animal 1", "red-1: guess POISON")
    guest = driver.join()
    assert lateness(driver) == {}
    driver.do("p1", commands.Rematch(rotate=False))
    assert lateness(driver) == {}
    driver.do("p2", commands.Stand())
    driver.do(guest, commands.Sit("red-1"))


def test_in_the_next_game_a_latecomer_is_like_everybody() -> None:
    driver = codenames()
    guest = driver.join()
    driver.play("red-chief: clue animal 1", "red-1: guess POISON")
    assert lateness(driver) == {}
    driver.do("p1", commands.Rematch())
    assert lateness(driver) == {}
    assert driver.table.play is not None
    assert not is_late(driver.table.play, guest)


def test_who_reclaims_their_own_place_keeps_its_rights() -> None:
    driver = codenames("red-chief", "red-1", "red-2", "blue-chief", "blue-1")
    driver.away = {"p2"}
    claimant = driver.join()
    driver.do(claimant, commands.Claim("p2"))
    driver.do("p1", commands.Vouch(claimant, True))
    assert driver.who("red-1") == "p2"
    assert lateness(driver) == {}
    driver.do("p3", commands.Stand())
    driver.do("p2", commands.Sit("red-2"))


def test_a_transfer_keeps_the_rights_of_a_place() -> None:
    driver = codenames()
    driver.do("p2", commands.OfferTransfer())
    driver.step(entries.Transferred("p2", "another hash"), by="p2")
    assert lateness(driver) == {}


def test_only_latecomers_of_the_running_game_can_be_let_play() -> None:
    driver = codenames()
    assert driver.refused("p1", commands.Admit("p2")) == "no-such-person"
    assert driver.refused("p1", commands.Admit("p99")) == "no-such-person"
    driver.play("red-chief: clue animal 1", "red-1: guess POISON")
    assert driver.refused("p1", commands.Admit("p2")) == "no-game"


def test_who_joined_late_is_the_same_after_a_restart() -> None:
    driver = codenames()
    one, other = driver.join(), driver.join()
    driver.do("p1", commands.Admit(other))
    table = fold(map(entries.from_json, driver.log))
    assert table is not None
    assert table.play is not None
    assert (is_late(table.play, one), is_late(table.play, other)) == (True, False)
