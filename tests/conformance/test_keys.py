"""Keys are uniform: every cell of the board is as likely as any other to hide anything."""

from collections import Counter
from typing import Any

import pytest

from cluehouse.games.chance import Chance
from cluehouse.games.codenames import CODENAMES
from cluehouse.games.codenames import Options as CodenamesOptions
from cluehouse.games.duet import DUET
from cluehouse.games.duet import Options as DuetOptions
from cluehouse.games.duet.state import KEY_STRUCTURE
from tests.conformance.deals import PACK

DEALS = 3000


def chi_square(counts: Counter[Any], cells: list[Any], total: float) -> float:
    """The chi-square statistic of these counts against a uniform distribution."""
    expected = total / len(cells)
    return sum((counts[cell] - expected) ** 2 / expected for cell in cells)


# For 24 degrees of freedom a fair key stays below 62 in all but one of 30,000 trials; the seeds are fixed.
FAIR = 62.0


@pytest.fixture(scope="module")
def codenames_deals() -> list[Any]:
    return [CODENAMES.deal(CodenamesOptions(), PACK, f"seed {number}") for number in range(DEALS)]


@pytest.fixture(scope="module")
def duet_deals() -> list[Any]:
    return [DUET.deal(DuetOptions(), PACK, f"seed {number}") for number in range(DEALS)]


@pytest.mark.rule("CN-05", "CN-06", "CN-08")
@pytest.mark.parametrize(("identity", "a_key"), [("first", 9), ("second", 8), ("bystander", 7), ("assassin", 1)])
def test_each_identity_falls_on_each_cell_alike(codenames_deals: list[Any], identity: str, a_key: int) -> None:
    counts: Counter[int] = Counter()
    for deal in codenames_deals:
        meant = {"first": deal.first, "second": "blue" if deal.first == "red" else "red"}.get(identity, identity)
        cells = [cell for cell, seen in enumerate(deal.key) if seen == meant]
        assert len(cells) == a_key
        counts.update(cells)
    assert chi_square(counts, list(range(25)), DEALS * a_key) < FAIR


@pytest.mark.rule("CN-07")
def test_each_side_starts_as_often(codenames_deals: list[Any]) -> None:
    starts = Counter(deal.first for deal in codenames_deals)
    assert abs(starts["red"] - starts["blue"]) < 4 * DEALS**0.5


@pytest.mark.rule("CN-04", "DU-02")
def test_each_card_and_each_of_its_sides_is_dealt_alike(codenames_deals: list[Any]) -> None:
    cards = Counter(word.lstrip("FRONTBACK") for deal in codenames_deals for word in deal.words)
    numbers = [str(number) for number in range(40)]
    assert set(cards) == set(numbers)
    assert chi_square(cards, numbers, DEALS * 25) < 90  # 39 degrees of freedom
    fronts = sum(word.startswith("FRONT") for deal in codenames_deals for word in deal.words)
    assert abs(2 * fronts - DEALS * 25) < 4 * (DEALS * 25) ** 0.5


@pytest.mark.rule("DU-06", "DU-08", "DU-09", "DU-10")
@pytest.mark.parametrize("cell_class", sorted(KEY_STRUCTURE))
def test_each_class_of_a_duet_key_falls_on_each_cell_alike(duet_deals: list[Any], cell_class: str) -> None:
    letter = {"green": "G", "assassin": "A", "bystander": "B"}
    counts: Counter[int] = Counter()
    for deal in duet_deals:
        classes = [letter[a] + letter[b] for a, b in zip(deal.key_a, deal.key_b, strict=True)]
        assert Counter(classes) == KEY_STRUCTURE
        counts.update(cell for cell, seen in enumerate(classes) if seen == cell_class)
    assert chi_square(counts, list(range(25)), DEALS * KEY_STRUCTURE[cell_class]) < FAIR


def test_the_measure_would_notice_a_crooked_key() -> None:
    crooked = Counter(dict.fromkeys(range(25), 120))
    crooked[0] += 100
    assert chi_square(crooked, list(range(25)), crooked.total()) > FAIR


def test_chance_is_fair_and_repeats_itself_from_the_same_seed() -> None:
    chance = Chance("a seed")
    rolls = Counter(chance.below(6) for _ in range(12_000))
    assert chi_square(rolls, list(range(6)), 12_000) < 30
    assert Chance("a seed").shuffle(range(100)) == Chance("a seed").shuffle(range(100))
    assert Chance("a seed").shuffle(range(100)) != Chance("b seed").shuffle(range(100))
    assert sorted(Chance("c").shuffle(range(100))) == list(range(100))
