"""Language models as players, beside a stand-in for their address."""

import json
import re
import threading
from pathlib import Path
from typing import Any

import pytest

from cluehouse.bots.chat import ChatEndpoint
from cluehouse.cli import main
from cluehouse.games import GAMES
from cluehouse.games.codenames.moves import Clue, Guess, Stop
from cluehouse.games.seating import SPECTATOR
from cluehouse.lab.llm import LlmPlayer, player
from cluehouse.lab.llm.answer import read_answer
from cluehouse.lab.llm.counts import added_up
from cluehouse.lab.llm.prompt import offered, position
from cluehouse.lab.match import Match, play_one
from tests.bots.board_table import deal
from tests.bots.chat_stand_in import StandIn
from tests.secrecy.test_non_interference import pairs, sent

CODENAMES: Any = GAMES["codenames"]


def giving(language: str = "en") -> tuple[Any, str]:
    """A game before its first clue, and the seat that gives it."""
    state = deal("codenames", language, "model")
    return state, f"{state.deal.first}-chief"


def shown(state: Any, seat: str) -> bytes:
    sent_now: dict[str, bytes] = CODENAMES.sent(state)
    return sent_now[seat]


def model(stand_in: StandIn, **options: Any) -> LlmPlayer:
    return LlmPlayer("codenames", "seed", ChatEndpoint(stand_in.url, "m", seconds=5), **options)


# --- what it answers ------------------------------------------------------------------------------


def test_a_line_is_a_move(stand_in: StandIn) -> None:
    state, seat = giving()
    stand_in.answer("clue ocean 2")
    asked = model(stand_in)
    assert asked.choose(shown(state, seat)) == Clue("ocean", 2)
    assert (asked.counts.requests, asked.counts.moves, asked.counts.format_errors) == (1, 1, 0)


@pytest.mark.parametrize(
    "text",
    [
        "guess ROOT",
        "Guess root",
        "- `guess ROOT`",
        "**guess ROOT**",
        '"guess ROOT"',
        "I think of trees.\nclue tree 2 was given, so:\n\nguess ROOT\n",
    ],
)
def test_what_a_model_writes_around_a_move_does_not_matter(text: str) -> None:
    state = CODENAMES.play(*before_guess())
    choices = offered(CODENAMES.view(state, guesser(state)))
    card = state.deal.words[0]
    assert read_answer(CODENAMES, choices, re.sub("root", card, text, flags=re.IGNORECASE)) == Guess(card)


def before_guess() -> tuple[Any, str, Clue]:
    state, seat = giving()
    return state, seat, Clue("tree", 2)


def guesser(state: Any) -> str:
    return f"{state.turn.side}-1"


@pytest.mark.parametrize("text", ["", "I do not know.", "clue", "guess", "clue ocean two", "jump 3"])
def test_a_text_without_a_move_is_none(text: str) -> None:
    assert read_answer(CODENAMES, (), text) is None


def test_several_words_need_no_quotation_marks() -> None:
    said = read_answer(GAMES["trapwords"], (), "say it's cold, and white")
    assert getattr(said, "text", None) == "it's cold, and white"
    assert read_answer(CODENAMES, (), "clue New York 3") == Clue("New York", 3)
    assert read_answer(CODENAMES, (), "stop") == Stop()


def test_it_may_wait_and_is_not_asked_again_in_the_same_position(stand_in: StandIn) -> None:
    state, seat = giving()
    stand_in.answer("wait")
    asked = model(stand_in)
    assert asked.choose(shown(state, seat)) is None
    assert asked.choose(shown(state, seat)) is None
    assert (len(stand_in.asked), asked.counts.waits) == (1, 1)


def test_a_seat_without_moves_costs_nothing(stand_in: StandIn) -> None:
    state, seat = giving()
    assert model(stand_in).choose(shown(state, seat.replace("chief", "1"))) is None
    assert stand_in.asked == []


# --- answers that are no good ---------------------------------------------------------------------


@pytest.mark.usefixtures("blind")
def test_after_so_many_useless_answers_a_simpler_player_moves(stand_in: StandIn) -> None:
    state, seat = giving()
    stand_in.answer("What a lovely board!")
    asked = model(stand_in, tries=2)
    assert isinstance(asked.choose(shown(state, seat)), Clue)
    assert (asked.counts.format_errors, asked.counts.fallbacks, len(stand_in.asked)) == (2, 1, 2)
    assert stand_in.asked[1]["messages"][1:] == [
        {"role": "assistant", "content": "What a lovely board!"},
        {"role": "user", "content": stand_in.asked[1]["messages"][2]["content"]},
    ]
    assert "cannot read" in stand_in.asked[1]["messages"][2]["content"]


