"""The tables of all servers, as the connections of this one see them: a table may be owned here or elsewhere."""

import asyncio
import logging
from collections import defaultdict
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from math import ceil
from typing import Any, Final, TypeVar

import msgspec

from cluehouse.bus import Bus, NoAnswer, NotDelivered
from cluehouse.cluster import messages
from cluehouse.cluster.answers import Answers
from cluehouse.cluster.asking import Asking, server_of
from cluehouse.cluster.counters import Counters
from cluehouse.cluster.handing_over import HandingOver
from cluehouse.cluster.membership import Membership
from cluehouse.cluster.messages import MOVED, AnyAsk, Shown, Unwatched
from cluehouse.cluster.payers import Payers
from cluehouse.cluster.relays import Relays
from cluehouse.cluster.searching import Searching
from cluehouse.cluster.views import RemoteView
from cluehouse.games.refusal import Refusal
from cluehouse.house import Answer, House
from cluehouse.house.arrivals import Arrival, Newcomer
from cluehouse.house.guest import ANYBODY, Guest
from cluehouse.house.live import Watcher
from cluehouse.house.ownership import OutcomeUnknown, OwnedElsewhere
from cluehouse.store import Fenced, Problem, StoreError
from cluehouse.tables import commands
from cluehouse.tables.codes import read_code
from cluehouse.tables.refusal import TableRefusal
from cluehouse.tables.settings import Settings

T = TypeVar("T")
_PATIENCE: Final = 5.0  # seconds in which a table without owner finds one; then people are asked to try again
_PAUSE: Final = 0.05
_HEARTBEAT: Final = 1.0
_VIEWS: Final = 2_000  # in one heartbeat: NATS limits messages to 1 MB
_BUS_TIMING: Final = 5.0
_SILENCE: Final = 5.0  # seconds without a heartbeat after which people at another server count as gone
_DISMISSED: Final = 10  # connections that are asked at once to go to another server
_LONGEST_GOODBYE: Final = 3.0  # seconds in which all of them are asked
_ORPHANS: Final = 50  # tables that are adopted at a time
_LOG: Final = logging.getLogger("cluehouse.cluster")
_encode = msgspec.json.Encoder().encode
_shown: Final = msgspec.json.Decoder(Shown)


