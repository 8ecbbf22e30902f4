"""Descriptions of fields for the schemas: what the code says beside each field, and the names of options for people."""

import re
from collections.abc import Iterable, Iterator
from inspect import getsource
from typing import Any, Final

from msgspec import Struct, inspect

from cluehouse.games.game import AnyGame
from cluehouse.messages import has_message, say

_FIELD = re.compile(r"^    (\w+): [^#]+?(?:  # (?P<beside>.+))?$")
_ABOVE = re.compile(r"^    # (.+)$")

# Fields that say which struct an object is; no line of the struct declares them. `do`, the name of a command or a move,
# explains itself.
_TAGS: Final[dict[str | None, str]] = {
    "kind": "which of the kinds of allowed values this is",
    "game": "which game this is a view of",
}


def describe(components: dict[str, Any], kinds: Iterable[Any]) -> None:
    """Add to each property of the schemas what its struct says about it."""
    for struct in set(_structs(inspect.multi_type_info(kinds), set())):
        component = components.get(struct.__name__, {})
        if "description" in component:  # a docstring, with its line breaks
            component["description"] = " ".join(component["description"].split())
        properties = component.get("properties", {})
        comments, tag = _comments(struct), struct.__struct_config__.tag_field
        for field, name in zip(struct.__struct_fields__, struct.__struct_encode_fields__, strict=True):
            _add(properties.get(name), comments.get(field))
        _add(properties.get(tag), _TAGS.get(tag))


def describe_options(schema: dict[str, Any], game: AnyGame) -> None:
    """Add the names of a game's options, as people see them in English."""
    for name, field in schema["properties"].items():
        message = f"option-{game.name}-{name.replace('_', '-')}"
        if has_message("en", message):
            label = say("en", message)
            field["description"] = ". ".join(part for part in (label, field.get("description", "")) if part)


def _add(field: Any, text: str | None) -> None:
    if field is not None and text:
        field.setdefault("description", text)


def _comments(struct: type[Struct]) -> dict[str, str]:
    """The comments beside the fields of a struct, or above them."""
    found: dict[str, str] = {}
    above: list[str] = []
    for line in getsource(struct).splitlines():
        field, comment = _FIELD.match(line), _ABOVE.match(line)
        if field is not None and (text := field["beside"] or " ".join(above)):
            found[field[1]] = text
        above = [*above, comment[1]] if comment else []
    return found


def _structs(kinds: Iterable[inspect.Type], seen: set[type[Struct]]) -> Iterator[type[Struct]]:
    """All structs that these types are made of."""
    for kind in kinds:
        if isinstance(kind, inspect.StructType):
            if kind.cls in seen:
                continue
            seen.add(kind.cls)
            yield kind.cls
            yield from _structs((field.type for field in kind.fields), seen)
        else:
            yield from _structs(_parts(kind), seen)


def _parts(kind: inspect.Type) -> tuple[inspect.Type, ...]:
    match kind:
        case inspect.Metadata():
            return (kind.type,)
        case inspect.CollectionType():
            return (kind.item_type,)
        case inspect.TupleType():
            return kind.item_types
        case inspect.DictType():
            return (kind.key_type, kind.value_type)
        case inspect.UnionType():
            return kind.types
        case _:
            return ()
