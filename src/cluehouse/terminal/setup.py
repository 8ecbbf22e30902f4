"""Before the game: which one, in which language, how many people, by which options, under which names."""

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Annotated, Any, Final, Literal, TypeVar, get_args, get_origin, get_type_hints

from msgspec import Meta

from cluehouse.games import GAMES
from cluehouse.games.duet import MISSIONS
from cluehouse.languages import LANGUAGES, LanguageCode
from cluehouse.messages import has_message
from cluehouse.terminal.desk import AnyGame, Names
from cluehouse.terminal.reading import is_command, typed_words
from cluehouse.terminal.screen import Leave, Talk, ask, show
from cluehouse.terminal.table import DESKS
from cluehouse.words import WordSet, can_be_played, load_pack

T = TypeVar("T")

# Fewest, usual and most people at one keyboard.
_PLAYERS: Final = {"codenames": (2, 4, 16), "duet": (2, 2, 16), "trapwords": (4, 4, 16), "decipher": (2, 3, 4)}

# What is asked of everybody, and what only of those who want to change more than that.
MAIN: Final[dict[str, tuple[str, ...]]] = {
    "codenames": (),
    "duet": ("tokens",),
    "trapwords": ("word_set", "starred"),
    "decipher": ("length",),
}
MORE: Final[dict[str, tuple[str, ...]]] = {
    "codenames": ("pool", "names", "titles"),
    "duet": ("mission", "order", "pool", "names", "titles", "fixed_names", "restart"),
    "trapwords": ("chambers", "curse_places", "hourglass", "seconds", "may_pass_torch", "restrictions"),
    "decipher": ("blind_draw", "first_wordsmith"),
}
_PRESETS: Final[dict[str, tuple[tuple[int, ...], ...]]] = {
    "chambers": ((3, 4, 5, 6, 7), (2, 4, 6, 8, 10), (1, 2, 3, 4, 5)),
    "curse_places": ((2, 4), (), (1, 2, 3, 4)),
}
_LONGEST_NAME: Final = 20


@dataclass(frozen=True)
class Party:
    """Who plays what: a game, its options and the names of the people."""

    game: AnyGame
    options: Any
    names: tuple[str, ...] = ()  # as given by the people, in the order of the seats; empty: they gave none


def choose_language(talk: Talk) -> Talk:
    """The same talk in the language that people choose."""
    labels = [(code, language_name(talk, code)) for code in LANGUAGES]
    return replace(talk, language=choose(talk, talk.say("ask-language"), labels, talk.language))


def set_up(talk: Talk, name: str | None) -> Party:
    """Ask for everything that has to be known before the deal."""
    name = name or choose_game(talk)
    game = GAMES[name]
    chosen: dict[str, Any] = {"language": card_language(talk, game), **_seating(talk, name)}
    if name == "trapwords":
        chosen["spoken"] = True
    chosen |= ask_options(talk, game, MAIN[name])
    if not confirm(talk, talk.say("ask-rulebook"), usually=True):
        chosen |= ask_options(talk, game, MORE[name])
    return Party(game, game.options_type(**chosen))


def choose_game(talk: Talk, usual: str = "codenames") -> str:
    """The game that people choose."""
    games = [(each, f"{talk.say(f'game-{each}')} – {talk.say(f'game-{each}.about')}") for each in GAMES]
    return choose(talk, talk.say("ask-game"), games, usual)


def ask_options(talk: Talk, game: AnyGame, options: Iterable[str]) -> dict[str, Any]:
    """Ask for some of a game's options; Enter takes the rulebook's."""
    return {option: _option(talk, game, option) for option in options}


def deal_for(party: Party, seed: str) -> Any:
    """Deal cards for these people."""
    word_set: WordSet = getattr(party.options, "word_set", "fantasy")
    return party.game.deal(party.options, load_pack(party.options.language, word_set), seed)


def ask_names(talk: Talk, party: Party, seats: tuple[str, ...]) -> Party:
    """The same party under the names that the people give."""
    usual = names_for(talk, party, seats)
    show(talk, ["", talk.say("seats-are", names=talk.listed(usual.values())), talk.say("ask-names")])
    line = line_or_enter(talk, ">")
    given = [name[:_LONGEST_NAME].strip() for name in re.split(r"[,;，、；]", line)] if line else []
    return replace(party, names=tuple(given[: len(seats)]))


def names_for(talk: Talk, party: Party, seats: tuple[str, ...]) -> Names:
    """What everybody is called, by seat."""
    given = dict(zip(seats, party.names, strict=False))
    return {seat: given.get(seat) or DESKS[party.game.name].seat_name(talk, seat, seats) for seat in seats}


