"""The rules of Decipher. Each move has its bar (who may, when), its arguments and its effect."""

from msgspec.structs import replace

from cluehouse.games.choice import Arg, OneOf, Spelling
from cluehouse.games.decipher import moves
from cluehouse.games.decipher.deal import begin_round, rounds
from cluehouse.games.decipher.scoring import score_round, totals, winners
from cluehouse.games.decipher.state import (
    ATTEMPTS,
    BONUS_PIECES,
    BONUS_TOKENS,
    LOTS,
    Attempt,
    Ending,
    Phase,
    Round,
    State,
    alphabet_of,
)
from cluehouse.games.game import Outcome
from cluehouse.games.letters import PIECES, Piece, Pieces, pieces_of
from cluehouse.games.refusal import Code, Refusal
from cluehouse.games.resign import EVERYBODY, resigning
from cluehouse.games.rule import Rule, Rules

# --- what is so -----------------------------------------------------------------------------------


def clockwise(seats: tuple[str, ...], seat: str) -> tuple[str, ...]:
    """All seats in playing order, this one first."""
    place = seats.index(seat)
    return seats[place:] + seats[:place]


def seekers(state: State) -> tuple[str, ...]:
    """The seekers of this round in the order of their turns (DC-04, DC-14)."""
    return clockwise(state.deal.seats, state.wordsmith)[1:]


def attempts_left(state: State, seat: str) -> int:
    """How many attempt tokens this seeker still has (DC-25)."""
    return ATTEMPTS - sum(attempt.seat == seat for attempt in state.attempts)


def active_seekers(state: State) -> tuple[str, ...]:
    """The seekers who are not out of the round (DC-27)."""
    return tuple(seat for seat in seekers(state) if attempts_left(state, seat) > 0)


def hidden(state: State) -> Pieces:
    """The pieces in the hidden chamber (DC-10)."""
    left = pieces_of(state.word)
    for piece in (piece for field in state.fields for piece in field):
        left[piece] -= 1
    if state.hand is not None:
        left[state.hand] -= 1
    return left


def hidden_count(state: State) -> int:
    """How many pieces the hidden chamber still holds."""
    return sum(hidden(state).values())


def fits(state: State, field: int, piece: Piece) -> bool:
    """Does this letter field still have room for such a piece (D-DC-08)?"""
    return pieces_of(state.word[field - 1])[piece] > state.fields[field - 1].count(piece)


def _next_seeker(state: State) -> str:
    active = active_seekers(state)
    after = clockwise(state.deal.seats, state.seeker)
    return next(seat for seat in (*after[1:], state.seeker) if seat in active)


# --- who may, when --------------------------------------------------------------------------------


def _bar_wordsmith(state: State, seat: str, phase: Phase) -> Code | None:
    if seat != state.wordsmith:
        return "not-your-part"
    return None if state.phase == phase else "not-now"


def _bar_turn(state: State, seat: str, phase: Phase) -> Code | None:
    if seat not in seekers(state):
        return "not-your-part"
    if state.phase != phase:
        return "not-now"
    return None if seat == state.seeker else "not-your-turn"


# --- the secret word (DC-06, DC-41) ---------------------------------------------------------------


def _bar_set_word(state: State, seat: str) -> Code | None:
    return _bar_wordsmith(state, seat, "word")


def _secret(state: State) -> Spelling:
    return Spelling(state.deal.options.length, alphabet_of(state.deal), secret=True)


def _set_word_args(state: State, seat: str) -> dict[str, Arg]:
    return {"word": _secret(state)}


def _why_not_secret(state: State, seat: str, move: moves.SetWord) -> Refusal | None:
    return _secret(state).why_not(move.word)


def _set_word(state: State, seat: str, move: moves.SetWord) -> State:
    ready = replace(state, word=move.word.upper(), bonus_left=BONUS_TOKENS)  # DC-05
    return _open_turn(ready)


# --- giving a piece (DC-15) -----------------------------------------------------------------------


def _bar_give(state: State, seat: str) -> Code | None:
    return _bar_wordsmith(state, seat, "give") or ("not-now" if state.deal.options.blind_draw else None)


def _bar_draw(state: State, seat: str) -> Code | None:
    return _bar_wordsmith(state, seat, "give") or (None if state.deal.options.blind_draw else "not-now")


def _give_args(state: State, seat: str) -> dict[str, Arg]:
    return {"piece": OneOf(tuple(piece for piece, count in hidden(state).items() if count))}


def _why_not_piece(state: State, seat: str, move: moves.Give) -> Refusal | None:
    return Refusal("piece-not-hidden", piece=move.piece) if move.piece in PIECES else None


def _give(state: State, seat: str, move: moves.Give) -> State:
    return replace(state, hand=move.piece, phase="place")


def _draw(state: State, seat: str, move: moves.Draw) -> State:
    chamber = [piece for piece, count in hidden(state).items() for _ in range(count)]
    lot = state.deal.lots[len(state.sheet) * LOTS + sum(map(len, state.fields))]
    return replace(state, hand=chamber[lot % len(chamber)], phase="place")


# --- placing it (DC-16 … DC-19) -------------------------------------------------------------------


def _bar_place(state: State, seat: str) -> Code | None:
    return _bar_turn(state, seat, "place")


def _open_fields(state: State, seat: str) -> dict[str, Arg]:
    numbers = range(1, state.deal.options.length + 1)
    return {"field": OneOf(tuple(field for field in numbers if (field, state.hand) not in state.refused))}


