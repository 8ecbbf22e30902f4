"""One step of a table: what it changes, who can notice it, and what goes to disk."""

from msgspec import Struct

from cluehouse.house.books import pages_of_a_finished_game
from cluehouse.house.live import LiveTable
from cluehouse.store import Page, Store
from cluehouse.tables import sight
from cluehouse.tables.clock import next_alarm, was_stopped
from cluehouse.tables.entries import AnyEvent, Entry, to_json
from cluehouse.tables.fold import happen, tally
from cluehouse.tables.settings import game_of
from cluehouse.tables.sight import Sections
from cluehouse.tables.table import Table, bots, is_running


class Step(Struct):
    """A step that is ready to be saved."""

    entry: Entry
    table: Table  # after it
    games: Sections
    wakes: bool


def prepare(live: LiveTable, events: list[AnyEvent], now: int, by: str, command: str) -> Step:
    """Work out a step. Nothing has happened yet."""
    before = live.table
    entry = Entry(max(now, before.at), tuple(events), by, command)
    after = happen(before, entry)
    games = live.games if after.play is before.play else sight.game_sections(after)
    hidden = sight.unseen(before, live.games, after, games, entry)
    if hidden:
        entry = Entry(entry.at, entry.events, by, command, hidden)
    table = tally(after, entry)
    return Step(entry, table, games, needs_waking(table))


async def pages(store: Store, live: LiveTable, step: Step) -> list[Page]:
    """What the step writes: an entry of the table's log, and what a finished game leaves behind."""
    table = step.table
    wakes = step.wakes if step.wakes != live.wakes else None
    own = Page(f"table/{table.code}", table.number, (to_json(step.entry),), wakes)
    if is_running(live.table) and not is_running(table):
        return [own, *await pages_of_a_finished_game(store, table, step.entry.at)]
    return [own]


def needs_waking(table: Table) -> bool:
    """Does something happen at this table by itself: a clock that runs or will run on, a bot that has to move?"""
    if not is_running(table) or table.play is None:
        return False
    if next_alarm(table) is not None or was_stopped(table):
        return True
    game, state = game_of(table.settings), table.play.state
    return not table.paused and any(game.choices(state, seat) for seat, _ in bots(table))
