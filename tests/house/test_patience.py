"""Bots give people time to think and leave some decisions to them; among themselves they do not wait."""

import asyncio
from typing import Any

import pytest

from cluehouse.games.codenames import moves as codenames
from cluehouse.games.decipher import moves as decipher
from cluehouse.games.duet import moves as duet
from cluehouse.games.trapwords import moves as trapwords
from cluehouse.house import thinking
from cluehouse.house.pacing import patience
from cluehouse.tables import commands
from cluehouse.tables.settings import Settings
from cluehouse.tables.table import Person, Play, Table
from tests.codenames import table as codenames_board
from tests.duet import table as sides
from tests.house.table_driver import ScriptedBot, in_virtual_time, new_house, open_table
from tests.trapwords import table as maze


def table(game: Any, state: Any, people: dict[str, str]) -> Table:
    """A table with a running game; `people` has the bot level of each seat, "" for a person."""
    known = {seat: Person(seat, seat, bot=level) for seat, level in people.items()}
    play = Play(1, game, state.deal, state, "record")
    return Table("BADO-KEMI", Settings(game, ("en",)), people=known, seats={seat: seat for seat in people}, play=play)


WITH_PERSON = {"red-1": "even", "red-2": "", "blue-1": "even", "blue-2": "even"}
BOTS = dict.fromkeys(WITH_PERSON, "even")


def test_a_bot_leaves_it_to_people_to_say_that_their_trap_list_is_done() -> None:
    state = maze.table()
    assert patience(table("trapwords", state, WITH_PERSON), "red-1", trapwords.Ready()) is None
    assert patience(table("trapwords", state, WITH_PERSON), "blue-1", trapwords.Ready()) == 0
    assert patience(table("trapwords", state, BOTS), "red-1", trapwords.Ready()) == 0


def test_a_bot_gives_people_time_to_write_and_to_guess() -> None:
    state = maze.table()
    assert patience(table("trapwords", state, WITH_PERSON), "red-1", trapwords.Propose("storm")) == 4
    assert patience(table("trapwords", state, WITH_PERSON), "red-1", trapwords.Guess("storm")) == 2
    assert patience(table("trapwords", state, WITH_PERSON), "blue-1", trapwords.Guess("storm")) == 0
    assert patience(table("trapwords", state, WITH_PERSON), "red-1", trapwords.Strike("storm")) is None
    assert patience(table("trapwords", state, BOTS), "red-1", trapwords.Strike("storm")) == 0
    assert patience(table("trapwords", state, BOTS), "red-1", trapwords.Propose("storm")) == 0
    assert patience(table("trapwords", state, BOTS), "red-1", trapwords.Guess("storm")) == 0


@pytest.mark.parametrize(("partner", "pauses"), [("", 15), ("even", 0)])
def test_a_bot_waits_for_a_person_to_give_the_first_clue(partner: str, pauses: float) -> None:
    opening = table("duet", sides.table(), {"A1": "even", "B1": partner})
    assert patience(opening, "A1", duet.Clue("animal", 2)) == pauses


@pytest.mark.parametrize(("partner", "pauses"), [("", 5), ("even", 0)])
def test_a_bot_gives_people_time_in_sudden_death(partner: str, pauses: float) -> None:
    last = table("duet", sides.sudden_death(), {"A1": "even", "B1": partner})
    assert patience(last, "A1", duet.Guess("ANY")) == pauses


@pytest.mark.parametrize(("rival", "pauses"), [("", 2), ("even", 0)])
def test_a_bot_gives_people_time_between_two_attempts(rival: str, pauses: float) -> None:
    seekers = table("decipher", maze.table(), {"P1": "even", "P2": "even", "P3": rival})
    assert patience(seekers, "P2", decipher.Attempt("TIGER")) == pauses


@in_virtual_time
async def test_a_bot_waits_once_even_if_its_view_changes_meanwhile(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "patience", lambda table, seat, move: 2)
    bot = ScriptedBot(codenames.Guess("ROOT"))
    house = new_house(players=lambda game, level, seed: bot)
    busy = await open_table("codenames", "red-chief", house=house, pace=1_000)
    await busy.do("p1", commands.AddBot("red-1", "even"))
    for seat in ("red-2", "blue-chief", "blue-1"):
        await busy.join(seat)
    await busy.begin(codenames_board.table(red=3).deal)
    await busy.play("red-chief: clue animal 2")
    for card in codenames_board.RED[1:]:  # the bot's view changes every second
        await busy.play(f"red-2: mark {card}")
        await asyncio.sleep(1)
    assert [touch.card for touch in busy.state.turn.touches] == ["ROOT"]
