"""The rules of Codenames. For each move: why it may be refused, its allowed values, its effect. Those of giving a
clue are in clue.py."""

from msgspec.structs import replace

from cluehouse.games.choice import Arg, OneOf
from cluehouse.games.codenames import moves
from cluehouse.games.codenames.clue import CLUE_RULES
from cluehouse.games.codenames.seats import CHIEF, CHIEFS, RIVAL, SEATING, SHARED, SIDE_OF, opposes
from cluehouse.games.codenames.state import (
    SIDES,
    Ending,
    Identity,
    Number,
    Side,
    State,
    Touch,
    Turn,
)
from cluehouse.games.game import Outcome
from cluehouse.games.marks import Mark, marking, without_card
from cluehouse.games.refusal import Code, Refusal
from cluehouse.games.resign import resigning
from cluehouse.games.rule import Rule, Rules
from cluehouse.games.ruling import CLUE_RULING
from cluehouse.games.seating import CLOCK
from cluehouse.games.spoken import waits_for_spelling

# --- queries --------------------------------------------------------------------------------------


def guess_limit(number: Number | None) -> int | None:
    """Return the most guesses for this number: one more than the number (CN-58); None for 0 (CN-63) and unlimited
    (CN-61)."""
    return number + 1 if isinstance(number, int) and number > 0 else None


def guesses_left(state: State) -> int | None:
    """Return how many guesses this turn still allows, or None if they are unlimited."""
    limit = guess_limit(state.turn.number)
    return None if limit is None else limit - len(state.turn.touches)


# --- guesses --------------------------------------------------------------------------------------


def _why_not_guess(state: State, seat: str) -> Code | None:
    if state.phase == "objection":
        return "objection-pending"
    on_turn = seat == SHARED or SIDE_OF[seat] == state.turn.side
    return None if on_turn else "not-your-turn"  # CN-48


def _why_not_touch(state: State, seat: str) -> Code | None:
    reason = _why_not_guess(state, seat)
    if reason is None and state.turn.spelling is not None and waits_for_spelling(state):
        return "spelling-pending"  # CN-18
    return reason


def _open_cards(state: State, seat: str) -> dict[str, Arg]:
    return {"card": OneOf(state.visible)}  # CN-50; CN-60: any of them


def _explain_card(state: State, seat: str, move: moves.Guess | moves.Cover | Mark) -> Refusal:
    code: Code = "card-covered" if move.card in state.deal.words else "card-unknown"
    return Refusal(code, card=str(move.card))


def _guess(state: State, seat: str, move: moves.Guess) -> State:
    turn, card, left = state.turn, move.card, state.left
    cover = state.deal.key[state.deal.index[card]]
    touches = turn.touches + (Touch(seat, card, cover),)
    if cover in left:
        left = {**left, cover: left[cover] - 1}
    end = _ending(turn, cover, left, len(touches))
    touched = _cover_card(state, card, cover, left, replace(turn, touches=touches, end=end))
    if end is None:
        return touched  # CN-51
    if end == "assassin":
        return _end_game(touched, RIVAL[turn.side])  # CN-55, CN-69
    return _end_game(touched, cover) if end == "all-found" else _end_turn(touched)  # CN-68: whoever touched it


def _ending(turn: Turn, cover: Identity, left: dict[Identity, int], guesses: int) -> Ending | None:
    """Return how this touch ends the turn, or None if the team may continue."""
    if cover == turn.side:
        if left[cover] == 0:
            return "all-found"
        return "limit" if guesses == guess_limit(turn.number) else None  # CN-58
    if cover == "bystander" or cover == "assassin":
        return cover  # CN-53
    return "all-found" if left[cover] == 0 else "rival"  # CN-54


def _cover_card(state: State, card: str, cover: Identity, left: dict[Identity, int], turn: Turn) -> State:
    covers, visible = list(state.covers), list(state.visible)
    covers[state.deal.index[card]] = cover
    visible.remove(card)
    marks = without_card(state.marks, card) if state.marks else ()
    return replace(state, covers=tuple(covers), visible=tuple(visible), left=left, turn=turn, marks=marks)


def _why_not_stop(state: State, seat: str) -> Code | None:
    reason = _why_not_touch(state, seat)
    if reason is None and not state.turn.touches:
        return "guess-first"  # CN-56
    return reason


def _stop(state: State, seat: str, move: moves.Stop) -> State:
    return _end_turn(replace(state, turn=replace(state.turn, end="stop")))  # CN-57


# --- invalid clues (CN-45, CN-70 … CN-73) ---------------------------------------------------------


def _why_not_object(state: State, seat: str) -> Code | None:
    if not opposes(state, seat):
        return "not-your-part"
    if state.phase == "objection":
        return "objection-pending"
    if state.turn.touches or state.turn.decision is not None:
        return "too-late-to-object"  # CN-73, D-CN-09
    # D-CN-15. The operatives do not know about it (CN-46): they may object, and their chief has to waive.
    return "clue-approved" if state.approved and seat in CHIEFS else None


def _object(state: State, seat: str, move: moves.Object) -> State:
    return replace(state, phase="objection", turn=replace(state.turn, objection=seat))


def _why_not_waive(state: State, seat: str) -> Code | None:
    if seat != CHIEF[RIVAL[state.turn.side]]:
        return "not-your-part"  # CN-45: the rival chief is the judge
    return None


