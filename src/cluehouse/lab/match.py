"""A match: any entries in the seats of any game, at a strict table; records are kept on demand."""

from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from msgspec import Struct

from cluehouse.bots.progress import progress
from cluehouse.games import GAMES
from cluehouse.games.game import AnyGame
from cluehouse.lab.entries import make_ready
from cluehouse.lab.interval import interval, mean_interval, share
from cluehouse.lab.pool import Workers
from cluehouse.lab.records import RecordsFolder
from cluehouse.lab.strict_table import Played, deal_for, play_deal
from cluehouse.tables.settings import settings_of


class Match(Struct, frozen=True):
    """What is to be played."""

    game: str
    players: tuple[str, ...] = ("even",)  # entries: one for each side, or else seat by seat, in turn
    language: str = "en"
    games: int = 20
    seed: str = "match"
    options: dict[str, Any] = {}


def play_one(match: Match, number: int) -> Played:
    """Play one game from its seed to its end. From game to game the players change places in turn."""
    settings = settings_of(match.game, match.language, match.options)
    deal = deal_for(settings, f"{match.seed}-{number}")
    names = match.players[number % len(match.players) :] + match.players[: number % len(match.players)]
    return play_deal(settings, deal, seated(GAMES[match.game], deal.seats, names))


def seated(game: AnyGame, seats: Sequence[str], names: Sequence[str]) -> dict[str, str]:
    """Each entry has a side, if there is a side for each; otherwise they take the seats in turn."""
    sides = [side for side in game.seating.sides if side in map(game.seating.side_of, seats)]
    if len(names) == len(sides):
        whose = dict(zip(sides, names, strict=True))
        return {seat: whose.get(game.seating.side_of(seat), names[0]) for seat in seats}
    return {seat: names[at % len(names)] for at, seat in enumerate(seats)}


def match(wanted: Match, workers: Workers, records: Path | None = None) -> dict[str, Any]:
    """Play all games; write the record of each into this folder, if there is one."""
    make_ready(wanted.players, wanted.game, wanted.language)
    folder = None if records is None else RecordsFolder(records)
    played: dict[int, Played] = {}
    with progress(f"{wanted.game} {wanted.language}", wanted.games) as shown:
        for number, game in workers(_numbered, [(wanted, number) for number in range(wanted.games)]):
            played[number] = game
            if folder is not None:
                folder.add(f"{wanted.game}-{wanted.language}", number, game.record, game.seats)
            shown.step()
    return summary(wanted, [played[number] for number in sorted(played)])


def _numbered(wanted: Match, number: int) -> tuple[int, Played]:
    return number, play_one(wanted, number)


def summary(wanted: Match, played: Sequence[Played]) -> dict[str, Any]:
    """For each player: wins, counted once for each seat, and how far its sides came, with intervals; refused moves and
    those that others made."""
    each: dict[str, Any] = {}
    for name in dict.fromkeys(wanted.players):
        seats = [(at, game, seat) for at, game in enumerate(played) for seat in game.seats if game.seats[seat] == name]
        games = [at for at, _, _ in seats]
        won = [float(seat in game.winners) for _, game, seat in seats]
        each[name] = {
            "seats": len(seats),
            "wins": round(share(won), 4),
            "wins_interval": interval(won, games),
            "reached": _reached([game.reached.get(seat, {}) for _, game, seat in seats], games),
            "refused": sum(game.refused.get(seat, 0) for _, game, seat in seats),
            "helped": sum(game.helped.get(seat, 0) for _, game, seat in seats),
        }
    return {
        "game": wanted.game,
        "language": wanted.language,
        "games": len(played),
        "moves": sum(game.moves for game in played),
        "players": each,
        "endings": dict(Counter(game.ending for game in played).most_common()),
    }


def _reached(counted: Sequence[dict[str, int]], games: Sequence[int]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for name in dict.fromkeys(name for each in counted for name in each):
        numbers = [(float(each[name]), game) for each, game in zip(counted, games, strict=True) if name in each]
        values, of_games = [value for value, _ in numbers], [game for _, game in numbers]
        found |= {name: round(share(values), 2), f"{name}_interval": mean_interval(values, of_games)}
    return found
