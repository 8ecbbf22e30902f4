"""Bots as fair judges: objections, questions beforehand, beginning again."""

from typing import Any

import pytest

from cluehouse.bots import seat_player
from cluehouse.bots.boards.codenames import look
from cluehouse.games import GAMES
from cluehouse.games.codenames import moves as cn
from cluehouse.games.duet import moves as du
from cluehouse.games.duet import visible_words
from tests.bots.board_table import deal
from tests.duet.table import sudden_death

pytestmark = pytest.mark.usefixtures("blind")

CODENAMES: Any = GAMES["codenames"]
DUET: Any = GAMES["duet"]


def choose(game: Any, state: Any, seat: str) -> Any:
    return seat_player(game.name, "even", seat).choose(game.sent(state)[seat])


def sides(state: Any) -> tuple[str, str]:
    return state.turn.side, "blue" if state.turn.side == "red" else "red"


def test_a_rival_objects_to_a_word_of_the_table() -> None:
    state = deal("codenames", "en", "objects")
    own, rival = sides(state)
    state = CODENAMES.play(state, f"{own}-chief", cn.Clue(state.visible[0].lower(), 1))
    assert choose(CODENAMES, state, f"{rival}-chief") == cn.Object()
    state = CODENAMES.play(state, f"{rival}-1", cn.Object())
    assert choose(CODENAMES, state, f"{rival}-chief") == cn.Uphold()


def test_a_fair_clue_stands() -> None:
    state = deal("codenames", "en", "stands")
    own, rival = sides(state)
    state = CODENAMES.play(state, f"{own}-chief", cn.Clue("beautiful", 1))
    assert choose(CODENAMES, state, f"{rival}-chief") is None
    state = CODENAMES.play(state, f"{rival}-1", cn.Object())
    assert choose(CODENAMES, state, f"{rival}-chief") == cn.Waive()


@pytest.mark.parametrize("fair", [True, False])
def test_a_clue_that_is_shown_is_judged(fair: bool) -> None:
    state = deal("codenames", "en", "asks")
    own, rival = sides(state)
    word = "beautiful" if fair else state.visible[0].lower()
    state = CODENAMES.play(state, f"{own}-chief", cn.Ask(word, 1))
    assert choose(CODENAMES, state, f"{rival}-chief") == (cn.Approve() if fair else cn.Decline())


def test_a_penalty_is_taken_before_the_clue() -> None:
    state = deal("codenames", "en", "penalty")
    own, rival = sides(state)
    state = CODENAMES.play(state, f"{own}-chief", cn.Clue(state.visible[0].lower(), 1))
    state = CODENAMES.play(state, f"{rival}-1", cn.Object())
    state = CODENAMES.play(state, f"{rival}-chief", cn.Uphold())
    covered = choose(CODENAMES, state, f"{rival}-chief")
    assert isinstance(covered, cn.Cover)
    assert isinstance(choose(CODENAMES, CODENAMES.play(state, f"{rival}-chief", covered), f"{rival}-chief"), cn.Clue)


def test_what_an_invalid_clue_told_is_not_used() -> None:
    state = deal("codenames", "en", "invalid")
    side, rival = sides(state)
    state = CODENAMES.play(state, f"{side}-chief", cn.Clue(state.visible[0].lower(), 1))
    state = CODENAMES.play(state, f"{rival}-chief", cn.Object())
    state = CODENAMES.play(state, f"{rival}-chief", cn.Uphold())
    state = CODENAMES.play(state, f"{rival}-chief", cn.Clue("beautiful", 1))
    guessing = look(CODENAMES.view(state, f"{rival}-1"), ()).guessing
    assert guessing is not None
    assert [memory.clue for memory in guessing.clues] == ["beautiful"]


@pytest.mark.parametrize("fair", [True, False])
def test_in_duet_the_givers_decide_by_the_referee(fair: bool) -> None:
    state = deal("duet", "en", "decide")
    word = "beautiful" if fair else visible_words(state)[0].lower()
    state = DUET.play(DUET.play(state, "A1", du.Clue(word, 1)), "B1", du.Object())
    assert choose(DUET, state, "A1") == (du.Waive() if fair else du.Uphold())


def test_an_early_game_is_begun_again_if_the_partner_wants_it() -> None:
    state = deal("duet", "en", "again")
    word = visible_words(state)[0].lower()
    for seat, move in (("A1", du.Clue(word, 1)), ("A1", du.Object()), ("A1", du.Restart())):
        state = DUET.play(state, seat, move)
    assert choose(DUET, state, "B1") == du.Agree()


@pytest.mark.parametrize(("unsure", "other"), [("A1", "B1"), ("B1", "A1")])
def test_in_sudden_death_a_bot_that_is_not_sure_hands_over_and_the_other_goes_on(unsure: str, other: str) -> None:
    """It says that it is done, so that nobody waits for it in vain (D-DU-35); somebody always goes on (DU-77)."""
    state = sudden_death()
    assert {"A", "B"} <= set(DUET.spectate(state).guessers)
    assert choose(DUET, state, unsure) == du.HandOver()
    state = DUET.play(state, unsure, du.HandOver())
    assert choose(DUET, state, other).name in ("mark", "guess")
