"""A house opens and closes, idle tables are evicted and read back, and clocks ring on time."""

import asyncio
from typing import Any

import pytest

from cluehouse.games.codenames import State, moves
from cluehouse.store import Append, MemoryStore
from cluehouse.tables import commands
from tests.codenames import table as board
from tests.house.table_driver import (
    CODENAMES,
    ScriptedBot,
    TableDriver,
    bots_by_seat,
    in_virtual_time,
    kill,
    new_house,
    now,
    open_table,
    reopened,
)
from tests.trapwords import table as maze

MINUTE = {"timer": "end-turn", "clue_seconds": 60, "guess_seconds": 60, "first_clue_extra": 0}


async def guessing(**options: Any) -> TableDriver:
    """A table where red has a minute to guess."""
    table = await open_table("codenames", *CODENAMES)
    await table.begin(board.table(**{**MINUTE, **options}).deal)
    await table.play("red-chief: clue animal 2")
    return table


# --- clocks -----------------------------------------------------------------------------------------


@in_virtual_time
async def test_a_clock_rings_by_itself_in_its_time() -> None:
    table = await guessing()
    connection = await table.connect("p2")
    await asyncio.sleep(59)
    assert table.state.turn.side == "red"
    await asyncio.sleep(1.1)
    assert table.state.turn.side == "blue"
    assert connection.sees("game")["public"]["side"] == "blue"
    assert table.table == await table.logged()


@in_virtual_time
async def test_a_command_after_the_deadline_comes_too_late() -> None:
    late = 0

    def clock() -> int:
        return now() + late

    table = await open_table("codenames", *CODENAMES, house=new_house(now=clock))
    await table.begin(board.table(**MINUTE).deal)
    await table.play("red-chief: clue animal 2")
    person, guess = table.move("red-1: guess ROOT")
    late = 61_000  # the house was busy and has not handled its alarm yet
    assert await table.refused(person, guess) == "stale"
    assert table.state.turn.side == "blue"
    assert table.state.turns[0].end == "time"


@in_virtual_time
async def test_several_due_alarms_ring_one_after_another() -> None:
    late = 0

    def clock() -> int:
        return now() + late

    table = await open_table("trapwords", "red-1", "red-2", "blue-1", "blue-2", house=new_house(now=clock))
    await table.begin(maze.table().deal)
    for team, words in (("red", ("moat", "turret", "siege")), ("blue", ("milk", "margarine", "bread"))):
        await table.play(*(f"{team}-1: propose {word}" for word in words), f"{team}-1: ready")
    await table.play("red-1: take", "blue-1: turn-hourglass", 'red-1: say "You put it on a slice."')
    late = 100_000
    await table.do("p1", commands.Pause())
    seats = [(seat, move.__struct_config__.tag) for seat, move in table.table.play.moves[-2:]]  # type: ignore[union-attr]
    assert seats == [("clock", "lapse"), ("clock", "time-up")]


@in_virtual_time
async def test_a_paused_clock_does_not_ring() -> None:
    table = await guessing()
    await table.connect("p1")
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


@in_virtual_time
async def test_a_closing_house_closes_all_connections_refuses_commands_and_loses_nothing() -> None:
    table = await guessing()
    connection = await table.connect("p2")
    await table.house.say_goodbye()
    assert connection.farewell == "closing"
    assert await table.refused(*table.move("red-1: guess ROOT")) == "house-closing"
    for attempt in (table.house.join(table.code, "Ewa"), table.house.open_table(table.table.settings, "Ewa")):
        with pytest.raises(ValueError, match="house-closing"):
            await attempt
    assert table.table == await table.logged()


@in_virtual_time
async def test_a_closing_house_still_answers_a_repeated_command() -> None:
    table = await guessing()
    await table.do("p2", commands.Say("hm"), "c-1")
    await table.house.say_goodbye()
    assert (await table.do("p2", commands.Say("hm"), "c-1")).update == table.table.updates["p2"]


@in_virtual_time
async def test_clocks_stop_while_the_house_is_closed_and_then_continue() -> None:
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


@in_virtual_time
async def test_a_killed_house_costs_nobody_time() -> None:
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


