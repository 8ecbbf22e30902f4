"""Tables where clues are said aloud: no bots, and a referee that waits for a text."""

from typing import Any

import pytest

from cluehouse.tables import commands, entries
from cluehouse.tables.settings import Settings
from tests.tables.driver import TableDriver, codenames, duet, table_of

SPOKEN = {"spoken": True}
GAMES = [("codenames", ("red-chief", "red-1", "blue-chief"), "blue-1"), ("duet", ("A1",), "B1")]


def program(driver: TableDriver) -> str:
    """A program that has joined the table."""
    person = f"p{driver.table.came + 1}"
    driver.step(entries.Joined(person, "Robot", "hash", "program"), by=person)
    return person


# --- bots do not hear -------------------------------------------------------------------------------


@pytest.mark.rule("CN-18", "D-CN-23")
@pytest.mark.parametrize(("game", "seats", "free"), GAMES)
def test_a_spoken_table_seats_no_bot(game: str, seats: tuple[str, ...], free: str) -> None:
    driver = table_of(game, *seats, options=SPOKEN)
    assert driver.refused("p1", commands.AddBot(free)) == "no-bots"
    assert "add-bot" not in driver.may("p1")
    robot = program(driver)
    assert driver.refused(robot, commands.Sit(free)) == "no-bots"
    assert driver.refused("p1", commands.AssignSeat(free, robot)) == "no-bots"
    driver.join(free)
    driver.do("p1", commands.Start())
    assert driver.refused("p1", commands.AddBot(free)) == "no-bots"


@pytest.mark.parametrize(("game", "seats", "free"), GAMES)
def test_clues_cannot_be_spoken_while_a_bot_is_seated(game: str, seats: tuple[str, ...], free: str) -> None:
    driver = table_of(game, *seats)
    assert "add-bot" in driver.may("p1")
    driver.do("p1", commands.AddBot(free))
    spoken = commands.Agree(Settings(game, options=SPOKEN))
    assert driver.refused("p1", spoken) == "no-bots"
    driver.do("p1", commands.Kick(driver.who(free)))
    driver.do("p1", spoken)


def test_bots_still_play_trapwords_aloud() -> None:
    driver = table_of("trapwords", "red-1", options=SPOKEN)
    driver.do("p1", commands.AddBot("red-2"))


# --- the referee ------------------------------------------------------------------------------------


@pytest.mark.rule("CN-18", "DU-35")
@pytest.mark.parametrize(("game", "giver", "guesser"), [(codenames, "red-chief", "red-1"), (duet, "A1", "B1")])
@pytest.mark.parametrize("referee", ["strict", "rulebook"])
def test_the_referee_says_nothing_about_a_clue_that_nobody_can_read(
    game: Any, giver: str, guesser: str, referee: str
) -> None:
    driver = game(settings={"referee": referee}, spoken=True)
    driver.play(f"{giver}: announce 2")
    unread = driver.state.turn.ruling
    assert unread is None
    driver.play(f"{guesser}: ask-spelling", f"{giver}: spell seven")
    assert driver.state.turn.ruling.verdict == "doubtful"


@pytest.mark.rule("CN-18")
def test_a_strict_referee_does_not_keep_a_chief_from_spelling_what_was_said() -> None:
    driver = codenames(settings={"referee": "strict"}, spoken=True)
    driver.play("red-chief: announce 2", "blue-1: ask-spelling", "red-chief: spell roots")
    assert driver.state.turn.ruling.verdict == "forbidden"
    driver.play("blue-1: object", "blue-chief: uphold")
    assert driver.state.penalty


@pytest.mark.rule("CN-73")
def test_a_clue_that_is_spelt_after_the_first_guess_is_not_judged_any_more() -> None:
    driver = codenames(settings={"referee": "rulebook"}, spoken=True)
    driver.play("red-chief: announce 2", "red-1: guess LEAF", "red-1: ask-spelling", "red-chief: spell roots")
    assert driver.state.turn.ruling is None
    driver.play("red-1: stop")
