"""What a connection must never be told, taken from the logs on disk."""

import sqlite3
from pathlib import Path

import msgspec

from cluehouse.games.trapwords.deal import secret_of
from cluehouse.games.trapwords.seats import RIVAL, describes, team_of
from cluehouse.games.trapwords.state import TEAMS
from cluehouse.tables.entries import from_json
from cluehouse.tables.table import Play, Table, apply, is_running
from tests.endurance.process import FILE


class Truth:
    """A table as it stands on disk, read on as its log grows."""

    def __init__(self, data: Path, code: str) -> None:
        self._connection = sqlite3.connect(f"file:{data / FILE}?mode=ro", uri=True)
        self._code = code
        self.table: Table | None = None

    def close(self) -> None:
        """Read no more."""
        self._connection.close()

    def read_on(self) -> Table:
        """The table now."""
        rows = self._connection.execute(
            "SELECT entry FROM entries WHERE name = ? AND number > ? ORDER BY number",
            (f"table/{self._code}", 0 if self.table is None else self.table.number),
        )
        for (entry,) in rows.fetchall():
            self.table = apply(self.table, from_json(entry))
        assert self.table is not None
        return self.table


def secrets_from(table: Table, person: str, honest: frozenset[str]) -> list[bytes]:
    """What this person (or an onlooker) must not see anywhere now. Words count where only honest people chose
    them, and are strange enough not to be said by chance."""
    play = table.play
    if play is None or not is_running(table):
        return []
    held = set(play.held.get(person, ()))  # what was sent to a seat may be read after leaving it
    hidden = [play.deal.seed, play.record]
    match table.settings.game:
        case "codenames":
            hidden += [] if any(seat.endswith("chief") for seat in held) else [_row(play.deal.key)]
        case "duet":
            sides = {seat[0] for seat in held}
            hidden += [_row(key) for side, key in (("A", play.deal.key_a), ("B", play.deal.key_b)) if side not in sides]
        case "trapwords" if table.settings.pack:
            hidden += _trapwords(table, play, held, honest)
        case "decipher" if table.seats.get(play.state.wordsmith) in honest - {person} and play.state.word:
            hidden += [play.state.word]
    return [secret.encode() for secret in hidden]


def _row(key: tuple[str, ...]) -> str:
    return msgspec.json.encode(key).decode()


def _trapwords(table: Table, play: Play, held: set[str], honest: frozenset[str]) -> list[str]:
    state, hidden = play.state, []
    for team in TEAMS:
        rivals = {who for at, who in table.seats.items() if team_of(at) == RIVAL[team]}
        if any(turn.team == team for turn in state.turns) or any(team_of(at) == RIVAL[team] for at in held):
            continue
        if not any(describes(state, seat) for seat in held):
            hidden.append(secret_of(state.deal, state.round, team))
        if rivals and rivals <= honest and state.phase != "settling":
            hidden += state.lists[RIVAL[team]].words
    return hidden
