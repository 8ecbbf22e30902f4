"""What a program does as wordsmith and as seeker of Decipher."""

import numpy as np

from cluehouse.bots.decipher import Thought, decipher_player
from cluehouse.bots.decipher.clues import (
    Clues,
    after_no,
    after_yes,
    clues,
    fit_chances,
    fitting,
    letter_chances,
    shares,
)
from cluehouse.bots.decipher.dictionary import dictionary
from cluehouse.bots.decipher.seeker import sharpened
from cluehouse.bots.player import open_view
from cluehouse.games.decipher import DECIPHER, State
from cluehouse.games.decipher.moves import Ask, Attempt, Give, GiveUp, Lay, Pass
from cluehouse.games.letters import Piece
from cluehouse.games.rule import Move
from tests.decipher.table import at_bonus, hiding, lay, play

EMPTY = Clues(laid=((),) * 4)


def chosen(state: State, seat: str, level: str = "even") -> Move | None:
    """What a program in this seat does now."""
    return decipher_player(level, "roles").choose(DECIPHER.sent(state)[seat])


def candidates(told: Clues) -> set[str]:
    """The English words of four letters that fit."""
    words = dictionary("en", 4)
    return {words.words[number] for number in np.flatnonzero(fitting(told, words))}


# --- what the board says --------------------------------------------------------------------------


def test_pieces_that_lie_and_pieces_refused_part_the_words() -> None:
    told = after_yes(after_yes(EMPTY, 0, "small"), 0, "small")  # B or S
    assert {word[0] for word in candidates(told)} == {"B", "S"}
    assert {word[0] for word in candidates(after_no(told, 0, "long"))} == {"S"}
    assert {word[0] for word in candidates(after_yes(told, 0, "long"))} == {"B"}


def test_wrong_words_and_the_number_of_hidden_pieces_part_them_too() -> None:
    laid: tuple[tuple[Piece, ...], ...] = (("small", "small"), ("big", "big"), ("long",), ())
    assert {"SOLO", "SOIL"} & candidates(Clues(laid=laid, left=2)) == {"SOIL"}  # short, long and short
    assert "SOIL" not in candidates(Clues(laid=laid, left=2, wrong=frozenset({"SOIL"})))
    assert "SOLO" in candidates(Clues(laid=laid, left=3))


def test_a_piece_in_hand_must_have_a_place() -> None:
    told = Clues(laid=EMPTY.laid, hand="small")
    assert all(set(word) & set("BJPRSU") for word in candidates(told))


def test_where_no_word_fits_letters_still_tell_where_a_piece_may_lie() -> None:
    told = Clues(laid=(("small", "small"), (), (), ()), left=40, refused=frozenset({(1, "small")}))
    assert candidates(told) == set()
    found = fit_chances(told, "small", "en", "international")
    assert found[0] == found[1] == 0 < found[2] == found[3]


def test_one_more_piece_never_makes_the_best_word_less_probable() -> None:
    words = dictionary("en", 4)
    for told in (EMPTY, after_yes(EMPTY, 0, "small"), after_yes(after_yes(EMPTY, 1, "big"), 1, "big")):
        found = shares(told, words)
        assert found.max() <= sharpened(told, words, found) <= 1


# --- the wordsmith --------------------------------------------------------------------------------


def test_the_wordsmith_gives_the_piece_that_tells_least() -> None:
    for word in ("KOZA", "RYBA"):
        game = hiding(word)
        view = open_view(DECIPHER.sent(game)["P1"])
        move = chosen(game, "P1")
        assert isinstance(move, Give)
        assert view.hidden[move.piece] > 0
        kept = {thought.words[0]: thought.chance for thought in thoughts_of(game, "P1") if thought.code == "keeps"}
        assert kept[move.piece] == max(chance for chance in kept.values() if chance is not None)
        assert len(set(kept.values())) > 1


def thoughts_of(state: State, seat: str) -> list[Thought]:
    """What a program in this seat thinks of its move."""
    player = decipher_player("even", "roles")
    player.choose(DECIPHER.sent(state)[seat])
    return player.thoughts()


# --- the seeker -----------------------------------------------------------------------------------


def test_the_seeker_lays_a_piece_where_it_most_probably_fits() -> None:
    game = play(hiding("LIS"), "P1: give small")
    told = clues(open_view(DECIPHER.sent(game)["P2"]))
    by_words, by_letters = fit_chances(told, "small", "pl", "polish"), letter_chances(told, "small", "polish")
    for level, found in (("bold", by_words), ("beginner", by_letters)):
        move = chosen(game, "P2", level)
        assert isinstance(move, Lay)
        assert found[move.field - 1] == max(found)
    assert max(by_words) > min(by_words)
    assert chosen(game, "P3") is None


def test_the_seeker_names_the_word_once_hardly_another_is_left() -> None:
    game = hiding("RYBA")
    pieces = {"R": ("long", "short", "small"), "Y": ("short", "short", "short"), "B": ("long", "small", "small")}
    for field, letter in enumerate("RYB", 1):
        for piece in pieces[letter]:
            game = play(game, *lay(piece, game.seeker, field))
    assert chosen(game, "P2") == chosen(game, "P3") == Attempt("RYBA")


def test_nobody_names_a_word_before_anything_is_known() -> None:
    for level in ("careful", "even", "bold", "beginner"):
        assert chosen(hiding("KOZA"), "P2", level) is None


def test_no_word_is_named_twice() -> None:
    game = at_bonus()
    named = set()
    while isinstance(move := chosen(game, "P2"), Attempt) and not game.sheet:
        assert move.word not in named
        named.add(move.word)
        game = DECIPHER.play(game, "P2", move)
    assert len(named) <= 3


def test_in_bonus_mode_the_seeker_on_turn_asks_names_or_passes_and_the_others_wait_or_name() -> None:
    game = at_bonus()
    assert isinstance(chosen(game, game.seeker), Ask | Attempt | Pass)
    other = "P2" if game.seeker == "P3" else "P3"
    assert chosen(game, other) is None or isinstance(chosen(game, other), Attempt)


def test_a_seeker_gives_up_as_soon_as_another_would_and_never_asks_for_it() -> None:
    lost = hiding("ŻŹŻŹ")
    for field in (1, 2, 3):
        for piece in ("long", "short", "short", "short"):
            lost = play(lost, *lay(piece, lost.seeker, field))
    assert candidates_left(lost) == 0
    waiting = "P2" if lost.seeker == "P3" else "P3"
    assert chosen(lost, waiting) is None
    assert chosen(play(lost, f"{lost.seeker}: give-up"), waiting) == GiveUp()
    for level in ("careful", "even", "bold", "beginner"):
        begun = play(hiding("KOZA"), "P1: give long")
        assert isinstance(chosen(begun, "P2", level), Lay)
        assert chosen(play(begun, "P3: give-up"), "P2", level) == GiveUp()


def test_a_seeker_who_is_sure_of_the_word_names_it_rather_than_give_up() -> None:
    assert chosen(play(at_bonus(), "P3: give-up"), "P2") == Attempt("LIS")


def candidates_left(state: State) -> int:
    view = open_view(DECIPHER.sent(state)[state.seeker])
    return int(fitting(clues(view), dictionary("pl", state.deal.options.length)).sum())
