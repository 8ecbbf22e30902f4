"""A language outside the package is a folder and one line; tables, referee, bots and tutorials then use it."""

import dataclasses
import shutil
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from cluehouse.bots import DicePlayer, seat_player
from cluehouse.bots.decipher.dictionary import dictionary
from cluehouse.bots.preparation import preparation_command
from cluehouse.games import DECIPHER, GAMES, TRAPWORDS
from cluehouse.games.decipher import Options, pieces_of
from cluehouse.games.notation import parse_move
from cluehouse.games.record import Record, parse, print_record, replay
from cluehouse.games.trapwords import State as TrapwordsState
from cluehouse.games.trapwords.moves import Say
from cluehouse.games.trapwords.turn import turn_of
from cluehouse.languages import LANGUAGES, Language, register
from cluehouse.messages import say
from cluehouse.referee import judge_answer, judge_clue, judge_secret, judge_speech, judge_trap, prepare
from cluehouse.server.lessons import lesson
from cluehouse.tables.lineup import check
from cluehouse.tables.settings import GameName, Settings, pack_of
from cluehouse.terminal.setup import card_language
from cluehouse.words import can_be_played, load_pack
from tests.bots.board_table import deal, play_out
from tests.terminal.robots import Keyboard
from tests.trapwords import table as trapwords_board

pytestmark = pytest.mark.usefixtures("german")


@pytest.mark.parametrize("game", ["codenames", "duet", "trapwords", "decipher"])
def test_a_table_of_every_game_can_be_opened(game: GameName) -> None:
    assert check(Settings(game, languages=("de",))).languages == ("de",)


@pytest.mark.parametrize("game", ["codenames", "duet", "trapwords"])
def test_it_can_be_mixed_with_other_languages(game: GameName) -> None:
    pack = pack_of(check(Settings(game, languages=("de", "en"))))
    assert set(load_pack("de").cards) < set(pack.cards)
    assert pack.negations == ("nicht", "kein", "not")


def test_it_is_among_the_languages_of_the_games() -> None:
    playable = {name: [code for code in LANGUAGES if can_be_played(game, code)] for name, game in GAMES.items()}
    everywhere = ["pl", "en", "zh", "de"]
    assert playable == dict.fromkeys(GAMES, everywhere) | {"decipher": ["pl", "en", "de"]}


def test_the_terminal_offers_it_by_its_own_name() -> None:
    keyboard = Keyboard(lambda keyboard, prompt: "Deutsch")
    assert card_language(keyboard.console, GAMES["decipher"]) == "de"


# --- the referee judges by its grammar ------------------------------------------------------------


@pytest.mark.parametrize("clue", ["Apfelbaum", "Bäume", "Baumes", "Waldbaum"])
def test_forms_and_compounds_are_forbidden_that_english_would_allow(clue: str) -> None:
    assert judge_clue(clue, ["BAUM", "ZUG"], "de").verdict == "forbidden"
    assert kinship_in_english(clue) != "forbidden"


def kinship_in_english(clue: str) -> str:
    return judge_clue(clue, ["BAUM", "ZUG"], "en", {"foreign_words": True}).verdict


def test_other_words_are_allowed() -> None:
    assert judge_clue("Obst", ["BAUM", "ZUG"], "de").verdict == "allowed"
    assert judge_clue("zwei", ["BAUM", "ZUG"], "de").reason == "number-word"


def test_a_noun_with_a_capital_is_no_name() -> None:
    line = "Man findet es im Wald und legt es in einen Korb"
    assert judge_speech(line, (), "PILZ", "de").verdict == "allowed"
    assert judge_speech(line, (), "PILZ", "en").reason == "proper-name"


def test_traps_answers_and_secret_words_are_judged_by_it() -> None:
    assert judge_speech("Viele Bäume", ["Baum"], "WALD", "de").sprung[0].trap == "Baum"
    assert judge_trap("der", "BAUM", "de").reason == "not-a-trap-word"
    assert judge_answer("ein Bäumchen", "BAUM", "de").verdict == "allowed"
    assert judge_answer("Apfelbaum", "BAUM", "de").reason == "derived-answer"
    assert judge_secret("BÄR", "de", 3).verdict == "allowed"
    assert judge_secret("BEAR", "de").reason == "not-in-dictionary"
    prepare("de")


