"""Every literal example word of the rulebooks gets the rulebooks' verdict."""

import pytest

from cluehouse.referee import Ruling, judge_answer, judge_clue, judge_secret, judge_speech, judge_trap
from tests.referee.test_cases import cases

EXAMPLES = [case for _, case in cases("rulebook")]


def judge(question: str, lang: str, beside: str, text: str, option: str = "") -> Ruling:
    """Put the case to the referee."""
    first = beside.split()[0] if beside else ""
    match question:
        case "clue":
            return judge_clue(text, beside.split(), lang, {option: True} if option else None)
        case "trap":
            return judge_trap(text, first, lang)
        case "speech":
            return judge_speech(text, beside.split(), "", lang)
        case "answer":
            return judge_answer(text, first, lang)
        case "secret":
            return judge_secret(text, lang)
        case _:
            return judge_speech(text, [], first, lang, nouns_only=question == "describe-nouns")


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda example: f"{example[0]}-{example[4]}")
def test_the_rulebooks_verdict(example: list[str]) -> None:
    _, question, lang, beside, text, _, verdict = example
    assert judge(question, lang, beside, text).verdict == verdict.removeprefix("unseen ")


@pytest.mark.parametrize("example", [case for case in EXAMPLES if case[5]], ids=lambda example: example[4])
def test_the_option_of_the_house_allows_it(example: list[str]) -> None:
    _, question, lang, beside, text, option, _ = example
    assert judge(question, lang, beside, text, option).verdict == "allowed"


def test_all_literal_examples_are_here() -> None:
    assert len(EXAMPLES) > 140
    assert sum(case[6].startswith("unseen") for case in EXAMPLES) == 15
