"""The rules of Decipher. For each move: why it may be refused, its allowed values, its effect."""

from msgspec.structs import replace

from cluehouse.games.choice import Arg, OneOf, Spelling
from cluehouse.games.decipher import moves
from cluehouse.games.decipher.mark import MARK_RULE
from cluehouse.games.decipher.queries import (
    active_seekers,
    attempts_left,
    fits,
    hidden,
    hidden_count,
    next_seeker,
    seekers,
)
from cluehouse.games.decipher.reveal import REVEAL_RULES, end_round
from cluehouse.games.decipher.state import BONUS_PIECES, BONUS_TOKENS, LOTS, SEEKING, Attempt, State, alphabet_of
from cluehouse.games.letters import PIECES
from cluehouse.games.refusal import Code, Refusal
from cluehouse.games.resign import EVERYBODY, resigning
from cluehouse.games.rule import Rule, Rules

# --- who may move ---------------------------------------------------------------------------------


def _why_not_wordsmith(state: State, seat: str) -> Code | None:
    return None if seat == state.wordsmith else "not-your-part"


def _why_not_turn(state: State, seat: str) -> Code | None:
    if seat not in seekers(state):
        return "not-your-part"
    return None if seat == state.seeker else "not-your-turn"


# --- the secret word (DC-06, DC-41) ---------------------------------------------------------------


def _secret(state: State) -> Spelling:
    return Spelling(state.deal.options.length, alphabet_of(state.deal), secret=True)


def _set_word_args(state: State, seat: str) -> dict[str, Arg]:
    return {"word": _secret(state)}


def _explain_secret(state: State, seat: str, move: moves.SetWord) -> Refusal | None:
    return _secret(state).why_not(move.word)


def _set_word(state: State, seat: str, move: moves.SetWord) -> State:
    ready = replace(state, word=move.word.upper(), bonus_left=BONUS_TOKENS)  # DC-05
    return _open_turn(ready)


# --- giving a piece (DC-15) -----------------------------------------------------------------------


def _why_not_give(state: State, seat: str) -> Code | None:
    return _why_not_wordsmith(state, seat) or ("not-now" if state.deal.options.blind_draw else None)


def _why_not_draw(state: State, seat: str) -> Code | None:
    return _why_not_wordsmith(state, seat) or (None if state.deal.options.blind_draw else "not-now")


def _give_args(state: State, seat: str) -> dict[str, Arg]:
    return {"piece": OneOf(tuple(piece for piece, count in hidden(state).items() if count))}


def _explain_piece(state: State, seat: str, move: moves.Give) -> Refusal | None:
    return Refusal("piece-not-hidden", piece=move.piece) if move.piece in PIECES else None


def _give(state: State, seat: str, move: moves.Give) -> State:
    return replace(state, hand=move.piece, phase="place")


def _draw(state: State, seat: str, move: moves.Draw) -> State:
    chamber = [piece for piece, count in hidden(state).items() for _ in range(count)]
    lot = state.deal.lots[len(state.sheet) * LOTS + sum(map(len, state.fields))]
    return replace(state, hand=chamber[lot % len(chamber)], phase="place")


# --- laying it (DC-16 … DC-19) -------------------------------------------------------------------


def _open_fields(state: State, seat: str) -> dict[str, Arg]:
    numbers = range(1, state.deal.options.length + 1)
    return {"field": OneOf(tuple(field for field in numbers if (field, state.hand) not in state.refused))}


def _explain_field(state: State, seat: str, move: moves.Lay) -> Refusal | None:
    if (move.field, state.hand) in state.refused:
        return Refusal("field-refused", field=move.field, piece=str(state.hand))  # DC-18, D-DC-09
    return None


def _lay(state: State, seat: str, move: moves.Lay) -> State:
    assert state.hand is not None
    if not fits(state, move.field, state.hand):
        return replace(state, refused=(*state.refused, (move.field, state.hand)))  # DC-17, D-DC-07: no limit
    before, field, after = state.fields[: move.field - 1], state.fields[move.field - 1], state.fields[move.field :]
    laid = replace(state, fields=(*before, (*field, state.hand), *after), hand=None, willing=())
    return _open_turn(replace(laid, seeker=next_seeker(laid)))


