"""Fixtures: bots without word vectors, prepared once for all tests, because they are quick."""

import os
from collections.abc import Iterator

import pytest

from cluehouse.bots.mind import recall, vectors
from tests.bots.chat_stand_in import stand_in

__all__ = ["stand_in"]


@pytest.fixture(scope="session")
def _blind_cache(tmp_path_factory: pytest.TempPathFactory) -> str:
    base = tmp_path_factory.getbasetemp()  # with pytest-xdist, a folder inside one that all workers share
    return str((base.parent if "PYTEST_XDIST_WORKER" in os.environ else base) / "minds")


@pytest.fixture
def blind(_blind_cache: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The minds of all languages, from the associations alone."""
    monkeypatch.setenv("CLUEHOUSE_CACHE", _blind_cache)
    monkeypatch.setattr(vectors, "_package", lambda: None)
    recall.forget()
    yield
    recall.forget()