# --- what the rules need of it --------------------------------------------------------------------


def test_decipher_is_played_with_its_own_tiles() -> None:
    dealt = DECIPHER.deal(Options(language="de", players=2, length=3, first_wordsmith=1), load_pack("de"), "tiles")
    state = DECIPHER.play(DECIPHER.start(dealt), *parse_move(DECIPHER.rules, "P1: set-word BÄR"))
    assert pieces_of("Ä") == pieces_of("A") | {"short": pieces_of("A")["short"] + 1}
    assert state.word == "BÄR"
    assert dealt.alphabet == LANGUAGES["de"].alphabet


def test_a_record_is_replayed_where_the_language_is_unknown(monkeypatch: pytest.MonkeyPatch) -> None:
    dealt = DECIPHER.deal(Options(language="de", players=2, length=3, first_wordsmith=1), load_pack("de"), "tiles")
    record = Record("decipher", dealt, (parse_move(DECIPHER.rules, "P1: set-word BÄR"),))
    with monkeypatch.context() as elsewhere:
        elsewhere.delitem(LANGUAGES, "de")
        assert parse(GAMES, print_record(record)) == record
        assert replay(DECIPHER, record).word == "BÄR"


def describing(*curses: str) -> TrapwordsState:
    """A turn of Trapwords in German, under these curses."""
    options = TRAPWORDS.options_type(language="de", curse_places=tuple(range(1, len(curses) + 1)))
    dealt = TRAPWORDS.deal(options, load_pack("de"), "toy")
    return trapwords_board.describing(TRAPWORDS.start(replace(dealt, curses=curses)))


def test_a_denial_begins_with_its_own_words() -> None:
    state = describing("contrary")
    choices = {choice.do: choice for choice in TRAPWORDS.choices(state, turn_of(state).describer)}
    box = choices["say"]
    assert box.admits(Say("Nicht rot"))
    assert box.admits(Say("kein Tier"))
    assert not box.admits(Say("not red"))


# --- bots -----------------------------------------------------------------------------------------


@pytest.mark.usefixtures("blind")
@pytest.mark.parametrize("game", ["codenames", "duet"])
def test_bots_give_legal_clues_and_play_to_the_end(game: str) -> None:
    moves: list[Any] = []
    play_out(deal(game, "de", "toy"), game, moves=moves)
    clues = {move.word for _, move in moves if move.__struct_config__.tag == "clue"}
    assert clues
    assert clues.isdisjoint(LANGUAGES["de"].blocked)


@pytest.mark.parametrize("maker", [lambda: seat_player("trapwords", "even", "toy"), lambda: DicePlayer("toy")])
def test_bots_speak_it_even_under_a_curse(maker: Any) -> None:
    for curses in ((), ("contrary",), ("echo",)):
        state = describing(*curses)
        describer = turn_of(state).describer
        move = maker().choose(TRAPWORDS.sent(state)[describer])
        assert isinstance(move, Say)
        TRAPWORDS.play(state, describer, move)


def test_bots_hide_words_of_it() -> None:
    assert {"BÄR", "ZUG"} & set(dictionary("de", 3).fair)


def test_the_process_that_teaches_bots_is_told_where_it_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CLUEHOUSE_CACHE", str(tmp_path))
    package = preparation_command("de")[-1]
    assert import_module(package).LANGUAGE is LANGUAGES["de"]


# --- messages and lessons -------------------------------------------------------------------------


def test_messages_are_read_from_its_own_folder(german: Language, tmp_path: Path) -> None:
    folder = tmp_path / "messages"
    shutil.copytree(str(german.messages), folder)
    for page in folder.rglob("*.ftl"):
        text = page.read_text(encoding="utf-8")
        page.write_text(text.replace("identity-bystander = bystander", "identity-bystander = Passant"), "utf-8")
    register(dataclasses.replace(german, code="de-AT", messages=folder))
    try:
        assert say("de-AT", "identity-bystander") == "Passant"
    finally:
        del LANGUAGES["de-AT"]


def test_a_lesson_is_found() -> None:
    assert lesson("decipher", "de").language == "de"
