"""Options that a table may not choose: a refusal that names the option and says what it may be."""

from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Any, TypeVar, get_type_hints

import msgspec
from msgspec import Struct
from msgspec.inspect import BoolType, IntType, LiteralType, StructType, Type, type_info

from cluehouse.games.refusal import Refusal

Opts = TypeVar("Opts", bound=Struct)


def out_of_range(option: str, least: int, most: int) -> Refusal:
    """Return the refusal of a number that is too small or too great."""
    return Refusal("bad-option", field=option, kind="range", least=least, most=most)


def not_all_different(option: str, least: int, most: int) -> Refusal:
    """Return the refusal of several numbers, of which some are repeated, too small or too great."""
    return Refusal("bad-option", field=option, kind="numbers", least=least, most=most)


def not_offered(option: str, values: Iterable[object]) -> Refusal:
    """Return the refusal of something that is none of these values."""
    return Refusal("bad-option", field=option, kind="choice", allowed=", ".join(map(str, values)))


def read_options(kind: type[Opts], given: Mapping[str, Any]) -> Opts:
    """Return the options that these values make; refuse the first that does not fit, by its name."""
    try:
        return msgspec.convert(given, kind)
    except msgspec.ValidationError:
        raise _first_misfit(kind, given) from None


def _first_misfit(kind: type[Struct], given: Mapping[str, Any]) -> Refusal:
    types, hints = _types(kind), get_type_hints(kind, include_extras=True)
    for option, value in given.items():
        if option not in types:
            return Refusal("bad-option", field=option, kind="unknown")
        try:
            msgspec.convert(value, hints[option])
        except msgspec.ValidationError:
            return _misfit(option, types[option])
    return Refusal("bad-option", field="options", kind="other")


def _misfit(option: str, kind: Type) -> Refusal:
    match kind:
        case IntType(ge=int(least), le=int(most)):
            return out_of_range(option, least, most)
        case LiteralType(values=values):
            return not_offered(option, values)
        case BoolType():
            return not_offered(option, ("true", "false"))
        case _:
            return Refusal("bad-option", field=option, kind="other")


@lru_cache(maxsize=32)
def _types(kind: type[Struct]) -> dict[str, Type]:
    described = type_info(kind)
    assert isinstance(described, StructType)
    return {field.name: field.type for field in described.fields}
