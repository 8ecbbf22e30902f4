"""The rules of Password."""

from msgspec.structs import replace

from cluehouse.games.choice import Arg, Text
from cluehouse.games.game import Outcome
from cluehouse.games.refusal import Code, Refusal
from cluehouse.games.resign import resigning
from cluehouse.games.rule import Move, Rule, Rules
from cluehouse.games.seating import CLOCK
from cluehouse.games.words import WORD_LENGTH, same_word
from tests.password.state import GIVER, GUESSER, MOST_CLUES, OTHER, SIDES, Clue, Side, State


class GiveClue(Move, frozen=True, tag="clue"):
    """A giver says one word (PW-03)."""

    word: str


class Answer(Move, frozen=True, tag="answer"):
    """A guesser says one word (PW-04)."""

    word: str


class Pass(Move, frozen=True, tag="pass"):
    """A guesser has no idea (PW-08)."""


class TimeUp(Move, frozen=True, tag="time-up"):
    """The clock says that the time is up (PW-09)."""


def _why_not_clue(state: State, seat: str) -> Code | None:
    if seat not in GIVER.values():
        return "not-your-part"
    return None if seat == GIVER[state.side] else "not-your-turn"


def _clue_args(state: State, seat: str) -> dict[str, Arg]:
    return {"word": Text(WORD_LENGTH, one_word=True, but_not=(state.secret,))}  # PW-03


def _explain_clue(state: State, seat: str, move: GiveClue) -> Refusal | None:
    is_secret = isinstance(move.word, str) and same_word(move.word, state.secret)
    return Refusal("trap-is-secret", word=move.word) if is_secret else None


def _give_clue(state: State, seat: str, move: GiveClue) -> State:
    return replace(state, phase="guess", clues=(*state.clues, Clue(state.side, move.word)))


def _why_not_answer(state: State, seat: str) -> Code | None:
    if seat not in GUESSER.values():
        return "not-your-part"
    return None if seat == GUESSER[state.side] else "not-your-turn"


def _answer_args(state: State, seat: str) -> dict[str, Arg]:
    return {"word": Text(WORD_LENGTH, one_word=True)}


def _answer(state: State, seat: str, move: Answer) -> State:
    answered = replace(state, clues=(*state.clues[:-1], replace(state.clues[-1], answer=move.word)))
    if same_word(move.word, state.secret):
        points = {**state.points, state.side: state.points[state.side] + state.worth}
        return _end_round(replace(answered, points=points))  # PW-05
    return _next_side(answered)


def _pass(state: State, seat: str, move: Pass | TimeUp) -> State:
    return _next_side(state)


def _why_not_time(state: State, seat: str) -> Code | None:
    return None if state.deal.options.seconds else "not-now"


def _next_side(state: State) -> State:
    if len(state.clues) == MOST_CLUES:
        return _end_round(state)  # PW-10
    return replace(state, phase="clue", side=OTHER[state.side])  # PW-07


def _end_round(state: State) -> State:
    ended = replace(state, revealed=(*state.revealed, state.secret), clues=())
    if state.round == state.deal.options.rounds:
        most = max(state.points.values())
        winners: tuple[Side, ...] = tuple(side for side in SIDES if state.points[side] == most)
        return replace(ended, phase="over", outcome=Outcome(winners, "points"))  # PW-12
    first = state.deal.first if state.round % 2 == 0 else OTHER[state.deal.first]
    return replace(ended, phase="clue", round=state.round + 1, side=first)  # PW-11


RULES: Rules[State] = Rules(
    Rule(
        move=GiveClue,
        phases=("clue",),
        why_not=_why_not_clue,
        args=_clue_args,
        explain=_explain_clue,
        apply=_give_clue,
    ),
    Rule(move=Answer, phases=("guess",), why_not=_why_not_answer, args=_answer_args, apply=_answer),
    Rule(move=Pass, phases=("guess",), why_not=_why_not_answer, apply=_pass, eagerness="last"),
    Rule(move=TimeUp, phases=("guess",), made_by=(CLOCK,), why_not=_why_not_time, apply=_pass),
    resigning(*SIDES),
)
