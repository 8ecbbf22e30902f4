"""What clients need to know about the games and languages of this server, so that they need no rules of their own."""

from functools import lru_cache
from typing import Any

from msgspec import Struct

from cluehouse.bots.seats import bots_of
from cluehouse.games import GAMES
from cluehouse.languages import LANGUAGES
from cluehouse.words import can_be_played


class Players(Struct, frozen=True):
    """How many people can play."""

    least: int  # the fewest people
    most: int  # the most people


class SeatFacts(Struct, frozen=True):
    """A seat's side (empty where there are none), role, and number within both."""

    side: str  # the team or side that it belongs to; empty: none
    role: str  # its role, such as chief, operative or player
    number: int  # its number within its side and role, counted from 1


class QuickTable(Struct, frozen=True):
    """The seats of a game that one person starts with bots."""

    own: str  # the seat of the person
    bots: tuple[str, ...]  # the seats of the bots


class GameFacts(Struct, frozen=True):
    """A game as clients see it before anybody plays it."""

    name: str  # the game's name, as in the settings of a table
    languages: tuple[str, ...]  # the languages in which it can be played
    mixed: bool  # whether a table can mix words of several languages
    own_words: bool  # whether a table can play with words of its own
    players: Players  # how many people can play, over all variants
    sides: tuple[str, ...]  # teams that play against each other; empty if there are none
    seats: dict[str, SeatFacts]  # every seat that the game can have, by name
    quick: QuickTable  # the seats of a game that one person starts with bots
    bots: tuple[str, ...]  # levels of bots and names of installed players that a host can seat
    main_options: tuple[str, ...]  # the options that a host sees first
    size_options: tuple[str, ...]  # the options that follow from who sits down
    rematch: tuple[str, ...]  # how the next game's cards can be dealt
    campaign: bool  # whether it has a mission map and teams' books
    facts: Any  # constants of its rules; the schema describes them for each game
    messages: dict[str, str]  # by language: Fluent source of a game that is not in the built-in catalogue


class LanguageFacts(Struct, frozen=True):
    """A language that people can choose, with its own name for itself."""

    code: str  # its code, such as en
    name: str  # its own name for itself


class ServerFacts(Struct, frozen=True):
    """The games and the languages of this server."""

    games: tuple[GameFacts, ...]  # all games of this server
    languages: tuple[LanguageFacts, ...]  # all languages of this server


def server_facts() -> ServerFacts:
    """Return everything that can be played here."""
    languages = tuple(LanguageFacts(code, language.name) for code, language in LANGUAGES.items())
    return ServerFacts(tuple(_game_facts(name, tuple(LANGUAGES), bots_of(name)) for name in GAMES), languages)


@lru_cache(maxsize=64)
def _game_facts(name: str, known: tuple[str, ...], bots: tuple[str, ...]) -> GameFacts:
    """Return the facts of a game; `known` and `bots` are the languages and players that may be registered by now."""
    game = GAMES[name]
    seating = game.seating
    groups = (group for groups in seating.variants for group in groups)
    return GameFacts(
        name=name,
        languages=tuple(code for code in known if can_be_played(game, code)),
        mixed=game.mixes_languages,
        own_words=game.deals_words,
        players=Players(*seating.players),
        sides=seating.sides,
        seats={seat.name: SeatFacts(seat.side, seat.role, seat.number) for seat in seating.seats.values()},
        quick=QuickTable(seating.quick[0], seating.quick[1:]),
        bots=bots,
        main_options=game.main_options,
        size_options=tuple(dict.fromkeys(group.option for group in groups if group.option)),
        rematch=("new",) if game.turned_deal is None else ("new", "turned"),
        campaign=game.campaign is not None,
        facts=game.facts,
        messages=dict(game.messages),
    )
