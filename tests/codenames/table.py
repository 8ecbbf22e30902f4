"""A table of Codenames with a known board: nine red words, eight blue, seven bystanders, one assassin."""

from collections.abc import Sequence
from typing import Any, Final

from msgspec.structs import replace

from cluehouse.games.choice import Choice, OneOf
from cluehouse.games.codenames import CODENAMES, Options, State, View
from cluehouse.games.codenames.state import Identity
from cluehouse.games.deck import Card, Pack
from cluehouse.games.refusal import Code
from cluehouse.games.seating import SPECTATOR
from tests import record_lines

RED: Final = ("ROOT", "LEAF", "BARK", "APPLE", "FOREST", "PINE", "CEDAR", "BRANCH", "ORCHARD")
BLUE: Final = ("SEA", "WAVE", "SHIP", "ANCHOR", "HARBOUR", "TIDE", "CORAL", "SAIL")
BYSTANDERS: Final = ("CHAIR", "LAMP", "SPOON", "TABLE", "DOOR", "CARPET", "KETTLE")
ASSASSIN: Final = "POISON"

WORDS: Final = (*RED, *BLUE, *BYSTANDERS, ASSASSIN)
BACKS: Final = tuple(f"{word}-BACK" for word in WORDS)
KEY: Final[tuple[Identity, ...]] = (*("red",) * 9, *("blue",) * 8, *("bystander",) * 7, "assassin")
PACK: Final = Pack(tuple(Card(word, back) for word, back in zip(WORDS, BACKS, strict=True)))


def table(**options: Any) -> State:
    """A game before the first clue, red to begin: two in each team, unless the options say otherwise."""
    deal = CODENAMES.deal(Options(**options), PACK, "a seed for tests")
    return CODENAMES.start(replace(deal, first="red", words=WORDS, backs=BACKS, key=KEY))


def play(state: State, *lines: str) -> State:
    """The state after these lines."""
    after = record_lines.play(CODENAMES, state, *lines)
    assert isinstance(after, State)
    return after


def touching(seat: str, cards: Sequence[str]) -> tuple[str, ...]:
    """The lines of one operative who touches these cards in turn."""
    return tuple(f"{seat}: guess {card}" for card in cards)


def refused(state: State, line: str) -> Code:
    """The code of the refusal of this line. Also checks that the state has not changed."""
    return record_lines.refusal(CODENAMES, state, line).code


def offered(state: State, seat: str) -> dict[str, Choice]:
    """The seat's choices now, by the name of the move."""
    return record_lines.offered(CODENAMES, state, seat)


def cards_offered(state: State, seat: str, name: str) -> set[str | int]:
    """The cards that this move may name."""
    arg = offered(state, seat)[name].args["card"]
    assert isinstance(arg, OneOf)
    return set(arg.values)


def sent(state: State, seat: str) -> bytes:
    """What the seat is sent."""
    return record_lines.encoded(CODENAMES, state, seat)


def seen(state: State, seat: str = SPECTATOR) -> View:
    """What the seat sees."""
    view = CODENAMES.view(state, seat)
    assert isinstance(view, View)
    return view


def watchers(state: State) -> tuple[str, ...]:
    """All seats and the spectator."""
    return (*state.deal.seats, SPECTATOR)


def covered(state: State) -> dict[str, Identity]:
    """The covered cards and what covers them."""
    board = zip(state.deal.words, state.covers, strict=True)
    return {word: cover for word, cover in board if cover is not None}
