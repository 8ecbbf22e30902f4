"""Who has seen what: somebody who knows a secret of this game may not sit where it must not be known (D-CN-21)."""

from collections.abc import Callable, Iterable
from typing import Any, Final


def may_take(game: str, state: Any, held: Iterable[str], seat: str) -> bool:
    """May somebody who has held these seats in this game take that one?"""
    return all(_FITS[game](state, before, seat) for before in held)


def _codenames(state: Any, before: str, seat: str) -> bool:
    return not before.endswith("chief") or seat.endswith("chief")


def _duet(state: Any, before: str, seat: str) -> bool:
    return before[0] == seat[0]  # each side knows its own half of the key (DU-07)


def _trapwords(state: Any, before: str, seat: str) -> bool:
    if before.partition("-")[0] != seat.partition("-")[0]:
        return False  # a team knows its traps
    has_read = state.turn is not None and state.turn.describer == before and state.phase != "handover"
    return not has_read or seat == before


def _decipher(state: Any, before: str, seat: str) -> bool:
    return state.wordsmith != before or state.phase == "word" or seat == before


_FITS: Final[dict[str, Callable[[Any, str, str], bool]]] = {
    "codenames": _codenames,
    "duet": _duet,
    "trapwords": _trapwords,
    "decipher": _decipher,
}
