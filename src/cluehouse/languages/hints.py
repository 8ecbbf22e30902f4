"""Reads the patterns of illegal hints (TW-49, TW-52) of a language.

A file has lines `kind: regular expression`, for text in lower case; `kind?:` if people have to decide. `NAME = …` names
a part that later lines use as `{NAME}`.
"""

import re
from importlib.resources.abc import Traversable
from typing import Final, cast

from cluehouse.languages.grammar import Hint, HintKind

_NAMED: Final = re.compile(r"\{([A-Z]+)\}")


def read_hints(file: Traversable) -> tuple[Hint, ...]:
    """Return the hints of a file."""
    named: dict[str, str] = {}
    hints: list[Hint] = []
    for line in file.read_text(encoding="utf-8").splitlines():
        if not line or line.startswith("#"):
            continue
        name, equals, rest = line.partition(" = ")
        if equals and name.isupper():
            named[name] = _filled(rest, named)
            continue
        kind, _, pattern = line.partition(": ")
        sure = not kind.endswith("?")
        hints.append(
            Hint(cast(HintKind, kind.rstrip("?")), _filled(pattern, named), "forbidden" if sure else "doubtful")
        )
    return tuple(hints)


def _filled(pattern: str, named: dict[str, str]) -> str:
    return _NAMED.sub(lambda match: named[match.group(1)], pattern)
