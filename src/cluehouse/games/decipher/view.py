"""What each seat of Decipher may know. A view is built from what is allowed, not by removing things from a state."""

from typing import Any, Literal

from msgspec import Struct

from cluehouse.games.choice import Choice
from cluehouse.games.decipher.deal import rounds
from cluehouse.games.decipher.play import RULES
from cluehouse.games.decipher.queries import attempts_left, clockwise, hidden, hidden_count, seekers, spent
from cluehouse.games.decipher.scoring import running_points, totals
from cluehouse.games.decipher.state import (
    BONUS_TOKENS,
    OPEN,
    SEEKING,
    Attempt,
    Options,
    Phase,
    Round,
    State,
    alphabet_of,
)
from cluehouse.games.game import Outcome
from cluehouse.games.letters import Piece, Pieces
from cluehouse.games.ruling import Ruled
from cluehouse.games.seating import SPECTATOR


class View(Struct, frozen=True, omit_defaults=True, tag="decipher", tag_field="game"):
    """What one seat knows about a game of Decipher, and what it can do now."""

    seat: str
    seats: tuple[str, ...]
    options: Options
    phase: Phase
    board: Literal["A", "B"]
    alphabet: str  # which tiles are used; the forms of the letters are public (DC-13)
    round: int
    rounds: int
    wordsmith: str
    seeker: str  # the seeker on turn, or the first one
    fields: tuple[tuple[Piece, ...], ...]
    attempts_left: dict[str, int]  # of the seekers, in the order of their turns
    sheet: tuple[Round, ...]
    totals: dict[str, int]  # in playing order from the first wordsmith (DC-35)
    running: dict[
        str, int
    ] = {}  # of the round that goes on: points for tokens; the solution is still open (DC-31, DC-33)
    choices: tuple[Choice, ...] = ()
    hand: Piece | None = None
    refused: tuple[tuple[int, Piece], ...] = ()
    bonus: bool = False
    bonus_left: int = 0
    hidden_left: int | None = None  # known in bonus mode only (DC-20, DC-21)
    attempts: tuple[Attempt, ...] = ()
    passed: tuple[str, ...] = ()
    willing: tuple[str, ...] = ()
    accepted: tuple[str, ...] = ()  # who wants to go on after the reveal
    word: str | None = None  # for the wordsmith, and for everybody once the game is over (DC-11, DC-30)
    hidden: Pieces | None = None  # for the same seats
    mark: Ruled | None = None  # for the wordsmith; once the word is revealed, it is on the sheet
    outcome: Outcome | None = None


def spectate(state: State) -> View:
    """Return what everybody may know."""
    deal, over = state.deal, state.outcome is not None
    return View(
        seat=SPECTATOR,
        seats=deal.seats,
        options=deal.options,
        phase=state.phase,
        board="A" if deal.options.length in (3, 5) else "B",  # DC-12
        alphabet=alphabet_of(deal),
        round=len(state.sheet) + (not over and state.phase not in OPEN),
        rounds=rounds(deal.options),
        wordsmith=state.wordsmith,
        seeker=state.seeker,
        fields=state.fields,
        attempts_left={seeker: attempts_left(state, seeker) for seeker in seekers(state)},
        sheet=state.sheet,
        totals=totals(clockwise(deal.seats, deal.first), state.sheet),
        running=_running(state) if state.phase in SEEKING else {},
        hand=state.hand,
        refused=state.refused,
        bonus=state.bonus,
        bonus_left=state.bonus_left,
        hidden_left=hidden_count(state) if state.bonus else None,
        attempts=state.attempts,
        passed=state.passed,
        willing=state.willing,
        accepted=state.accepted,
        word=state.word if over else None,
        hidden=hidden(state) if over else None,
        outcome=state.outcome,
    )


def _running(state: State) -> dict[str, int]:
    """Return the points of the round so far. They follow from tokens that lie open."""
    return running_points(state.wordsmith, spent(state), len(state.refused), BONUS_TOKENS - state.bonus_left)


def see(state: State, seat: str) -> dict[str, Any]:
    """Return what this seat knows in addition: its choices, and for the wordsmith the word."""
    if state.outcome is not None:
        return {"seat": seat}
    seen = {"seat": seat, "choices": RULES.choices(state, seat)}
    if seat != state.wordsmith or state.phase == "word":
        return seen
    return seen | {"word": state.word, "hidden": hidden(state), "mark": state.mark}
