"""Duet in the lab."""

from typing import Final

from cluehouse.bots.boards.duet import BOARD, KINDS, TEMPERS
from cluehouse.bots.boards.duet_values import after_miss, after_stop
from cluehouse.bots.boards.giver import GiverPosition, ladder
from cluehouse.games.board import SIZE
from cluehouse.games.duet import DUET
from cluehouse.games.duet.state import AGENTS, SIDES, Options
from cluehouse.games.duet.tokens import Bank
from cluehouse.lab.kinds import Dealt, DuelKind, GiverKind
from cluehouse.lab.turns import HumanTurn
from cluehouse.words import load_pack

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
        kinds=turn.kinds,
        protected=turn.remaining,
        given=frozenset(),
        pending=frozenset(),
        stopped=ladder(lambda count: after_stop(left - count, bank), _MOST),
        missed=missed,
        handed=missed,
    )


def dealt(language: str, seed: str) -> Dealt:
    """The cards as side A sees them; those that are agents for either side may be covered."""
    deal = DUET.deal(Options(language=language, pool="mixed"), load_pack(language), seed)
    kinds = {word: KINDS[identity] for word, identity in zip(deal.words, deal.key_a, strict=True)}
    keys = zip(deal.words, deal.key_a, deal.key_b, strict=True)
    return Dealt(kinds, tuple(word for word, a, b in keys if "green" in (a, b)))


DUELS: Final[dict[str, DuelKind]] = {"duet": DuelKind(DUET, BOARD, lambda state: SIDES)}
GIVER: Final = GiverKind(TEMPERS, giver_position, dealt)
