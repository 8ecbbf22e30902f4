"""More than two players: two groups, one for each side of the key."""

import pytest

from tests.duet.table import (
    KEY_A,
    KEY_B,
    WORDS,
    bank,
    cards_offered,
    found,
    offered,
    play,
    refused,
    seen,
    table,
    turns,
    watchers,
)

A_SEATS = ("A1", "A2")
B_SEATS = ("B1", "B2", "B3")
CLUE = "A2: clue food 2"


@pytest.mark.rule("DU-100")
def test_the_players_sit_in_two_groups() -> None:
    assert table(a=2, b=3).deal.seats == A_SEATS + B_SEATS


@pytest.mark.rule("DU-100", "DU-07")
def test_every_player_sees_the_groups_own_side_of_the_key_only() -> None:
    for game in (table(a=2, b=3), play(table(a=2, b=3), CLUE, "B3: guess GB1")):
        assert [seen(game, seat).keys for seat in A_SEATS] == [{"A": KEY_A}] * 2
        assert [seen(game, seat).keys for seat in B_SEATS] == [{"B": KEY_B}] * 3
        assert seen(game, "B4").keys == {}


@pytest.mark.rule("DU-101")
@pytest.mark.parametrize("giver", [*A_SEATS, *B_SEATS])
def test_any_member_of_a_side_may_give_the_clue(giver: str) -> None:
    game = play(table(a=2, b=3), f"{giver}: clue food 2")
    assert seen(game).giver == giver[0]


@pytest.mark.rule("DU-101", "DU-19")
def test_the_sides_take_turns_not_the_players() -> None:
    game = play(table(a=2, b=3), CLUE, "B1: guess BB1")
    for seat in A_SEATS:
        assert refused(game, f"{seat}: clue snow 2") == "not-your-turn"
    for seat in B_SEATS:
        assert "clue" in offered(game, seat)


@pytest.mark.rule("DU-101")
def test_all_members_of_the_other_side_may_guess_and_none_of_the_clue_side() -> None:
    game = play(table(a=2, b=3), CLUE)
    for seat in B_SEATS:
        assert cards_offered(game, seat) == set(WORDS)
    for seat in A_SEATS:
        assert refused(game, f"{seat}: guess GB1") == "not-your-turn"
    game = play(game, "B1: guess GB1", "B3: guess GB2", "B2: guess BB1")
    assert (found(game), game.turn.side) == ({"GB1": "B", "GB2": "B"}, "B")
    assert [touch.seat for touch in seen(game).turns[0].touches] == ["B1", "B3", "B2"]


@pytest.mark.rule("DU-104")
def test_the_answer_binds_when_one_member_touches_a_word_and_not_before() -> None:
    game = play(table(a=2, b=3), CLUE, *(f"{seat}: mark GB1" for seat in B_SEATS))
    assert (found(game), game.turn.touches) == ({}, ())
    game = play(game, "B2: guess GB2")
    assert found(game) == {"GB2": "B"}


@pytest.mark.rule("DU-104")
def test_one_touch_binds_the_whole_group() -> None:
    game = play(table(a=2, b=3), CLUE, "B1: mark GB1", "B2: mark GB1", "B3: guess BB1")
    for seat in B_SEATS:
        assert refused(game, f"{seat}: guess GB1") == "not-now"
    assert bank(game) == (8, 0)


@pytest.mark.rule("DU-59", "DU-100")
def test_a_token_counts_against_the_whole_group() -> None:
    game = turns(table(a=2, b=3), "A: BG1", "B: BB1")
    game = play(game, CLUE)
    for seat in B_SEATS:
        assert refused(game, f"{seat}: guess BG1") == "own-token"


@pytest.mark.rule("D-DU-15")
@pytest.mark.parametrize("seat", B_SEATS)
def test_any_member_of_the_guessing_group_may_stop_after_a_right_guess(seat: str) -> None:
    game = play(table(a=2, b=3), CLUE)
    assert refused(game, f"{seat}: stop") == "guess-first"
    game = play(game, "B2: guess GB1", f"{seat}: stop")
    assert (game.phase, game.ticks) == ("clue", ("B",))


@pytest.mark.rule("D-DU-19", "DU-101")
def test_any_member_may_object_and_any_member_of_the_clue_side_decides() -> None:
    for objector in B_SEATS:
        for decider in A_SEATS:
            game = play(table(a=2, b=3), CLUE, f"{objector}: object", f"{decider}: uphold")
            assert bank(game) == (8, 0)
    assert bank(play(table(a=2, b=3), CLUE, "A1: object")) == (8, 0)
    assert refused(play(table(a=2, b=3), CLUE, "B1: object"), "B2: uphold") == "not-your-part"


@pytest.mark.rule("DU-64", "DU-100")
def test_every_member_is_told_when_a_side_is_complete() -> None:
    game = turns(table(a=2, b=3), "A: GG1 GG2 GG3 GA1 GB1 GB2 GB3 GB4 GB5")
    for seat in watchers(game):
        assert seen(game, seat).complete == ("A",)
    for seat in A_SEATS:
        assert refused(game, f"{seat}: clue food 1") == "side-complete"
