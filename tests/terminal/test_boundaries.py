"""The shared parts of the terminal know no single game: each game's own screen does."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from cluehouse import terminal
from cluehouse.games import GAMES

FOLDER = Path(terminal.__file__).parent
OWN = {path for game in GAMES for path in FOLDER.glob(f"{game}_*.py")}  # parts of a screen that are files of their own
SCREENS = {FOLDER / f"{game.parts.screen.partition(':')[0].rpartition('.')[2]}.py" for game in GAMES.values()}
SHARED = sorted(set(FOLDER.rglob("*.py")) - SCREENS - OWN)


def words(path: Path) -> Iterator[str]:
    """The names and texts in a module, but for its docstrings."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    docstrings = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docstrings:
            yield node.value
        elif isinstance(node, ast.ImportFrom):
            yield node.module or ""
        elif isinstance(node, ast.Name | ast.Attribute):
            yield node.id if isinstance(node, ast.Name) else node.attr


def test_every_game_has_a_screen_of_its_own() -> None:
    assert len(SCREENS) == len(GAMES)
    assert all(path.exists() for path in SCREENS)


@pytest.mark.parametrize("path", SHARED, ids=lambda path: str(path.relative_to(FOLDER)))
def test_no_shared_part_names_a_game(path: Path) -> None:
    assert not [word for word in words(path) for game in GAMES if game in word.casefold()]
