"""What each seat of Codenames may know. A view is built from what is allowed, not by removing things from a state."""

from typing import Any

from msgspec import Struct

from cluehouse.games.choice import Choice
from cluehouse.games.codenames.play import RULES, guesses_left
from cluehouse.games.codenames.seats import CHIEFS
from cluehouse.games.codenames.state import Identity, Options, Phase, ProposedClue, Side, State, Turn
from cluehouse.games.deck import Edition
from cluehouse.games.game import Outcome
from cluehouse.games.marks import Marks
from cluehouse.games.seating import SPECTATOR


class View(Struct, frozen=True, omit_defaults=True, tag="codenames", tag_field="game", gc=False):
    """What one seat knows about a game of Codenames, and what it can do now."""

    seat: str
    seats: tuple[str, ...]
    options: Options
    phase: Phase
    side: Side  # the team on turn
    first: Side
    words: tuple[str, ...]
    covers: tuple[Identity | None, ...]
    left: dict[Identity, int]  # how many words each side still has to find (CN-09)
    turn: Turn
    turns: tuple[Turn, ...]  # the clue log (CN-19)
    choices: tuple[Choice, ...] = ()
    editions: tuple[Edition, ...] = ()  # the edition of each card, if the pool is mixed
    guesses_left: int | None = None
    marks: Marks = ()
    penalty: bool = False
    overtime: bool = False
    key: tuple[Identity, ...] | None = None  # for chiefs, and for everybody once the game is over (CN-03)
    asked: ProposedClue | None = None  # chiefs only (CN-46)
    approved: bool = False  # chiefs only
    score: int | None = None  # in a won game against the ghost
    outcome: Outcome | None = None


def spectate(state: State) -> View:
    """Return what everybody may know."""
    deal, outcome = state.deal, state.outcome
    return View(
        seat=SPECTATOR,
        seats=deal.seats,
        options=deal.options,
        phase=state.phase,
        side=state.turn.side,
        first=deal.first,
        words=deal.words,
        covers=state.covers,
        left=state.left,
        turn=state.turn,
        turns=state.turns,
        editions=deal.editions if deal.options.pool == "mixed" else (),
        guesses_left=guesses_left(state) if state.phase == "guess" else None,
        marks=state.marks,
        penalty=state.penalty,
        overtime=state.overtime,
        key=None if outcome is None else deal.key,
        score=_score(state),
        outcome=outcome,
    )


def see(state: State, seat: str) -> dict[str, Any]:
    """Return what this seat knows in addition: its choices, and the chiefs' secrets."""
    if state.outcome is not None:
        return {"seat": seat}
    seen: dict[str, Any] = {"seat": seat, "choices": RULES.choices(state, seat)}
    if seat in CHIEFS:
        seen |= {"key": state.deal.key, "asked": state.asked, "approved": state.approved}
    return seen


def _score(state: State) -> int | None:
    won = state.outcome is not None and state.outcome.winners == ("red",)
    return state.left["blue"] if won and state.deal.options.variant == "ghost" else None
