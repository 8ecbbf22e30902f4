"""Something worth knowing about a finished game, as data."""

from typing import Literal

from msgspec import Struct

Code = Literal[
    "best-clue",  # these words were found by it
    "better-clue",  # another clue would have been for more words, or less risky
    "narrow-guess",  # the right card was taken, but a black one was about as close
    "black-guess",  # the black card was taken
    "telling-line",  # a line of a description: the word was guessed soonest after it
    "deadly-trap",  # a trap that somebody fell into sooner than into any other
    "late-guess",  # the right guess that came after most wrong ones
    "near-trap",  # a line that may have sprung a trap, and the word was guessed all the same
]


class Finding(Struct, frozen=True, omit_defaults=True):
    """One thing worth knowing, and the move it is about."""

    code: Code  # what kind of finding it is
    step: int  # the number of the move that it is about, counted from 1
    seat: str  # the seat that gave the clue, described or guessed
    clue: str  # the clue or, in Trapwords, the line; empty at a spoken table and for a late guess
    number: int | str  # the number of the clue; for a line or a guess, which one of its turn it was
    cards: tuple[str, ...] = ()  # what was found by the clue, or taken by the guess
    wrong: str = ""  # what was taken by mistake, or was nearly
    better: str = ""  # another clue that would have been better; empty: none
    meant: tuple[str, ...] = ()  # the cards that the better clue would be for
    agreed: int = 0  # how many of the listeners would have taken the wrong card first
    listeners: int = 0  # how many listeners were asked; 0: none
    secret: str = ""  # the word that was described
    trap: str = ""  # the trap that was sprung, or nearly; empty: none
    # who guessed the word or wrote the trap; for a late guess, the describer; for a guess at a card, who gave the clue
    by: str = ""
    caller: str = ""  # the seat that called the trap
    allowed: int = 0  # how many guesses the team had


class Review(Struct, frozen=True):
    """What a game finds in one of its records (`Parts.review`)."""

    findings: tuple[Finding, ...] = ()
    complete: bool = True  # otherwise there will be more once the bots know the language
