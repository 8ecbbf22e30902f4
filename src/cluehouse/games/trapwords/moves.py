"""The moves of Trapwords. In a record: `red-1: propose milk`, `blue-2: say "Cows make it."`, `blue-1: guess butter`."""

from cluehouse.games.questions import Verdict
from cluehouse.games.rule import Move
from cluehouse.games.trapwords.state import ClueFault, Rebuttal, Team, TrapFault

# --- writing traps --------------------------------------------------------------------------------


class Propose(Move, frozen=True, tag="propose"):
    """Put a word on the team's trap list."""

    word: str  # the trap: one word


class Strike(Move, frozen=True, tag="strike"):
    """Strike a word off the team's trap list (TW-21)."""

    word: str  # a trap on the list


class Dread(Move, frozen=True, tag="dread"):
    """Mark the trap that sends the rivals back a chamber (Word of Dread)."""

    word: str  # a trap on the list


class Ready(Move, frozen=True, tag="ready"):
    """Declare the list finished (TW-23)."""


class Reopen(Move, frozen=True, tag="reopen"):
    """Withdraw "ready", as long as the rivals are still writing."""


class StopWriting(Move, frozen=True, tag="stop-writing"):
    """The clock says that the time for writing is over, if the table set one (TW-23)."""


class MarkTrap(Move, frozen=True, tag="mark-trap"):
    """The referee marks a trap as doubtful; it stays on the list (D-TW-33)."""

    team: Team  # the team that wrote it
    word: str  # the trap
    verdict: Verdict  # what the referee says; doubtful: it is not sure
    rule: str  # the id of the rule that it rests on, such as TW-31
    evidence: str  # the code of the reason and, after a colon, what it is about


class PassTorch(Move, frozen=True, tag="pass-torch"):
    """The describer passes the torch to the next team member (TW-79)."""


# --- a turn ---------------------------------------------------------------------------------------


class Take(Move, frozen=True, tag="take"):
    """The describer takes the book and reads the secret word (TW-37)."""


class TurnHourglass(Move, frozen=True, tag="turn-hourglass"):
    """The watchers, or the clock, turn the hourglass (TW-39)."""


class Say(Move, frozen=True, tag="say"):
    """The describer's typed clue (TW-42)."""

    text: str  # one line of the description


class BreatheIn(Move, frozen=True, tag="breathe-in"):
    """The clock says that the one breath of the Flood is over (TW-84)."""


class Hold(Move, frozen=True, tag="hold"):
    """The referee of a strict table holds back a forbidden line: nobody hears it (D-TW-35)."""

    text: str  # the line
    rule: str  # the id of the rule that it breaks
    evidence: str  # the code of the reason and, after a colon, what it is about


class Hand(Move, frozen=True, tag="hand"):
    """A guesser asks to guess next; this is not a guess (TW-69)."""


class Guess(Move, frozen=True, tag="guess"):
    """A guesser's typed answer. Everything that is typed here counts as a guess (TW-68)."""

    text: str  # the answer, on one line; however long it is, it is one guess


class Heard(Move, frozen=True, tag="heard"):
    """Spoken tables: the watchers record a guess that they heard (TW-64)."""

    right: bool  # whether the guess was right


class Judge(Move, frozen=True, tag="judge"):
    """The referee, or a watcher, says whether the last answer counts (TW-71, TW-72)."""

    right: bool  # whether the answer counts


class TimeUp(Move, frozen=True, tag="time-up"):
    """The clock says that the hourglass has run out."""


# --- calls and doubts -----------------------------------------------------------------------------


class CallTrap(Move, frozen=True, tag="call-trap"):
    """A watcher calls a sprung trap; line 0 at spoken tables (TW-43). The called team may answer (D-TW-34)."""

    trap: str  # one of the team's traps, or the secret word
    line: int  # the line that it is about, counted from 1; 0 at a spoken table


