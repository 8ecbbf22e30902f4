"""The moves of Duet. In a record: `A1: clue jedzenie 2`, `B1: guess CEZAR`, `B1: stop`.

`announce`, `spell` and `ask-spelling` are defined in cluehouse.games.spoken.
"""

from cluehouse.games.rule import Move


class Clue(Move, frozen=True, tag="clue"):
    """A member of a side gives one word and one number (DU-13, DU-101)."""

    word: str  # the word of the clue
    number: int  # how many words it is for


class LetStart(Move, frozen=True, tag="let-start"):
    """A side leaves the first clue to the other (DU-16, D-DU-34)."""


class Guess(Move, frozen=True, tag="guess"):
    """A guesser touches a card: the binding answer (DU-47)."""

    card: str  # the face of the card, as in the view's words


class Stop(Move, frozen=True, tag="stop"):
    """A guesser ends the turn (DU-55)."""


class HandOver(Move, frozen=True, tag="hand-over"):
    """In sudden death, a side leaves the guessing to the other for now (DU-75, D-DU-35)."""


class TakeBack(Move, frozen=True, tag="take-back"):
    """A side that handed over goes on guessing after all."""


class Object(Move, frozen=True, tag="object"):
    """Somebody says that the clue is invalid; if the side that gave it says so, that counts at once (D-DU-19)."""


class Uphold(Move, frozen=True, tag="uphold"):
    """The side that gave the clue agrees that it is invalid (DU-45)."""


class Waive(Move, frozen=True, tag="waive"):
    """The side that gave the clue lets it stand."""


class Restart(Move, frozen=True, tag="restart"):
    """Somebody proposes to restart the game, because an invalid clue gave away too much (DU-46)."""


class Agree(Move, frozen=True, tag="agree"):
    """The other side agrees to restart the game."""


class Disagree(Move, frozen=True, tag="disagree"):
    """The other side wants to play on."""
