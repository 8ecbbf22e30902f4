"""The house: opening tables, joining them, and giving commands. Everything that is acknowledged here is on disk."""

import asyncio
import logging
import secrets
import time
from collections.abc import Callable
from typing import Final

from msgspec import Struct

from cluehouse.games.record import commitment
from cluehouse.games.words import tidy
from cluehouse.house.archive import Archive
from cluehouse.house.clocks import Clocks
from cluehouse.house.eviction import evict_later, keep
from cluehouse.house.live import LiveTable, Watcher
from cluehouse.house.loading import Loader
from cluehouse.house.players import MakePlayer, dice_players
from cluehouse.house.readiness import Readiness
from cluehouse.house.reviews import Find, Reviews, nothing_to_find
from cluehouse.house.saving import saved
from cluehouse.house.steps import Steps, table_log
from cluehouse.house.thinking import Thinking
from cluehouse.referee.ruling import Ruling
from cluehouse.store import Append, Store, Taken
from cluehouse.tables import commands, entries
from cluehouse.tables.advice import consult
from cluehouse.tables.clock import is_timed, was_stopped
from cluehouse.tables.codes import RandomBytes, hashed, is_token, new_code, new_token, read_code
from cluehouse.tables.context import CommandContext, Randomness
from cluehouse.tables.decide import decide
from cluehouse.tables.entries import LogEntry
from cluehouse.tables.fold import apply
from cluehouse.tables.lineup import check
from cluehouse.tables.people import MOST_PEOPLE, check_name
from cluehouse.tables.refusal import TableRefusal
from cluehouse.tables.settings import Settings
from cluehouse.tables.table import ONLOOKER, Table, is_running, record_of, seat_of

_NO_RANDOMNESS: Final = Randomness("", "")  # for commands that need none
_LOG: Final = logging.getLogger("cluehouse.house")


class Answer(Struct, frozen=True, omit_defaults=True):
    """The answer to a command: the number of the update that shows its effect, or the referee's ruling."""

    update: int
    ruling: Ruling | None = None


class Arrival(Struct, frozen=True):
    """The answer to joining a table: the person's id there, and their secret token."""

    code: str
    person: str
    token: str


