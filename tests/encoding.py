"""Values as they are sent over a connection."""

from typing import Any

import msgspec


def raw(value: Any) -> msgspec.Raw:
    """A value as encoded JSON."""
    return msgspec.Raw(msgspec.json.encode(value))
