"""What a player thought, as data: a code and words. The sentences for people stand in the translations."""

from typing import Literal

from msgspec import Struct

Code = Literal[
    "meant",  # these words were meant by the clue
    "feared",  # this word could be taken by mistake
    "expected",  # this word came to mind, with this chance
    "remembered",  # this word was still open from an earlier clue
    "stopped",  # the next card was not worth its risk
    "dared",  # one more card was worth its risk
    "warned",  # the clue says what not to touch
    "illegal",  # the referee forbids the clue
    "legal",
]


class Thought(Struct, frozen=True, omit_defaults=True):
    """One thing that a player thought about its last move."""

    code: Code
    words: tuple[str, ...] = ()
    chance: float | None = None
    clue: str = ""
