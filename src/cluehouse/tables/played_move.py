"""Events together with their results: each move is played once, and later steps use the result."""

from msgspec import Struct

from cluehouse.games import GAMES
from cluehouse.games.game import AnyGame, AnyState
from cluehouse.games.rule import Move
from cluehouse.tables import entries
from cluehouse.tables.entries import AnyEvent, Moved
from cluehouse.tables.table import Play


class PlayedMove(Struct, frozen=True):
    """A move that was played: its event, the state after it, who can notice it, and whether it binds others."""

    event: Moved
    move: Move
    state: AnyState
    audience: tuple[str, ...] | None  # seats; None: everybody
    binding: bool


Happening = AnyEvent | PlayedMove


def play_move(game: AnyGame, state: AnyState, event: Moved, move: Move) -> PlayedMove:
    """Play a move, or raise the Refusal of the rules."""
    after: AnyState = game.play(state, event.seat, move)
    audience = game.audience(state, after, event.seat, move)
    return PlayedMove(event, move, after, audience, game.is_binding(after, move))


def replayed(play: Play, event: Moved) -> PlayedMove:
    """Play a move from the log again."""
    game = GAMES[play.game]
    return play_move(game, play.state, event, entries.move_in(game, event))


def event_of(happening: Happening) -> AnyEvent:
    """Return the event as the log stores it."""
    return happening.event if isinstance(happening, PlayedMove) else happening
