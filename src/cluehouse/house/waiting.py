"""When a table waits for bots alone: then one of them has to move."""

from cluehouse.games.game import AnyGame, AnyState
from cluehouse.games.timing import Alarm
from cluehouse.tables.settings import game_of
from cluehouse.tables.table import Table, bots


def awaited_bots(table: Table, alarm: Alarm | None) -> tuple[str, ...]:
    """Return the seats of bots that keep the table waiting. There are none while the clock is going to move, or while
    somebody else can go on; in an empty seat somebody may sit down."""
    if table.play is None or alarm is not None:
        return ()
    game, state = game_of(table.settings), table.play.state
    awaited = tuple(seat for seat in table.play.deal.seats if _can_go_on(game, state, seat))
    own = {seat for seat, _ in bots(table)}
    return awaited if own.issuperset(awaited) else ()


def _can_go_on(game: AnyGame, state: AnyState, seat: str) -> bool:
    """Whether this seat has a move that takes the game on. What may be said at any time does not count: others still
    have to make their moves."""
    rules = (game.rules.by_name[choice.do] for choice in game.choices(state, seat))
    return any(rule.eagerness != "never" and not rule.accepts_stale for rule in rules)
