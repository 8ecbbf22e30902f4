"""Random deals of every game, over all its options."""

import random
from typing import Any

from msgspec.structs import replace

from cluehouse.games import GAMES
from cluehouse.games.chance import Chance
from cluehouse.games.deck import Card, Pack
from cluehouse.games.game import AnyGame

PACK = Pack(
    cards=(
        *(Card(f"FRONT{number}", f"BACK{number}", "codenames") for number in range(40)),
        *(Card(f"FACE{number}", f"REVERSE{number}", "duet") for number in range(40)),
        *(Card(f"picture:front-{number}", f"picture:back-{number}", "pictures") for number in range(40)),
    ),
    words=tuple(f"word{number}" for number in range(140)),
    motifs={f"picture:{side}-{number}": (f"motif{number % 16}",) for side in ("front", "back") for number in range(40)},
)


def chance_from(dice: random.Random) -> Chance:
    """A random source as games use it."""
    return Chance(f"{dice.getrandbits(128):032x}")


def random_options(name: str, dice: random.Random) -> Any:
    """Any choice of options that a table could make."""
    return GAMES[name].random_options(chance_from(dice))


def random_deal(name: str, dice: random.Random, **fixed: Any) -> tuple[AnyGame, Any]:
    """A game and a random deal of it; `fixed` are options that are not chosen at random."""
    game = GAMES[name]
    options: Any = random_options(name, dice)
    return game, game.deal(replace(options, **fixed), PACK, f"{dice.getrandbits(128):032x}")
