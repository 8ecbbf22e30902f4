"""Other games of Codenames that an operative or a spectator cannot tell from the one being played."""

import random
from typing import Any

from msgspec.structs import replace

from cluehouse.games.codenames import Deal, State
from cluehouse.games.codenames.moves import Approve, Ask, Decline
from cluehouse.games.codenames.seats import CHIEFS
from tests.secrecy.scene import Guise, Made, Scene


def disguise(scene: Scene, dice: random.Random) -> Guise | None:
    """Shuffle the key under the cards that nobody ever covered, change backs and seed, and let the chiefs
    whisper something else or nothing at all. A chief knows the key, and the whispers of the time in the seat."""
    deal: Deal = replace(scene.deal, seed="another", backs=tuple(f"X{back}" for back in scene.deal.backs))
    steps = whisper_otherwise(scene, dice)
    if CHIEFS.intersection(scene.held):
        return Guise(deal, steps)
    known = {place for state in scene.states for place, cover in enumerate(state.covers) if cover is not None}
    secret = [identity for place, identity in enumerate(deal.key) if place not in known]
    dice.shuffle(secret)
    key = tuple(identity if place in known else secret.pop() for place, identity in enumerate(deal.key))
    return Guise(replace(deal, key=key), steps)


def whisper_otherwise(scene: Scene, dice: random.Random) -> tuple[tuple[Made, ...], ...]:
    """The same moves with other questions between the chiefs, or with none, in the turns that the player did not
    hear as a chief."""
    heard = {len(state.turns) for state, seats in zip(scene.states, scene.sat, strict=True) if seats & CHIEFS}
    silent = dice.random() < 0.5
    return tuple(
        (made,) if len(before.turns) in heard else _instead(made, silent, dice)
        for made, before in zip(scene.moves, scene.states, strict=False)
    )


def _instead(made: Made, silent: bool, dice: random.Random) -> tuple[Made, ...]:
    by, move = made
    if not isinstance(move, Ask | Approve | Decline):
        return (made,)
    if silent:
        return ()
    return ((by, Ask(f"whisper{dice.randrange(99)}", 5) if isinstance(move, Ask) else move),)


def facts(state: State) -> Any:
    """What comes out of the key for all to know."""
    return (state.phase, state.covers, state.turn, state.turns, state.marks, state.outcome)
