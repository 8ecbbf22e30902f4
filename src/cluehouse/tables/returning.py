"""Decides commands of people who change devices: a transfer moves their place to another device that they hold, a claim
asks for the place of a device that is lost.

A transfer needs nobody's consent, because only who has the place can offer it. A claim does: a name proves nothing, so
the host says whether it is the same person, or the team if the host cannot be asked.
"""

from collections.abc import Iterable

from cluehouse.tables import commands, entries, permissions
from cluehouse.tables.codes import hashed
from cluehouse.tables.context import CommandContext
from cluehouse.tables.entries import AnyEvent
from cluehouse.tables.people import check_knowledge, known_person
from cluehouse.tables.permissions import require
from cluehouse.tables.refusal import TableRefusal
from cluehouse.tables.settings import game_of
from cluehouse.tables.table import Table, seat_of


def offer_transfer(context: CommandContext, command: commands.OfferTransfer) -> Iterable[AnyEvent]:
    """Offer the place to another device. A later offer replaces an earlier one."""
    require(permissions.transfer, context.table, context.person)
    yield entries.TransferOffered(context.person, hashed(context.randomness.secret))


def claim(context: CommandContext, command: commands.Claim) -> Iterable[AnyEvent]:
    """Ask for the place of somebody whose device is out of reach, or no longer ask for it."""
    table, claimant = context.table, context.person
    if not command.person:
        _open_claim(table, claimant)
        yield entries.ClaimDropped(claimant)
        return
    require(permissions.claim, table, claimant)
    person = known_person(table, command.person)
    _check_claim(context, claimant, person)
    asked = _vouchers(context, claimant, person)
    if not asked:
        raise TableRefusal("nobody-to-ask")
    yield entries.Claimed(person, claimant, asked)


def vouch(context: CommandContext, command: commands.Vouch) -> Iterable[AnyEvent]:
    """Say whether somebody is the person whose place they claim. Everybody who is asked has to agree."""
    person, waiting = _open_claim(context.table, command.person)
    if context.person not in waiting:
        raise TableRefusal("no-claim")
    if not command.yes:
        yield entries.ClaimDropped(command.person)
        return
    _check_claim(context, command.person, person)
    yield entries.Vouched(command.person, context.person)
    if waiting == (context.person,):
        yield entries.Reclaimed(person, command.person)


def _open_claim(table: Table, claimant: str) -> tuple[str, tuple[str, ...]]:
    """Return whose place this person claims, and who still has to agree."""
    found = table.claims.get(claimant)
    if found is None:
        raise TableRefusal("no-claim")
    return found.person, found.waiting


def _check_claim(context: CommandContext, claimant: str, person: str) -> None:
    """Refuse a place whose owner is connected or is a program, and one that the claimant knows too much for
    (D-CN-21)."""
    table, seat = context.table, seat_of(context.table, person)
    if person == claimant or table.people[person].bot:
        raise TableRefusal("no-such-person")
    if person in context.here:
        raise TableRefusal("not-away", name=table.people[person].name)
    if seat is not None:
        check_knowledge(table, claimant, seat)  # that they joined after the deal is no reason: they were here before


def _vouchers(context: CommandContext, claimant: str, person: str) -> tuple[str, ...]:
    """Return who is asked about a claim: the host; if the host is not connected or is the one who is lost, all of the
    team who are connected; without a team, all players who are."""
    table, seat = context.table, seat_of(context.table, person)
    present = [other for other in context.here if other in table.people and other not in (claimant, person)]
    if table.host in present:
        return (table.host,)
    players = [table.seats[other] for other in table.seats if table.seats[other] in present]
    players = [other for other in players if not table.people[other].bot]
    mates = () if seat is None else game_of(table.settings).seating.mates(seat, table.seats)
    return tuple(sorted([other for other in players if seat_of(table, other) in mates] or players))
