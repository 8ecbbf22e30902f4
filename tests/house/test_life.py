"""A house opens and closes, tables doze and wake, and clocks ring in their time."""

import asyncio
from typing import Any

import pytest

from cluehouse.games.codenames import State, moves
from cluehouse.store import Append, MemoryStore
from cluehouse.tables import commands
from tests.codenames import table as board
from tests.house.evening import CODENAMES, Evening, Scripted, evening, in_leaps, kill, new_house, now, reopened
from tests.trapwords import table as maze

MINUTE = {"timer": "end-turn", "clue_seconds": 60, "guess_seconds": 60, "first_clue_extra": 0}


async def guessing(**options: Any) -> Evening:
    """Red guesses, and has a minute for it."""
    table = await evening("codenames", *CODENAMES)
    await table.begin(board.table(**{**MINUTE, **options}).deal)
    await table.play("red-chief: clue animal 2")
    return table


# --- clocks -----------------------------------------------------------------------------------------


@in_leaps
async def test_a_clock_rings_by_itself_in_its_time() -> None:
    table = await guessing()
    guest = await table.watch("p2")
    await asyncio.sleep(59)
    assert table.state.turn.side == "red"
    await asyncio.sleep(1.1)
    assert table.state.turn.side == "blue"
    assert guest.sees("game")["public"]["side"] == "blue"
    assert table.table == await table.logged()


@in_leaps
async def test_what_comes_after_the_time_finds_the_time_up() -> None:
    late = 0

    def clock() -> int:
        return now() + late

    table = await evening("codenames", *CODENAMES, house=new_house(now=clock))
    await table.begin(board.table(**MINUTE).deal)
    await table.play("red-chief: clue animal 2")
    person, guess = table.move("red-1: guess ROOT")
    late = 61_000  # the house was busy, and its alarm has not come through yet
    assert await table.refused(person, guess) == "stale"
    assert table.state.turn.side == "blue"
    assert table.state.turns[0].end == "time"


@in_leaps
async def test_several_things_that_are_due_happen_one_after_another() -> None:
    late = 0

    def clock() -> int:
        return now() + late

    table = await evening("trapwords", "red-1", "red-2", "blue-1", "blue-2", house=new_house(now=clock))
    await table.begin(maze.table().deal)
    for team, words in (("red", ("moat", "turret", "siege")), ("blue", ("milk", "margarine", "bread"))):
        await table.play(*(f"{team}-1: propose {word}" for word in words), f"{team}-1: ready")
    await table.play("red-1: take", "blue-1: turn-hourglass", 'red-1: say "You put it on a slice."')
    late = 100_000
    await table.do("p1", commands.Pause())
    seats = [(seat, move.__struct_config__.tag) for seat, move in table.table.play.moves[-2:]]  # type: ignore[union-attr]
    assert seats == [("clock", "lapse"), ("clock", "time-up")]


@in_leaps
async def test_a_paused_clock_does_not_ring() -> None:
    table = await guessing()
    await table.watch("p1")
    await asyncio.sleep(30)
    await table.do("p1", commands.Pause())
    await asyncio.sleep(600)
    assert table.state.turn.side == "red"
    await table.do("p1", commands.Resume())
    await asyncio.sleep(29)
    assert table.state.turn.side == "red"
    await asyncio.sleep(1.1)
    assert table.state.turn.side == "blue"


# --- closing and opening ----------------------------------------------------------------------------


@in_leaps
async def test_a_closing_house_tells_everybody_takes_no_more_and_loses_nothing() -> None:
    table = await guessing()
    guest = await table.watch("p2")
    await table.house.say_goodbye()
    assert guest.farewell == "closing"
    assert await table.refused(*table.move("red-1: guess ROOT")) == "house-closing"
    for attempt in (table.house.join(table.code, "Ewa"), table.house.open_table(table.table.settings, "Ewa")):
        with pytest.raises(ValueError, match="house-closing"):
            await attempt
    assert table.table == await table.logged()


@in_leaps
async def test_even_then_a_command_that_was_done_is_answered() -> None:
    table = await guessing()
    await table.do("p2", commands.Say("hm"), "c-1")
    await table.house.say_goodbye()
    assert (await table.do("p2", commands.Say("hm"), "c-1")).update == table.table.updates["p2"]


@in_leaps
async def test_a_house_that_closes_stops_clocks_and_one_that_opens_lets_them_run_on() -> None:
    table = await guessing()
    await asyncio.sleep(40)
    await table.house.say_goodbye()
    await asyncio.sleep(30_000)
    again = await reopened(table)
    assert again.state.turn.side == "red"
    await asyncio.sleep(19)
    assert again.state.turn.side == "red"
    await asyncio.sleep(1.1)
    assert again.state.turn.side == "blue"


