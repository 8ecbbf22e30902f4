"""Setting up Trapwords: the maze, its monster and curses, and every word card of the game, from the seed."""

from cluehouse.games.chance import Chance
from cluehouse.games.deck import Pack
from cluehouse.games.options import not_all_different, out_of_range
from cluehouse.games.refusal import Refusal
from cluehouse.games.trapwords.cards import CURSES, MONSTERS
from cluehouse.games.trapwords.maze import begin_round
from cluehouse.games.trapwords.seats import LEAST, RIVAL, members, seats_for
from cluehouse.games.trapwords.state import (
    CARD_WORDS,
    ROUNDS,
    TEAMS,
    Deal,
    Options,
    PlacedCurse,
    State,
    Team,
)
from cluehouse.games.words import NEGATIONS

LEAST_SECONDS = 10  # nobody reads a word and describes it in less
LEAST_WRITING_SECONDS = 20

_CARDS = 2 * ROUNDS  # TW-17: one card for each team in every round


def deal(options: Options, pack: Pack, seed: str) -> Deal:
    """Draw the monster, the curses, the glowing book's holder and all word cards. A small pack gives cards of fewer
    words."""
    seats = seats_for(options)
    chance = Chance(seed)
    names = [curse.name for curse in CURSES]
    laid = chance.sample(names, len(options.curse_places))
    rest = [name for name in names if name not in laid]
    words = tuple({word.casefold(): word for word in pack.words}.values())
    size = min(CARD_WORDS, len(words) // _CARDS)
    if size == 0:
        raise Refusal("too-few-words", needed=_CARDS)
    return Deal(
        options=options,
        seed=seed,
        seats=seats,
        glow=chance.pick(TEAMS),
        monster=chance.pick([monster.name for monster in MONSTERS if monster.starred == options.starred]),  # TW-06
        curses=laid,
        # D-TW-12: the rest of the deck, then the deck shuffled again as often as a game can need
        curse_deck=tuple(chance.shuffle(rest) + chance.shuffle(names) + chance.shuffle(names)),
        words=(drawn := chance.sample(words, _CARDS * size)),
        picks=_picks(drawn, pack, chance),
        negations=pack.negations or NEGATIONS,
        hearings=True,
    )


def _picks(words: tuple[str, ...], pack: Pack, chance: Chance) -> tuple[int, ...]:
    """Pick a word of each card (TW-15). The next one on the card takes the place of a word that is close to an earlier
    secret, if the card has one that is not (D-TW-36)."""
    size = len(words) // _CARDS
    picks: list[int] = []
    close: set[str] = set()
    for card in range(_CARDS):
        on_card, first = words[card * size : (card + 1) * size], chance.below(size)
        in_turn = [(first + step) % size for step in range(size)]
        pick = next((place for place in in_turn if on_card[place] not in close), first)
        picks.append(pick)
        close |= pack.close.get(on_card[pick], frozenset())
    return tuple(picks)


def why_not_options(options: Options) -> Refusal | None:
    """Return why no game can be dealt with these options: no maze, no torch, or too little time. Zero seconds mean
    that the table has chosen no time of its own."""
    for name, seconds, least, most in (
        ("seconds", options.seconds, LEAST_SECONDS, 600),
        ("writing_seconds", options.writing_seconds, LEAST_WRITING_SECONDS, 900),
    ):
        if 0 < seconds < least:
            return out_of_range(name, least, most)
    return _why_no_maze(options)


def _why_no_maze(options: Options) -> Refusal | None:
    chambers, places = options.chambers, options.curse_places
    if len(chambers) != 5 or list(chambers) != sorted(set(chambers)) or not all(1 <= n <= 10 for n in chambers):
        return Refusal("chambers-not-ascending", field="chambers")  # TW-02
    if options.physical_tiles and {3, 10} <= set(chambers):
        return Refusal("chambers-share-a-tile", field="chambers")  # TW-04
    if len(set(places)) != len(places) or not all(1 <= index <= 4 for index in places):
        return not_all_different("curse_places", 1, 4)  # the last chamber belongs to the monster
    for team, torch, size in (("red", options.red_torch, options.red), ("blue", options.blue_torch, options.blue)):
        if not 1 <= torch <= max(size, LEAST):
            return out_of_range(f"{team}_torch", 1, max(size, LEAST))  # TW-10
    return None


def is_possible(deal: Deal) -> bool:
    """Whether this deal could have been dealt."""
    names = {curse.name for curse in CURSES}
    size = len(deal.words) // _CARDS
    return (
        _why_no_maze(deal.options) is None  # games before 0.2 could have a shorter hourglass
        and deal.seats == seats_for(deal.options)
        and deal.monster in {monster.name for monster in MONSTERS}
        and len(deal.curses) == len(deal.options.curse_places)
        and len(deal.curse_deck) >= len(names)
        and names.issuperset(deal.curses + deal.curse_deck)
        and size > 0
        and len(deal.words) == size * _CARDS
        and len(deal.picks) == _CARDS
        and all(0 <= pick < size for pick in deal.picks)
        and all(deal.negations)
    )


def start(deal: Deal) -> State:
    """Return the state in which both teams write their first traps."""
    options = deal.options
    placed = zip(deal.curses, options.curse_places, strict=True)
    state = State(
        deal=deal,
        positions={"red": 0, "blue": 0},  # TW-05
        monster=len(options.chambers) - 1,
        curses=tuple(PlacedCurse(name, index - 1) for name, index in placed),
        torches={
            "red": members(deal, "red")[options.red_torch - 1],
            "blue": members(deal, "blue")[options.blue_torch - 1],
        },
    )
    return begin_round(state)


def secret_of(deal: Deal, number: int, team: Team) -> str:
    """Return the secret word that this team has to guess in a round: its rivals drew the card (TW-17)."""
    size = len(deal.words) // _CARDS
    card = 2 * (number - 1) + TEAMS.index(RIVAL[team])
    return deal.words[card * size + deal.picks[card]]
