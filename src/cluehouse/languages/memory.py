"""Returning unused memory to the system."""

import ctypes
from contextlib import suppress


def give_back() -> None:
    """Return the memory that reading a dictionary used to the system, where that is supported (glibc)."""
    with suppress(AttributeError, OSError, TypeError):
        ctypes.CDLL(None).malloc_trim(0)
