"""Tournaments: the same games in any order of play, stopped and resumed, with seats swapped."""

import json
import sys
from pathlib import Path

import pytest

import cluehouse
from cluehouse.games import GAMES
from cluehouse.games.record import parse, replay
from cluehouse.lab import command
from cluehouse.lab.entries import relatives
from cluehouse.lab.pool import processes, ray_cluster
from cluehouse.lab.requests import Tournament
from cluehouse.lab.tournament.event import Event, Result, play, tables
from cluehouse.lab.tournament.pairing import (
    ITSELF,
    RELATIVES,
    STRANGERS,
    Pairing,
    Tables,
    round_robin,
    seated,
    swiss_pairs,
    tables_of,
    team_of,
)
from cluehouse.lab.tournament.ratings import ratings, standings
from cluehouse.lab.tournament.results import Plan, ResultsFile
from cluehouse.lab.tournament.running import made_ready, run
from tests.lab.ray_stand_in import RayStandIn

CHIEFS_AND_AGENTS = ("red-chief", "red-1", "blue-chief", "blue-1")
MUTE = "tests.lab.test_tournament:Silent"
PLAN = Plan(Event("duet"), ("dice", "beginner"), 2)


def tables_for(name: str, seats: tuple[str, ...], rival: str = "rival") -> Tables:
    return tables_of(GAMES[name], seats, rival)


DUET = tables_for("duet", ("A1", "B1"))
CODENAMES = tables_for("codenames", CHIEFS_AND_AGENTS)


def lost(pairing: Pairing, tables: Tables = DUET, game: str = "duet", won: tuple[str, ...] = ()) -> Result:
    """A game that the team lost, if nothing else is said."""
    sitting = seated(GAMES[game], tables, pairing)
    team = team_of(GAMES[game], tables, pairing)
    return Result(pairing, sitting, team, won, "", 1, {seat: {"agents": 3} for seat in sitting}, {}, {})


def test_two_entries_play_each_deal_on_both_sides_in_both_orders_of_roles_against_the_rival() -> None:
    planned = round_robin(CODENAMES, ("x", "y"), 1)
    sitting = [seated(GAMES["codenames"], CODENAMES, each) for each in planned if each.partners == STRANGERS]
    rows = (("x", "y", "rival", "rival"), ("rival", "rival", "x", "y"))
    other_order = (("y", "x", "rival", "rival"), ("rival", "rival", "y", "x"))
    assert sitting == [dict(zip(CHIEFS_AND_AGENTS, row, strict=True)) for row in (*rows, *other_order)]
    assert len({each.deal_seed("s") for each in planned if each.partners == STRANGERS}) == 1


def test_an_entry_with_itself_plays_against_the_rival_and_the_rival_not_against_itself() -> None:
    planned = [each for each in round_robin(CODENAMES, ("x", "rival"), 1) if each.partners == ITSELF]
    assert [(each.one, each.swapped) for each in planned] == [("x", False), ("x", True)]
    assert seated(GAMES["codenames"], CODENAMES, planned[1]) == dict(
        zip(CHIEFS_AND_AGENTS, ("rival", "rival", "x", "x"), strict=True)
    )


def test_where_all_play_together_a_deal_is_played_twice_with_the_seats_swapped() -> None:
    planned = round_robin(DUET, ("x", "y"), 1)
    assert [(each.partners, seated(GAMES["duet"], DUET, each)) for each in planned] == [
        (STRANGERS, {"A1": "x", "B1": "y"}),
        (STRANGERS, {"A1": "y", "B1": "x"}),
        (ITSELF, {"A1": "x", "B1": "x"}),
        (ITSELF, {"A1": "y", "B1": "y"}),
    ]


def test_a_team_alone_against_the_board_has_no_rival() -> None:
    ghost = tables_for("codenames", ("red-chief", "red-1"))
    planned = [each for each in round_robin(ghost, ("x", "y"), 1) if each.partners == STRANGERS]
    assert [seated(GAMES["codenames"], ghost, each)["red-chief"] for each in planned] == ["x", "y"]


def test_a_seat_of_both_sides_makes_a_tournament_impossible() -> None:
    with pytest.raises(ValueError, match="operative"):
        tables(Event("codenames", options={"variant": "shared"}))


