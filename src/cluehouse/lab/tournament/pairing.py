"""Who plays with whom, and in which seats.

Two entries share a team. Entries that know words from the same source are seated in the same way, but they are
relatives, not strangers. With itself, an entry has all seats of the team.

- Where sides play against each other, the team plays against the rival, an entry that has all seats of the other side
  and is the same in every game. Each deal is played on either side, and by two entries in both orders of their roles.
- Where all play together, the team is the whole table. Two entries play each deal twice, with their seats swapped.

A deal depends on the tournament's seed, on the names of the two entries and on its number among theirs alone: other
entries change nothing.
"""

from collections.abc import Collection, Mapping, Sequence
from hashlib import sha256
from itertools import combinations

from msgspec import Struct

from cluehouse.games.game import AnyGame

STRANGERS, RELATIVES, ITSELF = "strangers", "relatives", "itself"

Related = Collection[frozenset[str]]  # pairs of entries that are no strangers to each other


class Pairing(Struct, frozen=True):
    """One game that is to be played."""

    number: int  # of the game in its tournament
    one: str  # has the first role of the team
    other: str  # has its other roles
    deal: int  # of those of these two
    partners: str  # strangers, relatives or itself
    swapped: bool = False  # the team has the second side, or where all play together the other one's seats

    @property
    def board(self) -> tuple[str, str, int]:
        """What its deal depends on: the same in every game of these two on it."""
        one, other = sorted((self.one, self.other))
        return one, other, self.deal

    def deal_seed(self, seed: str) -> str:
        """The seed of the deal in a tournament of this seed."""
        return sha256("\n".join((seed, *map(str, self.board))).encode()).hexdigest()[:32]


class Tables(Struct, frozen=True):
    """The seats of the games of a tournament, and the rival where sides play against each other."""

    seats: tuple[str, ...]
    sides: tuple[str, ...]  # none where all play together
    rival: str = ""


def tables_of(game: AnyGame, seats: Sequence[str], rival: str) -> Tables:
    """What these seats make of a tournament; refused where a seat belongs to neither of two sides."""
    sides = tuple(side for side in game.seating.sides if side in map(game.seating.side_of, seats))
    if len(sides) < 2:
        return Tables(tuple(seats), ())
    shared = [seat for seat in seats if game.seating.side_of(seat) not in sides]
    if shared:
        raise ValueError(f"no tournament with these options: {shared[0]} plays for both sides")
    return Tables(tuple(seats), sides, rival)


def round_robin(tables: Tables, entries: Sequence[str], deals: int, related: Related = ()) -> list[Pairing]:
    """Everybody with everybody, and each with itself."""
    return pairings(tables, [*combinations(entries, 2), *with_itself(tables, entries)], range(deals), 0, related)


def with_itself(tables: Tables, entries: Sequence[str]) -> list[tuple[str, str]]:
    """Each entry with itself; the rival would play against itself, and win half of its games."""
    return [(entry, entry) for entry in entries if entry != tables.rival]


def pairings(
    tables: Tables, pairs: Sequence[tuple[str, str]], deals: range, first: int, related: Related = ()
) -> list[Pairing]:
    """All games of these pairs on these deals, with numbers from the first one on."""
    planned = [
        (one, other, deal, swapped)
        for pair in pairs
        for deal in deals
        for one, other in dict.fromkeys((pair, pair[::-1]) if tables.sides else (pair,))
        for swapped in ((False, True) if tables.sides or one != other else (False,))
    ]
    return [
        Pairing(number, one, other, deal, _partners(one, other, related), swapped)
        for number, (one, other, deal, swapped) in enumerate(planned, first)
    ]


def _partners(one: str, other: str, related: Related) -> str:
    if one == other:
        return ITSELF
    return RELATIVES if frozenset((one, other)) in related else STRANGERS


def swiss_pairs(
    entries: Sequence[str], scores: Mapping[str, float], played: set[frozenset[str]]
) -> list[tuple[str, str]]:
    """Pairs of entries with similar scores that have not met yet; with an odd number the last one sits out."""
    waiting = sorted(entries, key=lambda entry: (-scores.get(entry, 0.0), entries.index(entry)))
    pairs: list[tuple[str, str]] = []
    while len(waiting) > 1:
        one = waiting.pop(0)
        fresh = [other for other in waiting if frozenset((one, other)) not in played]
        other = (fresh or waiting)[0]
        waiting.remove(other)
        pairs.append((one, other))
    return pairs


def seated(game: AnyGame, tables: Tables, pairing: Pairing) -> dict[str, str]:
    """Which entry is in which seat."""
    team = team_of(game, tables, pairing)
    in_order = (pairing.one, pairing.other)
    if not tables.sides and pairing.swapped:
        in_order = in_order[::-1]
    places = _places(game, team)
    return {seat: in_order[places[seat] % 2] if seat in team else tables.rival for seat in tables.seats}


def team_of(game: AnyGame, tables: Tables, pairing: Pairing) -> tuple[str, ...]:
    """The seats of the entries that are measured."""
    if not tables.sides:
        return tables.seats
    own = tables.sides[pairing.swapped]
    return tuple(seat for seat in tables.seats if game.seating.side_of(seat) == own)


def _places(game: AnyGame, team: Sequence[str]) -> dict[str, int]:
    """Who goes together: 0 for the seats of one entry, 1 for those of the other. By role where a team has several, else
    by side, else in turn."""
    known = [game.seating.seats[seat] for seat in team]
    for part in ([seat.role for seat in known], [seat.side for seat in known]):
        kinds = list(dict.fromkeys(part))
        if len(kinds) > 1:
            return {seat: min(kinds.index(kind), 1) for seat, kind in zip(team, part, strict=True)}
    return {seat: at % 2 for at, seat in enumerate(team)}
