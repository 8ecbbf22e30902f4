"""What is worked out once for a language and kept on disk: vectors, places in the web, words to give as clues.

The files lie in the user's cache folder, under a name that changes with the lexicon; they are mapped into memory,
so that all processes of a house share them.
"""

import hashlib
import os
import shutil
import tempfile
import time
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import msgspec
import numpy as np
from numpy.typing import NDArray

from cluehouse.bots.cache import cache_folder
from cluehouse.bots.mind.lemma import lemma
from cluehouse.bots.mind.vectors import Floats, bulk_encode, encode_words, encoder_version, has_vectors, unit
from cluehouse.bots.mind.web import weave
from cluehouse.bots.progress import ProgressBar, Told, progress, tell_nobody
from cluehouse.file_lock import lock_file
from cluehouse.languages import Language, LanguageCode, language
from cluehouse.languages.lexicon import LexiconEntry, pages_of
from cluehouse.referee import judge_clue

_FORM: Final = "8"  # of the files; another form needs another name
_KEPT: Final = 192  # directions of meaning: the others are noise, and memory
_SAMPLE: Final = 2000
_CROWD: Final = 20
_HALF: Final = 20  # the rank at which an association counts half
_LINKED: Final = 12  # the rank among a word's associations of a clue that brings it to mind before other words


@dataclass(frozen=True)
class Prepared:
    """A language, ready to be asked. The first rows are the entries, in the order of the lexicon; behind them are
    the other words to give as clues, then everything else that entries name."""

    words: tuple[str, ...]  # what each row stands for
    entries: int
    lists: NDArray[np.int32]  # entry → rows it names, strongest first, -1 behind the last
    places: NDArray[np.float16]  # row → place in the web
    vectors: NDArray[np.float16]  # row → meaning, or no columns without an encoder
    lens: NDArray[np.float32]  # from a meaning as it is encoded to one as it is kept
    hearts: NDArray[np.float16]  # entry → the middle of what it names
    crowd: NDArray[np.float32]  # entry → how close it is to anything
    clues: tuple[str, ...]  # words to give as clues, as they are written
    clue_rows: NDArray[np.int32]
    common: NDArray[np.float32]  # how common each clue is

    @property
    def sees(self) -> bool:
        """Were there vectors?"""
        return bool(self.vectors.shape[1])


_UNUSED: Final = 3 * 86_400  # seconds, after which another form of a language is removed
_ARRAYS: Final = ("lists", "places", "vectors", "lens", "hearts", "crowd", "clue_rows", "common")


class _Words(msgspec.Struct):
    """The words of a prepared language, as they are kept."""

    words: tuple[str, ...]
    entries: int
    clues: tuple[str, ...]


def prepare(code: str, told: Told = tell_nobody) -> Prepared:
    """The language ready to be asked: from the cache, or worked out now and put there. `told` hears how far that is."""
    chosen = language(code)
    folder = _folder(chosen)
    if not (folder / "words.json").exists():
        with _alone(folder):
            if not (folder / "words.json").exists():
                _keep(folder, _work_out(chosen, chosen.lexicon, told))
    with suppress(OSError):
        os.utime(folder)  # it is in use
    words = msgspec.json.decode((folder / "words.json").read_bytes(), type=_Words)
    arrays: dict[str, Any] = {name: np.load(folder / f"{name}.npy", mmap_mode="r") for name in _ARRAYS}
    return Prepared(words.words, words.entries, clues=words.clues, **arrays)


def is_prepared(code: str) -> bool:
    """Does the language lie ready in the cache?"""
    return (_folder(language(code)) / "words.json").exists()


def _folder(language: Language) -> Path:
    kind = "mind" if has_vectors() else "blind"
    return cache_folder() / f"{kind}-{language.code}-{_fingerprint(language)}"


@contextmanager
def _alone(folder: Path) -> Iterator[None]:
    """One process works a language out; the others wait for what it makes."""
    folder.parent.mkdir(parents=True, exist_ok=True)
    with (folder.parent / (folder.name.rpartition("-")[0] + ".lock")).open("w") as lock:
        lock_file(lock.fileno(), wait=True)
        yield


