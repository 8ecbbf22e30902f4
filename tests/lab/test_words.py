"""What the lab asks about words: how files are read and how agreement is counted."""

from pathlib import Path

import numpy as np
import pytest

from cluehouse.lab.turns import TurnsError
from cluehouse.lab.words import know_words, read_associates, read_pairs, spearman

TABLE = (
    "NUMBER\tLINKS\tENGLISH\tPOLISH\tCHINESE\tENGLISH_SCORE\tPOLISH_SCORE\tCHINESE_SCORE\n"
    "1\t2 3\tcat\tkot\t猫\t5.0 0.5\t4.0 1.0\t5.5 0.1\n"
    "2\t1\tdog\tpies\t狗\t5.0\t4.0\t5.5\n"
    "3\t1\tcar\tauto\t车\t0.5\t1.0\t0.1\n"
)


@pytest.fixture
def pairs(tmp_path: Path) -> Path:
    page = tmp_path / "pairs.tsv"
    page.write_text(TABLE, encoding="utf-8")
    return page


def test_every_pair_is_read_once(pairs: Path) -> None:
    assert read_pairs(pairs, "pl") == [("kot", "pies", 4.0), ("kot", "auto", 1.0)]


def test_spearman_goes_by_ranks_and_ties_share_theirs() -> None:
    assert spearman(np.array([1, 2, 3, 4]), np.array([10, 20, 300, 4000])) == pytest.approx(1)
    assert spearman(np.array([1, 2, 3]), np.array([3, 2, 1])) == pytest.approx(-1)
    assert spearman(np.array([1, 1, 2, 3]), np.array([1, 2, 3, 4])) == pytest.approx(0.9487, abs=1e-3)


def test_associates_are_read_past_their_marks(tmp_path: Path) -> None:
    page = tmp_path / "associates.txt"
    page.write_text("CUE\tFIRST\tHIGHER\tRAND\n\ufeff猫\t狗\t人\t炒菜\n", encoding="utf-8")
    assert read_associates(page) == [("猫", "狗", "人", "炒菜")]
    page.write_text("CUE\n", encoding="utf-8")
    with pytest.raises(TurnsError):
        read_associates(page)


@pytest.mark.usefixtures("blind")
def test_every_language_is_reported(pairs: Path) -> None:
    found = know_words(pairs)
    assert {language: told["likeness"]["pairs"] for language, told in found.items()} == {"pl": 2, "en": 2, "zh": 2}
    assert all(0.1 < told["own_boards"]["top1"] <= 1 for told in found.values())
