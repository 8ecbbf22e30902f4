"""The house: opening tables, joining them, and giving commands. Everything that is acknowledged here is on disk."""

import asyncio
import logging
import secrets
from collections.abc import Callable, Mapping
from concurrent.futures import Executor
from typing import Final

from msgspec import Struct

from cluehouse.games.record import commitment
from cluehouse.house.archive import Archive
from cluehouse.house.arrivals import Arrival, Arrivals, Newcomer, holder
from cluehouse.house.clocks import Clocks
from cluehouse.house.consulting import answer, question_of
from cluehouse.house.damage import Damage
from cluehouse.house.eviction import evict_later, keep
from cluehouse.house.guest import ANYBODY, Guest
from cluehouse.house.live import LiveTable, Watcher
from cluehouse.house.loading import Loader
from cluehouse.house.openings import Openings
from cluehouse.house.ownership import Ownership, SoleOwner
from cluehouse.house.packs import judge, judge_for, own_words, pack_in
from cluehouse.house.players import MakePlayer, dice_players
from cluehouse.house.readiness import Readiness
from cluehouse.house.reviews import Find, Reviews, nothing_to_find
from cluehouse.house.saving import saved
from cluehouse.house.steps import Steps, table_log
from cluehouse.house.thinking import LONGEST_THOUGHT, Thinking
from cluehouse.house.time_source import TimeSource, steady_time, wall_time
from cluehouse.house.workers import Workers
from cluehouse.referee.ruling import Ruling
from cluehouse.store import Append, Problem, Store, Taken
from cluehouse.tables import commands, entries
from cluehouse.tables.admission import has_banned_token, is_banned, is_open_to_strangers
from cluehouse.tables.clock import is_timed, was_stopped
from cluehouse.tables.codes import RandomBytes, hashed, new_code, new_token, read_code
from cluehouse.tables.context import CommandContext, Randomness
from cluehouse.tables.decide import decide
from cluehouse.tables.entries import LogEntry
from cluehouse.tables.fold import apply
from cluehouse.tables.lineup import check
from cluehouse.tables.people import check_name
from cluehouse.tables.refusal import TableRefusal
from cluehouse.tables.settings import Settings
from cluehouse.tables.table import ONLOOKER, record_of

_LOG: Final = logging.getLogger("cluehouse.house")


class Answer(Struct, frozen=True, omit_defaults=True):
    """The answer to a command: the number of the update that shows its effect, the referee's ruling, the secret with
    which another device takes the person's place, or the table's own words."""

    update: int
    ruling: Ruling | None = None
    transfer: str = ""
    words: str = ""


