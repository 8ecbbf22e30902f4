"""What a seat must not know, stated as code: other games that look the same to the seat as the one being played.

Every game states its secrecy. The tests play both games and compare every byte that the seat is sent.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from cluehouse.games.chance import Chance
from cluehouse.games.rule import Move

D = TypeVar("D", bound=Any)
S = TypeVar("S", bound=Any)

MadeMove = tuple[str, Any]  # the seat and its move


class TakenBack(Struct, frozen=True):
    """Marks where a table took moves back, and how many moves it kept."""

    keep: int


class Scene(Struct, Generic[D, S], frozen=True):
    """A moment of a game as one player experienced it: all moves so far, each with the state before it, and the current
    state last.

    `held` are the seats that the player has had in this game, `sat` the seats held from before each move until the
    next. `vocabulary` holds real words that a disguise may use instead of a secret one.
    """

    deal: D
    moves: tuple[MadeMove, ...]
    states: tuple[S, ...]
    held: tuple[str, ...] = ()
    sat: tuple[frozenset[str], ...] = ()
    vocabulary: tuple[str, ...] = ()

    @property
    def state(self) -> S:
        """Return the current state."""
        return self.states[-1]


class Guise(Struct, Generic[D], frozen=True):
    """Another deal, and for each move what is played instead: nothing, one move or several."""

    deal: D
    steps: tuple[tuple[MadeMove, ...], ...]

    @property
    def moves(self) -> tuple[MadeMove, ...]:
        """Return the moves in order."""
        return tuple(made for step in self.steps for made in step)


@dataclass(frozen=True)
class Secrecy(Generic[D, S]):
    """What is secret in a game. It is stated separately from the views, so that tests can find a view that shows too
    much.

    `disguise` changes everything that the player of the scene may not know, or returns None if no other game looks the
    same at this moment. `public_facts` is what moves have revealed to everybody so far; where it differs, two games may
    look different.
    """

    public_deal: tuple[str, ...]  # the fields of a deal that everybody may see from the start; all others are secret
    disguise: Callable[[Scene[D, S], Chance], Guise[D] | None]
    public_facts: Callable[[S], Any]
    # The part of the public facts that tells about secrets. Who takes back a move that changed it keeps what they have
    # learned. None: all public facts.
    shown: Callable[[S], Any] | None = None

    def has_shown(self, state: S) -> Any:
        """Return what moves have shown of secrets so far."""
        return (self.shown or self.public_facts)(state)


def same_moves(scene: Scene[Any, Any]) -> tuple[tuple[MadeMove, ...], ...]:
    """Return the steps of a guise that changes no move."""
    return tuple((made,) for made in scene.moves)


def guise_states(
    start: Callable[[D], S], play: Callable[[S, str, Move], S], scene: Scene[D, S], guise: Guise[D]
) -> list[S]:
    """Return the states of the guise, one for each state of the scene. Raises the refusal of a move that cannot be
    made."""
    state = start(guise.deal)
    states, branch = [state], list[S]()
    for (_, move), step in zip(scene.moves, guise.steps, strict=False):
        if isinstance(move, TakenBack):
            state, branch = branch[move.keep], branch[: move.keep]
        else:
            branch.append(state)
            for by, instead in step:
                state = play(state, by, instead)
        states.append(state)
    return states


def lived_by(scene: Scene[D, S], held: tuple[str, ...]) -> Scene[D, S]:
    """Return the moment for somebody who was in these seats all the time, or (with none) only watched."""
    return replace(scene, held=held, sat=(frozenset(held),) * len(scene.states))
