"""A small JSON Schema validator for the keywords that our documents use."""

import re
from typing import Any

KINDS: dict[str, tuple[type, ...]] = {
    "object": (dict,),
    "array": (list,),
    "string": (str,),
    "integer": (int,),
    "number": (int, float),
    "boolean": (bool,),
    "null": (type(None),),
}

IGNORED = frozenset(
    "title description default discriminator $defs $schema $id examples".split()
)  # keywords that do not constrain a value


class Schemas:
    """A document that contains schemas."""

    def __init__(self, document: dict[str, Any]) -> None:
        self.document = document

    def at(self, ref: str) -> Any:
        """The part of the document that a reference points to."""
        found: Any = self.document
        for part in ref.removeprefix("#/").split("/"):
            found = found[part.replace("~1", "/").replace("~0", "~")]
        return found

    def fault(self, value: Any, schema: dict[str, Any], where: str = "$") -> str | None:
        """Why a value does not match a schema, or None."""
        for word, wanted in schema.items():
            if word in IGNORED or word == "additionalProperties":
                continue
            found: str | None = getattr(self, f"_{word.lstrip('$')}")(value, wanted, schema, where)
            if found is not None:
                return found
        return None

    def _ref(self, value: Any, wanted: str, schema: Any, where: str) -> str | None:
        return self.fault(value, self.at(wanted), where)

    def _anyOf(self, value: Any, wanted: list[Any], schema: Any, where: str) -> str | None:
        faults = [self.fault(value, each, where) for each in wanted]
        return None if None in faults else f"{where}: none of {faults}"

    _oneOf = _anyOf

    def _type(self, value: Any, wanted: str | list[str], schema: Any, where: str) -> str | None:
        kinds = [wanted] if isinstance(wanted, str) else wanted
        is_flag = isinstance(value, bool)
        fits = any(isinstance(value, KINDS[kind]) and (not is_flag or kind == "boolean") for kind in kinds)
        return None if fits else f"{where}: {value!r} is no {wanted}"

    def _enum(self, value: Any, wanted: list[Any], schema: Any, where: str) -> str | None:
        return None if value in wanted else f"{where}: {value!r} is not in {wanted}"

    def _const(self, value: Any, wanted: Any, schema: Any, where: str) -> str | None:
        return None if value == wanted else f"{where}: {value!r} is not {wanted!r}"

    def _properties(self, value: Any, wanted: dict[str, Any], schema: dict[str, Any], where: str) -> str | None:
        if not isinstance(value, dict):
            return None
        for name, part in value.items():
            rest = schema.get("additionalProperties", True)
            own = wanted.get(name, {} if rest is True else rest)
            found = f"{where}: {name} is unknown" if own is False else self.fault(part, own, f"{where}.{name}")
            if found is not None:
                return found
        return None

    def _required(self, value: Any, wanted: list[str], schema: Any, where: str) -> str | None:
        missing = [name for name in wanted if isinstance(value, dict) and name not in value]
        return f"{where}: {missing} missing" if missing else None

    def _items(self, value: Any, wanted: Any, schema: dict[str, Any], where: str) -> str | None:
        rest = value[len(schema.get("prefixItems", ())) :] if isinstance(value, list) else []
        if wanted is False:
            return f"{where}: too many items" if rest else None
        return next(filter(None, (self.fault(part, wanted, f"{where}[…]") for part in rest)), None)

    def _prefixItems(self, value: Any, wanted: list[Any], schema: Any, where: str) -> str | None:
        parts = zip(value, wanted, strict=False)
        return next(filter(None, (self.fault(part, each, f"{where}[…]") for part, each in parts)), None)

    def _minimum(self, value: Any, wanted: int, schema: Any, where: str) -> str | None:
        return f"{where}: {value} is below {wanted}" if isinstance(value, int) and value < wanted else None

    def _maximum(self, value: Any, wanted: int, schema: Any, where: str) -> str | None:
        return f"{where}: {value} is above {wanted}" if isinstance(value, int) and value > wanted else None

    def _minLength(self, value: Any, wanted: int, schema: Any, where: str) -> str | None:
        return f"{where}: too short" if isinstance(value, str) and len(value) < wanted else None

    def _maxLength(self, value: Any, wanted: int, schema: Any, where: str) -> str | None:
        return f"{where}: too long" if isinstance(value, str) and len(value) > wanted else None

    def _minItems(self, value: Any, wanted: int, schema: Any, where: str) -> str | None:
        return f"{where}: too few" if isinstance(value, list) and len(value) < wanted else None

    def _maxItems(self, value: Any, wanted: int, schema: Any, where: str) -> str | None:
        return f"{where}: too many" if isinstance(value, list) and len(value) > wanted else None

    def _pattern(self, value: Any, wanted: str, schema: Any, where: str) -> str | None:
        return f"{where}: not {wanted}" if isinstance(value, str) and not re.search(wanted, value) else None


def references(part: Any) -> set[str]:
    """All references in a document."""
    if isinstance(part, dict):
        own = {part["$ref"]} if isinstance(part.get("$ref"), str) else set()
        return own.union(*(references(each) for each in part.values()))
    return set().union(*(references(each) for each in part)) if isinstance(part, list) else set()
