"""What a language model's play has cost, and how often its answers were no good.

`cluehouse lab counts --file FILE` adds up a file that players wrote (`CLUEHOUSE_PLAYER_COUNTS`).
"""

from collections import Counter
from pathlib import Path
from typing import Literal

import msgspec
from msgspec import Struct

Result = Literal["move", "wait", "format", "illegal", "failed"]


class Asked(Struct, frozen=True):
    """One request: of which model, for which game and seat, and what came of it."""

    model: str
    game: str
    seat: str
    result: Result  # a move, to wait, not readable as a move, a move that is not offered, or no answer at all
    tokens_in: int = 0
    tokens_out: int = 0
    cost: float = 0.0  # by the prices that were given


class Counts(Struct):
    """Sums over requests."""

    requests: int = 0
    moves: int = 0
    waits: int = 0
    format_errors: int = 0
    illegal_moves: int = 0  # not among the moves that were offered
    refusals: int = 0  # offered, but refused by the rules or the referee, such as an illegal clue
    failures: int = 0  # requests without an answer: timeouts, errors of the server
    fallbacks: int = 0  # positions in which the simpler player was asked instead
    tokens_in: int = 0
    tokens_out: int = 0
    cost: float = 0.0

    def add(self, asked: Asked) -> None:
        """Count a request."""
        self.requests += 1
        self.moves += asked.result == "move"
        self.waits += asked.result == "wait"
        self.format_errors += asked.result == "format"
        self.illegal_moves += asked.result == "illegal"
        self.failures += asked.result == "failed"
        self.tokens_in += asked.tokens_in
        self.tokens_out += asked.tokens_out
        self.cost += asked.cost


class Event(Struct, frozen=True):
    """What happened after an answer: the table refused the move, or the simpler player was asked."""

    model: str
    event: Literal["refused", "fallback"]


class Exchange(Struct, frozen=True):
    """A request in full, for the log."""

    entry: str
    game: str
    seed: str  # of the player: it names the seat of one game
    seat: str
    messages: tuple[dict[str, str], ...]
    answer: str = ""
    failure: str = ""  # why there was no answer


def append(path: str, line: Asked | Event | Exchange) -> None:
    """Add a line to a file that several processes may write."""
    if path:
        with open(path, "ab", buffering=0) as page:  # one short write, so that lines stay whole
            page.write(msgspec.json.encode(line) + b"\n")


def added_up(path: Path) -> dict[str, Counts]:
    """The sums of a file, by model."""
    sums: dict[str, Counts] = {}
    events: Counter[tuple[str, str]] = Counter()
    for line in path.read_bytes().splitlines():
        if b'"event"' in line:
            happened = msgspec.json.decode(line, type=Event)
            events[happened.model, happened.event] += 1
        else:
            asked = msgspec.json.decode(line, type=Asked)
            sums.setdefault(asked.model, Counts()).add(asked)
    for (model, event), count in events.items():
        counted = sums.setdefault(model, Counts())
        counted.refusals += count if event == "refused" else 0
        counted.fallbacks += count if event == "fallback" else 0
    return sums
