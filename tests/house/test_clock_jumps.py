"""Somebody sets the machine's time while people play: nobody loses a turn or gains one, and dates stay right."""

import asyncio
from types import SimpleNamespace

import msgspec
import pytest

from cluehouse.house import House, time_source
from cluehouse.house.records import GameMetadata
from cluehouse.store import MemoryStore, Store
from cluehouse.tables import commands, entries
from tests.codenames import table as board
from tests.house.table_driver import (
    CODENAMES,
    NOON,
    RecordingConnection,
    TableDriver,
    in_virtual_time,
    kill,
    open_table,
    repeatable_dice,
)

HOUR = 3_600_000
TIMED = board.table(timer="end-turn", clue_seconds=60, guess_seconds=60, first_clue_extra=0).deal


class Machine:
    """A machine whose time can be set. Its monotonic clock is the virtual time of the test."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.set_by = 0  # milliseconds
        patch.setattr(
            time_source, "time", SimpleNamespace(time_ns=lambda: self.now() * 1_000_000, monotonic_ns=self._passed)
        )

    def now(self) -> int:
        """What the machine's calendar says."""
        return NOON + self._passed() // 1_000_000 + self.set_by

    @staticmethod
    def _passed() -> int:
        return round(asyncio.get_running_loop().time() * 1_000_000_000)


@pytest.fixture
def machine(monkeypatch: pytest.MonkeyPatch) -> Machine:
    return Machine(monkeypatch)


def house_of(store: Store) -> House:
    """A house that takes its time from the machine."""
    return House(store, random_bytes=repeatable_dice())


async def timed_table(store: Store) -> TableDriver:
    """A table where red has 60 seconds to guess."""
    table = await open_table("codenames", *CODENAMES, house=house_of(store))
    await table.begin(TIMED)
    await table.play("red-chief: clue animal 2")
    return table


async def restarted(table: TableDriver) -> TableDriver:
    """The same table in a new process."""
    house = house_of(table.house.store)
    await house.open()
    again = TableDriver(house, table.code, table.tokens["p1"])
    again.tokens, again._commands = table.tokens, 1000
    return again


def seconds_left(table: TableDriver, connection: RecordingConnection) -> float:
    """How much time a client shows, which knows the house's time."""
    return float((connection.sees("clock")["until"] - table.house.now()) / 1000)


async def times(table: TableDriver) -> list[int]:
    """The times of the entries in the table's log."""
    return [entries.from_json(entry).at for entry in await table.house.store.read(f"table/{table.code}")]


@pytest.mark.parametrize("jump", [HOUR, -HOUR])
@in_virtual_time
async def test_setting_the_time_costs_nobody_a_turn_and_gives_nobody_more(machine: Machine, jump: int) -> None:
    table = await timed_table(MemoryStore())
    connection = await table.connect("p1")
    await asyncio.sleep(20)
    machine.set_by += jump
    await table.do("p2", commands.Say("did you feel that?"))
    assert seconds_left(table, connection) == 40
    await asyncio.sleep(39.9)
    assert table.state.turn.side == "red"
    await asyncio.sleep(0.2)
    assert table.state.turn.side == "blue"
    assert await times(table) == sorted(await times(table))


@pytest.mark.parametrize("jump", [HOUR, -HOUR, -30 * 24 * HOUR])
@in_virtual_time
async def test_a_clock_runs_on_after_a_kill_and_a_changed_time(machine: Machine, jump: int) -> None:
    table = await timed_table(MemoryStore())
    await asyncio.sleep(20)
    await table.do("p2", commands.Say("twenty seconds"))
    kill(table.house)
    machine.set_by += jump
    again = await restarted(table)
    connection = await again.connect("p1")
    assert seconds_left(again, connection) == 40
    await asyncio.sleep(39.9)
    assert again.state.turn.side == "red"
    await asyncio.sleep(0.2)
    assert again.state.turn.side == "blue"
    assert await times(again) == sorted(await times(again))


@in_virtual_time
async def test_a_timer_started_long_after_the_time_was_set_back_has_its_usual_length(machine: Machine) -> None:
    table = await open_table("codenames", *CODENAMES, house=house_of(MemoryStore()))
    kill(table.house)
    machine.set_by -= HOUR
    again = await restarted(table)
    connection = await again.connect("p1")
    await again.begin(TIMED)
    await again.play("red-chief: clue animal 2")
    assert seconds_left(again, connection) == 60
    await asyncio.sleep(60.1)
    assert again.state.turn.side == "blue"


@in_virtual_time
async def test_what_the_clock_shows_after_the_time_was_set_back_reveals_no_hidden_move(machine: Machine) -> None:
    shown = []
    for hidden in (False, True):
        table = await open_table("codenames", *CODENAMES, house=house_of(MemoryStore()))
        await table.begin(TIMED)
        start = asyncio.get_running_loop().time()
        await asyncio.sleep(20)
        if hidden:
            await table.play("red-chief: ask animal 2")
        await asyncio.sleep(10)
        kill(table.house)
        machine.set_by -= HOUR
        again = await restarted(table)
        connection = await again.connect("p2")
        shown.append((seconds_left(again, connection), asyncio.get_running_loop().time() - start))
        kill(again.house)
    assert shown[0] == shown[1]


@pytest.mark.parametrize("jump", [30 * 24 * HOUR, -30 * 24 * HOUR])
@in_virtual_time
async def test_a_record_has_the_date_of_the_calendar_and_the_length_of_the_game(machine: Machine, jump: int) -> None:
    table = await timed_table(MemoryStore())
    await asyncio.sleep(20)
    machine.set_by += jump
    await asyncio.sleep(10)
    await table.play("red-1: guess POISON")
    (name,) = await table.house.store.names("record/")
    metadata = msgspec.json.decode((await table.house.store.read(name))[1], type=GameMetadata)
    assert (metadata.ended, metadata.ended - metadata.began) == (machine.now(), 30_000)