async def settling(**options: Any) -> TableDriver:
    """A table where red has guessed its word; for four seconds blue may still call the sentence before it."""
    table = await open_table("trapwords", "red-1", "red-2", "blue-1", "blue-2")
    await table.begin(maze.table(**options).deal)
    for team, words in (("red", ("moat", "turret", "siege")), ("blue", ("milk", "margarine", "bread"))):
        await table.play(*(f"{team}-1: propose {word}" for word in words), f"{team}-1: ready")
    await table.play("red-1: take", "blue-1: turn-hourglass", 'red-1: say "You put it on a slice."')
    await table.play("red-2: guess BUTTER")
    assert table.state.phase == "settling"
    return table


@pytest.mark.parametrize("closes", [True, False], ids=["closed", "killed"])
@in_virtual_time
async def test_the_call_period_survives_a_killed_house(closes: bool) -> None:
    table = await settling()
    if closes:
        await table.house.say_goodbye()
    else:
        kill(table.house)
    await asyncio.sleep(30_000)
    again = await reopened(table)
    await asyncio.sleep(3)
    assert again.state.phase == "settling"
    await again.play("blue-1: doubt-trap milk 1")
    assert again.state.turn.doubts[0].trap == "milk"


@pytest.mark.parametrize("closes", [True, False], ids=["closed", "killed"])
@in_virtual_time
async def test_the_turn_does_not_end_while_an_answer_waits_for_judgement(closes: bool) -> None:
    table = await open_table("trapwords", "red-1", "red-2", "blue-1", "blue-2", referee="off")
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
    await again.do("p1", commands.Stand())  # a person reconnects, which loads the table
    await again.do("p1", commands.Sit("red-1"))
    await again.play("blue-1: judge no")
    assert again.state.turn.team == "red"
    await asyncio.sleep(58)
    assert again.state.turn.team == "red"


@in_virtual_time
async def test_a_restart_restores_seats_chat_votes_and_the_game() -> None:
    table = await open_table("codenames", *CODENAMES)
    await table.begin(board.table().deal)
    await table.play("red-chief: clue animal 2", "red-1: guess ROOT", "red-1: mark LEAF")
    await table.do("p2", commands.Say("hm"))
    await table.do("p2", commands.Undo())
    before = table.table
    again = await reopened(table)
    assert again.house.tables == {}  # no alarm is pending: the table is loaded when somebody asks for it
    connection = await again.connect("p2")
    assert again.table == before
    assert connection.sees("you")["seat"] == "red-1"
    assert connection.sees("talk")[-1]["text"] == "hm"
    await again.do("p1", commands.Consent())


@in_virtual_time
async def test_a_damaged_table_does_not_keep_the_house_from_opening() -> None:
    table = await guessing()
    await table.house.store.append(*broken_table())
    again = await reopened(table)
    assert list(again.house.tables) == [table.code]


def broken_table() -> list[Append]:
    return [Append("table/AAAA-AAAA", 1, (b'{"at":1,"events":[{"is":"from a newer house"}]}',), resumes=True)]


# --- eviction of idle tables ------------------------------------------------------------------------


@in_virtual_time
async def test_a_table_without_connections_is_evicted_and_later_restored() -> None:
    table = await open_table("codenames", *CODENAMES)
    await table.begin(board.table().deal)
    await table.play("red-chief: clue animal 2")
    before = table.table
    await asyncio.sleep(61)
    assert table.house.tables == {}
    connection = await table.connect("p2")
    assert table.table == before
    await asyncio.sleep(600)
    assert list(table.house.tables) == [table.code]
    table.house.leave(table.code, connection)
    await asyncio.sleep(61)
    assert table.house.tables == {}
    await table.do("p2", commands.Say("still here"))


@in_virtual_time
async def test_a_table_is_not_evicted_while_its_clock_runs() -> None:
    table = await guessing(guess_seconds=300, clue_seconds=300)
    await asyncio.sleep(200)
    assert list(table.house.tables) == [table.code]
    await asyncio.sleep(700)  # the guessing ends, then the clue goes into overtime, and no alarm is left
    assert table.house.tables == {}
    logged = await table.logged()
    assert logged is not None
    assert logged.play is not None
    assert isinstance(logged.play.state, State)
    assert logged.play.state.overtime


