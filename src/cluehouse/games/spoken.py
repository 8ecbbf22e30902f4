"""Clues that are said aloud: the server gets only the number, and the word when somebody asks for its spelling
(CN-18, DU-35, D-CN-23)."""

from collections.abc import Callable
from typing import Any, Literal, TypeVar

from msgspec.structs import replace

from cluehouse.games.choice import Arg
from cluehouse.games.refusal import Code
from cluehouse.games.rule import Move, Rule

S = TypeVar("S", bound=Any)  # a state with a turn that has a word, a number and who asked for the spelling


class Announce(Move, frozen=True, tag="announce"):
    """Somebody has said a clue aloud and records its number."""

    number: int | Literal["unlimited"]  # the number of the clue


class AskSpelling(Move, frozen=True, tag="ask-spelling"):
    """Somebody asks how the word is spelt."""


class Spell(Move, frozen=True, tag="spell"):
    """Whoever gave the clue writes down its word; from then on everybody can read it."""

    word: str  # the clue, as it is spelt


def spelling(
    gave: Callable[[S, str], bool], word: Callable[[S, str], Arg], phases: tuple[str, ...] = ("guess", "objection")
) -> tuple[Rule[S], Rule[S]]:
    """Return the rules of spelling: anybody but the side that gave the clue may ask, and that side has to answer before
    the next guess. It may also spell the word unasked."""

    def why_not_ask(state: S, seat: str) -> Code | None:
        if state.turn.word is not None or state.turn.number is None:
            return "not-now"  # first of all: this is asked for every seat, and most clues are typed
        if gave(state, seat):
            return "not-your-part"
        return "spelling-pending" if state.turn.spelling is not None else None

    def ask(state: S, seat: str, move: AskSpelling) -> S:
        return replace(state, turn=replace(state.turn, spelling=seat))

    def why_not_spell(state: S, seat: str) -> Code | None:
        if state.turn.word is not None or state.turn.number is None:
            return "not-now"
        return None if gave(state, seat) else "not-your-part"

    def spell(state: S, seat: str, move: Spell) -> S:
        return replace(state, turn=replace(state.turn, word=move.word))

    def spell_args(state: S, seat: str) -> dict[str, Arg]:
        return {"word": word(state, seat)}

    return (
        Rule(move=AskSpelling, phases=phases, why_not=why_not_ask, apply=ask, eagerness="never"),
        Rule(move=Spell, phases=phases, why_not=why_not_spell, args=spell_args, apply=spell, eagerness="first"),
    )


def waits_for_spelling(state: S) -> bool:
    """Whether somebody asked for the spelling and has not got it yet: until then nobody guesses."""
    return state.turn.spelling is not None and state.turn.word is None
