"""Setting up Decipher: seats, the first wordsmith and the random numbers of blind draws, all from the seed."""

from cluehouse.games.chance import Chance
from cluehouse.games.decipher.seats import seats_for
from cluehouse.games.decipher.state import ALPHABETS, LOTS, Deal, Options, Round, State, alphabet_of
from cluehouse.games.deck import Pack
from cluehouse.games.letters import tiles_of
from cluehouse.games.options import out_of_range
from cluehouse.games.refusal import Refusal

_WIDE = 2**32  # large enough that every hidden piece is equally likely


def deal(options: Options, pack: Pack, seed: str) -> Deal:
    """Seat the players and choose the first wordsmith (DC-04)."""
    alphabet = pack.alphabet or ALPHABETS.get(options.language, "")
    if not alphabet:
        raise Refusal("language-without-letters", language=options.language)  # DC-01
    chance = Chance(seed)
    seats = seats_for(options)
    first = seats[options.first_wordsmith - 1] if options.first_wordsmith else chance.pick(seats)
    draws = rounds(options) * LOTS if options.blind_draw else 0
    lots = tuple(chance.below(_WIDE) for _ in range(draws))
    return Deal(options, seed, seats, first, lots, alphabet, contests=True)


def why_not_options(options: Options) -> Refusal | None:
    """Return why no game can be dealt: the first wordsmith is one of the players (DC-04)."""
    too_far = options.first_wordsmith > options.players
    return out_of_range("first_wordsmith", 0, options.players) if too_far else None


def is_possible(deal: Deal) -> bool:
    """Whether this deal could have been dealt."""
    draws = rounds(deal.options) * LOTS if deal.options.blind_draw else 0
    seats = seats_for(deal.options)
    try:
        tiles_of(alphabet_of(deal))
    except (KeyError, ValueError):
        return False
    return deal.seats == seats and deal.first in seats and len(deal.lots) == draws and min(deal.lots, default=0) >= 0


def rounds(options: Options) -> int:
    """Return the number of rounds: each player is wordsmith once (DC-37), with two players twice (DC-38)."""
    return 4 if options.players == 2 else options.players


def start(deal: Deal) -> State:
    """Return the state before the first word is set."""
    return begin_round(deal, ())


def begin_round(deal: Deal, sheet: tuple[Round, ...]) -> State:
    """Begin a round with an empty board; the next wordsmith sits to the left of the last (DC-36, DC-37, D-DC-17)."""
    seats, turn = deal.seats, deal.seats.index(deal.first) + len(sheet)
    return State(
        deal=deal,
        wordsmith=seats[turn % len(seats)],
        seeker=seats[(turn + 1) % len(seats)],  # DC-14
        fields=((),) * deal.options.length,
        sheet=sheet,
    )
