"""Whose turn it is to give a clue or to guess, and how turns and games end."""

from msgspec.structs import replace

from cluehouse.games.duet.cards import is_complete
from cluehouse.games.duet.seats import PARTNER
from cluehouse.games.duet.state import SIDES, Ending, Side, State, Turn
from cluehouse.games.duet.tokens import total
from cluehouse.games.game import Outcome


def givers(state: State) -> tuple[Side, ...]:
    """Return the sides that may give the next clue."""
    if state.phase not in ("open", "clue"):
        return ()  # DU-18, DU-73
    with_greens = tuple(side for side in SIDES if not is_complete(state, side))
    if not state.turns and state.turn.side is not None:
        return (state.turn.side,)  # D-DU-34
    if len(with_greens) == 1 or not state.turns:
        return with_greens  # DU-16, DU-64, D-DU-08
    last = state.turns[-1].side
    assert last is not None
    if state.deal.options.order == "loose" and [turn.side for turn in state.turns[-2:]] != [last, last]:
        return SIDES  # DU-20, D-DU-25
    return (PARTNER[last],)  # DU-19


def searchers(state: State) -> tuple[Side, ...]:
    """Return the sides that still have words to find (DU-74, D-DU-23)."""
    return tuple(side for side in SIDES if not is_complete(state, PARTNER[side]))


def guessers(state: State) -> tuple[Side, ...]:
    """Return the sides that may guess now."""
    if state.phase == "sudden-death":
        searching = searchers(state)
        return tuple(side for side in searching if side != state.handed) or searching  # D-DU-35
    if state.phase == "guess" and state.turn.side is not None:
        return (PARTNER[state.turn.side],)  # DU-47
    return ()


def end_turn(state: State, end: Ending) -> State:
    """End the turn. The next clue follows, or sudden death when the last token is gone (DU-72, DU-96)."""
    turns = (*state.turns, replace(state.turn, end=end))
    if total(state.bank) == 0:
        return replace(state, phase="sudden-death", sudden=True, turn=Turn(), turns=turns, marks=())
    following = replace(state, phase="clue", turn=Turn(), turns=turns, marks=())
    may_give = givers(following)
    return replace(following, turn=Turn(side=may_give[0])) if len(may_give) == 1 else following


def win(state: State) -> State:
    """End the game with a win for both sides: all words are found (DU-01, DU-70)."""
    return _end_game(state, SIDES, "all-found")


def lose(state: State, reason: Ending) -> State:
    """End the game with a loss for both sides."""
    return _end_game(state, (), reason)


def call_off(state: State) -> State:
    """End the game without a result: it will be restarted (DU-46)."""
    return _end_game(state, (), "restart")


def _end_game(state: State, winners: tuple[Side, ...], reason: Ending) -> State:
    return replace(
        state,
        phase="over",
        turn=replace(state.turn, end=reason),
        marks=(),
        proposer=None,
        outcome=Outcome(winners, reason),
    )
