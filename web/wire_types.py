"""Writes the TypeScript types of everything the server sends and accepts, from the server's own types, and the facts
of its games for the page's tests.

`python web/build.py run types` writes web/src/generated/; `python -m web.wire_types --check` fails when it is stale.
The JSON schema that the server publishes is made of the same types. It is not the source here because it cannot say
which fields with a default are always sent, nor which keys a map can have.
"""

import argparse
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final, get_args

import msgspec
from msgspec import inspect as types

from cluehouse.games import GAMES
from cluehouse.server import wire
from cluehouse.server.api import ENDPOINTS
from cluehouse.server.facts import server_facts
from cluehouse.server.openapi import MESSAGES, SECTIONS
from cluehouse.tables.commands import AnyCommand

FOLDER: Final = Path(__file__).parent / "src" / "generated"
HEADER: Final = "// Made by `python web/build.py run types` from the server's types. Do not edit.\n"
SHARED: Final = "wire"  # the file for types that several files need
WIDTH: Final = 120

# Fields whose type the server's own types do not tell, because it encodes their content beforehand.
_TABLE, _YOU, _CHAT, _CLOCK = (kind.__name__ for kind in SECTIONS)
TOLD: Final = {
    "CommandFrame.command": "Command | null",
    "Update.table": _TABLE,
    "Update.you": _YOU,
    "Update.game": "{ public: unknown; yours: unknown } | null",
    "Update.clock": f"{_CLOCK} | null",
    "Update.talk": f"{_CHAT}[]",
}


class Group:
    """The types of one generated file: what the server sends, what it accepts, and unions that get a name."""

    def __init__(self, sent: Iterable[Any] = (), accepted: Iterable[Any] = (), moves: Iterable[Any] = ()) -> None:
        self.sent, self.accepted, self.moves = tuple(sent), tuple(accepted), tuple(moves)

    def structs(self) -> dict[type, types.StructType]:
        """All structs that the roots lead to, in the order in which they are found."""
        found: dict[type, types.StructType] = {}
        for kind in types.multi_type_info((*self.sent, *self.accepted, *self.moves)):
            _collect(kind, found)
        return found


def groups() -> dict[str, Group]:
    """The roots of every generated file."""
    bodies = [endpoint.body for endpoint in ENDPOINTS if endpoint.body]
    answers = [endpoint.answer for endpoint in ENDPOINTS if endpoint.answer not in (None, str, Any)]
    return {
        SHARED: Group((*(kind for kind in MESSAGES if kind is not wire.CommandFrame), *SECTIONS), [wire.CommandFrame]),
        "http": Group(answers, bodies),
        **{name: Group([game.view_type, type(game.facts)], [], game.rules) for name, game in GAMES.items()},
    }


def _collect(kind: types.Type, found: dict[type, types.StructType]) -> None:
    if isinstance(kind, types.StructType):
        if kind.cls not in found:
            found[kind.cls] = kind
            for field in kind.fields:
                _collect(field.type, found)
    else:
        for part in _parts(kind):
            _collect(part, found)


def _parts(kind: types.Type) -> tuple[types.Type, ...]:
    """The types that a type is made of."""
    if isinstance(kind, types.Metadata):
        return (kind.type,)
    if isinstance(kind, types.UnionType):
        return kind.types
    if isinstance(kind, types.TupleType):
        return kind.item_types
    if isinstance(kind, types.CollectionType):
        return (kind.item_type,)
    return (kind.key_type, kind.value_type) if isinstance(kind, types.DictType) else ()


class Catalogue:
    """All types of all files, and which file each of them belongs to."""

    def __init__(self, every: dict[str, Group]) -> None:
        self.structs: dict[type, types.StructType] = {}
        self.homes: dict[type, str] = {}
        self.moves = {move for group in every.values() for move in group.moves}
        self.sent = {cls for group in every.values() for cls in Group(sent=group.sent).structs()}
        for file, group in every.items():
            for cls, kind in group.structs().items():
                self.homes[cls] = SHARED if cls in self.homes else file
                self.structs[cls] = kind

    def name(self, cls: type) -> str:
        """What a struct is called in TypeScript."""
        return f"{cls.__name__}Move" if cls in self.moves else cls.__name__


