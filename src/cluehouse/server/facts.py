"""What clients need to know about the games and languages of this server, so that they need no rules of their own."""

from functools import lru_cache
from typing import Any

from msgspec import Struct

from cluehouse.games import GAMES
from cluehouse.games.game import AnyGame
from cluehouse.games.refusal import Refusal
from cluehouse.messages import LANGUAGES, say
from cluehouse.tables.lineup import check
from cluehouse.tables.settings import Settings


class Players(Struct, frozen=True):
    """How few and how many people can play."""

    least: int
    most: int


class SeatFacts(Struct, frozen=True):
    """What a seat is: its side (empty where there are none), its role, and its number within both."""

    side: str
    role: str
    number: int


class QuickTable(Struct, frozen=True):
    """The seats of a game that one person starts with bots."""

    own: str
    bots: tuple[str, ...]


class GameFacts(Struct, frozen=True):
    """A game as clients see it before anybody plays it."""

    name: str
    languages: tuple[str, ...]  # in which it can be played
    mixed: bool  # may a table mix words of several languages?
    players: Players
    sides: tuple[str, ...]  # teams that play against each other
    seats: dict[str, SeatFacts]  # every seat that the game can have
    quick: QuickTable
    main_options: tuple[str, ...]  # those that a host sees first
    size_options: tuple[str, ...]  # these follow from who sits down
    rematch: tuple[str, ...]  # how the next game's cards can be dealt
    campaign: bool  # has it a mission map and teams' books?
    facts: Any  # constants of its rules; the schema describes them for each game
    messages: dict[str, str]  # by language: Fluent texts of a game that is not in the catalogue


class LanguageFacts(Struct, frozen=True):
    """A language that people can choose, called by its own name."""

    code: str
    name: str


class ServerFacts(Struct, frozen=True):
    """The games and the languages of this server."""

    games: tuple[GameFacts, ...]
    languages: tuple[LanguageFacts, ...]


def server_facts() -> ServerFacts:
    """Everything that can be played here."""
    languages = tuple(LanguageFacts(code, say(code, f"language-{code}")) for code in LANGUAGES)
    return ServerFacts(tuple(map(_game_facts, GAMES)), languages)


@lru_cache(maxsize=64)
def _game_facts(name: str) -> GameFacts:
    game = GAMES[name]
    seating = game.seating
    groups = (group for groups in seating.variants for group in groups)
    return GameFacts(
        name=name,
        languages=tuple(code for code in LANGUAGES if _can_be_played(game, code)),
        mixed=game.mixes_languages,
        players=Players(*seating.players),
        sides=seating.sides,
        seats={seat.name: SeatFacts(seat.side, seat.role, seat.number) for seat in seating.seats.values()},
        quick=QuickTable(seating.quick[0], seating.quick[1:]),
        main_options=game.main_options,
        size_options=tuple(dict.fromkeys(group.option for group in groups if group.option)),
        rematch=("new",) if game.turn_over is None else ("new", "turned"),
        campaign=game.campaign is not None,
        facts=game.facts,
        messages=dict(game.messages),
    )


def _can_be_played(game: AnyGame, language: Any) -> bool:
    try:
        check(Settings(game=game.name, languages=(language,)))
    except Refusal:
        return False
    return True
