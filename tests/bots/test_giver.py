"""The clue-giver: what it says, for how many words, and what it keeps away from."""

from typing import Any

import numpy as np
import pytest
from msgspec.structs import replace

from cluehouse.bots.boards.duet import TEMPERS
from cluehouse.bots.boards.giver import _FEARED, _NAME, _UNLINKED, GiverPosition, _by_links, give, warn, worth_of
from cluehouse.bots.boards.odds import exact
from cluehouse.bots.boards.partner import trust_in
from cluehouse.bots.mind import mind
from cluehouse.bots.mind.linked import linked
from cluehouse.languages import language
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


def test_a_rejected_word_is_neither_meant_nor_counted_on(monkeypatch: pytest.MonkeyPatch) -> None:
    pair = position(kinds=("own", "own", *("bystander",) * 8))
    given = give(pair, EVEN, TRUST)
    assert given is not None
    assert set(given.meant) == {"SHARK", "WHALE"}
    rejected = {given.word.casefold(): ("WHALE",)}
    monkeypatch.setitem(vars(language("en")), "rejected", rejected)
    assert worth_of(given.word, pair, EVEN, TRUST)[1] < given.worth / 2
    for clue in [give(pair, EVEN, TRUST), give(pair, EVEN, TRUST, (given.word,))]:
        assert clue is not None
        assert not (clue.word == given.word and "WHALE" in clue.meant)


def test_a_clue_counts_less_on_own_words_that_nothing_links_with_it_and_a_name_least() -> None:
    thinking = mind("en")
    clues = thinking.known.clues
    named = [word for word in language("en").lexicon["PYRAMID"].associations if word in clues]
    name, plain = clues.index("Egypt"), clues.index(next(word for word in named if word.islower()))
    board = ("PYRAMID", "ROBOT", "TOOTH")
    three = position(board=board, cards=board, kinds=("own", "own", "rival"), protected=board)
    found = _by_links(thinking, np.array([name, plain]), three).tolist()
    assert found == [[0, -(_UNLINKED + _NAME), 0], [0, -_UNLINKED, 0]]


def test_a_clue_brings_an_assassin_to_mind_the_more_if_the_lexicon_links_them() -> None:
    thinking = mind("en")
    clue = thinking.known.clues.index("Egypt")
    board = ("ROBOT", "PYRAMID", "TOOTH")
    two = position(board=board, cards=board, kinds=("own", "assassin", "assassin"), protected=board)
    assert _by_links(thinking, np.array([clue]), two).tolist() == [[-(_UNLINKED + _NAME), _FEARED, 0]]


def test_where_speakers_have_listed_what_a_clue_brings_to_mind_only_their_list_counts(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The lists of entries are long; what is only there is taken in about half of the cases."""
    own, thinking = language("en"), mind("en")
    clue = next(name for name in own.lexicon["PYRAMID"].associations if name in thinking.known.clues)
    cards = ("PYRAMID", "ROBOT", "Wigglesworth")
    for listed, expected in [
        ({}, [True, False, False]),
        ({clue.casefold(): frozenset({"PYRAMID"})}, [True, False, False]),
        ({clue.casefold(): frozenset({"ROBOT"}), "pharaoh": frozenset({"PYRAMID"})}, [False, False, False]),
        ({clue.casefold(): frozenset({"TOOTH"})}, [True, False, False]),  # nobody looked for links to PYRAMID
    ]:
        monkeypatch.setitem(vars(own), "cards_by_clue", listed)
        monkeypatch.setitem(vars(own), "cards_with_links", frozenset().union(*listed.values()))
        assert linked(thinking, (clue,), cards).tolist() == [expected], listed


def test_a_clue_whose_words_are_all_rejected_is_not_given(monkeypatch: pytest.MonkeyPatch) -> None:
    """Even where nothing else could be taken by mistake."""
    alone = position(board=BOARD[:2], cards=BOARD[:2], kinds=("own", "own"), protected=BOARD[:2])
    given = give(alone, EVEN, TRUST)
    assert given is not None
    monkeypatch.setitem(vars(language("en")), "rejected", {given.word.casefold(): tuple(BOARD[:2])})
    other = give(alone, EVEN, TRUST, (given.word,))
    assert other is not None
    assert other.word != given.word


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
