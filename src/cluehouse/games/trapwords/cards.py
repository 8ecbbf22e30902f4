"""The monsters and the curses, as data: what each changes, and whether that is from the rulebook or ours.

`book` = the rulebook or a published account of the game; `inferred` = follows from them; `ours` = our design.
"""

from typing import Final, Literal

from msgspec import Struct

from cluehouse.games.words import Form

Source = Literal["book", "inferred", "ours"]


class Monster(Struct, frozen=True, omit_defaults=True):
    """A monster and what a fight with it changes (TW-91)."""

    name: str
    starred: bool
    source: Source
    guesses: int | None = None  # TW-92
    curses: int = 0  # drawn again for every round of the fight (TW-89)
    words: int | None = None  # the total number of words the describer may say
    trap_lines: Literal["plain", "even-doubled", "doubled"] = "plain"
    halves_time: bool = False
    wrong_guess_seconds: int = 0


class Curse(Struct, frozen=True, omit_defaults=True):
    """A curse and what it changes for a team in its chamber (TW-81)."""

    name: str
    source: Source
    one_breath: bool = False
    frozen_by_guess: bool = False
    form: Form | None = None
    nouns_only: bool = False  # TW-87
    dread: bool = False
    extra_traps: int = 0
    one_guess_each: bool = False
    words_a_message: int | None = None


MONSTERS: Final = (
    Monster("dragon", False, "book", guesses=3),
    Monster("dragon", True, "ours", guesses=2),
    Monster("mummy", False, "book", curses=1),
    Monster("mummy", True, "book", curses=2),
    Monster("demon", False, "ours", words=10),
    Monster("demon", True, "ours", words=6),
    Monster("troll", False, "ours", trap_lines="even-doubled"),
    Monster("troll", True, "ours", trap_lines="doubled"),
    Monster("vampire", False, "ours", halves_time=True),
    Monster("vampire", True, "ours", halves_time=True, wrong_guess_seconds=3),
)

CURSES: Final = (
    Curse("flood", "book", one_breath=True),  # TW-84
    Curse("petrification", "inferred", frozen_by_guess=True),  # TW-85
    Curse("echo", "book", form="echo"),  # TW-86
    Curse("noun-plague", "inferred", nouns_only=True),  # TW-87
    Curse("word-of-dread", "ours", dread=True),  # TW-88
    Curse("snake", "ours", form="no-s-words"),
    Curse("thick-net", "ours", extra_traps=2),
    Curse("one-chance", "ours", one_guess_each=True),
    Curse("threes", "ours", words_a_message=3),
    Curse("contrary", "ours", form="not"),
)

# Pairs that the starred mummy does not draw together: one would make the other pointless.
CLASHES: Final = frozenset(
    frozenset(pair) for pair in (("flood", "threes"), ("flood", "petrification"), ("echo", "threes"))
)

CURSE: Final = {curse.name: curse for curse in CURSES}


def monster(name: str, starred: bool) -> Monster:
    """Return the monster of that name, in its plain or its starred form (TW-07)."""
    return next(card for card in MONSTERS if (card.name, card.starred) == (name, starred))
