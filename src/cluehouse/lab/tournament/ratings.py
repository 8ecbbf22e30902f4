"""Ratings for each role (OpenSkill), and shares of games won, with strangers beside with itself.

Where all seats win or lose together, they play against the board, which has a rating of its own.
"""

from collections import Counter
from collections.abc import Sequence
from hashlib import sha256
from typing import Any, Final

from msgspec import Struct

from cluehouse.games import GAMES
from cluehouse.lab.interval import interval, share
from cluehouse.lab.tournament.event import Event, Result
from cluehouse.lab.tournament.pairing import ITSELF, RELATIVES, STRANGERS

BOARD: Final = "the board"
_Z: Final = 1.96
_ORDERS: Final = 8


class Rating(Struct, frozen=True):
    """How strong an entry is in a role."""

    entry: str
    role: str
    games: int
    rating: float
    low: float
    high: float


class Standing(Struct, frozen=True):
    """How an entry did with these partners."""

    entry: str
    role: str
    partners: str
    games: int
    wins: float
    wins_interval: tuple[float, float]
    words: float  # clues and other judged words in a game
    refused: float  # refused moves in a game
    helped: float


def ratings(event: Event, results: Sequence[Result]) -> list[Rating]:
    """Ratings from the games with strangers: the mean over several orders of the games, since a rating moves with each
    game and should not depend on who happened to play first."""
    played = [each for each in results if each.pairing.partners == STRANGERS]
    runs = [_rated(event, sorted(played, key=lambda each: _drawn(each, order))) for order in range(_ORDERS)]
    games = Counter(key for result in played for key in _in_roles(event, result).values())
    found = []
    for (entry, role), count in games.items():
        skills = [run[entry, role] for run in runs]
        middle, doubt = (sum(part) / _ORDERS for part in zip(*((s.mu, _Z * s.sigma) for s in skills), strict=True))
        found.append(
            Rating(entry, role, count, *(round(number, 2) for number in (middle, middle - doubt, middle + doubt)))
        )
    return sorted(found, key=lambda rating: (rating.role, -rating.rating, rating.entry))


def _drawn(result: Result, order: int) -> bytes:
    return sha256(f"{order}/{result.pairing.number}".encode()).digest()


def _in_roles(event: Event, result: Result) -> dict[str, tuple[str, str]]:
    """The entry and the role of each seat."""
    seats = GAMES[event.game].seating.seats
    return {seat: (entry, seats[seat].role) for seat, entry in result.seats.items()}


def _rated(event: Event, results: Sequence[Result]) -> dict[tuple[str, str], Any]:
    """The skill of each entry in each role after these games, in this order."""
    from openskill.models import PlackettLuce  # an optional package

    model = PlackettLuce()
    known: dict[tuple[str, str], Any] = {}
    for result in results:
        teams: dict[bool, list[tuple[str, str]]] = {True: [], False: []}
        for seat, key in _in_roles(event, result).items():
            teams[seat in result.winners].append(key)
        if not teams[True] or not teams[False]:
            teams[not teams[True]] = [(BOARD, BOARD)]
        ranked = [teams[True], teams[False]]
        rated = model.rate([[known.get(key) or model.rating() for key in team] for team in ranked])
        for team, after in zip(ranked, rated, strict=True):
            known.update(zip(team, after, strict=True))
    return known


def standings(event: Event, results: Sequence[Result], entries: Sequence[str]) -> list[Standing]:
    """For each role and entry: games with strangers, with relatives and with itself."""
    seats = GAMES[event.game].seating.seats
    roles = dict.fromkeys(seats[seat].role for result in results for seat in result.seats)
    in_role = {role: frozenset(seat for seat in seats if seats[seat].role == role) for role in roles}
    return [
        _standing(results, entry, role, in_role[role], partners)
        for role in roles
        for entry in entries
        for partners in (STRANGERS, RELATIVES, ITSELF)
    ]


def _standing(results: Sequence[Result], entry: str, role: str, seats: frozenset[str], partners: str) -> Standing:
    own = [result for result in results if result.pairing.partners == partners and entry in result.seats.values()]
    won = [_share_won(result, entry, seats) for result in own]
    deals = [result.pairing.deal for result in own]
    count = max(len(own), 1)
    return Standing(
        entry,
        role,
        partners,
        len(own),
        round(share(won), 4),
        _interval(won, deals),
        round(sum(result.words for result in own) / count, 2),
        round(sum(result.refused.get(entry, 0) for result in own) / count, 3),
        round(sum(result.helped.get(entry, 0) for result in own) / count, 3),
    )


def _share_won(result: Result, entry: str, in_role: frozenset[str]) -> float:
    """The share of the entry's seats of a role that won; the games of one deal are not independent."""
    seats = [seat for seat, sitting in result.seats.items() if sitting == entry and seat in in_role]
    return sum(seat in result.winners for seat in seats) / max(len(seats), 1)


def _interval(won: Sequence[float], deals: Sequence[int]) -> tuple[float, float]:
    """95 %. Where all games went the same way, a bootstrap knows no doubt: then it is exact, for so many deals."""
    if len(set(won)) != 1 or won[0] not in (0.0, 1.0):
        return interval(won, deals)
    doubt = round(1 - 0.025 ** (1 / len(set(deals))), 4)
    return (0.0, doubt) if won[0] == 0.0 else (round(1 - doubt, 4), 1.0)
