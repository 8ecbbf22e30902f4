"""Guessing: marks, touches, stopping, and what they cost."""

from typing import Final

from msgspec.structs import replace

from cluehouse.games.choice import Arg, OneOf
from cluehouse.games.duet import moves, tokens
from cluehouse.games.duet.cards import agents_placed, is_complete, key_of, open_cards, visible_words
from cluehouse.games.duet.report import WINNING_TURN_TICK
from cluehouse.games.duet.seats import PARTNER, side_of
from cluehouse.games.duet.state import AGENTS, Identity, Miss, Result, Side, State, Touch
from cluehouse.games.duet.turns import end_turn, guessers, lose, searchers, win
from cluehouse.games.marks import Mark, marking, without_card
from cluehouse.games.refusal import Code, Refusal
from cluehouse.games.rule import Move, Rule
from cluehouse.games.spoken import waits_for_spelling

_RESULT: Final[dict[Identity, Result]] = {"green": "agent", "bystander": "bystander", "assassin": "assassin"}


# --- touching a card ------------------------------------------------------------------------------


def _why_not_guess(state: State, seat: str) -> Code | None:
    side = side_of(seat)
    if side is None:
        return "not-your-part"
    if state.phase == "objection":
        return "objection-pending"
    if side in guessers(state):
        return None  # DU-101; DU-75: in sudden death in any order
    return "nothing-to-find" if state.sudden and side not in searchers(state) else "not-your-turn"


def _why_not_touch(state: State, seat: str) -> Code | None:
    reason = _why_not_guess(state, seat)
    if reason is None and state.turn.spelling is not None and waits_for_spelling(state):
        return "spelling-pending"  # DU-35
    return reason


def _guessable(state: State, seat: str) -> dict[str, Arg]:
    return {"card": OneOf(open_cards(state, side_of(seat)))}  # DU-63: for any clue, or for none


def _explain_card(state: State, seat: str, move: moves.Guess | Mark) -> Refusal:
    if move.card not in state.deal.words:
        return Refusal("card-unknown", card=str(move.card))
    return Refusal("own-token" if move.card in visible_words(state) else "card-covered", card=move.card)


def _guess(state: State, seat: str, move: moves.Guess) -> State:
    side, index = side_of(seat), state.deal.words.index(move.card)
    assert side is not None
    identity = key_of(state.deal, PARTNER[side])[index]  # DU-12, DU-76
    touched = replace(
        state,
        turn=replace(state.turn, touches=(*state.turn.touches, Touch(seat, move.card, _RESULT[identity]))),
        marks=without_card(state.marks, move.card),
        taken_up=state.handed is not None,
    )
    if identity == "assassin":
        return lose(touched, "assassin")  # DU-50, DU-60, DU-71, DU-98
    return _found(touched, side, index) if identity == "green" else _missed(touched, side, index)


def _found(state: State, side: Side, index: int) -> State:
    agents = (*state.agents[:index], side, *state.agents[index + 1 :])  # DU-48, DU-62
    found = replace(state, agents=agents)
    if agents_placed(found) == AGENTS:
        return win(_pay_winning_turn(found, side))  # DU-70, DU-78, D-DU-05
    if not state.sudden and is_complete(found, PARTNER[side]):
        return end_turn(_take_tick(found, side), "complete")  # D-DU-06
    return found  # DU-53; D-DU-07: even if the guesser's own side is complete now


def _missed(state: State, side: Side, index: int) -> State:
    if state.sudden:
        return lose(state, "out-of-time")  # DU-77, D-DU-21
    paid = tokens.miss(state.bank)
    if paid is None:
        return lose(state, "out-of-tokens" if tokens.total(state.bank) else "out-of-time")  # DU-97, D-DU-17
    miss = Miss(side, tokens.total(state.bank) - tokens.total(paid))
    marked = (*state.misses[index], miss)  # DU-51, DU-61
    misses = (*state.misses[:index], marked, *state.misses[index + 1 :])
    return end_turn(replace(state, bank=paid, misses=misses), "bystander")


def _take_tick(state: State, side: Side) -> State:
    """Let the guessers take a token, tick side up; after the penalty of D-DU-17 there may be none left."""
    if tokens.total(state.bank) == 0:
        return state
    return replace(state, bank=tokens.stop(state.bank), ticks=(*state.ticks, side))


def _pay_winning_turn(state: State, side: Side) -> State:
    paid = _take_tick(state, side)  # DU-82; none in sudden death
    return paid if WINNING_TURN_TICK else replace(paid, ticks=state.ticks)


# --- stopping -------------------------------------------------------------------------------------


def _why_not_stop(state: State, seat: str) -> Code | None:
    reason = _why_not_touch(state, seat)
    if reason is None and not state.turn.touches:
        return "guess-first"  # DU-17, DU-54
    return reason


def _stop(state: State, seat: str, move: moves.Stop) -> State:
    side = side_of(seat)
    assert side is not None
    return end_turn(_take_tick(state, side), "stop")  # DU-55, D-DU-15


# --- handing over in sudden death (D-DU-35) -------------------------------------------------------


def _why_not_hand_over(state: State, seat: str) -> Code | None:
    reason, side = _why_not_guess(state, seat), side_of(seat)
    if reason is not None or side is None:
        return reason
    return None if PARTNER[side] in searchers(state) else "not-now"  # somebody has to go on (DU-77)


def _hand_over(state: State, seat: str, move: moves.HandOver) -> State:
    return replace(state, handed=side_of(seat), taken_up=False)


def _why_not_take_back(state: State, seat: str) -> Code | None:
    side = side_of(seat)
    if side is None or side != state.handed:
        return "not-your-part" if side is None else "not-now"
    return "not-your-turn" if state.taken_up else None


def _take_back(state: State, seat: str, move: moves.TakeBack) -> State:
    return replace(state, handed=None)


_SUDDEN: Final = ("sudden-death",)
_GUESSING: Final = ("guess", "objection", "sudden-death")


def _who_sees_marks(state: State, seat: str, move: Move) -> tuple[str, ...] | None:
    """Return who sees marks: in sudden death only the own side, because pointing would be planning together (DU-79)."""
    if not state.sudden:
        return None
    return tuple(other for other in state.deal.seats if side_of(other) == side_of(seat))


GUESS_RULES: Final[tuple[Rule[State], ...]] = (
    Rule(
        move=moves.Guess,
        phases=_GUESSING,
        why_not=_why_not_touch,
        args=_guessable,
        explain=_explain_card,
        apply=_guess,
    ),
    Rule(move=moves.Stop, phases=("guess", "objection"), why_not=_why_not_stop, apply=_stop),  # D-DU-22
    Rule(move=moves.HandOver, phases=_SUDDEN, why_not=_why_not_hand_over, apply=_hand_over, eagerness="never"),
    Rule(move=moves.TakeBack, phases=_SUDDEN, why_not=_why_not_take_back, apply=_take_back, eagerness="never"),
    *marking(
        phases=_GUESSING,
        why_not=_why_not_guess,
        cards=lambda state, seat: open_cards(state, side_of(seat)),
        explain=_explain_card,
        audience=_who_sees_marks,
    ),
)
