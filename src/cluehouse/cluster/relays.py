"""The other side: connections at this server that watch a table of another server."""

from collections.abc import Iterable, Iterator

from cluehouse.cluster.messages import Shown
from cluehouse.house.display import Snapshot
from cluehouse.house.live import Watcher


class Relay:
    """What one person sees of a table elsewhere, and their connections here."""

    def __init__(self, node: str, first: Shown, watchers: Iterable[Watcher] = ()) -> None:
        self.node, self.table, self.person = node, first.table, first.person
        self.watchers: set[Watcher] = set()
        self.number = first.number
        self.snapshot = Snapshot(first.update, {name: bytes(part) for name, part in first.sections.items()})
        for watcher in watchers:
            self.add(watcher)

    def add(self, watcher: Watcher) -> None:
        """Show what is known to one more connection of the person."""
        watcher.person = self.person
        self.watchers.add(watcher)
        watcher.show(self.snapshot)

    def take(self, shown: Shown) -> bool:
        """Show the next message to everybody. Returns False if a message before it was lost."""
        if shown.number <= self.number:
            return True  # from before the view was last sent as a whole
        if shown.number != self.number + 1:
            return False
        self.number = shown.number
        changed = {name: bytes(part) for name, part in shown.sections.items()}
        self.snapshot = Snapshot(shown.update, {**self.snapshot.sections, **changed})
        for watcher in self.watchers:
            watcher.show(self.snapshot)
        return True


class Relays:
    """All relays of this server, by table and person."""

    def __init__(self) -> None:
        self._relays: dict[str, dict[str, Relay]] = {}

    def __iter__(self) -> Iterator[Relay]:
        return iter([relay for people in self._relays.values() for relay in people.values()])

    def get(self, table: str, person: str) -> Relay | None:
        """Return the relay of a person at a table."""
        return self._relays.get(table, {}).get(person)

    def add(self, relay: Relay) -> None:
        """Remember a relay."""
        self._relays.setdefault(relay.table, {})[relay.person] = relay

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
