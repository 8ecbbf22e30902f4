"""The owner's side: people who are connected to another server watch a table here. One view serves all connections of
a person to that server."""

import asyncio
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

    def __init__(self, table: str, node: str, send: Send, person: str = "") -> None:
        self.table, self.node, self.person = table, node, person
        self._send = send
        self._snapshot = Snapshot(-1, {})
        self._is_answered = False  # the first message is the answer to a request; later ones are sent by themselves
        self.number = 0
        self._sent_at = 0.0

    def show(self, snapshot: Snapshot) -> None:
        """Send what has changed since the last message."""
        before, self._snapshot = self._snapshot, snapshot
        if not self._is_answered:
            return
        changed = {name: part for name, part in snapshot.sections.items() if part != before.sections.get(name)}
        if changed or snapshot.update != before.update:
            self.number += 1
            self._sent_at = asyncio.get_running_loop().time()
            self._send(self.node, self._message(self.number, changed))

    def dismiss(self, why: Farewell) -> None:
        """Tell the other server that the person's connections end."""
        self._send(self.node, Shown(self.table, self.person, self.number + 1, self._snapshot.update, {}, why))

    def move(self) -> None:
        """Tell the other server that this one no longer owns the table."""
        self._send(self.node, Shown(self.table, self.person, self.number + 1, self._snapshot.update, {}, MOVED))

    def answer(self) -> Shown:
        """Return the first message, with everything; further messages follow it."""
        self._is_answered, self.number, self._sent_at = True, 1, asyncio.get_running_loop().time()
        return self._message(1, self._snapshot.sections)

    def has_shown(self, number: int) -> bool:
        """Whether the other server has everything, as far as can be known while messages are on their way."""
        return number == self.number or asyncio.get_running_loop().time() - self._sent_at < _IN_FLIGHT

    def _message(self, number: int, sections: dict[str, bytes]) -> Shown:
        raw = {name: msgspec.Raw(part) for name, part in sections.items()}
        return Shown(self.table, self.person, number, self._snapshot.update, raw)


class RemoteViews:
    """All remote views of the tables that this server owns."""

    def __init__(self) -> None:
        self._views: dict[tuple[str, str, str], RemoteView] = {}
        self._heard: dict[str, float] = {}  # when each server was last heard

    def get(self, node: str, table: str, person: str) -> RemoteView | None:
        """Return the view of a person at a server."""
        return self._views.get((node, table, person))

    def add(self, view: RemoteView) -> None:
        """Remember a view."""
        self._views[view.node, view.table, view.person] = view
        self._heard.setdefault(view.node, asyncio.get_running_loop().time())

    def remove(self, node: str, table: str, person: str) -> RemoteView | None:
        """Forget a view, and return it."""
        return self._views.pop((node, table, person), None)

    def heard(self, node: str) -> None:
        """Note that a server is there."""
        self._heard[node] = asyncio.get_running_loop().time()

    def forget_silent(self, seconds: float) -> list[RemoteView]:
        """Forget the views of servers that were not heard for so long, and return them."""
        oldest = asyncio.get_running_loop().time() - seconds
        silent = {node for node, at in self._heard.items() if at < oldest}
        found = [view for view in self._views.values() if view.node in silent]
        for view in found:
            del self._views[view.node, view.table, view.person]
        for node in silent:
            del self._heard[node]
        return found

    def forget_table(self, table: str) -> list[RemoteView]:
        """Forget the views of a table that this server no longer owns, and return them."""
        return [self._views.pop(key) for key in [key for key in self._views if key[1] == table]]
