"""Which settings a table may have."""

from typing import Any

import pytest

from cluehouse.games.refusal import Refusal
from cluehouse.tables import commands
from cluehouse.tables.lineup import check, line_up
from cluehouse.tables.settings import GameName, Settings, game_of, options_of, pack_of
from cluehouse.words import load_cards, load_words
from tests.tables.driver import codenames, table_of

# Fifty distinct words.
OWN = (
    "anchor apple arrow badge bagel basket beetle bottle bridge button cactus camel candle carrot castle cherry cliff "
    "clover comet copper cradle dagger desert donkey dragon eagle engine feather fiddle forest fridge garlic ginger "
    "hammer harbour helmet insect island jacket jungle kettle ladder lemon magnet marble needle ocean orange parrot "
    "pepper"
).split()


def why_not(settings: Settings) -> Refusal:
    with pytest.raises(Refusal) as refused:
        check(settings)
    return refused.value


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("codenames", {"timer": "sometimes"}),
        ("codenames", {"clue_seconds": 9}),
        ("codenames", {"clue_seconds": "120"}),
        ("codenames", {"no_such_option": True}),
        ("duet", {"tokens": 8}),
        ("duet", {"mission": "atlantis"}),
        ("trapwords", {"word_set": "../pl/fantasy"}),
        ("trapwords", {"curse_places": [5]}),
        ("trapwords", {"red_torch": 33}),
        ("decipher", {"length": 7}),
        ("decipher", {"first_wordsmith": 5}),
    ],
)
def test_options_that_the_game_does_not_know_are_refused(game: GameName, options: dict[str, Any]) -> None:
    assert why_not(Settings(game, languages=("pl",), options=options)).code == "bad-option"


@pytest.mark.parametrize(
    ("options", "code"),
    [
        ({"chambers": [7, 6, 5, 4, 3]}, "chambers-not-ascending"),
        ({"chambers": [3, 4, 5, 6, 10], "physical_tiles": True}, "chambers-share-a-tile"),
    ],
)
def test_an_impossible_maze_is_refused_before_the_start(options: dict[str, Any], code: str) -> None:
    assert why_not(Settings("trapwords", options=options)).code == code


@pytest.mark.parametrize("game", ["codenames", "duet", "trapwords", "decipher"])
def test_the_default_settings_of_every_game_can_be_played(game: GameName) -> None:
    settings = Settings(game, languages=("pl",))
    assert check(settings) == settings


@pytest.mark.parametrize("variant", ["standard", "ghost", "shared"])
def test_every_variant_can_be_played(variant: str) -> None:
    check(Settings("codenames", options={"variant": variant}))


@pytest.mark.rule("TW-10")
def test_a_torch_goes_to_somebody_who_is_seated_or_has_to_be() -> None:
    third = Settings("trapwords", options={"red_torch": 3})
    refusal = why_not(third)
    assert refusal.params == {"field": "red_torch", "kind": "range", "least": 1, "most": 2, "game": "trapwords"}
    driver = table_of("trapwords", "red-1", "red-2", "blue-1", "blue-2")
    assert driver.refusal("p1", commands.Agree(third)).params["most"] == 2
    driver.join("red-3")
    driver.do("p1", commands.Agree(third))
    assert driver.table.settings == third


@pytest.mark.rule("TW-10")
def test_the_start_says_which_option_no_longer_fits_when_somebody_has_left() -> None:
    driver = table_of("trapwords", "red-1", "red-2", "red-3", "blue-1", "blue-2")
    driver.do("p1", commands.Agree(Settings("trapwords", options={"red_torch": 3})))
    driver.do(driver.who("red-3"), commands.Leave())
    refusal = driver.refusal("p1", commands.Start())
    assert refusal.code == "bad-option"
    assert (refusal.params["field"], refusal.params["most"]) == ("red_torch", 2)
    driver.do("p1", commands.Agree(Settings("trapwords")))
    driver.do("p1", commands.Start())


@pytest.mark.parametrize(
    ("game", "options", "said"),
    [
        ("codenames", {"timer": "sometimes"}, {"field": "timer", "kind": "choice", "allowed": "end-turn, off, warn"}),
        ("codenames", {"clue_seconds": 9}, {"field": "clue_seconds", "kind": "range", "least": 10, "most": 3600}),
        ("codenames", {"red": 33}, {"field": "red", "kind": "range", "least": 0, "most": 32}),
        ("codenames", {"names": 1}, {"field": "names", "kind": "choice", "allowed": "true, false"}),
        ("codenames", {"fog": 1}, {"field": "fog", "kind": "unknown"}),
        ("duet", {"tokens": 12}, {"field": "tokens", "kind": "range", "least": 9, "most": 11}),
        ("trapwords", {"curse_places": [9]}, {"field": "curse_places", "kind": "numbers", "least": 1, "most": 4}),
        ("trapwords", {"curse_places": "2"}, {"field": "curse_places", "kind": "other"}),
        ("trapwords", {"red_torch": 0}, {"field": "red_torch", "kind": "range", "least": 1, "most": 2}),
        ("trapwords", {"seconds": 601}, {"field": "seconds", "kind": "range", "least": 0, "most": 600}),
        ("trapwords", {"seconds": 1}, {"field": "seconds", "kind": "range", "least": 10, "most": 600}),
        ("trapwords", {"writing_seconds": 5}, {"field": "writing_seconds", "kind": "range", "least": 20, "most": 900}),
        ("decipher", {"first_wordsmith": 3}, {"field": "first_wordsmith", "kind": "range", "least": 0, "most": 2}),
    ],
)
def test_a_refused_option_is_named_with_what_it_may_be(
    game: GameName, options: dict[str, Any], said: dict[str, Any]
) -> None:
    driver = table_of(game, languages=("pl",))
    refusal = driver.refusal("p1", commands.Agree(Settings(game, languages=("pl",), options=options)))
    assert refusal.code == "bad-option"
    assert refusal.params == {**said, "game": game}


