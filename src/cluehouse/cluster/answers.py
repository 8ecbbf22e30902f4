"""The owner's side: what other servers ask about the tables of this one, and what it sends them."""

import asyncio
from collections import Counter
from collections.abc import Callable
from typing import Any, Final

import msgspec

from cluehouse.bus import Bus
from cluehouse.cluster import messages
from cluehouse.cluster.messages import MOVED, AnyAsk, RefusalMessage, Reply, Shown, Unwatched
from cluehouse.cluster.payers import NOBODY_PAYS, Payers
from cluehouse.cluster.views import RemoteView, RemoteViews
from cluehouse.games.refusal import Refusal
from cluehouse.house import House
from cluehouse.house.live import Watcher
from cluehouse.house.ownership import OwnedElsewhere
from cluehouse.store import StoreError

_encode = msgspec.json.Encoder().encode
_asks: Final = msgspec.json.Decoder(AnyAsk)
_unwatched: Final = msgspec.json.Decoder(Unwatched)


class Answers:
    """Answers other servers. `adopted` is called with tables that were handed over to this one."""

    def __init__(self, house: House, bus: Bus, adopted: Callable[[set[str]], None]) -> None:
        self._house, self._bus, self._adopted = house, bus, adopted
        self._views = RemoteViews()
        self.resent = 0  # views, as a whole
        self.payers: Payers = NOBODY_PAYS

    async def serve(self, server: str) -> None:
        """Answer requests to the server of this name."""
        await self._bus.serve(f"cluehouse.{server}.ask", self._answer)
        await self._bus.subscribe(f"cluehouse.{server}.unwatched", self._receive_unwatched)

    def forget_silent(self, seconds: float) -> None:
        """Forget people whom no server has said to have for so long."""
        for view in self._views.forget_silent(seconds):
            self._house.leave(view.table, view)

    def move(self, table: str) -> None:
        """Tell other servers that this one no longer owns a table."""
        for view in self._views.forget_table(table):
            view.move()

    async def _answer(self, data: bytes) -> bytes:
        try:
            result = await self._answered(_asks.decode(data))
        except OwnedElsewhere as elsewhere:
            return _encode(Reply(is_owner=False, owner=elsewhere.node))
        except StoreError:
            return _encode(Reply(refusal=RefusalMessage("not-saved", {"reason": "unreachable"})))
        except Refusal as refusal:
            return _encode(Reply(refusal=messages.refusal_message(refusal)))
        return _encode(Reply(msgspec.Raw(_encode(result))))

    async def _answered(self, ask: AnyAsk) -> Any:
        match ask:
            case messages.Join():
                return await self._house.arrivals.join(ask.table, ask.newcomer)
            case messages.AcceptTransfer():
                return await self._house.arrivals.accept_transfer(ask.table, ask.secret, ask.join_id)
            case messages.Give():
                guest = self.payers.guest(ask.network)
                command = self._house.command(ask.table, ask.person, ask.number, ask.command, guest)
                return await self.payers.pay(ask.network, command)
            case messages.Commit():
                return await self._house.commitment(ask.table)
            case messages.Watch():
                return await self._watch(ask)
            case messages.Continue():
                return await self._continue(ask)
            case messages.Heartbeat():
                return self._wrong_views(ask)
            case messages.Adopt():
                await asyncio.gather(*(self._house.attach(table, {}) for table in ask.tables))
                self._adopted(set(ask.tables))
                return True

    async def _watch(self, ask: messages.Watch) -> Shown:
        view = RemoteView(ask.table, ask.node, self._send)
        await self._house.enter(ask.table, ask.token, view, ask.origin)
        return self._shared(view).answer()

    async def _continue(self, ask: messages.Continue) -> list[Shown]:
        """Answer for each token what its person sees, or why they may see nothing."""
        views = [RemoteView(ask.table, ask.node, self._send) for _ in ask.tokens]
        origins: dict[Watcher, str] = dict(zip(views, ask.origins, strict=False))  # older servers name none
        await self._house.attach(ask.table, dict(zip(views, ask.tokens, strict=True)), origins)
        self.resent += len(views)
        return [(view if view.is_dismissed else self._shared(view)).answer() for view in views]

    def _shared(self, view: RemoteView) -> RemoteView:
        """Return the one view that serves all connections of a person to a server: this one if it is the first."""
        known = self._views.get(view.node, view.table, view.person)
        if known is not None and self._house.is_watched_by(view.table, known):
            self._house.leave(view.table, view)
            return known
        self._views.add(view)
        return view

    def servers_of(self, table: str) -> Counter[str]:
        """Return how many people watch a table of this server at each other server."""
        return self._views.servers_of(table)

    def _wrong_views(self, heartbeat: messages.Heartbeat) -> list[str]:
        """Return the tables of which the other server lacks something."""
        return sorted(
            {
                table
                for table, person, stream, number in heartbeat.views
                if (view := self._views.get(heartbeat.node, table, person)) is None
                or not view.has_shown(stream, number)
            }
        )

    def _send(self, server: str, shown: Shown) -> None:
        if shown.dismissed and shown.dismissed != MOVED:
            self._views.remove(server, shown.table, shown.person)
        self._bus.publish(f"cluehouse.{server}.shown", _encode(shown))

    def _receive_unwatched(self, data: bytes) -> None:
        unwatched = _unwatched.decode(data)
        view = self._views.remove(unwatched.node, unwatched.table, unwatched.person)
        if view is not None:
            self._house.leave(unwatched.table, view)
