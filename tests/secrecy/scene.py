"""A moment of a game as one player lived it, and another game that this player cannot tell from it."""

import random
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from cluehouse.games.game import SPECTATOR, Game
from cluehouse.games.record import Record, states

Made = tuple[str, Any]


class TakenBack(Struct, frozen=True):
    """Stands among the moves where a table took moves back: so many were kept."""

    keep: int


class Scene(Struct, frozen=True):
    """All moves so far, each with the state before it; the last state is the one now.

    `held` are the seats that the player has had in this game, `sat` those had from before each move until the next.
    """

    deal: Any
    moves: tuple[Made, ...]
    states: tuple[Any, ...]
    held: tuple[str, ...] = ()
    sat: tuple[frozenset[str], ...] = ()

    @property
    def state(self) -> Any:
        """The state now."""
        return self.states[-1]


class Guise(Struct, frozen=True):
    """Another deal, and in place of each move what is made there instead: nothing, one move or several."""

    deal: Any
    steps: tuple[tuple[Made, ...], ...]

    @property
    def moves(self) -> tuple[Made, ...]:
        """The moves one after another."""
        return tuple(made for step in self.steps for made in step)


def lived_by(scene: Scene, seat: str) -> Scene:
    """The moment as somebody lived it who sat in this seat all the time, or only looked on."""
    held = () if seat == SPECTATOR else (seat,)
    return replace(scene, held=held, sat=(frozenset(held),) * len(scene.states))


def as_it_was(scene: Scene) -> tuple[tuple[Made, ...], ...]:
    """Steps of a guise that changes no move."""
    return tuple((made,) for made in scene.moves)


def retold(game: Game[Any, Any, Any, Any], scene: Scene, guise: Guise) -> list[Any]:
    """The states of the guise, each beside the scene's. Raises the refusal of a move that cannot be made."""
    state = game.start(guise.deal)
    told, branch = [state], list[Any]()
    for (_, move), step in zip(scene.moves, guise.steps, strict=False):
        if isinstance(move, TakenBack):
            state, branch = branch[move.keep], branch[: move.keep]
        else:
            branch.append(state)
            for by, instead in step:
                state = game.play(state, by, instead)
        told.append(state)
    return told


def scenes(game: Game[Any, Any, Any, Any], record: Record, dice: random.Random, count: int) -> list[Scene]:
    """Some moments of a finished game, the beginning and late ones among them; none after its end."""
    history = tuple(states(game, record))
    numbers = sorted(dice.sample(range(len(record.moves)), min(count, len(record.moves))))
    return [Scene(record.deal, record.moves[:number], history[: number + 1]) for number in {0, *numbers}]
