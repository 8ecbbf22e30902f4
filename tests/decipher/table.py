"""A table of Decipher at which P1 is the first wordsmith, and words small enough to follow by eye.

LIS is long + short, long, small + small: two small arcs laid on field 3, and bonus mode begins.
"""

from collections.abc import Iterator
from typing import Any, Final

from cluehouse.games.choice import Choice, OneOf
from cluehouse.games.decipher import DECIPHER, Options, State, View
from cluehouse.games.decipher.queries import seekers
from cluehouse.games.deck import Pack
from cluehouse.games.notation import parse_move
from cluehouse.games.refusal import Code, Refusal
from cluehouse.games.seating import SPECTATOR
from tests import record_lines

WRONG: Final = ("attempt KOT", "attempt LAS", "attempt SOK")  # none of them is LIS


def table(players: int = 3, length: int = 5, **options: Any) -> State:
    """A game before its first word is set, P1 to set it."""
    chosen = Options(**{"players": players, "length": length, "first_wordsmith": 1, **options})
    return DECIPHER.start(DECIPHER.deal(chosen, Pack(), "a seed for tests"))


def hiding(word: str, players: int = 3, **options: Any) -> State:
    """A game in which P1 has just hidden this word."""
    return play(table(players, len(word), **options), f"P1: set-word {word}")


def at_bonus(players: int = 3) -> State:
    """LIS with both small arcs laid: long, long and short are hidden, and bonus mode has begun."""
    game = hiding("LIS", players)
    for _ in range(2):
        game = play(game, *lay("small", game.seeker, 3))
    return game


def lay(piece: str, seat: str, *fields: int, wordsmith: str = "P1") -> tuple[str, ...]:
    """The lines of a turn: the wordsmith gives a piece, the seeker tries these fields one after another."""
    return (f"{wordsmith}: give {piece}", *(f"{seat}: place {field}" for field in fields))


def trying(seat: str, count: int = 3) -> tuple[str, ...]:
    """The lines of a seeker who tries this many wrong words of three letters."""
    return tuple(f"{seat}: {attempt}" for attempt in WRONG[:count])


def giving_up(state: State) -> tuple[str, ...]:
    """The lines of all seekers who still have attempts: they give up together."""
    return tuple(f"{seat}: give-up" for seat, left in seen(state).attempts_left.items() if left)


def play(state: State, *lines: str) -> State:
    """The state after these lines, where nobody contests a revealed word: all seekers go on at once."""
    for line in lines:
        state = step(state, line)
        if state.phase == "reveal":
            state = step(state, *going_on(state))
    return state


def step(state: State, *lines: str) -> State:
    """The state after exactly these lines."""
    after = record_lines.play(DECIPHER, state, *lines)
    assert isinstance(after, State)
    return after


def going_on(state: State) -> tuple[str, ...]:
    """The lines of all seekers who have not gone on from the reveal yet."""
    return tuple(f"{seat}: accept-word" for seat in seekers(state) if seat not in state.accepted)


def moments(state: State, *lines: str) -> Iterator[State]:
    """The state after each line, the first state included."""
    yield state
    for line in lines:
        state = play(state, line)
        yield state


def refused(state: State, line: str) -> Code:
    """The code of the refusal of this line. Also checks that the state has not changed."""
    return record_lines.refusal(DECIPHER, state, line).code


def answer(state: State, line: str) -> str:
    """The complete refusal of this line, or an empty string if it is accepted."""
    try:
        DECIPHER.play(state, *parse_move(DECIPHER.rules, line))
    except Refusal as refusal:
        return str(refusal)
    return ""


def offered(state: State, seat: str) -> dict[str, Choice]:
    """The seat's choices now, by the name of the move."""
    return record_lines.offered(DECIPHER, state, seat)


def values_offered(state: State, seat: str, move: str, field: str) -> set[str | int]:
    """The values that may fill this field of the move."""
    arg = offered(state, seat)[move].args[field]
    assert isinstance(arg, OneOf)
    return set(arg.values)


def sent(state: State, seat: str) -> bytes:
    """What the seat is sent."""
    return record_lines.encoded(DECIPHER, state, seat)


def seen(state: State, seat: str = SPECTATOR) -> View:
    """What the seat sees."""
    view = DECIPHER.view(state, seat)
    assert isinstance(view, View)
    return view


def watchers(state: State) -> tuple[str, ...]:
    """All seats and the spectator."""
    return (*state.deal.seats, SPECTATOR)


def points(state: State) -> dict[str, int]:
    """Everybody's points of the last finished round."""
    return {seat: score.points for seat, score in seen(state).sheet[-1].scores.items()}
