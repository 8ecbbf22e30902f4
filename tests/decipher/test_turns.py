"""Whose turn it is, and the blind draw for tables that want it."""

from collections import Counter
from typing import Any

import pytest

from cluehouse.games.decipher import DECIPHER, Options, State
from cluehouse.games.deck import Pack
from tests.decipher import published
from tests.decipher.table import giving_up, hiding, lay, offered, play, refused, seen, table, trying, watchers

# --- the order ------------------------------------------------------------------------------------


@pytest.mark.rule("DC-14")
@pytest.mark.parametrize(
    ("players", "wordsmith", "order"),
    [
        (2, 1, ["P2", "P2", "P2", "P2", "P2"]),
        (3, 1, ["P2", "P3", "P2", "P3", "P2"]),
        (3, 3, ["P1", "P2", "P1", "P2", "P1"]),
        (4, 1, ["P2", "P3", "P4", "P2", "P3"]),
        (4, 2, ["P3", "P4", "P1", "P3", "P4"]),
        (4, 4, ["P1", "P2", "P3", "P1", "P2"]),
    ],
)
def test_the_seeker_to_the_left_of_the_wordsmith_begins_and_turns_go_clockwise(
    players: int, wordsmith: int, order: list[str]
) -> None:
    smith = f"P{wordsmith}"
    game = play(table(players, first_wordsmith=wordsmith), f"{smith}: set-word PANDA")
    for seat, field in zip(order, (1, 3, 3, 3, 4), strict=True):
        for watcher in watchers(game):
            assert seen(game, watcher).seeker == seat
        game = play(game, f"{smith}: give long")
        for other in set(game.deal.seats) - {seat, smith}:
            assert refused(game, f"{other}: place {field}") == "not-your-turn"
        game = play(game, f"{seat}: place {field}")


@pytest.mark.rule("DC-14")
def test_in_every_round_the_order_starts_again_from_the_wordsmith() -> None:
    game = table(4, 3)
    for wordsmith, first, second in (("P1", "P2", "P3"), ("P2", "P3", "P4"), ("P3", "P4", "P1"), ("P4", "P1", "P2")):
        game = play(game, f"{wordsmith}: set-word LIS")
        assert seen(game).seeker == first
        game = play(game, *lay("small", first, 3, wordsmith=wordsmith))
        assert seen(game).seeker == second
        game = play(game, *giving_up(game))


@pytest.mark.rule("DC-14", "DC-27")
def test_turns_skip_a_seeker_who_is_out() -> None:
    game = play(hiding("KOTEK", 4), *(f"P3: attempt {word}" for word in ("PANDA", "LISEK", "MALWA")))
    assert seen(game).seeker == "P2"
    game = play(game, *lay("big", "P2", 2))
    assert seen(game).seeker == "P4"
    game = play(game, *lay("big", "P4", 2))
    assert seen(game).seeker == "P2"


# --- the blind draw -------------------------------------------------------------------------------


def blind(seed: str, word: str = "LIS", **options: Any) -> State:
    """A table of blind draws in which P1 has hidden the word."""
    chosen = Options(players=3, length=len(word), first_wordsmith=1, blind_draw=True, **options)
    game = DECIPHER.start(DECIPHER.deal(chosen, Pack(), seed))
    return play(game, f"P1: set-word {word}")


def right_field(game: State) -> int:
    """A field on which the piece in hand has its place."""
    return next(
        field
        for field, letter in enumerate(game.word, 1)
        if published.letters()[letter][str(game.hand)] > game.fields[field - 1].count(game.hand or "long")
    )


def drawn(game: State, wordsmith: str = "P1") -> list[str]:
    """The pieces of the word in the order in which they are drawn."""
    pieces = []
    while seen(game).hidden_left != 0:
        if seen(game).phase == "bonus":
            game = play(game, f"{game.seeker}: ask")
        game = play(game, f"{wordsmith}: draw")
        pieces.append(str(game.hand))
        game = play(game, f"{game.seeker}: place {right_field(game)}")
    return pieces


@pytest.mark.rule("D-DC-06")
def test_without_a_wish_the_wordsmith_chooses_freely() -> None:
    assert Options().blind_draw is False
    assert refused(hiding("LIS"), "P1: draw") == "not-now"
    assert set(offered(hiding("LIS"), "P1")) == {"give"}


@pytest.mark.rule("D-DC-06")
def test_with_the_blind_draw_the_wordsmith_cannot_choose() -> None:
    game = blind("one seed")
    assert set(offered(game, "P1")) == {"draw"}
    assert refused(game, "P1: give long") == "not-now"
    for seat in ("P2", "P3", "clock", "referee"):
        assert refused(game, f"{seat}: draw") == "not-your-part"


@pytest.mark.rule("D-DC-06", "DC-15")
@pytest.mark.parametrize("word", ["LIS", "PANDA", "BOCIAN", "ĘEEMMĄ"])
def test_all_pieces_of_the_word_and_no_others_are_drawn_blindly(word: str) -> None:
    for number in range(5):
        pieces = Counter(drawn(blind(f"seed {number}", word)))
        assert pieces == +Counter(published.pieces(word))


@pytest.mark.rule("D-DC-06")
def test_every_hidden_piece_is_equally_likely_to_be_drawn_first() -> None:
    first = Counter(play(blind(f"seed {number}"), "P1: draw").hand for number in range(500))
    assert set(first) == {"long", "short", "small"}
    assert 170 < first["long"] < 230  # two pieces of five
    assert 70 < first["short"] < 130  # one of five
    assert 170 < first["small"] < 230


@pytest.mark.rule("D-DC-06")
def test_what_is_drawn_is_decided_by_the_deal_and_differs_from_round_to_round() -> None:
    game = blind("one seed", "BOCIAN")
    again = play(game, *giving_up(game), "P2: set-word BOCIAN")
    assert drawn(game) == drawn(blind("one seed", "BOCIAN"))
    assert drawn(again, "P2") != drawn(game)


@pytest.mark.rule("D-DC-06")
def test_a_no_or_an_attempt_does_not_change_what_is_drawn_next() -> None:
    game = play(blind("one seed", "BOCIAN"), "P1: draw")
    plain = play(game, f"{game.seeker}: place {right_field(game)}", "P1: draw")
    wrong = next(field for field in range(1, 7) if play(game, f"P2: place {field}").refused)
    detour = play(game, f"P2: place {wrong}", "P3: attempt BOBRAK", f"P2: place {right_field(game)}", "P1: draw")
    assert detour.hand == plain.hand


@pytest.mark.rule("D-DC-06", "DC-22")
def test_in_bonus_mode_a_blind_draw_too_has_to_be_asked_for() -> None:
    game = blind("one seed")
    while not game.bonus:
        game = play(game, "P1: draw")
        game = play(game, f"{game.seeker}: place {right_field(game)}")
    assert refused(game, "P1: draw") == "not-now"
    assert seen(play(game, f"{game.seeker}: ask", "P1: draw")).bonus_left == 2


@pytest.mark.rule("D-DC-06", "DC-27")
def test_a_drawn_piece_goes_on_with_the_turn() -> None:
    game = play(blind("one seed"), "P1: draw")
    after = play(game, *trying("P2"))
    assert (after.seeker, after.hand) == ("P3", game.hand)
