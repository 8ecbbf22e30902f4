"""Codenames in the lab."""

from typing import Final

from msgspec.structs import replace

from cluehouse.bots.boards.codenames import BOARD
from cluehouse.games.codenames import CODENAMES, State
from cluehouse.games.codenames.state import Turn
from cluehouse.lab.kinds import DuelKind

_LOST: Final = 25  # turns


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
