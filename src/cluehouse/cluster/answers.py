"""The owner's side: what other servers ask about the tables of this one, and what it sends them."""

from collections.abc import Callable
from typing import Any, Final

import msgspec

from cluehouse.bus import Bus
from cluehouse.cluster import messages
from cluehouse.cluster.messages import MOVED, AnyAsk, Reply, Shown, Unwatched
from cluehouse.cluster.views import RemoteView, RemoteViews
from cluehouse.games.refusal import Refusal
from cluehouse.house import House
from cluehouse.house.ownership import OwnedElsewhere

_encode = msgspec.json.Encoder().encode
_asks: Final = msgspec.json.Decoder(AnyAsk)
_unwatched: Final = msgspec.json.Decoder(Unwatched)


class Answers:
    """Answers other servers. `adopted` is called with a table that was handed over to this one."""

    def __init__(self, house: House, bus: Bus, adopted: Callable[[str], None]) -> None:
        self._house, self._bus, self._adopted = house, bus, adopted
        self._views = RemoteViews()

    async def serve(self, server: str) -> None:
        """Answer requests to the server of this name."""
        await self._bus.serve(f"cluehouse.{server}.ask", self._answer)
        await self._bus.subscribe(f"cluehouse.{server}.unwatched", self._receive_unwatched)

    def forget_silent(self, seconds: float) -> None:
        """Forget people at servers that were not heard for so long."""
        for view in self._views.forget_silent(seconds):
            self._house.leave(view.table, view)

    def move(self, table: str) -> None:
        """Tell other servers that this one no longer owns a table."""
        for view in self._views.forget_table(table):
            view.move()

    async def _answer(self, data: bytes) -> bytes:
        try:
            result = await self._answered(_asks.decode(data))
        except OwnedElsewhere:
            return _encode(Reply(is_owner=False))
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
                return await self._house.command(ask.table, ask.person, ask.number, ask.command)
            case messages.Commit():
                return await self._house.commitment(ask.table)
            case messages.Watch():
                return await self._watch(ask)
            case messages.Continue():
                return await self._continue(ask)
            case messages.Heartbeat():
                return self._wrong_views(ask)
            case messages.Adopt():
                await self._house.attach(ask.table, set())
                self._adopted(ask.table)
                return True

    async def _watch(self, ask: messages.Watch) -> Shown:
        view = RemoteView(ask.table, ask.node, self._send)
        await self._house.enter(ask.table, ask.token, view, ask.origin)
        known = self._views.get(ask.node, ask.table, view.person)
        if known is not None:  # one view serves all connections of a person to that server
            self._house.leave(ask.table, view)
            view = known
        self._views.add(view)
        return view.answer()

    async def _continue(self, ask: messages.Continue) -> list[Shown]:
        known = [self._views.get(ask.node, ask.table, person) for person in ask.people]
        new = [
            RemoteView(ask.table, ask.node, self._send, person)
            for person, view in zip(ask.people, known, strict=True)
            if view is None
        ]
        for view in new:
            self._views.add(view)
        await self._house.attach(ask.table, set(new))
        views = [self._views.get(ask.node, ask.table, person) for person in ask.people]
        return [view.answer() for view in views if view is not None]

    def _wrong_views(self, heartbeat: messages.Heartbeat) -> list[str]:
        """Return the tables of which the other server lacks something."""
        self._views.heard(heartbeat.node)
        return sorted(
            {
                table
                for table, person, number in heartbeat.views
                if (view := self._views.get(heartbeat.node, table, person)) is None or not view.has_shown(number)
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
