"""Appends to eight logs until it is killed and prints every acknowledged append.

Usage: python -m tests.store.append_until_killed FILE
"""

import asyncio
import sys
from itertools import count
from pathlib import Path

from tests.store.helpers import page, store_at


async def main(path: Path) -> None:
    async with store_at(path) as store:

        async def play(table: str) -> None:
            for number in count(1):
                await store.append(page(table, number, str(number)))
                print(table, number, flush=True)

        await asyncio.gather(*(play(f"table/{letter}") for letter in "abcdefgh"))


asyncio.run(main(Path(sys.argv[1])))
