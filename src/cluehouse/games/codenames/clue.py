"""Giving a clue, typed or said aloud, and asking the rival chief beforehand."""

from typing import Final

from msgspec.structs import replace

from cluehouse.games.choice import Arg, OneOf, Text
from cluehouse.games.codenames import moves
from cluehouse.games.codenames.seats import CHIEF, RIVAL, chiefs
from cluehouse.games.codenames.state import ProposedClue, State, Turn
from cluehouse.games.refusal import Code
from cluehouse.games.rule import Rule
from cluehouse.games.spoken import Announce, spelling
from cluehouse.games.words import WORD_LENGTH

NUMBERS: Final = OneOf((0, 1, 2, 3, 4, 5, 6, 7, 8, 9, "unlimited"))  # D-CN-03


# --- the clue -------------------------------------------------------------------------------------


def _why_not_give(state: State, seat: str) -> Code | None:
    return None if seat == CHIEF[state.turn.side] else "not-your-turn"  # CN-11


def _why_not_clue(state: State, seat: str) -> Code | None:
    reason = _why_not_give(state, seat)
    return "clue-is-said" if reason is None and state.deal.options.spoken else reason


def _why_not_announce(state: State, seat: str) -> Code | None:
    reason = _why_not_give(state, seat)
    return "clue-is-typed" if reason is None and not state.deal.options.spoken else reason


_ONE_WORD: dict[str, Arg] = {"word": Text(WORD_LENGTH, one_word=True), "number": NUMBERS}  # CN-13
_SOME_WORDS: dict[str, Arg] = {"word": Text(WORD_LENGTH), "number": NUMBERS}  # CN-40, CN-41


def _clue_args(state: State, seat: str) -> dict[str, Arg]:
    options, asked = state.deal.options, state.asked
    if options.names or options.titles:
        return _SOME_WORDS
    if asked is not None and asked.answer == "approved":
        return {"word": Text(WORD_LENGTH, one_word=True, also=(asked.word,)), "number": NUMBERS}  # CN-43
    return _ONE_WORD


def _give_clue(state: State, seat: str, move: moves.Clue) -> State:
    approved = state.asked is not None and state.asked == ProposedClue(move.word, move.number, "approved")
    return _given(state, replace(state.turn, word=move.word, number=move.number), approved)


def _announce(state: State, seat: str, move: Announce) -> State:
    return _given(state, replace(state.turn, number=move.number), approved=False)  # D-CN-23: nobody saw the word


def _given(state: State, turn: Turn, approved: bool) -> State:
    return replace(
        state,
        phase="guess",
        turn=turn,
        asked=None,
        approved=approved,
        penalty=False,  # CN-71: before the clue, or not at all
        overtime=False,
    )


def _gave(state: State, seat: str) -> bool:
    return seat == CHIEF[state.turn.side]


def _number_args(state: State, seat: str) -> dict[str, Arg]:
    return {"number": NUMBERS}


def _word(state: State, seat: str) -> Arg:
    return Text(WORD_LENGTH)  # whatever was said can be written down, also a phrase that was agreed on (CN-43)


# --- asking the rival chief beforehand (CN-46) ----------------------------------------------------


def _why_not_ask(state: State, seat: str) -> Code | None:
    reason = _why_not_give(state, seat)
    if reason is not None:
        return reason  # first of all: only the chief may learn that a question is open
    if state.deal.options.variant == "ghost":
        return "not-now"
    return "clue-pending" if state.asked is not None and state.asked.answer == "waiting" else None


def _ask_args(state: State, seat: str) -> dict[str, Arg]:
    return _SOME_WORDS


def _ask(state: State, seat: str, move: moves.Ask) -> State:
    return replace(state, asked=ProposedClue(move.word, move.number, "waiting"))


def _why_not_answer(state: State, seat: str) -> Code | None:
    if seat != CHIEF[RIVAL[state.turn.side]]:
        return "not-your-part"
    return None if state.asked is not None and state.asked.answer == "waiting" else "not-now"


def _approve(state: State, seat: str, move: moves.Approve) -> State:
    assert state.asked is not None
    return replace(state, asked=replace(state.asked, answer="approved"))


def _decline(state: State, seat: str, move: moves.Decline) -> State:
    assert state.asked is not None
    return replace(state, asked=replace(state.asked, answer="declined"))


_CLUE, _CHIEF = ("clue",), ("chief",)  # CN-12

CLUE_RULES: Final[tuple[Rule[State], ...]] = (
    Rule(move=moves.Clue, phases=_CLUE, made_by=_CHIEF, why_not=_why_not_clue, args=_clue_args, apply=_give_clue),
    Rule(
        move=Announce,
        phases=_CLUE,
        made_by=_CHIEF,
        why_not=_why_not_announce,
        args=_number_args,
        apply=_announce,
    ),
    *spelling(_gave, _word),
    Rule(
        move=moves.Ask,
        phases=_CLUE,
        made_by=_CHIEF,
        why_not=_why_not_ask,
        args=_ask_args,
        apply=_ask,
        audience=chiefs,
        eagerness="never",
    ),
    Rule(
        move=moves.Approve,
        phases=_CLUE,
        made_by=_CHIEF,
        why_not=_why_not_answer,
        apply=_approve,
        audience=chiefs,
        eagerness="first",
    ),
    Rule(move=moves.Decline, phases=_CLUE, made_by=_CHIEF, why_not=_why_not_answer, apply=_decline, audience=chiefs),
)