# --- the questions --------------------------------------------------------------------------------


def card_language(talk: Talk, game: AnyGame) -> LanguageCode:
    """The language of the words that people choose."""
    offered = [code for code in LANGUAGES if can_be_played(game, code)]
    usual = talk.language if talk.language in offered else offered[0]
    labels = [(code, language_name(talk, code)) for code in offered]
    return choose(talk, talk.say("ask-card-language"), labels, usual)


def language_name(talk: Talk, code: LanguageCode) -> str:
    """What a language is called here; one that no message names is called what its speakers call it."""
    return talk.say(f"language-{code}") if has_message(talk.language, f"language-{code}") else LANGUAGES[code].name


def _seating(talk: Talk, name: str) -> Mapping[str, Any]:
    least, usual, most = _PLAYERS[name]
    players = number(talk, talk.say("ask-players"), least, most, usual)
    one, other = (players + 1) // 2, players // 2
    if name == "decipher":
        return {"players": players}
    if name == "duet":
        return {"a": one, "b": other}
    if name == "trapwords" or players > 3:
        return {"red": one, "blue": other}
    variants: tuple[str, ...] = ("shared", "ghost") if players == 3 else ("ghost",)
    labels = [(variant, talk.say(f"option-codenames-variant.{variant}")) for variant in variants]
    variant = choose(talk, talk.say("option-codenames-variant"), labels, variants[0])
    return {"variant": variant, "red": players if variant == "ghost" else 2}


def _option(talk: Talk, game: AnyGame, option: str) -> Any:
    """Ask for one option; Enter takes the rulebook's."""
    hint = get_type_hints(game.options_type, include_extras=True)[option]
    usual = getattr(game.options_type(), option)
    message = f"option-{game.name}-{option.replace('_', '-')}"
    question = talk.say(message)
    if hint is bool:
        return confirm(talk, question, usually=usual)
    if get_origin(hint) is Annotated:
        meta: Meta = next(each for each in get_args(hint) if isinstance(each, Meta))
        return number(talk, question, int(meta.ge or 0), int(meta.le or 0), usual)
    if option == "mission":
        cities = [
            (city.id, f"{talk.say(f'mission-{_dashed(city.id)}')} {city.tokens}-{city.mistakes}")
            for city in MISSIONS.values()
        ]
        return choose(talk, question, [("", talk.say("none")), *cities], usual)
    if option in _PRESETS:
        presets = [(preset, ", ".join(map(str, preset)) or talk.say("none")) for preset in _PRESETS[option]]
        return choose(talk, question, presets, usual)
    assert get_origin(hint) is Literal
    return choose(talk, question, [(value, talk.say(f"{message}.{value}")) for value in get_args(hint)], usual)


def _dashed(text: str) -> str:
    return text.replace("_", "-")


# --- kinds of questions ---------------------------------------------------------------------------


def choose(talk: Talk, question: str, labels: Sequence[tuple[T, str]], usual: T) -> T:
    """One of several things, by number or by name; Enter takes the usual one."""
    values = [value for value, _ in labels]
    show(talk, ["", question])
    show(talk, [f"  {place}. {label}" for place, (_, label) in enumerate(labels, 1)])
    while True:
        line = line_or_enter(talk, talk.say("enter-takes", usual=values.index(usual) + 1)).casefold()
        if not line:
            return usual
        for place, (value, label) in enumerate(labels, 1):
            if line in (str(place), str(value).casefold(), label.casefold()):
                return value
        show(talk, [talk.say("not-in-list", most=len(labels))])


def number(talk: Talk, question: str, least: int, most: int, usual: int) -> int:
    """A whole number; Enter takes the usual one."""
    while True:
        line = line_or_enter(talk, f"{question} ({least}–{most}) {talk.say('enter-takes', usual=usual)}")
        if not line:
            return usual
        if line.isdecimal() and least <= int(line) <= most:
            return int(line)
        show(talk, [talk.say("not-in-range", least=least, most=most)])


def confirm(talk: Talk, question: str, usually: bool) -> bool:
    """Yes or no; Enter takes the usual answer."""
    usual = typed_words(talk, "command-yes" if usually else "command-no")[0]
    while True:
        line = line_or_enter(talk, f"{question} {talk.say('enter-takes', usual=usual)}")
        if not line:
            return usually
        if is_command(talk, "yes", line) or is_command(talk, "no", line):
            return is_command(talk, "yes", line)
        show(talk, [talk.say("yes-or-no")])


def line_or_enter(talk: Talk, prompt: str) -> str:
    """Whatever people type; they may leave here."""
    line = ask(talk, prompt)
    if is_command(talk, "quit", line):
        raise Leave
    return line
