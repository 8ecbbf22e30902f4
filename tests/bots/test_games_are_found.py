"""Bots, lab and review find games through the contract. Only a game's own modules name it."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import cluehouse
from cluehouse.games import GAMES

ROOT = Path(cluehouse.__file__).parent


def shared_modules() -> list[Path]:
    """The modules that do not belong to a game: no folder and no file of theirs is named after one."""
    modules = [path for part in ("bots", "lab", "review") for path in sorted((ROOT / part).rglob("*.py"))]
    return [path for path in modules if not any(game in str(path.relative_to(ROOT)) for game in GAMES)]


def named(module: ast.Module) -> Iterator[str]:
    """Everything that a module imports or spells out, without docstrings."""
    for node in ast.walk(module):
        if isinstance(node, ast.ImportFrom):
            yield from (f"{node.module}.{alias.name}" for alias in node.names)
        elif isinstance(node, ast.Constant) and isinstance(node.value, str) and " " not in node.value:
            yield node.value


@pytest.mark.parametrize("path", shared_modules(), ids=lambda path: str(path.relative_to(ROOT)))
def test_no_game_is_named(path: Path) -> None:
    found = [
        name for name in named(ast.parse(path.read_text(encoding="utf-8"))) if set(name.lower().split(".")) & set(GAMES)
    ]
    assert found == []
