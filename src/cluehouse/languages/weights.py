"""How much each feature of a clue counts, for each kind of listener. The numbers are fitted by `cluehouse lab fit`."""

from typing import Final

from msgspec import Struct

# See docs/bots.md.
FEATURES: Final = ("near", "shared", "named", "heart", "entry", "crowd")  # of thousands of clues at once
DETAILS: Final = ("closest", "routes", "spelt", "callers")  # of one clue at a time, for guessers

ListenerWeights = dict[str, dict[str, float]]  # listener → feature → weight


class Weights(Struct, frozen=True):
    """The fitted weights of a language."""

    sighted: ListenerWeights  # with meaning vectors
    blind: ListenerWeights  # from associations alone
    guesser: dict[str, float] = {}  # with meaning vectors, for one clue at a time; without it, guessers are as givers
