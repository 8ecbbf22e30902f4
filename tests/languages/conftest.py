"""Fixtures: a toy German, registered with one line."""

from collections.abc import Iterator

import pytest

from cluehouse.bots.mind import recall, vectors
from cluehouse.languages import LANGUAGES, Language, register
from tests.languages import german as toy


@pytest.fixture
def german() -> Iterator[Language]:
    """The toy German, for one test."""
    register(toy.LANGUAGE)
    yield toy.LANGUAGE
    del LANGUAGES[toy.LANGUAGE.code]


@pytest.fixture
def blind(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Bots that use only associations, which are quick to prepare."""
    monkeypatch.setenv("CLUEHOUSE_CACHE", str(tmp_path_factory.getbasetemp() / "minds"))
    monkeypatch.setattr(vectors, "_package", lambda: None)
    recall.forget()
    yield
    recall.forget()
