"""Parts of a game that are imported only when somebody needs them: its bots, its screen, its review."""

from importlib import import_module
from typing import Any


def load_part(path: str) -> Any:
    """The object that a path such as `package.module:name` stands for."""
    module, _, name = path.partition(":")
    return getattr(import_module(module), name)
