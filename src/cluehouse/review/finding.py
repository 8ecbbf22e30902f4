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

    code: Code
    step: int  # the move's number: 1, 2, …
    seat: str
    clue: str
    number: int | str  # of a clue; of a line or a guess: which of them it was
    cards: tuple[str, ...] = ()  # what was found by the clue, or taken by the guess
    wrong: str = ""  # what was taken by mistake, or was nearly
    better: str = ""  # another clue …
    meant: tuple[str, ...] = ()  # … and what it would be for
    agreed: int = 0  # how many listeners would have taken the wrong card first …
    listeners: int = 0  # … of so many
    secret: str = ""  # the word that was described
    trap: str = ""
    by: str = ""  # the seat that guessed the word, or wrote the trap
    caller: str = ""  # the seat that called the trap
    allowed: int = 0  # how many guesses the team had


class Review(Struct, frozen=True):
    """What a game finds in one of its records (`Parts.review`)."""

    findings: tuple[Finding, ...] = ()
    complete: bool = True  # otherwise there will be more once the bots know the language
