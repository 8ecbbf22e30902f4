"""Random deals of every game, over all its options."""

import random
from typing import Any

from msgspec.structs import replace

from cluehouse.games import GAMES
from cluehouse.games.codenames import Options as CodenamesOptions
from cluehouse.games.decipher import Options as DecipherOptions
from cluehouse.games.deck import Card, Pack
from cluehouse.games.duet import MISSIONS
from cluehouse.games.duet import Options as DuetOptions
from cluehouse.games.game import Game
from cluehouse.games.trapwords import Options as TrapwordsOptions

PACK = Pack(
    cards=(
        *(Card(f"FRONT{number}", f"BACK{number}", "codenames") for number in range(40)),
        *(Card(f"FACE{number}", f"REVERSE{number}", "duet") for number in range(40)),
    ),
    words=tuple(f"word{number}" for number in range(140)),
)


def codenames_options(dice: random.Random) -> CodenamesOptions:
    """Any table of Codenames."""
    return CodenamesOptions(
        variant=dice.choice(["standard", "standard", "ghost", "shared"]),
        red=dice.randint(2, 4),
        blue=dice.randint(2, 4),
        pool=dice.choice(["codenames", "duet", "mixed"]),
        names=dice.random() < 0.3,
        titles=dice.random() < 0.3,
        timer=dice.choice(["off", "warn", "end-turn"]),
    )


def duet_options(dice: random.Random) -> DuetOptions:
    """Any table of Duet, with or without a mission."""
    return DuetOptions(
        a=dice.randint(1, 3),
        b=dice.randint(1, 3),
        pool=dice.choice(["codenames", "duet", "mixed"]),
        tokens=dice.choice([9, 10, 11]),
        mission=dice.choice(["", *MISSIONS]),
        order=dice.choice(["alternate", "loose"]),
        restart=dice.random() < 0.5,
    )


def trapwords_options(dice: random.Random) -> TrapwordsOptions:
    """Any table of Trapwords, typed or spoken."""
    return TrapwordsOptions(
        red=dice.randint(2, 4),
        blue=dice.randint(2, 4),
        chambers=tuple(sorted(dice.sample(range(1, 11), 5))),
        starred=dice.random() < 0.5,
        curse_places=tuple(sorted(dice.sample(range(1, 5), dice.randint(0, 4)))),
        may_pass_torch=dice.random() < 0.5,
        spoken=dice.random() < 0.3,
        hourglass=dice.choice(["official", "pressure", "relaxed"]),
        restrictions=dice.random() < 0.7,
        automatic_stop=dice.random() < 0.3,
        tie_break=dice.random() < 0.5,
    )


def decipher_options(dice: random.Random) -> DecipherOptions:
    """Any table of Decipher."""
    return DecipherOptions(
        language=dice.choice(["pl", "en"]),
        players=dice.randint(2, 4),
        length=dice.randint(3, 6),
        blind_draw=dice.random() < 0.3,
    )


OPTIONS = {
    "codenames": codenames_options,
    "duet": duet_options,
    "trapwords": trapwords_options,
    "decipher": decipher_options,
}


def random_deal(name: str, dice: random.Random, **fixed: Any) -> tuple[Game[Any, Any, Any, Any], Any]:
    """A game and a random deal of it; `fixed` are options that are not left to chance."""
    game = GAMES[name]
    options: Any = OPTIONS[name](dice)
    return game, game.deal(replace(options, **fixed), PACK, f"{dice.getrandbits(128):032x}")
