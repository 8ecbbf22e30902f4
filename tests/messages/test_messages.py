"""Messages of the Python code: refusals, plurals, and words to type."""

import ast
from collections.abc import Iterator

import pytest

from cluehouse.games import GAMES, codenames, decipher, duet, trapwords
from cluehouse.games.options import not_all_different, not_offered, out_of_range
from cluehouse.games.refusal import Code, Refusal
from cluehouse.messages import LANGUAGES, LanguageCode, explain, move_message, say
from tests.messages.catalogue import HOUSE, patterns, variables
from tests.messages.terminal import CODES


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("code", CODES)
def test_every_refusal_is_explained(code: Code, language: LanguageCode) -> None:
    given: dict[str, str | int] = {"card": "ROOT", "word": "milk", "team": "red", "piece": "long", "letter": "Q"}
    given |= {"name": "Ala", "seat": "red-chief", "text": "milk", "rule": "CN-35", "language": "xx", "negations": "not"}
    given |= {"bot": "toy", "game": "chess", "fault": "no-word"}
    counted = ("longest", "needed", "length", "tiles", "pieces", "field", "line", "limit")
    numbers: dict[str, str | int] = dict.fromkeys(counted, 3)
    text = explain(language, Refusal(code, **given, **numbers))
    assert text.endswith((".", "。", "”.", "”。"))
    assert "{" not in text


def test_the_four_games_are_all_here() -> None:
    assert set(GAMES) == {module.__name__.rpartition(".")[2] for module in (codenames, duet, trapwords, decipher)}


# --- refusals tell what the rules tell ------------------------------------------------------------


def raised() -> Iterator[tuple[str, set[str]]]:
    """Every refusal that the rules raise: its code, and the names of its parameters."""
    for page in (HOUSE / "games").rglob("*.py"):
        for node in ast.walk(ast.parse(page.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Refusal" and node.args:
                names = {keyword.arg for keyword in node.keywords if keyword.arg is not None}
                yield from ((code, names) for code in _codes_in(node.args[0]))
            elif isinstance(node, ast.FunctionDef) and "bar" in node.name:
                yield from ((code, set()) for code in _codes_in(node))


def _codes_in(node: ast.AST) -> list[str]:
    found = [each.value for each in ast.walk(node) if isinstance(each, ast.Constant)]
    return [value for value in found if isinstance(value, str) and value in CODES]


def test_a_message_needs_no_more_than_the_refusal_has() -> None:
    for code, names in raised():
        needed = variables(patterns("en")[f"refusal-{code}"])
        if "kind" not in needed:  # such a message says something else for each kind
            assert needed <= names | {"left"}, code


WRONG_OPTIONS: list[tuple[Refusal, str]] = [
    (out_of_range("red_torch", 1, 2), "“red_torch”: choose a number from 1 to 2."),
    (not_all_different("curse_places", 1, 4), "“curse_places”: choose different numbers from 1 to 4."),
    (not_offered("timer", ("off", "warn")), "“timer”: choose one of off, warn."),
    (Refusal("bad-option", field="fog", kind="unknown"), "This game has no option “fog”. Choose from those offered."),
    (Refusal("bad-option", field="fog", kind="other"), "“fog” does not fit. Choose from the values offered."),
]


@pytest.mark.parametrize(("refusal", "text"), WRONG_OPTIONS, ids=lambda value: str(value)[:30])
def test_a_wrong_option_is_named_with_what_it_may_be(refusal: Refusal, text: str) -> None:
    assert explain("en", refusal) == text
    for language in LANGUAGES:
        told = explain(language, refusal)
        assert all(str(value) in told for name, value in refusal.params.items() if name != "kind")


def test_an_option_is_called_what_the_settings_call_it() -> None:
    refusal = Refusal("bad-option", field="red_torch", kind="range", least=1, most=2, game="trapwords")
    assert explain("en", refusal) == "“Who describes first for the red team”: choose a number from 1 to 2."
    assert explain("pl", refusal) == "„Kto pierwszy opisuje u czerwonych”: wybierz liczbę od 1 do 2."
    assert explain("zh", refusal) == "“红队谁先描述”：请选 1 到 2 之间的数字。"


# --- languages ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("number", "words"),
    [
        (1, "jedno słowo"),
        (2, "2 słowa"),
        (4, "4 słowa"),
        (5, "5 słów"),
        (9, "9 słów"),
        (22, "22 słowa"),
        (12, "12 słów"),
    ],
)
def test_polish_plurals(number: int, words: str) -> None:
    assert say("pl", "trapwords-strike-some", count=number) == f"skreśl {words}"


@pytest.mark.parametrize(("length", "letters"), [(3, "3 litery"), (4, "4 litery"), (5, "5 liter"), (6, "6 liter")])
def test_polish_letters(length: int, letters: str) -> None:
    assert letters in explain("pl", Refusal("wrong-length", length=length))


def test_no_isolation_marks_come_along() -> None:
    assert say("en", "refusal-card-unknown", card="ROOT") == "“ROOT” is not on the board. Choose a card that is."


def test_a_word_left_out_of_a_refusal_is_nothing_left() -> None:
    assert explain("en", Refusal("words-used-up")) == "Your words are used up. Now your team has to guess."
    assert "2 words" in explain("en", Refusal("words-used-up", left=2))


def test_an_unknown_message_is_an_error() -> None:
    with pytest.raises(LookupError):
        say("en", "no-such-message")
    with pytest.raises(LookupError):
        say("en", "welcome.nothing")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_no_two_moves_of_a_game_are_shown_under_the_same_word(game: str, language: LanguageCode) -> None:
    shown = [say(language, f"{move_message(game, rule.name)}.typed").split()[0] for rule in GAMES[game].rules.values()]
    assert len(set(shown)) == len(shown)
