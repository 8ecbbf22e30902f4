"""The data of a game of Codenames: options, deal, turns, state."""

from functools import cached_property
from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from cluehouse.games.deck import Edition, LanguageCode, Pool
from cluehouse.games.game import Outcome
from cluehouse.games.marks import Marks
from cluehouse.games.ruling import Ruled

Side = Literal["red", "blue"]
Identity = Literal["red", "blue", "bystander", "assassin"]
Number = int | Literal["unlimited"]
Phase = Literal["clue", "guess", "objection", "ghost", "over"]
Ending = Literal["stop", "limit", "bystander", "rival", "time", "penalty", "all-found", "assassin"]

SIDES: Final[tuple[Side, ...]] = ("red", "blue")
KEY_COUNTS: Final = (9, 8, 7, 1)  # starting side, other side, bystanders, assassin (D-CN-01)

TeamSize = Annotated[int, Meta(ge=0, le=32)]
Seconds = Annotated[int, Meta(ge=10, le=3600)]


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """What a table chooses before the deal. The defaults are the rulebook's."""

    language: LanguageCode = "en"
    # standard: two teams of two or more. Our own variants (D-CN-25): "ghost", one team against an absent rival;
    # "shared", two chiefs and one operative who works for both in turn.
    variant: Literal["standard", "ghost", "shared"] = "standard"
    red: TeamSize = 2
    blue: TeamSize = 2
    pool: Pool = "codenames"  # CN-75, DU-106
    abbreviations: bool = False  # CN-38
    names: bool = False  # CN-40, names of several words
    titles: bool = False  # CN-41
    hyphenated: bool = True  # CN-42: a word with a hyphen is one word (D-CN-22)
    homonyms: bool = False  # CN-37
    foreign_words: bool = False  # CN-29: under their own name, if the people here use them every day
    spoken: bool = False  # CN-18: clues are said aloud, and only their numbers recorded (D-CN-23)
    timer: Literal["off", "warn", "end-turn"] = "off"  # CN-74
    clue_seconds: Seconds = 120
    guess_seconds: Seconds = 120
    first_clue_extra: Annotated[int, Meta(ge=0, le=3600)] = 60


class Deal(Struct, frozen=True, forbid_unknown_fields=True, dict=True):
    """Everything decided before the first move."""

    options: Options
    seed: str
    seats: tuple[str, ...]
    first: Side
    words: tuple[str, ...]
    backs: tuple[str, ...]
    editions: tuple[Edition, ...]
    key: tuple[Identity, ...]

    @cached_property
    def index(self) -> dict[str, int]:
        """Return the index of each word on the board."""
        return {word: index for index, word in enumerate(self.words)}


class Touch(Struct, frozen=True, gc=False):
    """A guess: who touched which card, and what covers it now."""

    seat: str  # the operative who touched the card
    card: str  # the face of the card, as in the view's words
    cover: Identity  # what covers it now


class ProposedClue(Struct, frozen=True):
    """A clue that was proposed to the rival chief in private (CN-46)."""

    word: str  # the word of the clue
    number: Number  # the number of the clue
    answer: Literal["waiting", "approved", "declined"]  # what the rival chief said about it


class Turn(Struct, frozen=True, omit_defaults=True, gc=False):
    """One turn as everybody saw it. A spoken clue has a number and, until it is spelt, no word. `extra` is a card
    covered without a touch: a penalty before the clue (CN-71), or the ghost's word after the turn."""

    side: Side  # the team whose turn it is
    word: str | None = None  # the clue; null before it is given, and until a clue that was said aloud is spelt
    number: Number | None = None  # the number of the clue; null before it is given
    spelling: str | None = None  # the seat that asked how a spoken clue is spelt (CN-18); null: nobody
    touches: tuple[Touch, ...] = ()  # the guesses of this turn, in order
    extra: str | None = None  # a card covered without a touch, by a penalty (CN-71) or by the ghost; null: none
    objection: str | None = None  # the seat that objected to the clue; null: nobody
    ruling: Ruled | None = None  # the referee's remark on the clue; null: none
    decision: Literal["upheld", "waived"] | None = None  # what the rival chief decided about the clue; null: nothing
    end: Ending | None = None  # how the turn ended; null while it goes on


class State(Struct, frozen=True, gc=False):
    """A game of Codenames at one moment."""

    deal: Deal
    turn: Turn
    visible: tuple[str, ...]  # the words that are not covered yet: a clue must not match these (CN-33)
    left: dict[Identity, int]  # how many words each side still has to find (CN-09)
    phase: Phase = "clue"
    covers: tuple[Identity | None, ...] = (None,) * 25
    marks: Marks = ()
    turns: tuple[Turn, ...] = ()  # the turns before this one
    asked: ProposedClue | None = None
    approved: bool = False  # the rival chief agreed to this clue beforehand
    penalty: bool = False  # the chief on turn may cover one word of the own side (CN-71)
    overtime: bool = False
    outcome: Outcome | None = None
