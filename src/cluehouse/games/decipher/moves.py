"""The moves of Decipher. In a record: `P1: set-word PANDA`, `P1: give long`, `P2: place 3`, `P3: attempt PANDA`,
`P2: contest-word`."""

from cluehouse.games.letters import Piece
from cluehouse.games.questions import Verdict
from cluehouse.games.rule import Move


class SetWord(Move, frozen=True, tag="set-word"):
    """The wordsmith sets the secret word (DC-06)."""

    word: str  # the secret word


class Give(Move, frozen=True, tag="give"):
    """The wordsmith gives a chosen piece to the seeker on turn (DC-15)."""

    piece: Piece  # a kind of piece that is still hidden


class Draw(Move, frozen=True, tag="draw"):
    """The wordsmith draws a piece blindly for the seeker on turn (D-DC-06)."""


class Lay(Move, frozen=True, tag="place"):
    """The seeker on turn lays the piece on a letter field and asks whether it fits (DC-16)."""

    field: int  # the letter field, counted from 1


class Ask(Move, frozen=True, tag="ask"):
    """The seeker on turn pays a bonus token for a piece (DC-22)."""


class Pass(Move, frozen=True, tag="pass"):
    """The seeker on turn does not want a piece (D-DC-11)."""


class Attempt(Move, frozen=True, tag="attempt"):
    """A seeker says and spells a word as the solution (DC-24)."""

    word: str  # the word that the seeker takes to be the secret one


class GiveUp(Move, frozen=True, tag="give-up"):
    """A seeker wants to give up; the round ends when all seekers do (D-DC-22)."""


# --- the referee's mark and the revealed word (D-DC-23) -------------------------------------------


class MarkWord(Move, frozen=True, tag="mark-word"):
    """The referee holds something against the secret word. Only the wordsmith knows before the word is revealed."""

    verdict: Verdict  # what the referee says; doubtful: it is not sure
    rule: str  # the id of the rule that it rests on, such as DC-08
    evidence: str  # the code of the reason and, after a colon, what it is about


class AcceptWord(Move, frozen=True, tag="accept-word"):
    """A seeker has seen the revealed word and wants to go on."""


class ContestWord(Move, frozen=True, tag="contest-word"):
    """A seeker says that the revealed word is inadmissible."""


class StrikeWord(Move, frozen=True, tag="strike-word"):
    """The wordsmith concedes, or another seeker agrees, that the word must not count."""


class KeepWord(Move, frozen=True, tag="keep-word"):
    """Another seeker, or the wordsmith if there is none, says that the word counts."""


class CloseCase(Move, frozen=True, tag="close-case"):
    """The clock goes on with the game: nobody has contested the word in time, or nobody has answered."""
