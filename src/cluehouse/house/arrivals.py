"""People who join a table, and people who take their place along to another device."""

from collections.abc import Callable

from msgspec import Struct

from cluehouse.house.live import LiveTable
from cluehouse.house.loading import Loader
from cluehouse.house.steps import Steps
from cluehouse.tables import commands, entries
from cluehouse.tables.admission import check_newcomer, is_open_to_strangers
from cluehouse.tables.codes import RandomBytes, hashed, is_token, new_token, read_code, token_for
from cluehouse.tables.context import CommandContext, Randomness
from cluehouse.tables.decide import decide
from cluehouse.tables.fold import apply_events
from cluehouse.tables.people import MOST_PEOPLE, check_name, free_name
from cluehouse.tables.played_move import Happening
from cluehouse.tables.refusal import TableRefusal
from cluehouse.tables.table import Table


class Arrival(Struct, frozen=True):
    """The answer to joining a table: the person's id there, and their secret token."""

    code: str  # the table's code, with its dash
    person: str  # your id at this table
    token: str  # secret: it identifies you at this table


class Newcomer(Struct, frozen=True):
    """Somebody who joins, by nickname. A program says that it is one. Who repeats a join id, because the answer was
    lost, is the person who used it first. `claims` is the person whose place they ask for, `origin` the network they
    come from, as a short hash."""

    name: str
    program: bool = False
    join_id: str = ""
    claims: str = ""
    origin: str = ""


class Arrivals:
    """Lets people in. `check_open` refuses everybody when the server closes."""

    def __init__(
        self,
        loader: Loader,
        steps: Steps,
        now: Callable[[], int],
        random_bytes: RandomBytes,
        check_open: Callable[[], None],
    ) -> None:
        self._loader, self._steps, self._now = loader, steps, now
        self._random_bytes, self._check_open = random_bytes, check_open

    async def join(self, code: str, newcomer: Newcomer) -> Arrival:
        """Join a table."""
        live = await self._loader.get(read_code(code))
        async with live.lock:
            if self._loader.was_evicted(live):
                return await self.join(code, newcomer)
            self._check_open()
            table, chosen = live.table, newcomer.join_id
            token = token_for(table.code, chosen) if chosen else new_token(self._random_bytes)
            person = holder(table, token) if chosen else None
            if person is None:
                now = live.time(self._now())
                if not is_open_to_strangers(table, live.present, now):
                    raise TableRefusal("no-such-table")
                check_newcomer(table, hashed(token), newcomer.origin, now, bool(newcomer.claims))
                live.quota.check()
                person = f"p{table.came + 1}"
                await self._steps.take(live, _joining(live, newcomer, person, token, now), by=person)
            live.seen_from(person, newcomer.origin)
            return Arrival(table.code, person, token)

    async def accept_transfer(self, code: str, secret: str, join_id: str) -> Arrival:
        """Take a place that its owner offers to another device. The device that had it loses it."""
        try:
            live = await self._loader.get(read_code(code))
        except TableRefusal as refusal:  # who tries codes must not learn that there is such a table
            raise TableRefusal("no-transfer") if str(refusal.code) == "no-such-table" else refusal from None
        async with live.lock:
            if self._loader.was_evicted(live):
                return await self.accept_transfer(code, secret, join_id)
            self._check_open()
            token = token_for(live.table.code, join_id)
            person = holder(live.table, token)
            if person is None:
                person = _offerer(live.table, secret, live.time(self._now()))
                await self._steps.take(live, [entries.Transferred(person, hashed(token))], by=person)
            return Arrival(live.table.code, person, token)


def _joining(live: LiveTable, newcomer: Newcomer, person: str, token: str, now: int) -> list[Happening]:
    """Return what happens when somebody joins: if they claim a place, the claim too."""
    table = live.table
    if len(table.people) >= MOST_PEOPLE:
        raise TableRefusal("table-full")
    name = free_name(table, newcomer.name) if newcomer.claims else check_name(table, newcomer.name)
    joined: list[Happening] = [entries.Joined(person, name, hashed(token), "program" if newcomer.program else "")]
    if not newcomer.claims:
        return joined
    after, _ = apply_events(table, joined, table.at)
    context = CommandContext(after, person, Randomness(), here=live.present, at=now)
    return joined + decide(context, commands.Claim(newcomer.claims))


def holder(table: Table, token: str) -> str | None:
    """Return the person with this token. All tokens are compared, so that the time taken reveals nothing."""
    matches = [
        person_id for person_id, person in table.people.items() if person.token and is_token(token, person.token)
    ]
    return matches[0] if matches else None


def _offerer(table: Table, secret: str, now: int) -> str:
    """Return the person who offers their place with this secret."""
    matches = [person for person, offer in table.transfers.items() if is_token(secret, offer.token)]
    if not matches or now >= table.transfers[matches[0]].until:
        raise TableRefusal("no-transfer")
    return matches[0]
