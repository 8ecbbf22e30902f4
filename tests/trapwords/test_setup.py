"""Before the first trap: teams, chambers, monster, curses, words."""

from typing import Any

import pytest

from cluehouse.games.deck import Pack
from cluehouse.games.refusal import Code, Refusal
from cluehouse.games.trapwords import TRAPWORDS, Deal, Options, secret_of
from cluehouse.games.trapwords.cards import CURSES, MONSTERS
from cluehouse.games.trapwords.state import TEAMS
from cluehouse.words.decks import WordSet, load_pack, load_words
from tests.trapwords.table import (
    PACK,
    both_fight,
    curse_chambers,
    everybody,
    monster_chamber,
    seen,
    table,
    team_chambers,
)

SEEDS = tuple(f"seed {number}" for number in range(200))


def dealt(seed: str = "one seed", pack: Pack = PACK, **options: Any) -> Deal:
    return TRAPWORDS.deal(Options(**options), pack, seed)


def code_of(**options: Any) -> Code:
    with pytest.raises(Refusal) as refusal:
        dealt(**options)
    return refusal.value.code


# --- teams ----------------------------------------------------------------------------------------


@pytest.mark.rule("TW-01")
@pytest.mark.parametrize(("red", "blue", "team"), [(1, 2, "red"), (2, 1, "blue"), (0, 4, "red"), (4, 0, "blue")])
def test_a_team_of_fewer_than_two_is_refused(red: int, blue: int, team: str) -> None:
    with pytest.raises(Refusal) as refusal:
        dealt(red=red, blue=blue)
    assert (refusal.value.code, refusal.value.params["team"]) == ("too-few-players", team)


@pytest.mark.rule("TW-01")
@pytest.mark.parametrize(("red", "blue"), [(2, 2), (3, 2), (2, 3), (5, 4)])
def test_two_teams_are_seated_and_one_may_be_larger(red: int, blue: int) -> None:
    seats = dealt(red=red, blue=blue).seats
    assert seats == (*(f"red-{n}" for n in range(1, red + 1)), *(f"blue-{n}" for n in range(1, blue + 1)))


# --- the maze -------------------------------------------------------------------------------------


@pytest.mark.rule("TW-02")
def test_the_maze_is_chambers_3_to_7_unless_the_table_wants_others() -> None:
    for seat in everybody(table()):
        assert seen(table(), seat).options.chambers == (3, 4, 5, 6, 7)


@pytest.mark.rule("TW-02")
@pytest.mark.parametrize(
    "chambers",
    [
        (3, 4, 5, 6),
        (3, 4, 5, 6, 7, 8),
        (7, 6, 5, 4, 3),
        (3, 4, 6, 5, 7),
        (3, 3, 4, 5, 6),
        (0, 1, 2, 3, 4),
        (7, 8, 9, 10, 11),
    ],
)
def test_a_maze_is_five_different_chambers_in_rising_order(chambers: tuple[int, ...]) -> None:
    assert code_of(chambers=chambers) == "chambers-not-ascending"


@pytest.mark.rule("TW-03")
def test_other_chambers_and_more_curses_can_be_chosen() -> None:
    game = table(curses=("snake", "echo", "flood", "threes"), chambers=(2, 4, 6, 8, 10), curse_places=(1, 2, 3, 4))
    assert curse_chambers(game) == [2, 4, 6, 8]
    assert team_chambers(game) == {"red": 2, "blue": 2}
    assert monster_chamber(game) == 10
    assert seen(game).needed == {"red": 2, "blue": 2}


@pytest.mark.rule("TW-03")
@pytest.mark.parametrize("places", [(), (2,), (2, 3, 4), (1, 2, 3, 4)])
def test_the_number_of_curses_can_be_chosen(places: tuple[int, ...]) -> None:
    deal = dealt(curse_places=places)
    assert len(deal.curses) == len(set(deal.curses)) == len(places)


@pytest.mark.rule("TW-03", "TW-06")
@pytest.mark.parametrize("places", [(5,), (0,), (6,), (2, 2), (-1, 2)])
def test_a_curse_lies_at_one_of_the_first_four_chambers_and_no_two_at_one(places: tuple[int, ...]) -> None:
    assert code_of(curse_places=places) == "bad-option"