@pytest.mark.usefixtures("blind")
def test_a_move_that_is_not_offered_is_counted_and_not_made(stand_in: StandIn) -> None:
    state, seat = giving()
    stand_in.answer("guess ROOT")
    asked = model(stand_in, tries=1)
    assert isinstance(asked.choose(shown(state, seat)), Clue)
    assert (asked.counts.illegal_moves, asked.counts.moves, asked.counts.fallbacks) == (1, 0, 1)


@pytest.mark.usefixtures("blind")
def test_a_refusal_is_told_and_counted_and_ends_after_the_tries(stand_in: StandIn) -> None:
    state, seat = giving()
    asked, card = model(stand_in, tries=2), state.deal.words[0]
    stand_in.answer(f"clue {card} 1")
    for code in ("ruled-out", "not-now"):
        move = asked.choose(shown(state, seat))
        assert move == Clue(card, 1)
        asked.refused(move, code)
    assert asked.choose(shown(state, seat)) != Clue(card, 1)
    assert (asked.counts.refusals, asked.counts.fallbacks, len(stand_in.asked)) == (2, 1, 2)
    assert "referee" in stand_in.asked[1]["messages"][-1]["content"]


@pytest.mark.usefixtures("blind")
def test_an_error_of_the_server_is_a_failure(stand_in: StandIn) -> None:
    state, seat = giving()
    asked = model(stand_in, tries=2)  # the stand-in answers 500 until it has something to say
    assert isinstance(asked.choose(shown(state, seat)), Clue)
    assert (asked.counts.failures, asked.counts.fallbacks) == (2, 1)


@pytest.mark.usefixtures("blind")
def test_it_is_not_waited_for_too_long(stand_in: StandIn) -> None:
    state, seat = giving()
    stand_in.answer("clue ocean 2")
    stand_in.hold = threading.Event()
    asked = LlmPlayer("codenames", "seed", ChatEndpoint(stand_in.url, "m", seconds=0.05), tries=1)
    assert isinstance(asked.choose(shown(state, seat)), Clue)
    assert (asked.counts.failures, asked.counts.fallbacks) == (1, 1)


@pytest.mark.usefixtures("blind")
def test_an_address_that_is_dead_is_not_asked_for_ever(stand_in: StandIn) -> None:
    asked = model(stand_in, tries=2)
    for seed in range(5):
        state = deal("codenames", "en", f"dead {seed}")
        assert isinstance(asked.choose(shown(state, f"{state.deal.first}-chief")), Clue)
    assert (asked.counts.failures, asked.counts.fallbacks) == (6, 5)


@pytest.mark.parametrize("reply", [b"not json", b"{}", b'{"choices": []}', b"[1]", b'{"choices": [{"message": null}]}'])
@pytest.mark.usefixtures("blind")
def test_an_answer_of_another_form_is_a_failure(stand_in: StandIn, reply: bytes) -> None:
    state, seat = giving()
    stand_in.reply = reply
    asked = model(stand_in, tries=1)
    assert isinstance(asked.choose(shown(state, seat)), Clue)
    assert asked.counts.failures == 1


# --- what it costs --------------------------------------------------------------------------------


def test_tokens_and_their_price_are_added_up(stand_in: StandIn, tmp_path: Path) -> None:
    used = {"prompt_tokens": 2000, "completion_tokens": 10}
    said = {"choices": [{"message": {"content": "clue ocean 2"}}], "usage": used}
    stand_in.reply = json.dumps(said).encode()
    state, seat = giving()
    asked = model(stand_in, prices=(0.5, 2.0), counts_file=str(tmp_path / "counts.jsonl"))
    asked.choose(shown(state, seat))
    asked.refused(Clue("ocean", 2), "ruled-out")
    asked.choose(shown(state, seat))
    assert (asked.counts.tokens_in, asked.counts.tokens_out) == (4000, 20)
    assert asked.counts.cost == pytest.approx((4000 * 0.5 + 20 * 2) / 1e6)
    assert added_up(tmp_path / "counts.jsonl") == {"m": asked.counts}


def test_requests_carry_what_the_environment_sets(stand_in: StandIn, monkeypatch: pytest.MonkeyPatch) -> None:
    for name, value in (("URL", stand_in.url), ("TEMPERATURE", "0.5"), ("MAX_TOKENS", "200"), ("SEED", "7")):
        monkeypatch.setenv(f"CLUEHOUSE_PLAYER_{name}", value)
    state, seat = giving()
    stand_in.answer("clue ocean 2")
    asked = player("codenames", "seed")
    asked.choose(shown(state, seat))
    assert stand_in.asked[0] | {"temperature": 0.5, "max_tokens": 200, "seed": 7} == stand_in.asked[0]
    assert asked.settings() | {"temperature": 0.5, "tries": 3, "fallback": "beginner"} == asked.settings()


