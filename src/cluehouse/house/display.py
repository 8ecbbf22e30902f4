"""What each person at a table sees now. Sections are encoded once and cached until something they depend on changes."""

from collections.abc import Hashable

from cluehouse.tables import payload, talk
from cluehouse.tables.payload import Sections
from cluehouse.tables.permissions import offers
from cluehouse.tables.table import ONLOOKER, Table


class Snapshot:
    """What a person sees now. All connections of a person share one object, and so do all onlookers."""

    __slots__ = ("message", "message_for", "sections", "update")

    def __init__(self, update: int, sections: Sections) -> None:
        self.update, self.sections = update, sections
        self.message_for: Snapshot | None = None  # what the recipients of `message` saw before
        self.message = b""


class Display:
    """The sections of a table for everybody, each encoded when it is first needed."""

    def __init__(self, table: Table) -> None:
        self.games: Sections = payload.game_sections(table)
        self._table_section = b""
        self._table_key: tuple[Hashable | object, ...] = ()
        self._offers: dict[Hashable, tuple[str, ...]] = {}
        self._yous: dict[Hashable, bytes] = {}
        self._shared_key: tuple[Hashable | object, ...] = ()  # `_offers` and `_yous` are valid while this is equal
        self._talks: dict[str, bytes] = {}
        self._talk_key: tuple[object, ...] = ()

    def game_changed(self, table: Table) -> None:
        """Encode the game's views again."""
        self.games = payload.game_sections(table)

    def draw(
        self, table: Table, here: frozenset[str], people: list[str], ahead: int = 0, preparing: int | None = None
    ) -> dict[str, Snapshot]:
        """Return what each of these people sees now. `ahead`: how far the table's times are ahead of the house's.
        `preparing`: how far the language is that its bots wait for."""
        self._forget_what_changed(table, here, preparing, ahead)
        clock, talk_key = payload.clock_section(table, ahead), talk.talk_key(table)
        return {person: self._snapshot(table, person, clock, talk_key) for person in people}

    def _snapshot(self, table: Table, person: str, clock: bytes, talk_key: Hashable) -> Snapshot:
        sections = {
            "table": self._table_section,
            "you": self._you(table, person, talk_key),
            "game": payload.game_section(table, self.games, person),
            "clock": clock,
            "talk": self._talk(table, person),
        }
        return Snapshot(table.updates.get(person, table.updates[ONLOOKER]), sections)

    def _forget_what_changed(self, table: Table, here: frozenset[str], preparing: int | None, ahead: int) -> None:
        key = payload.table_key(table)
        table_key, shared_key = (*key, here, preparing, ahead), (*key, *payload.shared_you_key(table))
        if table_key != self._table_key:
            self._table_key, self._table_section = table_key, payload.table_section(table, here, preparing, ahead)
        if shared_key != self._shared_key:
            self._shared_key, self._offers, self._yous = shared_key, {}, {}
        talk_key = (table.talk, table.mutes)
        if talk_key != self._talk_key:
            self._talk_key, self._talks = talk_key, {}

    def _you(self, table: Table, person: str, talk_key: Hashable) -> bytes:
        # Offers are the most expensive part. They do not depend on the talk's key, which changes every turn and comes
        # back.
        offered = (person, payload.can_take_back(table, person))
        key = (offered, talk_key)
        if key not in self._yous:
            if offered not in self._offers:
                self._offers[offered] = offers(table, person)
            self._yous[key] = payload.you_section(table, person, self._offers[offered])
        return self._yous[key]

    def _talk(self, table: Table, person: str) -> bytes:
        if person not in self._talks:
            self._talks[person] = payload.talk_section(table, person)
        return self._talks[person]
