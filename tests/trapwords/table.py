"""A table of Trapwords with known words, traps, monster and curses, and whole turns and rounds by real moves.

Unless a test asks for something else, red goes first in round 1: red-1 describes BUTTER to red-2.
"""

from typing import Any, Final, Literal

from msgspec.structs import replace

from cluehouse.games.choice import Choice, OneOf
from cluehouse.games.deck import Pack
from cluehouse.games.refusal import Code
from cluehouse.games.seating import SPECTATOR
from cluehouse.games.trapwords import TRAPWORDS, State, View
from cluehouse.games.trapwords.state import Team, Turn
from tests import record_lines

Result = Literal["success", "fail"]

RED_SECRETS: Final = ("BUTTER", "GOBLIN", "VIOLIN", "COMPASS", "LANTERN", "PIRATE", "VOLCANO", "MIRROR")
BLUE_SECRETS: Final = ("CASTLE", "DRAGONFLY", "UMBRELLA", "POTION", "ANCHOR", "SCARECROW", "GLACIER", "TRUMPET")
SECRETS: Final[dict[Team, tuple[str, ...]]] = {"red": RED_SECRETS, "blue": BLUE_SECRETS}

# By the team that writes them: blue's traps are for BUTTER, red's for CASTLE.
TRAPS: Final[dict[Team, tuple[str, ...]]] = {
    "red": (
        *("moat", "drawbridge", "turret", "dungeon", "knight", "siege", "rampart", "battlement", "throne", "fortress"),
        *("citadel", "garrison", "archer", "catapult", "heraldry", "banquet", "steward", "gatehouse", "squire", "keep"),
    ),
    "blue": (
        *("milk", "margarine", "sandwich", "bread", "toast", "churn", "dairy", "melting", "yellow", "cream"),
        *("knife", "pastry", "popcorn", "fridge", "breakfast", "grease", "cholesterol", "croissant", "bovine", "ghee"),
    ),
}
PACK: Final = Pack(words=tuple(f"word{number}" for number in range(160)))


def table(
    monster: str = "dragon",
    curses: tuple[str, ...] = ("flood", "echo"),
    glow: Team = "blue",
    curse_deck: tuple[str, ...] | None = None,
    **options: Any,
) -> State:
    """A game in round 1, before the first trap is written: two in each team, unless the options say otherwise."""
    deal = TRAPWORDS.deal(TRAPWORDS.options_type(**options), PACK, "a seed for tests")
    drawn = tuple(word for pair in zip(BLUE_SECRETS, RED_SECRETS, strict=True) for word in pair)  # red draws first
    return TRAPWORDS.start(
        replace(
            deal,
            monster=monster,
            curses=curses[: len(deal.curses)],
            curse_deck=deal.curse_deck if curse_deck is None else curse_deck,
            glow=glow,
            words=drawn,
            picks=(0,) * len(drawn),
        )
    )


def play(state: State, *lines: str) -> State:
    """The state after these lines."""
    after = record_lines.play(TRAPWORDS, state, *lines)
    assert isinstance(after, State)
    return after


def refused(state: State, line: str) -> Code:
    """The code of the refusal of this line. Also checks that the state has not changed."""
    return record_lines.refusal(TRAPWORDS, state, line).code


def offered(state: State, seat: str) -> dict[str, Choice]:
    """The seat's choices now, by the name of the move."""
    return record_lines.offered(TRAPWORDS, state, seat)


def values(state: State, seat: str, name: str, field: str) -> set[str | int]:
    """What may fill this field of a move."""
    arg = offered(state, seat)[name].args[field]
    assert isinstance(arg, OneOf)
    return set(arg.values)


def sent(state: State, seat: str) -> bytes:
    """What the seat is sent."""
    return record_lines.encoded(TRAPWORDS, state, seat)


def seen(state: State, seat: str = SPECTATOR) -> View:
    """What the seat sees."""
    view = TRAPWORDS.view(state, seat)
    assert isinstance(view, View)
    return view


def everybody(state: State) -> tuple[str, ...]:
    """All seats and the spectator."""
    return (*state.deal.seats, SPECTATOR)