@in_virtual_time
async def test_a_table_is_not_evicted_while_a_bot_thinks() -> None:
    players = {"red-chief": ScriptedBot(moves.Clue("animal", 2)), "red-1": ScriptedBot(moves.Guess("ROOT"))}
    house = new_house(players=bots_by_seat(players))
    table = await open_table("codenames", house=house, pace=30_000)
    await table.do("p1", commands.AddBot("red-chief"))
    await table.do("p1", commands.AddBot("red-1"))
    await table.join("blue-chief")
    await table.join("blue-1")
    await table.begin(board.table().deal)
    await asyncio.sleep(70)  # longer than an idle table stays in memory
    assert table.state.covers.count(None) == 24
    await asyncio.sleep(300)
    assert house.tables == {}, "nobody is here, and the bot has nothing more to say"
    players["red-1"].moves.append(moves.Guess("CHAIR"))
    await table.connect("p1")
    await asyncio.sleep(40)
    assert table.state.covers.count(None) == 23, "somebody came, and it thought again"


@in_virtual_time
async def test_an_abandoned_game_is_evicted_and_not_loaded_on_start() -> None:
    bot = ScriptedBot()
    table = await open_table("codenames", "red-chief", house=new_house(players=lambda game, level, seed: bot))
    for seat in ("red-1", "blue-chief", "blue-1"):
        await table.do("p1", commands.AddBot(seat))
    connection = await table.connect("p1")
    await table.begin(board.table().deal)  # the person must give the clue
    table.house.leave(table.code, connection)
    await asyncio.sleep(200)
    assert table.house.tables == {}
    assert await table.house.store.to_resume() == []


@in_virtual_time
async def test_a_table_whose_last_person_left_is_evicted() -> None:
    table = await open_table("codenames", "red-chief")
    connection = await table.connect("p1")
    await asyncio.sleep(100)
    await table.do("p1", commands.Leave())
    await asyncio.sleep(1)
    assert connection.farewell == "left"
    table.house.leave(table.code, connection)
    await asyncio.sleep(200)
    assert table.house.tables == {}


@in_virtual_time
async def test_a_person_who_connects_during_eviction_gets_the_table_that_stays_in_memory() -> None:
    table = await open_table("codenames", "red-chief")
    live = table.house.tables[table.code]
    async with live.lock:
        coming = asyncio.ensure_future(table.connect("p1"))
        await asyncio.sleep(0)
        del table.house.tables[table.code]
    connection = await coming
    await table.do("p1", commands.Rename("Zofia"))
    assert connection.sees("table")["people"][0]["name"] == "Zofia"


@in_virtual_time
async def test_repeated_connections_leave_one_copy_of_a_table_in_memory() -> None:
    table = await open_table("codenames", *CODENAMES)
    for _ in range(30):
        connection = await table.connect("p2")
        await asyncio.sleep(10)
        table.house.leave(table.code, connection)
        await asyncio.sleep(10)
    assert list(table.house.tables) == [table.code]
    await asyncio.sleep(61)
    assert table.house.tables == {}


class Slow(MemoryStore):
    """A store whose every append takes half a minute."""

    slow = False

    async def append(self, *pages: Append) -> None:
        if self.slow:
            await asyncio.sleep(30)
        await super().append(*pages)


@in_virtual_time
async def test_closing_a_house_with_many_tables_costs_nobody_a_turn() -> None:
    store = Slow()
    house = new_house(store)
    tables = []
    for _ in range(4):
        table = await open_table(
            "codenames", *CODENAMES, house=house, options={"timer": "end-turn", "guess_seconds": 45}
        )
        await table.connect()
        await table.do("p1", commands.Start())
        tables.append(table)
    for table in tables:
        side = table.state.turn.side
        await table.play(f"{side}-chief: clue animal 2")
    store.slow = True
    await house.say_goodbye()
    assert [table.state.phase for table in tables] == ["guess"] * 4
    assert all(table.table.timing.halted is not None for table in tables)
