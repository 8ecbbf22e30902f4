"""How the levels differ in Decipher: in the words they hide and know, in what they overlook, in how sure they want to
be."""

from typing import Final

from msgspec import Struct


class Temper(Struct, frozen=True):
    """One level's way to play."""

    sure: float  # how probable a word has to be before it is named
    rarest: float  # the words it hides, from here …
    commonest: float  # … to here among fair words, 0 the rarest and 1 the commonest
    curious: float = 0.0  # how much an answer that tells much is worth beside a yes
    sly: bool = True  # does the wordsmith think about which piece tells least?
    # the seeker
    vocabulary: float = 1.0  # the share of the dictionary that it knows: the commonest words
    ideas: int = 0  # how many words come to its mind at a time; 0: every word that it knows
    overlooks: float = 0.0  # the share of NO tokens that it does not think of
    counts: bool = True  # does it count the pieces that are still hidden?
    waits_for: float = 0.0  # pieces per letter that must lie before it names a word, unless bonus mode has begun
    by_letters: bool = False  # does it lay pieces by what letters look like, without thinking of words?


_BEGINNER: Final = Temper(
    sure=0.7,
    rarest=0.6,
    commonest=1.0,
    sly=False,
    vocabulary=0.2,
    ideas=2,
    overlooks=0.6,
    counts=False,
    waits_for=2.2,
    by_letters=True,
)
_CAREFUL: Final = Temper(
    sure=0.8,
    rarest=0.4,
    commonest=0.9,
    vocabulary=0.4,
    ideas=5,
    overlooks=0.3,
    counts=False,
    waits_for=2.0,
    by_letters=True,
)
_EVEN: Final = Temper(
    sure=0.6, curious=0.2, rarest=0.25, commonest=0.75, vocabulary=0.6, ideas=8, overlooks=0.15, waits_for=1.9
)
_BOLD: Final = Temper(sure=0.4, curious=0.4, rarest=0.1, commonest=0.6)

TEMPERS: Final[dict[str, Temper]] = {"careful": _CAREFUL, "even": _EVEN, "bold": _BOLD, "beginner": _BEGINNER}