def _fingerprint(language: Language) -> str:
    """Changes with every line of the lexicon, with the blocked words, with what the encoder is told, and with it."""
    mark = hashlib.sha256(f"{_FORM} {encoder_version() if has_vectors() else 'none'}".encode())
    mark.update(f"{language.phrases.about} {language.phrases.common} {language.phrases.glossed}".encode())
    mark.update(" ".join(sorted(language.blocked)).encode())
    mark.update(repr(list(language.links)).encode())
    for page in pages_of(language.folder / "entries"):
        mark.update(page.read_bytes())
    return mark.hexdigest()[:16]


def _keep(folder: Path, made: Prepared) -> None:
    """Write all or nothing, whoever else writes the same at the same time; forms that nobody uses any more go."""
    fresh = Path(tempfile.mkdtemp(dir=folder.parent, prefix="making-"))
    for name in _ARRAYS:
        np.save(fresh / f"{name}.npy", getattr(made, name))
    (fresh / "words.json").write_bytes(msgspec.json.encode(_Words(made.words, made.entries, made.clues)))
    try:
        fresh.rename(folder)
    except OSError:  # somebody else was quicker
        shutil.rmtree(fresh, ignore_errors=True)
    remove_unused(folder)


def remove_unused(folder: Path) -> None:
    """Remove other forms of the language of this folder that nobody has used for days. Two versions on one machine must
    not take turns in removing each other's work."""
    own = folder.name.rpartition("-")[0]
    for other in folder.parent.glob(f"{own}-*"):
        unused = time.time() - other.stat().st_mtime > _UNUSED
        if unused and other != folder and other.name.rpartition("-")[0] == own:
            shutil.rmtree(other, ignore_errors=True)


# --- working it out -------------------------------------------------------------------------------


def _work_out(language: Language, entries: dict[str, LexiconEntry], told: Told) -> Prepared:
    found, lists, written = _rows(language, entries)
    clues = _clues(language, written)
    rows, lists = _ordered(found, lists, [*(word.casefold() for word in (*entries, *clues))])
    words = tuple(rows)
    # Links to the words of our decks would pull these away from all other words, so the web is made without them.
    places = weave(lists, range(len(entries)), len(words))
    lists = _linked(language.code, language.links, rows, lists)
    with progress(f"cluehouse: {language.code}", 2 * len(words) + len(entries), told) as shown:
        encoded = _vectors(language, words, entries, shown)
        lens = _lens(encoded)
        vectors = unit(encoded @ lens)
    return Prepared(
        words=words,
        entries=len(entries),
        lists=_padded(lists),
        places=places.astype(np.float16),
        vectors=vectors.astype(np.float16),
        lens=lens,
        hearts=hearts_of(vectors, lists).astype(np.float16),
        crowd=crowd_of(vectors, vectors[: len(entries)]),
        clues=clues,
        clue_rows=np.array([rows[word.casefold()] for word in clues], np.int32),
        common=np.array([language.frequencies.frequency(word) for word in clues], np.float32),
    )


def _rows(
    language: Language, entries: dict[str, LexiconEntry]
) -> tuple[dict[str, int], list[list[int]], dict[str, str]]:
    """A row for each word of the lexicon, the rows that each entry names, and how the words are written."""
    rows = {word.casefold(): row for row, word in enumerate(entries)}
    written: dict[str, str] = {}
    lists = []
    for entry in entries.values():
        named: dict[int, None] = {}
        for association in entry.associations:
            key = _key(association, rows, language.code)
            if key == _spelt(association):
                written.setdefault(key, association)
            named[rows.setdefault(key, len(rows))] = None
        lists.append(list(named))
    unnamed = [(clue, words) for clue, words in language.links if _key(clue, rows, language.code) not in rows]
    for clue, _ in unnamed:
        rows.setdefault(_spelt(clue), len(rows))
        written.setdefault(_spelt(clue), clue)
    lists = _linked(language.code, unnamed, rows, lists)
    return rows, lists, {word: word for word in map(str.casefold, entries)} | written


