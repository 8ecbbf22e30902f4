"""The owner's side: people who are connected to another server watch a table here. One view serves all connections of
a person to that server."""

import asyncio
import secrets
from collections import Counter
from collections.abc import Callable
from typing import Final

import msgspec

from cluehouse.cluster.messages import MOVED, Shown
from cluehouse.house.display import Snapshot
from cluehouse.house.live import Farewell

Send = Callable[[str, Shown], None]  # to a server
_IN_FLIGHT: Final = 0.5  # seconds that a message may take


class RemoteView:
    """A watcher of a table whose connections are at another server."""

    def __init__(self, table: str, node: str, send: Send) -> None:
        self.table, self.node, self.person = table, node, ""
        self._stream = secrets.token_hex(4)
        self._send = send
        self._farewell: Farewell | None = None
        self._snapshot = Snapshot(-1, {})
        self._is_answered = False  # the first message is the answer to a request; later ones are sent by themselves
        self.number = 0
        self._sent_at = 0.0
        self.heard_at = asyncio.get_running_loop().time()  # when the other server last said that it shows this view

    def show(self, snapshot: Snapshot) -> None:
        """Send what has changed since the last message."""
        before, self._snapshot = self._snapshot, snapshot
        if not self._is_answered:
            return
        changed = {name: part for name, part in snapshot.sections.items() if part != before.sections.get(name)}
        if changed or snapshot.update != before.update:
            self.number += 1
            self._sent_at = asyncio.get_running_loop().time()
            self._send(self.node, self._message(changed))

    def dismiss(self, why: Farewell) -> None:
        """Tell the other server that the person's connections end. If only this server closes and nobody could take the
        table, they go on as soon as somebody can."""
        if why == "closing":
            self.move()
            return
        self._farewell = why
        if self._is_answered:
            self._send(self.node, self._message({}, why))

    @property
    def is_dismissed(self) -> bool:
        """Whether the person may no longer see the table."""
        return self._farewell is not None

    def move(self) -> None:
        """Tell the other server that this one no longer owns the table."""
        self._send(self.node, self._message({}, MOVED))

    def answer(self) -> Shown:
        """Return everything, as the answer to a request; further messages follow it."""
        self._is_answered, self._sent_at = True, asyncio.get_running_loop().time()
        return self._message(self._snapshot.sections, self._farewell or "")

    def has_shown(self, stream: str, number: int) -> bool:
        """Whether the other server has everything, as far as can be known while messages are on their way."""
        now = self.heard_at = asyncio.get_running_loop().time()
        if stream != self._stream:
            return False
        return number == self.number or now - self._sent_at < _IN_FLIGHT

    def _message(self, sections: dict[str, bytes], dismissed: str = "") -> Shown:
        raw = {name: msgspec.Raw(part) for name, part in sections.items()}
        return Shown(self.table, self.person, self._stream, self.number, self._snapshot.update, raw, dismissed)


class RemoteViews:
    """All remote views of the tables that this server owns."""

    def __init__(self) -> None:
        self._views: dict[tuple[str, str, str], RemoteView] = {}

    def get(self, node: str, table: str, person: str) -> RemoteView | None:
        """Return the view of a person at a server."""
        return self._views.get((node, table, person))

    def servers_of(self, table: str) -> Counter[str]:
        """Return how many people watch a table at each server."""
        return Counter(node for node, watched, _ in self._views if watched == table)

    def add(self, view: RemoteView) -> None:
        """Remember a view."""
        self._views[view.node, view.table, view.person] = view

    def remove(self, node: str, table: str, person: str) -> RemoteView | None:
        """Forget a view, and return it."""
        return self._views.pop((node, table, person), None)

    def forget_silent(self, seconds: float) -> list[RemoteView]:
        """Forget the views that no server has said to show for so long, and return them."""
        oldest = asyncio.get_running_loop().time() - seconds
        found = [view for view in self._views.values() if view.heard_at < oldest]
        for view in found:
            del self._views[view.node, view.table, view.person]
        return found

    def forget_table(self, table: str) -> list[RemoteView]:
        """Forget the views of a table that this server no longer owns, and return them."""
        return [self._views.pop(key) for key in [key for key in self._views if key[1] == table]]
