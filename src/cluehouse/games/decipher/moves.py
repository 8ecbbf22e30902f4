"""The moves of Decipher. In a record: `P1: set-word PANDA`, `P1: give long`, `P2: place 3`, `P3: attempt PANDA`."""

from cluehouse.games.letters import Piece
from cluehouse.games.rule import Move


class SetWord(Move, frozen=True, tag="set-word"):
    """The wordsmith sets the secret word (DC-06)."""

    word: str


class Give(Move, frozen=True, tag="give"):
    """The wordsmith gives a chosen piece to the seeker on turn (DC-15)."""

    piece: Piece


class Draw(Move, frozen=True, tag="draw"):
    """The wordsmith draws a piece blindly for the seeker on turn (D-DC-06)."""


class Lay(Move, frozen=True, tag="place"):
    """The seeker on turn lays the piece on a letter field and asks whether it fits (DC-16)."""

    field: int


class Ask(Move, frozen=True, tag="ask"):
    """The seeker on turn pays a bonus token for a piece (DC-22)."""


class Pass(Move, frozen=True, tag="pass"):
    """The seeker on turn does not want a piece (D-DC-11)."""


class Attempt(Move, frozen=True, tag="attempt"):
    """A seeker says and spells a word as the solution (DC-24)."""

    word: str


class GiveUp(Move, frozen=True, tag="give-up"):
    """A seeker wants to give up; the round ends when all seekers do (D-DC-22)."""
