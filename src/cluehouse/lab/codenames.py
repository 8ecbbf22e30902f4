"""Codenames in the lab."""

from typing import Final

from msgspec.structs import replace

from cluehouse.bots.boards.codenames import BOARD, TEMPERS, kind_of
from cluehouse.bots.boards.codenames_values import race
from cluehouse.bots.boards.giver import GiverPosition, ladder
from cluehouse.games.codenames import CODENAMES, State
from cluehouse.games.codenames.state import Options, Turn
from cluehouse.lab.kinds import Dealt, DuelKind, GiverKind
from cluehouse.lab.turns import HumanTurn
from cluehouse.words import load_pack

_LOST: Final = 25  # turns
_MOST: Final = 9


def _first_side(state: State) -> tuple[str, ...]:
    return (state.deal.first,)


def _without_rival(state: State) -> State:
    """The same state, with the first side on turn: alone against the board, the other side never gets a turn."""
    if state.turn.side == state.deal.first or state.phase != "clue":
        return state
    return replace(state, turn=Turn(state.deal.first))


DUELS: Final[dict[str, DuelKind]] = {
    "codenames": DuelKind(CODENAMES, BOARD, _first_side),
    "ghost": DuelKind(CODENAMES, BOARD, _first_side, {"variant": "ghost"}),
    "shared": DuelKind(CODENAMES, BOARD, _first_side, {"variant": "shared"}),
    "alone": DuelKind(CODENAMES, BOARD, _first_side, prepared=_without_rival, lost_turns=_LOST),
}


def giver_position(turn: HumanTurn, language: str) -> GiverPosition:
    """A turn as its giver saw it."""
    own, rival = len(turn.green), len(turn.rival)
    after = ladder(lambda found: race(own - found, rival), _MOST)
    return GiverPosition(
        language=language,
        board=turn.remaining,
        cards=turn.remaining,
        kinds=turn.kinds,
        protected=turn.remaining,
        given=frozenset(),
        pending=frozenset(),
        stopped=after,
        missed=after,
        handed=ladder(lambda found: race(own - found, rival - 1), _MOST),
    )


def dealt(language: str, seed: str) -> Dealt:
    """The cards as the first side's chief sees them; all but the assassin may be covered."""
    deal = CODENAMES.deal(Options(language=language, pool="mixed"), load_pack(language), seed)
    kinds = {word: kind_of(identity, deal.first) for word, identity in zip(deal.words, deal.key, strict=True)}
    return Dealt(kinds, tuple(word for word, kind in kinds.items() if kind != "assassin"))


GIVER: Final = GiverKind(TEMPERS, giver_position, dealt)
