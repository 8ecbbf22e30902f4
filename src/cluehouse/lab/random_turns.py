"""Turns before their clue, on random boards with some cards covered."""

from typing import Final

from cluehouse.games.chance import Chance
from cluehouse.lab.kinds import GiverKind
from cluehouse.lab.turns import HumanTurn

_COVERED: Final = 13  # cards at most
_OWN: Final = 3  # words that are left to the giver at least


def random_turn(giver: GiverKind, language: str, seed: str) -> HumanTurn:
    """A turn that waits for its clue; the same seed gives the same turn."""
    dealt, chance = giver.dealt(language, seed), Chance(f"{seed}/covered")
    while True:
        covered = chance.sample(dealt.coverable, chance.below(_COVERED + 1))
        left = {word: kind for word, kind in dealt.kinds.items() if word not in covered}
        is_over = "rival" in dealt.kinds.values() and "rival" not in left.values()
        if list(left.values()).count("own") >= _OWN and not is_over:
            break
    words = {name: tuple(word for word, kind in left.items() if kind == name) for name in ("own", "rival", "assassin")}
    return HumanTurn(tuple(left), "", (), green=words["own"], rival=words["rival"], black=words["assassin"], game=seed)
