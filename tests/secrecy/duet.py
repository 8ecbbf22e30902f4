"""Other games of Duet that a side or a spectator cannot tell from the one being played."""

import random
from collections import defaultdict

from msgspec.structs import replace

from cluehouse.games.duet import DUET, Deal
from cluehouse.games.duet.cards import is_complete, key_of
from cluehouse.games.duet.seats import PARTNER, side_of
from cluehouse.games.duet.state import SIDES, Side, State
from cluehouse.games.marks import Mark, Unmark
from cluehouse.games.record import Record, states
from cluehouse.games.refusal import Refusal
from cluehouse.games.rule import Move
from tests.secrecy.scene import Scene


def disguise(scene: Scene, seat: str, dice: random.Random) -> Record | None:
    """Shuffle what the seat does not see of the key, keeping the structure that everybody knows and
    every answer already given. None, if the shuffled key would have announced a side complete at another
    moment: that is public."""
    deal: Deal = replace(scene.deal, seed="another", backs=tuple(f"X{back}" for back in scene.deal.backs))
    side = side_of(seat)
    other = _shuffle_both(deal, scene, dice) if side is None else _shuffle_partner(deal, scene, side, dice)
    record = Record("duet", other, _point_otherwise(scene, side))
    return record if _announces_the_same(scene, record) else None


def _answered(scene: Scene, judge: Side) -> set[str]:
    """The cards whose colour on this side of the key came out."""
    turns = (*scene.state.turns, scene.state.turn)
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


def _point_otherwise(scene: Scene, side: Side | None) -> tuple[tuple[str, Move], ...]:
    """Without the marks that the others made in sudden death: those are not shown (DU-79)."""
    return tuple(
        (by, move)
        for (by, move), before in zip(scene.moves, scene.states, strict=False)
        if not (isinstance(move, Mark | Unmark) and before.sudden and side_of(by) != side)
    )


def _announces_the_same(scene: Scene, record: Record) -> bool:
    try:
        history = [_complete(state) for state in states(DUET, record)]
    except Refusal:
        return False
    return _steps([_complete(state) for state in scene.states]) == _steps(history)


def _complete(state: State) -> tuple[int, tuple[Side, ...]]:
    found = sum(agent is not None for agent in state.agents)
    return found, tuple(side for side in SIDES if is_complete(state, side))


def _steps(history: list[tuple[int, tuple[Side, ...]]]) -> list[tuple[int, tuple[Side, ...]]]:
    return list(dict.fromkeys(history))
