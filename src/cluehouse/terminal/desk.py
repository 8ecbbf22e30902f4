"""What a game needs to be played at one keyboard: who acts, what is drawn, what a typed line means."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from cluehouse.games.choice import Choice
from cluehouse.games.game import Game
from cluehouse.games.rule import Move
from cluehouse.messages import move_message
from cluehouse.terminal.screen import Talk

AnyGame = Game[Any, Any, Any, Any]
Names = Mapping[str, str]  # of the people, by their seats
Offers = Mapping[str, Mapping[str, Choice]]  # what each seat can do now, by the name of the move


@dataclass(frozen=True)
class Sight:
    """What a desk has before it when it draws a screen or reads a line: a view, never the state."""

    talk: Talk
    game: AnyGame
    names: Names
    seat: str  # who acts at this screen
    view: Any  # what may be seen on it
    offers: Offers
    seconds: int = 0  # since the hourglass was turned

    def say(self, message_id: str, /, **params: str | int) -> str:
        """A message in the language of the people at this keyboard."""
        return self.talk.say(message_id, **params)

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


def _by_its_name(sight: Sight, move: str) -> str:
    return move_message(sight.game.name, move)


def _no_line(view: Any, seat: str) -> str:
    return ""


def _no_meaning(sight: Sight) -> str:
    return ""


def _no_warning(sight: Sight, move: Move) -> str:
    return ""


def _no_numbers(view: Any, name: str) -> tuple[str, ...]:
    return ()


def _no_hourglass(view: Any) -> float | None:
    return None


@dataclass(frozen=True)
class Desk:
    """How one game is played at one keyboard. `view` is always the public one, but in a Sight."""

    seat_name: Callable[[Talk, str, tuple[str, ...]], str]  # what somebody is called who gave no name
    leads: Callable[[Any, Offers], tuple[str, ...]]  # who is to act now; several, if people have to say who
    draw: Callable[[Sight], list[str]]  # the picture
    status: Callable[[Sight], list[str]]  # how things stand
    prompt: Callable[[Sight], str]  # what is to be typed now
    news: Callable[[Sight, Any], list[str]]  # what everybody just saw happen, since the view before it
    reference: Callable[[Sight], list[str]]  # what people may want to look up
    is_private: Callable[[Any, str], bool] = _no  # does this seat act at a screen that nobody else may see?
    holders: Callable[[Any, str], tuple[str, ...]] = _alone  # who looks at that private screen
    voices: Callable[[Any, str], tuple[str, ...]] = _nobody  # who else may speak up at this seat's screen
    usual: Callable[[Sight], str] = _no_meaning  # the move that a line without a command means
    calls: Callable[[Sight, str], str] = _by_its_name  # the message about a move, as this seat would call it
    on_enter: Callable[[Sight], str] = _no_meaning  # the line that an empty line stands for
    warns: Callable[[Sight, Move], str] = _no_warning  # what should be asked twice before this move is made
    looks: Callable[[Any, str], str] = _no_line  # the line that a seat says by merely looking at its screen
    peeks: Callable[[Any, str], bool] = _no  # has this seat a secret that it may look up from a public screen?
    numbered: Callable[[Any, str], tuple[str, ...]] = _no_numbers  # a field's values as numbered on the screen
    hourglass: Callable[[Any], float | None] = _no_hourglass  # how many seconds it runs, if it is running
    many: frozenset[str] = frozenset()  # moves of which several may be typed on one line
    once: frozenset[str] = frozenset()  # those of them that mean the same if typed twice there
    together: frozenset[str] = frozenset()  # moves that everybody makes who can, once somebody says so
    # Short words for a move with its values, and the line they stand for.
    shortcuts: Mapping[str, str] = field(default_factory=dict)
