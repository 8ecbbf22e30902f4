"""Who decides, and what a decision is: a move or None, and the thoughts behind it."""

from collections.abc import Set

from msgspec import Struct

from cluehouse.bots.decipher.temper import Temper
from cluehouse.bots.thought import Thought
from cluehouse.games.chance import Chance
from cluehouse.games.rule import Move

Decision = tuple[Move | None, list[Thought]]


class Decider(Struct, frozen=True):
    """A temper, a random generator for this moment, and the moves that were refused."""

    temper: Temper
    dice: Chance
    refused: Set[Move]
