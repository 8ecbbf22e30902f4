"""The data of a game of Trapwords: options, deal, the maze, trap lists, turns, state."""

from typing import Annotated, Final, Literal, get_args

from msgspec import Meta, Struct

from cluehouse.games.deck import LanguageCode
from cluehouse.games.game import Outcome
from cluehouse.games.questions import Verdict
from cluehouse.games.words import NEGATIONS

Team = Literal["red", "blue"]
Phase = Literal["writing", "handover", "reading", "describing", "called", "settling", "over"]
Ending = Literal["guessed", "trap", "illegal", "guesses", "time"]  # the five ways a turn ends

# Why a clue is illegal: an example of the secret (TW-47), a name (TW-48, TW-51), sound (TW-49), spelling (TW-50), a
# disguised title (TW-52), private knowledge (TW-53), something in the room (TW-54), a gesture or a tune (TW-55), or
# what a curse or a monster forbids. Empty in records from before a call had to name its reason.
ClueFault = Literal["", "example", "name", "sound", "spelling", "title", "private", "room", "gesture", "curse"]

CLUE_FAULTS: Final[tuple[ClueFault, ...]] = tuple(fault for fault in get_args(ClueFault) if fault not in ("", "curse"))

# Why a trap is unfair: no legal part of speech (TW-24 … TW-30), no word, another form of a listed word (D-TW-21), fits
# everything (TW-31), or aims at somebody's verbal habit (TW-32).
TrapFault = Literal["part-of-speech", "no-word", "repeated", "too-general", "habit"]
TRAP_FAULTS: Final[tuple[TrapFault, ...]] = get_args(TrapFault)

# Why a doubt is rejected: nobody said that, it was only a similar word (TW-60), or the rules allow it. Empty if
# nobody gave a reason (D-TW-19).
Rebuttal = Literal["", "not-said", "other-word", "allowed"]
REBUTTALS: Final[tuple[Rebuttal, ...]] = get_args(Rebuttal)

TEAMS: Final[tuple[Team, ...]] = ("red", "blue")
ROUNDS: Final = 8  # TW-98
GUESSES: Final = 5  # TW-66
MOST_HELD: Final = 2  # forbidden lines that a strict table holds back in a turn; the next one counts (D-TW-35)
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
    writing_seconds: Annotated[int, Meta(ge=0, le=900)] = 0  # TW-23; 0: no clock runs while traps are written
    reading_seconds: Annotated[int, Meta(ge=0, le=60)] = 3
    call_seconds: Annotated[int, Meta(ge=1, le=60)] = 3  # TW-62
    call_grace_seconds: Annotated[int, Meta(ge=0, le=60)] = 1  # D-TW-18
    restrictions: bool = True  # TW-45: off for shy groups; then only curses and monsters make a clue illegal
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
    hearings: bool = False  # whether a call may be answered before it counts (D-TW-34); games before 0.2: at once


class PlacedCurse(Struct, frozen=True):
    """A curse lying at a chamber (an index into the maze)."""

    name: str
    chamber: int
    revealed: bool = False


class Mark(Struct, frozen=True):
    """The referee finds a trap doubtful. Everybody sees why when the list is shown."""

    word: str
    verdict: Verdict
    rule: str
    evidence: str


class Proposal(Struct, frozen=True, omit_defaults=True):
    """A word that somebody put on a list, and who struck it out again, if anybody did."""

    word: str
    seat: str
    struck_by: str = ""


class TrapList(Struct, frozen=True):
    """A team's traps for the word it set this round. `dread` is the one marked by the Word of Dread; those in `void`
    were contested with success (D-TW-33)."""

    words: tuple[str, ...] = ()
    ready: bool = False
    dread: str = ""
    marks: tuple[Mark, ...] = ()
    void: tuple[str, ...] = ()
    proposals: tuple[Proposal, ...] = ()  # everything on the list, and what was struck off it last

    @property
    def authors(self) -> tuple[str, ...]:
        """Who wrote each of the words."""
        seats = {proposal.word: proposal.seat for proposal in self.proposals}
        return tuple(seats[word] for word in self.words)


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
    settled: Literal["accepted", "rejected", "withdrawn", "void"] | None = None
    verdict: Verdict | None = None
    rule: str = ""
    evidence: str = ""
    reason: ClueFault = ""
    rebuttal: Rebuttal = ""


class Contest(Struct, frozen=True, omit_defaults=True):
    """The called team says that the trap is unfair (D-TW-33), and what the referee says about that."""

    seat: str
    reason: TrapFault
    verdict: Verdict | None = None
    rule: str = ""
    evidence: str = ""


class Call(Struct, frozen=True, omit_defaults=True):
    """A call, while it is answered: a trap, or a reason why the clue is illegal; and what the referee says about it."""

    seat: str
    trap: str
    line: int
    reason: ClueFault = ""
    verdict: Verdict | None = None
    rule: str = ""
    evidence: str = ""
    contest: Contest | None = None


class HeldLine(Struct, frozen=True):
    """A forbidden line that a strict table held back: nobody has heard it (D-TW-35)."""

    text: str
    rule: str
    evidence: str


class Alert(Struct, frozen=True, omit_defaults=True):
    """The referee tells the watchers that a line may have sprung a trap or, with a rule, that it may be illegal."""

    trap: str
    line: int
    rule: str = ""
    evidence: str = ""


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
    call: Call | None = None  # being answered, or what ended the turn
    held: tuple[HeldLine, ...] = ()
    breathed: bool = False  # the one breath of the Flood is over (TW-84)
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
    marks: dict[Team, tuple[Mark, ...]] = {}
    void: dict[Team, tuple[str, ...]] = {}
    authors: dict[Team, tuple[str, ...]] = {}  # the seats that wrote the traps, in their order


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