@in_leaps
async def test_a_house_that_was_killed_costs_nobody_time() -> None:
    table = await guessing()
    await asyncio.sleep(40)
    await table.do("p2", commands.Say("hm"))
    kill(table.house)
    await asyncio.sleep(30_000)
    again = await reopened(table)
    await asyncio.sleep(19)
    assert again.state.turn.side == "red"
    await asyncio.sleep(1.1)
    assert again.state.turn.side == "blue"


async def settling(**options: Any) -> Evening:
    """Red has guessed its word right; for four seconds blue may still call the line before it."""
    table = await evening("trapwords", "red-1", "red-2", "blue-1", "blue-2")
    await table.begin(maze.table(**options).deal)
    for team, words in (("red", ("moat", "turret", "siege")), ("blue", ("milk", "margarine", "bread"))):
        await table.play(*(f"{team}-1: propose {word}" for word in words), f"{team}-1: ready")
    await table.play("red-1: take", "blue-1: turn-hourglass", 'red-1: say "You put it on a slice."')
    await table.play("red-2: guess BUTTER")
    assert table.state.phase == "settling"
    return table


@pytest.mark.parametrize("closes", [True, False], ids=["closed", "killed"])
@in_leaps
async def test_the_time_to_call_a_trap_outlives_the_house_too(closes: bool) -> None:
    table = await settling()
    if closes:
        await table.house.say_goodbye()
    else:
        kill(table.house)
    await asyncio.sleep(30_000)
    again = await reopened(table)
    await asyncio.sleep(3)
    assert again.state.phase == "settling"
    await again.play("blue-1: call-trap milk 1")
    assert again.state.turns[0].end == "trap"


@pytest.mark.parametrize("closes", [True, False], ids=["closed", "killed"])
@in_leaps
async def test_the_hourglass_waits_for_an_answer_that_waits_for_its_judge(closes: bool) -> None:
    table = await evening("trapwords", "red-1", "red-2", "blue-1", "blue-2", referee="off")
    await table.begin(maze.table(seconds=60).deal)
    for team, words in (("red", ("moat", "turret", "siege")), ("blue", ("milk", "margarine", "bread"))):
        await table.play(*(f"{team}-1: propose {word}" for word in words), f"{team}-1: ready")
    await table.play("red-1: take", "blue-1: turn-hourglass", "red-2: guess margarine")
    if closes:
        await table.house.say_goodbye()
    else:
        kill(table.house)
    await asyncio.sleep(30_000)
    again = await reopened(table)
    await again.do("p1", commands.Stand())  # somebody comes back, and the table with them
    await again.do("p1", commands.Sit("red-1"))
    await again.play("blue-1: judge no")
    assert again.state.turn.team == "red"
    await asyncio.sleep(58)
    assert again.state.turn.team == "red"


@in_leaps
async def test_a_restart_brings_seats_talk_votes_and_game_back_as_they_were() -> None:
    table = await evening("codenames", *CODENAMES)
    await table.begin(board.table().deal)
    await table.play("red-chief: clue animal 2", "red-1: guess ROOT", "red-1: mark LEAF")
    await table.do("p2", commands.Say("hm"))
    await table.do("p2", commands.Undo())
    before = table.table
    again = await reopened(table)
    assert again.house.tables == {}  # nothing rings here: it comes back when somebody asks
    guest = await again.watch("p2")
    assert again.table == before
    assert guest.sees("you")["seat"] == "red-1"
    assert guest.sees("talk")[-1]["text"] == "hm"
    await again.do("p1", commands.Consent())


@in_leaps
async def test_a_table_that_cannot_be_read_does_not_keep_the_others_away() -> None:
    table = await guessing()
    await table.house.store.append(*broken_table())
    again = await reopened(table)
    assert list(again.house.tables) == [table.code]


def broken_table() -> list[Append]:
    return [Append("table/AAAA-AAAA", 1, (b'{"at":1,"events":[{"is":"from a newer house"}]}',), resumes=True)]


# --- dozing -----------------------------------------------------------------------------------------


@in_leaps
async def test_a_table_that_nobody_watches_dozes_and_wakes_as_it_was() -> None:
    table = await evening("codenames", *CODENAMES)
    await table.begin(board.table().deal)
    await table.play("red-chief: clue animal 2")
    before = table.table
    await asyncio.sleep(61)
    assert table.house.tables == {}
    guest = await table.watch("p2")
    assert table.table == before
    await asyncio.sleep(600)
    assert list(table.house.tables) == [table.code]
    table.house.leave(table.code, guest)
    await asyncio.sleep(61)
    assert table.house.tables == {}
    await table.do("p2", commands.Say("still here"))


