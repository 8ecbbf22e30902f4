"""What each seat sees and, above all, what it does not."""

from collections import Counter

import pytest

from cluehouse.games.choice import Spelling
from cluehouse.games.decipher import DECIPHER, State
from tests.decipher import published
from tests.decipher.table import (
    answer,
    at_bonus,
    giving_up,
    hiding,
    lay,
    moments,
    offered,
    play,
    refused,
    seen,
    sent,
    table,
    watchers,
)

BLIND = ("P2", "P3", "spectator", "clock", "referee")

# Two words that answer all of this alike; field 2 is their only common letter.
ALIKE = ("PANDA", "SALON")
LINES = (
    "P1: give long",
    "P2: place 2",
    "P1: give big",
    "P3: place 1",
    "P3: attempt KOTEK",
    "P3: place 5",
    "P3: place 4",
    "P1: give small",
    "P2: give-up",
    "P2: place 3",
    "P2: place 1",
    "P1: give short",
    "P3: place 1",
    "P3: place 2",
)
TRIES = (
    *(f"place {field}" for field in range(7)),
    *("attempt LIS", "attempt PAN1A", "ask", "pass", "give-up", "give big", "draw", "set-word KOTEK"),
)


# --- the word and its pieces ----------------------------------------------------------------------


@pytest.mark.rule("DC-06", "DC-11")
@pytest.mark.parametrize("seat", BLIND)
def test_the_word_changes_nothing_for_those_who_may_not_see_it(seat: str) -> None:
    one, other = (moments(hiding(word), *LINES) for word in ALIKE)
    for here, there in zip(one, other, strict=True):
        assert here.word != there.word
        assert sent(here, seat) == sent(there, seat)


@pytest.mark.rule("DC-06", "DC-11")
@pytest.mark.parametrize("seat", ["P2", "P3", "clock", "referee"])
def test_no_refusal_tells_anything_of_the_word(seat: str) -> None:
    one, other = (moments(hiding(word), *LINES) for word in ALIKE)
    for here, there in zip(one, other, strict=True):
        assert offered(here, seat) == offered(there, seat)
        for line in TRIES:
            refusal = answer(here, f"{seat}: {line}")
            if refusal or not line.startswith("place"):
                assert refusal == answer(there, f"{seat}: {line}")


@pytest.mark.rule("DC-11")
@pytest.mark.parametrize("seat", BLIND)
def test_neither_the_word_nor_its_pieces_are_sent_to_the_seekers(seat: str) -> None:
    for moment in moments(hiding("PANDA"), *LINES):
        text = sent(moment, seat)
        assert b"PANDA" not in text
        assert b'"word":"' not in text.replace(b'"seat":"P3","word":"KOTEK"', b"")
        assert b'"hidden"' not in text
        assert b'"hidden_left"' not in text
        assert b'"kind":"one-of","values":["long"' not in text
        assert (seen(moment, seat).word, seen(moment, seat).hidden) == (None, None)


@pytest.mark.rule("DC-11", "DC-21")
@pytest.mark.parametrize("seat", BLIND)
def test_in_bonus_mode_it_is_their_number_that_is_told_and_not_their_kinds(seat: str) -> None:
    """LIS keeps long, long and short; OIS keeps long, big and big."""
    here = at_bonus()
    there = play(hiding("OIS"), *lay("small", "P2", 3), *lay("small", "P3", 3))
    assert sent(here, seat) == sent(there, seat)
    asked, as_well = play(here, "P2: ask", "P1: give long"), play(there, "P2: ask", "P1: give long")
    assert sent(asked, seat) == sent(as_well, seat)


@pytest.mark.rule("DC-11")
def test_while_the_word_is_chosen_nobody_sees_anything_of_it() -> None:
    for seat in watchers(table()):
        assert (seen(table(), seat).word, seen(table(), seat).hidden) == (None, None)
    for seat in BLIND:
        assert offered(table(), seat) == {}


@pytest.mark.rule("DC-10", "DC-11")
def test_the_wordsmith_sees_the_word_and_the_chamber_all_the_time() -> None:
    for moment in moments(hiding("PANDA"), *LINES):
        view = seen(moment, "P1")
        out = Counter[str | None]([*(piece for field in view.fields for piece in field), view.hand])
        assert view.word == "PANDA"
        assert view.hidden == {kind: count - out[kind] for kind, count in published.pieces("PANDA").items()}


@pytest.mark.rule("DC-11")
def test_who_was_wordsmith_is_as_blind_as_the_others_in_the_next_round() -> None:
    game = play(hiding("LIS"), "P3: attempt LIS", "P2: set-word KOT", "P2: give long")
    for seat in ("P1", "P3", "spectator"):
        assert b"KOT" not in sent(game, seat)
        assert seen(game, seat).hidden is None
    assert seen(game, "P2").word == "KOT"


