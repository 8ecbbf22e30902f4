"""The secret word: who sets it, how long it is, what the box can make, and what the chamber then holds."""

import pytest

from tests.decipher import published
from tests.decipher.table import answer, giving_up, hiding, offered, play, refused, seen, table

WORDS = ("PANDA", "HOBBY", "KOTEK", "GĘSTY", "ŻÓŁĆ", "LIS", "BOCIAN", "ŹDŹBŁO")

# --- setting it -----------------------------------------------------------------------------------


@pytest.mark.rule("DC-06")
@pytest.mark.parametrize("word", WORDS)
def test_the_wordsmith_sets_a_word_of_the_agreed_length(word: str) -> None:
    game = play(table(length=len(word)), f"P1: set-word {word}")
    assert seen(game, "P1").word == word


@pytest.mark.rule("DC-06")
@pytest.mark.parametrize("length", [3, 4, 5, 6])
@pytest.mark.parametrize("word", ["NA", "LIS", "KOZA", "PANDA", "BOCIAN", "KANAPKA"])
def test_a_word_of_another_length_is_refused(word: str, length: int) -> None:
    game = table(length=length)
    code = "" if len(word) == length else f"wrong-length (length={length})"
    assert answer(game, f"P1: set-word {word}") == code


@pytest.mark.rule("DC-04", "DC-06")
@pytest.mark.parametrize("seat", ["P2", "P3", "clock", "referee"])
def test_nobody_else_can_set_the_word(seat: str) -> None:
    assert refused(table(), f"{seat}: set-word PANDA") == "not-your-part"
    assert "set-word" not in offered(table(), seat)


@pytest.mark.rule("DC-06")
def test_a_word_once_set_cannot_be_changed() -> None:
    game = hiding("PANDA")
    assert refused(game, "P1: set-word KOTEK") == "not-now"
    assert "set-word" not in offered(game, "P1")
    assert refused(play(game, "P1: give long"), "P1: set-word KOTEK") == "not-now"


@pytest.mark.rule("DC-06")
def test_nothing_else_happens_before_the_word_is_set() -> None:
    assert set(offered(table(), "P1")) == {"set-word"}
    for line in ("P1: give long", "P1: draw", "P2: place 1", "P2: ask", "P2: pass", "P2: attempt PANDA"):
        assert refused(table(), line) == "not-now"


@pytest.mark.rule("DC-06")
@pytest.mark.parametrize("word", ["panda", "Panda", "pANDA"])
def test_case_does_not_matter(word: str) -> None:
    game = hiding(word)
    assert seen(game, "P1").word == "PANDA"
    assert play(game, "P2: attempt panda").sheet[0].solver == "P2"


@pytest.mark.rule("DC-06")
@pytest.mark.parametrize("text", ['"PAN A"', '" PANDA"', '"PANDA "', '""', '"PAN\\u200bDA"', '"PAN\\nA"'])
def test_only_one_tidy_word_can_be_set(text: str) -> None:
    assert refused(table(), f"P1: set-word {text}") in ("one-word-only", "bad-text", "wrong-length", "letter-unknown")


# --- what tiles and pieces can make ---------------------------------------------------------------


@pytest.mark.rule("DC-41")
@pytest.mark.parametrize("word", ["PAN1A", "PAN-A", "PANQA", "VANDA", "XANDA", "PANŠA", "PANßA", "ПАНДА", "熊猫熊猫熊"])
def test_a_letter_without_a_polish_tile_is_refused(word: str) -> None:
    assert refused(table(), f"P1: set-word {word}") == "letter-unknown"


@pytest.mark.rule("DC-41")
@pytest.mark.parametrize("word", ["ŻAGLE", "PAŃDA", "CAFÉS"])
def test_a_letter_without_an_english_tile_is_refused(word: str) -> None:
    assert refused(table(language="en"), f"P1: set-word {word}") == "letter-unknown"


@pytest.mark.rule("DC-41")
@pytest.mark.parametrize("word", ["kıtka", "ſokół"])
def test_a_letter_that_only_resembles_a_tile_is_no_tile(word: str) -> None:
    assert refused(table(), f"P1: set-word {word}") == "letter-unknown"


