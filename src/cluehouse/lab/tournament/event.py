"""What is played in a tournament, and one game of it. The same pairing always gives the same result."""

from typing import Any

from msgspec import Struct

from cluehouse.games import GAMES
from cluehouse.lab.strict_table import deal_for, play_deal, strict
from cluehouse.lab.tournament.pairing import Pairing, seated


class Event(Struct, frozen=True):
    """What is played in a tournament."""

    game: str
    language: str = "en"
    options: dict[str, Any] = {}
    seed: str = "tournament"


class Result(Struct, frozen=True):
    """How one game went, as it is kept in the file of results."""

    pairing: Pairing
    seats: dict[str, str]  # the entry in each seat
    winners: tuple[str, ...]  # seats
    ending: str
    moves: int
    words: int  # clues and other words that the referee was asked about
    refused: dict[str, int]  # by entry: moves that the rules or the referee refused
    helped: dict[str, int]  # by entry: moves that a player without a strategy had to make


def play(event: Event, pairing: Pairing) -> tuple[Result, str]:
    """Play one game to its end: its result and its record."""
    settings = strict(event.game, event.language, event.options)
    deal = deal_for(settings, f"{event.seed}-{pairing.deal}")
    game = play_deal(settings, deal, seated(GAMES[event.game], deal.seats, pairing))
    counted = game.words, game.refused, game.helped
    return Result(pairing, game.seats, game.winners, game.ending, game.moves, *counted), game.record
