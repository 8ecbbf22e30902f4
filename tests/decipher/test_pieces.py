"""A piece is handed over, laid on a field, answered yes or no, and laid again until it fits."""

import pytest

from cluehouse.games.decipher import DECIPHER, State
from cluehouse.games.decipher.state import SEEKING
from tests.decipher import published
from tests.decipher.table import hiding, lay, offered, play, refused, seen, values_offered, watchers

# --- handing it over ------------------------------------------------------------------------------


@pytest.mark.rule("DC-15", "D-DC-06")
@pytest.mark.parametrize("word", ["PANDA", "LIS", "KOTEK", "OSOBA"])
def test_the_wordsmith_gives_any_piece_that_is_hidden_and_no_other(word: str) -> None:
    game, pieces = hiding(word), published.pieces(word)
    assert values_offered(game, "P1", "give", "piece") == {kind for kind, count in pieces.items() if count}
    for kind, count in pieces.items():
        if count:
            given = play(game, f"P1: give {kind}")
            assert [seen(given, seat).hand for seat in watchers(given)] == [kind] * 4
        else:
            assert refused(game, f"P1: give {kind}") == "piece-not-hidden"


@pytest.mark.rule("DC-15")
def test_a_kind_of_which_all_are_laid_cannot_be_given_any_more() -> None:
    game = play(hiding("PANDA"), *lay("small", "P2", 1))
    assert refused(game, "P1: give small") == "piece-not-hidden"
    assert values_offered(game, "P1", "give", "piece") == {"long", "short", "big"}


@pytest.mark.rule("DC-15")
def test_one_piece_at_a_time() -> None:
    game = play(hiding("PANDA"), "P1: give long")
    assert refused(game, "P1: give long") == "not-now"
    assert refused(play(game, "P2: place 4", "P1: give long", "P3: place 1"), "P2: place 1") == "not-now"
    assert offered(game, "P1") == {}


@pytest.mark.rule("DC-15")
@pytest.mark.parametrize("seat", ["P2", "P3", "clock", "referee"])
def test_nobody_but_the_wordsmith_hands_out_pieces(seat: str) -> None:
    assert refused(hiding("PANDA"), f"{seat}: give long") == "not-your-part"


@pytest.mark.rule("DC-15")
def test_the_seeker_on_turn_waits_for_the_piece() -> None:
    game = hiding("PANDA")
    assert refused(game, "P2: place 1") == "not-now"
    assert "place" not in offered(game, "P2")


# --- laying it and the answer ---------------------------------------------------------------------


@pytest.mark.rule("DC-16", "D-DC-08", "D-DC-16")
@pytest.mark.parametrize("word", ["PANDA", "OSOBA", "GĘSTY", "BOCIAN", "LIS"])
def test_the_answer_is_yes_exactly_where_the_letter_has_such_a_piece(word: str) -> None:
    forms = published.letters()
    for kind in (kind for kind, count in published.pieces(word).items() if count):
        given = play(hiding(word), f"P1: give {kind}")
        for field, letter in enumerate(word, 1):
            after = seen(play(given, f"P2: place {field}"))
            if forms[letter][kind]:
                assert (after.fields[field - 1], after.refused, after.hand) == ((kind,), (), None)
            else:
                assert (after.fields[field - 1], after.refused, after.hand) == ((), ((field, kind),), kind)


@pytest.mark.rule("DC-16", "D-DC-16")
def test_nobody_has_to_answer_and_nobody_can_answer_falsely() -> None:
    names = {rule.name for rule in DECIPHER.rules.values() if not rule.phases or set(rule.phases) & {"word", *SEEKING}}
    asked = {"set-word", "give", "draw", "place", "ask", "pass", "attempt", "give-up"}
    assert names == asked | {"mark-word", "resign"}
    game = play(hiding("PANDA"), "P1: give big")
    assert offered(game, "P1") == {}
    assert seen(play(game, "P2: place 4")).fields[3] == ("big",)


