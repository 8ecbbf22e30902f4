"""Bots understand a picture by its two motifs, and play whole games with pictures."""

from typing import Any

import numpy as np
import pytest

from cluehouse.bots.boards.codenames import look
from cluehouse.bots.chat import ChatEndpoint
from cluehouse.bots.language_model import Adviser
from cluehouse.bots.mind import mind
from cluehouse.bots.mind.recall import board_utilities
from cluehouse.games import GAMES
from cluehouse.pictures import MOTIFS, face_name, motif_senses
from cluehouse.pictures.deck import MOTIF_NAMES, SENSES
from cluehouse.review import codenames as codenames_review
from cluehouse.words import load_pack
from tests.bots.board_table import deal, play_out

pytestmark = pytest.mark.usefixtures("blind")

LANGUAGES = ("pl", "en", "zh")


@pytest.mark.rule("DU-106")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_picture_comes_to_mind_by_either_of_its_motifs(language: str) -> None:
    board = tuple(list(MOTIFS)[:25])
    thinking = mind(language)
    clue = thinking.known.clues[7]
    apart = [thinking.hear(clue, motif_senses(face, language)) for face in board]
    together = thinking.hear(clue, board)
    assert together.shape == (len(thinking.listeners), 25)
    added = np.stack([np.logaddexp.reduce(heard, axis=1) for heard in apart], axis=1)
    np.testing.assert_allclose(together, added, rtol=1e-4, atol=1e-4)
    np.testing.assert_allclose(board_utilities(language, board)[:, 7], together, rtol=1e-2, atol=1e-2)


@pytest.mark.rule("DU-106")
def test_a_clue_for_a_motif_brings_its_picture_to_mind_first() -> None:
    board = ("picture:crab-top-hat", "picture:lion-circus-tent", "picture:frog-pancakes", "picture:bear-teapot")
    heard = mind("en").hear("syrup", board)
    assert board[int(np.argmax(heard[0]))] == "picture:frog-pancakes"
    assert board[int(np.argmax(mind("en").hear("clown", board)[0]))] == "picture:lion-circus-tent"


@pytest.mark.rule("DU-106")
def test_a_picture_means_what_is_drawn_and_nothing_else_that_its_name_can_mean() -> None:
    stone = next(face for face, motifs in MOTIFS.items() if "rock" in motifs)
    others = [face for face, motifs in MOTIFS.items() if "rock" not in motifs][:24]
    assert mind("en").hear("concert", ["ROCK"])[0, 0] > mind("en").hear("concert", [stone])[0, 0]
    heard = mind("en").hear("granite", [stone, *others])[0]
    assert int(np.argmax(heard)) == 0


@pytest.mark.rule("DU-106")
def test_every_sense_belongs_to_a_name_that_a_motif_has() -> None:
    for language, senses in SENSES.items():
        assert set(senses) <= {names[language] for names in MOTIF_NAMES.values()}


@pytest.mark.rule("DU-106")
@pytest.mark.parametrize("language", LANGUAGES)
def test_most_motifs_are_words_that_bots_know(language: str) -> None:
    names = sorted({name for face in MOTIFS for name in motif_senses(face, language)})
    known = mind(language).look_up(names).rows >= 0
    assert known.mean() > 0.8, [name for name, is_known in zip(names, known, strict=True) if not is_known]


@pytest.mark.rule("DU-106")
def test_a_name_of_several_words_that_nobody_knows_is_understood_by_its_words() -> None:
    thinking = mind("en")
    looked = thinking.look_up(["petrol pump", "petrol", "pump"])
    assert looked.rows[0] < 0
    assert looked.places[0] @ looked.places[1] > 0.3
    assert looked.places[0] @ looked.places[2] > 0.3


@pytest.mark.rule("DU-106")
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["codenames", "duet"])
def test_bots_finish_games_with_pictures_and_name_nothing_that_is_drawn(name: str, language: str) -> None:
    moves: list[Any] = []
    last = play_out(deal(name, language, "pictures", pool="pictures"), name, moves=moves)  # a doubtful clue would fail
    assert last.outcome is not None
    assert sum(move.name == "guess" for _, move in moves) >= 5


@pytest.mark.rule("DU-106")
def test_a_mixed_table_plays_with_pictures_too() -> None:
    game: Any = GAMES["duet"]
    state = game.start(game.deal(game.options_type(language="mixed", pool="pictures"), load_pack("pl"), "mixed"))
    assert play_out(state, "duet").outcome is not None


@pytest.mark.rule("DU-106")
def test_a_finished_game_with_pictures_is_reviewed() -> None:
    from cluehouse.games.record import Record

    state = deal("codenames", "en", "review", pool="pictures")
    moves: list[Any] = []
    play_out(state, "codenames", moves=moves)
    found = codenames_review.review(Record("codenames", state.deal, tuple(moves)))
    cards = {card for finding in found.findings for card in (*finding.cards, *finding.meant, finding.wrong) if card}
    assert found.complete
    assert cards <= set(state.deal.words)


@pytest.mark.rule("DU-106")
def test_a_language_model_is_told_what_is_to_be_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    def answer(question: str) -> list[str]:
        asked.append(question)
        return [face_name("picture:bear-teapot", "en")]

    adviser = Adviser(ChatEndpoint("http://nowhere.example", "none"))
    monkeypatch.setattr(adviser, "_ask", answer)
    bonus = adviser.rank("en", "tea", 1, ("picture:crab-top-hat", "picture:bear-teapot"))
    assert bonus is not None
    assert (bonus > 0).tolist() == [False, True]
    state = deal("codenames", "en", "advice", pool="pictures")
    position = look(GAMES["codenames"].view(state, f"{state.deal.first}-chief"), ()).giving
    assert position is not None
    adviser.propose(position)
    assert all(face_name(face, "en") in asked[1] for face in state.deal.words)
    assert not any("picture:" in question for question in asked)