class ClusterHouse:
    """One server of a cluster. It has the methods of `House` that connections use."""

    def __init__(
        self, house: House, membership: Membership, bus: Bus, abandon: Callable[[], None] = lambda: None
    ) -> None:
        """`abandon` lets nobody wait any longer for what the store has not saved yet."""
        self.house, self.membership, self.bus, self._abandon = house, membership, bus, abandon
        self.archive, self.store, self.steps, self.readiness = house.archive, house.store, house.steps, house.readiness
        self.now, self.thinking, self.workers, self.arrivals = house.now, house.thinking, house.workers, self
        self._relays = Relays()
        self._answers = Answers(house, bus, self._find_owners)
        self._asking = Asking(bus)
        self._handing_over = HandingOver(house, membership, self._asking, self._answers.servers_of)
        self._searching = Searching(house, membership, self._asking, self._relays, self._begin, self._take_all)
        self._working: set[asyncio.Task[None]] = set()
        self._is_leaving = False
        house.lost = self._lost
        membership.lost = self._give_up_everything
        membership.gone = self._gone

    # --- opening and closing ----------------------------------------------------------------------

    @property
    def tables(self) -> dict[str, Any]:
        """The tables that this server owns and has in memory."""
        return self.house.tables

    @property
    def closing(self) -> bool:
        """Whether this server closes."""
        return self._is_leaving

    def charge_to(self, payers: Payers) -> None:
        """Let people who are connected to other servers pay for what they cause here."""
        self._answers.payers = payers

    @property
    def counters(self) -> Counters:
        """What this server has counted."""
        self.membership.counters.views_resent = self._answers.resent
        return self.membership.counters

    @property
    def relayed(self) -> int:
        """How many people here are at tables of other servers."""
        return sum(1 for _ in self._relays)

    def problems(self) -> list[Problem]:
        """Return what is wrong now, as far as it is known."""
        found = self.house.problems()
        if self.membership.is_valid:  # the database is back, although nothing was appended since
            found = [problem for problem in found if problem != Problem("not-saved", "unreachable")]
        if self._is_leaving and not self.house.closing:
            found.append(Problem("closing"))
        if not self.membership.is_valid:
            found.append(Problem("no-lease"))
        if self.membership.too_new:
            found.append(Problem("logs-too-new", count=len(self.membership.too_new)))
        if not self.bus.is_connected:
            found.append(Problem("bus-unreachable"))
        return found

    async def open(self) -> None:
        """Join the cluster."""
        await self.membership.begin()
        name = self.membership.server
        await self._answers.serve(name)
        await self.bus.subscribe(f"cluehouse.{name}.shown", self._receive_shown)
        self._begin(self._repeat(_HEARTBEAT, self._beat))
        self._begin(self._repeat(_BUS_TIMING, self._time_bus))
        self._begin(self._repeat(_HEARTBEAT, self._adopt_orphans))

    async def say_goodbye(self) -> None:
        """Hand over all tables, then tell everybody who is connected that this server closes."""
        if self._is_leaving:
            return
        self._is_leaving = True
        await self._handing_over.hand_over_everything()
        await self._dismiss_everybody()
        for task in self._working:
            task.cancel()
        await self.house.say_goodbye()

    async def _dismiss_everybody(self) -> None:
        """Ask people to connect to another server, some at a time: if all came there at once, they would have to wait.
        Those who are still here play on meanwhile, at the new owners of their tables."""
        watchers = [*self._searching, *(watcher for relay in self._relays for watcher in relay.watchers)]
        at_once = max(_DISMISSED, ceil(len(watchers) * _PAUSE / _LONGEST_GOODBYE))
        if not self.membership.another():
            at_once = len(watchers)  # there is nowhere to go
        for start in range(0, len(watchers), at_once or 1):
            for watcher in watchers[start : start + at_once]:
                watcher.dismiss("closing")
            await asyncio.sleep(_PAUSE)

    async def wait_until_empty(self) -> None:
        """Wait until everybody who was told that the server closes has disconnected."""
        await self.house.wait_until_empty()
        while any(relay.watchers for relay in self._relays):
            await asyncio.sleep(_PAUSE)

    async def close(self) -> None:
        """Leave the cluster."""
        await self.say_goodbye()
        await self.membership.end()
        await self.bus.close()
        await self.house.close()

    # --- what connections ask for -----------------------------------------------------------------

    async def open_table(self, settings: Settings, name: str, program: bool = False, guest: Guest = ANYBODY) -> Arrival:
        """Open a table, which this server owns. If it has just lost its lease, it waits a moment for the next one."""
        deadline = asyncio.get_running_loop().time() + _PATIENCE
        while True:
            if self._is_leaving:
                raise TableRefusal("house-closing")
            if self.membership.is_valid:
                with suppress(Fenced):
                    return await self.house.open_table(settings, name, program, guest)
            if asyncio.get_running_loop().time() > deadline:
                raise TableRefusal("not-saved", reason="unreachable")
            await asyncio.sleep(_PAUSE)

    async def create_book(self, team: str) -> str:
        """Create a team's book. Books have no owner: their logs' numbers decide."""
        return await self.house.create_book(team)

    async def join(self, code: str, newcomer: Newcomer) -> Arrival:
        """Join a table."""
        code = read_code(code)
        ask = messages.Join(code, newcomer)
        _, arrival = await self._at_owner(code, ask, Arrival, lambda: self.house.arrivals.join(code, newcomer))
        return arrival

    async def accept_transfer(self, code: str, secret: str, join_id: str) -> Arrival:
        """Take a place that its owner offers to another device."""
        code = read_code(code)
        ask = messages.AcceptTransfer(code, secret, join_id)
        _, arrival = await self._at_owner(
            code, ask, Arrival, lambda: self.house.arrivals.accept_transfer(code, secret, join_id)
        )
        return arrival

    async def command(
        self, code: str, person: str, number: str, command: commands.Command, guest: Guest = ANYBODY
    ) -> Answer:
        """Carry out a command once, wherever its table is. The guest pays for it there."""
        ask = messages.Give(code, person, number, command, guest.network)  # type: ignore[arg-type]  # one of AnyCommand
        _, answer = await self._at_owner(
            code, ask, Answer, lambda: self.house.command(code, person, number, command, guest)
        )
        return answer

    async def commitment(self, code: str) -> str:
        """Return the commitment to the deal of the current game."""
        code = read_code(code)
        _, found = await self._at_owner(code, messages.Commit(code), str, lambda: self.house.commitment(code))
        return found

    async def enter(self, code: str, token: str, watcher: Watcher, origin: str = "") -> str:
        """Let a connection watch a table."""
        code = read_code(code)
        if self._is_leaving:
            raise TableRefusal("house-closing")
        self._searching.tokens[watcher], self._searching.origins[watcher] = token, origin
        ask = messages.Watch(code, token, self.membership.server, origin)
        with self._relays.early_messages(code) as early:
            node, first = await self._at_owner(code, ask, Shown, lambda: self._enter_here(code, token, watcher, origin))
            if first is not None:
                self._relays.begin(node, first, watcher)
                self._take_all(early)
                if self._is_leaving:  # since then
                    watcher.dismiss("closing")
        return code

    async def _enter_here(self, code: str, token: str, watcher: Watcher, origin: str) -> Shown | None:
        """Enter a table of this server: then nothing has to be relayed."""
        await self.house.enter(code, token, watcher, origin)
        return None

    def leave(self, code: str, watcher: Watcher) -> None:
        """Forget a closed connection."""
        self.house.leave(code, watcher)
        self._searching.forget(code, watcher)
        relay = self._relays.get(code, watcher.person)
        if relay is not None and watcher in relay.watchers:
            relay.watchers.discard(watcher)
            if not relay.watchers:
                self._relays.remove(relay)
                unwatched = Unwatched(code, relay.person, self.membership.server)
                self.bus.publish(f"cluehouse.{server_of(relay.node)}.unwatched", _encode(unwatched))

    async def _at_owner(self, code: str, ask: AnyAsk, kind: Any, here: Callable[[], Awaitable[T]]) -> tuple[str, T]:
        """Ask the owner of a table, here (then its name is empty) or elsewhere; wait a moment for one if there is
        none. Returns the owner and its answer. Raises OutcomeUnknown if a request was sent and never answered."""
        deadline, node = asyncio.get_running_loop().time() + _PATIENCE, self._relays.owner(code)
        is_unknown = False
        while True:
            if not node and not self.membership.is_valid:
                node = self.membership.another()  # it will find the owner, or become it
            try:
                if not node and not self.membership.is_valid:
                    raise StoreError("unreachable")
                found = await (self._asking.ask(node, ask, kind) if node else here())
            except OwnedElsewhere as elsewhere:
                node = elsewhere.node if elsewhere.node != node else ""
            except NoAnswer as failure:
                is_unknown |= not isinstance(failure, NotDelivered)
                node = ""
            except StoreError:
                node = ""
            except TableRefusal as refusal:
                if (str(refusal.code), refusal.params.get("reason")) != ("not-saved", "unreachable"):
                    raise
                is_unknown, node = True, ""  # it may have been saved: who asks again will be told
            else:
                if node != self._relays.owner(code):  # the people here have not heard of this owner yet
                    self._find_owners({code})
                return node, found
            if asyncio.get_running_loop().time() > deadline:
                if is_unknown:
                    raise OutcomeUnknown
                raise TableRefusal("not-saved", reason="unreachable")
            if not node:
                await asyncio.sleep(_PAUSE)

    # --- what other servers show us ---------------------------------------------------------------

    def _receive_shown(self, data: bytes) -> None:
        shown = _shown.decode(data)
        self._relays.keep_early(shown)
        self._take(shown)

    def _take_all(self, shown: list[Shown]) -> None:
        for each in shown:
            self._take(each)

    def _take(self, shown: Shown) -> None:
        relay = self._relays.get(shown.table, shown.person)
        if relay is None or relay.stream != shown.stream:
            return
        if shown.dismissed and shown.dismissed != MOVED:
            self._relays.remove(relay)
            for watcher in relay.watchers:  # later, so that the person's command is answered first
                asyncio.get_running_loop().call_later(_PAUSE, watcher.dismiss, shown.farewell)
        elif shown.dismissed:
            self._find_owners({shown.table})
        elif not relay.take(shown):
            self.membership.counters.messages_lost += 1
            self._find_owners({shown.table})

    async def _beat(self) -> None:
        """Tell every server what we show of its tables, and catch up on what was lost. Forget the silent ones."""
        self._answers.forget_silent(_SILENCE)
        by_node: defaultdict[str, list[tuple[str, str, str, int]]] = defaultdict(list)
        for relay in self._relays:
            by_node[relay.node].append((relay.table, relay.person, relay.stream, relay.number))
        await asyncio.gather(*(self._beat_at(node, views) for node, views in by_node.items()))

    async def _beat_at(self, node: str, views: list[tuple[str, str, str, int]]) -> None:
        for start in range(0, len(views), _VIEWS):
            heartbeat = messages.Heartbeat(self.membership.server, tuple(views[start : start + _VIEWS]))
            try:
                wrong = set(await self._asking.ask(node, heartbeat, list[str]))
                self.membership.counters.messages_lost += len(wrong)
                self._find_owners(wrong)
            except (NoAnswer, OwnedElsewhere):
                return  # if the server is gone, its lease will end

    async def _time_bus(self) -> None:
        """Measure how long the bus takes, by asking ourselves."""
        start = asyncio.get_running_loop().time()
        try:
            await self._asking.ask(self.membership.node, messages.Heartbeat(self.membership.server, ()), list[str])
        except NoAnswer:
            return  # whether the bus is connected is told elsewhere
        self.membership.counters.bus_seconds = asyncio.get_running_loop().time() - start

    async def _adopt_orphans(self) -> None:
        """Own the tables whose clock runs or whose bots have to move, and whose owner is gone."""
        if self.membership.is_valid and not self._is_leaving:
            orphans = await self.membership.leases.without_owner(_ORPHANS)
            await asyncio.gather(*(self._adopt(name.removeprefix("table/")) for name in orphans))

    async def _adopt(self, code: str) -> None:
        try:
            await self.house.attach(code, {})
        except (Refusal, StoreError):
            pass  # another server was faster, or we are too late
        except Exception:
            _LOG.exception("a table could not be adopted", extra={"table": code})

    # --- owners that change -----------------------------------------------------------------------

    def _give_up_everything(self) -> None:
        for live in list(self.house.tables.values()):
            self.house.give_up(live)
        self._abandon()

    def _gone(self, nodes: frozenset[str]) -> None:
        """The leases of these servers are over."""
        self._asking.give_up(nodes)
        self._find_owners(self._relays.tables_of(nodes))

    def _lost(self, code: str, watchers: set[Watcher]) -> None:
        """This server no longer owns a table: its connections go on elsewhere."""
        self._answers.move(code)
        self._move(code, {watcher for watcher in watchers if not isinstance(watcher, RemoteView)})

    def _find_owners(self, tables: set[str]) -> None:
        for code in tables:
            self._move(code, self._relays.take_table(code))

    def _move(self, code: str, watchers: set[Watcher]) -> None:
        if not self.house.closing:
            self._searching.search(code, watchers)
            return
        for watcher in watchers:
            watcher.dismiss("closing")

    # --- work in the background -------------------------------------------------------------------

    async def _repeat(self, seconds: float, work: Callable[[], Awaitable[None]]) -> None:
        while True:
            await asyncio.sleep(seconds)
            try:
                await work()
            except StoreError:
                continue  # the database is unreachable; the lease tells everybody
            except Exception:
                _LOG.exception("work in the background failed")

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.ensure_future(work)
        self._working.add(task)
        task.add_done_callback(self._working.discard)