def _open_turn(state: State) -> State:
    if hidden_count(state) > BONUS_PIECES:
        return replace(state, phase="give")  # DC-19
    return replace(state, phase="bonus", bonus=True)  # DC-20, D-DC-10, D-DC-21


# --- bonus mode (DC-22) ---------------------------------------------------------------------------


def _why_not_ask(state: State, seat: str) -> Code | None:
    reason = _why_not_turn(state, seat)
    if reason is None and hidden_count(state) == 0:
        return "chamber-empty"
    return reason


def _ask(state: State, seat: str, move: moves.Ask) -> State:
    return replace(state, phase="give", bonus_left=state.bonus_left - 1, passed=())


def _pass(state: State, seat: str, move: moves.Pass) -> State:
    passed = (*state.passed, seat)
    if len(passed) == len(active_seekers(state)):
        return end_round(state, "passed")  # D-DC-11
    return replace(state, passed=passed, seeker=next_seeker(state))


# --- attempts (DC-24 … DC-28) and giving up (DC-29) -----------------------------------------------


def _why_not_any_time(state: State, seat: str) -> Code | None:
    if seat not in seekers(state):
        return "not-your-part"
    return None if attempts_left(state, seat) else "no-attempt-left"


def _spelling(state: State) -> Spelling:
    return Spelling(state.deal.options.length, alphabet_of(state.deal))


def _attempt_args(state: State, seat: str) -> dict[str, Arg]:
    return {"word": _spelling(state)}


def _explain_attempt(state: State, seat: str, move: moves.Attempt) -> Refusal | None:
    return _spelling(state).why_not(move.word)


def _attempt(state: State, seat: str, move: moves.Attempt) -> State:
    word = move.word.upper()
    tried = replace(state, attempts=(*state.attempts, Attempt(seat, word)), passed=(), willing=())
    if word == state.word:
        return end_round(tried, "solved", seat)  # DC-28, D-DC-18: the token is spent anyway
    if not active_seekers(tried):
        return end_round(tried, "attempts-spent")
    if seat == state.seeker and attempts_left(tried, seat) == 0:
        return replace(tried, seeker=next_seeker(tried))  # DC-27, D-DC-13, D-DC-21: the piece is lost with the turn
    return tried  # DC-26


def _why_not_give_up(state: State, seat: str) -> Code | None:
    return _why_not_any_time(state, seat) or ("not-now" if seat in state.willing else None)


def _give_up(state: State, seat: str, move: moves.GiveUp) -> State:
    willing = (*state.willing, seat)
    if len(willing) == len(active_seekers(state)):
        return end_round(state, "gave-up")  # D-DC-22
    return replace(state, willing=willing)


RULES = Rules(
    Rule(
        move=moves.SetWord,
        phases=("word",),
        why_not=_why_not_wordsmith,
        args=_set_word_args,
        explain=_explain_secret,
        apply=_set_word,
    ),
    Rule(
        move=moves.Give,
        phases=("give",),
        why_not=_why_not_give,
        args=_give_args,
        explain=_explain_piece,
        apply=_give,
    ),
    Rule(move=moves.Draw, phases=("give",), why_not=_why_not_draw, apply=_draw),
    Rule(
        move=moves.Lay,
        phases=("place",),
        why_not=_why_not_turn,
        args=_open_fields,
        explain=_explain_field,
        apply=_lay,
    ),
    Rule(move=moves.Ask, phases=("bonus",), why_not=_why_not_ask, apply=_ask, eagerness="never"),
    Rule(move=moves.Pass, phases=("bonus",), why_not=_why_not_turn, apply=_pass, eagerness="last"),
    Rule(
        move=moves.Attempt,
        phases=SEEKING,
        why_not=_why_not_any_time,
        args=_attempt_args,
        explain=_explain_attempt,
        apply=_attempt,
        accepts_stale=True,  # D-DC-12
    ),
    Rule(move=moves.GiveUp, phases=SEEKING, why_not=_why_not_give_up, apply=_give_up, eagerness="never"),
    MARK_RULE,
    *REVEAL_RULES,
    resigning(EVERYBODY),
)