@pytest.mark.rule("TW-04", "D-TW-30")
def test_chambers_3_and_10_share_a_tile_only_where_the_table_keeps_to_the_tiles() -> None:
    both = (3, 5, 7, 9, 10)
    assert dealt(chambers=both).options.chambers == both
    assert code_of(chambers=both, physical_tiles=True) == "chambers-share-a-tile"
    assert dealt(chambers=(3, 5, 7, 8, 9), physical_tiles=True)
    assert dealt(chambers=(2, 4, 6, 8, 10), physical_tiles=True)


@pytest.mark.rule("TW-05")
@pytest.mark.parametrize("chambers", [(3, 4, 5, 6, 7), (2, 4, 6, 8, 10)])
def test_both_teams_start_in_the_lowest_chamber(chambers: tuple[int, ...]) -> None:
    game = table(chambers=chambers)
    assert team_chambers(game) == {"red": min(chambers), "blue": min(chambers)}
    assert seen(game).positions == {"red": 0, "blue": 0}


# --- monster and curses ---------------------------------------------------------------------------


@pytest.mark.rule("TW-06")
@pytest.mark.parametrize("starred", [False, True])
def test_chance_draws_one_of_the_five_monsters_of_the_chosen_deck(starred: bool) -> None:
    games = [TRAPWORDS.start(dealt(seed, starred=starred)) for seed in SEEDS]
    names = [seen(game).monster.name for game in games]
    assert set(names) == {"dragon", "mummy", "demon", "troll", "vampire"}
    assert all(20 < names.count(name) < 60 for name in set(names))
    assert all(seen(game).monster.starred == starred for game in games)


@pytest.mark.rule("TW-06")
@pytest.mark.parametrize("chambers", [(3, 4, 5, 6, 7), (2, 4, 6, 8, 10)])
def test_the_monster_waits_in_the_highest_chamber(chambers: tuple[int, ...]) -> None:
    game = table(chambers=chambers)
    assert monster_chamber(game) == max(chambers)
    assert seen(game).monster_chamber == 4


@pytest.mark.rule("TW-07")
def test_the_plain_deck_is_the_default_and_every_monster_has_a_starred_form() -> None:
    assert Options().starred is False
    plain = {monster.name: monster for monster in MONSTERS if not monster.starred}
    starred = {monster.name: monster for monster in MONSTERS if monster.starred}
    assert plain.keys() == starred.keys()
    assert len(MONSTERS) == 10


@pytest.mark.rule("TW-07")
@pytest.mark.parametrize("name", ["dragon", "mummy", "demon", "troll", "vampire"])
def test_a_starred_monster_has_the_harder_rule(name: str) -> None:
    plain, starred = (seen(both_fight(monster=name, starred=star)).monster for star in (False, True))
    assert (plain.name, plain.starred, starred.name, starred.starred) == (name, False, name, True)
    harder = {
        "dragon": (starred.guesses or 9) < (plain.guesses or 9),
        "mummy": starred.curses > plain.curses,
        "demon": (starred.words or 99) < (plain.words or 99),
        "troll": (plain.trap_lines, starred.trap_lines) == ("even-doubled", "doubled"),
        "vampire": starred.halves_time and starred.wrong_guess_seconds > plain.wrong_guess_seconds,
    }
    assert harder[name]


@pytest.mark.rule("TW-08")
def test_two_curses_lie_at_the_second_chamber_and_at_the_last_but_one() -> None:
    game = TRAPWORDS.start(dealt())
    assert [curse.name for curse in game.curses] == list(game.deal.curses)
    assert [curse.chamber for curse in game.curses] == [1, 3]
    assert len(set(game.deal.curses)) == 2


@pytest.mark.rule("TW-08")
@pytest.mark.parametrize("place", [0, 1])
def test_any_of_the_ten_curses_can_be_drawn_for_either_place(place: int) -> None:
    assert {dealt(seed).curses[place] for seed in SEEDS} == {curse.name for curse in CURSES}
    assert len(CURSES) == 10


@pytest.mark.rule("TW-83")
def test_a_table_can_play_without_curses() -> None:
    game = table(curse_places=())
    assert game.curses == ()
    assert seen(game).curses == ()


