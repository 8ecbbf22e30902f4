"""Bonus mode: the last three pieces, which cost a bonus token each."""

import pytest

from tests.decipher.table import at_bonus, hiding, lay, offered, play, points, refused, seen, trying, watchers

# --- how it begins --------------------------------------------------------------------------------


@pytest.mark.rule("DC-20", "DC-21")
def test_it_begins_when_a_turn_leaves_exactly_three_pieces_hidden() -> None:
    game = play(hiding("LIS"), *lay("small", "P2", 3))  # four are left
    for seat in watchers(game):
        assert (seen(game, seat).bonus, seen(game, seat).phase) == (False, "give")
    game = play(game, *lay("small", "P3", 3))
    for seat in watchers(game):
        assert (seen(game, seat).bonus, seen(game, seat).phase) == (True, "bonus")
        assert seen(game, seat).hidden_left == 3


@pytest.mark.rule("DC-20")
def test_a_piece_that_is_not_laid_yet_does_not_begin_it() -> None:
    game = play(hiding("LIS"), *lay("small", "P2", 3), "P1: give small")  # three in the chamber, one in hand
    assert not seen(game).bonus
    game = play(game, "P3: place 1")
    assert not seen(game).bonus
    assert seen(play(game, "P3: place 3")).bonus


@pytest.mark.rule("DC-20")
def test_it_begins_without_the_wordsmith_and_cannot_be_forgotten() -> None:
    game = at_bonus()
    assert offered(game, "P1") == {}
    assert {"ask", "pass"} <= set(offered(game, "P2"))


@pytest.mark.rule("DC-20", "DC-21")
def test_it_lasts_until_the_round_ends() -> None:
    game = at_bonus()
    for left, piece, field in ((2, "long", 1), (1, "long", 2), (0, "short", 1)):
        seat = game.seeker
        game = play(game, f"{seat}: ask", f"P1: give {piece}")
        assert (seen(game).bonus, seen(game).hidden_left) == (True, left)
        game = play(game, f"{seat}: place {field}")
        assert (seen(game).bonus, seen(game).hidden_left) == (True, left)
    game = play(game, f"{game.seeker}: attempt LIS")
    assert (seen(game).bonus, seen(game).hidden_left) == (False, None)


@pytest.mark.rule("D-DC-10")
@pytest.mark.parametrize("word", ["ICI", "CCC"])
def test_a_word_of_three_pieces_begins_in_bonus_mode(word: str) -> None:
    game = hiding(word)
    for seat in watchers(game):
        assert (seen(game, seat).bonus, seen(game, seat).hidden_left) == (True, 3)
    assert refused(game, "P1: give big") == "not-now"
    assert seen(play(game, "P2: ask", "P1: give big")).bonus_left == 2


@pytest.mark.rule("D-DC-10")
def test_a_word_of_four_pieces_does_not() -> None:
    game = hiding("ILI")
    assert (seen(game).bonus, seen(game).phase) == (False, "give")


# --- asking ---------------------------------------------------------------------------------------


@pytest.mark.rule("DC-22")
def test_no_piece_leaves_the_chamber_unless_it_is_asked_for() -> None:
    game = at_bonus()
    for piece in ("long", "short"):
        assert refused(game, f"P1: give {piece}") == "not-now"
    game = play(game, "P2: ask", "P1: give long")
    assert seen(game).hand == "long"


@pytest.mark.rule("DC-22")
@pytest.mark.parametrize(
    ("seat", "code"),
    [("P1", "not-your-part"), ("P3", "not-your-turn"), ("clock", "not-your-part"), ("referee", "not-your-part")],
)
@pytest.mark.parametrize("move", ["ask", "pass"])
def test_only_the_seeker_on_turn_asks_or_passes(seat: str, code: str, move: str) -> None:
    assert refused(at_bonus(), f"{seat}: {move}") == code
    assert move not in offered(at_bonus(), seat)


