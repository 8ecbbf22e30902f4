"""What is secret in Duet: the partner's half of the key, and in sudden death what the partner points at."""

from collections import defaultdict
from typing import Any, Final

from msgspec.structs import replace

from cluehouse.games.chance import Chance
from cluehouse.games.duet.cards import is_complete, key_of
from cluehouse.games.duet.deal import start
from cluehouse.games.duet.play import RULES
from cluehouse.games.duet.seats import PARTNER, side_of
from cluehouse.games.duet.state import SIDES, Deal, Side, State
from cluehouse.games.marks import Mark, Unmark
from cluehouse.games.refusal import Refusal
from cluehouse.games.secrecy import Guise, MadeMove, Scene, Secrecy, guise_states

_PUBLIC: Final = ("options", "seats", "words", "editions")


def disguise(scene: Scene[Deal, State], chance: Chance) -> Guise[Deal] | None:
    """Return another game that looks the same to the player: the unseen part of the key is shuffled, keeping its public
    structure and every answer already given. None if the shuffled key would have announced a complete side at another
    moment, which is public."""
    deal = replace(scene.deal, seed="another", backs=tuple(f"X{back}" for back in scene.deal.backs))
    side = next(map(side_of, scene.held), None)
    other = _shuffle_both(deal, scene, chance) if side is None else _shuffle_partner(deal, scene, side, chance)
    guise = Guise(other, _point_otherwise(scene, side))
    return guise if _announces_the_same(scene, guise) else None


def _answered(scene: Scene[Deal, State], judge: Side) -> set[str]:
    """Return the cards whose colour on this side of the key was revealed."""
    turns = [turn for state in scene.states for turn in (*state.turns, state.turn)]
    touches = [touch for turn in turns for touch in turn.touches]
    return {touch.card for touch in touches if side_of(touch.seat) == PARTNER[judge]}


def _shuffle_partner(deal: Deal, scene: Scene[Deal, State], side: Side, chance: Chance) -> Deal:
    """Shuffle the partner's colours among cards with the same colour on the own side and no answer yet."""
    known = _answered(scene, PARTNER[side])
    own, theirs = key_of(deal, side), list(key_of(deal, PARTNER[side]))
    groups: dict[str, list[int]] = defaultdict(list)
    for index, word in enumerate(deal.words):
        if word not in known:
            groups[own[index]].append(index)
    for indices in groups.values():
        colours = chance.shuffle([theirs[index] for index in indices])
        for index, colour in zip(indices, colours, strict=True):
            theirs[index] = colour
    return replace(deal, key_b=tuple(theirs)) if side == "A" else replace(deal, key_a=tuple(theirs))


def _shuffle_both(deal: Deal, scene: Scene[Deal, State], chance: Chance) -> Deal:
    """Shuffle both colours together among the cards that no side has touched."""
    known = _answered(scene, "A") | _answered(scene, "B")
    indices = [index for index, word in enumerate(deal.words) if word not in known]
    colours = chance.shuffle([(deal.key_a[index], deal.key_b[index]) for index in indices])
    key_a, key_b = list(deal.key_a), list(deal.key_b)
    for index, (a, b) in zip(indices, colours, strict=True):
        key_a[index], key_b[index] = a, b
    return replace(deal, key_a=tuple(key_a), key_b=tuple(key_b))


def _point_otherwise(scene: Scene[Deal, State], side: Side | None) -> tuple[tuple[MadeMove, ...], ...]:
    """Drop the marks that the others made in sudden death: they are not shown (DU-79)."""
    return tuple(
        () if isinstance(move, Mark | Unmark) and before.sudden and side_of(by) != side else ((by, move),)
        for (by, move), before in zip(scene.moves, scene.states, strict=False)
    )


def _announces_the_same(scene: Scene[Deal, State], guise: Guise[Deal]) -> bool:
    try:
        states = guise_states(start, RULES.play, scene, guise)
    except Refusal:
        return False
    return [_complete(state) for state in states] == [_complete(state) for state in scene.states]


def _complete(state: State) -> tuple[int, tuple[Side, ...]]:
    found = sum(agent is not None for agent in state.agents)
    return found, tuple(side for side in SIDES if is_complete(state, side))


def public_facts(state: State) -> Any:
    """Return what the game has revealed of the key to everybody."""
    marks = () if state.sudden else state.marks
    answered = (state.agents, state.misses, state.turn, state.turns, state.handed)
    return (state.phase, _complete(state), answered, marks, state.outcome)


SECRECY: Final = Secrecy(
    public_deal=_PUBLIC,
    disguise=disguise,
    public_facts=public_facts,
    shown=lambda state: (state.agents, state.misses),
)
