"""Values as they go over the wire."""

from typing import Any

import msgspec


def raw(value: Any) -> msgspec.Raw:
    """A value as encoded JSON."""
    return msgspec.Raw(msgspec.json.encode(value))