@pytest.mark.usefixtures("blind")
def test_a_log_holds_prompts_and_answers_with_game_and_entry(stand_in: StandIn, tmp_path: Path) -> None:
    state, seat = giving()
    stand_in.answer("Hm.")
    model(stand_in, tries=2, log_file=str(tmp_path / "log.jsonl"), entry="mine").choose(shown(state, seat))
    lines = [json.loads(line) for line in (tmp_path / "log.jsonl").read_text().splitlines()]
    assert [(line["entry"], line["game"], line["seat"], line["answer"]) for line in lines] == [
        ("mine", "codenames", seat, "Hm.")
    ] * 2
    assert lines[1]["messages"] == stand_in.asked[1]["messages"]


# --- in the results of games ----------------------------------------------------------------------

MODEL = "cluehouse.lab.llm:player"


@pytest.mark.usefixtures("blind")
def test_what_another_player_did_for_a_model_is_in_the_results(
    stand_in: StandIn, monkeypatch: pytest.MonkeyPatch
) -> None:
    stand_in.answer("I would rather not say.")
    monkeypatch.setenv("CLUEHOUSE_PLAYER_URL", stand_in.url)
    played = play_one(Match("duet", (MODEL, "dice")), 0)
    assert played.seats["A1"] == MODEL
    assert played.helped["A1"] > 0
    assert played.refused["A1"] == len(stand_in.asked)


@pytest.mark.parametrize("url", ["", "http://127.0.0.1:9/v1", None])
def test_an_address_that_is_missing_or_does_not_answer_ends_the_run_at_once(
    url: str | None,
    stand_in: StandIn,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv("CLUEHOUSE_PLAYER_URL", stand_in.url if url is None else url)  # it answers 500 to everything
    out = tmp_path / "results.jsonl"
    assert main(["lab", "tournament", "--game", "duet", "--entries", f"{MODEL},dice", "--out", str(out)]) == 2
    assert main(["lab", "match", "--game", "duet", "--players", f"{MODEL},dice"]) == 2
    told = capsys.readouterr().err.splitlines()
    assert len(told) == 2
    assert all(("CLUEHOUSE_PLAYER_URL" if url == "" else "does not answer") in line for line in told)
    assert not out.exists()


def test_without_an_address_there_is_no_player(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("CLUEHOUSE_PLAYER_URL", raising=False)
    with pytest.raises(ValueError, match="CLUEHOUSE_PLAYER_URL"):
        player("duet", "seed")


@pytest.mark.usefixtures("blind")
@pytest.mark.parametrize("game", sorted(GAMES))
def test_a_model_that_talks_nonsense_still_plays_whole_games(
    stand_in: StandIn, game: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """A model in every seat of every game. A simpler player moves for it, and is not advised by it."""
    stand_in.answer("Let me think about it.")
    monkeypatch.setenv("CLUEHOUSE_PLAYER_URL", stand_in.url)
    monkeypatch.setenv("CLUEHOUSE_PLAYER_TRIES", "1")
    monkeypatch.setenv("CLUEHOUSE_PLAYER_COUNTS", str(tmp_path / "counts.jsonl"))
    assert play_one(Match(game, ("cluehouse.lab.llm:player",)), 0).ending
    (counts,) = added_up(tmp_path / "counts.jsonl").values()
    assert counts.format_errors == counts.requests == counts.fallbacks == len(stand_in.asked) > 0


# --- what it is told ------------------------------------------------------------------------------


@pytest.mark.parametrize(("language", "told"), [("en", "Your moves now"), ("pl", "Twoje możliwe"), ("zh", "你现在")])
def test_it_is_told_the_board_and_its_moves_in_the_language_of_the_table(language: str, told: str) -> None:
    state, seat = giving(language)
    prompt = position(shown(state, seat))
    assert told in prompt
    assert "clue <word> <number>" in prompt
    assert all(word in prompt for word in state.deal.words)


@pytest.mark.parametrize("name", sorted(GAMES))
def test_a_prompt_tells_nothing_that_the_seat_may_not_know(name: str) -> None:
    compared = 0
    for seed in range(12):
        for game, scene, seat, other, _ in pairs(name, seed):
            if seat != SPECTATOR and offered(game.view(scene.state, seat)):
                assert position(sent(game, scene.state, seat)) == position(sent(game, other, seat))
                compared += 1
    assert compared > 5, "too few disguised games: nothing was tested"


@pytest.mark.parametrize("name", sorted(GAMES))
def test_every_offered_move_is_told(name: str) -> None:
    for seed in range(6):
        for game, scene, seat, _, _ in pairs(name, seed):
            view = game.view(scene.state, seat)
            if seat != SPECTATOR and offered(view):
                prompt = position(sent(game, scene.state, seat))
                assert all(f"- {choice.do}" in prompt for choice in offered(view))
