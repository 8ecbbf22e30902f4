"""Random settings of every game and variant, and the seats that are taken."""

import random
from collections.abc import Callable
from typing import Any

import msgspec

from cluehouse.games import GAMES
from cluehouse.tables.lineup import groups
from cluehouse.tables.settings import Settings
from tests.conformance.deals import random_options

NAMES = ("Ada", "Bruno", "Celina", "Daria", "Emil", "Fryda", "Gaja", "Hugo", "Iga", "Jan", "Kaja", "Lech")
VISITOR = "somebody"  # connects without having joined

_OWN_WORDS = "\n".join(
    f"{first}{second}"
    for first in ("sun", "moon", "star", "rain", "snow", "wind")
    for second in ("fish light ward boat house wood stone berry town field").split()
)


def random_settings(game: str, dice: random.Random) -> Settings:
    """Random settings of this game. Team sizes follow from who sits down."""
    options: dict[str, Any] = msgspec.to_builtins(random_options(game, dice))
    language = options.pop("language")
    for size in (*size_options(game), "red_torch", "blue_torch"):
        options.pop(size, None)
    options |= _SHORTER[game](dice) if game in _SHORTER else {}
    languages: list[Any] = [code for code in ("en", "en", "en", "pl", "zh") if GAMES[game].mixes_languages] or [
        language
    ]
    own = GAMES[game].mixes_languages and dice.random() < 0.2
    if own and "pool" in options:
        options["pool"] = game
    return Settings(
        game,
        (dice.choice(languages),),
        options,
        pack=_OWN_WORDS if own else "",
        referee=dice.choice(["strict", "rulebook", "rulebook", "off"]),
        talk="rules" if dice.random() < 0.9 else "off",
        rivals_talk=dice.random() < 0.3,
        sand=dice.choice(["each-turn", "each-turn", "manual"]),
        pace=3_000 if game == "trapwords" else dice.choice([0, 400, 1_500]),
    )


# Options that make sessions shorter and livelier.
_SHORTER: dict[str, Callable[[random.Random], dict[str, Any]]] = {
    "codenames": lambda dice: {
        "clue_seconds": dice.randint(10, 60),
        "guess_seconds": dice.randint(10, 60),
        "first_clue_extra": 5,
    },
    "trapwords": lambda dice: {
        "chambers": tuple(sorted(dice.sample(range(1, 7), 5))),
        "seconds": dice.choice([0, 20]),
    },
    "duet": lambda dice: {"mission": ""} if dice.random() < 0.5 else {},
}


def size_options(game: str) -> list[str]:
    """The options for team sizes, which follow from who sits down."""
    return [group.option for groups in GAMES[game].seating.variants for group in groups if group.option]


def seats_for(settings: Settings, dice: random.Random) -> tuple[str, ...]:
    """The seats that are taken before the game starts: the smallest number, or one more in a group."""
    return tuple(
        seat.name
        for group in groups(settings)
        for seat in (*group.fixed, *group.numbered[: group.least + dice.choice([0, 0, 1])])
    )
