"""Tournaments: the same games in any order of play, stopped and resumed, with seats swapped."""

import sys
from pathlib import Path

import pytest

from cluehouse.games import GAMES
from cluehouse.games.record import parse, replay
from cluehouse.lab import command
from cluehouse.lab.entries import relatives
from cluehouse.lab.pool import processes, ray_cluster
from cluehouse.lab.requests import Tournament
from cluehouse.lab.tournament.event import Event, Result, play
from cluehouse.lab.tournament.pairing import ITSELF, RELATIVES, STRANGERS, round_robin, seated, swiss_pairs
from cluehouse.lab.tournament.ratings import ratings, standings
from cluehouse.lab.tournament.results import Plan, ResultsFile
from cluehouse.lab.tournament.running import run
from tests.lab.ray_stand_in import RayStandIn

CHIEFS_AND_AGENTS = ("red-chief", "red-1", "blue-chief", "blue-1")
MUTE = "tests.lab.test_tournament:Silent"
PLAN = Plan(Event("duet"), ("dice", "beginner"), 2)


def test_every_deal_is_played_twice_with_the_entries_swapped() -> None:
    game, seats = GAMES["codenames"], CHIEFS_AND_AGENTS
    planned = [pairing for pairing in round_robin(game, ("x", "y"), 1) if pairing.partners == STRANGERS]
    assert [seated(game, seats, pairing) for pairing in planned] == [
        dict(zip(seats, ("x", "y", "y", "x"), strict=True)),
        dict(zip(seats, ("y", "x", "x", "y"), strict=True)),
    ]


def test_with_itself_an_entry_fills_a_side_or_the_table() -> None:
    for name, seats in (("codenames", ("red-chief", "red-1")), ("duet", ("A1", "B1"))):
        for pairing in round_robin(GAMES[name], ("x", "y"), 1):
            if pairing.partners == ITSELF:
                assert len(set(seated(GAMES[name], seats, pairing).values())) == 1


def test_a_swiss_round_pairs_similar_scores_that_have_not_met() -> None:
    met = {frozenset(("a", "b"))}
    assert swiss_pairs(("a", "b", "c", "d"), {"a": 3, "b": 3, "c": 1}, met) == [("a", "c"), ("b", "d")]


@pytest.mark.parametrize(("name", "seats"), [("codenames", CHIEFS_AND_AGENTS), ("duet", ("A1", "B1"))])
def test_with_strangers_nobody_sits_beside_itself(name: str, seats: tuple[str, ...]) -> None:
    game = GAMES[name]
    for pairing in round_robin(game, ("x", "y", "z"), 1):
        if pairing.partners == STRANGERS:
            sitting = seated(game, seats, pairing)
            teams = [[s for s in seats if game.seating.side_of(s) == side] for side in game.seating.sides] or [
                list(seats)
            ]
            for team in teams:
                assert len({sitting[seat] for seat in team}) == len(team) == 2, pairing


def test_records_of_all_games_are_kept_and_end_as_the_results_say(tmp_path: Path) -> None:
    plan = Plan(Event("duet"), ("dice", MUTE), 1)
    run(plan, tmp_path / "results.jsonl", processes(1), tmp_path / "records")
    results = ResultsFile(tmp_path / "results.jsonl", plan).in_order()
    records = [parse(GAMES, path.read_text()) for path in sorted((tmp_path / "records").iterdir())]
    outcomes = [replay(GAMES["duet"], record).outcome for record in records]
    assert [outcome and outcome.reason for outcome in outcomes] == [result.ending for result in results]
    assert [len(record.moves) for record in records] == [result.moves for result in results]


def test_a_player_that_never_moves_is_helped_and_said_so() -> None:
    result, _ = play(Event("duet"), round_robin(GAMES["duet"], ("dice", MUTE), 1)[0])
    assert result.helped[MUTE] > 0
    assert "dice" not in result.helped


def test_each_role_has_a_rating_of_its_own() -> None:
    event, game, seats = Event("codenames"), GAMES["codenames"], CHIEFS_AND_AGENTS
    results = [
        Result(pairing, sitting := seated(game, seats, pairing), won(sitting), "", 1, 1, {}, {})
        for pairing in round_robin(game, ("chief", "agent"), 20)
    ]
    rated = {(each.entry, each.role): each.rating for each in ratings(event, results)}
    roles = [game.seating.seats[seat].role for seat in seats[:2]]
    assert rated["chief", roles[0]] > rated["agent", roles[0]]
    assert rated["chief", roles[1]] < rated["agent", roles[1]]


def won(sitting: dict[str, str]) -> tuple[str, ...]:
    """The side wins that has `chief` as its giver."""
    side = "red" if sitting["red-chief"] == "chief" else "blue"
    return tuple(seat for seat in sitting if seat.startswith(side))


class Silent:
    """Never moves."""

    def __init__(self, game: str, seed: str) -> None:
        pass

    def choose(self, sent: bytes) -> None:
        """Wait for others."""


def test_a_pairing_always_gives_the_same_result() -> None:
    pairing = round_robin(GAMES["duet"], ("dice", "beginner"), 1)[0]
    assert play(PLAN.event, pairing) == play(PLAN.event, pairing)


