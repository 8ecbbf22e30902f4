"""Fixtures: every kind of store, and the SQLite connections of a test."""

import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest

from cluehouse.store import MemoryStore, Store
from cluehouse.store.postgres import open_postgres
from tests.store.helpers import Opened, store_at
from tests.store.postgres_server import database


@asynccontextmanager
async def _in_memory() -> AsyncIterator[Store]:
    store = MemoryStore()
    yield store
    await store.close()


@pytest.fixture
def postgres() -> Iterator[str]:
    """The address of an empty PostgreSQL database."""
    with database() as address:
        yield address


@asynccontextmanager
async def _in_postgres(address: str) -> AsyncIterator[Store]:
    store = await open_postgres(address)
    yield store
    await store.close()


@pytest.fixture(params=["memory", "sqlite", "postgres"])
def opened(request: pytest.FixtureRequest, tmp_path: Path) -> Opened:
    if request.param == "postgres":
        address = request.getfixturevalue("postgres")
        return lambda: _in_postgres(address)
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
