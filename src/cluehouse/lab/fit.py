"""Fitting the weights of the listeners of each language: to human turns where there are some, else to judged boards.

A listener takes a word with a chance that grows with the weighted sum of its features; the weights make the words
that people meant, or that readers of judged boards (language models) took, as likely as possible. Every language is
fitted on its own.
"""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

import msgspec
import numpy as np

from cluehouse.bots.mind.details import details
from cluehouse.bots.mind.prepared import crowd_of, hearts_of
from cluehouse.bots.mind.recall import Mind, mind
from cluehouse.bots.mind.vectors import Floats
from cluehouse.bots.mind.web import weave
from cluehouse.bots.mind.weights import BLIND, CANDIDATES, DETAILS, FEATURES
from cluehouse.lab.interval import interval, share
from cluehouse.lab.turns import HumanTurn, read_turns
from cluehouse.languages import LANGUAGES, LanguageCode
from cluehouse.languages.weights import Weights

_RIDGE: Final = 0.5
_FOLDS: Final = 10
_BOARDS: Final = 1500
_EARLY: Final = 40  # associations behind this rank are too weak to learn from
_SEED: Final = 11
_BEHIND: Final = 0.07  # a listener that understands readers worse than the best one by more than this does not count
JUDGED: Final = ("speakers", "bots")  # the judged boards of a language: CODE-speakers.jsonl, CODE-bots.jsonl
OF_PEOPLE: Final = "en"  # the language of the turns that people played
CARRIED: Final = ("near", "shared", "heart", "crowd")  # the features that generated boards tell something about

ALL: Final = (*FEATURES, *DETAILS)

Sample = tuple[Floats, tuple[int, ...]]  # the features of each word, and the places of the words meant


def fit_weights(boards: Path, turns: Path | None = None) -> tuple[dict[LanguageCode, Weights], dict[str, Any]]:
    """The weights of every language for its judged boards, or for these human turns if it is their language; and how
    well they do on games that they were not fitted on."""
    weights, figures = {}, {}
    for code in LANGUAGES:
        judged = judged_boards(boards, code)
        played = read_turns(turns) if turns and code == OF_PEOPLE else []
        read, meant = turn_samples(judged, code), turn_samples(played, code, taken=False)
        listeners = {name: cross_validated(judged, _only(read, features)) for name, features in CANDIDATES.items()}
        best = max(told["taken_at_n"]["share"] for told in listeners.values())
        counted = [name for name, told in listeners.items() if told["taken_at_n"]["share"] >= best - _BEHIND]
        before = LANGUAGES[code].weights
        weights[code] = Weights(
            {name: _fitted(read + meant, CANDIDATES[name], before.sighted.get(name, {})) for name in counted},
            {name: _fitted(meant or read, used, before.blind.get(name, {})) for name, used in BLIND.items()},
            _fitted(meant or read, ALL, before.guesser),  # to people alone where there are turns of people
        )
        figures[code] = {"judged": listeners, "counted": counted, "guesser": cross_validated(judged, read)}
        if played:
            figures[code]["turns"] = cross_validated(played, meant)
    return weights, figures


def judged_boards(folder: Path, code: LanguageCode) -> list[HumanTurn]:
    """All judged boards of a language."""
    return [turn for kind in JUDGED for turn in read_turns(folder / f"{code}-{kind}.jsonl")]


def _fitted(samples: Sequence[Sample], features: Sequence[str], before: Mapping[str, float]) -> dict[str, float]:
    """The weights of these features. Boards on which every word has an entry tell nothing about words without one, so
    what was known about them is kept."""
    found = _named(features, fit(_only(samples, features)))
    if "entry" in found and all(table[:, ALL.index("entry")].all() for table, _ in samples):
        found["entry"] = before.get("entry", 0.0)
    return found


def write_weights(weights: dict[LanguageCode, Weights], folder: Path) -> None:
    """Write `weights.json` for every language, each into a folder named like the language's own."""
    for code, found in weights.items():
        file = folder / LANGUAGES[code].folder.name / "weights.json"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(msgspec.json.format(msgspec.json.encode(found), indent=1) + b"\n")


# --- turns ----------------------------------------------------------------------------------------


def turn_samples(turns: Sequence[HumanTurn], language: str, taken: bool = True) -> list[Sample]:
    """The features of every word on the table, turn by turn, with the words that were taken, or meant."""
    thinking = mind(language)
    return [(_features(thinking, turn), _places(turn, turn.guesses if taken else turn.targets)) for turn in turns]


def _features(thinking: Mind, turn: HumanTurn) -> Floats:
    clue, laid = thinking.look_up((turn.clue,)), thinking.lay(turn.remaining)
    found = {name: table[0] for name, table in thinking.features(clue, laid).items()}
    found |= details(thinking, turn.clue, clue, laid)
    return np.stack([found[name] for name in ALL], axis=1)


def _places(turn: HumanTurn, words: Sequence[str]) -> tuple[int, ...]:
    return tuple(turn.remaining.index(word) for word in words)


def _only(samples: Sequence[Sample], features: Sequence[str]) -> list[Sample]:
    columns = [ALL.index(name) for name in features]
    return [(table[:, columns], meant) for table, meant in samples]


