"""What a player thought of its last decision: data for a page to put into words."""

from msgspec import Struct


class Thought(Struct, frozen=True, omit_defaults=True):
    """One thing that was weighed: a code, the words it is about, and how probable it seemed."""

    code: str
    words: tuple[str, ...] = ()
    chance: float | None = None
