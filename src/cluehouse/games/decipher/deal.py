"""Setting up Decipher: seats, the first wordsmith and the lots of blind draws, all from the seed."""

from cluehouse.games.chance import Chance
from cluehouse.games.decipher.seats import seats_for
from cluehouse.games.decipher.state import LOTS, Deal, Options, Round, State
from cluehouse.games.deck import Pack
from cluehouse.games.refusal import Refusal

_WIDE = 2**32  # so wide that every hidden piece is as likely as the next


def deal(options: Options, pack: Pack, seed: str) -> Deal:
    """Seat the players and say who is wordsmith first (DC-04)."""
    if options.first_wordsmith > options.players:
        raise Refusal("bad-option", detail="first_wordsmith")
    chance = Chance(seed)
    seats = seats_for(options)
    first = seats[options.first_wordsmith - 1] if options.first_wordsmith else chance.pick(seats)
    draws = rounds(options) * LOTS if options.blind_draw else 0
    return Deal(options, seed, seats, first, lots=tuple(chance.below(_WIDE) for _ in range(draws)))


def is_possible(deal: Deal) -> bool:
    """Could this deal have been dealt?"""
    draws = rounds(deal.options) * LOTS if deal.options.blind_draw else 0
    seats = seats_for(deal.options)
    return deal.seats == seats and deal.first in seats and len(deal.lots) == draws and min(deal.lots, default=0) >= 0


def rounds(options: Options) -> int:
    """Each player is wordsmith once (DC-37), with two players twice (DC-38)."""
    return 4 if options.players == 2 else options.players


def start(deal: Deal) -> State:
    """The state before the first word is set."""
    return begin_round(deal, ())


def begin_round(deal: Deal, sheet: tuple[Round, ...]) -> State:
    """A clean board, and the next wordsmith to the left of the last (DC-36, DC-37, D-DC-17)."""
    seats, turn = deal.seats, deal.seats.index(deal.first) + len(sheet)
    return State(
        deal=deal,
        wordsmith=seats[turn % len(seats)],
        seeker=seats[(turn + 1) % len(seats)],  # DC-14
        fields=((),) * deal.options.length,
        sheet=sheet,
    )
