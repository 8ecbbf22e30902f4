"""The house: opening tables, joining them, and giving commands. Whatever is acknowledged here is on disk."""

import asyncio
import logging
import secrets
import time
from collections.abc import Callable
from typing import Final

from msgspec import Struct

from cluehouse.games.duet.book import Book
from cluehouse.games.game import CLOCK
from cluehouse.games.record import Record, commitment
from cluehouse.games.words import is_tidy, tidy
from cluehouse.house import books, records, steps, thinking
from cluehouse.house.dozing import doze_later
from cluehouse.house.live import LiveTable, Watcher
from cluehouse.house.players import MakePlayer, dice_players
from cluehouse.house.readiness import Readiness
from cluehouse.house.reviews import Find, Report, Reviews, nothing_to_find
from cluehouse.house.saving import saved
from cluehouse.referee.ruling import Ruling
from cluehouse.store import NotSaved, Page, Store, Taken
from cluehouse.tables import commands, entries
from cluehouse.tables.advice import consult
from cluehouse.tables.asked import Asked, Luck
from cluehouse.tables.clock import is_timed, next_alarm, was_stopped
from cluehouse.tables.codes import Dice, hashed, is_token, new_code, new_token, read_code
from cluehouse.tables.decide import decide
from cluehouse.tables.entries import AnyEvent, Entry
from cluehouse.tables.fold import apply, fold
from cluehouse.tables.lineup import check
from cluehouse.tables.people import MOST_PEOPLE, check_name
from cluehouse.tables.refusal import TableRefusal
from cluehouse.tables.settings import Settings
from cluehouse.tables.sight import game_sections
from cluehouse.tables.table import ONLOOKER, Table, is_running, record_of, seat_of

_NO_LUCK: Final = Luck("", "")  # for what chance has no part in
_RACES: Final = 5
_RETRY: Final = 1.0  # seconds until a clock tries again what the disk did not take
_LOG: Final = logging.getLogger("cluehouse.house")


class Answer(Struct, frozen=True, omit_defaults=True):
    """What comes back to whoever gave a command: the number of the update that it led to, or what the referee said."""

    update: int
    ruling: Ruling | None = None


class Arrival(Struct, frozen=True):
    """Somebody has come to a table: their place there, and the token that only they have."""

    code: str
    person: str
    token: str


