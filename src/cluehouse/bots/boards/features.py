"""What a board player works with: the facts of its view, in the same form for every game of cards."""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from msgspec import Struct

from cluehouse.bots.boards.giver import GiverPosition
from cluehouse.bots.boards.guesser import Prior, RememberedClue
from cluehouse.bots.boards.partner import Taken
from cluehouse.bots.boards.temper import Temper
from cluehouse.bots.levels import Level

V = TypeVar("V", bound=Any)


class GuesserPosition(Struct, frozen=True):
    """What a guesser decides from: the cards it may take, the clues, what is known of the key, and what follows."""

    cards: tuple[str, ...]
    clues: tuple[RememberedClue, ...]
    prior: Prior
    stopped: float  # the value of stopping now
    right: float  # … of taking a right card
    handed: float  # … of taking a card of the other side
    missed: float  # … of taking a bystander
    waits: bool = False  # one wrong card ends the game, and the partner may be more certain


class Features(Struct, frozen=True):
    """What one seat knows about its board."""

    language: str
    board: tuple[str, ...]
    visible: tuple[str, ...]
    clue: str | None  # of this turn
    number: int | str | None
    turns: int  # how many turns are over
    history: tuple[Taken, ...]  # what the partners took for the clues of this side
    giving: GiverPosition | None = None
    guessing: GuesserPosition | None = None
    opposes: bool = False  # was the clue given by a rival, so that this seat may object to it?
    is_early: bool = False  # has so little been found that nobody minds to begin again?
    is_late: bool = False  # is the rival about to win, so that everything has to be tried?


@dataclass(frozen=True)
class BoardGame(Generic[V]):
    """What distinguishes one game of cards from another for a board player."""

    look: Callable[[V, Collection[str]], Features]  # of a view, and the words that earlier clues of this seat were for
    tempers: Mapping[Level, Temper]


def still_open(number: int | str | None, found: int) -> float:
    """For how many more cards a clue may be good; an unlimited one does not tell its number."""
    if isinstance(number, int):
        return float(max(number - found, 0))
    return max(2.0 - found, 0.5)


def found_since(turns: Sequence[Any], turn: Any, is_right: Callable[[Any], bool]) -> tuple[str, ...]:
    """The right cards that were found after a turn: its clue may have been for them, so it may no longer be open."""
    later = turns[turns.index(turn) + 1 :]
    return tuple(touch.card for each in later for touch in each.touches if is_right(touch))


def untouched_before(board: Sequence[str], touches: Sequence[Sequence[str]], turn: int) -> tuple[str, ...]:
    """The cards of the board that nobody had touched before this turn."""
    gone = {card for earlier in touches[:turn] for card in earlier}
    return tuple(card for card in board if card not in gone)
