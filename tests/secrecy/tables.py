"""Random tables: settings of every game and variant, and who comes."""

import random
from typing import Any

import msgspec

from cluehouse.tables.settings import Settings
from tests.conformance.deals import OPTIONS

GUESTS = ("Ada", "Bruno", "Celina", "Daria", "Emil", "Fryda", "Gaja", "Hugo", "Iga", "Jan", "Kaja", "Lech")
LOOKER = "somebody"  # looks on without having joined

_OWN_WORDS = "\n".join(
    f"{first}{second}"
    for first in ("sun", "moon", "star", "rain", "snow", "wind")
    for second in ("fish light ward boat house wood stone berry town field").split()
)


def random_settings(game: str, dice: random.Random) -> Settings:
    """Any table of this game. Sizes of teams follow from who sits down."""
    options: dict[str, Any] = msgspec.to_builtins(OPTIONS[game](dice))
    language = options.pop("language")
    for size in ("red", "blue", "a", "b", "players", "red_torch", "blue_torch"):
        options.pop(size, None)
    if game == "codenames":
        options |= {"clue_seconds": dice.randint(10, 60), "guess_seconds": dice.randint(10, 60), "first_clue_extra": 5}
    if game == "trapwords":
        options |= {"chambers": tuple(sorted(dice.sample(range(1, 7), 5))), "seconds": dice.choice([0, 20])}
    if game == "duet" and dice.random() < 0.5:
        options["mission"] = ""
    own = game != "decipher" and dice.random() < 0.2
    if own and "pool" in options:
        options["pool"] = game
    return Settings(
        game,  # type: ignore[arg-type]  # one of the four
        (language if game == "decipher" else dice.choice(["en", "en", "en", "pl", "zh"]),),
        options,
        pack=_OWN_WORDS if own else "",
        referee=dice.choice(["strict", "rulebook", "rulebook", "off"]),
        talk="rules" if dice.random() < 0.9 else "off",
        rivals_talk=dice.random() < 0.3,
        sand=dice.choice(["each-turn", "each-turn", "manual"]),
        pace=3_000 if game == "trapwords" else dice.choice([0, 400, 1_500]),
    )


def seats_for(settings: Settings, dice: random.Random) -> tuple[str, ...]:
    """The seats that are taken before the game begins."""
    sizes = [dice.choice([2, 2, 3]) for _ in range(2)]
    match settings.game:
        case "codenames" if settings.options["variant"] == "shared":
            return ("red-chief", "blue-chief", "operative")
        case "codenames":
            sides = ("red",) if settings.options["variant"] == "ghost" else ("red", "blue")
            return tuple(
                seat
                for side, size in zip(sides, sizes, strict=False)
                for seat in _team(side, size - 1, f"{side}-chief")
            )
        case "trapwords":
            return (*_team("red", sizes[0]), *_team("blue", sizes[1]))
        case "duet":
            return tuple(f"{side}{number}" for side, size in zip("AB", sizes, strict=True) for number in range(1, size))
        case _:
            return tuple(f"P{number}" for number in range(1, sum(sizes) - 1))


def _team(side: str, size: int, *chief: str) -> tuple[str, ...]:
    return (*chief, *(f"{side}-{number}" for number in range(1, size + 1)))