def _why_not_field(state: State, seat: str, move: moves.Place) -> Refusal | None:
    if (move.field, state.hand) in state.refused:
        return Refusal("field-refused", field=move.field, piece=str(state.hand))  # DC-18, D-DC-09
    return None


def _place(state: State, seat: str, move: moves.Place) -> State:
    assert state.hand is not None
    if not fits(state, move.field, state.hand):
        return replace(state, refused=(*state.refused, (move.field, state.hand)))  # DC-17, D-DC-07: no limit
    before, field, after = state.fields[: move.field - 1], state.fields[move.field - 1], state.fields[move.field :]
    laid = replace(state, fields=(*before, (*field, state.hand), *after), hand=None, willing=())
    return _open_turn(replace(laid, seeker=_next_seeker(laid)))


def _open_turn(state: State) -> State:
    if hidden_count(state) > BONUS_PIECES:
        return replace(state, phase="give")  # DC-19
    return replace(state, phase="bonus", bonus=True)  # DC-20, D-DC-10, D-DC-21


# --- bonus mode (DC-22) ---------------------------------------------------------------------------


def _bar_pass(state: State, seat: str) -> Code | None:
    return _bar_turn(state, seat, "bonus")


def _bar_ask(state: State, seat: str) -> Code | None:
    barred = _bar_turn(state, seat, "bonus")
    if barred is None and hidden_count(state) == 0:
        return "chamber-empty"
    return barred


def _ask(state: State, seat: str, move: moves.Ask) -> State:
    return replace(state, phase="give", bonus_left=state.bonus_left - 1, passed=())


def _pass(state: State, seat: str, move: moves.Pass) -> State:
    passed = (*state.passed, seat)
    if len(passed) == len(active_seekers(state)):
        return _end_round(state, "passed")  # D-DC-11
    return replace(state, passed=passed, seeker=_next_seeker(state))


# --- attempts (DC-24 … DC-28) and giving up (DC-29) -----------------------------------------------


def _bar_any_time(state: State, seat: str) -> Code | None:
    if seat not in seekers(state):
        return "not-your-part"
    if state.phase in ("word", "over"):
        return "not-now"
    return None if attempts_left(state, seat) else "no-attempt-left"


def _spelling(state: State) -> Spelling:
    return Spelling(state.deal.options.length, alphabet_of(state.deal))


def _attempt_args(state: State, seat: str) -> dict[str, Arg]:
    return {"word": _spelling(state)}


def _why_no_attempt(state: State, seat: str, move: moves.Attempt) -> Refusal | None:
    return _spelling(state).why_not(move.word)


def _attempt(state: State, seat: str, move: moves.Attempt) -> State:
    word = move.word.upper()
    tried = replace(state, attempts=(*state.attempts, Attempt(seat, word)), passed=(), willing=())
    if word == state.word:
        return _end_round(tried, "solved", seat)  # DC-28, D-DC-18: the token is spent all the same
    if not active_seekers(tried):
        return _end_round(tried, "attempts-spent")
    if seat == state.seeker and attempts_left(tried, seat) == 0:
        return replace(tried, seeker=_next_seeker(tried))  # DC-27, D-DC-13, D-DC-21: a piece goes with the turn
    return tried  # DC-26


def _bar_give_up(state: State, seat: str) -> Code | None:
    return _bar_any_time(state, seat) or ("not-now" if seat in state.willing else None)


def _give_up(state: State, seat: str, move: moves.GiveUp) -> State:
    willing = (*state.willing, seat)
    if len(willing) == len(active_seekers(state)):
        return _end_round(state, "gave-up")  # D-DC-22
    return replace(state, willing=willing)


# --- the ends of rounds and games -----------------------------------------------------------------


def _end_round(state: State, end: Ending, solver: str | None = None) -> State:
    sheet = (*state.sheet, _finished(state, end, solver))
    if len(sheet) < rounds(state.deal.options):
        return begin_round(state.deal, sheet)
    points = totals(clockwise(state.deal.seats, state.deal.first), sheet)
    return replace(state, phase="over", sheet=sheet, outcome=Outcome(winners(points), "points"))


def _finished(state: State, end: Ending, solver: str | None) -> Round:
    spent = {seat: ATTEMPTS - attempts_left(state, seat) for seat in seekers(state)}
    bonus_given = BONUS_TOKENS - state.bonus_left
    scores = score_round(state.wordsmith, spent, len(state.refused), bonus_given, solver)
    return Round(
        wordsmith=state.wordsmith,
        word=state.word,
        solver=solver,
        end=end,
        refused=len(state.refused),
        bonus_given=bonus_given,
        attempts=state.attempts,
        scores={seat: scores[seat] for seat in clockwise(state.deal.seats, state.deal.first)},
    )


RULES = Rules(
    Rule(moves.SetWord, _bar_set_word, _set_word, _set_word_args, _why_not_secret),
    Rule(moves.Give, _bar_give, _give, _give_args, _why_not_piece),
    Rule(moves.Draw, _bar_draw, _draw),
    Rule(moves.Place, _bar_place, _place, _open_fields, _why_not_field),
    Rule(moves.Ask, _bar_ask, _ask),
    Rule(moves.Pass, _bar_pass, _pass),
    Rule(moves.Attempt, _bar_any_time, _attempt, _attempt_args, _why_no_attempt),
    Rule(moves.GiveUp, _bar_give_up, _give_up),
    resigning(EVERYBODY),
)
