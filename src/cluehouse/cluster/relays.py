"""The other side: connections at this server that watch a table of another server."""

from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager

from cluehouse.cluster.messages import Shown
from cluehouse.house.display import Snapshot
from cluehouse.house.live import Watcher


class Relay:
    """What one person sees of a table elsewhere, and their connections here."""

    def __init__(self, node: str, first: Shown) -> None:
        self.table, self.person = first.table, first.person
        self.watchers: set[Watcher] = set()
        self.begin(node, first)

    def begin(self, node: str, first: Shown) -> None:
        """Begin with a message that holds everything."""
        self.node, self.stream, self.number = node, first.stream, first.number
        self._show(Snapshot(first.update, {name: bytes(part) for name, part in first.sections.items()}))

    def add(self, watcher: Watcher) -> None:
        """Show what is known to one more connection of the person."""
        watcher.person = self.person
        self.watchers.add(watcher)
        watcher.show(self._snapshot)

    def take(self, shown: Shown) -> bool:
        """Show the next message to everybody. Returns False if a message before it was lost."""
        if shown.number <= self.number:
            return True  # from before the view was last sent as a whole
        if shown.number != self.number + 1:
            return False
        self.number = shown.number
        changed = {name: bytes(part) for name, part in shown.sections.items()}
        self._show(Snapshot(shown.update, {**self._snapshot.sections, **changed}))
        return True

    def _show(self, snapshot: Snapshot) -> None:
        self._snapshot = snapshot
        for watcher in self.watchers:
            watcher.show(snapshot)


class Relays:
    """All relays of this server, by table and person."""

    def __init__(self) -> None:
        self._relays: dict[str, dict[str, Relay]] = {}
        self._early: defaultdict[str, list[list[Shown]]] = defaultdict(list)  # by table, for each request under way

    def __iter__(self) -> Iterator[Relay]:
        return iter([relay for people in self._relays.values() for relay in people.values()])

    def get(self, table: str, person: str) -> Relay | None:
        """Return the relay of a person at a table."""
        return self._relays.get(table, {}).get(person)

    def begin(self, node: str, first: Shown, *watchers: Watcher) -> None:
        """Show these connections what the owner has answered, and from now on what it sends."""
        relay = self.get(first.table, first.person)
        if relay is None:
            relay = self._relays.setdefault(first.table, {})[first.person] = Relay(node, first)
        elif relay.stream != first.stream or relay.number < first.number:
            relay.begin(node, first)
        for watcher in watchers:
            relay.add(watcher)

    @contextmanager
    def early_messages(self, table: str) -> Iterator[list[Shown]]:
        """Keep the messages about a table that arrive while a request is under way: they may overtake its answer."""
        kept: list[Shown] = []
        self._early[table].append(kept)
        try:
            yield kept
        finally:
            others = [other for other in self._early[table] if other is not kept]  # equal lists are not the same
            self._early[table] = others
            if not others:
                del self._early[table]

    def keep_early(self, shown: Shown) -> None:
        """Keep a message for the requests under way."""
        for kept in self._early.get(shown.table, ()):
            kept.append(shown)

    def remove(self, relay: Relay) -> None:
        """Forget a relay."""
        people = self._relays.get(relay.table, {})
        if people.get(relay.person) is relay:
            del people[relay.person]
            if not people:
                del self._relays[relay.table]

    def owner(self, table: str) -> str:
        """Return the server that shows us this table; empty if none does."""
        return next((relay.node for relay in self._relays.get(table, {}).values()), "")

    def take_table(self, table: str) -> set[Watcher]:
        """Forget all relays of a table, and return their connections."""
        return {watcher for relay in self._relays.pop(table, {}).values() for watcher in relay.watchers}

    def tables_of(self, nodes: frozenset[str]) -> set[str]:
        """Return the tables that these servers show us."""
        return {relay.table for relay in self if relay.node in nodes}
