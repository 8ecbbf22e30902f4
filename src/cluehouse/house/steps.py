"""One step of a table: computed, made durable, then shown. The only way in which a live table changes."""

import asyncio
from collections.abc import Callable
from time import perf_counter
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from cluehouse.games.timing import Alarm
from cluehouse.house.archive import appends_of_finished_game
from cluehouse.house.damage import Damage
from cluehouse.house.latency import Latency
from cluehouse.house.live import LiveTable
from cluehouse.house.ownership import OwnedElsewhere, Ownership
from cluehouse.house.saving import saved
from cluehouse.house.time_source import TimeSource
from cluehouse.store import Append, Fenced, Store, Taken
from cluehouse.tables import entries, payload
from cluehouse.tables.clock import next_alarm, was_stopped
from cluehouse.tables.entries import LogEntry, to_json
from cluehouse.tables.fold import apply_events, finish_step, fold
from cluehouse.tables.played_move import Happening, PlayedMove, event_of
from cluehouse.tables.refusal import TableRefusal
from cluehouse.tables.settings import game_of
from cluehouse.tables.table import Table, bots, is_running

_RACES: Final = 5


class Step(Struct):
    """A step that is ready to be saved."""

    entry: LogEntry
    table: Table  # after the step
    alarm: Alarm | None
    resumes: bool


class Steps:
    """Takes steps at tables. While a table's lock is held, `changed` is called if it has changed, and `lost` if
    another server owns it now."""

    def __init__(
        self,
        store: Store,
        now: TimeSource,
        date: TimeSource,
        damage: Damage,
        ownership: Ownership,
        changed: Callable[[LiveTable], None],
        lost: Callable[[LiveTable], None],
    ) -> None:
        self._store, self._now, self._date, self._damage = store, now, date, damage
        self._ownership = ownership
        self._changed, self._lost = changed, lost
        self.moves = 0  # made since the server started
        self.saving = Latency()

    async def take(self, live: LiveTable, happenings: list[Happening], by: str = "", command: str = "") -> None:
        """Make a step durable, then show it. The caller holds the table's lock."""
        if live.is_given_up or not self._ownership.is_valid:
            raise OwnedElsewhere
        step = prepare(live.table, happenings, live.time(self._now()), by, command)
        interrupted = await self._save(live, step)
        live.resumes = step.resumes
        live.become(step.table, step.alarm)
        self.moves += any(isinstance(happening, PlayedMove) for happening in happenings)
        self._changed(live)
        if interrupted:
            raise asyncio.CancelledError

    async def _save(self, live: LiveTable, step: Step) -> bool:
        for _ in range(_RACES):
            try:
                appends = await _appends(self._store, live, step, self._date())
                start = perf_counter()
                interrupted = await saved(self._store, *appends)
                self.saving.add(perf_counter() - start)
            except Taken as taken:
                if taken.name.startswith("table/"):
                    await self._reload(live)
                    raise TableRefusal("stale") from None
                continue
            except Fenced:
                self._lost(live)
                raise OwnedElsewhere from None
            live.quota.grow(sum(len(entry) for append in appends for entry in append.entries))
            return interrupted
        raise TableRefusal("not-saved", reason="disk-error")  # several games of one team ended at once, again and again

    async def _reload(self, live: LiveTable) -> None:
        """Load the table from its log, because somebody else has written to it."""
        with self._damage.noticed(table_log(live.table.code)):
            table, _ = await read_table(self._store, live.table.code)
        assert table is not None
        live.ahead = max(live.ahead, table.at - self._now())
        live.become(table, next_alarm(table))


async def read_table(store: Store, code: str) -> tuple[Table | None, int]:
    """Return the table that the store has under this code, and how many bytes its log has."""
    log = await store.read(table_log(code))
    return fold(map(entries.from_json, log)), sum(map(len, log))


def table_log(code: str) -> str:
    """Return the name of the log that holds a table."""
    return f"table/{code}"


def prepare(before: Table, happenings: list[Happening], now: int, by: str, command: str) -> Step:
    """Compute a step. Nothing has changed yet."""
    at = max(now, before.at)
    after, happened = apply_events(before, happenings, at)
    entry = LogEntry(at, tuple(map(event_of, happened)), by, command)
    hidden = payload.unaffected(after, happened)
    if hidden:
        entry = replace(entry, unaffected=hidden)
    table = finish_step(after, entry, happened)
    alarm = next_alarm(table)
    return Step(entry, table, alarm, must_resume(table, alarm))


async def _appends(store: Store, live: LiveTable, step: Step, date: int) -> list[Append]:
    """Return what the step writes: an entry of the table's log, and what remains of a finished game."""
    table = step.table
    resumes = step.resumes if step.resumes != live.resumes else None
    own = Append(table_log(table.code), table.number, (to_json(step.entry),), resumes, live.epoch)
    if is_running(live.table) and not is_running(table):
        return [own, *await appends_of_finished_game(store, table, date)]
    return [own]


def must_resume(table: Table, alarm: Alarm | None) -> bool:
    """Whether something happens at this table by itself: a clock that runs or will run on, or a bot that has to
    move."""
    if not is_running(table) or table.play is None:
        return False
    if alarm is not None or was_stopped(table):
        return True
    game, state = game_of(table.settings), table.play.state
    return not table.paused and any(game.choices(state, seat) for seat, _ in bots(table))
