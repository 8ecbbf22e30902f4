"""A match: any entries in the seats of any game, at a strict table; records are kept on demand."""

from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from msgspec import Struct

from cluehouse.bots.progress import progress
from cluehouse.lab.entries import prepare
from cluehouse.lab.interval import interval, share
from cluehouse.lab.pool import Workers
from cluehouse.lab.records import RecordsFolder
from cluehouse.lab.strict_table import Played, deal_for, play_deal, strict


class Match(Struct, frozen=True):
    """What is to be played."""

    game: str
    players: tuple[str, ...] = ("even",)  # entries, seat by seat; they repeat if there are more seats
    language: str = "en"
    games: int = 20
    seed: str = "match"
    options: dict[str, Any] = {}


def play_one(match: Match, number: int) -> Played:
    """Play one game from its seed to its end. In every other game the players sit the other way round."""
    settings = strict(match.game, match.language, match.options)
    deal = deal_for(settings, f"{match.seed}-{number}")
    names = match.players[number % len(match.players) :] + match.players[: number % len(match.players)]
    return play_deal(settings, deal, {seat: names[at % len(names)] for at, seat in enumerate(deal.seats)})


def match(wanted: Match, workers: Workers, records: Path | None = None) -> dict[str, Any]:
    """Play all games; write the record of each into this folder, if there is one."""
    prepare(wanted.players, wanted.language)
    folder = None if records is None else RecordsFolder(records)
    played: list[Played] = []
    with progress(f"{wanted.game} {wanted.language}", wanted.games) as shown:
        for number, game in workers(_numbered, [(wanted, number) for number in range(wanted.games)]):
            played.append(game)
            if folder is not None:
                folder.add(f"{wanted.game}-{wanted.language}", number, game.record)
            shown.step()
    return summary(wanted, played)


def _numbered(wanted: Match, number: int) -> tuple[int, Played]:
    return number, play_one(wanted, number)


def summary(wanted: Match, played: Sequence[Played]) -> dict[str, Any]:
    """Wins of each player, counted once for each seat, with intervals; refused moves and those that others made."""
    each: dict[str, Any] = {}
    for name in dict.fromkeys(wanted.players):
        won = [
            (float(seat in game.winners), at)
            for at, game in enumerate(played)
            for seat in game.seats
            if game.seats[seat] == name
        ]
        values, games = [value for value, _ in won], [at for _, at in won]
        each[name] = {
            "seats": len(won),
            "wins": round(share(values), 4),
            "wins_interval": interval(values, games),
            "refused": sum(game.refused.get(name, 0) for game in played),
            "helped": sum(game.helped.get(name, 0) for game in played),
        }
    return {
        "game": wanted.game,
        "language": wanted.language,
        "games": len(played),
        "moves": sum(game.moves for game in played),
        "players": each,
        "endings": dict(Counter(game.ending for game in played).most_common()),
    }