@pytest.mark.rule("DC-16")
@pytest.mark.parametrize(
    ("seat", "code"),
    [("P1", "not-your-part"), ("P3", "not-your-turn"), ("clock", "not-your-part"), ("referee", "not-your-part")],
)
def test_only_the_seeker_on_turn_lays_the_piece(seat: str, code: str) -> None:
    game = play(hiding("PANDA"), "P1: give long")
    assert refused(game, f"{seat}: place 1") == code
    assert "place" not in offered(game, seat)


@pytest.mark.rule("DC-16")
@pytest.mark.parametrize("field", [-1, 0, 6, 7])
def test_a_piece_is_laid_on_one_of_the_letter_fields(field: int) -> None:
    game = play(hiding("PANDA"), "P1: give long")
    assert refused(game, f"P2: place {field}") == "bad-argument"
    assert values_offered(game, "P2", "place", "field") == {1, 2, 3, 4, 5}


@pytest.mark.rule("D-DC-08")
def test_a_letter_takes_as_many_pieces_of_a_kind_as_it_has_and_no_more() -> None:
    game = play(hiding("PANDA"), *lay("long", "P2", 3), *lay("long", "P3", 3), *lay("long", "P2", 3))
    assert seen(game).fields[2] == ("long", "long", "long")
    game = play(game, *lay("long", "P3", 3))
    assert seen(game).refused == ((3, "long"),)
    assert (seen(game).hand, seen(game).seeker) == ("long", "P3")


@pytest.mark.rule("D-DC-08")
def test_of_two_equal_letters_each_takes_its_own_pieces() -> None:
    game = play(hiding("PANDA"), *lay("short", "P2", 5), *lay("short", "P3", 5, 2))
    assert seen(game).fields == ((), ("short",), (), (), ("short",))
    assert seen(game).refused == ((5, "short"),)


# --- no -------------------------------------------------------------------------------------------


@pytest.mark.rule("DC-17")
def test_no_covers_that_sign_on_that_field_and_the_same_seeker_tries_again() -> None:
    before = play(hiding("PANDA"), "P1: give big")
    after = play(before, "P2: place 1")
    for seat in watchers(after):
        assert seen(after, seat).refused == ((1, "big"),)
        assert (seen(after, seat).seeker, seen(after, seat).hand) == ("P2", "big")
        assert seen(after, seat).fields == ((),) * 5
    assert "place" in offered(after, "P2")
    assert refused(after, "P3: place 4") == "not-your-turn"
    assert refused(after, "P1: give long") == "not-now"


@pytest.mark.rule("DC-17", "DC-18")
def test_the_seeker_tries_on_until_the_answer_is_yes() -> None:
    game, open_fields = play(hiding("PANDA"), "P1: give big"), {1, 2, 3, 4, 5}
    for field in (2, 5, 1, 3):
        game = play(game, f"P2: place {field}")
        open_fields -= {field}
        assert values_offered(game, "P2", "place", "field") == open_fields
        assert seen(game).seeker == "P2"
    game = play(game, "P2: place 4")
    assert seen(game).refused == ((2, "big"), (5, "big"), (1, "big"), (3, "big"))
    assert seen(game).fields[3] == ("big",)
    assert seen(game).seeker == "P3"


@pytest.mark.rule("DC-18")
def test_a_refused_field_cannot_be_tried_with_that_piece_again() -> None:
    game = play(hiding("PANDA"), "P1: give big", "P2: place 1", "P2: place 3")
    for field in (1, 3):
        assert refused(game, f"P2: place {field}") == "field-refused"
    assert values_offered(game, "P2", "place", "field") == {2, 4, 5}


