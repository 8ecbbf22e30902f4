"""A house whose files may not grow for a while: python -m tests.store.cramped FILE."""

import asyncio
import resource
import sys
from pathlib import Path

from cluehouse.store import NotSaved, Store
from tests.store.awaited import page, store_at


async def main(path: Path) -> None:
    async with store_at(path) as store:
        await tell(store, 1, "1")
        limit_growth(path.with_name(path.name + "-wal").stat().st_size + 100)
        await tell(store, 2, "2" * 10_000)
        await tell(store, 2, "3" * 10_000)
        limit_growth(resource.RLIM_INFINITY)
        await tell(store, 2, "4" * 10_000)


async def tell(store: Store, number: int, text: str) -> None:
    try:
        await store.append(page("table/KOT-7", number, text))
        print("saved")
    except NotSaved as refused:
        print(refused.reason)


def limit_growth(size: int) -> None:
    _, highest = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, highest))


asyncio.run(main(Path(sys.argv[1])))
