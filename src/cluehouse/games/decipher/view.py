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

    seat: str  # whose view this is: a seat of the game, or spectator
    seats: tuple[str, ...]  # all seats of this game, clockwise
    options: Options  # the options that the game was dealt with
    # what is awaited: the word, a piece (give), its field (place), a decision in bonus mode, a look at the word
    # (reveal), the end of a contest; or over
    phase: Phase
    board: Literal["A", "B"]  # the side of the printed board: A for 3 or 5 letters, B for 4 or 6 (DC-12)
    alphabet: str  # the letter tiles: polish, international, or a list such as A6 Ä2 B3
    round: int  # the number of the round, counted from 1; once the game is over, how many were finished
    rounds: int  # how many rounds the game has
    wordsmith: str  # the seat of the wordsmith
    seeker: str  # the seeker on turn; before the word is set, the first one
    fields: tuple[tuple[Piece, ...], ...]  # for each letter field the pieces that lie on it
    attempts_left: dict[str, int]  # how many attempt tokens each seeker has left, in the order of their turns
    sheet: tuple[Round, ...]  # the score sheet: the rounds whose word was revealed
    totals: dict[str, int]  # the points of each seat so far, in playing order from the first wordsmith (DC-35)
    # the points of each seat for the tokens of the round that goes on; the solution is still open (DC-31, DC-33)
    running: dict[str, int] = {}
    choices: tuple[Choice, ...] = ()  # the moves that this seat can make now
    hand: Piece | None = None  # the piece that the seeker on turn has to place; null: none
    # the NO tokens: each a letter field, counted from 1, and the kind of piece that it has no more room for
    refused: tuple[tuple[int, Piece], ...] = ()
    bonus: bool = False  # whether bonus mode has begun (DC-20)
    bonus_left: int = 0  # how many bonus tokens are on the board
    hidden_left: int | None = None  # how many pieces are still hidden, in bonus mode; otherwise null (DC-20, DC-21)
    attempts: tuple[Attempt, ...] = ()  # the attempts of this round, in order
    passed: tuple[str, ...] = ()  # the seekers who have passed one after another, in bonus mode
    willing: tuple[str, ...] = ()  # the seekers who want to give up the round
    accepted: tuple[str, ...] = ()  # the seekers who want to go on after the reveal
    # the secret word, for the wordsmith, and for everybody once the game is over (DC-11, DC-30)
    word: str | None = None
    hidden: Pieces | None = None  # how many pieces of each kind are still hidden, for the same seats as the word
    # the referee's remark on the word, for the wordsmith; the sheet shows it once the word is revealed
    mark: Ruled | None = None
    outcome: Outcome | None = None  # who won and why; null while the game goes on


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
