"""Decides who may come in and who may play: the host locks the table, bans people, and lets people play who joined
after the deal."""

from collections.abc import Iterable

from cluehouse.tables import commands, entries, permissions
from cluehouse.tables.context import CommandContext
from cluehouse.tables.entries import AnyEvent
from cluehouse.tables.knowledge import is_late
from cluehouse.tables.people import known_person
from cluehouse.tables.permissions import require
from cluehouse.tables.refusal import TableRefusal
from cluehouse.tables.table import INVITATION_TIME, Table, is_own_bot


def lock(context: CommandContext, command: commands.Lock) -> Iterable[AnyEvent]:
    """Lock the table, or open it again."""
    require(permissions.host, context.table, context.person)
    yield entries.Locked(command.on)


def ban(context: CommandContext, command: commands.BanPerson) -> Iterable[AnyEvent]:
    """Remove somebody who may not come back."""
    require(permissions.host, context.table, context.person)
    person = context.table.people[known_person(context.table, command.person)]
    if person.id == context.person or is_own_bot(person):
        raise TableRefusal("no-such-person")
    yield entries.Banned(person.id, _own_origins(context, person.id))


def _own_origins(context: CommandContext, person: str) -> tuple[str, ...]:
    """Return the networks that only this person came from. A network that they share with somebody else at the table
    is not banned: a family has one address."""
    shared = {origin for other in context.table.people if other != person for origin in context.origins.get(other, ())}
    return tuple(sorted(set(context.origins.get(person, ())) - shared))


def lift_ban(context: CommandContext, command: commands.LiftBan) -> Iterable[AnyEvent]:
    """Let a banned person come back."""
    require(permissions.host, context.table, context.person)
    if command.person not in context.table.bans:
        raise TableRefusal("no-such-person")
    yield entries.BanLifted(command.person)


def admit(context: CommandContext, command: commands.Admit) -> Iterable[AnyEvent]:
    """Let somebody play who joined after the deal (D-CN-26)."""
    require(permissions.host, context.table, context.person)
    play, person = permissions.running(context.table), known_person(context.table, command.person)
    if not is_late(play, person):
        raise TableRefusal("no-such-person")
    yield entries.Admitted(person)


# --- at the door ----------------------------------------------------------------------------------


def check_newcomer(table: Table, token: str, origin: str, at: int, claims: bool = False) -> None:
    """Refuse somebody who is banned, by the hash of their token or the network they come from; at a locked table,
    everybody who does not claim a place there."""
    if has_banned_token(table, token) or is_banned(table, origin, at):
        raise TableRefusal("banned")
    if table.locked and not claims:
        raise TableRefusal("table-locked")


def has_banned_token(table: Table, token: str) -> bool:
    """Whether the token with this hash belonged to somebody who is banned."""
    return any(token == banned.token for banned in table.bans.values())


def is_banned(table: Table, origin: str, at: int) -> bool:
    """Whether nobody new may come from this network now."""
    return any(origin in banned.origins and at < banned.until for banned in table.bans.values())


def is_open_to_strangers(table: Table, present: frozenset[str], at: int) -> bool:
    """Whether the table's code still admits people without a place: somebody is there, or it was used lately. A code is
    short enough to say, so it could be found by trying; it must not open old tables."""
    return bool(present) or at - table.at < INVITATION_TIME
