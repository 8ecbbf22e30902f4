"""How many connections this process can have: each is an open file, and systems often start with few."""

import sys
from typing import Final

_OTHERS: Final = 200  # open files that are no connections: the database, the page, pipes


def most_connections(wanted: int) -> int:
    """Let this process open as many files as it may, and return how many connections fit, at most those wanted."""
    if sys.platform == "win32":
        return wanted
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    needed = wanted + _OTHERS
    if soft != resource.RLIM_INFINITY and soft < needed:
        soft = needed if hard == resource.RLIM_INFINITY else min(needed, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    return wanted if soft == resource.RLIM_INFINITY else min(wanted, max(1, soft - _OTHERS))
