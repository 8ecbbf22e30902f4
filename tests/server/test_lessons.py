"""The tutorials: each is a legal game, and asks only for moves that can be made."""

import json
from typing import Any

import msgspec
import pytest
from fluent.syntax import ast as ftl

from cluehouse.games import GAMES
from cluehouse.games.choice import Choice
from cluehouse.games.deck import Edition
from cluehouse.messages import LANGUAGES, LanguageCode
from cluehouse.referee import judge_clue
from cluehouse.server.lessons import Step, lesson
from cluehouse.tables.refusal import TableRefusal
from cluehouse.words import load_cards, load_words
from tests.messages.catalogue import entries

LESSONS = [(game, language) for game in GAMES for language in LANGUAGES]
every_lesson = pytest.mark.parametrize(("game", "language"), LESSONS)


def messages(language: LanguageCode) -> dict[str, ftl.Message]:
    return {entry.message.id.name: entry.message for entry in entries(language)}


def seen(step: Step) -> dict[str, Any]:
    view: dict[str, Any] = json.loads(bytes(step.view))
    return view


@every_lesson
def test_a_tutorial_has_eight_to_twelve_steps_and_the_last_asks_for_no_move(game: str, language: LanguageCode) -> None:
    steps = lesson(game, language).steps
    assert 8 <= len(steps) <= 12
    assert steps[0].expect is None
    assert steps[-1].expect is None
    assert sum(step.expect is not None for step in steps) >= 4


@every_lesson
def test_every_move_that_a_tutorial_asks_for_is_offered_by_its_view(game: str, language: LanguageCode) -> None:
    for step in lesson(game, language).steps:
        if step.expect is not None:
            choices = msgspec.convert(seen(step)["choices"], tuple[Choice, ...])
            assert any(choice.admits(step.expect) for choice in choices), step.hint


@every_lesson
def test_a_tutorial_shows_only_the_view_of_its_seat(game: str, language: LanguageCode) -> None:
    for step in lesson(game, language).steps:
        view = seen(step)
        assert view["seat"] == step.seat
        assert step.seat in view["seats"]


@every_lesson
def test_the_words_of_a_tutorial_come_from_our_decks(game: str, language: LanguageCode) -> None:
    view = seen(lesson(game, language).steps[0])
    if game in ("codenames", "duet"):
        edition: Edition = "codenames" if game == "codenames" else "duet"
        faces = {face for card in load_cards(language, edition) for face in (card.front, card.back)}
        assert faces.issuperset(view["words"])
    if game == "trapwords":
        assert view["set_word"] in load_words(language, "fantasy")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["codenames", "duet"])
def test_the_referee_allows_every_clue_of_a_tutorial(game: str, language: LanguageCode) -> None:
    clues = [step for step in lesson(game, language).steps if "clue" in step.words]
    assert len(clues) >= 2
    for step in clues:
        assert judge_clue(step.words["clue"], seen(step)["words"], language).verdict == "allowed"


@every_lesson
def test_every_text_of_a_tutorial_has_a_message_that_uses_its_parameters(game: str, language: LanguageCode) -> None:
    for step in lesson(game, language).steps:
        text = json.dumps(messages(language)[f"learn-{game}-{step.hint}"].to_json())
        for word in step.words:
            assert f'"name": "{word}"' in text, (step.hint, word)


@pytest.mark.parametrize("game", GAMES)
def test_every_message_for_tutorials_is_used(game: str) -> None:
    said = {f"learn-{game}-{step.hint}" for language in LANGUAGES for step in lesson(game, language).steps}
    assert {name for name in messages("en") if name.startswith(f"learn-{game}-")} == said


def test_the_decipher_tutorial_in_chinese_uses_english_words() -> None:
    assert lesson("decipher", "zh").language == "en"
    assert lesson("decipher", "pl").language == "pl"


@pytest.mark.parametrize(("game", "language"), [("chess", "en"), ("duet", "de"), ("../duet", "en")])
def test_an_unknown_tutorial_is_refused(game: str, language: str) -> None:
    with pytest.raises(TableRefusal):
        lesson(game, language)
