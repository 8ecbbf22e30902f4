"""Text on a screen: how wide it is, where it breaks, what colours it has."""

from dataclasses import replace

import pytest

from cluehouse.games import GAMES
from cluehouse.terminal.board import Box, grid
from cluehouse.terminal.codenames import board
from cluehouse.terminal.console import RED, Console, pad, paint, show, width, wipe, wrapped
from cluehouse.words import LANGUAGES, LanguageCode, load_pack


def quiet(lines: list[str]) -> Console:
    return Console("en", write=lines.append, read=lambda prompt: "")


@pytest.mark.parametrize(
    ("text", "columns"), [("tree", 4), ("żółw", 4), ("z\u0307", 1), ("福尔摩斯", 8), ("树 2", 4), ("◆", 1)]
)
def test_chinese_characters_take_two_columns(text: str, columns: int) -> None:
    assert width(text) == columns
    assert width(pad(text, 12)) == 12


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_board_is_a_rectangle_in_every_language(language: LanguageCode) -> None:
    game = GAMES["codenames"]
    for seed in range(5):
        state = game.start(game.deal(game.options_type(language=language), load_pack(language), str(seed)))
        for seat in ("red-chief", "red-1"):
            lines = board(quiet([]), game.view(state, seat))
            assert {width(line) for line in lines} == {width(lines[0])}
            assert width(lines[0]) <= 80


def test_boxes_of_different_height_share_a_row() -> None:
    lines = grid(quiet([]), [[Box(("a",)), Box(("b", "水"))]])
    assert lines == ["┌────┬────┐", "│ a  │ b  │", "│    │ 水 │", "└────┴────┘"]


def test_long_lines_break_between_words_and_between_characters() -> None:
    assert wrapped("  one two three", 9) == ["  one two", "  three"]
    assert wrapped("请输字。好", 6) == ["请输", "字。好"]
    assert "".join(wrapped("一二三四五六七八九十", 7)) == "一二三四五六七八九十"
    assert wrapped("short", 9) == ["short"]


def test_without_colour_there_are_no_escapes() -> None:
    lines: list[str] = []
    console = quiet(lines)
    assert paint(console, "red", RED) == "red"
    assert paint(replace(console, colour=True), "red", RED) == "\x1b[31mred\x1b[0m"
    wipe(console)
    show(console, ["text"])
    assert "\x1b" not in "".join(lines)
