"""Thousands of words are encoded at once, and mean the same as one by one."""

import itertools

import numpy as np
import pytest

from cluehouse.bots.mind import bulk_encoder
from cluehouse.bots.mind.vectors import bulk_encode, encode
from cluehouse.words.lexicon import lexicon

TEXTS = [
    text
    for language in ("en", "pl", "zh")
    for word, entry in itertools.islice(lexicon(language).items(), 12)
    for text in (word.casefold(), *entry.associations[:4], "; ".join(entry.gloss), *entry.lines[:1])
]


def test_texts_encoded_in_bulk_have_the_vectors_that_the_package_gives_them(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bulk_encoder, "_LOT", 50)
    monkeypatch.setattr(bulk_encoder, "_BATCH", 64)
    done: list[int] = []
    found = bulk_encode(done.append)(TEXTS)
    assert len(TEXTS) > 3 * 50
    assert np.abs(found - encode(TEXTS)).max() < 1e-5
    assert sum(done) == len(TEXTS)


def test_a_text_longer_than_a_batch_is_encoded_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bulk_encoder, "_BATCH", 8)
    long = ["A lighthouse keeper counts the ships that pass in the night, one after another.", "keeper"]
    assert np.abs(bulk_encode(lambda done: None)(long) - encode(long)).max() < 1e-5


def test_no_texts_have_no_vectors() -> None:
    assert bulk_encode(lambda done: None)([]).shape == (0, 512)
