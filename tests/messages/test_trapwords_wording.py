"""How Trapwords speaks to the team that is accused, and on buttons."""

import pytest

from cluehouse.messages import say


@pytest.mark.parametrize(
    ("reader", "told"),
    [
        ("accused", "Niebiescy zgłaszają pułapkę „winda”. Zgadzacie się?"),
        ("other", "Niebiescy zgłaszają pułapkę „winda”."),
        ("accuser", "Wasza drużyna zgłasza pułapkę „winda”."),
    ],
)
def test_a_polish_call_names_the_trap_and_asks_only_the_accused(reader: str, told: str) -> None:
    assert say("pl", "trapwords-hearing-trap", side="blue", reader=reader, trap="winda") == told


def test_chinese_buttons_say_what_they_do_and_the_word_is_read_out_with_chinese_stops() -> None:
    assert say("zh", "trapwords-illegal") == "举报犯规"
    assert say("zh", "trapwords-illegal") in say("zh", "trapwords-broken")
    assert say("zh", "trapwords-result-word-was", word="宫殿") == "秘密词：宫殿。"
    assert say("zh", "hint-trapwords-writing").endswith("包含陷阱词的说法也算。")


@pytest.mark.parametrize(("language", "first"), [("pl", "w każdym zdaniu"), ("zh", "每句话"), ("en", "every sentence")])
def test_the_curse_of_opposites_says_that_it_binds_every_sentence(language: str, first: str) -> None:
    assert say(language, "curse-contrary.rule").startswith(first)
