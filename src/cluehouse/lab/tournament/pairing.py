"""Who plays whom, and in which seats.

With strangers, every team is mixed: in a game of two sides, the roles of a side are divided between both entries, the
other way round on the other side. Entries that know words from the same source are seated in the same way, but they are
relatives, not strangers. With itself, an entry fills a side (or the whole table, where all play together).
Every deal is played twice, with the entries swapped.
"""

from collections.abc import Collection, Mapping, Sequence
from itertools import combinations

from msgspec import Struct

from cluehouse.games.game import AnyGame

STRANGERS, RELATIVES, ITSELF = "strangers", "relatives", "itself"

Related = Collection[frozenset[str]]  # pairs of entries that are no strangers to each other


class Pairing(Struct, frozen=True):
    """One game that is to be played."""

    number: int
    deal: int
    one: str
    other: str
    partners: str  # strangers, relatives or itself
    swapped: bool


def round_robin(game: AnyGame, entries: Sequence[str], deals: int, related: Related = ()) -> list[Pairing]:
    """Everybody with everybody, and each with itself."""
    pairs = list(combinations(entries, 2))
    mixed = pairings(pairs, deals, 0, 0, STRANGERS, related)
    return mixed + pairings(with_itself(game, entries, pairs), deals, 0, len(mixed), ITSELF)


def with_itself(game: AnyGame, entries: Sequence[str], pairs: Sequence[tuple[str, str]]) -> Sequence[tuple[str, str]]:
    """The games in which an entry is its own partner: against the others, or alone where all play together."""
    return pairs if game.seating.sides else [(entry, entry) for entry in entries]


def pairings(
    pairs: Sequence[tuple[str, str]],
    deals: int,
    first_deal: int,
    first: int,
    partners: str,
    related: Related = (),
) -> list[Pairing]:
    """Two games for each pair and deal; an entry alone needs one. Each pair has deals of its own: the more boards, the
    less depends on each."""
    planned = [
        (first_deal + at * deals + deal, one, other, swapped)
        for at, (one, other) in enumerate(pairs)
        for deal in range(deals)
        for swapped in ((False,) if one == other else (False, True))
    ]
    return [
        Pairing(first + at, deal, one, other, _partners(one, other, partners, related), swapped)
        for at, (deal, one, other, swapped) in enumerate(planned)
    ]


def _partners(one: str, other: str, partners: str, related: Related) -> str:
    return RELATIVES if partners == STRANGERS and frozenset((one, other)) in related else partners


def swiss_pairs(
    entries: Sequence[str], scores: Mapping[str, float], played: set[frozenset[str]]
) -> list[tuple[str, str]]:
    """Pairs of entries with similar scores that have not met yet; with an odd number the last one plays with itself."""
    waiting = sorted(entries, key=lambda entry: (-scores.get(entry, 0.0), entries.index(entry)))
    pairs: list[tuple[str, str]] = []
    while waiting:
        one = waiting.pop(0)
        fresh = [other for other in waiting if frozenset((one, other)) not in played]
        other = (fresh or waiting or [one])[0]
        if other != one:
            waiting.remove(other)
        pairs.append((one, other))
    return pairs


def seated(game: AnyGame, seats: Sequence[str], pairing: Pairing) -> dict[str, str]:
    """Which entry is in which seat."""
    one, other = (pairing.other, pairing.one) if pairing.swapped else (pairing.one, pairing.other)
    known, sides = game.seating.seats, list(game.seating.sides)
    if not sides:
        groups = list(dict.fromkeys(known[seat].side or seat for seat in seats))
        at = {seat: groups.index(known[seat].side or seat) for seat in seats}
    elif pairing.partners == ITSELF:
        at = {seat: sides.index(known[seat].side) if known[seat].side in sides else 0 for seat in seats}
    else:
        roles = list(dict.fromkeys(known[seat].role for seat in seats))
        mixed = {seat: roles.index(known[seat].role) + known[seat].number - 1 for seat in seats}
        at = {seat: mixed[seat] + (known[seat].side == sides[-1]) for seat in seats}
    return {seat: (one, other)[at[seat] % 2] for seat in seats}
