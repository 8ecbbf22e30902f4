"""The records of the games that were played in the lab, one file each."""

import os
from collections.abc import Mapping
from pathlib import Path


class RecordsFolder:
    """A folder of records. A record is there as a whole or not at all."""

    def __init__(self, path: Path) -> None:
        path.mkdir(parents=True, exist_ok=True)
        self._path = path

    def add(self, name: str, number: int, record: str, seats: Mapping[str, str]) -> None:
        """Keep the record of a game, and who sat where; one of the same name and number is replaced."""
        head, rest = record.split("\n", 1)
        players = [f"# {seat}: {entry}" for seat, entry in seats.items()]
        target = self._path / f"{name}-{number:05}.record"
        written = target.with_suffix(".part")
        written.write_text("\n".join((head, *players, rest)), encoding="utf-8")
        os.replace(written, target)
