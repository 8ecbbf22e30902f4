"""The mummy: new curses in every round of the fight."""

import pytest

from cluehouse.games.trapwords import TRAPWORDS, Options
from cluehouse.games.trapwords.cards import CURSES
from tests.trapwords.table import (
    PACK,
    both_fight,
    describing,
    everybody,
    play_round,
    play_rounds,
    red_fights,
    refused,
    seen,
    table,
)

DECK = ("snake", "contrary", "one-chance", "thick-net", "noun-plague", "echo", "flood", "threes")


@pytest.mark.rule("TW-89", "TW-91")
@pytest.mark.parametrize(("starred", "count"), [(False, 1), (True, 2)])
def test_each_round_of_the_fight_brings_new_curses_in_the_order_of_the_deck(starred: bool, count: int) -> None:
    game, drawn = both_fight(monster="mummy", starred=starred, curse_deck=DECK), list[str]()
    for _ in range(3):
        assert game.in_force["red"] == game.in_force["blue"]
        assert len(game.in_force["red"]) == count
        drawn.extend(game.in_force["red"])
        game = play_round(game)
    assert tuple(drawn) == DECK[: 3 * count]


@pytest.mark.rule("TW-89", "D-TW-12")
def test_the_mummys_curses_are_drawn_face_up_before_the_traps_are_written() -> None:
    game = both_fight(monster="mummy", curse_deck=("thick-net", "snake"))
    assert game.phase == "writing"
    for seat in everybody(game):
        assert seen(game, seat).in_force == {"red": ("thick-net",), "blue": ("thick-net",)}
    assert seen(game).needed == {"red": 5, "blue": 5}


@pytest.mark.rule("TW-89", "TW-91")
def test_only_a_team_that_fights_the_mummy_is_cursed_by_it() -> None:
    game = red_fights(monster="mummy", curse_deck=("snake", "thick-net"))
    assert game.in_force == {"red": ("snake",), "blue": ()}


@pytest.mark.rule("TW-89")
def test_the_mummys_curse_binds_like_any_other() -> None:
    game = describing(both_fight(monster="mummy", curse_deck=("snake", "thick-net")))
    assert refused(game, 'red-1: say "a shining thing"') == "no-s-words"


@pytest.mark.rule("TW-89")
@pytest.mark.parametrize("monster", ["dragon", "demon", "troll", "vampire"])
def test_no_other_monster_draws_curses(monster: str) -> None:
    game = play_round(both_fight(monster=monster))
    assert game.in_force == {"red": (), "blue": ()}


@pytest.mark.rule("TW-89", "D-TW-12")
def test_a_curse_of_the_mummy_is_gone_after_its_round() -> None:
    game = both_fight(monster="mummy", curse_deck=("thick-net", "snake"))
    assert seen(game).needed == {"red": 5, "blue": 5}
    game = play_round(game)
    assert (game.in_force["red"], seen(game).needed) == (("snake",), {"red": 3, "blue": 3})


@pytest.mark.rule("TW-89")
@pytest.mark.parametrize(
    ("deck", "drawn"),
    [
        (("flood", "threes", "snake"), ("flood", "snake")),
        (("threes", "flood", "snake"), ("threes", "snake")),
        (("flood", "petrification", "snake"), ("flood", "snake")),
        (("echo", "threes", "snake"), ("echo", "snake")),
        (("snake", "snake", "echo"), ("snake", "echo")),
        (("threes", "petrification", "snake"), ("threes", "petrification")),
    ],
)
def test_a_starred_mummy_deals_two_different_curses_that_do_not_swallow_each_other(
    deck: tuple[str, ...], drawn: tuple[str, ...]
) -> None:
    assert both_fight(monster="mummy", starred=True, curse_deck=deck).in_force["red"] == drawn


@pytest.mark.rule("TW-89")
def test_two_curses_bind_together() -> None:
    game = describing(both_fight(monster="mummy", starred=True, curse_deck=("contrary", "snake")))
    assert refused(game, 'red-1: say "a cow"') == "say-what-it-is-not"
    assert refused(game, 'red-1: say "not a snake"') == "no-s-words"


@pytest.mark.rule("D-TW-12")
def test_the_mummys_deck_is_what_was_not_laid_and_is_shuffled_anew_when_empty() -> None:
    names = {curse.name for curse in CURSES}
    for seed in ("one", "two", "three"):
        deal = TRAPWORDS.deal(Options(), PACK, seed)
        assert set(deal.curse_deck[:8]) == names - set(deal.curses)
        assert set(deal.curse_deck[8:18]) == names
    used_up = both_fight(monster="mummy", curse_deck=("snake", "contrary"))
    drawn = [play_rounds(used_up, rounds).in_force["red"] for rounds in range(4)]
    assert drawn == [("snake",), ("contrary",), ("snake",), ("contrary",)]


@pytest.mark.rule("D-TW-32", "TW-88")
@pytest.mark.parametrize("starred", [False, True])
def test_fought_in_the_first_chamber_the_mummy_draws_another_for_the_word_of_dread(starred: bool) -> None:
    game = both_fight(monster="mummy", starred=starred, curse_deck=("word-of-dread", "snake", "contrary"))
    assert game.in_force["red"] == (("snake", "contrary") if starred else ("snake",))


@pytest.mark.rule("D-TW-32")
def test_fought_further_in_the_mummy_may_draw_the_word_of_dread() -> None:
    game = red_fights(monster="mummy", curse_deck=("word-of-dread", "snake"))
    assert game.in_force["red"] == ("word-of-dread",)


@pytest.mark.rule("TW-89")
def test_no_curse_is_drawn_before_the_fight() -> None:
    game = table(monster="mummy", curse_places=(), curse_deck=DECK)
    for _ in range(4):
        assert game.in_force == {"red": (), "blue": ()}
        game = play_round(game)
    assert game.in_force["red"] == ("snake",)
