"""Clues beside pictures: naming what is drawn is doubtful, and nothing else counts (D-CN-24, D-DU-33)."""

import pytest

from cluehouse.games import GAMES
from cluehouse.games.game import AnyGame, AnyState
from cluehouse.games.questions import ClueQuestion
from cluehouse.messages import give_reason
from cluehouse.pictures import FACES, motif_names
from cluehouse.referee import judge_clue
from cluehouse.referee.questions import answer_question
from cluehouse.words import load_pack

CRAB = "picture:crab-top-hat"


@pytest.mark.rule("DU-106", "D-DU-33", "D-CN-24")
@pytest.mark.parametrize(
    ("language", "clue"),
    [
        ("en", "crab"),
        ("en", "crabs"),
        ("en", "hat"),
        ("pl", "krab"),
        ("pl", "kraba"),
        ("pl", "cylinder"),
        ("zh", "螃蟹"),
        ("zh", "礼帽"),
        ("mixed", "crab"),
        ("mixed", "krab"),
        ("mixed", "螃蟹"),
    ],
)
def test_a_clue_that_names_what_is_drawn_is_doubtful(language: str, clue: str) -> None:
    ruling = judge_clue(clue, [CRAB], language)
    assert (ruling.verdict, ruling.rule, ruling.reason) == ("doubtful", "DU-106", "names-picture")


@pytest.mark.rule("DU-106", "D-DU-33")
@pytest.mark.parametrize(
    ("language", "clue"), [("en", "seafood"), ("en", "picture"), ("pl", "morze"), ("zh", "海鲜"), ("pl", "wodewil")]
)
def test_any_other_word_is_fair_beside_a_picture(language: str, clue: str) -> None:
    assert judge_clue(clue, [CRAB], language).verdict == "allowed"


@pytest.mark.rule("DU-106", "D-DU-33")
def test_what_only_looks_like_the_name_of_what_is_drawn_is_fair() -> None:
    balloon = next(face for face in FACES if "balloon" in motif_names(face, "en"))
    assert judge_clue("loon", ["BALLOON"], "en").verdict == "doubtful"
    assert judge_clue("loon", [balloon], "en").verdict == "allowed"
    assert judge_clue("balloon", [balloon], "en").verdict == "doubtful"


@pytest.mark.rule("DU-106")
@pytest.mark.parametrize(("language", "name"), [("en", "crab"), ("pl", "krab"), ("zh", "螃蟹")])
def test_the_reason_names_the_motif_and_not_the_card(language: str, name: str) -> None:
    said = give_reason(language, judge_clue(name, [CRAB], language))
    assert name in said
    assert "crab-top-hat" not in said


@pytest.mark.rule("DU-106", "CN-33", "DU-33")
@pytest.mark.parametrize("name", ["codenames", "duet"])
def test_pictures_that_are_covered_no_longer_count(name: str) -> None:
    game = GAMES[name]
    state = game.start(game.deal(game.options_type(pool="pictures"), load_pack("en"), "covered"))
    deal = state.deal
    if name == "codenames":
        giver, guesser, own = f"{deal.first}-chief", f"{deal.first}-1", deal.key.index(deal.first)
    else:
        giver, guesser, own = "A1", "B1", deal.key_a.index("green")
    found = deal.words[own]
    state = game.play(state, giver, game.move_named("clue")(word="xylophone", number=1))
    assert found in _protected(game, state, giver)
    state = game.play(state, guesser, game.move_named("guess")(card=found))
    assert set(deal.words) - set(_protected(game, state, giver)) == {found}


def _protected(game: AnyGame, state: AnyState, seat: str) -> tuple[str, ...]:
    """The cards beside which the referee judges a clue."""
    question = game.referee.consult(state, seat, "anything")
    assert isinstance(question, ClueQuestion)
    return question.visible


@pytest.mark.rule("DU-106", "D-DU-33")
@pytest.mark.parametrize("name", ["codenames", "duet"])
def test_a_strict_table_lets_a_doubtful_clue_pass(name: str) -> None:
    """Only what is forbidden is refused there; about naming a picture people decide."""
    game = GAMES[name]
    state = game.start(game.deal(game.options_type(pool="pictures"), load_pack("en"), "strict"))
    chief = f"{state.deal.first}-chief" if name == "codenames" else "A1"
    drawn = state.deal.words[0].removeprefix("picture:").partition("-")[0]
    question = game.referee.before(state, chief, game.move_named("clue")(word=drawn, number=1))
    assert question is not None
    assert answer_question(question).verdict != "forbidden"
