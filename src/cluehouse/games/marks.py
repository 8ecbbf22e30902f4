"""Pointing at cards: a mark carries a name and binds nobody (CN-48, DU-104)."""

from collections.abc import Callable
from typing import Any, TypeVar

from msgspec.structs import replace

from cluehouse.games.choice import Arg, OneOf
from cluehouse.games.refusal import Code, Refusal
from cluehouse.games.rule import Audience, Move, Rule, everybody, never
from cluehouse.games.seating import PLAYER

S = TypeVar("S", bound=Any)  # a state with marks: pairs of a card and the seat that points at it

Marks = tuple[tuple[str, str], ...]


class Mark(Move, frozen=True, tag="mark"):
    """A guesser points at a card."""

    card: str  # the card that the guesser points at


class Unmark(Move, frozen=True, tag="unmark"):
    """A guesser removes a mark."""

    card: str  # the card that the guesser no longer points at


def marking(
    *,
    phases: tuple[str, ...],
    why_not: Callable[[S, str], Code | None],
    cards: Callable[[S, str], tuple[str, ...]],
    explain: Callable[[S, str, Any], Refusal],
    made_by: tuple[str, ...] = (PLAYER,),
    audience: Audience[S] = everybody,
) -> tuple[Rule[S], Rule[S]]:
    """Return the rules of marks for the seats that may guess now: they can mark what they could touch. A mark binds
    nobody."""

    def why_not_mark(state: S, seat: str) -> Code | None:
        reason = why_not(state, seat)
        if reason is None and state.marks and all((card, seat) in state.marks for card in cards(state, seat)):
            return "already-marked"
        return reason

    def why_not_unmark(state: S, seat: str) -> Code | None:
        reason = why_not(state, seat)
        if reason is None and (not state.marks or all(marker != seat for _, marker in state.marks)):
            return "not-marked"
        return reason

    def unmarked(state: S, seat: str) -> dict[str, Arg]:
        open_cards = cards(state, seat)
        if not state.marks:
            return {"card": OneOf(open_cards)}
        return {"card": OneOf(tuple(card for card in open_cards if (card, seat) not in state.marks))}

    def explain_mark(state: S, seat: str, move: Mark) -> Refusal:
        if (move.card, seat) in state.marks:
            return Refusal("already-marked", card=move.card)
        return explain(state, seat, move)

    return (
        Rule(
            move=Mark,
            phases=phases,
            made_by=made_by,
            why_not=why_not_mark,
            args=unmarked,
            explain=explain_mark,
            apply=_mark,
            binding=never,
            audience=audience,
            eagerness="never",
        ),
        Rule(
            move=Unmark,
            phases=phases,
            made_by=made_by,
            why_not=why_not_unmark,
            args=_marked,
            explain=_explain_unmark,
            apply=_unmark,
            binding=never,
            audience=audience,
            eagerness="never",
        ),
    )


def without_card(marks: Marks, card: str) -> Marks:
    """Return the marks that remain when a card has been touched."""
    return tuple(mark for mark in marks if mark[0] != card)


def _marked(state: S, seat: str) -> dict[str, Arg]:
    return {"card": OneOf(tuple(card for card, marker in state.marks if marker == seat))}


def _explain_unmark(state: S, seat: str, move: Unmark) -> Refusal:
    return Refusal("not-marked", card=str(move.card))


def _mark(state: S, seat: str, move: Mark) -> S:
    return replace(state, marks=(*state.marks, (move.card, seat)))


def _unmark(state: S, seat: str, move: Unmark) -> S:
    return replace(state, marks=tuple(mark for mark in state.marks if mark != (move.card, seat)))
