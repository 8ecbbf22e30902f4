"""The line that is being typed: editing, and keys that come in pieces."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cluehouse.terminal.console import width
from cluehouse.terminal.join.draft import Draft, press, shown, split_keys
from cluehouse.terminal.join.keyboard import Keyboard

LEFT, RIGHT, HOME, END, DELETE = "\x1b[D", "\x1b[C", "\x1b[H", "\x1b[F", "\x1b[3~"


def typed(keys: str) -> Draft:
    draft = Draft()
    for key in split_keys(keys)[0]:
        draft = press(draft, key)
    return draft


@pytest.mark.parametrize(
    ("keys", "text"),
    [
        ("zażółć", "zażółć"),
        ("树\x7f林", "林"),
        ("kot\b\b", "k"),
        (f"kt{LEFT}o", "kot"),
        (f"ot{HOME}k{END}y", "koty"),
        (f"kkot{HOME}{DELETE}", "kot"),
        (f"kot{LEFT}{LEFT}{LEFT}{LEFT}{RIGHT}X", "kXot"),
        ("jeden dwa\x17trzy", "jeden trzy"),
        ("wszystko\x15nic", "nic"),
        ("kot\x1b[A\x1b[15~\x1bOP\x01\x05y", "koty"),
        ("\x1bxkot\t", "kot"),
    ],
)
def test_the_usual_keys_edit_the_line(keys: str, text: str) -> None:
    assert typed(keys).text == text


KEYS = ["a", "ż", "树", " ", LEFT, RIGHT, HOME, END, DELETE, "\x7f", "\x17", "\x15", "\x1b"]


@given(st.lists(st.sampled_from(KEYS), max_size=60))
def test_the_cursor_never_leaves_the_line(keys: list[str]) -> None:
    draft = typed("".join(keys))
    assert 0 <= draft.place <= len(draft.text)


@given(st.text(st.characters(categories=["L", "N", "P"]), max_size=40), st.data())
def test_keys_may_come_in_any_pieces(text: str, data: st.DataObject) -> None:
    keyboard, sent = Keyboard(), f"{text}{LEFT}!".encode()
    while sent:
        count = data.draw(st.integers(1, len(sent)))
        keyboard.type_keys(sent[:count])
        sent = sent[count:]
    assert keyboard.draft.text == text[:-1] + "!" + text[-1:]


@given(st.text(st.sampled_from("ab树林"), max_size=60), st.integers(4, 40))
def test_a_long_line_shows_the_part_around_the_cursor(text: str, columns: int) -> None:
    draft = typed(text)
    part, after = shown(draft, columns)
    assert width(part) <= columns
    assert part == text[len(text) - len(part) :]
    assert after == 0


def test_a_line_can_be_put_back_unless_another_is_being_typed() -> None:
    keyboard = Keyboard()
    keyboard.type_again("kot 2")
    assert keyboard.draft == Draft("kot 2", 5)
    keyboard.type_again("pies 3")
    assert keyboard.draft == Draft("kot 2", 5)