@pytest.mark.rule("D-TW-14")
def test_chance_says_who_holds_the_glowing_book_first() -> None:
    assert 70 < sum(dealt(seed).glow == "red" for seed in SEEDS) < 130


@pytest.mark.rule("D-TW-01")
def test_every_card_says_whether_the_book_or_we_wrote_it() -> None:
    book = {(card.name, card.starred) for card in MONSTERS if card.source == "book"}
    assert book == {("dragon", False), ("mummy", False), ("mummy", True)}
    ours = {curse.name for curse in CURSES if curse.source == "ours"}
    assert {"snake", "thick-net", "one-chance", "threes", "contrary"} <= ours
    assert ours.isdisjoint({"flood", "petrification", "echo", "noun-plague"})


@pytest.mark.rule("D-TW-13")
def test_the_word_of_dread_is_in_the_deck_and_labelled_ours() -> None:
    assert [curse.source for curse in CURSES if curse.name == "word-of-dread"] == ["ours"]


# --- words ----------------------------------------------------------------------------------------


@pytest.mark.rule("TW-14")
@pytest.mark.parametrize("word_set", ["fantasy", "modern"])
def test_all_words_of_a_game_come_from_the_chosen_set(word_set: WordSet) -> None:
    deal = dealt(pack=load_pack("en", word_set), word_set=word_set)
    assert {secret_of(deal, number, team) for number in range(1, 9) for team in TEAMS} <= set(deal.words)
    assert set(deal.words) <= set(load_words("en", word_set))
    assert seen(TRAPWORDS.start(deal)).options.word_set == word_set


@pytest.mark.rule("TW-14")
def test_there_are_two_sets_and_fantasy_is_chosen_unless_the_table_says_modern() -> None:
    assert Options().word_set == "fantasy"
    assert load_words("en", "fantasy") != load_words("en", "modern")
    assert code_of(word_set="science") == "bad-option"


@pytest.mark.rule("TW-15")
def test_a_card_has_eight_words_and_the_book_picks_any_of_them() -> None:
    deals = [dealt(seed) for seed in SEEDS]
    for deal in deals:
        assert len(deal.words) == 16 * 8
        assert len(deal.picks) == 16
    assert {pick for deal in deals for pick in deal.picks} == set(range(8))
    assert {deal.picks[0] for deal in deals} == {deal.picks[15] for deal in deals} == set(range(8))


@pytest.mark.rule("D-TW-36", "TW-15")
@pytest.mark.parametrize(
    ("language", "close"), [("en", ("STALLION", "PONY")), ("pl", ("ALADYN", "DŻIN")), ("zh", ("骆驼", "沙漠"))]
)
def test_no_secret_of_a_game_helps_to_guess_another(language: str, close: tuple[str, str]) -> None:
    pack = load_pack(language)
    assert close[1] in pack.close[close[0]]
    for seed in SEEDS[:50]:
        deal = dealt(seed, pack)
        secrets = {secret_of(deal, number, team) for number in range(1, 9) for team in TEAMS}
        assert all(secrets.isdisjoint(pack.close.get(secret, ())) for secret in secrets)


@pytest.mark.rule("D-TW-36", "TW-15")
def test_where_all_words_are_close_the_book_picks_any_of_them() -> None:
    everything = {word: frozenset(PACK.words) for word in PACK.words}
    assert dealt(pack=Pack(words=PACK.words, close=everything)).picks == dealt().picks


@pytest.mark.rule("TW-17")
def test_each_team_draws_a_card_of_its_own_in_every_round() -> None:
    deal = dealt()
    assert len(set(deal.words)) == len(deal.words)
    cards = [deal.words.index(secret_of(deal, number, team)) // 8 for number in range(1, 9) for team in TEAMS]
    assert sorted(cards) == list(range(16))


@pytest.mark.rule("TW-15")
def test_a_deck_too_small_for_sixteen_cards_is_refused() -> None:
    with pytest.raises(Refusal) as refusal:
        dealt(pack=Pack(words=PACK.words[:15]))
    assert refusal.value.code == "too-few-words"


def test_the_same_seed_gives_the_same_deal() -> None:
    assert dealt("this seed") == dealt("this seed") != dealt("that seed")
