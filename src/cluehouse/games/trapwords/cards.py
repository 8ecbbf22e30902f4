"""The monsters and the curses, as data: what each changes, and whether that is from the rulebook or ours.

`book` = the rulebook or a published account of the game; `inferred` = follows from them; `ours` = our design.
"""

from typing import Final, Literal

from msgspec import Struct

from cluehouse.games.words import Form

Source = Literal["book", "inferred", "ours"]


class Monster(Struct, frozen=True, omit_defaults=True):
    """A monster and what a fight with it changes (TW-91)."""

    name: str  # its name, such as dragon
    starred: bool  # whether this is the harder form of the monster (TW-07)
    source: Source  # whether its rule is in the rulebook, follows from it, or is ours
    guesses: int | None = None  # how many guesses a team has that fights it (TW-92); null: the usual number
    curses: int = 0  # how many curses it draws for every round of a fight (TW-89)
    words: int | None = None  # how many words the describer may say in a turn; null: no limit
    # whether every even line of the trap list, or every line, takes two traps
    trap_lines: Literal["plain", "even-doubled", "doubled"] = "plain"
    halves_time: bool = False  # whether the hourglass runs half as long
    wrong_guess_seconds: int = 0  # how many seconds each wrong guess takes off the hourglass


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
