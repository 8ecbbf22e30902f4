"""How the levels differ in Decipher: in the words they hide, and in how sure they want to be."""

from typing import Final

from msgspec import Struct


class Temper(Struct, frozen=True):
    """One level's way to play."""

    sure: float  # how probable a word has to be before it is named
    curious: float  # how much an answer that tells much is worth beside a yes
    rarest: float  # the words it hides, from here …
    commonest: float  # … to here among fair words, 0 the rarest and 1 the commonest
    sly: bool = True  # does the wordsmith think about which piece tells least?
    vocabulary: float = 1.0  # the share of the dictionary that a seeker knows


TEMPERS: Final[dict[str, Temper]] = {
    "careful": Temper(sure=0.7, curious=0.1, rarest=0.4, commonest=0.9),
    "even": Temper(sure=0.45, curious=0.2, rarest=0.25, commonest=0.75),
    "bold": Temper(sure=0.25, curious=0.4, rarest=0.1, commonest=0.6),
    "beginner": Temper(sure=0.5, curious=0.0, rarest=0.6, commonest=1.0, sly=False, vocabulary=0.5),
}
