"""Who may give which command now. The same functions refuse a command and decide which commands a person is offered.

Each function returns the code of a refusal, or None if the person may give the command; its docstring says who may.
"""

from collections.abc import Callable
from typing import Final

from cluehouse.games.refusal import Refusal
from cluehouse.tables.clock import waits_for_hand
from cluehouse.tables.consent import may_resign, why_not_undo
from cluehouse.tables.knowledge import is_late
from cluehouse.tables.lineup import line_up
from cluehouse.tables.refusal import TableCode, TableRefusal
from cluehouse.tables.settings import is_spoken
from cluehouse.tables.table import Play, Table, is_running, seat_of

WhyNot = Callable[[Table, str], TableCode | None]  # returns why this person may not, or None if they may


def require(why_not: WhyNot, table: Table, person: str) -> None:
    """Refuse the command if this person may not give it now."""
    code = why_not(table, person)
    if code is not None:
        raise TableRefusal(code)


def offers(table: Table, person: str) -> tuple[str, ...]:
    """Return the commands without parameters that this person can give now."""
    return tuple(name for name, why_not in PERMISSIONS.items() if why_not(table, person) is None)


def running(table: Table) -> Play:
    """Return the game under way, or refuse if there is none."""
    if table.play is None or not is_running(table):
        raise TableRefusal("no-game")
    return table.play


def rename(table: Table, person: str) -> TableCode | None:
    """People who may talk and have no part in the game under way: a new name could carry information (CN-17), also
    that of somebody who joined after the deal."""
    if person not in table.people:
        return "no-such-person"
    if person in table.hushed:
        return "hushed"
    if person in table.visitors:
        return "table-locked"
    play = table.play if is_running(table) else None
    takes_part = person in table.seat_by_person or (play is not None and (person in play.held or is_late(play, person)))
    return "game-running" if play is not None and takes_part else None


def sit(table: Table, person: str) -> TableCode | None:
    """Everybody but those who came to a locked table only to claim their place: the host has to let them in."""
    return "table-locked" if person in table.visitors else None


def transfer(table: Table, person: str) -> TableCode | None:
    """Everybody with a place at the table."""
    return None if person in table.people else "no-such-person"


def claim(table: Table, person: str) -> TableCode | None:
    """People without a seat: who has one has not lost it."""
    return transfer(table, person) or (None if seat_of(table, person) is None else "already-sitting")


def host(table: Table, person: str) -> TableCode | None:
    """The host only."""
    return None if person and person == table.host else "not-host"


def seated(table: Table, person: str) -> TableCode | None:
    """Seated people only."""
    return "not-seated" if seat_of(table, person) is None else None


def _playing(table: Table, person: str) -> TableCode | None:
    return seated(table, person) or (None if is_running(table) else "no-game")


def host_between_games(table: Table, person: str) -> TableCode | None:
    """The host only, and not during a game."""
    return host(table, person) or ("game-running" if is_running(table) else None)


def add_bot(table: Table, person: str) -> TableCode | None:
    """The host, unless clues are said aloud: a bot would not hear them (D-CN-23)."""
    return host(table, person) or ("no-bots" if is_spoken(table.settings) else None)


def ready(table: Table, person: str) -> TableCode | None:
    """Seated people, before a game."""
    return seated(table, person) or ("game-running" if is_running(table) else None)


def start(table: Table, person: str) -> TableCode | None:
    """The host, if nobody has said that they are not ready."""
    reason = host_between_games(table, person)
    if reason is not None:
        return reason
    return "not-ready" if table.unready - {person} else None


def _start_offered(table: Table, person: str) -> TableCode | None:
    reason = start(table, person)
    if reason is None:
        try:
            line_up(table.settings, table.seats)
        except Refusal:
            return "seat-empty"
    return reason


def rematch(table: Table, person: str) -> TableCode | None:
    """The host, after a game."""
    return start(table, person) or ("no-game" if table.play is None else None)


def _rematch_offered(table: Table, person: str) -> TableCode | None:
    return _start_offered(table, person) or ("no-game" if table.play is None else None)


def vote(table: Table, person: str) -> TableCode | None:
    """A player, while no other proposal is open."""
    return _playing(table, person) or ("vote-pending" if table.vote is not None else None)


def undo(table: Table, person: str) -> TableCode | None:
    """A player who has made a move that everybody saw, unless bots object."""
    return vote(table, person) or why_not_undo(table, seat_of(table, person) or "")


def _resign_offered(table: Table, person: str) -> TableCode | None:
    reason, seat = vote(table, person), seat_of(table, person)
    return reason or (None if seat is not None and may_resign(table, seat) else "no-vote")


def consent(table: Table, person: str) -> TableCode | None:
    """The people who still have to agree."""
    return None if table.vote is not None and seat_of(table, person) in table.vote.waiting else "no-vote"


def refuse(table: Table, person: str) -> TableCode | None:
    """The people who have to agree, and the one who proposed it."""
    proposal = table.vote
    return None if proposal is not None and seat_of(table, person) in (*proposal.waiting, proposal.seat) else "no-vote"


def _halting(table: Table, person: str) -> TableCode | None:
    """Players and the host: a game must not stay paused for ever because the person who paused it left."""
    sits_or_hosts = host(table, person) is None or seated(table, person) is None
    return (None if is_running(table) else "no-game") if sits_or_hosts else "not-seated"


def pause(table: Table, person: str) -> TableCode | None:
    """A player or the host, while the game runs."""
    return _halting(table, person) or ("paused" if table.paused else None)


def resume(table: Table, person: str) -> TableCode | None:
    """A player or the host, while the game is paused."""
    return _halting(table, person) or (None if table.paused else "not-paused")


def sand(table: Table, person: str) -> TableCode | None:
    """A player, while a timer that is started by hand waits (CN-74)."""
    reason = seated(table, person) or pause(table, person)
    return reason or (None if waits_for_hand(table) else "no-sand")


PERMISSIONS: Final[dict[str, WhyNot]] = {
    "rename": rename,
    "transfer": transfer,
    "stand": seated,
    "ready": ready,
    "settings": host_between_games,
    "kick": host,
    "add-bot": add_bot,
    "start": _start_offered,
    "rematch": _rematch_offered,
    "undo": undo,
    "resign": _resign_offered,
    "consent": consent,
    "refuse": refuse,
    "pause": pause,
    "resume": resume,
    "sand": sand,
}