@pytest.mark.rule("D-DC-09", "DC-17", "DC-18")
def test_a_later_piece_of_that_kind_cannot_be_tried_there_either() -> None:
    game = play(hiding("LIS"), *lay("long", "P2", 3, 1), "P1: give long")
    assert seen(game).seeker == "P3"
    assert refused(game, "P3: place 3") == "field-refused"
    assert values_offered(game, "P3", "place", "field") == {1, 2}


@pytest.mark.rule("DC-18")
def test_a_piece_of_another_kind_may_be_tried_there() -> None:
    game = play(hiding("PANDA"), *lay("small", "P2", 3, 1), "P1: give long")
    assert values_offered(game, "P3", "place", "field") == {1, 2, 3, 4, 5}
    assert seen(play(game, "P3: place 3")).fields[2] == ("long",)


@pytest.mark.rule("DC-18")
def test_a_field_that_has_pieces_may_be_tried_again_until_it_is_refused() -> None:
    game = play(hiding("PANDA"), *lay("long", "P2", 1), "P1: give long")
    assert values_offered(game, "P3", "place", "field") == {1, 2, 3, 4, 5}
    game = play(game, "P3: place 1")
    assert seen(game).refused == ((1, "long"),)
    assert values_offered(game, "P3", "place", "field") == {2, 3, 4, 5}


@pytest.mark.rule("DC-01", "DC-23", "D-DC-07")
def test_the_no_tokens_do_not_run_out() -> None:
    """Each of the four kinds can be refused on five fields of six: that is all twenty tokens of the box."""
    game = hiding("BOCIAN", players=2)
    while seen(game, "P1").hidden != {"long": 0, "short": 0, "big": 0, "small": 0}:
        if seen(game).phase == "bonus":
            game = play(game, "P2: ask")
        kind = str(min(values_offered(game, "P1", "give", "piece")))
        game = play(game, f"P1: give {kind}")
        for field in wrong_fields(game, kind):
            game = play(game, f"P2: place {field}")
        right = min(values_offered(game, "P2", "place", "field"), key=int)
        game = play(game, f"P2: place {right}")
    assert len(set(seen(game).refused)) == len(seen(game).refused) == 20
    assert play(game, "P2: pass").sheet[0].scores["P1"].refused == 20


def wrong_fields(game: State, kind: str) -> list[int]:
    """The fields that have no place for such a piece and have not refused it yet."""
    laid = [list[str](pieces).count(kind) for pieces in game.fields]
    places = [published.letters()[letter][kind] for letter in game.word]
    full = [field for field in range(1, len(laid) + 1) if laid[field - 1] == places[field - 1]]
    return [field for field in full if field in values_offered(game, "P2", "place", "field")]


# --- yes ------------------------------------------------------------------------------------------


@pytest.mark.rule("DC-19")
def test_yes_leaves_the_piece_there_and_the_next_seeker_is_on_turn() -> None:
    game = play(hiding("PANDA"), *lay("long", "P2", 3))
    for seat in watchers(game):
        assert seen(game, seat).fields == ((), (), ("long",), (), ())
        assert (seen(game, seat).seeker, seen(game, seat).hand, seen(game, seat).phase) == ("P3", None, "give")
    game = play(game, *lay("big", "P3", 4))
    assert seen(game).fields == ((), (), ("long",), ("big",), ())
    assert "give" in offered(game, "P1")
    assert refused(game, "P2: place 3") == "not-now"


@pytest.mark.rule("DC-19", "DC-20")
def test_while_more_than_three_pieces_are_hidden_pieces_are_free() -> None:
    game = hiding("KOT")  # seven pieces
    for seat, piece, field in (("P2", "big", 2), ("P3", "big", 2), ("P2", "short", 1)):
        game = play(game, *lay(piece, seat, field))
        assert (game.phase, seen(game).bonus, seen(game).bonus_left) == ("give", False, 3)
        assert "give" in offered(game, "P1")
        for seeker in ("P2", "P3"):
            assert refused(game, f"{seeker}: ask") == "not-now"
            assert refused(game, f"{seeker}: pass") == "not-now"
