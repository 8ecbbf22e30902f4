"""Duet in the lab."""

from typing import Final

from cluehouse.bots.boards.duet import BOARD, TEMPERS
from cluehouse.bots.boards.duet_values import after_miss, after_stop
from cluehouse.bots.boards.giver import GiverPosition, ladder
from cluehouse.games.board import SIZE
from cluehouse.games.duet import DUET
from cluehouse.games.duet.state import AGENTS, SIDES
from cluehouse.games.duet.tokens import Bank
from cluehouse.lab.kinds import DuelKind, GiverKind
from cluehouse.lab.turns import HumanTurn

_MOST: Final = 9
_TOKENS: Final = 9


def giver_position(turn: HumanTurn, language: str) -> GiverPosition:
    """A turn as its giver saw it. The tokens left are estimated from the words left."""
    found = SIZE - len(turn.remaining)
    left = max(AGENTS - found, len(turn.green))
    bank = Bank(max(1, round(_TOKENS * left / AGENTS)))
    missed = ladder(lambda count: after_miss(left - count, bank), _MOST)
    return GiverPosition(
        language=language,
        board=turn.remaining,
        cards=turn.remaining,
        kinds=tuple(_kind(word, turn) for word in turn.remaining),
        protected=turn.remaining,
        given=frozenset(),
        pending=frozenset(),
        stopped=ladder(lambda count: after_stop(left - count, bank), _MOST),
        missed=missed,
        handed=missed,
    )


def _kind(word: str, turn: HumanTurn) -> str:
    if word in turn.green:
        return "own"
    return "assassin" if word in turn.black else "bystander"


DUELS: Final[dict[str, DuelKind]] = {"duet": DuelKind(DUET, BOARD, lambda state: SIDES)}
GIVER: Final = GiverKind(TEMPERS, giver_position)
