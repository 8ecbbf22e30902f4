"""How much each feature of a clue counts, for each kind of listener. The numbers are fitted by `cluehouse lab fit`."""

from typing import Final

from msgspec import Struct

FEATURES: Final = ("near", "shared", "named", "heart", "entry", "crowd")  # see docs/bots.md

ListenerWeights = dict[str, dict[str, float]]  # listener → feature → weight


class Weights(Struct, frozen=True):
    """The fitted weights of a language."""

    sighted: ListenerWeights  # with meaning vectors
    blind: ListenerWeights  # from associations alone
