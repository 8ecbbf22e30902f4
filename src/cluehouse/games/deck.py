"""Cards as they come to a deal: two-sided word cards, and lists of words."""

from typing import Literal

from msgspec import Struct

Edition = Literal["codenames", "duet"]


class Card(Struct, frozen=True):
    """A two-sided card. A face is a word, or the name of a picture (DU-106)."""

    front: str
    back: str
    edition: Edition = "codenames"


class Pack(Struct, frozen=True):
    """What a deal draws from: cards for the boards of Codenames and Duet, words for Trapwords."""

    cards: tuple[Card, ...] = ()
    words: tuple[str, ...] = ()
