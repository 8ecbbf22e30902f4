"""The screen of a game that has none of its own: every field of a view, and every move with its fields.

It knows nothing about the game but the contract: its views, its choices, its seating and its rules' eagerness.
A seat acts at a private screen unless it has nothing to hide (secrecy.py).
"""

from collections.abc import Mapping
from typing import Any, Final

import msgspec
from msgspec.structs import asdict

from cluehouse.games.choice import Arg, Between, Choice, OneOf, Spelling
from cluehouse.games.game import AnyGame
from cluehouse.games.seating import CLOCK, Seat
from cluehouse.terminal.console import BOLD, Console, paint
from cluehouse.terminal.game_screen import GameScreen, ScreenContext
from cluehouse.terminal.reading import move_words, typed_words
from cluehouse.terminal.secrecy import private_fields
from cluehouse.terminal.setup import game_name

# What every view has and is shown in its own place, or not at all.
_FRAME: Final = ("seat", "seats", "options", "phase", "choices", "outcome")
_MANY: Final = 8  # values of a move's field; more are not listed
_FEW: Final = 5  # things that can be counted at a glance; more are numbered, such as the cards of a board
_PRESSING: Final = ("first", "normal")  # moves that the game waits for


# --- who ------------------------------------------------------------------------------------------


def seat_name(console: Console, game: AnyGame, seat: Seat, alone: bool) -> str:
    """The message about the seat's role if it tells the sides apart, otherwise its side, role and number."""
    number = "" if alone else str(seat.number)
    sides = {other.side for other in game.seating.seats.values() if other.side} if seat.side else {""}
    named = _role(console, seat, seat.side) if len({_role(console, seat, side) for side in sides}) == len(sides) else ""
    return " ".join(filter(None, (named, number) if named else (seat.side, seat.role, number)))


def _role(console: Console, seat: Seat, side: str) -> str:
    return console.say_or("", f"seat-{seat.role}", side=side, number="").strip()


def who_acts(context: ScreenContext) -> tuple[str, ...]:
    """Those that the game waits for; failing them, those who can do anything."""
    seats: tuple[str, ...] = context.public.seats
    waited_for = tuple(seat for seat in seats if _is_due(context, seat))
    return waited_for or tuple(seat for seat in seats if context.offers[seat]) or seats[:1]


def _is_due(context: ScreenContext, seat: str) -> bool:
    rules = context.game.rules.by_name
    return any(rules[move].eagerness in _PRESSING for move in context.offers.get(seat, {}))


def speakers(view: Any, seat: str) -> tuple[str, ...]:
    """People say when time is up; everybody else acts at a screen of their own."""
    return (CLOCK,)


# --- what is drawn --------------------------------------------------------------------------------


def draw(context: ScreenContext) -> list[str]:
    """The phase, every field that everybody sees, and then what only this seat sees."""
    known = {name: value for name, value in asdict(context.public).items() if name not in _FRAME}
    hidden = private_fields(context.public, context.view)
    lines = [paint(context.console, context.say("generic-phase", phase=_spaced(context.public.phase)), BOLD)]
    lines += _fields(context, known)
    if hidden:
        lines += [paint(context.console, context.say("generic-private"), BOLD), *_fields(context, hidden)]
    return lines


def _fields(context: ScreenContext, fields: Mapping[str, Any]) -> list[str]:
    shown = {name: msgspec.to_builtins(value) for name, value in fields.items()}
    return [line for name, value in shown.items() if not _is_empty(value) for line in _field(context, name, value)]


def _field(context: ScreenContext, name: str, value: Any) -> list[str]:
    """A field with its value; a list of larger things takes a line for each."""
    head = "  " + context.say("labelled", label=_spaced(name), text="")  # a message takes no text of any length
    if isinstance(value, list | tuple) and any(isinstance(part, dict | list | tuple) for part in value):
        return [head.rstrip(), *(f"    {number}. {_text(context, part)}" for number, part in enumerate(value, 1))]
    return [head + _text(context, value)]


