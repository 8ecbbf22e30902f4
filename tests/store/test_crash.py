"""A killed process loses no acknowledged append and leaves no lock behind."""

import subprocess
import sys
from itertools import islice
from pathlib import Path

import pytest

from cluehouse.store import StoreError, open_store
from tests.store.helpers import async_test, store_at, texts

ROOT = Path(__file__).parents[2]


@async_test
async def test_a_killed_process_loses_no_acknowledged_append(tmp_path: Path) -> None:
    path = tmp_path / "house.db"
    command = [sys.executable, "-m", "tests.store.append_until_killed", str(path)]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as child:
        assert child.stdout is not None
        lines = list(islice(child.stdout, 300))
        try:
            with pytest.raises(StoreError, match="in-use"):
                await open_store(path)
        finally:
            child.kill()
        lines += child.stdout
    acknowledged: dict[str, int] = {}
    for line in lines:
        if line.endswith("\n"):
            table, last = line.split()
            acknowledged[table] = int(last)

    assert sum(acknowledged.values()) >= 300
    async with store_at(path) as store:
        for table, at_least in acknowledged.items():
            kept = await texts(store, table)
            assert len(kept) >= at_least
            assert kept == [str(number) for number in range(1, len(kept) + 1)]