@pytest.mark.rule("DC-41")
@pytest.mark.parametrize(("language", "alphabet"), [("pl", "polish"), ("en", "international")])
def test_a_word_takes_no_more_tiles_of_a_letter_than_there_are(language: str, alphabet: str) -> None:
    for letter, count in published.tiles()[alphabet].items():
        filler = "L" if letter == "I" else "I"
        most, too_many = (letter * count).ljust(3, filler), (letter * (count + 1)).ljust(3, filler)
        if len(most) <= 6:
            game = table(length=len(most), language=language)
            assert "tiles" not in answer(game, f"P1: set-word {most}")
        if len(too_many) <= 6:
            game = table(length=len(too_many), language=language)
            told = f"not-enough-tiles (letter={letter}, tiles={count})"
            assert answer(game, f"P1: set-word {too_many}") == told


@pytest.mark.rule("DC-41")
@pytest.mark.parametrize(
    ("most", "too_many", "piece"),
    [
        ("EEEEĘI", "EEEEĘL", "short"),
        ("EEEEYL", "EEEEYF", "short"),
        ("OOOOI", "OOOOD", "big"),
        ("ÓÓOOI", "ÓÓOOC", "big"),
        ("BBBSI", "BBBSP", "small"),
        ("SSSŚI", "SSSŚJ", "small"),
    ],
)
def test_a_word_takes_no_more_pieces_of_a_kind_than_there_are(most: str, too_many: str, piece: str) -> None:
    supply = published.supply()[piece]
    assert (published.pieces(most)[piece], published.pieces(too_many)[piece]) == (supply, supply + 1)
    assert answer(table(length=len(most)), f"P1: set-word {most}") == ""
    told = f"not-enough-pieces (piece={piece}, pieces={supply})"
    assert answer(table(length=len(too_many)), f"P1: set-word {too_many}") == told


@pytest.mark.rule("DC-41")
def test_all_sixteen_long_pieces_can_be_used() -> None:
    assert published.pieces("NNNŃAH")["long"] == 16
    assert seen(hiding("NNNŃAH"), "P1").word == "NNNŃAH"


@pytest.mark.rule("DC-41")
@pytest.mark.parametrize("text", ["PANDA", "panda", "LIS", "AAAAA", "OOOOD", "BBBSP", "PANQA", "pan a", "", "BOCIAN"])
def test_what_the_wordsmith_is_told_to_be_possible_is_possible(text: str) -> None:
    spelling = offered(table(), "P1")["set-word"].args["word"]
    assert spelling.admits(text) == (answer(table(), f'P1: set-word "{text}"') == "") == (text.upper() == "PANDA")


# --- the hidden chamber ---------------------------------------------------------------------------


@pytest.mark.rule("DC-10")
@pytest.mark.parametrize("word", WORDS)
def test_the_chamber_holds_exactly_the_pieces_of_the_word(word: str) -> None:
    assert seen(hiding(word), "P1").hidden == published.pieces(word)


@pytest.mark.rule("DC-10", "D-DC-16")
def test_the_wordsmith_is_not_asked_for_pieces_and_so_cannot_be_wrong() -> None:
    assert set(offered(table(), "P1")["set-word"].args) == {"word"}


@pytest.mark.rule("DC-10")
def test_a_piece_leaves_the_chamber_when_it_is_handed_over_and_none_when_it_is_laid() -> None:
    game = play(hiding("LIS"), "P1: give small")
    one_less = {"long": 2, "short": 1, "big": 0, "small": 1}
    assert seen(game, "P1").hidden == one_less
    for field in (1, 3):
        game = play(game, f"P2: place {field}")
        assert seen(game, "P1").hidden == one_less


@pytest.mark.rule("DC-10")
def test_no_piece_of_another_word_is_left_in_the_chamber() -> None:
    game = play(hiding("LIS"), "P1: give small")
    game = play(game, *giving_up(game), "P2: set-word KOT")
    assert seen(game, "P2").hidden == published.pieces("KOT")
