"""Evaluation on turns: what is counted, how turns are read, how sure the shares are."""

import json
from pathlib import Path
from typing import Any, ClassVar

import pytest

from cluehouse.bots import open_view
from cluehouse.bots.player import Faults
from cluehouse.cli import main
from cluehouse.lab.codenames_guesser import AskedGuesser
from cluehouse.lab.evaluate import evaluate_giver, evaluate_guesser
from cluehouse.lab.kinds import giver_kinds
from cluehouse.lab.turns import HumanTurn, TurnsError, read_turns

WORDS = ("shark", "whale", "piano", "king", "desert", "camel", "robot", "witch")


def turn(**changes: Any) -> HumanTurn:
    plain: dict[str, Any] = {
        "remaining": WORDS,
        "green": ("desert", "camel", "king"),
        "black": ("shark",),
        "clue": "sand",
        "number": 2,
        "targets": ("desert", "camel"),
        "guesses": ("desert", "king"),
        "game": 1,
    }
    return HumanTurn(**(plain | changes))


@pytest.mark.usefixtures("blind")
def test_the_guesser_is_counted_by_what_was_meant() -> None:
    turns = [turn(), turn(clue="ocean", targets=("king",), number=1, guesses=(), game=2)]
    found = evaluate_guesser(turns)
    assert found["turns"] == 2
    assert found["top1_in_targets"] == 0.5
    assert found["overlap_at_n"] == 0.5
    assert found["top1_black"] in (0.0, 0.5)
    low, high = found["top1_in_targets_interval"]
    assert low <= 0.5 <= high
    assert set(found) >= {"partner_first", "partner_first_interval", "overlap_at_n_interval", "top1_black_interval"}


@pytest.mark.usefixtures("blind")
def test_the_giver_is_counted_by_what_listeners_take() -> None:
    found = evaluate_giver([turn()], giver_kinds()["duet"])
    assert found["states"] == 1
    assert found["mean_number"] >= 1
    assert all(0 <= listener["intended"] <= 1 for listener in found["listeners"].values())


class Longest:
    """Touches the longest word first."""

    seen: ClassVar[list[Any]] = []

    def __init__(self, game: str, seed: str) -> None:
        pass

    def choose(self, sent: bytes) -> dict[str, str]:
        """The longest word that can be touched."""
        view = open_view(sent)
        self.seen.append(view)
        cards = next(choice for choice in view.choices if choice.do == "guess").args["card"].values
        return {"do": "guess", "card": max(cards, key=len)}

    def faults(self) -> Faults:
        """It says that it was helped once on each board."""
        return Faults(helped=1)


def test_any_player_is_asked_for_the_cards_that_it_would_touch() -> None:
    asked = AskedGuesser(f"{__name__}:Longest", "en")
    long = turn(targets=("desert", "shark"))
    assert asked(long) == ["desert", "shark"]
    assert asked.helped == 1
    assert Longest.seen[0].turn.word == "sand"
    assert Longest.seen[0].key is None
    found = evaluate_guesser([long, turn(targets=("king", "whale"), guesses=("desert",))], "en", asked)
    assert (found["top1_in_targets"], found["overlap_at_n"], found["partner_first"]) == (0.5, 0.5, 1.0)


@pytest.mark.usefixtures("blind")
def test_our_bots_touch_as_many_cards_as_the_clue_says_at_most() -> None:
    assert 1 <= len(AskedGuesser("even", "en")(turn())) <= 2


def test_turns_of_another_language_are_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "pl-speakers.jsonl").write_text("")
    assert main(["lab", "evaluate", "--turns", str(tmp_path / "pl-speakers.jsonl")]) == 2
    assert "add --language pl" in capsys.readouterr().err


def test_turns_are_read_line_by_line(tmp_path: Path) -> None:
    page = tmp_path / "turns.jsonl"
    line = {"remaining": ["a", "b"], "clue": "c", "targets": ["a"], "number": 1, "guesses": [], "black": [], "more": 1}
    page.write_text(json.dumps(line) + "\n\n", encoding="utf-8")
    assert [one.clue for one in read_turns(page)] == ["c"]
    page.write_text(json.dumps(line) + "\n" + json.dumps(line | {"targets": ["z"]}), encoding="utf-8")
    with pytest.raises(TurnsError, match="line 2"):
        read_turns(page)
    page.write_text("not json", encoding="utf-8")
    with pytest.raises(TurnsError, match="line 1"):
        read_turns(page)


@pytest.mark.usefixtures("blind")
def test_the_command_prints_one_json_object(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    page = tmp_path / "turns.jsonl"
    line = {"remaining": WORDS, "clue": "sand", "targets": ["camel"], "number": 1, "guesses": ["camel"], "black": []}
    page.write_text(json.dumps(line), encoding="utf-8")
    assert main(["lab", "evaluate", "--turns", str(page)]) == 0
    printed = json.loads(capsys.readouterr().out)
    assert printed["turns"] == 1
    assert len(printed["overlap_at_n_interval"]) == 2


@pytest.mark.parametrize(
    "argv", [[], ["dance"], ["evaluate"], ["duel", "--kind", "duet", "--nonsense", "1"], ["duel", "games"]]
)
def test_a_command_that_makes_no_sense_is_explained(argv: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        main(["lab", *argv])
    assert stopped.value.code == 2
    assert "usage" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("argv", "named"),
    [
        (["evaluate", "--turns", "x", "--giver", "chess"], "--giver chess"),
        (["duel", "--kind", "duet", "--guesser", "nobody"], "--guesser nobody"),
        (["duel", "--kind", "duet", "--games", "0"], "games"),
        (["match", "--game", "duet", "--option", "tokens=many"], "--option tokens=many: “Tokens in the bank"),
        (["match", "--game", "duet", "--option", "tokns=9"], "--option tokns: known are language, a, b"),
        (["match", "--game", "duet", "--players", "evn"], "no such entry: evn"),
        (["match", "--game", "decipher", "--language", "zh"], "no such language of decipher: zh; known are pl, en"),
        (["tournament", "--game", "codenames", "--rival", "evn", "--out", "none.jsonl"], "no such entry: evn"),
    ],
)
def test_a_value_that_makes_no_sense_is_named(argv: list[str], named: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lab", *argv]) == 2
    assert named in capsys.readouterr().err


def test_a_missing_file_is_reported(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["lab", "evaluate", "--turns", str(tmp_path / "none.jsonl")]) == 1
    assert "none.jsonl" in capsys.readouterr().err