def cross_validated(turns: Sequence[HumanTurn], samples: Sequence[Sample]) -> dict[str, Any]:
    """How well a listener with these features does on games that it was not fitted on."""
    games = list(dict.fromkeys(turn.game for turn in turns))
    np.random.default_rng(_SEED).shuffle(games)
    fold = {game: at % _FOLDS for at, game in enumerate(games)}
    first, meant, taken, black = (np.zeros(len(turns)) for _ in range(4))
    for held in range(_FOLDS):
        theta = fit([sample for turn, sample in zip(turns, samples, strict=True) if fold[turn.game] != held])
        for at, (turn, (table, _)) in enumerate(zip(turns, samples, strict=True)):
            if fold[turn.game] != held:
                continue
            order = [turn.remaining[place] for place in np.argsort(-(table @ theta))]
            first[at], black[at] = order[0] in turn.targets, order[0] in turn.black
            meant[at] = _overlap(order[: turn.meant], turn.targets)
            taken[at] = _overlap(order[: len(turn.guesses)], turn.guesses)
    named = [turn.game for turn in turns]
    return {
        name: {"share": round(share(hits.tolist()), 4), "interval": interval(hits.tolist(), named)}
        for name, hits in (
            ("top1_in_targets", first),
            ("overlap_at_n", meant),
            ("taken_at_n", taken),
            ("top1_black", black),
        )
    }


def _overlap(ours: Sequence[str], theirs: Sequence[str]) -> float:
    return len(set(ours) & set(theirs)) / max(len(set(theirs)), 1)


# --- the fit --------------------------------------------------------------------------------------


def fit(samples: Sequence[Sample], ridge: float = _RIDGE) -> Floats:
    """The weights that make the words meant likeliest, by Newton's method; small weights are preferred."""
    scale = np.concatenate([table for table, _ in samples]).std(axis=0)
    scale = np.where(scale > 1e-6, scale, 1.0)  # what is the same everywhere teaches nothing
    picks = [pick for sample in samples for pick in _picks(sample, scale)]
    theta = np.zeros(len(scale))
    loss, slope, bend = _bowl(picks, theta, ridge)
    for _ in range(100):
        step = np.linalg.solve(bend, slope)
        while _bowl(picks, theta - step, ridge)[0] > loss and np.abs(step).max() > 1e-9:
            step = step / 2
        theta = theta - step
        loss, slope, bend = _bowl(picks, theta, ridge)
        if np.abs(step).max() < 1e-6:
            break
    return np.asarray(theta / scale, np.float32)


def _bowl(picks: Sequence[Any], theta: Any, ridge: float) -> tuple[float, Any, Any]:
    """The loss of these weights (how unlikely the words meant are), its gradient and its Hessian."""
    loss, slope, bend = ridge * float(theta @ theta), 2 * ridge * theta, 2 * ridge * np.eye(len(theta))
    for table in picks:
        heard = table @ theta
        odds = np.exp(heard - heard.max())
        chance = odds / odds.sum()
        mean = chance @ table
        loss -= float(np.log(chance[0]))
        slope = slope + mean - table[0]
        bend += (table.T * chance) @ table - np.outer(mean, mean)
    return loss, slope, bend


def _picks(sample: Sample, scale: Any) -> list[Any]:
    """One choice for each word meant: itself in the first row, then all that were not meant."""
    table, meant = sample
    others = [place for place in range(len(table)) if place not in meant]
    return [table[[place, *others]] / scale for place in meant]


def _named(features: Sequence[str], theta: Floats) -> dict[str, float]:
    return {name: round(float(weight), 3) for name, weight in zip(features, theta, strict=True)}


# --- generated boards -----------------------------------------------------------------------------


def own_boards(language: LanguageCode) -> list[Sample]:
    """Generated boards of 25 words: an association that was held out of the web is the clue for its word."""
    known, dice = mind(language).known, np.random.default_rng(_SEED)
    vectors = np.asarray(known.vectors, np.float32)
    lists = [listed[listed >= 0].tolist() for listed in known.lists]
    kept, left_out = [], []
    for entry, listed in enumerate(lists):
        out = set(dice.choice(len(listed), max(1, len(listed) // 10), replace=False).tolist())
        kept.append([row for rank, row in enumerate(listed) if rank not in out])
        left_out += [(entry, listed[rank]) for rank in sorted(out) if rank < _EARLY]
    elsewhere = set().union(*kept)
    places = weave(kept, range(known.entries), len(known.words))
    hearts, crowd = hearts_of(vectors, kept), crowd_of(vectors, vectors[: known.entries])
    pairs = [(entry, clue) for entry, clue in left_out if clue in elsewhere and clue >= known.entries]
    samples: list[Sample] = []
    for at in dice.permutation(len(pairs))[:_BOARDS]:
        entry, clue = pairs[at]
        others = dice.choice(np.delete(np.arange(known.entries), entry), 24, replace=False)
        board = np.concatenate([[entry], others])
        columns = (vectors[board] @ vectors[clue], places[board] @ places[clue], hearts[board] @ vectors[clue])
        samples.append((np.stack([*columns, crowd[board]], axis=1), (0,)))
    return samples
