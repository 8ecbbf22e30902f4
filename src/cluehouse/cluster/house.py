"""The tables of all servers, as the connections of this one see them: a table may be owned here or elsewhere."""

import asyncio
import logging
from collections import defaultdict
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, Final, TypeVar

import msgspec

from cluehouse.bus import Bus, NoAnswer
from cluehouse.cluster import messages
from cluehouse.cluster.answers import Answers
from cluehouse.cluster.membership import Membership
from cluehouse.cluster.messages import MOVED, AnyAsk, Reply, Shown, Unwatched
from cluehouse.cluster.relays import Relay, Relays
from cluehouse.cluster.views import RemoteView
from cluehouse.games.refusal import Refusal
from cluehouse.house import Answer, House
from cluehouse.house.arrivals import Arrival, Newcomer
from cluehouse.house.guest import ANYBODY, Guest
from cluehouse.house.live import Watcher
from cluehouse.house.ownership import OwnedElsewhere
from cluehouse.store import Problem, StoreError
from cluehouse.tables import commands
from cluehouse.tables.codes import read_code
from cluehouse.tables.refusal import TableRefusal
from cluehouse.tables.settings import Settings

T = TypeVar("T")
_ANSWER_SECONDS: Final = 2.0
_PATIENCE: Final = 5.0  # seconds in which a table without owner finds one; then people are asked to try again
_PAUSE: Final = 0.05
_HEARTBEAT: Final = 1.0
_SILENCE: Final = 5.0  # seconds without a heartbeat after which a server's people count as gone
_ORPHANS: Final = 50  # tables that are adopted at a time
_LOG: Final = logging.getLogger("cluehouse.cluster")
_encode = msgspec.json.Encoder().encode
_replies: Final = msgspec.json.Decoder(Reply)
_shown: Final = msgspec.json.Decoder(Shown)


