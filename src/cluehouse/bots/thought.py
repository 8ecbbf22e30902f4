"""What a bot thought about its last move, as data: a code, the words it is about, and a probability."""

from typing import Final, Literal, get_args

from msgspec import Struct

Board = Literal[
    "meant",  # these words were meant by the clue
    "feared",  # this word could be taken by mistake
    "warned",  # the clue says what not to touch
    "expected",  # this word came to mind, with this chance
    "hoped",  # … without a clue
    "remembered",  # this word was still open from an earlier clue
    "stopped",  # the next card was not worth its risk
    "illegal",  # the referee forbids the clue
    "legal",
]
Maze = Literal[
    # the writer of traps
    "proposes",
    "strikes",
    "list-too-long",
    "list-done",
    "dreads",
    "waits",
    # the describer
    "says",
    "risk",
    "fears",
    "nothing-to-say",
    "cannot-speak",
    "takes-the-book",
    "turns-the-hourglass",
    # the guesser
    "guesses",
    "candidate",
    "unsure",
    "no-idea",
    "listens",
    # the watcher
    "doubts",
    "calls",
    "judges",
    "settles",
    "withdraws",
    # a call is answered
    "admits",
    "denies",
    "contests",
    "concedes",
    "insists",
]
Letters = Literal[
    # the wordsmith
    "hides",
    "no-word",
    "gives",
    "draws",
    "keeps",
    # the seeker
    "lays",
    "names",
    "candidate",
    "ponders",
    "asks",
    "passes",
    "gives-up",
]


CODES: Final = frozenset((*get_args(Board), *get_args(Maze), *get_args(Letters)))


class Thought(Struct, frozen=True, omit_defaults=True):
    """One thing that a bot thought."""

    code: str  # what kind of thought it is, such as meant or stopped; old logs may hold others
    words: tuple[str, ...] = ()  # what it is about: cards, words, traps, lines or pieces
    # how likely it is, as the bot sees it; for keeps, how well hidden the word stays; null: not given
    chance: float | None = None
    clue: str = ""  # the clue that it is about; empty: none
