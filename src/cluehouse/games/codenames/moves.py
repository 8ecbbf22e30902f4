"""The moves of Codenames. In a record: `red-chief: clue tree 2`, `red-1: guess ROOT`, `red-1: stop`.

`mark` and `unmark` are defined in cluehouse.games.marks, `ruling` in cluehouse.games.ruling, `announce`, `spell` and
`ask-spelling` in cluehouse.games.spoken.
"""

from cluehouse.games.codenames.state import Number
from cluehouse.games.rule import Move


class Ask(Move, frozen=True, tag="ask"):
    """A chief shows a clue to the rival chief before giving it (CN-46)."""

    word: str  # the word of the clue
    number: Number  # the number of the clue


class Approve(Move, frozen=True, tag="approve"):
    """The rival chief agrees to the proposed clue."""


class Decline(Move, frozen=True, tag="decline"):
    """The rival chief does not agree to the proposed clue."""


class Clue(Move, frozen=True, tag="clue"):
    """A chief gives one word and one number (CN-13)."""

    word: str  # the word of the clue
    number: Number  # how many words it is for; 0 and unlimited: guesses without limit


class Cover(Move, frozen=True, tag="cover"):
    """A chief covers a word that nobody touched: a penalty (CN-71), or the ghost's word."""

    card: str  # a card of the own team or, for the ghost, of the blue team


class Guess(Move, frozen=True, tag="guess"):
    """An operative touches a card: the official guess (CN-48)."""

    card: str  # the face of the card, as in the view's words


class Stop(Move, frozen=True, tag="stop"):
    """An operative ends the team's turn (CN-57)."""


class Object(Move, frozen=True, tag="object"):
    """A member of the other team says that the clue is invalid (D-CN-10)."""


class Uphold(Move, frozen=True, tag="uphold"):
    """The rival chief stands by the objection: the turn is over (CN-70)."""


class Waive(Move, frozen=True, tag="waive"):
    """The rival chief lets the clue stand (CN-72)."""


class TimeUp(Move, frozen=True, tag="time-up"):
    """The clock says that the time is up (CN-74)."""
