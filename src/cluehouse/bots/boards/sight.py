"""What a player makes of its view, the same for both games of cards."""

from collections.abc import Sequence

from msgspec import Struct

from cluehouse.bots.boards.giver import Scene
from cluehouse.bots.boards.guesser import Heard, Prior
from cluehouse.bots.boards.partner import Taken


class Hearing(Struct, frozen=True):
    """What a guesser looks at: the cards it may take, the clues it heard, what is known, and what follows."""

    cards: tuple[str, ...]
    heard: tuple[Heard, ...]
    prior: Prior
    stopped: float  # what it is worth to stop now
    right: float  # … to take a right card
    handed: float  # … a card of the other side
    missed: float  # … a bystander
    waits: bool = False  # one wrong card is the end, and the partner may be surer


class Sight(Struct, frozen=True):
    """What one seat sees of its board."""

    language: str
    board: tuple[str, ...]
    visible: tuple[str, ...]
    seat: str
    clue: str | None  # of this turn
    number: int | str | None
    turns: int  # how many turns are over
    history: tuple[Taken, ...]  # what the partners took for the clues of this side
    scene: Scene | None = None
    hearing: Hearing | None = None


def still_open(number: int | str | None, found: int) -> float:
    """For how many cards a clue may still be good; an unlimited one says nothing of its number."""
    if isinstance(number, int):
        return float(max(number - found, 0))
    return max(2.0 - found, 0.5)


def taken_before(board: Sequence[str], touches: Sequence[Sequence[str]], turn: int) -> tuple[str, ...]:
    """The cards of the board that nobody had touched before this turn."""
    gone = {card for earlier in touches[:turn] for card in earlier}
    return tuple(card for card in board if card not in gone)
