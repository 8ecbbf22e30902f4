"""How this program was started, so that the commands that it shows can be typed as they are."""

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
    """How the program was called: by its name, by a path, or as a module of Python."""
    path = Path(program)
    if path.name == "__main__.py" and path.parent.name == _NAME:
        return f"{quote(typed[0])} -m {_NAME}"
    if path.stem != _NAME:
        return _NAME  # another program uses this package
    found = shutil.which(_NAME)
    return _NAME if path.is_absolute() and found is not None and Path(found).samefile(path) else quote(program)
