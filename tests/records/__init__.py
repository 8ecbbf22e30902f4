"""Records that every later version must read: one folder per version that wrote them.

A folder holds finished games (`.record` as text, `.json` as JSON), logs of tables (`.log`, one entry a line), and
`index.json` with the commitment and the outcome of each, as the version that wrote them computed them. Nothing in a
folder is ever changed. `python -m tests.records FOLDER` writes the folder of a new version.
"""

from collections.abc import Mapping
from pathlib import Path

import msgspec
from msgspec import Struct

from cluehouse.games.game import Outcome

FOLDER = Path(__file__).parent


class Kept(Struct, frozen=True):
    """What a record must still say: its commitment, and how the game ended (None: it is not over)."""

    commitment: str
    outcome: Outcome | None


class KeptLog(Struct, frozen=True):
    """What a table's log must still say: the commitment of each game, and how the last one stands."""

    commitments: tuple[str, ...]
    outcome: Outcome | None


class Index(Struct, frozen=True):
    """The content of a folder, by file name."""

    records: dict[str, Kept]
    logs: dict[str, KeptLog]


def folders() -> list[Path]:
    """The folders of all versions."""
    return sorted(index.parent for index in FOLDER.glob("*/index.json"))


def index_of(folder: Path) -> Index:
    """What the folder's files must still say."""
    return msgspec.json.decode((folder / "index.json").read_bytes(), type=Index)


def write_index(folder: Path, index: Index) -> None:
    """Write the index, one line per file, so that its diff can be read."""
    (folder / "index.json").write_text(f'{{"records": {_lines(index.records)},\n"logs": {_lines(index.logs)}}}\n')


def _lines(files: Mapping[str, Kept | KeptLog]) -> str:
    return "{\n" + ",\n".join(f'"{name}": {msgspec.json.encode(kept).decode()}' for name, kept in files.items()) + "\n}"
