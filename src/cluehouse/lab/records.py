"""The records of the games that were played in the lab, one file each."""

import os
from pathlib import Path


class RecordsFolder:
    """A folder of records. A record is there as a whole or not at all."""

    def __init__(self, path: Path) -> None:
        path.mkdir(parents=True, exist_ok=True)
        self._path = path

    def add(self, name: str, number: int, record: str) -> None:
        """Keep the record of a game; one of the same name and number is replaced."""
        target = self._path / f"{name}-{number:05}.record"
        written = target.with_suffix(".part")
        written.write_text(record, encoding="utf-8")
        os.replace(written, target)
