"""How long bots wait for the people who play with them. Among themselves they do not wait.

The server decides this and not the bots, because no view says which players are people.
"""

from cluehouse.games import GAMES
from cluehouse.games.game import People
from cluehouse.games.rule import Move
from cluehouse.tables.consent import is_bot
from cluehouse.tables.table import Table


def patience(table: Table, seat: str, move: Move) -> float | None:
    """Return how many more of its usual pauses a bot waits before this move; None: it leaves the move to people."""
    if table.play is None:
        return 0.0
    game = GAMES[table.play.game]
    people = [other for other in table.seats if not is_bot(table, other)]
    around = People(on_side=bool(game.seating.mates(seat, people)), anywhere=bool(people), seats=tuple(people))
    return game.patience(table.play.state, seat, move, around)
