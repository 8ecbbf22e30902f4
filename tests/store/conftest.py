"""Fixtures: every kind of store, and the SQLite connections of a test."""

import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from cluehouse.store import MemoryStore, Store
from tests.store.helpers import Opened, store_at


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
    """The connections made during the test; a store opens first its writing one, then its reading one."""
    made: list[sqlite3.Connection] = []
    connect = sqlite3.connect

    def remember(*args: Any, **kwargs: Any) -> sqlite3.Connection:
        made.append(connect(*args, **kwargs))
        return made[-1]

    monkeypatch.setattr(sqlite3, "connect", remember)
    return made
