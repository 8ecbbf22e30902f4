"""How much each feature of a clue counts, for each kind of listener. The numbers are fitted by `cluehouse lab fit`."""

from msgspec import Struct

ListenerWeights = dict[str, dict[str, float]]  # listener → feature → weight


class Weights(Struct, frozen=True):
    """The fitted weights of a language."""

    sighted: ListenerWeights  # with meaning vectors
    blind: ListenerWeights  # from associations alone
