"""What each seat of Codenames may know. Views list what is allowed; nothing is taken away from a state."""

from msgspec import Struct

from cluehouse.games.choice import Choice
from cluehouse.games.codenames.play import RULES, guesses_left, words_left
from cluehouse.games.codenames.seats import is_chief
from cluehouse.games.codenames.state import Asked, Identity, Options, Phase, Side, State, Turn
from cluehouse.games.deck import Edition
from cluehouse.games.game import Outcome
from cluehouse.games.marks import Marks
from cluehouse.games.rule import choices


class View(Struct, frozen=True, omit_defaults=True, tag="codenames", tag_field="game"):
    """One seat's knowledge of a game of Codenames, and what it can do now."""

    seat: str
    seats: tuple[str, ...]
    options: Options
    phase: Phase
    side: Side  # the team on turn
    words: tuple[str, ...]
    editions: tuple[Edition, ...]
    covers: tuple[Identity | None, ...]
    left: dict[Side, int]  # CN-09
    turn: Turn
    turns: tuple[Turn, ...]  # the clue log (CN-19)
    choices: tuple[Choice, ...]
    first: Side
    guesses_left: int | None = None
    marks: Marks = ()
    penalty: bool = False
    overtime: bool = False
    key: tuple[Identity, ...] | None = None  # chiefs, and everybody once the game is over (CN-03)
    asked: Asked | None = None  # chiefs only (CN-46)
    approved: bool = False  # chiefs only
    score: int | None = None  # of a won game against the ghost
    outcome: Outcome | None = None


def view(state: State, seat: str) -> View:
    """What this seat may know."""
    deal, over, chief = state.deal, state.outcome is not None, is_chief(seat)
    return View(
        seat=seat,
        seats=deal.seats,
        options=deal.options,
        phase=state.phase,
        side=state.turn.side,
        words=deal.words,
        editions=deal.editions,
        covers=state.covers,
        left={"red": words_left(state, "red"), "blue": words_left(state, "blue")},
        turn=state.turn,
        turns=state.turns,
        choices=() if over else choices(RULES, state, seat),
        first=deal.first,
        guesses_left=guesses_left(state) if state.phase == "guess" else None,
        marks=state.marks,
        penalty=state.penalty,
        overtime=state.overtime,
        key=deal.key if chief or over else None,
        asked=state.asked if chief else None,
        approved=state.approved if chief else False,
        score=_score(state),
        outcome=state.outcome,
    )


def _score(state: State) -> int | None:
    won = state.outcome is not None and state.outcome.winners == ("red",)
    return words_left(state, "blue") if won and state.deal.options.variant == "ghost" else None