class House:
    """All tables of one server. Time and randomness are passed in, so that tests can control them."""

    def __init__(
        self,
        store: Store,
        now: TimeSource | None = None,
        random_bytes: RandomBytes = secrets.token_bytes,
        players: MakePlayer = dice_players,
        readiness: Readiness | None = None,
        find: Find = nothing_to_find,
        date: TimeSource | None = None,
        bot_workers: Executor | None = None,  # where bots think; None: the event loop's own threads
        longest_thought: float = LONGEST_THOUGHT,  # in seconds
        workers: Workers | None = None,  # where expensive work is done for guests
        ownership: Ownership | None = None,
    ) -> None:
        self.store = store
        self.workers = workers or Workers()
        self.now = now or steady_time()  # what clocks run by
        date = date or now or wall_time  # what dates are taken from
        self.random_bytes = random_bytes
        self.readiness = readiness or Readiness()
        self.readiness.progressed = self._show_preparation
        self.damage = Damage()
        self.archive = Archive(store, date, random_bytes, Reviews(find, self.readiness, self.workers), self.damage)
        self.ownership: Ownership = ownership or SoleOwner()
        self.lost: Callable[[str, set[Watcher]], None] = _forget_watchers  # a cluster finds the table's new owner
        self.steps = Steps(store, self.now, date, self.damage, self.ownership, self._changed, self.give_up)
        self.clocks = Clocks(self.steps, self.now, self._attend)
        self.thinking = Thinking(self.steps, players, self.readiness, bot_workers, longest_thought)
        self._loader = Loader(store, self.ownership, self.now, self.damage, self._restart_clock, self._attend)
        self.arrivals = Arrivals(self._loader, self.steps, self.now, random_bytes, self._check_open)
        self._openings = Openings(self.now)
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

    def problems(self) -> list[Problem]:
        """Return what is wrong with the server; an empty list if it is healthy."""
        found = self.store.problems()
        if self.damage.logs:
            found.append(Problem("logs-unreadable", count=len(self.damage.logs)))
        if self.readiness.unprepared:
            found.append(Problem("bots-unprepared", count=len(self.readiness.unprepared)))
        if self.closing:
            found.append(Problem("closing"))
        return found

    async def close(self) -> None:
        """Tell everybody that the server closes, finish what has begun, and close the store."""
        await self.say_goodbye()
        await self.readiness.ended()
        await self.workers.close()
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
            try:
                await self.halt(live)
            except TableRefusal:
                _LOG.warning("a clock could not be stopped", extra={"table": live.table.code})

    async def halt(self, live: LiveTable) -> None:
        """Stop the clock until the table is loaded again. The caller holds the table's lock."""
        if is_timed(live.table) and live.table.timing.halted is None:
            await self.steps.take(live, [entries.Halted()])

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

    async def open_table(self, settings: Settings, name: str, program: bool = False, guest: Guest = ANYBODY) -> Arrival:
        """Open a table; the person who opens it is its host. A program says that it is one."""
        self._check_open()
        guest.check_disk()
        await judge_for(self.workers, guest, settings)
        settings, name = check(settings), check_name(None, name)
        token = new_token(self.random_bytes)
        while True:
            code = new_code(self.random_bytes, self._openings.syllables(len(self.tables)))
            joined = entries.Joined("p1", name, hashed(token), "program" if program else "")
            # A program does not become the host by itself
            events = (entries.Opened(code, settings), joined, *((entries.HostNamed("p1"),) if program else ()))
            entry = LogEntry(self.now(), events, by="p1")
            written = entries.to_json(entry)
            try:
                own = Append(table_log(code), 1, (written,), epoch=self.ownership.first_epoch)
                interrupted = await saved(self.store, own)
            except Taken:
                continue
            guest.store(len(written))
            self._openings.opened()
            self._loader.add(LiveTable(apply(None, entry), size=len(written), epoch=own.epoch))
            if interrupted:
                raise asyncio.CancelledError
            return Arrival(code, "p1", token)

    async def join(self, code: str, name: str, program: bool = False) -> Arrival:
        """Join a table as a guest, or as a program that says that it is one."""
        return await self.arrivals.join(code, Newcomer(name, program))

    async def enter(self, code: str, token: str, watcher: Watcher, origin: str = "") -> str:
        """Let a connection watch a table; with a token, as the person it belongs to. The refusal does not reveal
        whether the code or the token was wrong, except to whoever was banned. Who has no token must be invited: an idle
        table's code admits nobody new."""
        live = await self._loader.get(read_code(code))
        async with live.lock:
            if self._loader.was_evicted(live):
                return await self.enter(code, token, watcher, origin)
            self._check_open()
            person = holder(live.table, token) if token else self._onlooker(live, origin)
            if person is None:
                raise TableRefusal(
                    "banned" if token and has_banned_token(live.table, hashed(token)) else "no-such-table"
                )
            if person:
                live.seen_from(person, origin)
            claims = [who for who, claim in live.table.claims.items() if claim.person == person]
            if claims:  # the device is not lost
                await self.steps.take(live, [entries.ClaimDropped(who) for who in claims])
            watcher.person = person
            live.watchers.add(watcher)
            live.here[person] += 1
            live.show(live.watchers if live.here[person] == 1 and person else [watcher])
            return live.table.code

    def _onlooker(self, live: LiveTable, origin: str) -> str | None:
        """Return the person as whom somebody without a token watches; None if the table's code admits nobody new."""
        now = live.time(self.now())
        if is_banned(live.table, origin, now):
            raise TableRefusal("banned")
        return ONLOOKER if is_open_to_strangers(live.table, live.present, now) else None

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

    # --- owners -----------------------------------------------------------------------------------

    async def attach(
        self, code: str, tokens: Mapping[Watcher, str], origins: Mapping[Watcher, str] | None = None
    ) -> None:
        """Let connections go on watching a table that another server owned. Whoever has left meanwhile, or has moved to
        another device, is dismissed. `origins` are the networks that they come from."""
        live = await self._loader.get(code)
        async with live.lock:
            if self._loader.was_evicted(live):
                await self.attach(code, tokens, origins)
                return
            for watcher, token in tokens.items():
                person = holder(live.table, token) if token else ONLOOKER
                if person is None:
                    watcher.dismiss(live.farewell(watcher.person, hashed(token)))
                    continue
                watcher.person = person
                if person and origins is not None:
                    live.seen_from(person, origins.get(watcher, ""))
                live.watchers.add(watcher)
                live.here[person] += 1
            live.show(live.watchers)

    def is_watched_by(self, code: str, watcher: Watcher) -> bool:
        """Whether a connection watches a table of this server."""
        live = self.tables.get(code)
        return live is not None and watcher in live.watchers

    def give_up(self, live: LiveTable) -> None:
        """Forget a table at once, because another server owns it or may own it. Nothing is written."""
        if self._loader.was_evicted(live):
            return
        del self.tables[live.table.code]
        live.is_given_up = True
        live.bots.stop()
        self.clocks.stop(live)
        keep(live)
        watchers, live.watchers = live.watchers, set()
        self.lost(live.table.code, watchers)

    # --- commands ---------------------------------------------------------------------------------

    async def command(
        self, code: str, person: str, number: str, command: commands.Command, guest: Guest = ANYBODY
    ) -> Answer:
        """Carry out a command once: a command with an id that was used before is only answered."""
        live = await self._loader.get(code)
        async with live.lock:
            if self._loader.was_evicted(live):
                return await self.command(code, person, number, command, guest)
            if person not in live.table.people:
                if isinstance(command, commands.Leave) and person != ONLOOKER:
                    return Answer(0)  # repeated, because the answer was lost
                raise TableRefusal("not-seated" if person == ONLOOKER else "no-such-table")
            if number in live.table.commands.get(person, ()):
                return Answer(live.table.updates[person])
            self._check_open()
            await self.clocks.catch_up(live)
            if isinstance(command, commands.ReadWords):
                return Answer(live.table.updates[person], words=own_words(live.table, person))
            if isinstance(command, commands.Consult):
                asked = question_of(live.table, person, command.text)
                update = live.table.updates[person]
            else:
                return await self._done(live, person, number, command, guest)
        # The table does not wait for the referee
        return Answer(update, None if asked is None else await answer(self.workers, guest, asked))

    async def _done(self, live: LiveTable, person: str, number: str, command: commands.Command, guest: Guest) -> Answer:
        """Decide a command and carry it out. The caller holds the table's lock."""
        live.quota.check()
        guest.check_disk()
        pack = pack_in(live.table, command)
        if pack:
            await judge(self.workers, guest, pack)
        randomness = self._randomness(command)
        book = await self.archive.book_for(live.table, command)
        now = live.time(self.now())
        context = CommandContext(live.table, person, randomness, book, live.present, live.origins, now)
        happenings = decide(context, command)
        before = live.quota.size
        await self.steps.take(live, happenings, person, number)
        guest.store(live.quota.size - before)
        return Answer(live.table.updates.get(person, 0), transfer=randomness.secret)

    def _randomness(self, command: commands.Command) -> Randomness:
        """Return the randomness that this command needs."""
        if isinstance(command, commands.Start | commands.Rematch):
            return Randomness(seed=self.random_bytes(16).hex(), record=self.random_bytes(10).hex())
        return Randomness(secret=new_token(self.random_bytes) if isinstance(command, commands.OfferTransfer) else "")

    async def create_book(self, team: str) -> str:
        """Create a team's book and return its name, which is also its key."""
        self._check_open()
        return await self.archive.create_book(team)

    async def commitment(self, code: str) -> str:
        """Return a hash of the current game's deal, which can be checked against the record after the game."""
        live = await self._loader.get(read_code(code))
        if not is_open_to_strangers(live.table, live.present, live.time(self.now())):
            raise TableRefusal("no-such-table")
        record = record_of(live.table)
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
            self._show_preparation_at(live)
            self.thinking.attend(live)

    def _show_preparation(self) -> None:
        if not self.closing:
            for live in self.tables.values():
                self._show_preparation_at(live)

    def _show_preparation_at(self, live: LiveTable) -> None:
        preparing = self.readiness.preparing(live.table)
        if preparing != live.preparing:
            live.preparing = preparing
            live.show(live.watchers)


def _forget_watchers(code: str, watchers: set[Watcher]) -> None:
    """A server alone never loses a table."""
