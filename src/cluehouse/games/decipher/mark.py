"""The referee's mark on a secret word that is not clearly admissible (DC-07, DC-08).

It belongs to the secret: until the word is revealed only the wordsmith knows that there is a mark.
"""

from typing import Final

from msgspec.structs import replace

from cluehouse.games.choice import Arg
from cluehouse.games.decipher import moves
from cluehouse.games.decipher.state import SEEKING, State
from cluehouse.games.refusal import Code
from cluehouse.games.rule import Rule
from cluehouse.games.ruling import RULING_ARGS, Ruled
from cluehouse.games.seating import REFEREE


def _why_not_mark(state: State, seat: str) -> Code | None:
    """A word is marked once, as soon as it is set."""
    begun = state.hand or state.refused or state.attempts or state.passed or state.willing or any(state.fields)
    return "not-now" if begun or state.mark is not None or not state.deal.contests else None


def _mark_args(state: State, seat: str) -> dict[str, Arg]:
    return RULING_ARGS


def _mark(state: State, seat: str, move: moves.MarkWord) -> State:
    return replace(state, mark=Ruled(move.verdict, move.rule, move.evidence))


def _only_the_wordsmith(state: State, seat: str, move: moves.MarkWord) -> tuple[str, ...]:
    return (state.wordsmith,)


MARK_RULE: Final[Rule[State]] = Rule(
    move=moves.MarkWord,
    phases=SEEKING,
    made_by=(REFEREE,),
    why_not=_why_not_mark,
    args=_mark_args,
    apply=_mark,
    audience=_only_the_wordsmith,
)
