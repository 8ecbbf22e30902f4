"""Decides commands of people who change devices: a transfer moves their place to another device that they hold, a claim
asks for the place of a device that is lost.

A transfer needs nobody's consent, because only who has the place can offer it. A claim does: a name proves nothing, so
the host says whether it is the same person, or the team if the host cannot be asked. If nobody who knows them is
connected, the claim waits; whoever comes may object, and who knows them decides. It is granted in the end only where
the claimant, whoever it is, cannot know what the place must not know.
"""

from collections.abc import Collection, Iterable

from cluehouse.tables import commands, entries, permissions
from cluehouse.tables.codes import hashed
from cluehouse.tables.context import CommandContext
from cluehouse.tables.entries import AnyEvent
from cluehouse.tables.people import check_knowledge, known_person
from cluehouse.tables.permissions import require
from cluehouse.tables.refusal import TableRefusal
from cluehouse.tables.settings import game_of
from cluehouse.tables.table import CLAIM_TIME, Claim, Table, is_own_bot, is_running, seat_of


def offer_transfer(context: CommandContext, command: commands.OfferTransfer) -> Iterable[AnyEvent]:
    """Offer the place to another device. A later offer replaces an earlier one."""
    require(permissions.transfer, context.table, context.person)
    yield entries.TransferOffered(context.person, hashed(context.randomness.secret))


def claim(context: CommandContext, command: commands.Claim) -> Iterable[AnyEvent]:
    """Ask for the place of somebody whose device is out of reach, or no longer ask for it. If nobody could be asked,
    ask again when the time to object is over."""
    table, claimant = context.table, context.person
    if not command.person:
        _open_claim(table, claimant)
        yield entries.ClaimDropped(claimant)
        return
    require(permissions.claim, table, claimant)
    person = known_person(table, command.person)
    _check_claim(context, claimant, person)
    asked = vouchers(table, context.here, claimant, person)
    if asked:
        yield entries.Claimed(person, claimant, asked)
        return
    _check_unvouched(table, person)
    made = table.claims.get(claimant)
    if made is None or made.person != person or not made.until:
        yield entries.Claimed(person, claimant, (), context.at + CLAIM_TIME)
    elif context.at < made.until:
        raise TableRefusal("claim-waits")
    else:
        yield entries.Reclaimed(person, claimant)


def vouch(context: CommandContext, command: commands.Vouch) -> Iterable[AnyEvent]:
    """Say whether somebody is the person whose place they claim. Everybody who is asked has to agree; where nobody
    could be asked, anybody else at the table can object."""
    table, made = context.table, _open_claim(context.table, command.person)
    waiting = asked_now(table, context.here, command.person)
    objects = made.until and not command.yes and context.person in table.people and context.person != command.person
    if context.person not in waiting and not objects:
        raise TableRefusal("no-claim")
    if not command.yes:
        yield entries.ClaimDropped(command.person)
        return
    _check_claim(context, command.person, made.person)
    if made.until:  # now there is somebody to ask
        yield entries.Claimed(made.person, command.person, waiting)
    yield entries.Vouched(command.person, context.person)
    if waiting == (context.person,):
        yield entries.Reclaimed(made.person, command.person)


def asked_now(table: Table, here: Collection[str], claimant: str) -> tuple[str, ...]:
    """Return who still has to agree to a claim. One that nobody could be asked about is a question to those who have
    come since."""
    made = table.claims[claimant]
    return vouchers(table, here, claimant, made.person) if made.until else made.waiting


def _open_claim(table: Table, claimant: str) -> Claim:
    found = table.claims.get(claimant)
    if found is None:
        raise TableRefusal("no-claim")
    return found


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


def _check_unvouched(table: Table, person: str) -> None:
    """Refuse a place that nobody vouches for if the claimant could be another player of the game under way, who would
    then have two seats and know the secrets of both (D-CN-28); or if the table is locked."""
    if table.locked:
        raise TableRefusal("nobody-to-ask")
    if not is_running(table) or table.play is None:
        return
    held = {other for other, seats in table.play.held.items() if seats} | table.seat_by_person.keys()
    known = (table.people.get(other) for other in held - {person})
    if not all(player is not None and is_own_bot(player) for player in known):
        raise TableRefusal("nobody-to-ask")


def vouchers(table: Table, here: Collection[str], claimant: str, person: str) -> tuple[str, ...]:
    """Return who is asked about a claim: the host; if the host is not connected or is the one who is lost, all of the
    team who are connected; without a team, all players who are."""
    seat = seat_of(table, person)
    present = [other for other in here if other in table.people and other not in (claimant, person)]
    if table.host in present:
        return (table.host,)
    players = [table.seats[other] for other in table.seats if table.seats[other] in present]
    players = [other for other in players if not table.people[other].bot]
    mates = () if seat is None else game_of(table.settings).seating.mates(seat, table.seats)
    return tuple(sorted([other for other in players if seat_of(table, other) in mates] or players))
