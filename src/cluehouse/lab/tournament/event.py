"""What is played in a tournament, and one game of it. The same pairing always gives the same result."""

from typing import Any

import msgspec
from msgspec import Struct

from cluehouse.games import GAMES
from cluehouse.lab.strict_table import deal_for, options_at, play_deal
from cluehouse.lab.tournament.pairing import Pairing, Tables, seated, tables_of, team_of
from cluehouse.tables.settings import settings_of

RIVAL = "even"


class Event(Struct, frozen=True):
    """What is played in a tournament."""

    game: str
    language: str = "en"
    options: dict[str, Any] = {}
    seed: str = "tournament"
    rival: str = RIVAL  # who has the other side, where sides play against each other


class Result(Struct, frozen=True):
    """How one game went, as it is kept in the file of results. Everything is told for each seat."""

    pairing: Pairing
    seats: dict[str, str]  # the entry in each seat
    team: tuple[str, ...]  # the seats of the two entries; the others are the rival's
    winners: tuple[str, ...]
    ending: str
    moves: int
    reached: dict[str, dict[str, int]]  # how far the side of each seat came
    refused: dict[str, int]  # moves that the rules or the referee refused, and answers that were no legal move
    helped: dict[str, int]  # moves that another player made in its place


def tables(event: Event) -> Tables:
    """The seats of the games of this event."""
    deal = deal_for(settings_of(event.game, event.language, event.options), "seats")
    return tables_of(GAMES[event.game], deal.seats, event.rival)


def resolved(event: Event) -> Event:
    """The same event with all options of the game, and without a rival where there are no sides."""
    options = msgspec.to_builtins(options_at(settings_of(event.game, event.language, event.options)))
    del options["language"]
    return msgspec.structs.replace(event, options=options, rival=tables(event).rival)


def play(event: Event, pairing: Pairing) -> tuple[Result, str]:
    """Play one game to its end: its result and its record."""
    settings, seats = settings_of(event.game, event.language, event.options), tables(event)
    deal = deal_for(settings, pairing.deal_seed(event.seed))
    game = play_deal(settings, deal, seated(GAMES[event.game], seats, pairing))
    return Result(
        pairing,
        game.seats,
        team_of(GAMES[event.game], seats, pairing),
        game.winners,
        game.ending,
        game.moves,
        game.reached,
        game.refused,
        game.helped,
    ), game.record
