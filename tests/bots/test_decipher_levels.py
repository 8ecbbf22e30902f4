"""The levels of seekers in Decipher are really different, and the gentlest can be beaten."""

import random
from functools import cache

import numpy as np
import pytest

from cluehouse.bots.decipher import decipher_player
from cluehouse.bots.decipher.clues import Clues
from cluehouse.bots.decipher.decider import Decider
from cluehouse.bots.decipher.dictionary import dictionary
from cluehouse.bots.decipher.seeker import come_to_mind, noticed
from cluehouse.bots.decipher.temper import TEMPERS
from cluehouse.games.chance import Chance
from cluehouse.games.decipher import DECIPHER, pieces_of
from cluehouse.games.decipher.moves import Attempt, Give
from cluehouse.games.decipher.queries import hidden
from cluehouse.games.decipher.state import Round
from tests.decipher.table import hiding

WORDS = ("GOAT", "KING", "BOAT", "FISH", "RAIN", "BOOK", "DOOR", "MILK", "SNOW", "HAND", "BIRD", "TREE")
SEEDS = ("one", "two")


def sought(word: str, level: str, seed: str) -> tuple[Round, float]:
    """A round with one seeker, who gets pieces at random: how it ended, and the share of the pieces that lay then."""
    game, dice = hiding(word, players=2, language="en"), random.Random(f"{word}/{seed}")
    player = decipher_player(level, f"{word}/{seed}")
    while not game.sheet:
        move = player.choose(DECIPHER.sent(game)["P2"])
        if game.phase == "give" and not isinstance(move, Attempt):
            chamber = [piece for piece, count in hidden(game).items() for _ in range(count)]
            game = DECIPHER.play(game, "P1", Give(dice.choice(chamber)))
        else:
            assert move is not None
            game = DECIPHER.play(game, "P2", move)
    return game.sheet[0], sum(map(len, game.fields)) / sum(pieces_of(word).values())


@cache
def season(level: str) -> tuple[float, float]:
    """The share of words that a seeker of this level finds, and the share of the pieces that lay on average."""
    played = [sought(word, level, seed) for word in WORDS for seed in SEEDS]
    found = sum(line.solver is not None for line, _ in played) / len(played)
    return found, sum(share for _, share in played) / len(played)


def test_a_beginner_misses_even_common_words_and_a_bold_seeker_hardly_any() -> None:
    assert season("beginner")[0] <= 0.85
    assert season("careful")[0] > season("beginner")[0]
    assert season("bold")[0] >= 0.95


@pytest.mark.parametrize(("sooner", "later"), [("bold", "even"), ("even", "careful"), ("bold", "beginner")])
def test_a_stronger_seeker_needs_fewer_pieces(sooner: str, later: str) -> None:
    assert season(sooner)[1] < season(later)[1]


def decider(level: str, seed: str = "seed") -> Decider:
    return Decider(TEMPERS[level], Chance(seed), set())


def test_a_beginner_overlooks_some_refusals_and_does_not_count_what_is_hidden() -> None:
    told = Clues(laid=((),) * 4, refused=frozenset((field, "big") for field in range(4)), left=3)
    counts = {len(noticed(told, decider("beginner", str(seed))).refused) for seed in range(20)}
    assert min(counts) < 4
    assert len(counts) > 1
    assert not noticed(told, decider("beginner")).counted
    assert noticed(told, decider("bold")) == told


def test_few_words_come_to_a_beginners_mind() -> None:
    weights = dictionary("en", 4).weights
    shares = weights / weights.sum()
    assert 1 <= np.count_nonzero(come_to_mind(shares, decider("beginner"))) <= 2
    assert np.count_nonzero(come_to_mind(shares, decider("bold"))) == len(shares)


def test_a_beginner_knows_common_words_only_and_names_none_before_most_pieces_lie() -> None:
    vocabularies = [TEMPERS[level].vocabulary for level in ("beginner", "careful", "even", "bold")]
    assert vocabularies == sorted(set(vocabularies))
    for word in WORDS:
        line, share = sought(word, "beginner", "late")
        assert not line.attempts or share > 0.5
