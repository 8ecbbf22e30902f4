"""Setting up Codenames: seats, board, key and starting side, all from the seed."""

from cluehouse.games.board import SIZE, Board, deal_board
from cluehouse.games.chance import Chance
from cluehouse.games.codenames.seats import RIVAL, seats_for
from cluehouse.games.codenames.state import KEY_COUNTS, SIDES, Deal, Identity, Options, Side, State, Turn
from cluehouse.games.deck import Pack


def deal(options: Options, pack: Pack, seed: str) -> Deal:
    """Draw 25 cards, a key and the starting side."""
    chance = Chance(seed)
    return _lay(options, seats_for(options), deal_board(options.pool, pack, chance), chance, seed)


def rematch(last: Deal, seed: str) -> Deal:
    """Return a deal with the same people and the same cards turned over, with a new key (CN-10)."""
    board = Board(last.words, last.backs, last.editions).turned()
    return _lay(last.options, last.seats, board, Chance(seed), seed)


def is_possible(deal: Deal) -> bool:
    """Whether this deal could have been dealt."""
    lengths = {len(deal.words), len(deal.backs), len(deal.editions), len(deal.key)}
    return (
        lengths == {SIZE}
        and len(set(deal.words)) == SIZE
        and deal.seats == seats_for(deal.options)
        and sorted(deal.key) == sorted(_IDENTITIES[deal.first])
    )


def start(deal: Deal) -> State:
    """Return the state before the first clue."""
    return State(deal=deal, turn=Turn(side=deal.first), visible=deal.words, left=_LEFT[deal.first])


def _lay(options: Options, seats: tuple[str, ...], board: Board, chance: Chance, seed: str) -> Deal:
    first = _starting_side(options, chance)
    return Deal(
        options=options,
        seed=seed,
        seats=seats,
        first=first,
        words=board.words,
        backs=board.backs,
        editions=board.editions,
        key=deal_key(first, chance),
    )


def _starting_side(options: Options, chance: Chance) -> Side:
    if options.variant == "ghost":
        return "red"  # the only real team always begins
    return chance.pick(SIDES)  # CN-07


def deal_key(first: Side, chance: Chance) -> tuple[Identity, ...]:
    """Return a key: one identity per card, one more word for the side that starts (CN-05, CN-06, CN-08).

    All arrangements are equally likely, so rotating the key changes nothing.
    """
    return chance.shuffle(_IDENTITIES[first])


def _identities(first: Side) -> tuple[Identity, ...]:
    own, other, bystanders, assassins = KEY_COUNTS
    identities: list[Identity] = [first] * own
    identities += [RIVAL[first]] * other
    identities += ["bystander"] * bystanders
    identities += ["assassin"] * assassins
    return tuple(identities)


_IDENTITIES = {first: _identities(first) for first in SIDES}
_LEFT: dict[Side, dict[Identity, int]] = {
    first: {side: _IDENTITIES[first].count(side) for side in SIDES} for first in SIDES
}
