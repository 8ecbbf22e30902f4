"""Giving a clue, and reactions to it: objection, penalty, restart."""

from typing import Final

from msgspec.structs import replace

from cluehouse.games.choice import Arg, OneOf, Text
from cluehouse.games.duet import moves, tokens
from cluehouse.games.duet.cards import is_complete
from cluehouse.games.duet.seats import PARTNER, side_of
from cluehouse.games.duet.state import State
from cluehouse.games.duet.turns import call_off, givers
from cluehouse.games.refusal import Code
from cluehouse.games.rule import Rule
from cluehouse.games.ruling import CLUE_RULING
from cluehouse.games.spoken import Announce, spelling
from cluehouse.games.words import WORD_LENGTH

NUMBERS: Final = OneOf(tuple(range(10)))  # DU-15, DU-17, D-DU-28, D-DU-29


# --- the clue -------------------------------------------------------------------------------------


def _why_not_give(state: State, seat: str) -> Code | None:
    side = side_of(seat)
    if side is None:
        return "not-your-part"
    if side in givers(state):
        return None
    if is_complete(state, side):
        return "side-complete"  # DU-64
    return "two-clues-in-a-row" if state.deal.options.order == "loose" else "not-your-turn"


def _why_not_clue(state: State, seat: str) -> Code | None:
    reason = _why_not_give(state, seat)
    return "clue-is-said" if reason is None and state.deal.options.spoken else reason


def _why_not_announce(state: State, seat: str) -> Code | None:
    reason = _why_not_give(state, seat)
    return "clue-is-typed" if reason is None and not state.deal.options.spoken else reason


def _word(state: State, seat: str) -> Arg:
    options = state.deal.options
    one_word = not (options.names or options.titles or options.fixed_names)  # DU-13, DU-39, DU-41, DU-43
    return Text(WORD_LENGTH, one_word)


def _clue_args(state: State, seat: str) -> dict[str, Arg]:
    return {"word": _word(state, seat), "number": NUMBERS}


def _number_args(state: State, seat: str) -> dict[str, Arg]:
    return {"number": NUMBERS}


def _give_clue(state: State, seat: str, move: moves.Clue) -> State:
    turn = replace(state.turn, side=side_of(seat), word=move.word, number=move.number)
    return replace(state, phase="guess", turn=turn)


def _announce(state: State, seat: str, move: Announce) -> State:
    assert isinstance(move.number, int)
    return replace(state, phase="guess", turn=replace(state.turn, side=side_of(seat), number=move.number))


def _why_not_let_start(state: State, seat: str) -> Code | None:
    return "not-your-part" if side_of(seat) is None else None


def _let_start(state: State, seat: str, move: moves.LetStart) -> State:
    side = side_of(seat)
    assert side is not None
    return replace(state, phase="clue", turn=replace(state.turn, side=PARTNER[side]))


def _gave(state: State, seat: str) -> bool:
    return state.turn.side is not None and side_of(seat) == state.turn.side  # DU-101


# --- invalid clues (DU-45, D-DU-19) ---------------------------------------------------------------


def _why_not_object(state: State, seat: str) -> Code | None:
    if side_of(seat) is None:
        return "not-your-part"
    if state.phase == "objection":
        return "objection-pending"
    if state.turn.touches or state.turn.decision is not None:
        return "too-late-to-object"
    return None


def _object(state: State, seat: str, move: moves.Object) -> State:
    raised = replace(state, phase="objection", turn=replace(state.turn, objection=seat))
    return _penalize(raised) if side_of(seat) == state.turn.side else raised


def _why_not_decide(state: State, seat: str) -> Code | None:
    side = side_of(seat)
    if side is None:
        return "not-your-part"
    return None if side == state.turn.side else "not-your-part"


def _uphold(state: State, seat: str, move: moves.Uphold) -> State:
    return _penalize(state)


def _waive(state: State, seat: str, move: moves.Waive) -> State:
    return replace(state, phase="guess", turn=replace(state.turn, decision="waived"))


def _penalize(state: State) -> State:
    """Take a token for an invalid clue, which is then played as if it were valid, even after the last token (DU-45,
    D-DU-17)."""
    turn = replace(state.turn, decision="upheld", penalty=True)
    return replace(state, phase="guess", turn=turn, bank=tokens.penalty(state.bank))


# --- beginning again after a clue that gave away too much (DU-46) ---------------------------------


def _why_not_restart(state: State, seat: str) -> Code | None:
    if side_of(seat) is None:
        return "not-your-part"
    return None if state.deal.options.restart and state.turn.penalty else "not-now"


def _propose(state: State, seat: str, move: moves.Restart) -> State:
    return replace(state, phase="restart", proposer=seat)


def _why_not_answer(state: State, seat: str) -> Code | None:
    side = side_of(seat)
    if side is None:
        return "not-your-part"
    proposer = None if state.proposer is None else side_of(state.proposer)
    return None if PARTNER[side] == proposer else "not-your-part"


def _agree(state: State, seat: str, move: moves.Agree) -> State:
    return call_off(state)


def _disagree(state: State, seat: str, move: moves.Disagree) -> State:
    return replace(state, phase="guess", proposer=None)


_OBJECTION, _RESTART = ("objection",), ("restart",)

CLUE_RULES: Final[tuple[Rule[State], ...]] = (
    Rule(
        move=moves.Clue,
        phases=("open", "clue"),  # DU-18, DU-73
        why_not=_why_not_clue,
        args=_clue_args,
        apply=_give_clue,
    ),
    Rule(
        move=Announce,
        phases=("open", "clue"),
        why_not=_why_not_announce,
        args=_number_args,
        apply=_announce,
    ),
    Rule(
        move=moves.LetStart, phases=("open",), why_not=_why_not_let_start, apply=_let_start, eagerness="never"
    ),  # D-DU-34
    *spelling(_gave, _word),
    Rule(
        move=moves.Object,
        phases=("guess", "objection"),
        why_not=_why_not_object,
        apply=_object,
        eagerness="never",
    ),
    Rule(move=moves.Uphold, phases=_OBJECTION, why_not=_why_not_decide, apply=_uphold, eagerness="never"),
    Rule(move=moves.Waive, phases=_OBJECTION, why_not=_why_not_decide, apply=_waive, eagerness="first"),
    Rule(move=moves.Restart, phases=("guess",), why_not=_why_not_restart, apply=_propose, eagerness="never"),
    Rule(move=moves.Agree, phases=_RESTART, why_not=_why_not_answer, apply=_agree, eagerness="first"),
    Rule(move=moves.Disagree, phases=_RESTART, why_not=_why_not_answer, apply=_disagree),
    CLUE_RULING,
)
