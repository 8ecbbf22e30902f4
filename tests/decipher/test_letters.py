"""The letters: how pieces form them, which tiles there are, and that this is what the page publishes."""

import pytest

from cluehouse.games.decipher import LETTERS, PIECES, SUPPLY, TILES, pieces_of
from tests.decipher import published

MARKED = {"Ą": "A", "Ć": "C", "Ę": "E", "Ł": "L", "Ń": "N", "Ó": "O", "Ś": "S", "Ź": "Z", "Ż": "Z"}
SOURCED = {  # known from published descriptions of the game: so many long, short, big, small
    "2100": "AH",
    "1002": "B",
    "1300": "E",
    "1200": "FKZ",
    "1100": "LT",
    "2200": "MW",
    "1101": "R",
    "0201": "U",
}


@pytest.mark.rule("DC-01", "DC-13", "D-DC-01")
def test_every_letter_is_formed_as_the_page_says() -> None:
    assert published.letters() == LETTERS


@pytest.mark.rule("DC-13", "D-DC-01")
@pytest.mark.parametrize(("counts", "letters"), SOURCED.items())
def test_letters_whose_pieces_are_known_have_those_pieces(counts: str, letters: str) -> None:
    for letter in letters:
        assert "".join(str(LETTERS[letter][piece]) for piece in PIECES) == counts


@pytest.mark.rule("DC-01")
def test_the_tiles_are_those_of_the_page() -> None:
    assert published.tiles() == TILES


@pytest.mark.rule("DC-01")
def test_there_are_85_tiles_of_either_alphabet() -> None:
    assert {name: sum(tiles.values()) for name, tiles in TILES.items()} == {"polish": 85, "international": 85}


@pytest.mark.rule("DC-01", "DC-41")
def test_there_are_48_pieces_of_four_kinds() -> None:
    assert SUPPLY == published.supply() == {"long": 16, "short": 16, "big": 8, "small": 8}
    assert sum(SUPPLY.values()) == 48
    assert tuple(SUPPLY) == PIECES


@pytest.mark.rule("DC-13")
def test_every_tile_has_a_form_that_everybody_can_look_up() -> None:
    for tiles in TILES.values():
        assert tiles.keys() <= LETTERS.keys()
    assert LETTERS.keys() == {letter for tiles in TILES.values() for letter in tiles}


@pytest.mark.rule("DC-13")
@pytest.mark.parametrize("alike", ["LT", "FKZ", "AH", "MW", "ŹŻE", "VX", "ÓQ", "ĆG"])
def test_the_same_pieces_can_form_several_letters(alike: str) -> None:
    assert len({tuple(pieces_of(letter).items()) for letter in alike}) == 1


@pytest.mark.rule("D-DC-01")
def test_every_letter_is_made_of_pieces_and_of_no_more_than_five() -> None:
    for letter, pieces in LETTERS.items():
        assert tuple(pieces) == PIECES
        assert 1 <= sum(pieces.values()) <= 5, letter
        assert min(pieces.values()) >= 0


@pytest.mark.rule("D-DC-02")
@pytest.mark.parametrize(("marked", "plain"), MARKED.items())
def test_every_polish_mark_is_one_short_piece(marked: str, plain: str) -> None:
    assert LETTERS[marked] == {**LETTERS[plain], "short": LETTERS[plain]["short"] + 1}


@pytest.mark.rule("D-DC-02")
def test_polish_words_have_their_marks_and_english_words_do_not() -> None:
    assert set(TILES["polish"]) == set("ABCDEFGHIJKLMNOPRSTUWYZ") | set(MARKED)
    assert set(TILES["international"]) == set("ABCDEFGHIJKLMNOPQRSTUVWXYZ")


@pytest.mark.rule("DC-10")
@pytest.mark.parametrize("word", ["PANDA", "HOBBY", "LIS", "GĘŚ", "ŻÓŁĆ", "BOCIAN", "QUICK"])
def test_a_word_has_the_pieces_of_all_its_letters(word: str) -> None:
    assert pieces_of(word) == published.pieces(word)


@pytest.mark.rule("DC-10")
def test_panda_takes_thirteen_pieces() -> None:
    assert pieces_of("PANDA") == {"long": 9, "short": 2, "big": 1, "small": 1}
