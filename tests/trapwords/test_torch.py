"""The torch: who describes, who is next, and how to decline."""

from typing import Any

import pytest

from cluehouse.games.refusal import Refusal
from cluehouse.games.trapwords import TRAPWORDS, Options
from tests.trapwords.table import (
    PACK,
    describing,
    everybody,
    offered,
    play,
    play_round,
    refused,
    seen,
    table,
    turn_of,
    write_list,
    write_lists,
)


@pytest.mark.rule("TW-10")
def test_each_team_has_one_torch_first_held_by_the_player_nearest_the_entrance() -> None:
    assert table(red=3, blue=4).torches == {"red": "red-1", "blue": "blue-1"}


@pytest.mark.rule("TW-10")
def test_a_team_may_choose_another_first_holder() -> None:
    game = table(red=3, blue=4, red_torch=3, blue_torch=2)
    assert game.torches == {"red": "red-3", "blue": "blue-2"}


@pytest.mark.rule("TW-10")
@pytest.mark.parametrize("options", [{"red_torch": 3}, {"blue_torch": 0}, {"red_torch": -1}])
def test_the_first_holder_must_be_of_the_team(options: dict[str, Any]) -> None:
    with pytest.raises(Refusal) as refusal:
        TRAPWORDS.deal(Options(**options), PACK, "seed")
    assert refusal.value.code == "bad-option"


@pytest.mark.rule("TW-10")
def test_who_holds_the_torch_describes_and_nobody_else() -> None:
    game = write_lists(table(red=3, red_torch=2))
    assert [seat for seat in game.deal.seats if "take" in offered(game, seat)] == ["red-2"]
    game = describing(table(red=3, red_torch=2))
    assert [seat for seat in game.deal.seats if "say" in offered(game, seat)] == ["red-2"]


@pytest.mark.rule("TW-19")
def test_everybody_knows_both_describers_before_the_traps_are_written() -> None:
    game = table(red=3, blue=3, blue_torch=3)
    for seat in everybody(game):
        assert seen(game, seat).torches == {"red": "red-1", "blue": "blue-3"}
    game = play(game, "blue-3: pass-torch")
    for seat in everybody(game):
        assert seen(game, seat).torches == {"red": "red-1", "blue": "blue-1"}


@pytest.mark.rule("TW-78", "D-TW-27")
def test_each_torch_goes_to_the_next_of_its_team_at_the_end_of_a_round() -> None:
    game, holders = table(red=2, blue=3), []
    for results in ("fail", "success", "fail", "fail"):
        holders.append((game.torches["red"], game.torches["blue"]))
        game = play_round(game, red="success" if results == "success" else "fail")
    assert holders == [("red-1", "blue-1"), ("red-2", "blue-2"), ("red-1", "blue-3"), ("red-2", "blue-1")]


@pytest.mark.rule("TW-78")
def test_the_torch_stays_where_it_is_until_the_round_is_over() -> None:
    game = play(describing(table()), "clock: time-up")
    assert game.torches == {"red": "red-1", "blue": "blue-1"}


@pytest.mark.rule("TW-79")
def test_a_describer_may_hand_the_torch_to_the_next() -> None:
    game = play(table(red=3), "red-1: pass-torch")
    assert game.torches == {"red": "red-2", "blue": "blue-1"}
    assert turn_of(describing(game)).describer == "red-2"


@pytest.mark.rule("TW-79")
@pytest.mark.parametrize("seat", ["red-2", "red-3", "blue-2", "clock", "referee"])
def test_nobody_passes_on_a_torch_of_others(seat: str) -> None:
    assert refused(table(red=3), f"{seat}: pass-torch") == "not-your-part"


@pytest.mark.rule("TW-79")
def test_a_table_may_do_without_passing_the_torch() -> None:
    game = table(may_pass_torch=False)
    assert refused(game, "red-1: pass-torch") == "not-now"
    assert "pass-torch" not in offered(game, "red-1")


@pytest.mark.rule("TW-79", "D-TW-27")
def test_once_everyone_was_offered_the_torch_somebody_has_to_keep_it() -> None:
    game = play(table(red=3), "red-1: pass-torch", "red-2: pass-torch", "red-3: pass-torch")
    assert game.torches["red"] == "red-1"
    assert refused(game, "red-1: pass-torch") == "torch-offered-to-all"
    assert "pass-torch" in offered(game, "blue-1")


@pytest.mark.rule("TW-79", "D-TW-27")
def test_in_the_next_round_the_torch_may_be_declined_again() -> None:
    game = play(table(), "red-1: pass-torch", "red-2: pass-torch")
    assert "pass-torch" in offered(play_round(game), "red-2")


@pytest.mark.rule("TW-19", "TW-79")
def test_once_the_rivals_have_written_for_a_describer_it_stays_that_one() -> None:
    game = write_list(table(), "blue")
    assert refused(game, "red-1: pass-torch") == "not-now"
    assert "pass-torch" in offered(play(game, "blue-1: reopen"), "red-1")
    assert refused(write_lists(table()), "red-1: pass-torch") == "not-now"
    assert refused(describing(table()), "red-1: pass-torch") == "not-now"