class House:
    """All tables of one server. Time and randomness are passed in, so that tests can control them."""

    def __init__(
        self,
        store: Store,
        now: Callable[[], int] = lambda: time.time_ns() // 1_000_000,
        random_bytes: RandomBytes = secrets.token_bytes,
        players: MakePlayer = dice_players,
        readiness: Readiness | None = None,
        find: Find = nothing_to_find,
    ) -> None:
        self.store = store
        self.now = now
        self.random_bytes = random_bytes
        self.readiness = readiness or Readiness()
        self.archive = Archive(store, now, random_bytes, Reviews(find, self.readiness))
        self.steps = Steps(store, now, self._changed)
        self.clocks = Clocks(self.steps, now, self._attend)
        self.thinking = Thinking(self.steps, players)
        self._loader = Loader(store, self._restart_clock, self._attend)
        self.closing = False
        self._empty = asyncio.Event()  # set when the server closes and everybody has disconnected

    @property
    def tables(self) -> dict[str, LiveTable]:
        """The tables in memory."""
        return self._loader.tables

    # --- opening and closing ----------------------------------------------------------------------

    async def open(self) -> None:
        """Load the tables where something happens by itself: their clocks run, or bots have to move."""
        for name in await self.store.to_resume():
            try:
                await self._loader.get(name.removeprefix(table_log("")))
            except Exception:  # a damaged table must not keep the server from starting
                _LOG.exception("a table could not be resumed", extra={"table": name})

    async def close(self) -> None:
        """Tell everybody that the server closes, finish what has begun, and close the store."""
        await self.say_goodbye()
        await self.store.close()

    async def say_goodbye(self) -> None:
        """Stop clocks and bots, refuse further commands, and tell everybody who is connected."""
        if self.closing:
            return
        self.closing = True
        self.readiness.stop()
        self.clocks.close()
        self.thinking.close()
        tables = list(self.tables.values())
        for live in tables:  # stop all at once: while one clock is being stopped, no other may end somebody's turn
            live.bots.stop()
            self.clocks.stop(live)
            keep(live)
        await asyncio.gather(*map(self._stop_clock, tables))
        for live in tables:
            for watcher in live.watchers:
                watcher.dismiss("closing")
        self._check_if_empty()

    async def _stop_clock(self, live: LiveTable) -> None:
        async with live.lock:
            if is_timed(live.table) and live.table.timing.halted is None:
                try:
                    await self.steps.take(live, [entries.Halted()])
                except TableRefusal:
                    _LOG.warning("a clock could not be stopped", extra={"table": live.table.code})

    async def wait_until_empty(self) -> None:
        """Wait until everybody who was told that the server closes has disconnected."""
        await self._empty.wait()

    def _check_open(self) -> None:
        if self.closing:
            raise TableRefusal("house-closing")

    def _check_if_empty(self) -> None:
        if self.closing and not any(live.watchers for live in self.tables.values()):
            self._empty.set()

    # --- tables and people ------------------------------------------------------------------------

    async def open_table(self, settings: Settings, name: str) -> Arrival:
        """Open a table; the person who opens it is its host."""
        self._check_open()
        settings, name = check(settings), check_name(None, name)
        token = new_token(self.random_bytes)
        while True:
            code = new_code(self.random_bytes)
            events = (entries.Opened(code, settings), entries.Joined("p1", name, hashed(token)))
            entry = LogEntry(self.now(), events, by="p1")
            try:
                interrupted = await saved(self.store, Append(table_log(code), 1, (entries.to_json(entry),)))
            except Taken:
                continue
            self._loader.add(LiveTable(apply(None, entry)))
            if interrupted:
                raise asyncio.CancelledError
            return Arrival(code, "p1", token)

    async def join(self, code: str, name: str, bot: bool = False) -> Arrival:
        """Join a table as a guest, or as a program that says that it is one."""
        live = await self._loader.get(read_code(code))
        async with live.lock:
            if self._loader.was_evicted(live):
                return await self.join(code, name, bot)
            self._check_open()
            table = live.table
            if len(table.people) >= MOST_PEOPLE:
                raise TableRefusal("table-full")
            person, token = f"p{table.came + 1}", new_token(self.random_bytes)
            joined = entries.Joined(person, check_name(table, name), hashed(token), "program" if bot else "")
            await self.steps.take(live, [joined], by=person)
            return Arrival(table.code, person, token)

    async def enter(self, code: str, token: str, watcher: Watcher) -> str:
        """Let a connection watch a table; with a token, as the person it belongs to. The refusal does not reveal
        whether the code or the token was wrong."""
        live = await self._loader.get(read_code(code))
        async with live.lock:
            if self._loader.was_evicted(live):
                return await self.enter(code, token, watcher)
            self._check_open()
            person = _holder(live.table, token) if token else ONLOOKER
            if person is None:
                raise TableRefusal("no-such-table")
            watcher.person = person
            live.watchers.add(watcher)
            live.here[person] += 1
            live.show(live.watchers if live.here[person] == 1 and person else [watcher])
            return live.table.code

    def leave(self, code: str, watcher: Watcher) -> None:
        """Forget a closed connection. The person keeps their seat."""
        live = self.tables.get(code)
        if live is None or watcher not in live.watchers:
            return
        live.watchers.discard(watcher)
        live.here[watcher.person] -= 1
        if watcher.person and not live.here[watcher.person]:
            live.show(live.watchers)
        if not live.watchers and not self.closing:
            evict_later(self.tables, live)
        self._check_if_empty()

    # --- commands ---------------------------------------------------------------------------------

    async def command(self, code: str, person: str, number: str, command: commands.Command) -> Answer:
        """Carry out a command once: a command with an id that was used before is only answered."""
        live = await self._loader.get(code)
        async with live.lock:
            if self._loader.was_evicted(live):
                return await self.command(code, person, number, command)
            if person not in live.table.people:
                raise TableRefusal("not-seated" if person == ONLOOKER else "no-such-table")
            if number in live.table.commands.get(person, ()):
                return Answer(live.table.updates[person])
            self._check_open()
            await self.clocks.catch_up(live)
            if isinstance(command, commands.Consult):
                return _consulted(live.table, person, command.text)
            deals = isinstance(command, commands.Start | commands.Rematch)
            randomness = self._randomness() if deals else _NO_RANDOMNESS
            book = await self.archive.book_for(live.table, command)
            happenings = decide(CommandContext(live.table, person, randomness, book), command)
            await self.steps.take(live, happenings, person, number)
            return Answer(live.table.updates.get(person, 0))

    def _randomness(self) -> Randomness:
        return Randomness(seed=self.random_bytes(16).hex(), record=self.random_bytes(10).hex())

    async def create_book(self, team: str) -> str:
        """Create a team's book and return its name, which is also its key."""
        self._check_open()
        return await self.archive.create_book(team)

    async def commitment(self, code: str) -> str:
        """Return a hash of the current game's deal, which can be checked against the record after the game."""
        record = record_of((await self._loader.get(read_code(code))).table)
        if record is None:
            raise TableRefusal("no-game")
        return commitment(record)

    # --- clocks, bots, loading --------------------------------------------------------------------------

    async def _restart_clock(self, live: LiveTable) -> None:
        """Restart the clock of a table that was loaded from its log."""
        if was_stopped(live.table) or (is_timed(live.table) and not live.table.paused):
            async with live.lock:
                await self.steps.take(live, [entries.Restarted()])

    def _changed(self, live: LiveTable) -> None:
        self._attend(live)
        if not live.watchers and live.eviction is None and not self.closing:
            evict_later(self.tables, live)  # the last person has left for good

    def _attend(self, live: LiveTable) -> None:
        """Set the clock, let bots think, and load what the table will need."""
        self.clocks.set(live)
        if not self.closing:
            self.readiness.prepare_for(live.table)
            self.thinking.attend(live)


def _consulted(table: Table, person: str, text: str) -> Answer:
    seat = seat_of(table, person)
    if seat is None or table.play is None or not is_running(table):
        raise TableRefusal("not-seated" if seat is None else "no-game")
    return Answer(table.updates[person], consult(table.settings, table.play.state, seat, tidy(text)))


def _holder(table: Table, token: str) -> str | None:
    """Return the person with this token. All tokens are compared, so that the time taken reveals nothing."""
    matches = [
        person_id for person_id, person in table.people.items() if person.token and is_token(token, person.token)
    ]
    return matches[0] if matches else None
