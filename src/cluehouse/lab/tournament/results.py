"""The file of results: one line says what is played, then one line for each game. Lines are only ever added."""

from pathlib import Path
from typing import Literal

import msgspec
from msgspec import Struct

from cluehouse import __version__
from cluehouse.lab.entries import Identity
from cluehouse.lab.tournament.event import Event, Result


class Plan(Struct, frozen=True):
    """A whole tournament: everything that its results depend on."""

    event: Event
    entries: tuple[str, ...]
    deals: int
    system: Literal["round-robin", "swiss"] = "round-robin"
    rounds: int = 0  # of a Swiss tournament
    version: str = __version__
    players: dict[str, Identity] = {}  # what is known of the entries that do not come with Cluehouse by name


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
            raise ValueError(f"{path} belongs to another tournament: {_difference(lines[0], first)} differ")
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


def _difference(found: bytes, wanted: bytes) -> str:
    """The parts of two plans that are not the same, as far as the first one can be read."""
    try:
        old, new = msgspec.json.decode(found, type=dict), msgspec.json.decode(wanted, type=dict)
    except msgspec.DecodeError:
        return "all parts"
    old, new = ({**plan, **plan.pop("event", {})} for plan in (old, new))
    return ", ".join(name for name in new if old.get(name) != new[name]) or "its fields"
