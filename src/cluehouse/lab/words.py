"""How well the bots know the words of each language: similarity ratings, first associates, generated boards."""

import csv
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import numpy as np

from cluehouse.bots.mind import relatedness
from cluehouse.bots.mind.recall import mind
from cluehouse.bots.mind.vectors import Floats
from cluehouse.bots.progress import progress
from cluehouse.lab.fit import CARRIED, own_boards
from cluehouse.lab.interval import interval, share
from cluehouse.lab.turns import TurnsError
from cluehouse.languages import LANGUAGES, LanguageCode

_COLUMNS: Final[dict[LanguageCode, str]] = {"en": "ENGLISH", "pl": "POLISH", "zh": "CHINESE"}
_DRAWS: Final = 1000
_SEED: Final = 7

Pair = tuple[str, str, float]


def know_words(pairs: Path | None = None, associates: Path | None = None) -> dict[str, Any]:
    """For each language: the results on generated boards and on the given files."""
    found: dict[str, Any] = {language: {"own_boards": _own_boards(language)} for language in LANGUAGES}
    if pairs is not None:
        for language in _COLUMNS:
            found[language]["likeness"] = _likeness(language, read_pairs(pairs, language))
    if associates is not None:
        found["zh"]["first_associate"] = _associates(read_associates(associates))
    return found


def _own_boards(language: LanguageCode) -> dict[str, Any]:
    """How often an association that was held out of the web finds its word among 25."""
    weights = next(iter(mind(language).weights.values()))  # of the listener that goes by everything there is
    theta = np.array([weights.get(name, 0.0) for name in CARRIED])
    hits = [float(np.argmax(table @ theta) == 0) for table, _ in own_boards(language)]
    return {"boards": len(hits), "top1": round(share(hits), 4), "top1_interval": interval(hits, range(len(hits)))}


# --- likeness ------------------------------------------------------------------------------------


def read_pairs(path: Path, language: LanguageCode) -> list[Pair]:
    """Pairs of words with the similarity that people see in them, from a table of concepts linked by number."""
    column = _COLUMNS[language]
    with path.open(encoding="utf-8", newline="") as page:
        rows = {row["NUMBER"]: row for row in csv.DictReader(page, delimiter="\t")}
    found: dict[tuple[str, str], float] = {}
    for number, row in rows.items():
        for other, score in zip(row["LINKS"].split(), row[f"{column}_SCORE"].split(), strict=False):
            if other in rows and (other, number) not in found:
                found[number, other] = float(score)
    words = {number: row[column] for number, row in rows.items()}
    return [(words[one], words[other], score) for (one, other), score in found.items() if words[one] and words[other]]


def _likeness(language: LanguageCode, pairs: Sequence[Pair]) -> dict[str, Any]:
    """How well our numbers rank the pairs as people do (Spearman)."""
    thinking = mind(language)
    near, whole = [], []
    with progress(f"likeness {language}", len(pairs)) as shown:
        for one, other, _ in pairs:
            looked = thinking.look_up((one, other))
            near.append(float(looked.vectors[0] @ looked.vectors[1]))
            whole.append(float(relatedness(one, (other,), language)[0] + relatedness(other, (one,), language)[0]))
            shown.step()
    people = np.array([score for _, _, score in pairs])
    return {
        "pairs": len(pairs),
        "near": _agreement(people, np.array(near)),
        "whole": _agreement(people, np.array(whole)),
    }


def _agreement(people: Floats, ours: Floats) -> dict[str, Any]:
    dice = np.random.default_rng(_SEED)
    draws = [dice.integers(len(people), size=len(people)) for _ in range(_DRAWS)]
    low, high = np.quantile([spearman(people[drawn], ours[drawn]) for drawn in draws], (0.025, 0.975))
    return {"spearman": round(spearman(people, ours), 4), "interval": (round(float(low), 4), round(float(high), 4))}


def spearman(one: Floats, other: Floats) -> float:
    """The correlation of the ranks; equal values share a rank. It is 0 where all values are equal."""
    if np.ptp(one) == 0 or np.ptp(other) == 0:
        return 0.0
    return float(np.corrcoef(_ranks(one), _ranks(other))[0, 1])


def _ranks(values: Floats) -> Floats:
    _, place, count = np.unique(values, return_inverse=True, return_counts=True)
    ends = np.cumsum(count)
    return np.asarray((ends - (count - 1) / 2)[place])


# --- first associates ----------------------------------------------------------------------------


def read_associates(path: Path) -> list[tuple[str, ...]]:
    """Lines of a cue, the first word that people say to it, and words that they do not say."""
    lines = [line.split("\t") for line in path.read_text(encoding="utf-8").replace("\ufeff", "").splitlines()]
    named = [tuple(word.strip() for word in line[:4]) for line in lines[1:] if len(line) >= 4]
    if not named:
        raise TurnsError(f"{path.name}: no associates")
    return named


def _associates(lines: Sequence[tuple[str, ...]]) -> dict[str, Any]:
    """How often the word that people say first is closest to the cue."""
    hits = [float(np.argmax(relatedness(cue, words, "zh")) == 0) for cue, *words in lines]
    return {"cues": len(hits), "top1": round(share(hits), 4), "top1_interval": interval(hits, range(len(hits)))}