# --- writing --------------------------------------------------------------------------------------


def write_list(state: State, team: Team, *traps: str) -> State:
    """One team writes as many traps as it needs, marks a dreaded one if it must, and is ready."""
    words = (*traps, *(word for word in TRAPS[team] if word not in traps))[: seen(state).needed[team]]
    state = play(state, *(f"{team}-1: propose {word}" for word in words))
    if "dread" in offered(state, f"{team}-1"):
        state = play(state, f"{team}-1: dread {words[0]}")
    return play(state, f"{team}-1: ready")


def write_lists(state: State, red: tuple[str, ...] = (), blue: tuple[str, ...] = ()) -> State:
    """Both teams write their lists, with these words first; the first describer may take the book."""
    return write_list(write_list(state, "red", *red), "blue", *blue)


# --- turns and rounds -----------------------------------------------------------------------------


def turn_of(state: State) -> Turn:
    """The turn under way."""
    assert state.turn is not None
    return state.turn


def turn_seats(state: State) -> tuple[str, str, str]:
    """The describer, a guesser and a watcher of the turn under way."""
    team, describer = turn_of(state).team, turn_of(state).describer
    guesser = next(seat for seat in state.deal.seats if seat.startswith(team) and seat != describer)
    watcher = next(seat for seat in state.deal.seats if not seat.startswith(team))
    return describer, guesser, watcher


def secret(state: State) -> str:
    """The word of the turn under way."""
    return SECRETS[turn_of(state).team][state.round - 1]


def describing(state: State, red: tuple[str, ...] = (), blue: tuple[str, ...] = ()) -> State:
    """The next turn with the book open and, unless the mode is relaxed, the hourglass running."""
    if state.phase == "writing":
        state = write_lists(state, red, blue)
    describer, _, watcher = turn_seats(state)
    state = play(state, f"{describer}: take")
    return play(state, f"{watcher}: turn-hourglass") if state.phase == "reading" else state


def play_turn(state: State, result: Result) -> State:
    """Play a whole turn: the word is guessed at once, or the time runs out."""
    state = describing(state)
    _, guesser, watcher = turn_seats(state)
    if result == "fail":
        return play(state, "clock: time-up")
    if state.deal.options.spoken:
        return play(state, f"{watcher}: heard yes", "clock: lapse 0")
    return play(state, f"{guesser}: guess {secret(state)}")


def play_round(state: State, red: Result = "fail", blue: Result = "fail") -> State:
    """Play a whole round."""
    results = {"red": red, "blue": blue}
    state = write_lists(state)
    for _ in range(2):
        state = play_turn(state, results[turn_of(state).team])
    return state


def play_rounds(state: State, count: int, red: Result = "fail", blue: Result = "fail") -> State:
    """Several rounds with the same results."""
    for _ in range(count):
        state = play_round(state, red, blue)
    return state


def both_fight(**given: Any) -> State:
    """Round 5: after four rounds in which all failed the monster has come to both teams, in the first chamber."""
    return play_rounds(table(**given), 4)


def red_fights(**given: Any) -> State:
    """Round 5: red has walked to the monster in the last chamber; blue still stands in the first."""
    return play_rounds(table(**given), 4, red="success")


def cursed(*curses: str, **given: Any) -> State:
    """Round 1 under curses: they lie in the first chamber from the start, then in the next ones."""
    return table(curses=curses, curse_places=tuple(range(1, len(curses) + 1)), **given)


# --- the maze -------------------------------------------------------------------------------------


def curse_chambers(state: State) -> list[int]:
    """The numbers of the chambers where curses lie."""
    return sorted(state.deal.options.chambers[curse.chamber] for curse in state.curses)


def team_chambers(state: State) -> dict[str, int]:
    """The numbers of the chambers where the teams stand."""
    return {team: state.deal.options.chambers[place] for team, place in state.positions.items()}


def monster_chamber(state: State) -> int:
    """The number of the chamber where the monster stands."""
    return state.deal.options.chambers[state.monster]
