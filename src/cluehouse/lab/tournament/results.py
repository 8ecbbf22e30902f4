"""The file of results: one line says what is played, then one line for each game. Lines are only ever added."""

from pathlib import Path
from typing import Literal

import msgspec
from msgspec import Struct

from cluehouse.lab.tournament.event import Event, Result


class Plan(Struct, frozen=True):
    """A whole tournament."""

    event: Event
    entries: tuple[str, ...]
    deals: int
    system: Literal["round-robin", "swiss"] = "round-robin"
    rounds: int = 0  # of a Swiss tournament


class ResultsFile:
    """Results on disk. A line that was cut off when the machine stopped is left out and written again."""

    def __init__(self, path: Path, plan: Plan) -> None:
        """Open the file, or begin it; a ValueError if it belongs to another tournament."""
        self.path, self.found = path, dict[int, Result]()
        first = msgspec.json.encode(plan) + b"\n"
        if not path.exists() or b"\n" not in path.read_bytes():
            path.write_bytes(first)
            return
        whole = path.read_bytes()
        whole = whole[: whole.rindex(b"\n") + 1]
        lines = whole.splitlines(keepends=True)
        if lines[0] != first:
            raise ValueError(f"{path} belongs to another tournament")
        for line in lines[1:]:
            result = msgspec.json.decode(line, type=Result)
            self.found[result.pairing.number] = result
        if len(whole) < path.stat().st_size:
            path.write_bytes(whole)

    def add(self, result: Result) -> None:
        """Write one more result."""
        with self.path.open("ab") as page:
            page.write(msgspec.json.encode(result) + b"\n")
        self.found[result.pairing.number] = result

    def in_order(self) -> list[Result]:
        """All results by number, in whatever order the games ended."""
        return [self.found[number] for number in sorted(self.found)]
