"""The data of a game of Duet: options, deal, turns, state."""

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from cluehouse.games.deck import Edition, LanguageCode, Pool
from cluehouse.games.duet.tokens import Bank
from cluehouse.games.game import Outcome
from cluehouse.games.marks import Marks
from cluehouse.games.ruling import Ruled

Side = Literal["A", "B"]
Identity = Literal["green", "assassin", "bystander"]
Key = tuple[Identity, ...]
Result = Literal["agent", "bystander", "assassin"]
Phase = Literal["open", "clue", "guess", "objection", "restart", "sudden-death", "over"]
Ending = Literal["stop", "bystander", "complete", "all-found", "assassin", "out-of-time", "out-of-tokens", "restart"]

SIDES: Final[tuple[Side, ...]] = ("A", "B")
AGENTS: Final = 15  # DU-03
# How many cells have which colours on the two sides of every key: G green, A assassin, B bystander; the first letter is
# the own side, the second the other (DU-08 … DU-10).
KEY_STRUCTURE: Final = {"GG": 3, "GA": 1, "AG": 1, "AA": 1, "AB": 1, "BA": 1, "GB": 5, "BG": 5, "BB": 7}

GroupSize = Annotated[int, Meta(ge=1, le=16)]


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """What a table chooses before the deal. The defaults are the rulebook's."""

    language: LanguageCode = "en"
    a: GroupSize = 1  # DU-100
    b: GroupSize = 1
    pool: Pool = "duet"  # DU-105, DU-106
    tokens: Annotated[int, Meta(ge=9, le=11)] = 9  # DU-04, DU-05; a mission has its own number
    mission: str = ""  # a city of the map, or none (DU-89)
    order: Literal["alternate", "loose"] = "alternate"  # DU-19, DU-20
    names: bool = False  # DU-39, names of several words
    acronyms: bool = False  # DU-40
    titles: bool = False  # DU-41
    hyphenated: bool = False  # DU-42
    fixed_names: bool = False  # DU-43
    homonyms: bool = False  # DU-44
    foreign_words: bool = False  # DU-37: under their own name, if the people here use them every day
    restart: bool = True  # DU-46
    spoken: bool = False  # DU-35: clues are said aloud, and only their numbers recorded (D-CN-23)


class Deal(Struct, frozen=True, forbid_unknown_fields=True):
    """Everything decided before the first move."""

    options: Options
    seed: str
    seats: tuple[str, ...]
    words: tuple[str, ...]
    backs: tuple[str, ...]
    editions: tuple[Edition, ...]
    key_a: tuple[Identity, ...]
    key_b: tuple[Identity, ...]


class Touch(Struct, frozen=True):
    """A guess: who touched which card, and what it turned out to be."""

    seat: str  # the guesser who touched the card
    card: str  # the face of the card, as in the view's words
    result: Result  # what it is on the key of the other side


class Miss(Struct, frozen=True, omit_defaults=True):
    """The mark of a wrong guess on a card: its arrow shows who missed (DU-52). Two tokens for one miss are one mark
    (DU-95, D-DU-13)."""

    side: Side  # the side that missed
    tokens: int = 1  # how many tokens the miss cost: 1 or 2


class Turn(Struct, frozen=True, omit_defaults=True):
    """One turn as everybody saw it. `side` gives the clue: None while either side may, and in sudden death."""

    side: Side | None = None  # the side that gives the clue; null while either may, and in sudden death
    word: str | None = None  # the clue; null before it is given, and until a clue that was said aloud is spelt
    number: int | None = None  # the number of the clue; null before it is given
    spelling: str | None = None  # the seat that asked how a spoken clue is spelt (DU-35); null: nobody
    touches: tuple[Touch, ...] = ()  # the guesses of this turn, in order
    objection: str | None = None  # the seat that objected to the clue; null: nobody
    ruling: Ruled | None = None  # the referee's remark on the clue; null: none
    # what the side that gave the clue decided about it; null: nothing
    decision: Literal["upheld", "waived"] | None = None
    penalty: bool = False  # whether the clue cost a token, because it was invalid (DU-45)
    end: Ending | None = None  # how the turn ended; null while it goes on


class State(Struct, frozen=True):
    """A game of Duet at one moment."""

    deal: Deal
    bank: Bank
    turn: Turn = Turn()
    phase: Phase = "open"
    agents: tuple[Side | None, ...] = (None,) * 25  # for each card, the side that found it (DU-65)
    misses: tuple[tuple[Miss, ...], ...] = ((),) * 25  # for each card, who missed on it
    ticks: tuple[Side, ...] = ()  # who took tick tokens, in order (DU-55)
    marks: Marks = ()
    turns: tuple[Turn, ...] = ()  # the turns before this one
    sudden: bool = False  # the bank was emptied and sudden death began (DU-72)
    handed: Side | None = None  # in sudden death, the side that leaves the guessing to the other (D-DU-35) …
    taken_up: bool = False  # … which has touched a card since
    proposer: str | None = None  # the seat that proposes a restart (DU-46)
    outcome: Outcome | None = None
