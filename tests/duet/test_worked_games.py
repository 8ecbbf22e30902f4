"""The example games of the Polish and Chinese rulebooks, replayed step by step and compared with their states."""

from typing import NamedTuple

import pytest
from msgspec.structs import replace

from cluehouse.games.duet import DUET, Options, State
from tests.duet.table import IDENTITY, PACK, found, missed, play, seen


class Example(NamedTuple):
    """A board with its key, and the words that the steps below use."""

    board: tuple[str, ...]
    key: dict[str, str]  # class: the words of it, side A's letter first
    first: tuple[str, str, str]  # A's clue; what B finds; what B misses, and A finds later
    second: tuple[str, str]  # B's clue; what A finds
    third: tuple[str, str, str, str, str, str]  # A's clue; two finds, an assassin pointed at, two finds more


POLISH = Example(
    board=(
        *("NAPOLEON", "METR", "SOK", "SŁOŃ", "ZIEMNIAK", "MRÓWKA", "LALA", "KOLACJA", "CEZAR", "ROSJA", "TRUP"),
        *("KOMAR", "KASA", "RZYM", "PENTAGON", "CHMIEL", "CYTRYNA", "PŁASKI", "KRAJOBRAZ", "ZŁOTY", "LENIWIEC"),
        *("DŹWIĘK", "FORMAT", "ODŻYWKA", "MATKA"),
    ),
    key={
        "GG": "NAPOLEON METR SOK",
        "GA": "SŁOŃ",
        "GB": "ZIEMNIAK MRÓWKA LALA KOLACJA CEZAR",
        "BG": "ROSJA TRUP KOMAR KASA RZYM",
        "AG": "PENTAGON",
        "AA": "CHMIEL",
        "AB": "CYTRYNA",
        "BA": "PŁASKI",
        "BB": "KRAJOBRAZ ZŁOTY LENIWIEC DŹWIĘK FORMAT ODŻYWKA MATKA",
    },
    first=("sałatka", "ZIEMNIAK", "ROSJA"),
    second=("Waterloo", "NAPOLEON"),
    third=("mała", "MRÓWKA", "KOLACJA", "CYTRYNA", "CEZAR", "LALA"),
)
CHINESE = Example(
    board=(
        *(
            "松树",
            "座位",
            "凯撒",
            "午餐",
            "哈利·波特",
            "洋娃娃",
            "高尔夫",
            "工艺",
            "拿破仑",
            "滑冰鞋",
            "病毒",
            "柠檬汽水",
        ),
        *(
            "蝗虫",
            "来福枪",
            "化妆",
            "俄罗斯",
            "文身",
            "小提琴",
            "吸血鬼",
            "洞穴",
            "牧场",
            "冰屋",
            "蚂蚁",
            "砖头",
            "水桶",
        ),
    ),
    key={
        "GG": "拿破仑 座位 蚂蚁",
        "GA": "冰屋",
        "GB": "凯撒 砖头 洞穴 牧场 午餐",
        "BG": "俄罗斯 来福枪 小提琴 吸血鬼 病毒",
        "AG": "水桶",
        "AA": "蝗虫",
        "AB": "松树",
        "BA": "化妆",
        "BB": "哈利·波特 洋娃娃 高尔夫 工艺 滑冰鞋 柠檬汽水 文身",
    },
    first=("帝王", "凯撒", "俄罗斯"),
    second=("滑铁卢", "拿破仑"),
    third=("棕色", "砖头", "牧场", "松树", "午餐", "洞穴"),
)

EXAMPLES = [pytest.param(POLISH, id="DU-EX1"), pytest.param(CHINESE, id="DU-EX2")]


def laid(example: Example) -> State:
    """The board of the example before the first clue."""
    pairs = {word: pair for pair, words in example.key.items() for word in words.split()}
    deal = DUET.deal(Options(), PACK, "a seed for tests")
    key_a, key_b = (tuple(IDENTITY[pairs[word][side]] for word in example.board) for side in (0, 1))
    return DUET.start(replace(deal, words=example.board, key_a=key_a, key_b=key_b))


class Expected(NamedTuple):
    """What an example says about a moment: tokens left, agents, whose turn it is to do what."""

    pool: int
    placed: int
    guesser: str | None = None
    giver: str | None = None
    ticks: tuple[int, int] = (0, 0)


def check(state: State, expected: Expected, marks: dict[str, list[tuple[str, int]]]) -> None:
    view = seen(state)
    assert (view.bank.bystander, view.bank.tick, view.placed) == (expected.pool, 0, expected.placed)
    assert view.guessers == ((expected.guesser,) if expected.guesser else ())
    assert view.givers == ((expected.giver,) if expected.giver else ())
    assert (view.ticks["A"], view.ticks["B"]) == expected.ticks
    assert missed(state) == marks


@pytest.mark.rule("DU-12", "DU-19", "DU-47", "DU-48", "DU-51", "DU-55", "DU-59", "DU-62", "D-DU-02")
@pytest.mark.parametrize("example", EXAMPLES)
def test_the_example_game_of_the_rulebook(example: Example) -> None:
    clue, hit, miss = example.first
    token = {miss: [("B", 1)]}
    game = play(laid(example), f"A1: clue {clue} 3")
    check(game, Expected(9, 0, guesser="B"), {})
    game = play(game, f"B1: guess {hit}")
    check(game, Expected(9, 1, guesser="B"), {})
    game = play(game, f"B1: guess {miss}")
    check(game, Expected(8, 1, giver="B"), token)
    assert miss not in found(game)

    clue, hit = example.second
    game = play(game, f"B1: clue {clue} 2")
    check(game, Expected(8, 1, guesser="A"), token)
    game = play(game, f"A1: guess {hit}")
    check(game, Expected(8, 2, guesser="A"), token)
    game = play(game, f"A1: guess {miss}")
    check(game, Expected(8, 3, guesser="A"), token)
    assert found(game)[miss] == "A"
    game = play(game, "A1: stop")
    check(game, Expected(7, 3, giver="A", ticks=(1, 0)), token)

    clue, *cards = example.third
    game = play(game, f"A1: clue {clue} 2")
    check(game, Expected(7, 3, guesser="B", ticks=(1, 0)), token)
    for placed, card in ((4, cards[0]), (5, cards[1])):
        game = play(game, f"B1: guess {card}")
        check(game, Expected(7, placed, guesser="B", ticks=(1, 0)), token)
    pointed = play(game, f"B1: mark {cards[2]}")
    assert replace(pointed, marks=()) == game
    assert seen(game, "A1").keys["A"][example.board.index(cards[2])] == "assassin"
    for placed, card in ((6, cards[3]), (7, cards[4])):
        game = play(game, f"B1: guess {card}")
        check(game, Expected(7, placed, guesser="B", ticks=(1, 0)), token)
    game = play(game, "B1: stop")
    check(game, Expected(6, 7, giver="B", ticks=(1, 1)), token)

    assert (game.phase, 15 - len(found(game))) == ("clue", 8)
    greens = {
        side: " ".join(words for pair, words in example.key.items() if pair[place] == "G")
        for place, side in enumerate("AB")
    }
    left = {side: set(words.split()) - set(found(game)) for side, words in greens.items()}
    assert (len(left["A"]), len(left["B"])) == (3, 7)
