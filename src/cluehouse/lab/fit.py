"""Fitting the weights of the listeners: on human turns in English, carried over to other languages.

A listener takes a word with a chance that grows with the weighted sum of its features; the weights make the words
that people meant as likely as possible. How much a feature counts in another language, compared with English, is
learnt from associations that were held out of the web on generated boards.
"""

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import msgspec
import numpy as np

from cluehouse.bots.mind.prepared import crowd_of, hearts_of
from cluehouse.bots.mind.recall import Mind, mind
from cluehouse.bots.mind.vectors import Floats
from cluehouse.bots.mind.web import weave
from cluehouse.bots.mind.weights import BLIND, FEATURES, LISTENERS
from cluehouse.lab.interval import interval, share
from cluehouse.lab.turns import HumanTurn, read_turns
from cluehouse.languages import LANGUAGES, LanguageCode
from cluehouse.languages.weights import ListenerWeights, Weights

_RIDGE: Final = 0.5
_FOLDS: Final = 10
_BOARDS: Final = 1500
_EARLY: Final = 40  # associations behind this rank are too weak to learn from
_SEED: Final = 11
CARRIED: Final = ("near", "shared", "heart", "crowd")  # the features that boards of ours can weigh

Sample = tuple[Floats, tuple[int, ...]]  # the features of each word, and the places of the words meant


def fit_weights(path: Path) -> tuple[dict[LanguageCode, Weights], dict[str, Any]]:
    """The weights of every language for these turns, and how well they do on turns they were not fitted on."""
    turns = read_turns(path)
    samples = human_samples(turns)
    english = {name: _named(features, fit(_only(samples, features))) for name, features in LISTENERS.items()}
    blind = {name: _named(features, fit(_only(samples, features))) for name, features in BLIND.items()}
    carried = {code: _carried(code) for code in LANGUAGES}
    weights = {code: Weights(_scaled(english, carried[code], carried["en"]), blind) for code in LANGUAGES}
    return weights, cross_validated(turns, samples)


def write_weights(weights: dict[LanguageCode, Weights], folder: Path) -> None:
    """Write `weights.json` for every language, each into a folder named like the language's own."""
    for code, found in weights.items():
        file = folder / LANGUAGES[code].folder.name / "weights.json"
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(msgspec.json.format(msgspec.json.encode(found), indent=1) + b"\n")


# --- human turns ----------------------------------------------------------------------------------


def human_samples(turns: Sequence[HumanTurn]) -> list[Sample]:
    """The features of every word on the table, turn by turn."""
    thinking = mind("en")
    return [(_features(thinking, turn), _places(turn)) for turn in turns]


def _features(thinking: Mind, turn: HumanTurn) -> Floats:
    found = thinking.features(thinking.look_up((turn.clue,)), thinking.lay(turn.remaining))
    return np.stack([found[name][0] for name in FEATURES], axis=1)


def _places(turn: HumanTurn) -> tuple[int, ...]:
    return tuple(turn.remaining.index(word) for word in turn.targets)


def _only(samples: Sequence[Sample], features: Sequence[str]) -> list[Sample]:
    columns = [FEATURES.index(name) for name in features]
    return [(table[:, columns], meant) for table, meant in samples]


def cross_validated(turns: Sequence[HumanTurn], samples: Sequence[Sample]) -> dict[str, Any]:
    """How well the listener that uses all features does on games that it was not fitted on."""
    games = list(dict.fromkeys(turn.game for turn in turns))
    np.random.default_rng(_SEED).shuffle(games)
    fold = {game: at % _FOLDS for at, game in enumerate(games)}
    first, taken = np.zeros(len(turns)), np.zeros(len(turns))
    black = np.zeros(len(turns))
    for held in range(_FOLDS):
        theta = fit([sample for turn, sample in zip(turns, samples, strict=True) if fold[turn.game] != held])
        for at, (turn, (table, _)) in enumerate(zip(turns, samples, strict=True)):
            if fold[turn.game] != held:
                continue
            order = [turn.remaining[place] for place in np.argsort(-(table @ theta))]
            first[at], black[at] = order[0] in turn.targets, order[0] in turn.black
            taken[at] = len(set(order[: turn.meant]) & set(turn.targets)) / len(turn.targets)
    named = [turn.game for turn in turns]
    return {
        name: {"share": round(share(hits.tolist()), 4), "interval": interval(hits.tolist(), named)}
        for name, hits in (("top1_in_targets", first), ("overlap_at_n", taken), ("top1_black", black))
    }


# --- the fit --------------------------------------------------------------------------------------


def fit(samples: Sequence[Sample], ridge: float = _RIDGE) -> Floats:
    """The weights that make the words meant likeliest, by Newton's method; small weights are preferred."""
    scale = np.concatenate([table for table, _ in samples]).std(axis=0) + 1e-9
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


# --- other languages ------------------------------------------------------------------------------


def _carried(language: LanguageCode) -> dict[str, float]:
    """The weights of the features on generated boards."""
    theta = fit(own_boards(language), ridge=3.0)
    return {name: float(weight) for name, weight in zip(CARRIED, theta, strict=True)}


def _scaled(weights: ListenerWeights, here: dict[str, float], there: dict[str, float]) -> ListenerWeights:
    ratio = {name: min(max(here[name] / there[name], 0.25), 2.0) if there[name] else 1.0 for name in CARRIED}
    return {
        listener: {name: round(weight * ratio.get(name, 1.0), 3) for name, weight in features.items()}
        for listener, features in weights.items()
    }


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
