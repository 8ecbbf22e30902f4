"""The mission map: 26 cities, their tokens, and the routes between them."""

import pytest

from cluehouse.games.duet import MISSIONS, ROUTES, Options, mission_played, unlocked
from cluehouse.games.refusal import Refusal
from tests.duet.table import bank, missed, table, turns

CITIES = {
    "prague": (9, 9),
    "cairo": (9, 5),
    "cape_town": (10, 1),
    "baghdad": (8, 5),
    "dubai": (7, 5),
    "sydney": (9, 1),
    "singapore": (6, 6),
    "mumbai": (6, 5),
    "moscow": (8, 8),
    "yakutsk": (8, 4),
    "tokyo": (8, 1),
    "rio": (7, 3),
    "shanghai": (7, 4),
    "hong_kong": (6, 4),
    "bangkok": (7, 7),
    "berlin": (11, 2),
    "london": (10, 2),
    "montreal": (9, 2),
    "los_alamos": (8, 2),
    "washington": (7, 2),
    "vatican": (8, 0),
    "madrid": (10, 0),
    "casablanca": (9, 3),
    "bogota": (8, 3),
    "paris": (11, 0),
    "monte_carlo": (9, 0),
}


@pytest.mark.rule("DU-90")
def test_the_map_has_these_26_missions() -> None:
    assert len(CITIES) == 26
    assert {mission.id: (mission.tokens, mission.mistakes) for mission in MISSIONS.values()} == CITIES
    assert all(name == mission.id for name, mission in MISSIONS.items())


@pytest.mark.rule("DU-89", "DU-90")
@pytest.mark.parametrize("city", CITIES)
def test_the_missions_number_of_tokens_lies_bystander_side_up_and_the_rest_tick_side_up(city: str) -> None:
    tokens, mistakes = CITIES[city]
    assert bank(table(mission=city)) == (mistakes, tokens - mistakes)


@pytest.mark.rule("DU-89", "DU-05")
def test_a_mission_brings_its_own_tokens() -> None:
    assert bank(table(mission="cairo", tokens=11)) == (5, 4)


@pytest.mark.rule("D-DU-01", "DU-91")
def test_seven_seven_is_bangkok() -> None:
    assert [city for city, numbers in CITIES.items() if numbers == (7, 7)] == ["bangkok"]
    assert bank(table(mission="bangkok")) == (7, 0)
    with pytest.raises(Refusal) as refusal:
        table(mission="jakarta")
    assert refusal.value.code == "bad-option"


@pytest.mark.rule("DU-91")
@pytest.mark.parametrize(("city", "tokens"), [("moscow", 8), ("bangkok", 7), ("singapore", 6), ("prague", 9)])
def test_some_missions_play_like_the_standard_game_with_fewer_tokens(city: str, tokens: int) -> None:
    misses = [f"{giver}: BB{number}" for number in range(1, 6) for giver in "AB"][:tokens]
    game, standard = table(mission=city), table()
    for number, turn in enumerate(misses, 1):
        game, standard = turns(game, turn), turns(standard, turn)
        assert bank(game) == (tokens - number, 0)
        assert missed(game) == missed(standard)
    assert game.phase == "sudden-death"


# --- the lines ------------------------------------------------------------------------------------


@pytest.mark.rule("DU-86", "DU-88")
def test_before_the_first_win_only_prague_is_open() -> None:
    assert unlocked(frozenset()) == {"prague"}


@pytest.mark.rule("DU-88")
def test_from_prague_berlin_cairo_and_moscow_are_open() -> None:
    assert unlocked(frozenset({"prague"})) == {"prague", "berlin", "cairo", "moscow"}


@pytest.mark.rule("DU-88")
@pytest.mark.parametrize("city", sorted(CITIES))
def test_a_mission_done_unlocks_those_joined_to_it_and_no_others(city: str) -> None:
    joined = {route.other if route.one == city else route.one for route in ROUTES if city in (route.one, route.other)}
    assert joined
    assert unlocked(frozenset({city})) == {"prague", city} | joined


@pytest.mark.rule("DU-88", "DU-90")
def test_every_mission_can_be_reached_from_prague() -> None:
    done: frozenset[str] = frozenset()
    while unlocked(done) != done:
        done = unlocked(done)
    assert done == set(CITIES)


@pytest.mark.rule("D-DU-26", "DU-88")
def test_only_the_three_lines_from_prague_claim_the_rulebook() -> None:
    stated = {frozenset((route.one, route.other)) for route in ROUTES if route.source == "rulebook"}
    assert stated == {frozenset(("prague", city)) for city in ("berlin", "cairo", "moscow")}
    assert {route.source for route in ROUTES} == {"rulebook", "reconstruction"}
    assert len({frozenset((route.one, route.other)) for route in ROUTES}) == len(ROUTES)
    assert {city for route in ROUTES for city in (route.one, route.other)} == set(CITIES)


# --- which game counts for which mission ----------------------------------------------------------


@pytest.mark.rule("DU-86", "D-DU-27")
def test_only_the_nine_token_game_counts_for_prague() -> None:
    assert mission_played(Options()) == "prague"
    assert mission_played(Options(mission="prague")) == "prague"
    assert mission_played(Options(tokens=10)) is None
    assert mission_played(Options(tokens=11)) is None


@pytest.mark.rule("DU-88")
@pytest.mark.parametrize("city", sorted(CITIES))
def test_a_mission_counts_for_itself(city: str) -> None:
    assert mission_played(Options(mission=city)) == city