class CallIllegal(Move, frozen=True, tag="call-illegal"):
    """A watcher calls an illegal clue and says why (TW-44)."""

    line: int  # the line that it is about, counted from 1; 0 at a spoken table
    reason: ClueFault = ""  # why the clue is illegal; empty only in games of earlier versions


class DoubtTrap(Move, frozen=True, tag="doubt-trap"):
    """A watcher flags a doubtful trap; the turn plays on (TW-63)."""

    trap: str  # one of the team's traps, or the secret word
    line: int  # the line that it is about, counted from 1; 0 at a spoken table


class DoubtIllegal(Move, frozen=True, tag="doubt-illegal"):
    """A watcher flags a doubtful clue; the turn plays on (TW-63)."""

    line: int  # the line that it is about, counted from 1; 0 at a spoken table
    reason: ClueFault = ""  # why the clue may be illegal; empty only in games of earlier versions


class Admit(Move, frozen=True, tag="admit"):
    """The called team admits the call: the turn failed."""


class Deny(Move, frozen=True, tag="deny"):
    """The called team denies the call: it becomes a doubt, and the turn plays on (D-TW-34)."""


class ContestTrap(Move, frozen=True, tag="contest-trap"):
    """The called team contests the trap as unfair (D-TW-33)."""

    reason: TrapFault  # why the trap is unfair


class Concede(Move, frozen=True, tag="concede"):
    """The team that wrote the trap agrees that it was unfair: it is void."""


class Insist(Move, frozen=True, tag="insist"):
    """The team that wrote the trap insists on it."""


class Unanswered(Move, frozen=True, tag="unanswered"):
    """The clock says that nobody answered in time: the call or the trap stands."""


class Accept(Move, frozen=True, tag="accept"):
    """The describing team accepts a doubt: the turn failed after all (D-TW-19)."""

    doubt: int  # the number of the doubt, counted from 1


class Reject(Move, frozen=True, tag="reject"):
    """The describing team does not accept a doubt, and says why."""

    doubt: int  # the number of the doubt, counted from 1
    reason: Rebuttal = ""  # why it does not hold; empty: no reason is given


class Withdraw(Move, frozen=True, tag="withdraw"):
    """The watchers drop a doubt; 0: the call that is being answered."""

    doubt: int  # the number of the doubt, counted from 1; 0: the call


class Warn(Move, frozen=True, tag="alert"):
    """The referee tells only the watchers that a line may have sprung a trap (D-TW-18)."""

    trap: str  # the trap that may have been sprung
    line: int  # the line that it is about, counted from 1


class WarnIllegal(Move, frozen=True, tag="alert-illegal"):
    """The referee tells only the watchers that a line may be illegal (TW-44)."""

    line: int  # the line that it is about, counted from 1
    rule: str  # the id of the rule that it may break
    evidence: str  # the code of the reason and, after a colon, what it is about


class Spring(Move, frozen=True, tag="spring"):
    """The referee springs a trap, if the table chose that (D-TW-18)."""

    trap: str  # the trap that was sprung
    line: int  # the line that it is about, counted from 1


class Ruling(Move, frozen=True, tag="ruling"):
    """The referee's advice about a doubt, or (0) about the call or the contest that is being answered."""

    doubt: int  # the number of the doubt, counted from 1; 0: the call or the contest
    verdict: Verdict  # what the referee says; doubtful: it is not sure
    rule: str  # the id of the rule that it rests on, such as TW-56
    evidence: str  # the code of the reason and, after a colon, what it is about


class Lapse(Move, frozen=True, tag="lapse"):
    """The clock says that lines up to this one can no longer be called (TW-62)."""

    line: int  # the last line that is too old now, counted from 1; 0 at a spoken table


class Stopwatch(Move, frozen=True, tag="stopwatch"):
    """The clock says how long the right guess took (TW-97)."""

    milliseconds: int  # from the start of the hourglass to the right guess
