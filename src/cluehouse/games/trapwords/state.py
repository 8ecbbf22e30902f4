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

    word: str  # the trap
    verdict: Verdict  # what the referee says; doubtful: it is not sure
    rule: str  # the id of the rule that it rests on, such as TW-31
    evidence: str  # the code of the reason and, after a colon, what it is about


class Proposal(Struct, frozen=True, omit_defaults=True):
    """A word that somebody put on a list, and who struck it out again, if anybody did."""

    word: str  # the trap
    seat: str  # who put it on the list
    struck_by: str = ""  # who struck it off; empty: it is on the list


class TrapList(Struct, frozen=True):
    """A team's traps for the word it set this round. `dread` is the one marked by the Word of Dread; those in `void`
    were contested with success (D-TW-33)."""

    words: tuple[str, ...] = ()  # the traps on the list, in the order in which they were written
    ready: bool = False  # whether the team has declared the list finished
    dread: str = ""  # the trap that sends the rivals back a chamber, under the Word of Dread; empty: none
    marks: tuple[Mark, ...] = ()  # the referee's remarks on traps that it finds doubtful
    void: tuple[str, ...] = ()  # the traps that no longer count, because they were contested with success (D-TW-33)
    proposals: tuple[Proposal, ...] = ()  # the words on the list with their authors, and those struck off it last

    @property
    def authors(self) -> tuple[str, ...]:
        """Who wrote each of the words."""
        seats = {proposal.word: proposal.seat for proposal in self.proposals}
        return tuple(seats[word] for word in self.words)


class Utterance(Struct, frozen=True):
    """One message of the describer."""

    text: str  # what the describer typed


class Guessed(Struct, frozen=True):
    """A guess: who made it (empty at a spoken table), after how many lines, and whether it was right."""

    seat: str  # who made the guess; empty at a spoken table
    text: str  # the answer as it was typed; empty at a spoken table
    after: int  # how many lines had been said before it; 0 at a spoken table
    right: bool | None = None  # whether it was right; null: it has not been judged yet


class Doubt(Struct, frozen=True, omit_defaults=True):
    """A case that was flagged in time and is settled after the turn (TW-63). Without a trap: the clue may be
    illegal."""

    seat: str  # the watcher who flagged it
    trap: str  # the trap in doubt; empty: the clue may be illegal or, for all but the watchers, the turn still goes on
    line: int  # the line that it is about, counted from 1; 0 at a spoken table
    # how it was settled; void: the trap no longer counts; null: not yet
    settled: Literal["accepted", "rejected", "withdrawn", "void"] | None = None
    verdict: Verdict | None = None  # what the referee says about it; null: nothing
    rule: str = ""  # the id of the rule that the referee names; empty: none
    evidence: str = ""  # the code of the reason and, after a colon, what it is about; empty without a verdict
    reason: ClueFault = ""  # why the clue may be illegal; empty for a trap
    rebuttal: Rebuttal = ""  # why the describing team rejected it; empty: it did not, or gave no reason


class Contest(Struct, frozen=True, omit_defaults=True):
    """The called team says that the trap is unfair (D-TW-33), and what the referee says about that."""

    seat: str  # who contests the trap
    reason: TrapFault  # why the trap is unfair
    verdict: Verdict | None = None  # what the referee says about the trap; null: nothing
    rule: str = ""  # the id of the rule that the referee names; empty: none
    evidence: str = ""  # the code of the reason and, after a colon, what it is about; empty without a verdict


class Call(Struct, frozen=True, omit_defaults=True):
    """A call, while it is answered: a trap, or a reason why the clue is illegal; and what the referee says about it."""

    seat: str  # the watcher who calls
    trap: str  # the trap that was called; empty: the clue was called illegal
    line: int  # the line that it is about, counted from 1; 0 at a spoken table
    reason: ClueFault = ""  # why the clue is illegal; empty for a trap
    verdict: Verdict | None = None  # forbidden once the referee has confirmed the call; otherwise null
    rule: str = ""  # the id of the rule that the referee names; empty: none
    evidence: str = ""  # what the verdict rests on; empty without one
    contest: Contest | None = None  # the contest of the trap; null: nobody contests it


class HeldLine(Struct, frozen=True):
    """A forbidden line that a strict table held back: nobody has heard it (D-TW-35)."""

    text: str  # the line, for its describer and the watchers; empty for all others until the turn is over
    rule: str  # the id of the rule that it breaks; empty where the text is
    evidence: str  # the code of the reason and, after a colon, what it is about; empty where the text is


class Alert(Struct, frozen=True, omit_defaults=True):
    """The referee tells the watchers that a line may have sprung a trap or, with a rule, that it may be illegal."""

    trap: str  # the trap that may have been sprung; empty: the line may be illegal
    line: int  # the line that it is about, counted from 1
    rule: str = ""  # the id of the rule that the line may break; empty for a trap
    evidence: str = ""  # the code of the reason and, after a colon, what it is about; empty for a trap


class Turn(Struct, frozen=True, omit_defaults=True):
    """One team's turn. `lapsed` lines are too old to be called; `hands` asked to guess next (TW-69)."""

    team: Team  # the team whose turn it is
    describer: str  # the seat that describes
    running: bool = False  # whether the hourglass runs
    lines: tuple[Utterance, ...] = ()  # the clues that were typed, in order
    guesses: tuple[Guessed, ...] = ()  # the guesses, in order
    lapsed: int = 0  # how many lines, from the first on, are too old to be called (TW-62)
    closed: bool = False  # at a spoken table: whether the time for calls after the right guess is over
    hands: tuple[str, ...] = ()  # the seats that asked to guess next; the next guess clears them (TW-69)
    doubts: tuple[Doubt, ...] = ()  # what was flagged in this turn, in order: moves name a doubt by its number, from 1
    call: Call | None = None  # the call that is being answered, or that ended the turn; null: none
    held: tuple[HeldLine, ...] = ()  # the forbidden lines that the referee of a strict table held back (D-TW-35)
    breathed: bool = False  # whether the one breath of the Flood is over (TW-84)
    milliseconds: int | None = None  # how long the right guess took, if the tie-break needs it (TW-97); otherwise null
    end: Ending | None = None  # how the turn ended; null while it goes on
    sprung: str = ""  # the trap that ended the turn; empty: none did


class Round(Struct, frozen=True):
    """A finished round, open to all: secrets, trap lists and how they ended."""

    number: int  # the number of the round, from 1 to 8
    secrets: dict[Team, str]  # the word that each team had to guess
    chambers: dict[Team, int]  # the number on the chamber in which each team began the round
    traps: dict[Team, tuple[str, ...]]  # the traps each team wrote for the other
    turns: tuple[Turn, ...]  # the turns of both teams, in order
    curses: dict[Team, tuple[str, ...]]  # the names of the curses that bound each team
    fighting: tuple[Team, ...]  # the teams that fought the monster
    monster_moved: bool = False  # whether the monster came one chamber nearer after the round
    marks: dict[Team, tuple[Mark, ...]] = {}  # by the team that wrote: the referee's remarks on doubtful traps
    void: dict[Team, tuple[str, ...]] = {}  # by the team that wrote: the traps that were contested with success
    authors: dict[Team, tuple[str, ...]] = {}  # by the team that wrote: the seats that wrote the traps, in their order


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
