"""Setting up Duet: seats, board, the two-sided key and the bank, all from the seed."""

from collections import Counter
from typing import Final

from cluehouse.games.board import SIZE, Board, deal_board
from cluehouse.games.chance import Chance
from cluehouse.games.deck import Pack
from cluehouse.games.duet.missions import MISSIONS
from cluehouse.games.duet.seats import seats_for
from cluehouse.games.duet.state import KEY_STRUCTURE, Deal, Identity, Key, Options, State
from cluehouse.games.duet.tokens import Bank
from cluehouse.games.options import not_offered
from cluehouse.games.refusal import Refusal

_IDENTITY: Final[dict[str, Identity]] = {"G": "green", "A": "assassin", "B": "bystander"}


def deal(options: Options, pack: Pack, seed: str) -> Deal:
    """Draw 25 cards and a key."""
    chance = Chance(seed)
    return _lay(options, seats_for(options), deal_board(options.pool, pack, chance), chance, seed)


def why_not_options(options: Options) -> Refusal | None:
    """Return why no game can be dealt: a mission has to be one of the map (DU-90)."""
    return not_offered("mission", MISSIONS) if options.mission not in ("", *MISSIONS) else None


def rematch(last: Deal, seed: str) -> Deal:
    """Return a deal with the same people and the same cards turned over, with a new key (DU-81)."""
    board = Board(last.words, last.backs, last.editions).turned()
    return _lay(last.options, last.seats, board, Chance(seed), seed)


def is_possible(deal: Deal) -> bool:
    """Whether this deal could have been dealt."""
    letter = {identity: name for name, identity in _IDENTITY.items()}
    lengths = {len(deal.words), len(deal.backs), len(deal.editions), len(deal.key_a), len(deal.key_b)}
    return (
        lengths == {SIZE}
        and len(set(deal.words)) == SIZE
        and deal.seats == seats_for(deal.options)
        and why_not_options(deal.options) is None
        and Counter(letter[a] + letter[b] for a, b in zip(deal.key_a, deal.key_b, strict=True)) == KEY_STRUCTURE
    )


def start(deal: Deal) -> State:
    """Return the state before the first clue."""
    return State(deal=deal, bank=bank_for(deal.options))


def bank_for(options: Options) -> Bank:
    """Return the bank at the start: all tokens bystander side up, unless a mission says otherwise (DU-04, DU-05,
    DU-89)."""
    if not options.mission:
        return Bank(bystander=options.tokens, tick=0)
    mission = MISSIONS[options.mission]
    return Bank(bystander=mission.mistakes, tick=mission.tokens - mission.mistakes)


def _lay(options: Options, seats: tuple[str, ...], board: Board, chance: Chance, seed: str) -> Deal:
    key_a, key_b = deal_keys(chance)
    return Deal(
        options=options,
        seed=seed,
        seats=seats,
        words=board.words,
        backs=board.backs,
        editions=board.editions,
        key_a=key_a,
        key_b=key_b,
    )


def deal_keys(chance: Chance) -> tuple[Key, Key]:
    """Return the two sides of a key (DU-08 … DU-10).

    All arrangements are equally likely, so which edge is on top changes nothing (DU-06).
    """
    cells = chance.shuffle([pair for pair, count in KEY_STRUCTURE.items() for _ in range(count)])
    return tuple(_IDENTITY[pair[0]] for pair in cells), tuple(_IDENTITY[pair[1]] for pair in cells)
