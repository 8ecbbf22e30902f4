"""The introductions: every one is a game that the rules allow, and asks only for what can be done."""

import json
from typing import Any

import msgspec
import pytest
from fluent.syntax import ast as ftl

from cluehouse.games import GAMES
from cluehouse.games.choice import Choice
from cluehouse.games.deck import Edition
from cluehouse.messages import LANGUAGES, Language
from cluehouse.referee import judge_clue
from cluehouse.server.lessons import Step, lesson
from cluehouse.tables.refusal import TableRefusal
from cluehouse.words import load_cards, load_words
from tests.messages.catalogue import entries

LESSONS = [(game, language) for game in GAMES for language in LANGUAGES]
every_lesson = pytest.mark.parametrize(("game", "language"), LESSONS)


def messages(language: Language) -> dict[str, ftl.Message]:
    return {entry.message.id.name: entry.message for entry in entries(language)}


def seen(step: Step) -> dict[str, Any]:
    view: dict[str, Any] = json.loads(bytes(step.view))
    return view


@every_lesson
def test_a_lesson_has_eight_to_twelve_steps_and_ends_with_a_look(game: str, language: Language) -> None:
    steps = lesson(game, language).steps
    assert 8 <= len(steps) <= 12
    assert steps[0].expect is None
    assert steps[-1].expect is None
    assert sum(step.expect is not None for step in steps) >= 4


@every_lesson
def test_every_move_asked_for_is_offered_by_the_view_that_is_shown(game: str, language: Language) -> None:
    for step in lesson(game, language).steps:
        if step.expect is not None:
            choices = msgspec.convert(seen(step)["choices"], tuple[Choice, ...])
            assert any(choice.admits(step.expect) for choice in choices), step.hint


@every_lesson
def test_a_lesson_is_seen_from_a_players_seat_and_shows_nothing_else(game: str, language: Language) -> None:
    for step in lesson(game, language).steps:
        view = seen(step)
        assert view["seat"] == step.seat
        assert step.seat in view["seats"]


@every_lesson
def test_the_words_of_a_lesson_come_from_our_decks(game: str, language: Language) -> None:
    view = seen(lesson(game, language).steps[0])
    if game in ("codenames", "duet"):
        edition: Edition = "codenames" if game == "codenames" else "duet"
        faces = {face for card in load_cards(language, edition) for face in (card.front, card.back)}
        assert faces.issuperset(view["words"])
    if game == "trapwords":
        assert view["set_word"] in load_words(language, "fantasy")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["codenames", "duet"])
def test_every_clue_of_a_lesson_is_one_that_the_referee_allows(game: str, language: Language) -> None:
    clues = [step for step in lesson(game, language).steps if "clue" in step.words]
    assert len(clues) >= 2
    for step in clues:
        assert judge_clue(step.words["clue"], seen(step)["words"], language).verdict == "allowed"


@every_lesson
def test_everything_said_in_a_lesson_has_a_message_that_uses_its_words(game: str, language: Language) -> None:
    for step in lesson(game, language).steps:
        text = json.dumps(messages(language)[f"learn-{game}-{step.hint}"].to_json())
        for word in step.words:
            assert f'"name": "{word}"' in text, (step.hint, word)


@pytest.mark.parametrize("game", GAMES)
def test_every_message_of_a_lesson_is_said_in_one(game: str) -> None:
    said = {f"learn-{game}-{step.hint}" for language in LANGUAGES for step in lesson(game, language).steps}
    assert {name for name in messages("en") if name.startswith(f"learn-{game}-")} == said


def test_letters_are_learnt_in_english_where_words_are_written_in_signs() -> None:
    assert lesson("decipher", "zh").language == "en"
    assert lesson("decipher", "pl").language == "pl"


@pytest.mark.parametrize(("game", "language"), [("chess", "en"), ("duet", "de"), ("../duet", "en")])
def test_a_lesson_that_does_not_exist_is_refused(game: str, language: str) -> None:
    with pytest.raises(TableRefusal):
        lesson(game, language)
