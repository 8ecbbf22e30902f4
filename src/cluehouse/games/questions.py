"""What a game asks the referee, as data. The rules know no dictionary; `cluehouse.referee` answers."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, Generic, Literal, TypeVar

from msgspec import Struct

from cluehouse.games.rule import Move

S = TypeVar("S", bound=Any)

Verdict = Literal["allowed", "doubtful", "forbidden"]


class ClueQuestion(Struct, frozen=True):
    """Whether this clue may be given beside these visible words."""

    text: str
    visible: tuple[str, ...]
    language: str
    options: Struct


class TrapQuestion(Struct, frozen=True):
    """Whether this word may be a trap for that secret, beside the traps already listed."""

    text: str
    secret: str
    language: str
    listed: tuple[str, ...]


class SpeechQuestion(Struct, frozen=True):
    """Whether this sentence springs a trap or breaks the rules of describing."""

    text: str
    traps: tuple[str, ...]
    secret: str
    language: str
    restrictions: bool
    nouns_only: bool = False
    denials_only: bool = False


class AnswerQuestion(Struct, frozen=True):
    """Whether this answer counts as the secret word."""

    text: str
    secret: str
    language: str


class SecretQuestion(Struct, frozen=True):
    """Whether this may be a secret word of this length."""

    text: str
    language: str
    length: int


Question = ClueQuestion | TrapQuestion | SpeechQuestion | AnswerQuestion | SecretQuestion


class Sprung(Struct, frozen=True):
    """A trap that a sentence may have sprung."""

    trap: str
    verdict: Verdict
    rule: str = ""
    evidence: str = ""


class Fault(Struct, frozen=True):
    """What may make a sentence illegal."""

    verdict: Verdict
    rule: str
    evidence: str


class Finding(Struct, frozen=True):
    """The referee's answer to a question."""

    verdict: Verdict
    rule: str
    evidence: str  # the reason and what it is about, as it goes into a record
    sprung: tuple[Sprung, ...] = ()
    faults: tuple[Fault, ...] = ()


def _no_question(*_: Any) -> None:
    return None


def _no_move(*_: Any) -> None:
    return None


def _no_remarks(*_: Any) -> Iterable[Move]:
    return ()


@dataclass(frozen=True)
class RefereeRules(Generic[S]):
    """When the referee is asked, and what it then says in the game.

    `barred`, `before` and `consult` ask about what a seat is about to send. They may use only what this seat knows,
    because the answer goes to it. What the referee forbids is then refused, or the referee makes the move `instead`.
    `after` asks about a move that was made; `remarks` are the referee's moves that follow.
    """

    consult: Callable[[S, str, str], Question | None] = _no_question  # state, seat, text
    barred: Callable[[S, str, Any], Question | None] = _no_question  # state, seat, move; unless the referee is off
    before: Callable[[S, str, Any], Question | None] = _no_question  # state, seat, move; at a strict table
    instead: Callable[[Any, Finding], Move | None] = _no_move  # the forbidden move, finding
    after: Callable[[S, str, Any], Question | None] = _no_question  # state after the move, seat, move
    remarks: Callable[[S, str, Any, Finding], Iterable[Move]] = _no_remarks  # state, seat, move, finding


NO_REFEREE: RefereeRules[Any] = RefereeRules()
