"""Seat names keep their meaning when others sit down."""

import msgspec
import pytest

from cluehouse.games import GAMES
from cluehouse.messages import LANGUAGES, LanguageCode
from cluehouse.tables.lineup import offered_seats
from cluehouse.tables.settings import Settings
from cluehouse.terminal.console import Console
from cluehouse.terminal.game_screen import is_alike, seat_label
from cluehouse.terminal.join.seat_names import find_seat, seat_word


def standing(game: str, *taken: str) -> tuple[str, ...]:
    return offered_seats(msgspec.convert({"game": game}, Settings), taken)


def are_alike(game: str, seat: str, other: str) -> bool:
    seats = GAMES[game].seating.seats
    return is_alike(seats[seat], seats[other])


def found(game: str, text: str, *taken: str, language: LanguageCode = "en") -> str | None:
    console = Console(language, print, input)
    return find_seat(console, GAMES[game], standing(game, *taken), taken, text)


@pytest.mark.parametrize("game", GAMES)
def test_the_word_shown_for_a_seat_leads_to_its_side_even_if_others_sat_down(game: str) -> None:
    empty = standing(game)
    for seat in empty:
        for other in empty:
            sat = found(game, seat_word(GAMES[game], seat, empty), other)
            assert sat is not None
            assert are_alike(game, sat, seat)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_name_of_a_seat_leads_to_its_side_even_if_others_sat_down(game: str, language: LanguageCode) -> None:
    empty = standing(game)
    for seat in empty:
        called = seat_label(Console(language, print, input), GAMES[game], seat, empty)
        for other in empty:
            sat = found(game, called, other, language=language)
            assert sat is not None
            assert are_alike(game, sat, seat)


@pytest.mark.parametrize(
    ("game", "text", "taken", "seat"),
    [
        ("duet", "B", ("A1",), "B1"),
        ("duet", "a", ("A1",), "A2"),
        ("duet", "a", ("A1", "B1"), "A2"),
        ("duet", "A1", ("A1",), "A1"),
        ("duet", "side b 1", (), "B1"),
        ("codenames", "red-chief", (), "red-chief"),
        ("codenames", "RED", ("red-chief", "red-1"), "red-2"),
        ("trapwords", "blue", (), "blue-1"),
        ("decipher", "2", (), "P2"),
    ],
)
def test_a_side_means_its_first_empty_seat_and_a_name_its_own(
    game: str, text: str, taken: tuple[str, ...], seat: str
) -> None:
    assert found(game, text, *taken) == seat


@pytest.mark.parametrize("game", ["codenames", "duet", "trapwords"])
@pytest.mark.parametrize("taken", [(), ("A1", "red-1")])
def test_where_there_are_sides_a_bare_number_means_no_seat(game: str, taken: tuple[str, ...]) -> None:
    for number in range(5):
        assert found(game, str(number), *(seat for seat in taken if seat in standing(game))) is None
