"""The referee's reasons in words."""

from cluehouse.messages import give_reason
from cluehouse.referee.ruling import Ruling


def test_a_reason_names_the_character_that_two_words_share() -> None:
    shared = Ruling("doubtful", "D-DU-04", "shares-character", "冬天: 天才 (天)")
    assert give_reason("zh", shared) == "“冬天”和“天才”都有“天”字。请问问大家。"
    assert "天才 (" not in give_reason("en", shared)
