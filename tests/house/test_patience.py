"""Bots give people time to think and leave some decisions to them; among themselves they do not wait."""

import asyncio
from typing import Any

import pytest

from cluehouse.games.codenames import moves as codenames
from cluehouse.games.decipher import moves as decipher
from cluehouse.games.duet import moves as duet
from cluehouse.games.trapwords import moves as trapwords
from cluehouse.house import House, thinking
from cluehouse.house.pacing import patience
from cluehouse.tables import commands
from cluehouse.tables.settings import Settings
from cluehouse.tables.table import Person, Play, Table
from tests.codenames import table as codenames_board
from tests.decipher import table as letters
from tests.duet import table as sides
from tests.house.table_driver import ScriptedBot, TableDriver, in_virtual_time, new_house, open_table
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
    assert patience(table("trapwords", state, WITH_PERSON), "red-1", trapwords.Guess("storm")) == 2
    assert patience(table("trapwords", state, WITH_PERSON), "blue-1", trapwords.Guess("storm")) == 2
    assert patience(table("trapwords", state, WITH_PERSON), "red-1", trapwords.Strike("storm")) is None
    assert patience(table("trapwords", state, BOTS), "red-1", trapwords.Strike("storm")) == 0
    assert patience(table("trapwords", state, BOTS), "red-1", trapwords.Propose("storm")) == 0
    assert patience(table("trapwords", state, BOTS), "red-1", trapwords.Guess("storm")) == 0


def test_a_bot_guesses_when_people_could_have_read_the_line_and_sooner_when_they_have() -> None:
    def pauses(seats: dict[str, str], *moves: str) -> float | None:
        state = maze.play(maze.describing(maze.table()), *moves)
        return patience(table("trapwords", state, seats), "red-2", trapwords.Guess("storm"))

    with_describer = {**BOTS, "red-1": ""}
    rival = {**BOTS, "blue-1": ""}  # who has to hear the traps
    for seats in (with_describer, rival):
        assert pauses(seats, 'red-1: say "It is on bread, mostly."') == 2 + 5 * 0.25
        assert pauses(seats, "red-1: say 戴大红花骑马，全城来看。") == pytest.approx(2 + 10 * 0.12)
        assert pauses(seats, f'red-1: say "{" ".join(["word"] * 30)}"') == 6
        assert pauses(seats, 'red-1: say "It is on bread."', "red-2: guess milk", "blue-1: judge no") == 2
    assert pauses(BOTS, 'red-1: say "It is on bread, mostly."') == 0


def pauses_before_a_trap(people: dict[str, str], *moves: str) -> float | None:
    """How long red-1 waits with a trap for a list of five."""
    sizes: Any = {team: sum(seat.startswith(team) for seat in people) for team in ("red", "blue")}
    state = maze.play(maze.table(chambers=(5, 6, 7, 8, 9), **sizes), *moves)
    return patience(table("trapwords", state, people), "red-1", trapwords.Propose("storm"))


def test_a_bot_leaves_people_time_and_room_for_traps_of_their_own() -> None:
    def pauses(*moves: str) -> float | None:
        return pauses_before_a_trap(WITH_PERSON, *moves)

    own = "red-1: propose bread", "red-1: propose yellow"
    assert pauses() == 8  # it takes a person a while to read the word
    assert pauses(*own) is None  # half of the list; the other lines are for people
    assert pauses("red-2: propose milk") == 4
    assert pauses("red-2: propose milk", own[0]) == 4  # in turns
    assert pauses("red-2: propose milk", *own) == 12
    assert pauses("red-2: propose milk", *own, "red-2: propose knife") == 20  # the last line: somebody may be typing


def test_a_bot_never_takes_the_last_line_from_people_who_have_written_nothing() -> None:
    people = {"red-1": "even", "red-2": "", "red-3": "", "blue-1": "even", "blue-2": ""}
    three = "red-1: propose bread", "red-2: propose milk", "red-1: propose yellow"
    assert pauses_before_a_trap(people, *three, "red-2: propose knife") is None
    assert pauses_before_a_trap(people, *three, "red-3: propose knife") == 20


def test_a_bot_opens_the_book_only_when_people_have_seen_how_the_last_turn_ended() -> None:
    first = maze.write_lists(maze.table())
    second = maze.play_turn(first, "fail")
    assert patience(table("trapwords", first, WITH_PERSON), "red-1", trapwords.Take()) == 0
    for seat in ("red-1", "blue-1"):  # also for people of the other team
        assert patience(table("trapwords", second, WITH_PERSON), seat, trapwords.Take()) == 3
        assert patience(table("trapwords", second, BOTS), seat, trapwords.Take()) == 0