@pytest.mark.rule("DC-11")
def test_the_letter_fields_and_the_word_read_from_left_to_right_for_everybody() -> None:
    game = play(hiding("PANDA"), *lay("small", "P2", 1), *lay("big", "P3", 4), "P1: give long")
    for seat in watchers(game):
        assert seen(game, seat).fields == (("small",), (), (), ("big",), ())
    game = play(game, *giving_up(game))
    for seat in watchers(game):
        assert seen(game, seat).sheet[0].word == "PANDA"


@pytest.mark.rule("DC-11", "DC-30")
def test_once_the_game_is_over_everybody_sees_the_last_word_and_what_was_hidden() -> None:
    game = table(length=3)
    for wordsmith in ("P1", "P2", "P3"):
        game = play(game, f"{wordsmith}: set-word LIS")
        game = play(game, *giving_up(game))
    for seat in watchers(game):
        assert seen(game, seat).word == "LIS"
        assert seen(game, seat).hidden == published.pieces("LIS")


# --- the number of pieces -------------------------------------------------------------------------


@pytest.mark.rule("DC-21")
def test_how_many_pieces_are_hidden_is_not_told_before_bonus_mode_and_then_at_once() -> None:
    lines = (*lay("small", "P2", 1, 3), *lay("small", "P3", 3), "P2: ask", *lay("long", "P2", 1), "P3: pass", "P2: ask")
    counts = [None, None, None, None, None, 3, 3, 2, 2, 2, 2]
    for moment, count in zip(moments(hiding("LIS"), *lines), counts, strict=True):
        for seat in watchers(moment):
            assert seen(moment, seat).hidden_left == count
            assert seen(moment, seat).bonus == (count is not None)


@pytest.mark.rule("DC-21")
@pytest.mark.parametrize("seat", BLIND)
def test_a_longer_chamber_looks_like_a_shorter_one_before_bonus_mode(seat: str) -> None:
    short, long = hiding("KIT"), hiding("ĘIW")  # six pieces and ten
    for here, there in zip(moments(short, *lay("long", "P2", 2)), moments(long, *lay("long", "P2", 2)), strict=True):
        assert sent(here, seat) == sent(there, seat)


# --- what everybody sees --------------------------------------------------------------------------


@pytest.mark.rule("DC-13")
@pytest.mark.parametrize(("language", "alphabet"), [("pl", "polish"), ("en", "international")])
def test_everybody_is_told_which_letters_are_in_use(language: str, alphabet: str) -> None:
    game = table(language=language)
    for moment in (game, play(game, "P1: set-word PANDA")):
        for seat in watchers(moment):
            assert seen(moment, seat).alphabet == alphabet


@pytest.mark.rule("DC-13", "DC-25")
def test_a_seeker_is_told_how_an_attempt_is_spelt_and_no_more() -> None:
    assert offered(hiding("PANDA"), "P2")["attempt"].args == {"word": Spelling(5, "polish")}
    assert offered(hiding("PANDA", language="en"), "P2")["attempt"].args == {"word": Spelling(5, "international")}


@pytest.mark.rule("DC-17", "DC-19", "DC-25")
def test_seekers_and_spectators_see_the_same_board() -> None:
    def board(game: State, seat: str) -> tuple[object, ...]:
        view = seen(game, seat)
        return (view.fields, view.refused, view.hand, view.attempts, view.attempts_left, view.willing, view.bonus_left)

    for moment in moments(hiding("PANDA"), *LINES):
        assert len({repr(board(moment, seat)) for seat in watchers(moment)}) == 1


def test_everybody_is_told_what_they_themselves_can_do() -> None:
    for moment in moments(hiding("PANDA"), *LINES):
        for seat in moment.deal.seats:
            assert seen(moment, seat).choices == DECIPHER.choices(moment, seat)
        assert seen(moment).choices == ()


@pytest.mark.parametrize("stranger", ["clock", "referee", "P4", "P0", ""])
def test_a_seat_that_is_not_at_the_table_sees_what_a_spectator_sees(stranger: str) -> None:
    game = play(hiding("PANDA"), "P1: give long")
    assert sent(game, stranger) == sent(game, "spectator")


@pytest.mark.parametrize("stranger", ["spectator", "P4", ""])
def test_who_does_not_sit_at_the_table_plays_nothing(stranger: str) -> None:
    assert refused(hiding("PANDA"), f"{stranger}: attempt PANDA") == "no-such-seat"
    assert offered(hiding("PANDA"), stranger) == {}
