"""The encoder's forward pass for tens of thousands of short texts: the same vectors in about half the time.

The package's own pass treats each text by itself. The words of a language share most of their tokens, so everything
that depends on a single token (its embedding, the projections, the products of the first convolution) is computed
once for each distinct token of a lot. Lots are encoded on several cores. The weights are the package's own, and so
are the vectors up to rounding (tests/bots/test_bulk_encoder.py).
"""

import os
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from itertools import chain
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float32]
Integers = NDArray[np.int64]

_LOT: Final = 2048  # texts that share what is computed for their tokens
_THREADS: Final = 4  # more would need more memory
_BATCH: Final = 512  # tokens whose features fit into a processor's cache
_CHUNKS: Final = 17  # parts of the embedding table, each with its own scale
_MEANING: Final = 512  # dimensions of an embedding
_WIDTH: Final = 256  # dimensions of a convolution
_CONVOLUTIONS: Final = ((2, 0), (3, 1), (5, 2))  # how many tokens each one sees, and how many of them before its own
_REACH: Final = 2  # how far the widest one sees


class BulkEncoder:
    """Encodes many texts with the weights and the tokenizer of the encoder's package."""

    def __init__(self, encoder: Any) -> None:
        self._model, self._tokenizer = encoder._model, encoder._tokenizer

    def encode(self, texts: Sequence[str], step: Callable[[int], None] = lambda done: None) -> Floats:
        """The vectors of these texts, of length one. `step` is told how many more are done."""
        found = np.empty((len(texts), _MEANING), np.float32)
        lots = [slice(start, start + _LOT) for start in range(0, len(texts), _LOT)]
        with ThreadPoolExecutor(min(os.cpu_count() or 1, _THREADS)) as threads:
            for lot, vectors in zip(lots, threads.map(lambda lot: self._encode_lot(texts[lot]), lots), strict=True):
                found[lot] = vectors
                step(len(vectors))
        return found

    def _encode_lot(self, texts: Sequence[str]) -> Floats:
        ids = self._tokenizer.encode(list(texts))
        lengths = np.fromiter(map(len, ids), np.int64)
        distinct, tokens = np.unique(np.fromiter(chain.from_iterable(ids), np.int64), return_inverse=True)
        known = _known_tokens(self._model, distinct)
        ends = np.cumsum(lengths)
        starts = ends - lengths
        found = np.empty((len(ids), _MEANING), np.float32)
        first = 0
        while first < len(ids):
            last = max(first + 1, int(np.searchsorted(ends, starts[first] + _BATCH, "right")))
            batch = _Batch(
                tokens[starts[first] : ends[last - 1]], starts[first:last] - starts[first], lengths[first:last]
            )
            found[first:last] = _output(self._model, _summed(self._model, known, batch), batch.lengths)
            first = last
        return found


@dataclass(frozen=True)
class _Tokens:
    """What is computed once for each distinct token. The last row is zero: it stands for no token, before and behind
    a text."""

    embeddings: Floats
    projected: list[Floats]  # by convolution
    products: list[list[Floats]]  # by convolution and by place in what it sees


@dataclass(frozen=True)
class _Batch:
    """Some texts: their tokens one after another, where each text begins, and how long it is."""

    tokens: Integers  # as rows of _Tokens
    starts: Integers
    lengths: Integers

    def neighbours(self) -> Integers:
        """For each token the places of those around it; behind the last place where the text has none."""
        places = np.arange(len(self.tokens))[:, None] + np.arange(-_REACH, _REACH + 1)
        begins, ends = np.repeat(self.starts, self.lengths), np.repeat(self.starts + self.lengths, self.lengths)
        return np.where((places >= begins[:, None]) & (places < ends[:, None]), places, len(self.tokens))


def _known_tokens(model: Any, distinct: Integers) -> _Tokens:
    chunk = distinct % _CHUNKS
    embeddings = model.table[distinct] * model.scale[chunk, None] + model.lo[chunk, None]
    every = embeddings @ model.proj_W + model.proj_b
    every = _normalised(every, model.eps) * model.ln_g_all + model.ln_b_all
    projected = [_and_none(every[:, at : at + _WIDTH]) for at in range(0, every.shape[1], _WIDTH)]
    products = [
        [rows @ weights[at : at + _WIDTH] for at in range(0, len(weights), _WIDTH)]
        for rows, weights in zip(projected, model.w1, strict=True)
    ]
    return _Tokens(_and_none(embeddings), projected, products)


def _summed(model: Any, known: _Tokens, batch: _Batch) -> Floats:
    """The features of each text: those of its tokens, normalised and added up."""
    count, tokens, near = len(batch.tokens), batch.tokens, batch.neighbours()
    near_tokens = np.append(tokens, len(known.embeddings) - 1)[near]
    features = np.empty((count, _MEANING + len(_CONVOLUTIONS) * _WIDTH), np.float32)
    features[:, :_MEANING] = known.embeddings[tokens]
    hidden = np.zeros((count + 1, _WIDTH), np.float32)  # the last row stands for no token
    for number, (seen, before) in enumerate(_CONVOLUTIONS):
        window = slice(_REACH - before, _REACH - before + seen)
        first = hidden[:count]
        first[:] = model.b1[number]
        for product, column in zip(known.products[number], near_tokens[:, window].T, strict=True):
            first += product[column]
        np.maximum(first, 0, out=first)
        first += known.projected[number][tokens]
        second = hidden[near[:, window]].reshape(count, seen * _WIDTH) @ model.w2[number]
        second += model.b2[number]
        np.maximum(second, 0, out=second)
        at = _MEANING + number * _WIDTH
        np.add(first, second, out=features[:, at : at + _WIDTH])
    summed = np.add.reduceat(_normalised(features, model.eps), batch.starts, axis=0)
    return np.asarray(summed * model.ln_g + batch.lengths[:, None] * model.ln_b, np.float32)


def _output(model: Any, summed: Floats, lengths: Integers) -> Floats:
    """The vectors of texts from their features."""
    count = lengths.astype(np.float32)[:, None]
    mean = (summed @ model.cnn_W + count * model.cnn_b) / np.sqrt(count)
    first = np.maximum(mean @ model.p1 + np.maximum(mean @ model.d0, 0) @ model.d1, 0)
    second = np.tanh(first @ model.p3 + np.maximum(first @ model.d2, 0) @ model.d3)
    return np.asarray(second / np.linalg.norm(second, axis=1, keepdims=True), np.float32)


def _normalised(rows: Floats, eps: float) -> Floats:
    """The rows with mean 0 and variance 1, in place."""
    rows -= rows.mean(axis=1, keepdims=True)
    rows /= np.sqrt(np.einsum("ij,ij->i", rows, rows) / rows.shape[1] + np.float32(eps))[:, None]
    return rows


def _and_none(rows: Floats) -> Floats:
    return np.vstack([rows, np.zeros((1, rows.shape[1]), np.float32)])
