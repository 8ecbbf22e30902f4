"""A whole terminal session: set up, play, save, rematch, quit."""

import random
from pathlib import Path

import pytest

from cluehouse.games import GAMES
from cluehouse.games.record import parse, replay
from cluehouse.games.refusal import Refusal
from cluehouse.messages import LANGUAGES, LanguageCode, explain
from cluehouse.terminal import run_session
from cluehouse.words import load_pack
from tests.terminal.robots import Keyboard, Robot, player

Answers = dict[str, list[str]]  # to these questions; the last answer is given from then on


def answering(name: str, answers: Answers) -> Robot:
    """A robot that plays at random, gives these answers, and presses Enter at any other question."""
    plays = player(name, random.Random(1))

    def robot(keyboard: Keyboard, prompt: str) -> str:
        for question, lines in answers.items():
            if keyboard.console.say(question, usual="…").partition("[")[0] in keyboard.fresh:
                return lines.pop(0) if len(lines) > 1 else lines[0]
        asked_for_names = keyboard.console.say("ask-names") in keyboard.fresh
        in_game = prompt == "> " or any(
            keyboard.console.say(question) in prompt for question in ("ask-who", "ask-sure")
        )
        return plays(keyboard, prompt) if in_game and not asked_for_names else ""

    return robot


def spend(monkeypatch: pytest.MonkeyPatch, name: str, answers: Answers, language: LanguageCode = "en") -> Keyboard:
    keyboard = Keyboard(answering(name, answers), language)
    monkeypatch.setitem(GAMES, name, keyboard.watch(GAMES[name]))
    run_session(keyboard.console, name, "a seed", ask_language=False)
    return keyboard


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_enter_takes_the_rulebook_and_everybody_goes_home(
    name: str, language: LanguageCode, monkeypatch: pytest.MonkeyPatch
) -> None:
    keyboard = spend(monkeypatch, name, {}, language)
    assert keyboard.state.outcome is not None
    assert keyboard.pages[-1].text.endswith(keyboard.console.say("good-bye") + "\n")


def test_a_saved_record_replays_to_the_same_state(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    taken, free = tmp_path / "taken.txt", tmp_path / "game.txt"
    taken.write_text("mine")
    answers = {"ask-save": ["yes"], "ask-file": [str(taken), str(tmp_path / "no" / "folder.txt"), str(free)]}
    keyboard = spend(monkeypatch, "codenames", answers)
    record = parse(GAMES, free.read_text(encoding="utf-8"))
    assert replay(GAMES["codenames"], record) == keyboard.state
    assert record.deal.seed == "a seed"
    assert taken.read_text() == "mine"
    assert keyboard.console.say("file-exists", file=str(taken)) in keyboard.shown()
    assert keyboard.console.say("file-failed", file=str(tmp_path / "no" / "folder.txt")) in keyboard.shown()
    assert keyboard.console.say("file-saved", file=str(free)) in keyboard.shown()


@pytest.mark.parametrize("name", ["codenames", "duet"])
def test_a_rematch_turns_the_cards_over(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    keyboard = spend(monkeypatch, name, {"ask-again": ["turned", "leave"]})
    first = GAMES[name].deal(GAMES[name].options_type(), load_pack("en"), "a seed")
    assert keyboard.state.deal.words == first.backs


def test_people_may_keep_their_seats(monkeypatch: pytest.MonkeyPatch) -> None:
    answers = {"ask-names": ["Ann, Bob, Cid, Dee"], "ask-again": ["new", "new", "leave"], "ask-rotate": ["no"]}
    keyboard = spend(monkeypatch, "codenames", answers)
    told = {
        name: keyboard.console.say("hand-over", names=name, count=1) in keyboard.shown() for name in "Ann Cid".split()
    }
    assert any(told.values())
    for operative in ("Bob", "Dee"):
        assert keyboard.console.say("hand-over", names=operative, count=1) not in keyboard.shown()


def test_nobody_is_asked_about_seats_unless_everybody_has_a_name(monkeypatch: pytest.MonkeyPatch) -> None:
    answers = {"ask-names": ["Ann, Bob"], "ask-again": ["new", "leave"]}
    keyboard = spend(monkeypatch, "codenames", answers)
    assert keyboard.console.say("ask-rotate") not in keyboard.shown()


def test_the_role_of_chief_moves_on(monkeypatch: pytest.MonkeyPatch) -> None:
    names = ("Ann", "Bob", "Cid", "Dee")
    keyboard = spend(monkeypatch, "codenames", {"ask-names": [", ".join(names)], "ask-again": ["new", "leave"]})
    handed = {name: keyboard.console.say("hand-over", names=name, count=1) in keyboard.shown() for name in names}
    assert handed["Ann"]
    assert handed["Bob"] or handed["Dee"]  # the second game is dealt by chance, and may end with its first chief


@pytest.mark.parametrize("name", GAMES)
def test_every_option_can_be_asked_for(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    keyboard = spend(monkeypatch, name, {"ask-rulebook": ["no"]})
    assert keyboard.state.outcome is not None


def test_two_people_play_against_the_ghost(monkeypatch: pytest.MonkeyPatch) -> None:
    keyboard = spend(monkeypatch, "codenames", {"ask-players": ["2"]})
    assert keyboard.state.deal.options.variant == "ghost"
    assert keyboard.state.deal.seats == ("red-chief", "red-1")


def test_quit_at_any_question_ends_the_session(monkeypatch: pytest.MonkeyPatch) -> None:
    keyboard = spend(monkeypatch, "duet", {"ask-players": ["99", "many", "quit"]})
    assert keyboard.state is None or keyboard.state.outcome is None
    assert keyboard.console.say("not-in-range", least=2, most=32) in keyboard.shown()
    assert keyboard.shown().endswith(keyboard.console.say("good-bye") + "\n")


def test_options_that_do_not_go_together_are_asked_for_again(monkeypatch: pytest.MonkeyPatch) -> None:
    first = {"option-decipher-first-wordsmith": ["4", "1"], "ask-players": ["2"], "ask-rulebook": ["no"]}
    keyboard = spend(monkeypatch, "decipher", first)
    wrong = Refusal("bad-option", field="first_wordsmith", kind="range", least=0, most=2, game="decipher")
    assert explain("en", wrong) in keyboard.shown()
    assert keyboard.state.deal.first == "P1"


def test_a_game_broken_off_can_be_saved(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "broken-off.txt"
    answers = {"ask-save": ["yes"], "ask-file": [str(path)], "ask-leave": ["yes"]}
    keyboard = Keyboard(_leaves_after(3, answering("decipher", answers)), "en")
    monkeypatch.setitem(GAMES, "decipher", keyboard.watch(GAMES["decipher"]))
    run_session(keyboard.console, "decipher", "a seed", ask_language=False)
    record = parse(GAMES, path.read_text(encoding="utf-8"))
    assert len(record.moves) == 3
    assert replay(GAMES["decipher"], record).outcome is None


def _leaves_after(moves: int, robot: Robot) -> Robot:
    """A robot that quits after this many moves."""

    def leaving(keyboard: Keyboard, prompt: str) -> str:
        return "/quit" if len(keyboard.made) == moves and prompt == "> " else robot(keyboard, prompt)

    return leaving