def test_a_swiss_round_pairs_similar_scores_that_have_not_met() -> None:
    met = {frozenset(("a", "b"))}
    assert swiss_pairs(("a", "b", "c", "d"), {"a": 3, "b": 3, "c": 1}, met) == [("a", "c"), ("b", "d")]


@pytest.mark.parametrize("name", ["codenames", "duet", "trapwords"])
def test_with_strangers_nobody_sits_beside_itself(name: str) -> None:
    seats = tables(Event(name))
    for pairing in round_robin(seats, ("x", "y", "z"), 1):
        if pairing.partners == STRANGERS:
            sitting = seated(GAMES[name], seats, pairing)
            team = [sitting[seat] for seat in team_of(GAMES[name], seats, pairing)]
            assert len(set(team)) == len(team) == 2, pairing


def test_records_of_all_games_name_the_entries_and_end_as_the_results_say(tmp_path: Path) -> None:
    plan = Plan(Event("duet"), ("dice", MUTE), 1)
    run(plan, tmp_path / "results.jsonl", processes(1), tmp_path / "records")
    results = ResultsFile(tmp_path / "results.jsonl", made_ready(plan)).in_order()
    texts = [path.read_text() for path in sorted((tmp_path / "records").iterdir())]
    records = [parse(GAMES, text) for text in texts]
    outcomes = [replay(GAMES["duet"], record).outcome for record in records]
    assert [outcome and outcome.reason for outcome in outcomes] == [result.ending for result in results]
    assert [len(record.moves) for record in records] == [result.moves for result in results]
    for text, result in zip(texts, results, strict=True):
        assert text.split("\n")[1:3] == [f"# {seat}: {entry}" for seat, entry in result.seats.items()]


def test_a_player_that_never_moves_is_helped_and_said_so() -> None:
    result, _ = play(Event("duet"), Pairing(0, "dice", MUTE, 0, STRANGERS))
    assert list(result.helped) == ["B1"]
    assert result.seats["B1"] == MUTE


def test_results_tell_how_far_everybody_came() -> None:
    result, _ = play(Event("duet"), Pairing(0, "dice", "beginner", 0, STRANGERS))
    assert 0 <= result.reached["A1"]["agents"] <= 15
    (own,) = standings(Event("duet"), [result], ("dice",))
    assert own.reached["agents"].mean == result.reached["A1"]["agents"]


def test_each_role_has_a_rating_of_its_own() -> None:
    event = Event("codenames")
    results = [
        lost(each, CODENAMES, "codenames", team_of(GAMES["codenames"], CODENAMES, each) if each.one == "chief" else ())
        for each in round_robin(CODENAMES, ("chief", "agent"), 20)
        if each.partners == STRANGERS
    ]
    rated = {(each.entry, each.role): (each.place, each.rating) for each in ratings(event, results)}
    assert {entry for entry, _ in rated} == {"chief", "agent"}
    assert rated["chief", "chief"][1] > rated["agent", "chief"][1]
    assert rated["chief", "operative"][1] < rated["agent", "operative"][1]
    assert [rated["chief", "chief"][0], rated["agent", "chief"][0]] == [1, 2]
    own = {(each.entry, each.role): each.wins for each in standings(event, results, ("chief",))}
    assert own == {("chief", "chief"): 1.0, ("chief", "operative"): 0.0}


class Silent:
    """Never moves."""

    def __init__(self, game: str, seed: str) -> None:
        pass

    def choose(self, sent: bytes) -> None:
        """Wait for others."""


def test_a_pairing_always_gives_the_same_result() -> None:
    pairing = round_robin(DUET, ("dice", "beginner"), 1)[0]
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
    planned = round_robin(DUET, ("careful", "even", "dice"), 1, related)
    assert {pairing.partners for pairing in planned if {pairing.one, pairing.other} == {"careful", "even"}} == {
        RELATIVES
    }
    assert {pairing.partners for pairing in planned if "dice" in (pairing.one, pairing.other)} == {STRANGERS, ITSELF}


def test_a_bot_with_our_own_encoder_is_a_relative_of_our_bots() -> None:
    encoder = "cluehouse.lab.baselines:encoder"
    assert relatives(("even", "dice", encoder), "duet") == {frozenset(("even", encoder))}