def _spelt(word: str) -> str:
    return word.replace("-", " ").casefold()


def _key(word: str, rows: dict[str, int], language: LanguageCode) -> str:
    """Under which spelling a word has a row, or will have one."""
    spelt = _spelt(word)
    return spelt if spelt in rows else lemma(language, word)


def _linked(
    code: LanguageCode, links: Iterable[tuple[str, tuple[str, ...]]], rows: dict[str, int], lists: list[list[int]]
) -> list[list[int]]:
    """The lists with these clues in those of the words that they bring to mind, the higher the earlier a clue's line
    names the word."""
    ranked = [{row: float(rank) for rank, row in enumerate(listed)} for listed in lists]
    for clue, words in links:
        named = rows[_key(clue, rows, code)]
        for place, word in enumerate(words):
            row = rows.get(word.casefold(), len(lists))
            if row < len(lists):  # the word has an entry
                rank = _LINKED + 2.0 * place
                ranked[row][named] = min(ranked[row].get(named, rank), rank)
    return [sorted(own, key=own.__getitem__) for own in ranked]


def _ordered(
    found: dict[str, int], lists: list[list[int]], first: Sequence[str]
) -> tuple[dict[str, int], list[list[int]]]:
    """The same rows with these words first: what lies together is read together, and the rest stays on disk."""
    rows = {word: row for row, word in enumerate(dict.fromkeys((*first, *found)))}
    moved = [rows[word] for word in found]
    return rows, [[moved[row] for row in listed] for listed in lists]


def _vectors(
    language: Language, words: tuple[str, ...], entries: dict[str, LexiconEntry], shown: ProgressBar
) -> Floats:
    if not has_vectors():
        return np.zeros((len(words), 0), np.float32)
    encode = bulk_encode(shown.step)
    vectors = encode_words(language, words, encode)
    glossed = [(row, "; ".join(entry.gloss)) for row, entry in enumerate(entries.values()) if entry.gloss]
    if language.phrases.glossed and glossed:
        numbers, glosses = zip(*glossed, strict=True)
        vectors[list(numbers)] = unit(vectors[list(numbers)] + encode(glosses))
    return vectors


def _lens(encoded: Floats) -> Floats:
    """The directions in which the words of the language differ most."""
    _, directions = np.linalg.eigh(encoded.T @ encoded)
    return np.asarray(directions[:, ::-1][:, :_KEPT], np.float32)


def _clues(language: Language, written: dict[str, str]) -> tuple[str, ...]:
    """Words that can be given as clues as far as their form goes, and that everybody knows."""
    one = (word for key, word in written.items() if word.isalpha() and key == word.casefold())
    natural = (word for word in one if language.grammar.is_clue_word(word))
    common = (word for word in natural if language.frequencies.frequency(word) >= language.phrases.common)
    decent = (word for word in common if word.casefold() not in language.blocked)
    return tuple(word for word in decent if judge_clue(word, (), language.code).verdict == "allowed")


def hearts_of(vectors: Floats, lists: Sequence[Sequence[int]]) -> Floats:
    """The middle of what each entry names, its first associations counting more."""
    weights = 1 / (1 + np.arange(max(map(len, lists))) / _HALF)
    return unit(np.stack([weights[: len(listed)] @ vectors[listed] for listed in lists]).astype(np.float32))


def crowd_of(vectors: Any, asked: Floats) -> Floats:
    """How close each vector is to anything at all: the mean over its closest among a fixed sample."""
    if asked.shape[1] == 0:
        return np.zeros(len(asked), np.float32)
    among = np.asarray(vectors[:: max(1, len(vectors) // _SAMPLE)], np.float32)
    cosines = asked @ among.T
    closest = min(_CROWD, cosines.shape[1])
    mean: Floats = np.partition(cosines, cosines.shape[1] - closest, axis=1)[:, -closest:].mean(axis=1)
    return mean


def _padded(lists: list[list[int]]) -> NDArray[np.int32]:
    padded = np.full((len(lists), max(map(len, lists))), -1, np.int32)
    for row, listed in zip(padded, lists, strict=True):
        row[: len(listed)] = listed
    return padded