@in_leaps
async def test_a_table_whose_clock_runs_does_not_doze_until_it_has_rung() -> None:
    table = await guessing(guess_seconds=300, clue_seconds=300)
    await asyncio.sleep(200)
    assert list(table.house.tables) == [table.code]
    await asyncio.sleep(700)  # the guessing is over, then the clue is in overtime, and nothing rings any more
    assert table.house.tables == {}
    logged = await table.logged()
    assert logged is not None
    assert logged.play is not None
    assert isinstance(logged.play.state, State)
    assert logged.play.state.overtime


@in_leaps
async def test_a_table_where_a_bot_thinks_does_not_doze_until_it_has_moved() -> None:
    players = {"red-chief": Scripted(moves.Clue("animal", 2)), "red-1": Scripted(moves.Guess("ROOT"))}
    house = new_house(players=lambda game, level, seed: players[seed.split("/")[2]])
    table = await evening("codenames", house=house, pace=30_000)
    await table.do("p1", commands.AddBot("red-chief"))
    await table.do("p1", commands.AddBot("red-1"))
    await table.come("blue-chief")
    await table.come("blue-1")
    await table.begin(board.table().deal)
    await asyncio.sleep(70)  # longer than a table stays where nothing happens
    assert table.state.covers.count(None) == 24
    await asyncio.sleep(300)
    assert house.tables == {}, "nobody is here, and the bot has nothing more to say"
    players["red-1"].moves.append(moves.Guess("CHAIR"))
    await table.watch("p1")
    await asyncio.sleep(40)
    assert table.state.covers.count(None) == 23, "somebody came, and it thought again"


@in_leaps
async def test_a_game_that_people_gave_up_on_is_forgotten_and_wakes_nobody() -> None:
    bot = Scripted()
    table = await evening("codenames", "red-chief", house=new_house(players=lambda game, level, seed: bot))
    for seat in ("red-1", "blue-chief", "blue-1"):
        await table.do("p1", commands.AddBot(seat))
    guest = await table.watch("p1")
    await table.begin(board.table().deal)  # the clue is the person's
    table.house.leave(table.code, guest)
    await asyncio.sleep(200)
    assert table.house.tables == {}
    assert await table.house.store.to_resume() == []


@in_leaps
async def test_a_table_whose_last_person_left_for_good_is_forgotten() -> None:
    table = await evening("codenames", "red-chief")
    guest = await table.watch("p1")
    await asyncio.sleep(100)
    await table.do("p1", commands.Leave())
    await asyncio.sleep(1)
    assert guest.farewell == "left"
    table.house.leave(table.code, guest)
    await asyncio.sleep(200)
    assert table.house.tables == {}


@in_leaps
async def test_whoever_comes_while_a_table_dozes_off_is_shown_the_table_that_is_kept() -> None:
    table = await evening("codenames", "red-chief")
    live = table.house.tables[table.code]
    async with live.lock:
        coming = asyncio.ensure_future(table.watch("p1"))
        await asyncio.sleep(0)
        del table.house.tables[table.code]
    guest = await coming
    await table.do("p1", commands.Rename("Zofia"))
    assert guest.sees("table")["people"][0]["name"] == "Zofia"


@in_leaps
async def test_comings_and_goings_leave_one_table_in_memory() -> None:
    table = await evening("codenames", *CODENAMES)
    for _ in range(30):
        guest = await table.watch("p2")
        await asyncio.sleep(10)
        table.house.leave(table.code, guest)
        await asyncio.sleep(10)
    assert list(table.house.tables) == [table.code]
    await asyncio.sleep(61)
    assert table.house.tables == {}


class Slow(MemoryStore):
    """A store that takes half a minute for every append."""

    slow = False

    async def append(self, *pages: Append) -> None:
        if self.slow:
            await asyncio.sleep(30)
        await super().append(*pages)


@in_leaps
async def test_closing_a_house_of_many_tables_costs_nobody_a_turn() -> None:
    store = Slow()
    house = new_house(store)
    tables = []
    for _ in range(4):
        table = await evening("codenames", *CODENAMES, house=house, options={"timer": "end-turn", "guess_seconds": 45})
        await table.watch()
        await table.do("p1", commands.Start())
        tables.append(table)
    for table in tables:
        side = table.state.turn.side
        await table.play(f"{side}-chief: clue animal 2")
    store.slow = True
    await house.say_goodbye()
    assert [table.state.phase for table in tables] == ["guess"] * 4
    assert all(table.table.timing.halted is not None for table in tables)
