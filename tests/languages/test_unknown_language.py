"""An unknown language is refused by name; no other language is used instead."""

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from cluehouse.bots.mind import mind
from cluehouse.games import GAMES, Refusal
from cluehouse.games.notation import NotationError
from cluehouse.games.record import parse
from cluehouse.languages import language
from cluehouse.messages import explain, say
from cluehouse.referee import judge_answer, judge_clue, judge_secret, judge_speech, judge_trap
from cluehouse.server import wire
from cluehouse.tables.lineup import check
from cluehouse.tables.settings import GameName, Settings
from cluehouse.words import load_pack
from cluehouse.words.lexicon import lexicon


@pytest.mark.parametrize(
    "ask",
    [
        lambda: language("xx"),
        lambda: load_pack("xx"),
        lambda: lexicon("xx"),
        lambda: judge_clue("tree", ["ROOT"], "xx"),
        lambda: judge_trap("tree", "ROOT", "xx"),
        lambda: judge_speech("a tree", ["leaf"], "ROOT", "xx"),
        lambda: judge_answer("tree", "ROOT", "xx"),
        lambda: judge_secret("TREE", "xx"),
        lambda: mind("xx"),
        lambda: say("xx", "identity-bystander"),
    ],
)
def test_nothing_is_answered_in_another_language(ask: Callable[[], Any]) -> None:
    with pytest.raises(Refusal) as refused:
        ask()
    assert (refused.value.code, refused.value.params) == ("no-such-language", {"language": "xx"})


@pytest.mark.parametrize("pack", ["", "\n".join(f"word{number}" for number in range(60))])
@pytest.mark.parametrize("languages", [("xx",), ("en", "xx")])
@pytest.mark.parametrize("game", ["codenames", "duet", "trapwords", "decipher"])
def test_a_table_is_refused_before_it_is_opened(game: GameName, languages: tuple[str, ...], pack: str) -> None:
    with pytest.raises(Refusal) as refused:
        check(Settings(game, languages=languages, pack=pack))
    assert (refused.value.code, refused.value.params) == ("no-such-language", {"language": "xx"})
    assert all("xx" in explain(reader, refused.value) for reader in ("pl", "en", "zh"))


@pytest.mark.parametrize("code", ["", "x", "e n", "en\n", "a" * 40])
def test_a_code_that_no_language_can_have_is_no_setting(code: str) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({"game": "duet", "languages": [code]}, Settings)


def test_nobody_is_greeted_in_it() -> None:
    with pytest.raises(msgspec.ValidationError, match="no-such-language"):
        wire.READ.decode(b'{"hello": {"table": "BADO-KEMI", "language": "xx"}}')


OLD = """cluehouse record 1: decipher
[options]
language = {language}
players = 2
[deal]
seed = old
seats = P1 P2
first = P1
lots =
[moves]
1. P1: set-word {word}
"""


def test_a_record_without_tiles_is_one_of_the_languages_that_were_there_first() -> None:
    assert parse(GAMES, OLD.format(language="pl", word="ŻABKA")).deal.alphabet == ""
    with pytest.raises(NotationError, match="cannot be"):
        parse(GAMES, OLD.format(language="xx", word="ZABKA"))
