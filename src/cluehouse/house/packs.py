"""A table's own words are judged by a worker, because thousands of words take a while."""

from cluehouse.house.guest import Guest
from cluehouse.house.workers import Workers
from cluehouse.referee.pack import PackRuling, judge_pack, read_pack, remember_ruling, remembered_ruling
from cluehouse.tables import commands, permissions
from cluehouse.tables.permissions import require
from cluehouse.tables.settings import Settings
from cluehouse.tables.table import Table

_SHORT = 2_000  # characters: judged in a few milliseconds, so that no worker is needed


async def judge(workers: Workers, guest: Guest, text: str) -> PackRuling:
    """Return the ruling on a pack, and remember it."""
    if len(text) <= _SHORT:
        return judge_pack(text)
    ruling = remembered_ruling(text)
    if ruling is None:
        ruling = await workers.run(guest, read_pack, text)
        remember_ruling(text, ruling)
    return ruling


def pack_in(table: Table, command: commands.Command) -> str:
    """Return the own words that are needed to decide a command; empty if there are none."""
    if isinstance(command, commands.Agree) and not command.keep_words:
        return command.settings.pack
    if isinstance(command, commands.Agree | commands.Start | commands.Rematch):
        return table.settings.pack
    return ""


def own_words(table: Table, person: str) -> str:
    """Return the table's own words to the host. During a game they would tell which words may still come."""
    require(permissions.host_between_games, table, person)
    return table.settings.pack


async def judge_for(workers: Workers, guest: Guest, settings: Settings) -> None:
    """Judge the own words of a table that is about to be opened."""
    if settings.pack:
        await judge(workers, guest, settings.pack)
