"""Bots play with words that no lexicon knows and with phrases, and the record of such a game can be read again."""

from typing import Any

import pytest

from cluehouse.games import GAMES
from cluehouse.games.record import Record, parse, print_record
from cluehouse.referee.pack import judge_pack
from cluehouse.tables.settings import Settings, options_of, pack_of
from tests.bots.board_table import play_out
from tests.bots.trapwords_table import bots, steps, table

pytestmark = pytest.mark.usefixtures("blind")

PHRASES = {
    "en": "New York, hot dog, Game of Thrones, roller coaster, Big Ben, ice cream, Harry Potter, Wi-Fi, black hole, "
    "rock’n’roll, washing machine, fork, blorptang, Star Wars, guinea pig, moon landing, whale, violin, R2D2, T-shirt, "
    "Mona Lisa, traffic jam, piano, zyx, time machine",
    "pl": "Nowy Jork, hot dog, Gra o tron, kolejka górska, Pałac Kultury, lody na patyku, Pan Tadeusz, czarna dziura, "
    "pralka, widelec, blorptang, świnka morska, wieloryb, skrzypce, Mona Lisa, korek uliczny, fortepian, zyx, Wawel, "
    "pierogi ruskie, żubr, morskie oko, bigos, Święty Mikołaj, dziadek do orzechów",
    "zh": "纽约, 热狗, 权力的游戏, 过山车, 大本钟, 冰淇淋, 哈利波特, 黑洞, 摇滚, 洗衣机, 叉子, 星球大战, 豚鼠, "
    "鲸鱼, 小提琴, 蒙娜丽莎, 堵车, 钢琴, 时光机, 大熊猫, 长城, 火锅, 孙悟空, New York, 布洛普",
}


@pytest.mark.parametrize(
    ("name", "language"), [("codenames", "en"), ("codenames", "pl"), ("codenames", "zh"), ("duet", "pl")]
)
def test_bots_finish_a_game_with_phrases_on_the_cards(name: str, language: str) -> None:
    settings = Settings(name, (language,), pack=PHRASES[language])
    game: Any = GAMES[name]
    state = game.start(game.deal(options_of(settings), pack_of(settings), "phrases"))
    assert any(" " in word for word in state.deal.words)
    moves: list[Any] = []
    last = play_out(state, name, "even", moves)
    record = Record(name, state.deal, tuple(moves))
    assert last.outcome is not None
    assert parse(GAMES, print_record(record)) == record


def test_bots_finish_trapwords_with_phrases_as_secret_words() -> None:
    start = table("en", "phrases", judge_pack(PHRASES["en"]).pack())
    assert any(" " in word for word in start.deal.words)
    played = list(steps(start, bots(start, "phrases"), "phrases"))
    record = Record("trapwords", start.deal, tuple((seat, move) for _, seat, move in played))
    assert parse(GAMES, print_record(record)) == record
