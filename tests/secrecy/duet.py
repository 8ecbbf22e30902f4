"""Other games of Duet that a side or a spectator cannot tell from the one being played."""

import random
from collections import defaultdict
from typing import Any

from msgspec.structs import replace

from cluehouse.games.duet import DUET, Deal
from cluehouse.games.duet.cards import is_complete, key_of
from cluehouse.games.duet.seats import PARTNER, side_of
from cluehouse.games.duet.state import SIDES, Side, State
from cluehouse.games.marks import Mark, Unmark
from cluehouse.games.refusal import Refusal
from tests.secrecy.scene import Guise, Made, Scene, retold


def disguise(scene: Scene, dice: random.Random) -> Guise | None:
    """Shuffle what the player does not see of the key, keeping the structure that everybody knows and
    every answer already given. None, if the shuffled key would have announced a side complete at another
    moment: that is public."""
    deal: Deal = replace(scene.deal, seed="another", backs=tuple(f"X{back}" for back in scene.deal.backs))
    side = next(map(side_of, scene.held), None)
    other = _shuffle_both(deal, scene, dice) if side is None else _shuffle_partner(deal, scene, side, dice)
    guise = Guise(other, _point_otherwise(scene, side))
    return guise if _announces_the_same(scene, guise) else None


def _answered(scene: Scene, judge: Side) -> set[str]:
    """The cards whose colour on this side of the key came out."""
    turns = [turn for state in scene.states for turn in (*state.turns, state.turn)]
    touches = [touch for turn in turns for touch in turn.touches]
    return {touch.card for touch in touches if side_of(touch.seat) == PARTNER[judge]}


def _shuffle_partner(deal: Deal, scene: Scene, side: Side, dice: random.Random) -> Deal:
    """The partner's colours, among cards of the same colour on the own side and no answer yet."""
    known = _answered(scene, PARTNER[side])
    own, theirs = key_of(deal, side), list(key_of(deal, PARTNER[side]))
    groups: dict[str, list[int]] = defaultdict(list)
    for place, word in enumerate(deal.words):
        if word not in known:
            groups[own[place]].append(place)
    for places in groups.values():
        colours = [theirs[place] for place in places]
        dice.shuffle(colours)
        for place, colour in zip(places, colours, strict=True):
            theirs[place] = colour
    return replace(deal, key_b=tuple(theirs)) if side == "A" else replace(deal, key_a=tuple(theirs))


def _shuffle_both(deal: Deal, scene: Scene, dice: random.Random) -> Deal:
    """Both colours together, among the cards that no side has touched."""
    known = _answered(scene, "A") | _answered(scene, "B")
    places = [place for place, word in enumerate(deal.words) if word not in known]
    colours = [(deal.key_a[place], deal.key_b[place]) for place in places]
    dice.shuffle(colours)
    key_a, key_b = list(deal.key_a), list(deal.key_b)
    for place, (a, b) in zip(places, colours, strict=True):
        key_a[place], key_b[place] = a, b
    return replace(deal, key_a=tuple(key_a), key_b=tuple(key_b))


def _point_otherwise(scene: Scene, side: Side | None) -> tuple[tuple[Made, ...], ...]:
    """Without the marks that the others made in sudden death: those are not shown (DU-79)."""
    return tuple(
        () if isinstance(move, Mark | Unmark) and before.sudden and side_of(by) != side else ((by, move),)
        for (by, move), before in zip(scene.moves, scene.states, strict=False)
    )


def _announces_the_same(scene: Scene, guise: Guise) -> bool:
    try:
        return [_complete(state) for state in retold(DUET, scene, guise)] == [_complete(s) for s in scene.states]
    except Refusal:
        return False


def _complete(state: State) -> tuple[int, tuple[Side, ...]]:
    found = sum(agent is not None for agent in state.agents)
    return found, tuple(side for side in SIDES if is_complete(state, side))


def facts(state: State) -> Any:
    """What comes out of the key for all to know."""
    marks = () if state.sudden else state.marks
    return (state.phase, _complete(state), state.agents, state.misses, state.turn, state.turns, marks, state.outcome)
