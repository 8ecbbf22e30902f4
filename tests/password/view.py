"""What each seat of Password may know."""

from typing import Any

from msgspec import Struct

from cluehouse.games.choice import Choice
from cluehouse.games.game import Outcome
from cluehouse.games.seating import SPECTATOR
from tests.password.play import RULES
from tests.password.state import GIVER, Clue, Options, Phase, Side, State


class View(Struct, frozen=True, omit_defaults=True, tag="password", tag_field="game"):
    """One seat's knowledge of a game of Password, and what it can do now."""

    seat: str
    seats: tuple[str, ...]
    options: Options
    phase: Phase
    side: Side
    round: int
    clues: tuple[Clue, ...]
    points: dict[Side, int]
    worth: int
    revealed: tuple[str, ...]
    choices: tuple[Choice, ...] = ()
    secret: str | None = None  # for the givers (PW-02)
    outcome: Outcome | None = None


def spectate(state: State) -> View:
    """What everybody may know."""
    return View(
        seat=SPECTATOR,
        seats=state.deal.seats,
        options=state.deal.options,
        phase=state.phase,
        side=state.side,
        round=state.round,
        clues=state.clues,
        points=state.points,
        worth=state.worth,
        revealed=state.revealed,
        outcome=state.outcome,
    )


def see(state: State, seat: str) -> dict[str, Any]:
    """What this seat knows beyond that: its choices, and a giver the word."""
    if state.outcome is not None:
        return {"seat": seat}
    seen: dict[str, Any] = {"seat": seat, "choices": RULES.choices(state, seat)}
    return seen | {"secret": state.secret} if seat in GIVER.values() else seen
