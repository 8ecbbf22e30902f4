"""Appends while the size of files is limited, and prints the results.

Usage: python -m tests.store.append_with_size_limit FILE
"""

import asyncio
import resource
import sys
from pathlib import Path

from cluehouse.store import NotSaved, Store
from tests.store.helpers import page, store_at


async def main(path: Path) -> None:
    async with store_at(path) as store:
        await append_and_print(store, 1, "1")
        limit_growth(path.with_name(path.name + "-wal").stat().st_size + 100)
        await append_and_print(store, 2, "2" * 10_000)
        await append_and_print(store, 2, "3" * 10_000)
        limit_growth(resource.RLIM_INFINITY)
        await append_and_print(store, 2, "4" * 10_000)


async def append_and_print(store: Store, number: int, text: str) -> None:
    try:
        await store.append(page("table/KOT-7", number, text))
        print("saved")
    except NotSaved as refused:
        print(refused.reason)


def limit_growth(size: int) -> None:
    _, highest = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, highest))


asyncio.run(main(Path(sys.argv[1])))
