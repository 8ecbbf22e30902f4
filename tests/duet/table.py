"""A table of Duet with a known board: a word says what it is, first on side A's key, then on side B's.

G is green, A assassin, B bystander: GB1 is green for A, so B has to find it, and a bystander for B.
"""

from typing import Any, Final

from msgspec.structs import replace

from cluehouse.games.choice import Choice, OneOf
from cluehouse.games.deck import Card, Pack
from cluehouse.games.duet import DUET, Options, State, View
from cluehouse.games.duet.report import Report
from cluehouse.games.duet.state import Identity, Key
from cluehouse.games.refusal import Code
from cluehouse.games.seating import SPECTATOR
from tests import record_lines

IDENTITY: Final[dict[str, Identity]] = {"G": "green", "A": "assassin", "B": "bystander"}
WORDS: Final = (
    *("GG1", "GG2", "GG3", "GA1", "AG1", "AA1", "AB1", "BA1"),
    *("GB1", "GB2", "GB3", "GB4", "GB5", "BG1", "BG2", "BG3", "BG4", "BG5"),
    *("BB1", "BB2", "BB3", "BB4", "BB5", "BB6", "BB7"),
)
BACKS: Final = tuple(f"{word}-BACK" for word in WORDS)
KEY_A: Final[Key] = tuple(IDENTITY[word[0]] for word in WORDS)
KEY_B: Final[Key] = tuple(IDENTITY[word[1]] for word in WORDS)
FOR_B: Final = tuple(word for word in WORDS if word[0] == "G")  # side A's greens: B has to find them
FOR_A: Final = tuple(word for word in WORDS if word[1] == "G")
PACK: Final = Pack(tuple(Card(word, back, "duet") for word, back in zip(WORDS, BACKS, strict=True)))

A_DONE: Final = "A: GG1 GG2 GG3 GA1 GB1 GB2 GB3 GB4 GB5"  # a turn in which B finds all greens of side A
B_DONE: Final = "B: GG1 GG2 GG3 AG1 BG1 BG2 BG3 BG4 BG5"
ALL_FOUND: Final = (A_DONE, "B: AG1 BG1 BG2 BG3 BG4 BG5")
NINE_MISSES: Final = ("A: BB1", "B: BB1", "A: BB2", "B: BB2", "A: BB3", "B: BB3", "A: BB4", "B: BB4", "A: BB5")


def table(**options: Any) -> State:
    """A game before the first clue: one player on each side, unless the options say otherwise."""
    deal = DUET.deal(Options(**options), PACK, "a seed for tests")
    return DUET.start(replace(deal, words=WORDS, backs=BACKS, key_a=KEY_A, key_b=KEY_B))


def play(state: State, *lines: str) -> State:
    """The state after these lines."""
    after = record_lines.play(DUET, state, *lines)
    assert isinstance(after, State)
    return after


def turns(state: State, *each: str) -> State:
    """Whole turns: in `A: GB1 GB2` A1 gives a clue, B1 touches these cards, and stops if the turn is not over."""
    for one in each:
        giver, _, cards = one.partition(": ")
        guesser = "B1" if giver == "A" else "A1"
        state = play(state, f"{giver}1: clue hint 2", *(f"{guesser}: guess {card}" for card in cards.split()))
        state = play(state, f"{guesser}: stop") if state.phase == "guess" else state
    return state


def sudden_death() -> State:
    """Nine misses, and nothing found: both sides have nine words to find."""
    return turns(table(), *NINE_MISSES)


def refused(state: State, line: str) -> Code:
    """The code of the refusal of this line. Also checks that the state has not changed."""
    return record_lines.refusal(DUET, state, line).code


def offered(state: State, seat: str) -> dict[str, Choice]:
    """The seat's choices now, by the name of the move."""
    return record_lines.offered(DUET, state, seat)


def cards_offered(state: State, seat: str, name: str = "guess") -> set[str | int]:
    """The cards that this move may name."""
    arg = offered(state, seat)[name].args["card"]
    assert isinstance(arg, OneOf)
    return set(arg.values)


def sent(state: State, seat: str) -> bytes:
    """What the seat is sent."""
    return record_lines.encoded(DUET, state, seat)


def seen(state: State, seat: str = SPECTATOR) -> View:
    """What the seat sees."""
    return DUET.view(state, seat)


def watchers(state: State) -> tuple[str, ...]:
    """All seats and the spectator."""
    return (*state.deal.seats, SPECTATOR)


def bank(state: State) -> tuple[int, int]:
    """The tokens in the bank: bystander side up, tick side up."""
    return state.bank.bystander, state.bank.tick


def found(state: State) -> dict[str, str]:
    """The words that are covered by an agent, and who found them."""
    board = zip(state.deal.words, state.agents, strict=True)
    return {word: side for word, side in board if side is not None}


def missed(state: State) -> dict[str, list[tuple[str, int]]]:
    """The words that bear marks: for each mark who missed and how many tokens it is."""
    board = zip(state.deal.words, state.misses, strict=True)
    return {word: [(miss.side, miss.tokens) for miss in misses] for word, misses in board if misses}


def reported(state: State) -> Report:
    """The report that everybody reads after the game."""
    reports = [seen(state, seat).report for seat in watchers(state)]
    assert reports[0] is not None
    assert all(report == reports[0] for report in reports)
    return reports[0]