class Writer:
    """Writes one file. Types that belong to another file are imported from it."""

    def __init__(self, file: str, group: Group, catalogue: Catalogue) -> None:
        self.file, self.group, self.all = file, group, catalogue
        self.imports: set[str] = set()

    def write(self) -> str:
        """The whole file."""
        own = [kind for cls, kind in self.all.structs.items() if self.all.homes[cls] == self.file]
        parts = [self.struct(kind) for kind in own]
        names = [self.all.name(kind.cls) for kind in own]
        assert len(set(names)) == len(names), f"two types of one name: {sorted(names)}"
        if self.group.moves:
            parts.append(_union("Move", sorted(self.reference(move) for move in self.group.moves)))
        if wire.CommandFrame in self.group.accepted:
            parts.append(_union("Command", sorted(self.reference(command) for command in get_args(AnyCommand))))
        head = _imports(self.imports) if self.imports else ""
        return "\n".join([HEADER + head, *parts])

    def struct(self, kind: types.StructType) -> str:
        """One object type; unlike an interface it can be used as a `Record`."""
        lines = [_comment(kind.cls), f"export type {self.all.name(kind.cls)} = {{"]
        if kind.tag_field:
            lines.append(f"  {kind.tag_field}: {_literal(kind.tag)};")
        lines += [self.field(kind, field) for field in kind.fields]
        return "\n".join([*(line for line in lines if line), "};", ""])

    def field(self, kind: types.StructType, field: types.Field) -> str:
        """One field. It may be missing if it is only accepted and has a default, or if defaults are not sent."""
        config: Any = kind.cls
        omitted = config.__struct_config__.omit_defaults or kind.cls not in self.all.sent
        sign = "?" if omitted and not field.required else ""
        said = TOLD.get(f"{kind.cls.__name__}.{field.name}") or self.type(field.type)
        return f"  {field.encode_name}{sign}: {said};"

    def reference(self, cls: type) -> str:
        """The name of a struct, imported if it belongs to another file."""
        if self.all.homes[cls] != self.file:
            self.imports.add(self.all.name(cls))
        return self.all.name(cls)

    def type(self, kind: types.Type) -> str:
        """A type as TypeScript writes it."""
        if isinstance(kind, types.Metadata):
            return self.type(kind.type)
        if isinstance(kind, types.StructType):
            return self.reference(kind.cls)
        if isinstance(kind, types.LiteralType):
            return " | ".join(_literal(value) for value in kind.values)
        if isinstance(kind, types.UnionType):
            last = [part for part in kind.types if isinstance(part, types.NoneType)]
            members = [part for part in kind.types if part not in last] + last
            return " | ".join(dict.fromkeys(self.type(part) for part in members))
        if isinstance(kind, types.TupleType):
            return f"[{', '.join(self.type(item) for item in kind.item_types)}]"
        if isinstance(kind, types.CollectionType):
            item = self.type(kind.item_type)
            return f"({item})[]" if "|" in item else f"{item}[]"
        if isinstance(kind, types.DictType):
            key, value = self.type(kind.key_type), self.type(kind.value_type)
            return f"Record<string, {value}>" if key == "string" else f"Partial<Record<{key}, {value}>>"
        return _plain(kind)


def _plain(kind: types.Type) -> str:
    if isinstance(kind, types.NoneType):
        return "null"
    if isinstance(kind, types.BoolType):
        return "boolean"
    if isinstance(kind, types.IntType | types.FloatType):
        return "number"
    return "string" if isinstance(kind, types.StrType) else "unknown"


def _literal(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def _comment(cls: type) -> str:
    """The first paragraph of the docstring."""
    text = (cls.__doc__ or "").strip().split("\n\n")[0]
    return f"/** {' '.join(text.split())} */" if text and not text.startswith(f"{cls.__name__}(") else ""


def _union(name: str, members: list[str]) -> str:
    line = f"export type {name} = {' | '.join(members)};"
    return (line if len(line) <= WIDTH else "\n  | ".join([f"export type {name} =", *members]) + ";") + "\n"


def _imports(names: set[str]) -> str:
    return f'\nimport type {{ {", ".join(sorted(names))} }} from "./{SHARED}";\n'


def generate() -> dict[str, str]:
    """The text of every file, by its name."""
    every = groups()
    catalogue = Catalogue(every)
    written = {f"{file}.ts": Writer(file, group, catalogue).write() for file, group in every.items()}
    return {**written, "games.json": _facts()}


def _facts() -> str:
    """The facts of the built-in games, a line for each, for the page's tests."""
    facts = server_facts()
    games = ",\n".join(msgspec.json.encode(game).decode() for game in facts.games)
    return f'{{"games":[\n{games}\n],"languages":{msgspec.json.encode(facts.languages).decode()}}}\n'


def main() -> None:
    """Write the files, or check that they are as they would be written."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="write nothing; fail if something would change")
    check = parser.parse_args().check
    wanted = generate()
    kept = {path.name: path.read_text(encoding="utf-8") for path in FOLDER.glob("*.*")}
    if check and kept != wanted:
        stale = sorted(name for name in {*kept, *wanted} if kept.get(name) != wanted.get(name))
        sys.exit(f"stale: {', '.join(stale)} in {FOLDER}. Run `.venv/bin/python web/build.py run types`.")
    if not check:
        FOLDER.mkdir(exist_ok=True)
        for name in kept.keys() - wanted.keys():
            (FOLDER / name).unlink()
        for name, text in wanted.items():
            (FOLDER / name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
