"""Parts of a game that are imported on demand: its bots, its screen, its review."""

from importlib import import_module
from typing import Any


def load_part(path: str) -> Any:
    """Import the object with a path such as `package.module:name`."""
    module, _, name = path.partition(":")
    return getattr(import_module(module), name)