def _text(context: ScreenContext, value: Any) -> str:
    """A value in words; seats by the names of those who sit there."""
    if isinstance(value, bool):
        return typed_words(context.console, "command-yes" if value else "command-no")[0]
    if isinstance(value, str):
        return context.name(value)
    if isinstance(value, list | tuple):
        numbered = [(f"{number} " if len(value) > _FEW else "", part) for number, part in enumerate(value, 1)]
        shown = [f"{number}{_text(context, part)}" for number, part in numbered if not number or not _is_empty(part)]
        return context.console.listed(shown) or "–"
    if isinstance(value, dict):
        parts = {name: part for name, part in value.items() if not _is_empty(part)}
        return context.console.listed(f"{context.name(name)} = {_text(context, parts[name])}" for name in parts) or "–"
    return "–" if value is None else str(value)


def _is_empty(value: Any) -> bool:
    return value is None or value is False or value in ("", [], (), {})


def _spaced(name: str) -> str:
    return name.replace("_", " ").replace("-", " ")


def status(context: ScreenContext) -> list[str]:
    """How the game ended; before that, the moves of whoever acts here."""
    outcome = context.public.outcome
    if outcome is None:
        moves = context.offers.get(context.seat, {}).values()
        head = context.say("generic-moves", name=context.name(context.seat))
        return [head, *(move_line(context, choice) for choice in moves)] if moves else []
    winners = [_winner(context, winner) for winner in outcome.winners] or [context.say("none")]
    told = context.say("generic-outcome", winners=context.console.listed(winners), reason=_spaced(outcome.reason))
    return [paint(context.console, told, BOLD)]


def _winner(context: ScreenContext, winner: str) -> str:
    return context.name(winner) if winner in context.names else winner


def move_line(context: ScreenContext, choice: Choice) -> str:
    """What to type for a move, with what may stand in each field."""
    parts = [f"<{_spaced(name)}{_range(context, arg)}>" for name, arg in choice.args.items()]
    return "  " + " ".join((move_words(context, choice.do)[0], *parts))


def _range(context: ScreenContext, arg: Arg) -> str:
    """What may fill a field, if that can be said in a few words."""
    if isinstance(arg, Between):
        return f" {arg.least}–{arg.most}"
    if isinstance(arg, OneOf) and len(arg.values) <= _MANY:
        return " " + "|".join(_text(context, value) if isinstance(value, bool) else str(value) for value in arg.values)
    return f" {'_' * arg.length}" if isinstance(arg, Spelling) else ""


def prompt(context: ScreenContext) -> str:
    """What is to be typed now."""
    return context.say("generic-ask-move" if _is_due(context, context.seat) else "ask-anything")


def news(context: ScreenContext, before: Any) -> list[str]:
    """Which fields have changed."""
    old, new = asdict(before), asdict(context.view)
    changed = [_spaced(name) for name in new if new[name] != old[name] and name not in ("seat", "choices", "outcome")]
    return [context.say("generic-changed", fields=context.console.listed(changed))] if changed else []


def reference(context: ScreenContext) -> list[str]:
    """The aim of the game, if there are words for it."""
    name = context.game.name
    return [context.console.say_or(game_name(context.console, name), f"game-{name}.about")]


# --- what is typed --------------------------------------------------------------------------------


def default_move(context: ScreenContext) -> str:
    """The only move that there is."""
    moves = tuple(context.offers.get(context.seat, {}))
    return moves[0] if len(moves) == 1 else ""


def on_enter(context: ScreenContext) -> str:
    """Enter lets time pass, when nobody but the clock can do anything."""
    clock = tuple(context.offers.get(CLOCK, {}))
    stuck = not any(context.offers[seat] for seat in context.public.seats)
    return clock[0] if clock and stuck else ""


def numbered_values(context: ScreenContext, field: str) -> tuple[str, ...]:
    """The numbered list on the screen that has everything that may fill this field."""
    choices = context.offers.get(context.seat, {}).values()
    args = [choice.args[field] for choice in choices if field in choice.args]
    values = {value for arg in args if isinstance(arg, OneOf) for value in arg.values}
    lists = [value for value in asdict(context.view).values() if isinstance(value, tuple) and len(value) > _FEW]
    if not values or not all(isinstance(value, str) for value in values):
        return ()
    return next((each for each in lists if all(isinstance(part, str) for part in each) and values <= set(each)), ())


SCREEN: Final = GameScreen(
    seat_name=seat_name,
    who_acts=who_acts,
    speakers=speakers,
    draw=draw,
    status=status,
    prompt=prompt,
    news=news,
    reference=reference,
    default_move=default_move,
    on_enter=on_enter,
    numbered_values=numbered_values,
)
