"""The dictionary of Chinese: simplified characters, and texts cut into words."""

from collections.abc import Iterator
from functools import cache, lru_cache
from typing import Any

from cluehouse.languages.packages import folder_of
from cluehouse.languages.word_counts import WordCounts


@cache
def _converter() -> Any:
    from opencc import OpenCC

    return OpenCC("t2s")


@cache
def _segmenter() -> Any:
    """Return the word segmenter, with its own dictionary, stored in little memory."""
    import warnings

    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # its source has escapes that newer Python versions warn about
        import jieba

    segmenter = jieba.Tokenizer()
    segmenter.FREQ, segmenter.total = word_counts(), word_counts().total
    segmenter.initialized = True
    return segmenter


@cache
def word_counts() -> WordCounts:
    """Return how frequent each word of the dictionary is; prefixes of words are included with 0."""
    with (folder_of("jieba") / "dict.txt").open(encoding="utf-8") as file:
        return WordCounts(counted for line in file for counted in _counted(line))


def _counted(line: str) -> Iterator[tuple[str, int]]:
    word, count, _ = line.split(" ")
    yield word, int(count)
    for end in range(1, len(word)):
        yield word[:end], 0


@lru_cache(maxsize=8192)
def simplified(text: str) -> str:
    """Return the text in simplified characters."""
    return str(_converter().convert(text))


def words(text: str) -> list[tuple[int, str]]:
    """Return the words of a running text in simplified characters, each with the index where it begins."""
    return [(start, word) for word, start, _ in _segmenter().tokenize(simplified(text)) if word.strip()]


def is_known(word: str) -> bool:
    """Whether the dictionary has this word."""
    return len(word) == 1 or bool(word_counts().get(word))