@pytest.mark.rule("DC-22")
@pytest.mark.parametrize("asked", [0, 1, 2, 3])
def test_each_piece_asked_for_takes_one_bonus_token_from_the_board_to_the_wordsmith(asked: int) -> None:
    game = at_bonus()
    for piece, field in (("long", 1), ("long", 2), ("short", 1))[:asked]:
        game = play(game, f"{game.seeker}: ask", *lay(piece, game.seeker, field))
    for seat in watchers(game):
        assert seen(game, seat).bonus_left == 3 - asked
    game = play(game, f"{game.seeker}: attempt LIS")
    assert game.sheet[0].bonus_given == asked
    assert points(game)["P1"] == 2 * asked + 1


@pytest.mark.rule("DC-22")
def test_the_token_is_paid_when_the_piece_is_asked_for() -> None:
    assert seen(play(at_bonus(), "P2: ask")).bonus_left == 2


@pytest.mark.rule("DC-22", "DC-17")
def test_a_no_does_not_cost_a_second_token() -> None:
    game = play(at_bonus(), "P2: ask", "P1: give short", "P2: place 2", "P2: place 3", "P2: place 1")
    assert (seen(game).bonus_left, len(seen(game).refused)) == (2, 2)


@pytest.mark.rule("DC-22")
def test_an_asked_piece_still_comes_from_the_wordsmith() -> None:
    game = play(at_bonus(), "P2: ask")
    assert "give" in offered(game, "P1")
    assert refused(game, "P2: ask") == "not-now"
    assert refused(game, "P2: pass") == "not-now"
    assert refused(game, "P2: place 1") == "not-now"


@pytest.mark.rule("D-DC-21", "DC-14")
def test_it_is_one_piece_a_turn() -> None:
    game = play(at_bonus(4), "P4: ask", *lay("long", "P4", 1))
    assert (seen(game).seeker, seen(game).phase) == ("P2", "bonus")
    assert refused(game, "P4: ask") == "not-your-turn"
    game = play(game, "P2: ask", *lay("long", "P2", 2))
    assert seen(game).seeker == "P3"


@pytest.mark.rule("DC-22")
def test_an_empty_chamber_has_nothing_to_ask_for() -> None:
    game = at_bonus()
    for piece, field in (("long", 1), ("long", 2), ("short", 1)):
        game = play(game, f"{game.seeker}: ask", *lay(piece, game.seeker, field))
    assert (seen(game).hidden_left, seen(game).bonus_left) == (0, 0)
    assert refused(game, f"{game.seeker}: ask") == "chamber-empty"
    assert set(offered(game, game.seeker)) == {"pass", "attempt", "give-up"}


# --- passing --------------------------------------------------------------------------------------


@pytest.mark.rule("D-DC-11")
def test_a_seeker_who_does_not_want_a_piece_passes_to_the_next() -> None:
    game = play(at_bonus(4), "P4: pass")
    assert (seen(game).seeker, seen(game).phase, seen(game).bonus_left) == ("P2", "bonus", 3)
    game = play(game, "P2: pass")
    assert seen(game).seeker == "P3"
    assert seen(game).sheet == ()


@pytest.mark.rule("D-DC-11", "DC-27")
def test_a_pass_skips_those_who_are_out() -> None:
    game = play(at_bonus(4), *trying("P2"), "P4: pass")
    assert seen(game).seeker == "P3"


# --- who is out after paying ----------------------------------------------------------------------


@pytest.mark.rule("D-DC-21", "DC-27")
def test_a_piece_that_was_paid_for_and_not_given_yet_goes_to_the_next_seeker_unpaid() -> None:
    game = play(at_bonus(), "P2: ask", *trying("P2"))
    assert (seen(game).seeker, seen(game).phase, seen(game).bonus_left) == ("P3", "give", 2)
    game = play(game, *lay("long", "P3", 1))
    assert seen(game).bonus_left == 2
    assert seen(game).fields[0] == ("long",)


@pytest.mark.rule("D-DC-21", "D-DC-13")
def test_a_paid_piece_in_hand_goes_to_the_next_seeker_unpaid() -> None:
    game = play(at_bonus(), "P2: ask", "P1: give long", *trying("P2"))
    assert (seen(game).seeker, seen(game).hand, seen(game).bonus_left) == ("P3", "long", 2)
    assert refused(game, "P2: place 1") == "not-your-turn"
    assert seen(play(game, "P3: place 1")).bonus_left == 2
