"""How one game is played at a terminal: who acts, what is drawn, what a typed line means, what is asked before."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from cluehouse.games.choice import Choice
from cluehouse.games.game import AnyGame
from cluehouse.games.part import load_part
from cluehouse.games.rule import Move
from cluehouse.games.seating import Seat
from cluehouse.messages import move_message
from cluehouse.terminal.console import Console

Names = Mapping[str, str]  # of the people, by their seats
Offers = Mapping[str, Mapping[str, Choice]]  # what each seat can do now, by the name of the move
Labelled = Sequence[tuple[Any, str]]  # values and what people call them


@dataclass(frozen=True)
class ScreenContext:
    """What a game's screen works with when it draws or reads a line: views, never the state."""

    console: Console
    game: AnyGame
    names: Names
    seat: str  # who acts at this screen
    view: Any  # what may be seen on it
    public: Any  # what everybody may see
    offers: Offers
    seconds: int = 0  # since the hourglass was turned

    @property
    def screen(self) -> "GameScreen":
        """How this game is played at a terminal."""
        return screen_of(self.game)

    def say(self, message_id: str, /, **params: str | int) -> str:
        """A message in the language of the people at this terminal."""
        return self.console.say(message_id, **params)

    def name(self, seat: str) -> str:
        """The nickname of whoever sits there."""
        return self.names.get(seat, seat)

    def can(self, move: str) -> bool:
        """Can whoever acts here make this move?"""
        return move in self.offers.get(self.seat, {})


def _alone(view: Any, seat: str) -> tuple[str, ...]:
    return (seat,)


def _nobody(view: Any, seat: str) -> tuple[str, ...]:
    return ()


def _no(view: Any, seat: str) -> bool:
    return False


def _by_its_name(context: ScreenContext, move: str) -> str:
    return move_message(context.game.name, move)


def _no_move(view: Any, seat: str) -> str:
    return ""


def _no_meaning(context: ScreenContext) -> str:
    return ""


def _no_lines(context: ScreenContext) -> list[str]:
    return []


def _no_warning(context: ScreenContext, move: Move) -> str:
    return ""


def _no_numbers(context: ScreenContext, field: str) -> tuple[str, ...]:
    return ()


def _no_hourglass(view: Any) -> float | None:
    return None


def _any_number(console: Console, players: int) -> Mapping[str, Any]:
    return {}


@dataclass(frozen=True, kw_only=True)
class SetupQuestions:
    """What is asked before a game. An option that is not asked for is as in the rulebook."""

    main: tuple[str, ...]  # options that everybody is asked for
    more: tuple[str, ...]  # options for people who do not want everything else as in the rulebook
    remote: tuple[str, ...] = ()  # options that matter only where everybody has a screen of their own
    at_keyboard: Mapping[str, Any] = field(default_factory=dict)  # options that sharing one keyboard decides
    # The values that are offered for an option that could have any.
    values: Mapping[str, Callable[[Console], Labelled]] = field(default_factory=dict)
    # Options that depend on how many people play; it may ask which of several ways they like.
    variant_for: Callable[[Console, int], Mapping[str, Any]] = _any_number


@dataclass(frozen=True, kw_only=True)
class GameScreen:
    """How one game is played at a terminal. `view` is the public view; a ScreenContext has the one to draw."""

    # who acts
    # What a player without a nickname is called; True for the only one of its side and role.
    seat_name: Callable[[Console, AnyGame, Seat, bool], str]
    who_acts: Callable[[ScreenContext], tuple[str, ...]]  # now; if there are several, people say who
    # Does this seat act at a screen that nobody else may see? None: unless it has nothing to hide (secrecy.py).
    is_private: Callable[[Any, str], bool] | None = None
    viewers: Callable[[Any, str], tuple[str, ...]] = _alone  # who looks at that private screen
    speakers: Callable[[Any, str], tuple[str, ...]] = _nobody  # who else may act at this seat's screen
    can_peek: Callable[[Any, str], bool] = _no  # may this seat look up its secret from a public screen?
    # what is drawn
    draw: Callable[[ScreenContext], list[str]]  # the board
    status: Callable[[ScreenContext], list[str]]  # how things stand
    prompt: Callable[[ScreenContext], str]  # what is to be typed now
    news: Callable[[ScreenContext, Any], list[str]]  # what everybody saw happen since this view
    reference: Callable[[ScreenContext], list[str]]  # what people may want to look up
    referee_notes: Callable[[ScreenContext], list[str]] = _no_lines  # the referee's remarks about this turn
    # what is typed
    default_move: Callable[[ScreenContext], str] = _no_meaning  # the move that a line without a command means
    move_message_of: Callable[[ScreenContext, str], str] = _by_its_name  # the message about a move of this seat
    on_enter: Callable[[ScreenContext], str] = _no_meaning  # the line that an empty line stands for
    warning: Callable[[ScreenContext, Move], str] = _no_warning  # what to ask before this move is made
    look_move: Callable[[Any, str], str] = _no_move  # the move that a seat makes by looking at its screen
    numbered_values: Callable[[ScreenContext, str], tuple[str, ...]] = _no_numbers  # of a field, as they are drawn
    value_messages: Mapping[str, str] = field(default_factory=dict)  # a field, and how its values' messages begin
    several: frozenset[str] = frozenset()  # moves of which several may be typed on one line
    distinct: frozenset[str] = frozenset()  # those of them that count once if typed twice
    for_all: frozenset[str] = frozenset()  # moves that everybody makes who can, once somebody says so
    shortcuts: Mapping[str, str] = field(default_factory=dict)  # short words, and the line they stand for
    # time
    hourglass: Callable[[Any], float | None] = _no_hourglass  # how many seconds it runs, if it is running
    bell: str = ""  # the message when it has run out
    # before the game
    setup: SetupQuestions | None = None  # None: the options that the game names itself


def screen_of(game: AnyGame) -> GameScreen:
    """The game's own screen, or the generic one if it has none."""
    return _load(game.parts.screen)


@cache
def _load(part: str) -> GameScreen:
    screen = load_part(part)
    if not isinstance(screen, GameScreen):
        raise TypeError(f"{part} is not a GameScreen")
    return screen


def seat_label(console: Console, game: AnyGame, name: str, seats: Sequence[str]) -> str:
    """What a player without a nickname is called, beside these seats."""
    seat = game.seating.seats[name]
    alike = [other for other in seats if is_alike(seat, game.seating.seats[other])]
    return screen_of(game).seat_name(console, game, seat, len(alike) < 2)


def is_alike(seat: Seat, other: Seat) -> bool:
    """Do these seats differ in their number only?"""
    return (seat.side, seat.role) == (other.side, other.role)
