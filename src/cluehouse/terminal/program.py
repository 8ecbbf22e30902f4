"""How this program was started, so that the commands it tells people to type work as they stand."""

import shutil
import sys
from collections.abc import Sequence
from pathlib import Path
from shlex import quote

_NAME = "cluehouse"


def command(*words: str) -> str:
    """A command line of this program."""
    return " ".join((_started(sys.argv[0], sys.orig_argv), *map(quote, words)))


def _started(program: str, typed: Sequence[str]) -> str:
    """As it was typed: found by its name, by a path, or as a module of Python."""
    path = Path(program)
    if path.name == "__main__.py" and path.parent.name == _NAME:
        return f"{quote(typed[0])} -m {_NAME}"
    if path.stem != _NAME:
        return _NAME  # somebody else's program plays here
    found = shutil.which(_NAME)
    return _NAME if path.is_absolute() and found is not None and Path(found).samefile(path) else quote(program)
