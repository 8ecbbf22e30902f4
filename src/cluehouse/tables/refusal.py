"""How a table refuses a command: more codes for the closed list of refusals, each with its text in `messages`."""

from typing import Literal

from cluehouse.games.refusal import Refusal
from cluehouse.referee.ruling import Ruling

TableCode = Literal[
    # people
    "no-such-table",  # also for a wrong token, so that codes and tokens cannot be probed
    "table-full",
    "bad-name",
    "name-taken",
    "no-such-person",
    "not-host",
    "no-transfer",
    "no-claim",
    "not-away",
    "nobody-to-ask",
    "claim-waits",
    "table-locked",
    "banned",
    "joined-late",
    # seats
    "not-seated",
    "seat-unknown",
    "seat-taken",
    "seat-empty",
    "knows-too-much",
    "already-sitting",
    "no-bots",
    "no-such-bot",
    # games
    "no-such-game",
    "no-game",
    "game-running",
    "not-ready",
    "paused",
    "not-paused",
    "stale",
    "no-sand",
    "bad-pack",
    "no-such-book",
    "no-such-record",
    "no-such-lesson",
    # votes
    "vote-pending",
    "no-vote",
    "nothing-to-undo",
    "bots-object",
    # talk
    "silence",
    "hushed",
    # the referee
    "ruled-out",
    # transport and storage
    "bad-command",
    "foreign-page",
    "too-fast",
    "too-many-codes",
    "too-busy",
    "too-much-stored",
    "too-many-tables",
    "too-many-connections",
    "flooding",
    "not-saved",
    "data-damaged",
    "house-closing",
    "house-error",
]


class TableRefusal(Refusal):
    """A command that the table does not allow. Nothing has changed."""

    def __init__(self, code: TableCode, **params: str | int) -> None:
        ValueError.__init__(self, code, params)
        self.code = code  # type: ignore[assignment]  # a code of the longer list
        self.params = params


class RuledOut(TableRefusal):
    """A word that the referee of a strict table forbids."""

    def __init__(self, ruling: Ruling) -> None:
        super().__init__("ruled-out", rule=ruling.rule, reason=ruling.reason, evidence=ruling.evidence)
        self.ruling = ruling
