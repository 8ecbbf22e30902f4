"""The referee's advice, as a record contains it: the referee advises, the table decides."""

from collections.abc import Iterable
from typing import Any, Final, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from cluehouse.games.choice import Arg, OneOf, Text
from cluehouse.games.questions import Finding, Verdict
from cluehouse.games.refusal import Code
from cluehouse.games.rule import Move, Rule
from cluehouse.games.seating import REFEREE
from cluehouse.games.words import LINE_LENGTH, WORD_LENGTH

S = TypeVar("S", bound=Any)  # a state with a turn that can hold a ruling

RULING_ARGS: Final[dict[str, Arg]] = {
    "verdict": OneOf(("allowed", "doubtful", "forbidden")),
    "rule": Text(WORD_LENGTH, one_word=True),
    "evidence": Text(LINE_LENGTH),
}


class Ruled(Struct, frozen=True):
    """What the referee advised about a clue."""

    verdict: Verdict  # what the referee says; doubtful: it is not sure
    rule: str  # the id of the rule that it rests on, such as CN-30
    evidence: str  # the code of the reason and, after a colon, what it is about


class Ruling(Move, frozen=True, tag="ruling"):
    """The referee's advice about the clue of this turn."""

    verdict: Verdict  # what the referee says; doubtful: it is not sure
    rule: str  # the id of the rule that it rests on, such as CN-30
    evidence: str  # the code of the reason and, after a colon, what it is about


def _why_not_ruling(state: S, seat: str) -> Code | None:
    return "not-now" if state.turn.touches or state.turn.ruling is not None else None


def _ruling_args(state: S, seat: str) -> dict[str, Arg]:
    return RULING_ARGS


def _rule(state: S, seat: str, move: Ruling) -> S:
    ruled = Ruled(move.verdict, move.rule, move.evidence)
    return replace(state, turn=replace(state.turn, ruling=ruled))


# One ruling for each clue, before the first guess.
CLUE_RULING: Final[Rule[Any]] = Rule(
    move=Ruling,
    phases=("guess", "objection"),
    made_by=(REFEREE,),
    why_not=_why_not_ruling,
    args=_ruling_args,
    apply=_rule,
)


def ruled_clue(state: Any, seat: str, move: Any, found: Finding) -> Iterable[Move]:
    """Return the referee's remark on a clue that is not clearly allowed."""
    if found.verdict != "allowed":
        yield Ruling(found.verdict, found.rule, found.evidence)
