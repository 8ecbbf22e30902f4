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

    seat: str  # whose view this is: a seat of the game, or spectator
    seats: tuple[str, ...]  # all seats of this game
    options: Options  # the options that the game was dealt with
    # what is awaited: a clue, a guess, a decision on an objection, the card that the ghost covers; or over
    phase: Phase
    side: Side  # the team on turn
    first: Side  # the team that began
    words: tuple[str, ...]  # the 25 cards, row by row: a word, or "picture:" and the id of a picture
    covers: tuple[Identity | None, ...]  # for each card what covers it; null: nothing does
    left: dict[Identity, int]  # how many words each side still has to find (CN-09)
    turn: Turn  # the turn under way; in a finished game the last one
    turns: tuple[Turn, ...]  # the turns before it: the clue log (CN-19)
    choices: tuple[Choice, ...] = ()  # the moves that this seat can make now
    editions: tuple[Edition, ...] = ()  # the edition of each card, if the pool is mixed; otherwise empty
    guesses_left: int | None = None  # how many guesses are left in this turn; null: no limit, or nobody guesses now
    marks: Marks = ()  # the cards that operatives point at, each with the seat that does; a mark binds nobody
    penalty: bool = False  # whether the chief on turn may cover a word of the own team before the clue (CN-71)
    overtime: bool = False  # whether the timer has run out and the turn goes on all the same (CN-74)
    # what each card hides, for chiefs, and for everybody once the game is over (CN-03)
    key: tuple[Identity, ...] | None = None
    asked: ProposedClue | None = None  # the clue that the chief on turn showed to the rival chief; chiefs only (CN-46)
    approved: bool = False  # whether the rival chief agreed to this clue before it was given; chiefs only
    score: int | None = None  # in a won game against the ghost: how many words it had not covered; otherwise null
    outcome: Outcome | None = None  # who won and why; null while the game goes on


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
