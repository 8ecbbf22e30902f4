"""What is secret in Password: the word of the round to all but the givers, and later words to everybody."""

from typing import Any, Final

from msgspec.structs import replace

from cluehouse.games.chance import Chance
from cluehouse.games.secrecy import Guise, Scene, Secrecy, same_moves
from tests.password.state import GIVER, Deal, State


def disguise(scene: Scene[Deal, State], chance: Chance) -> Guise[Deal] | None:
    """Other words in place of those that the player has never seen."""
    latest = max(state.round for state in scene.states)
    gone_back = latest > scene.state.round  # a round that was played and taken back: everybody has seen its word
    knows = gone_back or bool(set(GIVER.values()).intersection(scene.held))
    seen = latest if knows else latest - 1
    words = tuple(
        word if index < seen else f"secret{index}x{chance.below(10**6)}" for index, word in enumerate(scene.deal.words)
    )
    return Guise(replace(scene.deal, seed="another", words=words), same_moves(scene))


def public_facts(state: State) -> Any:
    """What comes out for all to know."""
    return (state.phase, state.side, state.round, state.clues, state.points, state.revealed, state.outcome)


SECRECY: Final = Secrecy(public_deal=("options", "seats", "first"), disguise=disguise, public_facts=public_facts)