@pytest.mark.parametrize(("partner", "pauses"), [("", 1), ("even", 0)])
def test_a_bot_waits_for_a_person_to_give_the_first_clue(partner: str, pauses: float) -> None:
    opening = table("duet", sides.table(), {"A1": "even", "B1": partner})
    assert patience(opening, "A1", duet.Clue("animal", 2)) == pauses


@pytest.mark.parametrize(("partner", "pauses"), [("", 1), ("even", 0)])
def test_a_bot_gives_people_time_in_sudden_death(partner: str, pauses: float) -> None:
    last = table("duet", sides.sudden_death(), {"A1": "even", "B1": partner})
    assert patience(last, "A1", duet.Guess("ANY")) == pauses


@pytest.mark.rule("DC-24")
def test_where_people_seek_a_bot_names_the_word_only_in_its_own_turn_and_not_at_once() -> None:
    game, attempt = letters.hiding("LIS"), decipher.Attempt("LIS")  # P1 is the wordsmith, P2 on turn
    with_person = {"P1": "even", "P2": "even", "P3": ""}
    assert patience(table("decipher", game, with_person), "P2", attempt) == 4
    their_turn = letters.play(game, *letters.lay("small", "P2", 3))  # now it is the person's turn
    assert patience(table("decipher", their_turn, with_person), "P2", attempt) is None


@pytest.mark.rule("DC-24")
def test_where_only_bots_seek_they_do_not_wait_for_turns() -> None:
    game, attempt = letters.hiding("LIS"), decipher.Attempt("LIS")
    for wordsmith, pauses in (("", 2), ("even", 0)):
        seats = {"P1": wordsmith, "P2": "even", "P3": "even"}
        assert patience(table("decipher", game, seats), "P3", attempt) == pauses


@pytest.mark.rule("D-DC-23")
def test_people_are_the_first_who_may_contest_a_word_and_bots_never_keep_them_waiting() -> None:
    game = letters.step(letters.hiding("LIS"), "P2: attempt LIS")
    seats = {"P1": "even", "P2": "even", "P3": ""}
    assert patience(table("decipher", game, seats), "P2", decipher.ContestWord()) == 8
    assert patience(table("decipher", game, seats), "P2", decipher.AcceptWord()) == 0
    assert patience(table("decipher", game, dict.fromkeys(seats, "even")), "P2", decipher.ContestWord()) == 0


async def guessing_with_bot(house: House) -> TableDriver:
    """A game in which a bot and a person guess; a pause of bots is a second."""
    busy = await open_table("codenames", "red-chief", house=house, pace=1_000)
    await busy.do("p1", commands.AddBot("red-1", "even"))
    for seat in ("red-2", "blue-chief", "blue-1"):
        await busy.join(seat)
    await busy.begin(codenames_board.table(red=3).deal)
    await busy.play("red-chief: clue animal 2")
    return busy


@in_virtual_time
async def test_a_bot_waits_once_even_if_its_view_changes_meanwhile(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "patience", lambda table, seat, move: 2)
    bot = ScriptedBot(codenames.Guess("ROOT"))
    house = new_house(players=lambda game, level, seed: bot)
    busy = await guessing_with_bot(house)
    await asyncio.sleep(0.5)  # so that the view never changes at the very moment when the bot decides
    for card in codenames_board.RED[1:]:  # the bot's view changes every second
        await busy.play(f"red-2: mark {card}")
        await asyncio.sleep(1)
    assert [touch.card for touch in busy.state.turn.touches] == ["ROOT"]


@in_virtual_time
async def test_what_happens_meanwhile_can_give_people_more_time(monkeypatch: pytest.MonkeyPatch) -> None:
    def marks(table: Table, seat: str, move: object) -> float:
        state: Any = None if table.play is None else table.play.state
        return 5 if state.marks else 2

    monkeypatch.setattr(thinking, "patience", marks)
    house = new_house(players=lambda game, level, seed: ScriptedBot(codenames.Guess("ROOT")))
    busy = await guessing_with_bot(house)
    await asyncio.sleep(1.5)
    await busy.play(f"red-2: mark {codenames_board.RED[1]}")
    await asyncio.sleep(3)  # two pauses are over, five are not
    assert not busy.state.turn.touches
    await asyncio.sleep(4)
    assert [touch.card for touch in busy.state.turn.touches] == ["ROOT"]


@in_virtual_time
async def test_the_time_in_which_its_language_is_prepared_counts_as_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(thinking, "patience", lambda table, seat, move: 10)
    house = new_house(players=lambda game, level, seed: ScriptedBot(codenames.Guess("ROOT")))
    monkeypatch.setattr(house.readiness, "bots_prepared", lambda languages: asyncio.sleep(8))
    busy = await guessing_with_bot(house)
    await asyncio.sleep(8.5)
    assert not busy.state.turn.touches
    await asyncio.sleep(4)  # ten pauses, one of a second before it thinks, and no more
    assert [touch.card for touch in busy.state.turn.touches] == ["ROOT"]
