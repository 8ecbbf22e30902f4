"""How a table says no: more codes for the closed list, each with its words in `messages`."""

from typing import Literal

from cluehouse.games.refusal import Refusal
from cluehouse.referee.ruling import Ruling

TableCode = Literal[
    # coming and going
    "no-such-table",  # also for a wrong token, or a seat that is not yours to know of
    "table-full",
    "bad-name",
    "name-taken",
    "no-such-person",
    "not-host",
    # seats
    "not-seated",
    "seat-unknown",
    "seat-taken",
    "seat-empty",
    "knows-too-much",
    "already-sitting",
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
    # talk
    "silence",
    "hushed",
    # the referee
    "ruled-out",
    # the wire and the disk
    "bad-command",
    "foreign-page",
    "too-fast",
    "too-many-tables",
    "too-many-connections",
    "not-saved",
    "house-closing",
    "house-error",
]


class TableRefusal(Refusal):
    """Something that the table does not allow. Nothing has changed."""

    def __init__(self, code: TableCode, **params: str | int) -> None:
        ValueError.__init__(self, code, params)
        self.code = code  # type: ignore[assignment]  # a code of the longer list
        self.params = params


class RuledOut(TableRefusal):
    """At a strict table the referee does not let this word pass."""

    def __init__(self, ruling: Ruling) -> None:
        super().__init__("ruled-out", rule=ruling.rule, reason=ruling.reason, evidence=ruling.evidence)
        self.ruling = ruling
