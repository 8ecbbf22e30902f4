"""What is wrong with a message or a request that cannot be read: which field, and why."""

import re
from typing import Any, Final

import msgspec

from cluehouse.tables.refusal import TableRefusal

UNREADABLE: Final = (msgspec.DecodeError, UnicodeError, RecursionError)

# msgspec's messages, and the reason for each. What a pattern finds is the field or the limit.
_REASONS: Final = tuple(
    (re.compile(pattern), reason)
    for pattern, reason in (
        (r"Object missing required field `(?P<field>[^`]+)`", "missing"),
        (r"Object contains unknown field `(?P<field>[^`]+)`", "unknown"),
        (r"Expected `\w+` of length <= (?P<limit>\d+)", "too-long"),
        (r"Expected `\w+` of at most length (?P<limit>\d+)", "too-long"),
        (r"Expected `\w+` of length >= (?P<limit>\d+)", "too-short"),
        (r"Expected `\w+` of at least length (?P<limit>\d+)", "too-short"),
        (r"Expected `\w+` <= (?P<limit>\d+)", "too-large"),
        (r"Expected `\w+` >= (?P<limit>\d+)", "too-small"),
        (r"Expected `(?P<expected>[^`]+)`, got", "wrong-type"),
        (r"Expected `(?P<expected>[^`]+)`", "wrong-type"),
        (r"Invalid (enum )?value", "not-allowed"),
    )
)
_PLACE: Final = re.compile(r" - at `\$\.?(?P<place>[^`]*)`$")


def bad_command(error: Exception | None = None, **params: str | int) -> TableRefusal:
    """Return the refusal of a message: the path of its field, and the reason."""
    if isinstance(error, msgspec.ValidationError):
        params = _explained(str(error)) | params
    return TableRefusal("bad-command", **({"reason": "malformed"} | params))


def _explained(text: str) -> dict[str, str | int]:
    place = _PLACE.search(text)
    path = place["place"].rstrip(".") if place else ""
    for pattern, reason in _REASONS:
        found = pattern.match(text)
        if found is None:
            continue
        parts: dict[str, Any] = found.groupdict()
        field = ".".join(part for part in (path, parts.pop("field", "")) if part)
        if "limit" in parts:
            parts["limit"] = int(parts["limit"])
        return {"reason": reason, "field": field} | parts
    return {"reason": "not-allowed" if path else "malformed", "field": path}
