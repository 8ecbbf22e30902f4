"""What a language model is told: what its seat is sent, as a person reads it at a terminal, and its moves.

Everything here is made from the view and the language of the table alone.
"""

from typing import Any, Final

import msgspec

from cluehouse.bots.player import game_of, open_view
from cluehouse.games.choice import Arg, Between, Choice, OneOf, Spelling
from cluehouse.games.game import AnyGame
from cluehouse.games.notation import print_field
from cluehouse.games.seating import HOUSE_SEATS, SPECTATOR
from cluehouse.languages import table_language
from cluehouse.messages import LanguageCode, has_message, move_message, say
from cluehouse.pictures import face_name, is_picture
from cluehouse.terminal.console import Console
from cluehouse.terminal.game_screen import ScreenContext, seat_label

WAIT: Final = "wait"


def language_of(view: Any) -> LanguageCode:
    """The language in which a table is read."""
    return table_language(view.options.language).code


def offered(view: Any) -> tuple[Choice, ...]:
    """The moves to choose from: what leads nowhere by itself, such as marking a card, is left out."""
    rules = game_of(view).rules.by_name
    return tuple(choice for choice in view.choices if rules[choice.do].eagerness != "never")


def position(sent: bytes) -> str:
    """Everything that a model is told about a position in which it may move."""
    view = open_view(sent)
    language, context = language_of(view), _context(view, sent)
    game = context.game
    return "\n".join(
        (
            say(
                language,
                "model-task",
                game=_game_name(game, language),
                seat=f"{context.names.get(view.seat, view.seat)} ({view.seat})",
                language=say(language, f"language-{language}"),
            ),
            "",
            say(language, "model-rules"),
            *context.screen.reference(context),
            "",
            say(language, "model-table"),
            *context.screen.draw(context),
            *context.screen.status(context),
            *context.screen.referee_notes(context),
            "",
            say(language, "model-moves"),
            *(line for choice in offered(view) for line in _move_lines(game, language, choice)),
            f"- {WAIT}: {say(language, 'model-wait')}",
            "",
            say(language, "model-answer", example=example(view)),
        )
    )


def example(view: Any) -> str:
    """A line that could be a move now; what it says in a free field means nothing."""
    choice = next(iter(offered(view)), None)
    return WAIT if choice is None else " ".join((choice.do, *(_sample(arg) for arg in choice.args.values())))


def _sample(arg: Arg) -> str:
    if isinstance(arg, OneOf):
        return print_field(arg.values[-1]) if arg.values else "…"
    return str(arg.least) if isinstance(arg, Between) else "…"


def _context(view: Any, sent: bytes) -> ScreenContext:
    """The screen of a terminal that shows this view; nothing is written to it or read from it."""
    game = game_of(view)
    console = Console(language_of(view), write=_discard, read=str)
    nothing: dict[str, dict[str, Choice]] = {seat: {} for seat in (*view.seats, *HOUSE_SEATS, SPECTATOR)}
    return ScreenContext(
        console=console,
        game=game,
        names={seat: seat_label(console, game, seat, view.seats) for seat in view.seats},
        seat=view.seat,
        view=view,
        public=msgspec.convert(msgspec.json.decode(sent)["public"], game.view_type),
        offers={**nothing, view.seat: {choice.do: choice for choice in view.choices}},
    )


def _discard(text: str) -> None: ...


def _game_name(game: AnyGame, language: LanguageCode) -> str:
    name = f"game-{game.name}"
    return say(language, name) if has_message(language, name) else game.name


def _move_lines(game: AnyGame, language: LanguageCode, choice: Choice) -> list[str]:
    """A move with what it is called, and below it what may fill each of its fields."""
    line = " ".join((choice.do, *(f"<{name}>" for name in choice.args)))
    message = move_message(game.name, choice.do)
    called = f": {say(language, message)}" if has_message(language, message) else ""
    return [f"- {line}{called}", *(f"    {_filling(language, name, arg)}" for name, arg in choice.args.items())]


def _filling(language: LanguageCode, field: str, arg: Arg) -> str:
    if isinstance(arg, OneOf):
        values = " | ".join(_value(language, value) for value in arg.values)
        return say(language, "model-values", field=field, values="") + values  # a message takes no text of any length
    if isinstance(arg, Between):
        return say(language, "model-number", field=field, least=arg.least, most=arg.most)
    if isinstance(arg, Spelling):
        return say(language, "model-spelling", field=field, count=arg.length)
    return say(language, "model-word" if arg.one_word else "model-text", field=field)


def _value(language: LanguageCode, value: str | int | bool) -> str:
    """A value as it is written in a move; a picture with what is to be seen on it."""
    written = print_field(value)
    return f"{written} ({face_name(value, language)})" if isinstance(value, str) and is_picture(value) else written
