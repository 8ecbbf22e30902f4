"""What is secret in Codenames: the key, from everybody but the chiefs, and what the chiefs ask each other in
private."""

from typing import Any, Final

from msgspec.structs import replace

from cluehouse.games.chance import Chance
from cluehouse.games.codenames.moves import Approve, Ask, Decline
from cluehouse.games.codenames.seats import CHIEFS
from cluehouse.games.codenames.state import Deal, State
from cluehouse.games.secrecy import Guise, MadeMove, Scene, Secrecy

# The starting side is public. So are the faces that lie up; the faces that lie down are for the rematch.
_PUBLIC: Final = ("options", "seats", "first", "words", "editions")


def disguise(scene: Scene[Deal, State], chance: Chance) -> Guise[Deal] | None:
    """Return another game that looks the same to the player: the key shuffled under the cards that nobody ever covered,
    other backs and another seed, and other questions between the chiefs or none. A chief knows the key, and the
    questions from the time in that seat."""
    deal = replace(scene.deal, seed="another", backs=tuple(f"X{back}" for back in scene.deal.backs))
    steps = _asked_otherwise(scene, chance)
    if CHIEFS.intersection(scene.held):
        return Guise(deal, steps)
    known = {index for state in scene.states for index, cover in enumerate(state.covers) if cover is not None}
    secret = list(chance.shuffle([identity for index, identity in enumerate(deal.key) if index not in known]))
    key = tuple(identity if index in known else secret.pop() for index, identity in enumerate(deal.key))
    return Guise(replace(deal, key=key), steps)


def _asked_otherwise(scene: Scene[Deal, State], chance: Chance) -> tuple[tuple[MadeMove, ...], ...]:
    """Return the same moves with other questions between the chiefs, or none, in the turns that the player did not
    spend as a chief."""
    heard = {len(state.turns) for state, seats in zip(scene.states, scene.sat, strict=True) if seats & CHIEFS}
    silent = chance.percent(50)
    return tuple(
        (made,) if len(before.turns) in heard else _instead(made, silent, chance)
        for made, before in zip(scene.moves, scene.states, strict=False)
    )


def _instead(made: MadeMove, silent: bool, chance: Chance) -> tuple[MadeMove, ...]:
    by, move = made
    if not isinstance(move, Ask | Approve | Decline):
        return (made,)
    if silent:
        return ()
    return ((by, Ask(f"whisper{chance.below(99)}", 5) if isinstance(move, Ask) else move),)


def public_facts(state: State) -> Any:
    """Return what the game has revealed of the key to everybody."""
    return (state.phase, state.covers, state.turn, state.turns, state.marks, state.outcome)


SECRECY: Final = Secrecy(
    public_deal=_PUBLIC, disguise=disguise, public_facts=public_facts, shown=lambda state: state.covers
)