def test_a_maze_without_chambers_is_refused_before_the_start() -> None:
    refusal = why_not(Settings("trapwords", options={"chambers": []}))
    assert (refusal.code, refusal.params["field"]) == ("chambers-not-ascending", "chambers")


def test_settings_are_not_changed_while_a_game_is_under_way() -> None:
    driver = codenames()
    assert driver.refused("p1", commands.Agree(driver.table.settings)) == "game-running"


# --- sizes and languages ----------------------------------------------------------------------------


def test_team_sizes_follow_from_who_sits_down_not_from_the_options() -> None:
    settings = Settings("codenames", options={"red": 7, "blue": 7})
    sizes, _ = line_up(settings, dict.fromkeys(("red-chief", "red-1", "blue-chief", "blue-1", "blue-2"), "x"))
    assert (options_of(settings, **sizes).red, options_of(settings, **sizes).blue) == (2, 3)


def test_one_language_is_the_games_language_and_several_are_mixed() -> None:
    assert options_of(Settings("codenames", languages=("pl",))).language == "pl"
    assert options_of(Settings("codenames", languages=("pl", "pl"))).language == "pl"
    assert options_of(Settings("codenames", languages=("pl", "zh"))).language == "mixed"


def test_the_options_do_not_overrule_the_tables_language() -> None:
    assert options_of(Settings("codenames", languages=("zh",), options={"language": "pl"})).language == "zh"


def test_several_languages_use_the_cards_of_each() -> None:
    pack = pack_of(Settings("codenames", languages=("pl", "en", "zh")))
    for language in ("pl", "en", "zh"):
        assert set(load_cards(language, "codenames")) <= set(pack.cards)
    only = pack_of(Settings("codenames", languages=("pl",)))
    assert set(only.cards).isdisjoint(load_cards("en", "codenames"))


def test_decipher_is_played_in_one_of_two_languages() -> None:
    assert why_not(Settings("decipher", languages=("zh",))).code == "language-without-letters"
    assert why_not(Settings("decipher", languages=("pl", "en"))).code == "language-without-letters"
    check(Settings("decipher", languages=("en",)))


def test_the_word_set_of_trapwords_is_the_one_agreed_on() -> None:
    modern = pack_of(Settings("trapwords", options={"word_set": "modern"}))
    assert modern.words == load_words("en", "modern")
    assert pack_of(Settings("trapwords")).words == load_words("en", "fantasy")


# --- custom words -----------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["codenames", "duet", "trapwords"])
def test_custom_words_are_dealt(game: GameName) -> None:
    settings = check(Settings(game, pack="\n".join(OWN)))
    deal = game_of(settings).deal(options_of(settings), pack_of(settings), "a seed")
    assert {word.casefold() for word in deal.words} <= set(OWN)


@pytest.mark.parametrize("pool", ["codenames", "duet", "mixed"])
def test_custom_words_work_with_every_pool(pool: str) -> None:
    for game in ("codenames", "duet"):
        check(Settings(game, pack="\n".join(OWN), options={"pool": pool}))


@pytest.mark.parametrize(
    ("lines", "fault", "line"),
    [
        (OWN[:24], "too-few", 0),
        ([*OWN[:24], "apples"], "too-few", 0),
        ([OWN[0], "", "123", *OWN[1:]], "no-word", 3),
        ([*OWN, "x" * 25], "too-long", 51),
    ],
)
def test_a_bad_pack_is_refused_with_its_first_bad_line(lines: list[str], fault: str, line: int) -> None:
    refusal = why_not(Settings("codenames", pack="\n".join(lines)))
    assert str(refusal.code) == "bad-pack"
    assert (refusal.params["fault"], refusal.params["line"]) == (fault, line)


@pytest.mark.parametrize("game", ["codenames", "duet", "trapwords"])
@pytest.mark.parametrize("count", [25, 30, 48, 49])
def test_a_small_pack_is_enough_for_a_board(game: GameName, count: int) -> None:
    settings = check(Settings(game, pack="\n".join(OWN[:count])))
    deal = game_of(settings).deal(options_of(settings), pack_of(settings), "a seed")
    assert len(set(deal.words)) == len(deal.words)
