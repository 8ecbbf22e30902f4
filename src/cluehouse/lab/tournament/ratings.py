"""Games won, and how far teams came, with strangers beside with itself; and ratings for each role (OpenSkill).

Where all seats win or lose together, they play against the board, which has a rating of its own. So has the rival.
"""

from collections import Counter
from collections.abc import Sequence
from hashlib import sha256
from typing import Any, Final

from msgspec import Struct
from msgspec.structs import replace

from cluehouse.games import GAMES
from cluehouse.lab.interval import Interval, interval, mean_interval, share
from cluehouse.lab.tournament.event import Event, Result
from cluehouse.lab.tournament.pairing import ITSELF, RELATIVES, STRANGERS

BOARD: Final = "the board"
RIVAL: Final = "the rival"
ALL_ROLES: Final = "all roles"  # of an entry beside itself, where a team has several
_Z: Final = 1.96
_ORDERS: Final = 8

Key = tuple[str, str]  # an entry and its role


class Rating(Struct, frozen=True):
    """How strong an entry is in a role. Entries of the same place do not differ by more than their intervals."""

    entry: str
    role: str
    place: int
    games: int
    rating: float
    low: float  # 1.96 of OpenSkill's own sigmas below the rating
    high: float


class Mean(Struct, frozen=True):
    """A mean over games, with its interval."""

    mean: float
    interval: Interval


class Standing(Struct, frozen=True):
    """How the teams of an entry did, with these partners and the entry in this role."""

    entry: str
    role: str
    partners: str
    games: int
    wins: float
    wins_interval: Interval
    reached: dict[str, Mean]  # how far the team came
    refused: float  # of the entry's moves, in a game
    helped: float


# --- ratings --------------------------------------------------------------------------------------


def ratings(event: Event, results: Sequence[Result]) -> list[Rating]:
    """Ratings from the games with strangers: the mean over several orders of the games, since a rating moves with each
    game and should not depend on who happened to play first."""
    played = [each for each in results if each.pairing.partners == STRANGERS]
    runs = [_rated(event, sorted(played, key=lambda each: _drawn(each, order))) for order in range(_ORDERS)]
    games = Counter(key for result in played for key in set(_in_roles(event, result, result.team).values()))
    found = []
    for (entry, role), count in games.items():
        skills = [run[entry, role] for run in runs]
        middle, doubt = (sum(part) / _ORDERS for part in zip(*((s.mu, _Z * s.sigma) for s in skills), strict=True))
        numbers = (round(number, 2) for number in (middle, middle - doubt, middle + doubt))
        found.append(Rating(entry, role, 1, count, *numbers))
    roles = sorted({rating.role for rating in found})
    return [rating for role in roles for rating in _placed([each for each in found if each.role == role])]


def _placed(rated: Sequence[Rating]) -> list[Rating]:
    """The best first. Those whose intervals reach that of the best one left share its place, by name."""
    placed: list[Rating] = []
    left = sorted(rated, key=lambda rating: -rating.rating)
    while left:
        apart = next((at for at, each in enumerate(left) if each.high < left[0].low), len(left))
        together, left = left[:apart], left[apart:]
        at = len(placed) + 1
        placed += [replace(each, place=at) for each in sorted(together, key=lambda rating: rating.entry)]
    return placed


def _drawn(result: Result, order: int) -> bytes:
    played = result.pairing
    return sha256(f"{order}/{played.one}/{played.other}/{played.deal}/{played.swapped}".encode()).digest()


def _in_roles(event: Event, result: Result, seats: Sequence[str]) -> dict[str, Key]:
    """The entry and the role of each of these seats."""
    known = GAMES[event.game].seating.seats
    return {seat: (result.seats[seat], known[seat].role) for seat in seats}


def _rated(event: Event, results: Sequence[Result]) -> dict[Key, Any]:
    """The skill of each entry in each role after these games, in this order."""
    from openskill.models import PlackettLuce  # an optional package

    model = PlackettLuce()
    known: dict[Key, Any] = {}
    for result in results:
        teams, ranks = _ranked(event, result)
        rated = model.rate([[known.get(key) or model.rating() for key in team] for team in teams], ranks=ranks)
        for team, after in zip(teams, rated, strict=True):
            known.update(zip(team, after, strict=True))
    return known


def _ranked(event: Event, result: Result) -> tuple[list[list[Key]], list[float]]:
    """Who played against whom, and who won; both or neither may have."""
    own = _in_roles(event, result, result.team)
    others = [seat for seat in result.seats if seat not in result.team]
    if others:
        rival = [(RIVAL, role) for _, role in _in_roles(event, result, others).values()]
        won = [any(seat in result.winners for seat in side) for side in (result.team, others)]
        return [list(own.values()), rival], [float(not each) for each in won]
    winners = [key for seat, key in own.items() if seat in result.winners]
    losers = [key for seat, key in own.items() if seat not in result.winners]
    return [winners or [(BOARD, BOARD)], losers or [(BOARD, BOARD)]], [0.0, 1.0]


# --- games won, and how far teams came ------------------------------------------------------------


def standings(event: Event, results: Sequence[Result], entries: Sequence[str]) -> list[Standing]:
    """For each entry: its teams with strangers and relatives, in each of its roles, and with itself."""
    seats = GAMES[event.game].seating.seats
    roles = list(dict.fromkeys(seats[seat].role for result in results for seat in result.team))
    found = []
    for entry in entries:
        for partners in (STRANGERS, RELATIVES):
            found += [_standing(event, results, entry, role, partners) for role in roles]
        found.append(_standing(event, results, entry, ALL_ROLES if len(roles) > 1 else "".join(roles), ITSELF))
    return [standing for standing in found if standing.games]


def _standing(event: Event, results: Sequence[Result], entry: str, role: str, partners: str) -> Standing:
    known = GAMES[event.game].seating.seats
    own = [
        (result, seats)
        for result in results
        if result.pairing.partners == partners
        and (seats := [seat for seat in result.team if result.seats[seat] == entry and _has(known[seat].role, role)])
    ]
    won = [sum(seat in result.winners for seat in seats) / len(seats) for result, seats in own]
    boards = [result.pairing.board for result, _ in own]  # the games on one deal are not independent
    names = dict.fromkeys(name for result, seats in own for seat in seats for name in result.reached.get(seat, ()))
    count = max(len(own), 1)
    return Standing(
        entry,
        role,
        partners,
        len(own),
        round(share(won), 4),
        interval(won, boards),
        {name: _mean([_reached(result, seats, name) for result, seats in own], boards) for name in names},
        round(sum(result.refused.get(seat, 0) for result, seats in own for seat in seats) / count, 3),
        round(sum(result.helped.get(seat, 0) for result, seats in own for seat in seats) / count, 3),
    )


def _has(role: str, wanted: str) -> bool:
    return wanted in (role, ALL_ROLES)


def _reached(result: Result, seats: Sequence[str], name: str) -> float:
    return share([float(result.reached[seat].get(name, 0)) for seat in seats])


def _mean(numbers: Sequence[float], boards: Sequence[object]) -> Mean:
    return Mean(round(share(numbers), 2), mean_interval(numbers, boards))
