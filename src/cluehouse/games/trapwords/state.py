"""The data of a game of Trapwords: options, deal, the maze, trap lists, turns, state."""

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

from cluehouse.games.deck import LanguageCode
from cluehouse.games.game import Outcome
from cluehouse.games.questions import Verdict
from cluehouse.games.words import NEGATIONS

Team = Literal["red", "blue"]
Phase = Literal["writing", "handover", "reading", "describing", "settling", "over"]
Ending = Literal["guessed", "trap", "illegal", "guesses", "time"]  # the five ways a turn ends

TEAMS: Final[tuple[Team, ...]] = ("red", "blue")
ROUNDS: Final = 8  # TW-98
GUESSES: Final = 5  # TW-66
CARD_WORDS: Final = 8  # TW-15

TeamSize = Annotated[int, Meta(ge=0, le=32)]


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """What a table chooses before the deal. The defaults are the rulebook's."""

    language: LanguageCode = "en"
    red: TeamSize = 2
    blue: TeamSize = 2
    word_set: Literal["fantasy", "modern"] = "fantasy"  # TW-14
    chambers: tuple[int, ...] = (3, 4, 5, 6, 7)  # TW-02, TW-03
    physical_tiles: bool = False  # TW-04: chamber 3 is the back of chamber 10
    starred: bool = False  # TW-07
    curse_places: tuple[int, ...] = (2, 4)  # TW-08; empty: play without curses (TW-83)
    red_torch: int = 1  # TW-10: who describes first
    blue_torch: int = 1
    may_pass_torch: bool = True  # TW-79
    spoken: bool = False  # clues and guesses are said aloud; the server keeps maze, clock and buzzer
    hourglass: Literal["official", "pressure", "relaxed"] = "official"  # TW-39 … TW-41
    seconds: Annotated[int, Meta(ge=0, le=600)] = 0  # 0: 40 spoken, 75 typed (D-TW-02)
    reading_seconds: Annotated[int, Meta(ge=0, le=60)] = 3
    call_seconds: Annotated[int, Meta(ge=1, le=60)] = 3  # TW-62
    call_grace_seconds: Annotated[int, Meta(ge=0, le=60)] = 1  # D-TW-18
    restrictions: bool = True  # TW-45: off for shy groups; then no clue is illegal
    automatic_stop: bool = False  # D-TW-18: the referee springs traps by itself
    tie_break: bool = False  # TW-97


class Deal(Struct, frozen=True, forbid_unknown_fields=True):
    """Everything decided before the first move."""

    options: Options
    seed: str
    seats: tuple[str, ...]
    glow: Team  # who holds the glowing book while writing in round 1 (D-TW-14)
    monster: str
    curses: tuple[str, ...]  # face down, at options.curse_places
    curse_deck: tuple[str, ...]  # what the mummy draws, in order
    words: tuple[str, ...]  # the word cards drawn, two per round
    picks: tuple[int, ...]  # which word of each card is used
    negations: tuple[str, ...] = NEGATIONS  # how a line may begin under the curse "contrary"


class PlacedCurse(Struct, frozen=True):
    """A curse lying at a chamber (an index into the maze)."""

    name: str
    chamber: int
    revealed: bool = False


class TrapList(Struct, frozen=True):
    """A team's traps for the word it set this round. `dread` is the one marked by the Word of Dread."""

    words: tuple[str, ...] = ()
    ready: bool = False
    dread: str = ""


class Utterance(Struct, frozen=True):
    """One message of the describer."""

    text: str


class Guessed(Struct, frozen=True):
    """A guess: who made it (empty at a spoken table), after how many lines, and whether it was right."""

    seat: str
    text: str
    after: int
    right: bool | None = None


class Doubt(Struct, frozen=True, omit_defaults=True):
    """A case that was flagged in time and is settled after the turn (TW-63). Without a trap: the clue may be
    illegal."""

    seat: str
    trap: str
    line: int
    settled: Literal["accepted", "rejected", "withdrawn"] | None = None
    verdict: Verdict | None = None
    rule: str = ""
    evidence: str = ""


class Alert(Struct, frozen=True):
    """The referee tells the watchers that a line may have sprung a trap."""

    trap: str
    line: int


class Turn(Struct, frozen=True, omit_defaults=True):
    """One team's turn. `lapsed` lines are too old to be called; `hands` asked to guess next (TW-69)."""

    team: Team
    describer: str
    running: bool = False  # whether the hourglass runs
    lines: tuple[Utterance, ...] = ()
    guesses: tuple[Guessed, ...] = ()
    lapsed: int = 0
    closed: bool = False  # spoken tables: the time for calls after the right guess is over
    hands: tuple[str, ...] = ()
    doubts: tuple[Doubt, ...] = ()
    milliseconds: int | None = None  # how long the right guess took, when the tie-break needs it
    end: Ending | None = None
    sprung: str = ""


class Round(Struct, frozen=True):
    """A finished round, open to all: secrets, trap lists and how they ended."""

    number: int
    secrets: dict[Team, str]  # the word each team had to guess
    chambers: dict[Team, int]  # where each team stood
    traps: dict[Team, tuple[str, ...]]  # the traps each team wrote for the other
    turns: tuple[Turn, ...]
    curses: dict[Team, tuple[str, ...]]
    fighting: tuple[Team, ...]
    monster_moved: bool = False


class State(Struct, frozen=True):
    """A game of Trapwords at one moment. Chambers are counted from 0 at the entrance."""

    deal: Deal
    positions: dict[Team, int]
    monster: int
    curses: tuple[PlacedCurse, ...]
    torches: dict[Team, str]
    round: int = 1
    phase: Phase = "writing"
    in_force: dict[Team, tuple[str, ...]] = {}  # curses that bind each team this round
    discarded: tuple[str, ...] = ()  # curses that were revealed this round without effect (TW-88)
    fighting: tuple[Team, ...] = ()
    starts: dict[Team, int] = {}  # where each team began this round
    drawn: int = 0  # how many cards were drawn from the mummy's deck
    lists: dict[Team, TrapList] = {}  # by the team that writes
    passes: dict[Team, int] = {}  # how often each torch was passed on in this round
    turn: Turn | None = None
    turns: tuple[Turn, ...] = ()  # the finished turns of this round
    alerts: tuple[Alert, ...] = ()
    rounds: tuple[Round, ...] = ()
    outcome: Outcome | None = None
