"""Before a game: which one, in which language, how many people, by which options, under which names."""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from typing import Annotated, Any, Final, Literal, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Meta

from cluehouse.games import GAMES
from cluehouse.games.game import AnyGame
from cluehouse.games.seating import Group
from cluehouse.languages import LANGUAGES, LanguageCode
from cluehouse.messages import has_message
from cluehouse.tables.settings import Settings, pack_of
from cluehouse.terminal.console import Console, show
from cluehouse.terminal.game_screen import Names, SetupQuestions, screen_of, seat_label
from cluehouse.terminal.questions import ask_number, choose, confirm, line_or_enter
from cluehouse.words import can_be_played

_LONGEST_NAME: Final = 20


@dataclass(frozen=True)
class Party:
    """Who plays what: a game, its options and the names of the people."""

    game: AnyGame
    options: Any
    names: tuple[str, ...] = ()  # as given by the people, in the order of the seats; empty: they gave none

    @property
    def settings(self) -> Settings:
        """The same as the settings of a live table."""
        options = msgspec.to_builtins(self.options)
        return Settings(self.game.name, (options.pop("language"),), options)


def choose_language(console: Console) -> Console:
    """The same console in the language that people choose."""
    labels = [(code, language_name(console, code)) for code in LANGUAGES]
    return replace(console, language=choose(console, console.say("ask-language"), labels, console.language))


def set_up(console: Console, name: str | None) -> Party:
    """Ask for everything that has to be known before the deal."""
    game = GAMES[name or choose_game(console)]
    questions = questions_of(game)
    chosen: dict[str, Any] = {"language": card_language(console, game), **questions.at_keyboard}
    chosen |= _seat_people(console, game, questions)
    chosen |= ask_options(console, game, questions.main)
    if not confirm(console, console.say("ask-rulebook"), usually=True):
        chosen |= ask_options(console, game, questions.more)
    return Party(game, game.options_type(**chosen))


def choose_game(console: Console, usual: str = "") -> str:
    """Ask for a game."""
    games = [(name, f"{game_name(console, name)}{_about(console, name)}") for name in GAMES]
    return choose(console, console.say("ask-game"), games, usual or next(iter(GAMES)))


def game_name(console: Console, name: str) -> str:
    """What a game is called."""
    return console.say_or(name, f"game-{name}")


def _about(console: Console, name: str) -> str:
    about = console.say_or("", f"game-{name}.about")
    return f" – {about}" if about else ""


def deal_for(party: Party, seed: str) -> Any:
    """Deal cards for these people."""
    return party.game.deal(party.options, pack_of(party.settings), seed)


def ask_names(console: Console, party: Party, seats: tuple[str, ...]) -> Party:
    """The same party under the names that the people give."""
    usual = names_for(console, party, seats)
    show(console, ["", console.say("seats-are", names=console.listed(usual.values())), console.say("ask-names")])
    line = line_or_enter(console, ">")
    given = [name[:_LONGEST_NAME].strip() for name in re.split(r"[,;，、；]", line)] if line else []
    return replace(party, names=tuple(given[: len(seats)]))


def names_for(console: Console, party: Party, seats: tuple[str, ...]) -> Names:
    """What everybody is called, by seat."""
    given = dict(zip(seats, party.names, strict=False))
    return {seat: given.get(seat) or seat_label(console, party.game, seat, seats) for seat in seats}


# --- people ---------------------------------------------------------------------------------------


def _seat_people(console: Console, game: AnyGame, questions: SetupQuestions) -> Mapping[str, Any]:
    """Ask how many people play, and spread them over the groups of seats."""
    least, most = game.seating.players
    players = ask_number(console, console.say("ask-players"), least, most, len(game.seating.quick))
    variant = questions.variant_for(console, players)
    return {**variant, **sizes(game.seating.groups(game.options_type(**variant)), players)}


def sizes(groups: tuple[Group, ...], players: int) -> dict[str, int]:
    """How many people sit in each group that can be of any size: as evenly as possible, the first ones more."""
    counts = [len(group.fixed) + group.least for group in groups]
    for _ in range(players - sum(counts)):
        open_groups = [number for number, group in enumerate(groups) if counts[number] < len(group.seats)]
        if open_groups:
            counts[min(open_groups, key=lambda number: counts[number])] += 1
    return {group.option: count for group, count in zip(groups, counts, strict=True) if group.option}


def card_language(console: Console, game: AnyGame) -> LanguageCode:
    """Ask for the language of the words."""
    offered = [code for code in LANGUAGES if can_be_played(game, code)]
    usual = console.language if console.language in offered else offered[0]
    labels = [(code, language_name(console, code)) for code in offered]
    return choose(console, console.say("ask-card-language"), labels, usual)


def language_name(console: Console, code: LanguageCode) -> str:
    """What a language is called here; one that no message names is called what its speakers call it."""
    message = f"language-{code}"
    return console.say(message) if has_message(console.language, message) else LANGUAGES[code].name


# --- options --------------------------------------------------------------------------------------


def questions_of(game: AnyGame) -> SetupQuestions:
    """What is asked before this game: what its screen says, or its main options and then all others."""
    own = screen_of(game).setup
    if own is not None:
        return own
    sizes = {group.option for groups in game.seating.variants for group in groups}
    askable = [option for option in _hints(game) if option not in (*sizes, "language") and _can_ask(game, option)]
    main = tuple(option for option in game.main_options if option in askable)
    return SetupQuestions(main=main, more=tuple(option for option in askable if option not in main))


def ask_options(console: Console, game: AnyGame, options: Iterable[str]) -> dict[str, Any]:
    """Ask for some of a game's options; Enter takes the rulebook's."""
    return {option: _ask_option(console, game, option) for option in options}


def _hints(game: AnyGame) -> dict[str, Any]:
    return get_type_hints(game.options_type, include_extras=True)


def _range(hint: Any) -> tuple[int, int] | None:
    """The least and the greatest value of a bounded number."""
    meta = next((each for each in get_args(hint) if isinstance(each, Meta)), None)
    bounds = () if meta is None else (meta.ge, meta.le)
    return (int(bounds[0]), int(bounds[1])) if bounds and None not in bounds else None  # type: ignore[arg-type]


def _can_ask(game: AnyGame, option: str) -> bool:
    hint = _hints(game)[option]
    return hint is bool or get_origin(hint) is Literal or (get_origin(hint) is Annotated and _range(hint) is not None)


def _ask_option(console: Console, game: AnyGame, option: str) -> Any:
    hint, usual = _hints(game)[option], getattr(game.options_type(), option)
    message = f"option-{game.name}-{option.replace('_', '-')}"
    question = console.say_or(option.replace("_", " "), message)
    values = questions_of(game).values.get(option)
    if values is not None:
        return choose(console, question, values(console), usual)
    if hint is bool:
        return confirm(console, question, usually=usual)
    bounds = _range(hint)
    if bounds is not None:
        return ask_number(console, question, *bounds, usual)
    assert get_origin(hint) is Literal
    labels = [(value, console.say_or(str(value), f"{message}.{value}")) for value in get_args(hint)]
    return choose(console, question, labels, usual)