class House:
    """All tables of one house. Time and chance are handed in, so that a test can hold them."""

    def __init__(
        self,
        store: Store,
        now: Callable[[], int] = lambda: time.time_ns() // 1_000_000,
        dice: Dice = secrets.token_bytes,
        players: MakePlayer = dice_players,
        readiness: Readiness | None = None,
        find: Find = nothing_to_find,
    ) -> None:
        self.store = store
        self.now = now
        self.dice = dice
        self.players = players
        self.tables: dict[str, LiveTable] = {}
        self.moves = 0  # made since the house opened
        self.readiness = readiness or Readiness()
        self._reviews = Reviews(find, self.readiness)
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self.closing = False
        self._empty = asyncio.Event()  # the house closes, and everybody has gone

    # --- opening and closing ----------------------------------------------------------------------

    async def open(self) -> None:
        """Bring back the tables that must not wait for somebody to ask: their clocks run, or bots think."""
        for name in await self.store.waking():
            try:
                await self._live(name.removeprefix("table/"))
            except Exception:  # one table that cannot be read, or that the disk does not take, keeps no other closed
                _LOG.exception("a table could not be brought back", extra={"table": name})

    async def close(self) -> None:
        """Tell everybody that the house closes, finish what was begun, and close the store."""
        await self.say_goodbye()
        await self.store.close()

    async def say_goodbye(self) -> None:
        """Stop clocks and bots, take no more commands, and tell everybody who is here."""
        if self.closing:
            return
        self.closing = True
        self.readiness.stop()
        tables = list(self.tables.values())
        for live in tables:  # all at once: while one clock is stopped, no other may cost somebody a turn
            thinking.stop(live)
            if live.alarm is not None:
                live.alarm.cancel()
        await asyncio.gather(*map(self._stop_clock, tables))
        for live in tables:
            for watcher in live.watchers:
                watcher.dismiss("closing")
        self._note_who_is_left()

    async def _stop_clock(self, live: LiveTable) -> None:
        async with live.lock:
            if is_timed(live.table) and live.table.timing.halted is None:
                try:
                    await self.take_step(live, [entries.Halted()])
                except TableRefusal:
                    _LOG.warning("a clock could not be stopped", extra={"table": live.table.code})

    async def wait_until_empty(self) -> None:
        """Wait until everybody to whom goodbye was said has gone."""
        await self._empty.wait()

    def _check_open(self) -> None:
        if self.closing:
            raise TableRefusal("house-closing")

    def _note_who_is_left(self) -> None:
        if self.closing and not any(live.watchers for live in self.tables.values()):
            self._empty.set()

    # --- tables and people ------------------------------------------------------------------------

    async def open_table(self, settings: Settings, name: str) -> Arrival:
        """Put up a table; whoever does is its host."""
        self._check_open()
        settings, shown = check(settings), check_name(None, name)
        token = new_token(self.dice)
        while True:
            code = new_code(self.dice)
            events = (entries.Opened(code, settings), entries.Joined("p1", shown, hashed(token)))
            entry = Entry(self.now(), events, by="p1")
            try:
                interrupted = await saved(self.store, Page(f"table/{code}", 1, (entries.to_json(entry),)))
            except Taken:
                continue
            self.tables[code] = LiveTable(apply(None, entry))
            self._attend(self.tables[code])
            doze_later(self, self.tables[code])
            if interrupted:
                raise asyncio.CancelledError
            return Arrival(code, "p1", token)

    async def join(self, code: str, name: str, bot: bool = False) -> Arrival:
        """Come to a table as a guest, or as a program that says so."""
        live = await self._live(read_code(code))
        async with live.lock:
            if self._has_dozed_off(live):
                return await self.join(code, name, bot)
            self._check_open()
            table = live.table
            if len(table.people) >= MOST_PEOPLE:
                raise TableRefusal("table-full")
            person, token = f"p{table.came + 1}", new_token(self.dice)
            joined = entries.Joined(person, check_name(table, name), hashed(token), "program" if bot else "")
            await self.take_step(live, [joined], by=person)
            return Arrival(table.code, person, token)

    async def enter(self, code: str, token: str, watcher: Watcher) -> str:
        """Let a connection watch a table; with a token, as the person it belongs to. A wrong token and a
        wrong code cannot be told apart."""
        live = await self._live(read_code(code))
        async with live.lock:
            if self._has_dozed_off(live):
                return await self.enter(code, token, watcher)
            self._check_open()
            who = _holder(live.table, token) if token else ONLOOKER
            if who is None:
                raise TableRefusal("no-such-table")
            watcher.person = who
            live.watchers.add(watcher)
            live.here[who] += 1
            live.show(live.watchers if live.here[who] == 1 and who else [watcher])
            return live.table.code

    def leave(self, code: str, watcher: Watcher) -> None:
        """A connection is gone. Nothing is lost by it: the seat is kept."""
        live = self.tables.get(code)
        if live is None or watcher not in live.watchers:
            return
        live.watchers.discard(watcher)
        live.here[watcher.person] -= 1
        if watcher.person and not live.here[watcher.person]:
            live.show(live.watchers)
        if not live.watchers:
            doze_later(self, live)
        self._note_who_is_left()

    # --- commands ---------------------------------------------------------------------------------

    async def command(self, code: str, person: str, number: str, command: commands.Command) -> Answer:
        """Do what somebody asks, once: a command that was done before is answered, not done again."""
        live = await self._live(code)
        async with live.lock:
            if self._has_dozed_off(live):
                return await self.command(code, person, number, command)
            if person not in live.table.people:
                raise TableRefusal("not-seated" if person == ONLOOKER else "no-such-table")
            if number in live.table.commands.get(person, ()):
                return Answer(live.table.updates[person])
            self._check_open()
            await self._catch_up(live)
            if isinstance(command, commands.Consult):
                return self._consulted(live.table, person, command.text)
            luck = self._luck() if isinstance(command, commands.Start | commands.Rematch) else _NO_LUCK
            asked = Asked(live.table, person, luck, await self._book_for(live.table, command))
            events = decide(asked, command)
            await self.take_step(live, events, person, number)
            return Answer(live.table.updates.get(person, 0))

    def _consulted(self, table: Table, person: str, text: str) -> Answer:
        seat = seat_of(table, person)
        if seat is None or table.play is None or not is_running(table):
            raise TableRefusal("not-seated" if seat is None else "no-game")
        return Answer(table.updates[person], consult(table.settings, table.play.state, seat, tidy(text)))

    def _luck(self) -> Luck:
        return Luck(seed=self.dice(16).hex(), record=self.dice(10).hex())

    async def _book_for(self, table: Table, command: commands.Command) -> Book | None:
        """The book that a command is about."""
        if isinstance(command, commands.OpenBook):
            return await books.read_book(self.store, command.book) if command.book else None
        if isinstance(command, commands.Start | commands.Rematch) and table.book:
            return await books.read_book(self.store, table.book)
        return None

    # --- books and records ------------------------------------------------------------------------

    async def found_book(self, team: str) -> str:
        """Begin a Duet team's book. Its name is known to the team alone: whoever has it is a member."""
        self._check_open()
        shown = tidy(team)
        if not is_tidy(shown, commands.NAME_LENGTH):
            raise TableRefusal("bad-name", longest=commands.NAME_LENGTH)
        book = self.dice(12).hex()
        try:
            await books.found_book(self.store, book, shown, self.now())
        except NotSaved as error:
            raise TableRefusal("not-saved", reason=error.reason) from None
        return book

    async def book(self, book: str) -> Book:
        """A team's book."""
        found = await books.read_book(self.store, book)
        if found is None:
            raise TableRefusal("no-such-book")
        return found

    async def record(self, record: str) -> Record:
        """The record of a finished game."""
        return (await self._kept(record))[0]

    async def report(self, record: str) -> Report:
        """Who played a finished game, and what is worth knowing of it."""
        return await self._reviews.report(record, *await self._kept(record))

    async def _kept(self, record: str) -> tuple[Record, records.Occasion]:
        found = await records.read_record(self.store, record)
        if found is None:
            raise TableRefusal("no-such-table")
        return found

    async def commitment(self, code: str) -> str:
        """A hash of the deal of the game under way, to be checked against the record when it is over."""
        record = record_of((await self._live(read_code(code))).table)
        if record is None:
            raise TableRefusal("no-game")
        return commitment(record)

    # --- steps ------------------------------------------------------------------------------------

    async def _live(self, code: str) -> LiveTable:
        """The table of this code, from memory or from its log."""
        live = self.tables.get(code)
        if live is not None:
            return live
        if code not in self._loading:
            self._loading[code] = asyncio.ensure_future(self._load(code))
            self._loading[code].add_done_callback(lambda _: self._loading.pop(code))
        return await asyncio.shield(self._loading[code])

    def _has_dozed_off(self, live: LiveTable) -> bool:
        """Was the table forgotten while somebody waited for it? Then it has to be asked for again."""
        return self.tables.get(live.table.code) is not live

    async def _load(self, code: str) -> LiveTable:
        table = fold(map(entries.from_json, await self.store.read(f"table/{code}")))
        if table is None:
            raise TableRefusal("no-such-table")
        live = LiveTable(table)
        if was_stopped(table) or (is_timed(table) and not table.paused):
            async with live.lock:
                await self.take_step(live, [entries.Restarted()])
        self.tables[code] = live  # not before its clock runs: what the disk refused is tried again by whoever comes
        self._attend(live)
        doze_later(self, live)
        return live

    async def take_step(self, live: LiveTable, events: list[AnyEvent], by: str = "", command: str = "") -> None:
        """Make a step durable, then show it. The table's lock is held."""
        step = steps.prepare(live, events, self.now(), by, command)
        interrupted = await self._save(live, step)
        live.wakes = step.wakes
        live.become(step.table, step.games)
        self.moves += any(isinstance(event, entries.Moved) for event in events)
        self._attend(live)
        if not live.watchers and live.dozing is None:
            doze_later(self, live)  # whoever was here last has left for good
        if interrupted:
            raise asyncio.CancelledError

    async def _save(self, live: LiveTable, step: steps.Step) -> bool:
        for _ in range(_RACES):
            try:
                return await saved(self.store, *await steps.pages(self.store, live, step))
            except Taken as taken:
                if taken.name.startswith("table/"):
                    await self._reload(live)
                    raise TableRefusal("stale") from None
        raise TableRefusal("not-saved", reason="disk-error")  # two games of one team ended at once, again and again

    async def _reload(self, live: LiveTable) -> None:
        """Somebody else has written to the log: take what is there."""
        table = fold(map(entries.from_json, await self.store.read(f"table/{live.table.code}")))
        assert table is not None
        live.become(table, game_sections(table))

    # --- what happens by itself -------------------------------------------------------------------

    def _attend(self, live: LiveTable) -> None:
        """Set the clock, let bots think, and load what the table will ask for."""
        if live.alarm is not None:
            live.alarm.cancel()
            live.alarm = None
        if self.closing:
            return
        self.readiness.prepare_for(live.table)
        alarm = next_alarm(live.table)
        if alarm is not None:
            delay = max(0, alarm.at - self.now()) / 1000
            live.alarm = asyncio.get_running_loop().call_later(delay, self._ring, live)
        thinking.attend(live, self)

    def _ring(self, live: LiveTable) -> None:
        live.alarm = None
        live.ringing = asyncio.ensure_future(self._rung(live))

    async def _rung(self, live: LiveTable) -> None:
        try:
            async with live.lock:
                if not self.closing:
                    await self._catch_up(live)
                    self._attend(live)
        except TableRefusal:
            _LOG.warning("the clock could not be saved; it tries again", extra={"table": live.table.code})
            live.alarm = asyncio.get_running_loop().call_later(_RETRY, self._ring, live)
        except Exception:
            _LOG.exception("a clock failed", extra={"table": live.table.code})

    async def _catch_up(self, live: LiveTable) -> None:
        """Make the moves of the clock whose time has come, before anybody else moves."""
        while (alarm := next_alarm(live.table)) is not None and alarm.at <= self.now():
            await self.take_step(live, [entries.Moved(CLOCK, alarm.move)])


def _holder(table: Table, token: str) -> str | None:
    """Whose token this is. All are compared, whichever fits."""
    fitting = [who for who, person in table.people.items() if person.token and is_token(token, person.token)]
    return fitting[0] if fitting else None