@pytest.mark.parametrize("system", ["round-robin", "swiss"])
def test_a_tournament_that_was_stopped_goes_on_with_the_same_result(tmp_path: Path, system: str) -> None:
    plan = Plan(Event("duet"), ("dice", "beginner"), 1, "swiss" if system == "swiss" else "round-robin", 2)
    whole = run(plan, tmp_path / "whole.jsonl", processes(1))
    lines = (tmp_path / "whole.jsonl").read_bytes().splitlines(keepends=True)
    (tmp_path / "half.jsonl").write_bytes(b"".join(lines[:3]) + lines[3][:20])  # killed while it was writing
    resumed = run(plan, tmp_path / "half.jsonl", processes(1))
    assert (tmp_path / "half.html").read_text() == (tmp_path / "whole.html").read_text()
    assert {**resumed, "report": ""} == {**whole, "report": ""}


def test_on_ray_the_result_is_the_same_even_if_a_machine_is_lost(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    here = run(PLAN, tmp_path / "here.jsonl", processes(1))
    cluster = RayStandIn()
    monkeypatch.setitem(sys.modules, "ray", cluster)
    there = run(PLAN, tmp_path / "there.jsonl", ray_cluster("10.0.0.1:6379"))
    assert cluster.addresses == ["10.0.0.1:6379"]
    assert cluster.lost
    assert {**here, "report": ""} == {**there, "report": ""}
    here_lines, there_lines = ((tmp_path / name).read_bytes().splitlines() for name in ("here.jsonl", "there.jsonl"))
    assert here_lines != there_lines
    assert sorted(here_lines) == sorted(there_lines)


def test_without_ray_the_command_says_how_to_install_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(command, "find_spec", lambda name: None)
    wanted = {"game": "duet", "out": str(tmp_path / "none.jsonl"), "ray": "auto"}
    assert command.run(Tournament, wanted) == 2
    assert "cluehouse[ray]" in capsys.readouterr().err
    assert not list(tmp_path.iterdir())


def test_entries_that_share_a_source_are_no_strangers() -> None:
    related = relatives(("careful", "even", "dice", MUTE), "duet")
    assert related == {frozenset(("careful", "even"))}
    planned = round_robin(GAMES["duet"], ("careful", "even", "dice"), 1, related)
    assert {pairing.partners for pairing in planned if {pairing.one, pairing.other} == {"careful", "even"}} == {
        RELATIVES
    }
    assert {pairing.partners for pairing in planned if "dice" in (pairing.one, pairing.other)} == {STRANGERS, ITSELF}


def test_a_bot_with_our_own_encoder_is_a_relative_of_our_bots() -> None:
    encoder = "cluehouse.lab.baselines:encoder"
    assert relatives(("even", "dice", encoder), "duet") == {frozenset(("even", encoder))}


def test_what_relatives_win_does_not_count_among_strangers() -> None:
    pairs = round_robin(GAMES["duet"], ("careful", "even", "dice"), 2, {frozenset(("careful", "even"))})
    results = [
        Result(
            each,
            seated(GAMES["duet"], ("A1", "B1"), each),
            ("A1", "B1")[: 2 * (each.partners == RELATIVES)],
            "",
            1,
            1,
            {},
            {},
        )
        for each in pairs
    ]
    won = {(each.entry, each.partners): each.wins for each in standings(Event("duet"), results, ("careful", "dice"))}
    assert won["careful", RELATIVES] == 1
    assert won["careful", STRANGERS] == won["dice", STRANGERS] == 0


def test_ratings_do_not_depend_on_who_plays_first() -> None:
    """All entries lose everything: none of them is better because its games came late."""
    entries = ("a", "b", "c", "d", "e", "f")
    planned = round_robin(GAMES["duet"], entries, 4)
    lost = [Result(each, seated(GAMES["duet"], ("A1", "B1"), each), (), "", 1, 1, {}, {}) for each in planned]
    rated = ratings(Event("duet"), lost)
    assert max(each.rating for each in rated) < min(each.high for each in rated)
    assert [each.entry for each in rated] != list(reversed(entries))


def test_an_interval_leaves_doubt_where_all_games_were_lost() -> None:
    planned = round_robin(GAMES["duet"], ("a", "b"), 4)
    lost = [Result(each, seated(GAMES["duet"], ("A1", "B1"), each), (), "", 1, 1, {}, {}) for each in planned]
    assert all(each.wins_interval == (0.0, 0.6024) for each in standings(Event("duet"), lost, ("a",)) if each.games)


def test_each_pair_has_deals_of_its_own() -> None:
    planned = round_robin(GAMES["duet"], ("x", "y", "z"), 5)
    assert len({pairing.deal for pairing in planned if pairing.partners == STRANGERS}) == 3 * 5


def test_a_file_of_another_tournament_is_refused(tmp_path: Path) -> None:
    ResultsFile(tmp_path / "results.jsonl", PLAN)
    with pytest.raises(ValueError, match="another tournament"):
        ResultsFile(tmp_path / "results.jsonl", Plan(Event("duet"), ("dice",), 3))