class ClusterHouse:
    """One server of a cluster. It has the methods of `House` that connections use."""

    def __init__(self, house: House, membership: Membership, bus: Bus) -> None:
        self.house, self.membership, self.bus = house, membership, bus
        self.archive, self.store, self.steps, self.readiness = house.archive, house.store, house.steps, house.readiness
        self.now, self.thinking, self.workers, self.arrivals = house.now, house.thinking, house.workers, self
        self._relays = Relays()
        self._answers = Answers(house, bus, lambda table: self._find_owners({table}))
        self._homeless: defaultdict[str, set[Watcher]] = defaultdict(set)  # connections whose table has no owner yet
        self._asking: defaultdict[str, list[Shown]] = defaultdict(list)  # messages that overtook an answer, by table
        self._working: set[asyncio.Task[None]] = set()
        house.lost = self._lost
        membership.lost = self._give_up_everything
        membership.gone = lambda nodes: self._find_owners(self._relays.tables_of(nodes))

    # --- opening and closing ----------------------------------------------------------------------

    @property
    def tables(self) -> dict[str, Any]:
        """The tables that this server owns and has in memory."""
        return self.house.tables

    @property
    def closing(self) -> bool:
        """Whether this server closes."""
        return self.house.closing

    def problems(self) -> list[Problem]:
        """Return what is wrong now, as far as it is known."""
        found = self.house.problems()
        if not self.membership.is_valid:
            found.append(Problem("no-lease"))
        if not self.bus.is_connected:
            found.append(Problem("bus-unreachable"))
        return found

    async def open(self) -> None:
        """Join the cluster."""
        await self.membership.begin()
        name = self.server
        await self._answers.serve(name)
        await self.bus.subscribe(f"cluehouse.{name}.shown", self._receive_shown)
        self._begin(self._repeat(_HEARTBEAT, self._beat))
        self._begin(self._repeat(_HEARTBEAT, self._adopt_orphans))

    @property
    def server(self) -> str:
        """The name under which this server is reached. It stays the same when its lease changes."""
        return server_of(self.membership.node)

    async def say_goodbye(self) -> None:
        """Hand over all tables, then tell everybody who is connected that this server closes."""
        if self.closing:
            return
        await self.hand_over()
        for task in self._working:
            task.cancel()
        await self.house.say_goodbye()
        for watcher in [watcher for relay in self._relays for watcher in relay.watchers]:
            watcher.dismiss("closing")
        for watcher in [watcher for watchers in self._homeless.values() for watcher in watchers]:
            watcher.dismiss("closing")

    async def wait_until_empty(self) -> None:
        """Wait until everybody who was told that the server closes has disconnected."""
        await self.house.wait_until_empty()
        while any(relay.watchers for relay in self._relays) or any(self._homeless.values()):
            await asyncio.sleep(_PAUSE)

    async def close(self) -> None:
        """Leave the cluster."""
        await self.say_goodbye()
        await self.membership.end()
        await self.bus.close()
        await self.house.close()

    async def hand_over(self) -> None:
        """Make other servers the owners of all tables here. Without another server they stay until the lease ends."""
        others = sorted(self.membership.live - {self.membership.node})
        if others:
            tables = list(self.house.tables.values())
            await asyncio.gather(*(self._hand_over(live, others[at % len(others)]) for at, live in enumerate(tables)))

    async def _hand_over(self, live: Any, node: str) -> None:
        code = live.table.code
        try:
            async with live.lock:
                if live.is_given_up or live.epoch is None:
                    return
                await self.house.halt(live)
                if await self.membership.leases.hand_over(f"table/{code}", live.epoch, node):
                    self.house.give_up(live)
            await self._ask(node, messages.Adopt(code), bool)
        except (NoAnswer, Refusal, OSError):
            _LOG.warning("a table could not be handed over", extra={"table": code})

    # --- what connections ask for -----------------------------------------------------------------

    async def open_table(self, settings: Settings, name: str, program: bool = False, guest: Guest = ANYBODY) -> Arrival:
        """Open a table, which this server owns."""
        if not self.membership.is_valid:
            raise TableRefusal("not-saved", reason="unreachable")
        return await self.house.open_table(settings, name, program, guest)

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
        """Carry out a command once, wherever its table is. What it costs elsewhere counts against the table alone."""
        ask = messages.Give(code, person, number, command)  # type: ignore[arg-type]  # one of AnyCommand
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
        ask = messages.Watch(code, token, self.server, origin)
        self._asking[code]  # from now on messages about the table are kept
        try:
            node, first = await self._at_owner(code, ask, Shown, lambda: self._enter_here(code, token, watcher, origin))
            if first is not None:
                relay = self._relays.get(code, first.person)
                if relay is None:
                    self._relays.add(relay := Relay(node, first))
                relay.add(watcher)
                for shown in self._asking[code]:
                    self._take(shown)
        finally:
            self._asking.pop(code, None)
        return code

    async def _enter_here(self, code: str, token: str, watcher: Watcher, origin: str) -> Shown | None:
        """Enter a table of this server: then nothing has to be relayed."""
        await self.house.enter(code, token, watcher, origin)
        return None

    def leave(self, code: str, watcher: Watcher) -> None:
        """Forget a closed connection."""
        self.house.leave(code, watcher)
        self._homeless.get(code, set()).discard(watcher)
        relay = self._relays.get(code, watcher.person)
        if relay is not None and watcher in relay.watchers:
            relay.watchers.discard(watcher)
            if not relay.watchers:
                self._relays.remove(relay)
                unwatched = Unwatched(code, relay.person, self.server)
                self.bus.publish(f"cluehouse.{server_of(relay.node)}.unwatched", _encode(unwatched))

    async def _at_owner(self, code: str, ask: AnyAsk, kind: Any, here: Callable[[], Awaitable[T]]) -> tuple[str, T]:
        """Ask the owner of a table, here (then its name is empty) or elsewhere; wait a moment for one if there is
        none. Returns the owner and its answer."""
        deadline, node = asyncio.get_running_loop().time() + _PATIENCE, self._relays.owner(code)
        while True:
            try:
                return node, await (self._ask(node, ask, kind) if node else here())
            except OwnedElsewhere as elsewhere:
                node = elsewhere.node if elsewhere.node != node else ""
            except NoAnswer:
                node = ""
            except StoreError:
                raise TableRefusal("not-saved", reason="unreachable") from None
            if asyncio.get_running_loop().time() > deadline:
                raise TableRefusal("not-saved", reason="unreachable")
            if not node:
                await asyncio.sleep(_PAUSE)

    async def _ask(self, node: str, ask: AnyAsk, kind: Any) -> Any:
        data = await self.bus.request(f"cluehouse.{server_of(node)}.ask", _encode(ask), _ANSWER_SECONDS)
        reply = _replies.decode(data)
        if not reply.is_owner:
            raise OwnedElsewhere
        if reply.refusal is not None:
            raise messages.refusal_of(reply.refusal)
        return msgspec.json.decode(reply.result, type=kind)

    # --- what other servers show us ---------------------------------------------------------------

    def _receive_shown(self, data: bytes) -> None:
        shown = _shown.decode(data)
        if shown.table in self._asking:
            self._asking[shown.table].append(shown)
        self._take(shown)

    def _take(self, shown: Shown) -> None:
        relay = self._relays.get(shown.table, shown.person)
        if relay is None:
            return
        if shown.dismissed == MOVED:
            self._find_owners({shown.table})
        elif shown.dismissed:
            self._relays.remove(relay)
            for watcher in relay.watchers:
                watcher.dismiss("left")
        elif not relay.take(shown):
            self._find_owners({shown.table})

    async def _beat(self) -> None:
        """Tell every server what we show of its tables, and catch up on what was lost. Forget the silent ones."""
        self._answers.forget_silent(_SILENCE)
        by_node: defaultdict[str, list[tuple[str, str, int]]] = defaultdict(list)
        for relay in self._relays:
            by_node[relay.node].append((relay.table, relay.person, relay.number))
        for node, shown in by_node.items():
            try:
                wrong: list[str] = await self._ask(node, messages.Heartbeat(self.server, tuple(shown)), list[str])
            except (NoAnswer, OwnedElsewhere):
                continue  # if the server is gone, its lease will end
            self._find_owners(set(wrong))

    async def _adopt_orphans(self) -> None:
        """Own the tables whose clock runs or whose bots have to move, and whose owner is gone."""
        if not self.membership.is_valid:
            return
        for name in await self.membership.leases.without_owner(_ORPHANS):
            try:
                await self.house.attach(name.removeprefix("table/"), set())
            except Refusal:
                continue  # another server was faster
            except Exception:
                _LOG.exception("a table could not be adopted", extra={"table": name})

    # --- owners that change -----------------------------------------------------------------------

    def _give_up_everything(self) -> None:
        for live in list(self.house.tables.values()):
            self.house.give_up(live)

    def _lost(self, code: str, watchers: set[Watcher]) -> None:
        """This server no longer owns a table: its connections go on elsewhere."""
        self._answers.move(code)
        here = {watcher for watcher in watchers if not isinstance(watcher, RemoteView)}
        self._move(code, here)

    def _find_owners(self, tables: set[str]) -> None:
        for code in tables:
            self._move(code, self._relays.take_table(code))

    def _move(self, code: str, watchers: set[Watcher]) -> None:
        if not watchers or self.closing:
            return
        is_moving = bool(self._homeless.get(code))
        self._homeless[code] |= watchers
        if not is_moving:
            self._begin(self._find_owner(code))

    async def _find_owner(self, code: str) -> None:
        """Find the owner of a table, or become it, and let the waiting connections watch again."""
        node = ""
        while watchers := self._homeless.get(code):
            try:
                if node:
                    await self._continue_at(node, code)
                else:
                    await self.house.attach(code, set(watchers))
                    self._homeless.pop(code, None)
                return
            except OwnedElsewhere as elsewhere:
                node = elsewhere.node
            except NoAnswer:
                node = ""
            except TableRefusal:
                _LOG.warning("a table could not be taken over yet", extra={"table": code})
                node = ""
            except Exception:
                _LOG.exception("a table could not be taken over", extra={"table": code})
                node = ""
            if not node:
                await asyncio.sleep(_PAUSE)
        self._homeless.pop(code, None)

    async def _continue_at(self, node: str, code: str) -> None:
        people = {watcher.person for watcher in self._homeless[code]}
        ask = messages.Continue(code, tuple(sorted(people)), self.server)
        firsts: dict[str, Shown] = {first.person: first for first in await self._ask(node, ask, list[Shown])}
        for watcher in self._homeless.pop(code, set()):
            first = firsts.get(watcher.person)
            if first is None:
                watcher.dismiss("left")
                continue
            relay = self._relays.get(code, watcher.person)
            if relay is None:
                self._relays.add(relay := Relay(node, first))
            relay.add(watcher)

    # --- work in the background -------------------------------------------------------------------

    async def _repeat(self, seconds: float, work: Callable[[], Awaitable[None]]) -> None:
        while True:
            await asyncio.sleep(seconds)
            try:
                await work()
            except Exception:
                _LOG.exception("work in the background failed")

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.ensure_future(work)
        self._working.add(task)
        task.add_done_callback(self._working.discard)


def server_of(node: str) -> str:
    """Return the name of the server that has this lease."""
    return node.partition(".")[0]
