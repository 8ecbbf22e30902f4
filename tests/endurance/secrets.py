"""The secrets that a connection must never be sent, read from the logs on disk."""

import random
import sqlite3
from collections import deque
from pathlib import Path
from typing import Any

import msgspec

from cluehouse.games.trapwords.deal import secret_of
from cluehouse.games.trapwords.seats import RIVAL, describes, team_of
from cluehouse.games.trapwords.state import TEAMS
from cluehouse.tables.entries import from_json
from cluehouse.tables.fold import apply
from cluehouse.tables.table import Table, is_running, seat_of
from tests.endurance.server_process import FILE

_STRANGE = "bcdfghjklmnpqrstvwxz"  # letters of words that nobody says by chance
_REMEMBERED = 20_000  # entries that a message may be behind the log: slow readers on a busy machine are far behind


def strange_word(dice: random.Random) -> str:
    """A word that nobody says by chance."""
    return "".join(dice.choices(_STRANGE, k=9))


def _is_strange(word: str) -> bool:
    return len(word) == 9 and set(word) <= set(_STRANGE)


class TableOnDisk:
    """Follows the log of a table on disk as it grows."""

    def __init__(self, data: Path, code: str) -> None:
        self._connection = sqlite3.connect(f"file:{data / FILE}?mode=ro", uri=True)
        self._code = code
        self._tables: deque[Table] = deque(maxlen=_REMEMBERED)  # the latest last

    def close(self) -> None:
        """Close the database."""
        self._connection.close()

    def table_shown(self, person: str, update: int | None) -> Table:
        """The table at the time of this update of this person; without a number, the latest."""
        latest = self._read_on()
        if update is None:
            return latest
        return next((table for table in reversed(self._tables) if table.updates.get(person) == update), latest)

    def _read_on(self) -> Table:
        table = self._tables[-1] if self._tables else None
        rows = self._connection.execute(
            "SELECT entry FROM entries WHERE name = ? AND number > ? ORDER BY number",
            (f"table/{self._code}", 0 if table is None else table.number),
        )
        for (entry,) in rows.fetchall():
            table = apply(table, from_json(entry))
            self._tables.append(table)
        assert table is not None
        return table


def secrets_from(table: Table, person: str, honest: frozenset[str]) -> list[bytes]:
    """The secrets that this person (or a spectator) must not be sent in this state of the table.

    Words count only if honest people chose them: those are strange enough not to be said by chance.
    """
    play = table.play
    if play is None or not is_running(table):
        return []
    seat = seat_of(table, person) or ""
    deal: Any = play.deal
    state: Any = play.state
    hidden = [play.deal.seed, play.record]
    match table.settings.game:
        case "codenames" if not seat.endswith("chief"):
            hidden.append(_row(deal.key))
        case "duet":
            hidden += [_row(key) for side, key in (("A", deal.key_a), ("B", deal.key_b)) if seat[:1] != side]
        case "trapwords" if table.settings.pack:
            hidden += _trapwords(table, state, seat, honest)
        case "decipher" if (
            table.seats.get(state.wordsmith) in honest - {person}
            and state.word
            and state.phase not in ("reveal", "contest")
        ):
            hidden.append(state.word)
    return [secret.encode() for secret in hidden]


def _row(key: tuple[str, ...]) -> str:
    return msgspec.json.encode(key).decode()


def _trapwords(table: Table, state: Any, seat: str, honest: frozenset[str]) -> list[str]:
    """For each team that has not finished its turn: its word, and the traps that honest opponents set for it."""
    hidden = []
    for team in TEAMS:
        rivals = {who for at, who in table.seats.items() if team_of(at) == RIVAL[team]}
        if any(turn.team == team for turn in state.turns) or team_of(seat) == RIVAL[team]:
            continue
        if not describes(state, seat):
            hidden.append(secret_of(state.deal, state.round, team))
        if rivals and rivals <= honest and state.phase != "settling":
            # Somebody who was hostile and has left the seat may have written others.
            hidden += filter(_is_strange, state.lists[RIVAL[team]].words)
    # A doubt that is settled after the guessing may be about the secret word itself.
    named = {doubt.trap for doubt in state.turn.doubts} if state.phase == "settling" else set()
    if state.turn is not None and state.turn.call is not None:
        named.add(state.turn.call.trap)  # everybody hears what is called
    return [word for word in hidden if word not in named]
