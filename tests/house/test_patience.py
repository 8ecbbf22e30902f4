"""Bots that play with people leave them time, and what is theirs to say; among themselves they go on."""

from typing import Any

import pytest

from cluehouse.games.duet import moves as duet
from cluehouse.games.trapwords import moves as trapwords
from cluehouse.house.patience import patience
from cluehouse.tables.settings import Settings
from cluehouse.tables.table import Person, Play, Table
from tests.duet import table as sides
from tests.trapwords import table as maze


def table(game: Any, state: Any, people: dict[str, str]) -> Table:
    """A table in the midst of a game; who sits where, "" for a person."""
    known = {seat: Person(seat, seat, bot=level) for seat, level in people.items()}
    play = Play(1, game, state.deal, state, "record")
    return Table("BADO-KEMI", Settings(game, ("en",)), people=known, seats={seat: seat for seat in people}, play=play)


WITH_PERSON = {"red-1": "even", "red-2": "", "blue-1": "even", "blue-2": "even"}
BOTS = dict.fromkeys(WITH_PERSON, "even")


def test_people_say_when_the_list_that_they_write_is_done() -> None:
    state = maze.table()
    assert patience(table("trapwords", state, WITH_PERSON), "red-1", trapwords.Ready()) is None
    assert patience(table("trapwords", state, WITH_PERSON), "blue-1", trapwords.Ready()) == 0
    assert patience(table("trapwords", state, BOTS), "red-1", trapwords.Ready()) == 0


def test_a_bot_leaves_people_time_to_write_and_to_guess() -> None:
    state = maze.table()
    assert patience(table("trapwords", state, WITH_PERSON), "red-1", trapwords.Propose("storm")) == 4
    assert patience(table("trapwords", state, WITH_PERSON), "blue-1", trapwords.Guess("storm")) == 2
    assert patience(table("trapwords", state, BOTS), "red-1", trapwords.Propose("storm")) == 0
    assert patience(table("trapwords", state, BOTS), "red-1", trapwords.Guess("storm")) == 0


@pytest.mark.parametrize(("partner", "pauses"), [("", 15), ("even", 0)])
def test_a_person_is_asked_first_for_the_first_clue(partner: str, pauses: float) -> None:
    opening = table("duet", sides.table(), {"A1": "even", "B1": partner})
    assert patience(opening, "A1", duet.Clue("animal", 2)) == pauses


@pytest.mark.parametrize(("partner", "pauses"), [("", 5), ("even", 0)])
def test_nobody_is_hurried_in_sudden_death(partner: str, pauses: float) -> None:
    last = table("duet", sides.sudden_death(), {"A1": "even", "B1": partner})
    assert patience(last, "A1", duet.Guess("ANY")) == pauses
