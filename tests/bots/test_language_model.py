"""The optional adviser, beside a stand-in for its address."""

import json
import threading
from typing import Any

import pytest

from cluehouse.bots.boards import BoardPlayer, duet
from cluehouse.bots.chat import ChatEndpoint
from cluehouse.bots.language_model import Adviser, adviser
from cluehouse.games import GAMES
from cluehouse.games.duet import moves
from tests.bots.board_table import deal
from tests.bots.chat_stand_in import StandIn
from tests.bots.test_giver import BOARD, position


def test_it_proposes_single_words(stand_in: StandIn) -> None:
    stand_in.answer('Sure! ["ocean", "two words", "sand", 7]')
    assert Adviser(ChatEndpoint(stand_in.url, "m")).propose(position()) == ("ocean", "sand", "7")
    assert stand_in.asked[0]["model"] == "m"
    assert "SHARK" in stand_in.asked[0]["messages"][0]["content"]


def test_its_ranking_lifts_the_cards_it_names(stand_in: StandIn) -> None:
    stand_in.answer('["witch", "KING", "nothing here"]')
    bonus = Adviser(ChatEndpoint(stand_in.url, "m")).rank("en", "magic", 1, BOARD)
    assert bonus is not None
    assert bonus[BOARD.index("WITCH")] > bonus[BOARD.index("KING")] > bonus[BOARD.index("PIANO")] == 0


@pytest.mark.parametrize("content", ["no list at all", "[broken", '{"a": 1}'])
def test_an_answer_that_says_nothing_is_no_answer(stand_in: StandIn, content: str) -> None:
    stand_in.answer(content)
    assert Adviser(ChatEndpoint(stand_in.url, "m")).propose(position()) == ()
    assert Adviser(ChatEndpoint(stand_in.url, "m")).rank("en", "magic", 1, BOARD) is None


def test_it_is_not_waited_for_too_long(stand_in: StandIn) -> None:
    stand_in.answer('["ocean"]')
    stand_in.hold = threading.Event()
    assert Adviser(ChatEndpoint(stand_in.url, "m", seconds=0.05)).propose(position()) == ()


def test_an_address_that_fails_is_not_asked_for_ever(stand_in: StandIn) -> None:
    asked = Adviser(ChatEndpoint(stand_in.url, "m"))
    for _ in range(6):
        assert asked.propose(position()) == ()
    assert len(stand_in.asked) == 3


def test_the_key_is_sent_only_if_there_is_one(stand_in: StandIn) -> None:
    stand_in.answer("[]")
    Adviser(ChatEndpoint(stand_in.url, "m", "secret")).propose(position())
    Adviser(ChatEndpoint(stand_in.url, "m")).propose(position())
    assert stand_in.keys == ["Bearer secret", None]


def test_nothing_is_asked_unless_an_address_is_set(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("CLUEHOUSE_LLM_URL", raising=False)
    assert adviser() is None
    monkeypatch.setenv("CLUEHOUSE_LLM_URL", "file:///etc/passwd")
    assert adviser() is None
    monkeypatch.setenv("CLUEHOUSE_LLM_URL", "http://127.0.0.1:9/v1")
    assert adviser() is not None


@pytest.mark.usefixtures("blind")
def test_a_bot_plays_on_when_the_address_is_dead() -> None:
    game: Any = GAMES["duet"]
    state = deal("duet", "en", "dead")
    player = BoardPlayer(duet.BOARD, "even", "alone", Adviser(ChatEndpoint("http://127.0.0.1:9/v1", "m", seconds=0.05)))
    assert isinstance(player.choose(game.sent(state)["A1"]), moves.Clue)


@pytest.mark.usefixtures("blind")
def test_a_bot_listens_to_its_adviser(stand_in: StandIn) -> None:
    """The referee and the value table still decide; but a card that nothing else speaks for is taken on advice."""
    game: Any = GAMES["duet"]
    state = game.play(deal("duet", "en", "advice"), "A1", moves.Clue("qwrtz", 1))
    cards = state.deal.words
    for card in (cards[3], cards[17]):
        stand_in.answer(json.dumps([card]))
        mark = BoardPlayer(duet.BOARD, "even", "asks", Adviser(ChatEndpoint(stand_in.url, "m"))).choose(
            game.sent(state)["B1"]
        )
        assert mark is not None
        assert mark.card == card  # type: ignore[attr-defined]
