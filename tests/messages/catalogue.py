"""Reading the message catalogue for tests: what is defined, in which file, with which variables."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import cluehouse
from cluehouse.messages import LanguageCode

HOUSE = Path(cluehouse.__file__).parent
CATALOGUE = HOUSE / "messages"


class Entry(NamedTuple):
    """A message, and the file that defines it: `page/lobby.ftl`."""

    file: str
    message: ftl.Message


@cache
def files(language: LanguageCode) -> tuple[str, ...]:
    """The files of a language, relative to its folder."""
    folder = CATALOGUE / language
    return tuple(sorted(path.relative_to(folder).as_posix() for path in folder.rglob("*.ftl")))


@cache
def entries(language: LanguageCode) -> tuple[Entry, ...]:
    """All messages of a language, in the order of the files."""
    return tuple(entry for file in files(language) for entry in _read(language, file))


def _read(language: LanguageCode, file: str) -> Iterator[Entry]:
    text = (CATALOGUE / language / file).read_text(encoding="utf-8")
    for entry in FluentParser(with_spans=False).parse(text).body:
        assert not isinstance(entry, ftl.Junk), f"{language}/{file}: {entry.content}"
        if isinstance(entry, ftl.Message):
            yield Entry(file, entry)


@cache
def patterns(language: LanguageCode) -> dict[str, Any]:
    """All messages and attributes of a language, by id; a message that has only attributes has no pattern."""
    found: dict[str, Any] = {}
    for _, message in entries(language):
        if message.value is not None:
            found[message.id.name] = message.value
        found |= {f"{message.id.name}.{each.id.name}": each.value for each in message.attributes}
    return found


@cache
def homes(language: LanguageCode = "en") -> dict[str, str]:
    """In which file each message is defined."""
    return {message.id.name: file for file, message in entries(language)}


def in_folders(*folders: str) -> set[str]:
    """The ids, with attributes, that the files of these folders define; "" is the folder of the language itself."""
    return {name for name in patterns("en") if homes()[name.partition(".")[0]].rpartition("/")[0] in folders}


class _References(Visitor):
    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()
        self.selections: list[ftl.SelectExpression] = []

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:
        self.messages.add(node.id.name)

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:
        self.selections.append(node)
        self.generic_visit(node)


def _references(pattern: Any) -> _References:
    visitor = _References()
    visitor.visit(pattern)
    return visitor


def variables(pattern: Any) -> set[str]:
    """The variables that a message needs."""
    return _references(pattern).variables


def references(pattern: Any) -> set[str]:
    """The other messages that a message quotes."""
    return _references(pattern).messages


def selections(pattern: Any) -> list[ftl.SelectExpression]:
    """The choices between forms in a message."""
    return _references(pattern).selections
