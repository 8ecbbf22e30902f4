"""What a game of Password is made of, and how it is set up."""

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from cluehouse.games.chance import Chance
from cluehouse.games.deck import Pack
from cluehouse.games.game import Outcome
from cluehouse.games.refusal import Refusal
from cluehouse.games.seating import Group, Seat, Seating

Side = Literal["north", "south"]
Phase = Literal["clue", "guess", "over"]

SIDES: Final[tuple[Side, ...]] = ("north", "south")
OTHER: Final[dict[Side, Side]] = {"north": "south", "south": "north"}
GIVER: Final[dict[Side, str]] = {"north": "north-giver", "south": "south-giver"}
GUESSER: Final[dict[Side, str]] = {"north": "north-guesser", "south": "south-guesser"}
MOST_CLUES: Final = 6  # PW-10

_SEATS: Final = tuple(
    Seat(names[side], side, role) for side in SIDES for role, names in (("giver", GIVER), ("guesser", GUESSER))
)
_TABLE: Final = (Group("", fixed=_SEATS),)


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """What a table agrees on before the deal."""

    language: str = "en"
    rounds: Annotated[int, Meta(ge=1, le=12)] = 4
    seconds: Annotated[int, Meta(ge=0, le=600)] = 0  # for an answer; 0: no clock (PW-09)


SEATING: Final[Seating[Options]] = Seating(
    groups=lambda options: _TABLE,
    variants=(_TABLE,),
    quick=(GUESSER["north"], GIVER["north"], GIVER["south"], GUESSER["south"]),
    sides=SIDES,
)


class Deal(Struct, frozen=True, forbid_unknown_fields=True):
    """Everything decided before the first move."""

    options: Options
    seed: str
    seats: tuple[str, ...]
    first: Side
    words: tuple[str, ...]  # one for each round


class Clue(Struct, frozen=True):
    """A clue and its answer; no answer yet, or a pass, is empty."""

    side: Side
    word: str
    answer: str = ""


class State(Struct, frozen=True):
    """A game of Password at one moment."""

    deal: Deal
    side: Side  # on turn
    points: dict[Side, int]
    phase: Phase = "clue"
    round: int = 1
    clues: tuple[Clue, ...] = ()  # of this round
    revealed: tuple[str, ...] = ()  # the words of finished rounds
    outcome: Outcome | None = None

    @property
    def secret(self) -> str:
        """The word of this round."""
        return self.deal.words[self.round - 1]

    @property
    def worth(self) -> int:
        """What a right answer is worth now (PW-06)."""
        return MOST_CLUES + 1 - max(1, len(self.clues))


def deal(options: Options, pack: Pack, seed: str) -> Deal:
    """Draw a word for each round, and the side that begins."""
    if len(pack.words) < options.rounds:
        raise Refusal("too-few-words", needed=options.rounds)
    chance = Chance(seed)
    seats = tuple(seat.name for seat in _SEATS)
    return Deal(options, seed, seats, chance.pick(SIDES), chance.sample(pack.words, options.rounds))


def is_possible(deal: Deal) -> bool:
    """Could this deal have been dealt?"""
    return deal.seats == tuple(seat.name for seat in _SEATS) and len(set(deal.words)) == deal.options.rounds


def start(deal: Deal) -> State:
    """The state before the first clue."""
    return State(deal, deal.first, points=dict.fromkeys(SIDES, 0))
