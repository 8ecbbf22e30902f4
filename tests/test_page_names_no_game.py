"""The shared part of the page knows no game: what it needs it asks rooms.ts and the server's facts for."""

import re
from pathlib import Path

from cluehouse.games import GAMES

PAGE = Path(__file__).parent.parent / "web" / "src"
OWN = {*GAMES, "generated"}  # a game's folder, and the types that are made from its own
NAMES = re.compile("|".join(GAMES), re.IGNORECASE)


def shared_files() -> list[Path]:
    """Everything but the games' own folders, tests, and the rules that people read."""
    files = [path for path in PAGE.rglob("*") if path.suffix in (".ts", ".svelte", ".css")]
    return [path for path in files if path.relative_to(PAGE).parts[0] not in OWN and ".test." not in path.name]


def test_only_the_registry_of_rooms_names_games() -> None:
    naming = {path.name for path in shared_files() if NAMES.search(path.read_text(encoding="utf-8"))}
    assert naming == {"rooms.ts"}