def _why_not_uphold(state: State, seat: str) -> Code | None:
    reason = _why_not_waive(state, seat)
    if reason is None and state.approved:
        return "clue-approved"  # D-CN-15
    return reason


def _waive(state: State, seat: str, move: moves.Waive) -> State:
    return replace(state, phase="guess", turn=replace(state.turn, decision="waived"))  # CN-72


def _uphold(state: State, seat: str, move: moves.Uphold) -> State:
    judged = replace(state, turn=replace(state.turn, decision="upheld", end="penalty"))
    return replace(_end_turn(judged), penalty=True)  # CN-70, CN-71


# --- covering without a touch: the penalty, and the ghost's turn -----------------------------------


def _why_not_cover(state: State, seat: str) -> Code | None:
    if seat != CHIEF[state.turn.side]:
        return "not-your-part"
    return None if state.phase == "ghost" or state.penalty else "not-now"


def _coverable(state: State, seat: str) -> dict[str, Arg]:
    side = "blue" if state.phase == "ghost" else state.turn.side
    board = zip(state.deal.words, state.deal.key, state.covers, strict=True)
    return {"card": OneOf(tuple(word for word, identity, cover in board if identity == side and cover is None))}


def _explain_cover(state: State, seat: str, move: moves.Cover) -> Refusal:
    if move.card in state.visible:
        return Refusal("not-your-word", card=move.card)  # D-CN-11
    return _explain_card(state, seat, move)


def _cover(state: State, seat: str, move: moves.Cover) -> State:
    side: Side = "blue" if state.phase == "ghost" else state.turn.side
    left = {**state.left, side: state.left[side] - 1}
    end: Ending | None = "all-found" if left[side] == 0 else state.turn.end
    turn = replace(state.turn, extra=move.card, end=end)
    covered = replace(_cover_card(state, move.card, side, left, turn), penalty=False)
    if left[side] == 0:
        return _end_game(covered, side)  # D-CN-08
    return _next_turn(covered, "red") if state.phase == "ghost" else covered


# --- time (CN-74) ---------------------------------------------------------------------------------


def _why_not_time(state: State, seat: str) -> Code | None:
    return "not-now" if state.deal.options.timer == "off" or state.overtime else None


def _time_up(state: State, seat: str, move: moves.TimeUp) -> State:
    if state.phase == "guess" and state.deal.options.timer == "end-turn":
        return _end_turn(replace(state, turn=replace(state.turn, end="time")))  # D-CN-19: even without a guess
    return replace(state, overtime=True)


# --- the ends of turns and games ------------------------------------------------------------------


def _end_turn(state: State) -> State:
    if state.deal.options.variant == "ghost":
        return replace(state, phase="ghost", marks=(), overtime=False)
    return _next_turn(state, RIVAL[state.turn.side])  # CN-11


def _next_turn(state: State, side: Side) -> State:
    return replace(
        state,
        phase="clue",
        turns=state.turns + (state.turn,),
        turn=Turn(side),
        marks=(),
        approved=False,
        overtime=False,
    )


def _end_game(state: State, winner: Identity) -> State:
    outcome = Outcome((winner,), str(state.turn.end))
    return replace(state, phase="over", marks=(), outcome=outcome)


def _ended_a_phase(state: State) -> bool:
    """Whether the clock ended something. If it only warns, moves that were sent before still count (D-CN-19)."""
    return not state.overtime


_GUESS, _OBJECTION = ("guess", "objection"), ("objection",)
_CHIEF, _OPERATIVES = ("chief",), ("operative", "shared")  # CN-12, CN-49

RULES = Rules(
    *CLUE_RULES,
    Rule(
        move=moves.Cover,
        phases=("clue", "ghost"),
        made_by=_CHIEF,
        why_not=_why_not_cover,
        args=_coverable,
        explain=_explain_cover,
        apply=_cover,
    ),
    Rule(
        move=moves.Guess,
        phases=_GUESS,
        made_by=_OPERATIVES,
        why_not=_why_not_touch,
        args=_open_cards,
        explain=_explain_card,
        apply=_guess,
    ),
    Rule(move=moves.Stop, phases=_GUESS, made_by=_OPERATIVES, why_not=_why_not_stop, apply=_stop),
    *marking(
        phases=_GUESS,
        made_by=_OPERATIVES,
        why_not=_why_not_guess,
        cards=lambda state, seat: state.visible,
        explain=_explain_card,
    ),
    Rule(move=moves.Object, phases=_GUESS, why_not=_why_not_object, apply=_object, eagerness="never"),
    Rule(
        move=moves.Uphold, phases=_OBJECTION, made_by=_CHIEF, why_not=_why_not_uphold, apply=_uphold, eagerness="never"
    ),
    Rule(move=moves.Waive, phases=_OBJECTION, made_by=_CHIEF, why_not=_why_not_waive, apply=_waive, eagerness="first"),
    CLUE_RULING,
    Rule(
        move=moves.TimeUp,
        phases=("clue", "guess"),
        made_by=(CLOCK,),
        why_not=_why_not_time,
        apply=_time_up,
        binding=_ended_a_phase,
    ),
    resigning(*SIDES),
    seats=SEATING.seats,
)