def test_what_relatives_win_does_not_count_among_strangers() -> None:
    pairs = round_robin(DUET, ("careful", "even", "dice"), 2, {frozenset(("careful", "even"))})
    results = [lost(each, won=("A1", "B1")[: 2 * (each.partners == RELATIVES)]) for each in pairs]
    won = {(each.entry, each.partners): each.wins for each in standings(Event("duet"), results, ("careful", "dice"))}
    assert won["careful", RELATIVES] == 1
    assert won["careful", STRANGERS] == won["dice", STRANGERS] == 0


def test_entries_that_all_lost_share_a_place_and_stand_by_name() -> None:
    planned = round_robin(DUET, ("f", "e", "d", "c", "b", "a"), 4)
    rated = ratings(Event("duet"), [lost(each) for each in planned])
    assert [(each.entry, each.place) for each in rated] == [(entry, 1) for entry in "abcdef"]


def test_an_interval_leaves_doubt_where_all_games_were_lost() -> None:
    results = [lost(each) for each in round_robin(DUET, ("a", "b"), 4)]
    told = standings(Event("duet"), results, ("a",))
    assert [(each.partners, each.wins_interval) for each in told] == [
        (STRANGERS, (0.0, 0.6024)),
        (ITSELF, (0.0, 0.6024)),
    ]


def test_another_entry_changes_no_deal_of_others() -> None:
    def deals(entries: tuple[str, ...]) -> dict[tuple[str, str, int], str]:
        return {each.board: each.deal_seed("seed") for each in round_robin(DUET, entries, 5)}

    few, more = deals(("x", "z")), deals(("z", "y", "x"))
    assert few.items() <= more.items()
    assert len(set(more.values())) == len(more) == 6 * 5


def test_a_file_of_another_tournament_is_refused_and_says_why(tmp_path: Path) -> None:
    ResultsFile(tmp_path / "results.jsonl", PLAN)
    with pytest.raises(ValueError, match="another tournament: entries, deals differ"):
        ResultsFile(tmp_path / "results.jsonl", Plan(Event("duet"), ("dice",), 3))


def test_a_tournament_whose_player_was_changed_is_not_resumed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", sys.path.copy())
    source = Path(__file__).parent.parent / "bots" / "toy_player.py"
    (tmp_path / "changing.py").write_text(source.read_text())
    plan = Plan(Event("duet"), ("dice", "changing:FirstChoice"), 1)
    run(plan, tmp_path / "results.jsonl", processes(1))
    (tmp_path / "changing.py").write_text(source.read_text() + "\n# changed\n")
    with pytest.raises(ValueError, match="players differ"):
        run(plan, tmp_path / "results.jsonl", processes(1))


def test_the_file_of_results_tells_version_and_all_options(tmp_path: Path) -> None:
    run(Plan(Event("duet", options={"tokens": 10}), ("dice",), 1), tmp_path / "results.jsonl", processes(1))
    head = json.loads((tmp_path / "results.jsonl").read_text().split("\n")[0])
    assert head["version"] == cluehouse.__version__
    assert head["event"]["options"] | {"tokens": 10, "restart": True} == head["event"]["options"]


def test_an_entry_that_is_named_twice_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="dice is named twice"):
        run(Plan(Event("duet"), ("dice", "beginner", "dice"), 1), tmp_path / "results.jsonl", processes(1))


class Deaf:
    """Plays in no language."""

    def __init__(self, game: str, seed: str) -> None:
        pass

    def choose(self, sent: bytes) -> None:
        """Wait for others."""

    def prepare(self, language: str) -> None:
        """Refuse every language."""
        raise ValueError(f"no words for {language}")


def test_an_entry_that_cannot_play_in_the_language_is_refused_at_the_start(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    entry = "tests.lab.test_tournament:Deaf"
    wanted = {"game": "duet", "language": "pl", "entries": ["dice", entry], "out": str(tmp_path / "none.jsonl")}
    assert command.run(Tournament, wanted) == 2
    assert capsys.readouterr().err == f"cluehouse lab tournament: {entry} cannot play: no words for pl\n"
    assert not list(tmp_path.iterdir())
