"""Every kind of store, and a look at SQLite's connections."""

import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from cluehouse.store import MemoryStore, Store
from tests.store.awaited import Opened, store_at


@asynccontextmanager
async def _in_memory() -> AsyncIterator[Store]:
    store = MemoryStore()
    yield store
    await store.close()


@pytest.fixture(params=["memory", "sqlite"])
def opened(request: pytest.FixtureRequest, tmp_path: Path) -> Opened:
    return {"memory": _in_memory, "sqlite": lambda: store_at(tmp_path / "house.db")}[request.param]


@pytest.fixture
def connections(monkeypatch: pytest.MonkeyPatch) -> list[sqlite3.Connection]:
    """The connections made during the test: of an open store first the writing one, then the reading one."""
    made: list[sqlite3.Connection] = []
    connect = sqlite3.connect

    def remember(*args: Any, **kwargs: Any) -> sqlite3.Connection:
        made.append(connect(*args, **kwargs))
        return made[-1]

    monkeypatch.setattr(sqlite3, "connect", remember)
    return made
