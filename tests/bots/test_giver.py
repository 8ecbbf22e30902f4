"""The clue-giver: what it says, for how many words, and what it keeps away from."""

from typing import Any

import numpy as np
import pytest
from msgspec.structs import replace

from cluehouse.bots.boards.duet import TEMPERS
from cluehouse.bots.boards.giver import GiverPosition, give, warn
from cluehouse.bots.boards.odds import exact
from cluehouse.bots.boards.partner import trust_in
from cluehouse.bots.mind import mind
from cluehouse.referee import judge_clue

pytestmark = pytest.mark.usefixtures("blind")

EVEN = TEMPERS["even"]
TRUST = (0.5, 0.5)
UP = (0.1, 0.3, 0.5, 0.7, 0.9, 0.95, 0.96, 0.97, 0.98, 0.99)

BOARD = ("SHARK", "WHALE", "PIANO", "ORCHESTRA", "KING", "DESERT", "CAMEL", "ROBOT", "WITCH", "TOOTH")
KINDS = ("own", "own", "assassin", "rival", "own", "own", "own", "bystander", "bystander", "bystander")


def position(**changes: Any) -> GiverPosition:
    """A small board with two plain pairs."""
    plain = GiverPosition(
        language="en",
        board=BOARD,
        cards=BOARD,
        kinds=KINDS,
        protected=BOARD,
        given=frozenset(),
        pending=frozenset(),
        stopped=UP,
        missed=tuple(value - 0.05 for value in UP),
        handed=tuple(value - 0.1 for value in UP),
    )
    return replace(plain, **changes)


def test_a_clue_is_for_own_words_that_belong_together() -> None:
    given = give(position(), replace(EVEN, most=2), TRUST)
    assert given is not None
    assert set(given.meant) in ({"SHARK", "WHALE"}, {"DESERT", "CAMEL"})


def test_a_clue_is_allowed_by_the_strict_referee() -> None:
    given = give(position(), EVEN, TRUST)
    assert given is not None
    assert judge_clue(given.word, BOARD, "en").verdict == "allowed"


def test_a_clue_is_not_said_twice() -> None:
    first = give(position(), EVEN, TRUST)
    assert first is not None
    second = give(position(given=frozenset({first.word.casefold()})), EVEN, TRUST)
    assert second is not None
    assert second.word.casefold() != first.word.casefold()


def test_when_time_runs_out_a_clue_is_for_more_words() -> None:
    """With one turn left, finding all is worth everything and finding some nothing."""
    calm = position(stopped=(0.9,) * 10, missed=(0.0,) * 10, handed=(0.0,) * 10)
    urgent = position(stopped=(0.0, 0.0, 1.0, *(1.0,) * 7), missed=(0.0,) * 10, handed=(0.0,) * 10)
    slow, fast = give(calm, EVEN, TRUST), give(urgent, EVEN, TRUST)
    assert slow is not None
    assert fast is not None
    assert len(slow.meant) == 1
    assert len(fast.meant) >= 2


def test_a_proposed_word_is_weighed_like_any_other() -> None:
    """Nonsense is not given for being proposed; a word on the table never."""
    for proposed in ("xylophonist", "shark"):
        given = give(position(), EVEN, TRUST, (proposed,))
        assert given is not None
        assert given.word != proposed


def test_a_good_word_that_the_house_does_not_know_can_be_given() -> None:
    known = mind("en").known.clues
    given = give(position(), EVEN, TRUST, ("aquatic",))
    assert given is not None
    assert given.word in (*known, "aquatic")


def test_a_warning_points_at_the_assassin() -> None:
    warning = warn(position())
    assert warning is not None
    assert warning.meant == ()
    heard = mind("en").hear(warning.word, BOARD)[0]
    assert BOARD[int(heard.argmax())] == "PIANO"


def test_the_listener_that_hears_as_the_partner_does_is_trusted_more() -> None:
    thinking = mind("en")
    even = trust_in(thinking, BOARD, ())
    assert len(set(even)) == 1
    clue = "sand"
    heard = thinking.hear(clue, BOARD)
    favourite = BOARD[int((heard[0] - heard[0].max() - heard[1] + heard[1].max()).argmax())]
    learnt = trust_in(thinking, BOARD, ((clue, BOARD, (favourite,)),) * 4)
    assert sum(learnt) == pytest.approx(1)
    assert learnt[0] != learnt[1]


def test_a_clue_is_clear_when_all_listeners_take_the_words_meant_first() -> None:
    plain = exact(np.array([[[0.6, 0.3]]]), 2)
    muddled = exact(np.array([[[0.6, 0.05]]]), 2)
    assert plain[0, 0].tolist() == pytest.approx([0.6, (0.9 / 1.0) * (0.3 / 0.4)])
    assert muddled[0, 0, 1] < plain[0, 0, 1]
