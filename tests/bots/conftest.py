"""A house without vectors: quick to prepare, and as good as any for what is checked here."""

from collections.abc import Iterator

import pytest

from cluehouse.bots.mind import recall, vectors


@pytest.fixture(scope="session")
def _blind_cache(tmp_path_factory: pytest.TempPathFactory) -> str:
    return str(tmp_path_factory.getbasetemp() / "minds")  # one for all tests of bots and of the lab


@pytest.fixture
def blind(_blind_cache: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The minds of all languages, from the associations alone."""
    monkeypatch.setenv("CLUEHOUSE_CACHE", _blind_cache)
    monkeypatch.setattr(vectors, "_package", lambda: None)
    recall.forget()
    yield
    recall.forget()
