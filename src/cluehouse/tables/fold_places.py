"""How transfers and claims of places, locks and bans change a table; part of the fold (fold.py)."""

from msgspec.structs import replace

from cluehouse.tables import entries
from cluehouse.tables.table import TRANSFER_TIME, Claim, Table, Transfer


def transfer_offered(table: Table, event: entries.TransferOffered, at: int) -> Table:
    """Somebody offers their place to another device."""
    offered = Transfer(event.token, at + TRANSFER_TIME)
    return replace(table, transfers={**table.transfers, event.person: offered})


def transferred(table: Table, event: entries.Transferred, at: int) -> Table:
    """Another device has the place now."""
    return with_token(table, event.person, event.token)


def with_token(table: Table, person: str, token: str) -> Table:
    """Return the table where this person has another token: what was offered or claimed for the old one is void."""
    return replace(
        table,
        people={**table.people, person: replace(table.people[person], token=token)},
        transfers={other: offered for other, offered in table.transfers.items() if other != person},
        claims={claimant: claim for claimant, claim in table.claims.items() if claim.person != person},
    )


def claimed(table: Table, event: entries.Claimed, at: int) -> Table:
    """Somebody asks for the place of a person whose device is lost."""
    return replace(table, claims={**table.claims, event.claimant: Claim(event.person, event.asked, event.until)})


def vouched(table: Table, event: entries.Vouched, at: int) -> Table:
    """One of those who were asked agrees."""
    claim = table.claims[event.claimant]
    waiting = tuple(person for person in claim.waiting if person != event.person)
    return replace(table, claims={**table.claims, event.claimant: replace(claim, waiting=waiting)})


def claim_dropped(table: Table, event: entries.ClaimDropped, at: int) -> Table:
    """A claim is rejected, withdrawn or void."""
    return replace(table, claims={who: claim for who, claim in table.claims.items() if who != event.claimant})


def without_claims_of(claims: dict[str, Claim], person: str) -> dict[str, Claim]:
    """Return the claims without those that concern somebody who left. Nobody agrees by leaving: a claim that only
    waited for them is void."""
    left = {who: claim for who, claim in claims.items() if person not in (who, claim.person)}
    asked = {who: tuple(other for other in claim.waiting if other != person) for who, claim in left.items()}
    return {who: replace(claim, waiting=asked[who]) for who, claim in left.items() if asked[who] or claim.until}


def locked(table: Table, event: entries.Locked, at: int) -> Table:
    """The host locks the table, or opens it: then who came to claim a place may stay."""
    return replace(table, locked=event.on, visitors=table.visitors if event.on else frozenset())


def ban_lifted(table: Table, event: entries.BanLifted, at: int) -> Table:
    """Somebody who was banned may come back."""
    return replace(table, bans={person: ban for person, ban in table.bans.items() if person != event.person})


def admitted(table: Table, event: entries.Admitted, at: int) -> Table:
    """The host lets somebody play who joined after the deal."""
    assert table.play is not None
    return replace(table, play=replace(table.play, admitted=table.play.admitted | {event.person}))
